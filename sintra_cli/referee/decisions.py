"""Say where a ruling decided something: where another value of it would have led to something else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, get_args, get_type_hints

from sintra_cli.family.rules.address import END, FINAL, START, Address
from sintra_cli.family.rules.replay import Failure, PlayedRound, Replay
from sintra_cli.games.sintra.setup import SintraSetup
from sintra_cli.log.log import Log
from sintra_cli.report.model import Decided, RulingNote


def notes(log: Log, replay: Replay) -> list[RulingNote]:
    """Return what rulings decided, in the order of the game; that something is illegal by one comes last."""
    return [_note(log, *found) for found in _found(log, replay)]


def at_start(log: Log, this: PlayedRound) -> list[Decided]:
    """Say what decided how a round was drawn."""
    did = "the bag was short, and what was left in it was drawn before the discard went in"
    if log.setup.rulings.refill == "when_short":
        did = "the bag was short, so the discard went in before the draw"
    return [decided(log, ruling, did) for ruling in this.decided_at_start]


def at_end(log: Log, this: PlayedRound) -> list[Decided]:
    """Say what decided who starts the next round."""
    if not this.decided_at_end or this.next_starter is None:
        return []
    name = log.names[this.next_starter]
    did = f"nobody took from the centre, so {name} starts the next round, {why_starter(log, this.starter)}"
    return [decided(log, ruling, did) for ruling in this.decided_at_end]


def why_starter(log: Log, first: int) -> str:
    """Say why somebody starts the round after one that a seat started, and in which nobody took from the centre."""
    return {
        "same_starter": "who started this one",
        "next_player": f"the player after {log.names[first]}",
        "after_last": "for turns just go on",
    }[log.setup.rulings.untouched_centre]


def in_turn(log: Log, turn: Any) -> list[Decided]:
    """Say what decided something in a turn."""
    if not turn.decided:
        return []
    from sintra_cli.games.sintra import decisions as sintra_decisions

    return sintra_decisions.in_turn(log, log.setup, turn)


def in_final(log: Log, seat: int, final: Any) -> list[Decided]:
    """Say what decided something in the final scoring of a player (a seat)."""
    if not final.decided:
        return []
    from sintra_cli.games.sintra import decisions as sintra_decisions

    return sintra_decisions.in_final(log, log.setup, seat, final)


def in_ranking(log: Log, finals: Sequence[Any]) -> list[Decided]:
    """Say what decided ties."""
    if not isinstance(log.setup, SintraSetup) or len({final.total for final in finals}) == len(finals):
        return []
    from sintra_cli.games.sintra import decisions as sintra_decisions

    return sintra_decisions.in_ranking(log, finals)


def in_failure(log: Log, failure: Failure) -> list[Decided]:
    """Say that something is illegal by a ruling alone."""
    ruling = failure.ruling
    if ruling is None:
        return []
    what = "this draw" if failure.move is None else "this move"
    return [decided(log, ruling, f"{what} is illegal ({failure.rule}); with {other(log, ruling)} it would be right")]


def decided(log: Log, ruling: str, did: str) -> Decided:
    """Put what a ruling did together with its value."""
    return Decided(ruling=ruling, value=getattr(log.setup.rulings, ruling), did=did)


def other(log: Log, ruling: str) -> str:
    """Return the value of a ruling that is not in force."""
    values: Sequence[Any] = get_args(get_type_hints(type(log.setup.rulings))[ruling])
    return next(str(value) for value in values if value != getattr(log.setup.rulings, ruling))


def _found(log: Log, replay: Replay) -> Iterator[tuple[Address, int | None, Decided]]:
    for this in replay.rounds:
        number = this.number
        yield from ((Address(number, START), None, did) for did in at_start(log, this))
        for move, turn in enumerate(this.turns, 1):
            yield from ((Address(number, move), turn.seat, did) for did in in_turn(log, turn))
        yield from ((Address(number, END), None, did) for did in at_end(log, this))
    finals = replay.final or ()
    for seat, final in enumerate(finals):
        yield from ((FINAL, seat, did) for did in in_final(log, seat, final))
    yield from ((FINAL, None, did) for did in in_ranking(log, finals))
    if replay.failure is not None:
        address = replay.failure.address
        if address is not None:
            yield from ((address, replay.failure.player, did) for did in in_failure(log, replay.failure))


def _note(log: Log, address: Address, seat: int | None, decided: Decided) -> RulingNote:
    return RulingNote(
        round=None if address == FINAL else address.round,
        address=str(address),
        player=None if seat is None else log.names[seat],
        decided=decided,
    )
