"""A board as plain data: cells at fixed places, what lies in each, and texts. A game says them, a renderer draws them.

The cells and texts of a board are always as many and at the same places, whatever lies in them. Lengths are pixels.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

PANE: Final = 22
"""The side of a pane or tile, and of its space."""
PITCH: Final = 23
"""From one space to the next."""

NOTHING: Final = ""
EMPTY: Final = "."
"""A free space for any colour."""
JOKER: Final = "*"
"""A free joker space."""
UNKNOWN: Final = "?"
"""A piece, or a space, that nobody wrote down."""
GAP: Final = "gap"
"""Where something was, and is gone for good."""
TILE: Final = "tile"
"""The starting-player tile or marker."""
POINTER: Final = "pointer"
"""Stands over what is in use; a number stands in it."""
MARKER: Final = "marker"
"""Goes round a number on a track."""
DIAMOND: Final = "diamond"
"""Goes round the points of an ornament."""

Holds: TypeAlias = str
"""What lies in a cell: a piece by its letter, a free space by its small letter, or one of the above."""


def space_for(letter: str) -> Holds:
    """Return the free space for pieces of a colour."""
    return letter.lower()


def on_joker(letter: str) -> Holds:
    """Return a piece on a joker space."""
    return JOKER + letter


class Cell(Struct, frozen=True):
    """A place on a board, its upper left corner, and what lies there."""

    x: float
    y: float
    holds: Holds


class Text(Struct, frozen=True, kw_only=True):
    """A text on a board; y is its base line. It is cut where it takes more than its room."""

    x: float
    y: float
    text: str
    anchor: Literal["start", "middle", "end"] = "middle"
    bold: bool = False
    muted: bool = False
    room: float = 500


class Board(Struct, frozen=True, kw_only=True):
    """A player's board below the line with name and points, and the same in sentences."""

    width: int
    height: int
    score: int
    cells: list[Cell]
    texts: list[Text]
    said: list[str]


class Drawing(Struct, frozen=True, kw_only=True):
    """A part of the table, such as its middle or a board with its name, and the same in sentences."""

    name: str
    width: int
    height: int
    cells: list[Cell]
    texts: list[Text]
    said: list[str]
