"""A ledger as a narrative: a line for each entry, for a terminal of 80 columns and as Markdown."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from sintra_cli.report.ansi import painter
from sintra_cli.report.heading import facts, title, trouble
from sintra_cli.report.wording import signed, ties_in
from sintra_cli.text import SCREEN, filled, head, padded, visible, width, wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sintra_cli.report.ansi import Paint
    from sintra_cli.report.ledger import Entry
    from sintra_cli.report.model import Verdict

_WIDEST_NAME: Final = 12
_GAP: Final = "  "
_ENDS: Final = {"illegal": "The ledger ends before it.", "unfinished": "The ledger ends there."}
_COLUMNS: Final = ("address", "player", "move", "points", "total", "what happened")


def text(verdict: Verdict, entries: Sequence[Entry], *, colour: bool = False) -> str:
    """Write the narrative as lines of text; it ends with a line end.

    A line has the address, the player, the move, its points, the player's total then, and what happened.
    """
    paint = painter(colour=colour)
    parts = ["\n".join([paint(_filled(title(verdict)), "bold"), *map(_filled, facts(verdict))])]
    why = _warning(verdict)
    if why is not None:
        parts.append(paint(_filled(why), "yellow" if verdict.report.status == "unfinished" else "red"))
    lines = _Lines(entries, verdict.idle, paint)
    parts += ["\n".join(line for entry in group for line in lines.of(entry)) for group in _by_round(entries)]
    if _has_ranking(entries):
        parts += map(_filled, ties_in(verdict))
    return "\n\n".join(parts) + "\n"


def markdown(verdict: Verdict, entries: Sequence[Entry]) -> str:
    """Write the narrative as Markdown, a table for each round; it ends with a line end."""
    from sintra_cli.report.markdown import escape, line

    parts = [f"## {escape(title(verdict))}", *map(line, facts(verdict))]
    why = _warning(verdict)
    if why is not None:
        parts.append(f"**{escape(why)}**")
    for group in _by_round(entries):
        heading = "Final scoring" if group[0].round is None else f"Round {group[0].round}"
        rows = [list(_COLUMNS), ["---"] * 3 + ["---:"] * 2 + ["---"]]
        rows += [list(map(escape, _cells(entry))) for entry in group]
        parts += [f"### {heading}", "\n".join(f"| {' | '.join(row)} |" for row in rows)]
    if _has_ranking(entries):
        parts += map(line, ties_in(verdict))
    return "\n\n".join(parts) + "\n"


def _warning(verdict: Verdict) -> str | None:
    why = trouble(verdict)
    return None if why is None else f"{why} {_ENDS[verdict.report.status]}"


def _by_round(entries: Sequence[Entry]) -> list[list[Entry]]:
    return [list(group) for _, group in groupby(entries, key=lambda entry: entry.round)]


def _has_ranking(entries: Sequence[Entry]) -> bool:
    return bool(entries) and entries[-1].round is None and entries[-1].player is None


def happened(entry: Entry) -> list[str]:
    """Say what happened in an entry, part by part."""
    return [said for part in entry.parts if (said := part.said())]


def decided(entry: Entry) -> list[str]:
    """Say what rulings decided in an entry."""
    return [f"ruling {ruling.ruling} = {ruling.value}: {ruling.did}" for ruling in entry.rulings]


def _cells(entry: Entry) -> tuple[str, ...]:
    total = "" if entry.total is None else str(entry.total)
    points = signed(entry.points) if entry.points else ""
    said = "; ".join([*happened(entry), *decided(entry)])
    return entry.address, entry.player or "", entry.move or "", points, total, said


class _Lines:
    """Sets entries below each other, their columns as wide as they must be."""

    def __init__(self, entries: Sequence[Entry], idle: str, paint: Paint) -> None:
        self._idle = idle
        self._paint = paint
        self._address = max((len(entry.address) for entry in entries), default=0)
        self._player = max((width(_name(entry)) for entry in entries), default=0)
        self._move = max((len(entry.move or "") for entry in entries), default=0)
        self._points = max((len(signed(entry.points)) for entry in entries if entry.points), default=0)
        self._total = max((len(str(entry.total)) for entry in entries if entry.total is not None), default=0)

    def of(self, entry: Entry) -> Iterator[str]:
        """Yield the lines of an entry."""
        start = self._paint(entry.address.ljust(self._address), "blue")
        taken = self._address
        if entry.player is not None:
            cells = self._of_player(entry)
            start += "".join(_GAP + cell for _, cell in cells)
            taken += sum(len(_GAP) + cells for cells, _ in cells)
        blank = " " * taken
        room = SCREEN - taken - len(_GAP)
        first, *more = [*_clauses(happened(entry), room), *_clauses(decided(entry), room)] or [self._idle]
        yield f"{start}{_GAP}{first}".rstrip()
        yield from (f"{blank}{_GAP}{line}".rstrip() for line in more)

    def _of_player(self, entry: Entry) -> list[tuple[int, str]]:
        """Return the cells of a player's entry, each with its width."""
        points = signed(entry.points) if entry.points else ""
        cells = [
            (self._player, self._paint(padded(_name(entry), self._player), "bold")),
            (self._move, (entry.move or "").ljust(self._move)),
            (self._points, self._paint(points.rjust(self._points), "red" if entry.points < 0 else "bold")),
            (self._total, str(entry.total).rjust(self._total)),
        ]
        return [(cells, cell) for cells, cell in cells if cells]


def _clauses(said: Sequence[str], room: int) -> list[str]:
    """Set clauses beside each other as they fit, and break only those that are longer than a line."""
    lines: list[str] = []
    for clause in map(visible, said):
        if lines and width(lines[-1]) + width(clause) + 3 <= room:
            lines[-1] += f"; {clause}"
        else:
            if lines:
                lines[-1] += ";"
            lines += wrapped(clause, room - 1)
    return lines


def _name(entry: Entry) -> str:
    return head(visible(entry.player or ""), _WIDEST_NAME)


def _filled(text: str) -> str:
    return "\n".join(filled(text))
