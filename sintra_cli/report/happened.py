"""What a typed line did, told at the table in the words of the ledger."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sintra_cli.report.ledger import Entry
from sintra_cli.report.narrative import decided
from sintra_cli.report.wording import signed
from sintra_cli.text import SCREEN, counted, listed, visible, wrapped

_INDENT = "  "


def told(entry: Entry, idle: str) -> Iterator[str]:
    """Yield the lines of an entry: where, who, the move, what it did, and the points with their sum.

    `idle` is said of a player for whom it did nothing. Of the final scoring only what brought or cost points is said.
    """
    start = " ".join(part for part in (entry.address, entry.player, entry.move) if part)
    of_final = entry.round is None and entry.player is not None
    clauses = [said for part in entry.parts if (part.points or not of_final) and (said := part.said())] or [idle]
    if entry.points or (entry.player is not None and entry.move is None):
        clauses.append(f"{signed(entry.points)} in all, now {counted(entry.total or 0, 'point')}")
    yield from hanging(f"{start}: {'; '.join([*clauses, *decided(entry)])}")


def totals(number: int, scores: Iterable[tuple[str, int]]) -> Iterator[str]:
    """Yield the totals of all players (name and points) after a round."""
    yield from hanging(f"after round {number}: {listed([f'{name} {points}' for name, points in scores])}")


def claims(when: str, totals: Sequence[tuple[str, int, int]]) -> Iterator[str]:
    """Say whether totals on paper agree: name, claimed and counted."""
    written = listed([f"{name} {claimed}" for name, claimed, _ in totals])
    differ = [
        f"{name} has {counted} ({claimed - counted:+d} on paper)"
        for name, claimed, counted in totals
        if claimed != counted
    ]
    says = f"this differs from what was counted: {'; '.join(differ)}" if differ else "as counted"
    yield from hanging(f"on paper {when}: {written}: {says}")


def notes(texts: Sequence[str]) -> Iterator[str]:
    """Yield whole sentences."""
    for text in texts:
        yield from hanging(text)


def hanging(text: str) -> Iterator[str]:
    """Break a text into lines of a screen, all but the first indented, with what is hidden in it shown."""
    first, *more = wrapped(visible(text), SCREEN - len(_INDENT))
    yield first
    yield from (f"{_INDENT}{line}" for line in more)
