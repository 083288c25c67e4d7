"""How the moves of a round are laid out: one turn cycle a line, in columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from sintra_cli.toml.write import escape, string

_INDENT: Final = "  "


def text_lines(moves: Sequence[str], players: int) -> list[str]:
    """Write moves as one TOML string, a line for each turn cycle."""
    return _block('"""', columns(cycles([escape(move) for move in moves], players), "  "), '"""')


def array_lines(moves: Sequence[str], players: int) -> list[str]:
    """Write moves as a TOML array, a line for each turn cycle."""
    return _block("[", columns(cycles([f"{string(move)}," for move in moves], players), " "), "]")


def cycles(moves: Sequence[str], players: int) -> list[Sequence[str]]:
    """Split the moves of a round into turn cycles: one turn for each player, the starter first."""
    return [moves[start : start + players] for start in range(0, len(moves), players)]


def columns(rows: Sequence[Sequence[str]], gap: str) -> list[str]:
    """Write rows as lines whose columns begin below each other, `gap` between them and nothing after the last."""
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    return [gap.join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip(" ") for row in rows]


def _block(opening: str, lines: Sequence[str], closing: str) -> list[str]:
    return [opening, *(_INDENT + line for line in lines), closing]
