"""What rulings decided in a log, note by note."""

from __future__ import annotations

from collections.abc import Iterator

from sintra_cli.family.rules.address import END, FINAL, START, Address
from sintra_cli.family.rules.replay import Replay
from sintra_cli.log.log import Log
from sintra_cli.report.model import Decided, RulingNote


def notes(log: Log, replay: Replay) -> list[RulingNote]:
    """Return what rulings decided, in the order of the game; that something is illegal by one comes last."""
    return [_note(log, *found) for found in _found(log, replay)]


def _found(log: Log, replay: Replay) -> Iterator[tuple[Address, int | None, Decided]]:
    decisions = log.setup.decisions(log.names)
    for this in replay.rounds:
        number = this.number
        yield from ((Address(number, START), None, did) for did in decisions.at_start(this))
        for move, turn in enumerate(this.turns, 1):
            yield from ((Address(number, move), turn.seat, did) for did in decisions.in_turn(turn))
        yield from ((Address(number, END), None, did) for did in decisions.at_end(this))
    finals = replay.final or ()
    for seat, final in enumerate(finals):
        yield from ((FINAL, seat, did) for did in decisions.in_final(seat, final))
    yield from ((FINAL, None, did) for did in decisions.in_ranking(finals))
    failure = replay.failure
    if failure is not None and failure.address is not None:
        address = failure.address
        yield from ((address, failure.player, did) for did in decisions.in_failure(failure))


def _note(log: Log, address: Address, seat: int | None, decided: Decided) -> RulingNote:
    return RulingNote(
        round=None if address == FINAL else address.round,
        address=str(address),
        player=None if seat is None else log.names[seat],
        decided=decided,
    )
