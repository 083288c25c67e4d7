"""A player's board in Azul: pattern lines, wall, floor line and score."""

from __future__ import annotations

from typing import Final, Self

from sintra_cli.family.rules import turn
from sintra_cli.games.azul.rules.wall import SIZE, Wall

FLOOR: Final = (1, 1, 2, 2, 2, 3, 3)
"""Points lost for each space of the floor line."""
MARKER: Final = "1"
"""The starting-player marker, where it lies on a floor line; it is no tile."""


class Seat(turn.Seat):
    """A player's board. `lines` are the tiles on the pattern lines 1 to 5, `floor` what lies on the floor line."""

    __slots__ = ("floor", "lines", "wall")

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.lines = dict.fromkeys(range(1, SIZE + 1), "")
        self.wall = Wall()
        self.floor = ""

    def copy(self) -> Self:
        """Return a board of its own with the same on it."""
        twin = object.__new__(type(self))
        twin.index = self.index
        twin.lines = dict(self.lines)
        twin.wall = self.wall.copy()
        twin.floor, twin.score = self.floor, self.score
        return twin


def drop(floor: str, tiles: str) -> tuple[str, str]:
    """Put tiles on the leftmost free spaces of a floor line; return it with those for which there is no space."""
    both = floor + tiles
    return both[: len(FLOOR)], both[len(FLOOR) :]


def penalty(floor: str) -> int:
    """Add up the points that a floor line costs (>= 0)."""
    return sum(FLOOR[: len(floor)])
