"""A game address by address: what happened, why, what is wrong there, and the position after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from sintra_cli.family.rules.address import FINAL, Address, parse
from sintra_cli.family.rules.replay import Stepper
from sintra_cli.log.log import Log
from sintra_cli.referee.explain import explain
from sintra_cli.referee.picture import picture
from sintra_cli.referee.replay import ledger
from sintra_cli.referee.standing import Standing
from sintra_cli.report.drawing.picture import Picture
from sintra_cli.report.model import Diagnostic
from sintra_cli.report.page.game import Happened


def story(log: Log, whole: Standing, errors: Sequence[Diagnostic]) -> list[Happened]:
    """Tell a log that has been played to its end; the first illegal thing is the last that is told.

    Nothing is told where the set-up is not allowed. The path of the log is not in it.
    """
    played = whole.replay
    failure = played.failure
    if failure is not None and failure.address is None:
        return []
    positions = dict(_positions(log))
    last = next(iter(positions.values()))
    told = []
    groups = [[*group] for _, group in groupby(ledger(log, played), key=lambda entry: entry.address)]
    addresses = [FINAL if entries[0].round is None else parse(entries[0].address) for entries in groups]
    for at, entries in zip(addresses, groups, strict=True):
        last = positions.get(at, last)
        told.append(
            Happened(
                address=str(at),
                round=entries[0].round,
                entries=entries,
                explanation=explain(log, at, "", whole),
                wrong=[error for error in errors if _place(error, addresses) == at],
                after=last,
            )
        )
    if failure is not None and failure.address is not None:
        told.append(
            Happened(
                address=str(failure.address),
                round=failure.round,
                entries=[],
                explanation=explain(log, failure.address, "", whole),
                wrong=errors[-1:],
                after=last,
            )
        )
    return told


def _positions(log: Log) -> Iterator[tuple[Address, Picture]]:
    """Yield the position after each thing that happens, as far as it is legal; first the one at the beginning."""
    table = log.open()
    yield Address(0, 0), picture(log, table, "at the beginning")
    stepper = Stepper(table, log.rounds)
    while not stepper.over:
        address = stepper.address
        if stepper.advance().wrong is not None:
            return
        yield address, picture(log, table, f"after {address}")


def _place(error: Diagnostic, addresses: Sequence[Address]) -> Address | None:
    """Return where a claim that differs is told: at its move, at the end of its round, or at the end of the game."""
    if error.round is None:
        return FINAL
    if error.move is not None:
        return Address(error.round, error.move)
    return max((address for address in addresses if address.round == error.round), default=None)
