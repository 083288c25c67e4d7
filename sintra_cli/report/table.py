"""The score sheet as text for a terminal of 80 columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sintra_cli.report.ansi import painter
from sintra_cli.report.layout import DECIDED
from sintra_cli.report.sheet import score_sheet
from sintra_cli.report.wording import summary as summary_line
from sintra_cli.text import visible, width, wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sintra_cli.report.ansi import Paint
    from sintra_cli.report.layout import Section, Table
    from sintra_cli.report.model import Verdict

_SHEET: Final = 80
_GAP: Final = 2
_WIDEST_WORDS: Final = 24
_NARROWEST_WORDS: Final = 12
_NARROWEST: Final = 8


def render(verdict: Verdict, *, detail: bool, colour: bool = False) -> str:
    """Draw the sheet of one log; it ends with a line end."""
    paint = painter(colour=colour)
    sheet = score_sheet(verdict, detail=detail)
    parts = ["\n".join([paint(_fill(sheet.title), "bold"), *map(_fill, sheet.facts)])]
    if sheet.warning is not None:
        parts.append(paint(_fill(sheet.warning), "yellow" if verdict.report.status == "unfinished" else "red"))
    parts += [_section(section, paint) for section in sheet.sections]
    if sheet.footnotes:
        parts.append("\n".join([paint(DECIDED, "bold"), *map(_hanging, sheet.footnotes)]))
    parts += map(_fill, sheet.notes)
    return "\n\n".join(parts) + "\n"


def summary(verdict: Verdict) -> str:
    """Say in one line what a log came to; it ends with a line end."""
    return visible(summary_line(verdict)) + "\n"


def _section(section: Section, paint: Paint) -> str:
    lines = [paint(section.heading, "bold"), *draw(section.table, paint)]
    notes = [_fill(note) for note in section.notes]
    return "\n".join([*lines, "", *notes] if notes else lines)


def draw(table: Table, paint: Paint) -> list[str]:
    """Draw a table in lines of at most 80 columns, as far as its words allow."""
    from tabulate import tabulate  # slow to load

    rows = [[visible(cell) for cell in row] for row in table.rows]
    widths = _widths(table, rows)
    headings = _headings(table.headings, widths)
    cells = [["\n".join(wrapped(cell, room)) for cell, room in zip(row, widths, strict=True)] for row in rows]
    lines = tabulate(
        [*headings, ["-" * room for room in widths], *cells],
        tablefmt="plain",
        colalign=["left" if words else "right" for words in table.words],
        disable_numparse=True,
    ).split("\n")
    lines = [line.rstrip() for line in lines]
    return [*(paint(line, "bold") for line in lines[: len(headings)]), *lines[len(headings) :]]


def _headings(headings: Sequence[str], widths: Sequence[int]) -> list[list[str]]:
    """Break headings into rows, with the last word of each in the last row."""
    broken = [wrapped(heading, cells) for heading, cells in zip(headings, widths, strict=True)]
    height = max(map(len, broken))
    padded = [[""] * (height - len(lines)) + lines for lines in broken]
    return [list(row) for row in zip(*padded, strict=True)]


def _widths(table: Table, rows: Sequence[Sequence[str]]) -> list[int]:
    """Choose the widths of the columns: long words are wrapped first, anything else only where it must be."""
    words = [max(map(len, heading.split())) for heading in table.headings]
    cells = [max(map(width, column)) for column in zip(*rows, strict=True)]
    limits = [_WIDEST_WORDS if is_words else _SHEET for is_words in table.words]
    widths = [max(word, min(cell, limit)) for word, cell, limit in zip(words, cells, limits, strict=True)]
    _shrink(widths, [_NARROWEST_WORDS if is_words else _SHEET for is_words in table.words])
    _shrink(widths, [max(word, _NARROWEST) for word in words])
    return widths


def _shrink(widths: list[int], narrowest: Sequence[int]) -> None:
    """Take the widest column in, again and again, until all fit side by side or none can give any more."""
    while sum(widths) + _GAP * (len(widths) - 1) > _SHEET:
        room, column = max(
            (cells if cells > least else 0, column)
            for column, (cells, least) in enumerate(zip(widths, narrowest, strict=True))
        )
        if not room:
            return
        widths[column] -= 1


def _hanging(text: str) -> str:
    first, *more = wrapped(visible(text), _SHEET - _GAP)
    return "\n".join([first, *(f"{'':{_GAP}}{line}" for line in more)])


def _fill(text: str) -> str:
    return "\n".join(line.rstrip() for line in wrapped(visible(text), _SHEET))
