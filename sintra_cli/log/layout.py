"""How the moves of a round are laid out: one turn cycle a line, in columns, and a remark ends its line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final, TypeVar

from sintra_cli.family.written import WrittenMove, WrittenMoves
from sintra_cli.toml.write import escape, string

_INDENT: Final = "  "
_LINE_END: Final = escape("\n")

M = TypeVar("M")


def one_line(written: WrittenMoves, players: int) -> str:
    """Write moves as one TOML string on one line; line ends are in it only where there are remarks."""
    if written.has_remarks:
        return f'"{_LINE_END.join(_lines(written, players))}"'
    return string(" ".join(move.text for move in written.moves))


def text_lines(written: WrittenMoves, players: int) -> list[str]:
    """Write moves as one TOML string, a line for each turn cycle."""
    return _block('"""', _lines(written, players), '"""')


def array_lines(written: WrittenMoves, players: int) -> list[str]:
    """Write moves as a TOML array, a line for each turn cycle."""

    def element(text: str) -> str:
        return f"{string(text)},"

    rows = _rows(written.moves, players)
    texts = [[f"{move.text} {move.behind}" if move.behind else move.text for move in row] for row in rows]
    laid = columns([[element(text) for text in row] for row in texts], " ")
    return _block("[", _with_remarks(written, rows, laid, element), "]")


def _lines(written: WrittenMoves, players: int) -> Iterator[str]:
    """Lay out moves in one text, as between the quotes of a string."""
    rows = _rows(written.moves, players)
    laid = columns([[escape(move.text) for move in row] for row in rows], "  ")
    ended = [f"{line}  {escape(row[-1].behind)}".rstrip(" ") for row, line in zip(rows, laid, strict=True)]
    return _with_remarks(written, rows, ended, escape)


def _rows(moves: Sequence[WrittenMove], players: int) -> list[Sequence[WrittenMove]]:
    """Split moves into lines: turn cycles, of which a remark ends a line early."""
    rows: list[Sequence[WrittenMove]] = []
    for cycle in cycles(moves, players):
        ends = [index for index, move in enumerate(cycle, 1) if move.remarks]
        starts = [0, *ends]
        rows += [row for start, end in zip(starts, [*ends, len(cycle)], strict=True) if (row := cycle[start:end])]
    return rows


def cycles(moves: Sequence[M], players: int) -> list[Sequence[M]]:
    """Split the moves of a round into turn cycles: one turn for each player, the starter first."""
    return [moves[start : start + players] for start in range(0, len(moves), players)]


def columns(rows: Sequence[Sequence[str]], gap: str) -> list[str]:
    """Write rows as lines whose columns begin below each other, `gap` between them and nothing after the last."""
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    return [gap.join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip(" ") for row in rows]


def _with_remarks(
    written: WrittenMoves, rows: Sequence[Sequence[WrittenMove]], lines: Iterable[str], write: Callable[[str], str]
) -> Iterator[str]:
    """Put the remarks that stand alone between the lines of moves."""
    yield from (write(remark.text) for remark in written.opening)
    for row, line in zip(rows, lines, strict=True):
        yield line
        yield from (write(remark.text) for remark in row[-1].remarks if remark.alone)


def _block(opening: str, lines: Iterable[str], closing: str) -> list[str]:
    return [opening, *(_INDENT + line for line in lines), closing]
