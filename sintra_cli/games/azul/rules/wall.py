"""The wall of a player of Azul: where a tile may go, and what it scores there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

SIZE: Final = 5
FREE: Final = "."
"""A free space, where a wall or a line is written as text."""


class Laid(Struct, frozen=True):
    """A tile laid on the wall: line and column (1 to 5), the runs that it is part of, itself included."""

    line: int
    column: int
    colour: str
    horizontal: int
    vertical: int

    @property
    def points(self) -> int:
        """Both runs where longer than 1; 1 for a tile without neighbours."""
        return sum(run for run in (self.horizontal, self.vertical) if run > 1) or 1


class Wall:
    """Five rows of five spaces; a free one is "". Lines and columns count from 1."""

    __slots__ = ("rows",)

    def __init__(self, rows: Sequence[Sequence[str]] | None = None) -> None:
        self.rows = [list(row) for row in rows] if rows else [[""] * SIZE for _ in range(SIZE)]

    def copy(self) -> Wall:
        """Return a wall of its own with the same tiles."""
        return Wall(self.rows)

    def has(self, line: int, colour: str) -> bool:
        """Tell whether a row has a colour already."""
        return colour in self.rows[line - 1]

    def open_columns(self, line: int, colour: str) -> list[int]:
        """List the columns in which a colour may go on a row of a grey wall: free, and without that colour.

        There is none where the row has the colour already, as after a move that stood.
        """
        if self.has(line, colour):
            return []
        return [
            column
            for column in range(1, SIZE + 1)
            if not self.rows[line - 1][column - 1] and all(row[column - 1] != colour for row in self.rows)
        ]

    def lay(self, line: int, column: int, colour: str) -> Laid:
        """Lay a tile on a free space and return what it is part of."""
        self.rows[line - 1][column - 1] = colour
        row = self.rows[line - 1]
        in_column = [each[column - 1] for each in self.rows]
        return Laid(line, column, colour, _run(row, column - 1), _run(in_column, line - 1))

    def complete_rows(self) -> int:
        """Count the horizontal rows without a free space."""
        return sum(all(row) for row in self.rows)

    def complete_columns(self) -> int:
        """Count the vertical columns without a free space."""
        return sum(all(column) for column in zip(*self.rows, strict=True))

    def complete_colours(self) -> int:
        """Count the colours that are there five times."""
        tiles = [tile for row in self.rows for tile in row if tile]
        return sum(tiles.count(colour) == SIZE for colour in set(tiles))


def _run(spaces: Sequence[str], index: int) -> int:
    """Measure the unbroken run of tiles around an index."""
    first = last = index
    while first and spaces[first - 1]:
        first -= 1
    while last + 1 < len(spaces) and spaces[last + 1]:
        last += 1
    return last - first + 1
