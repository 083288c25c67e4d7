"""The middle of the table during a round: displays, centre and the starting-player tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sintra_cli.game.illegal import Illegal
from sintra_cli.game.move import CENTRE
from sintra_cli.game.words import counted

DISPLAYS: Final = {2: 5, 3: 7, 4: 9}
"""How many displays lie there, for each number of players."""
ROOM: Final = 4
"""How many pieces lie on a display."""


class Offer:
    """What can still be taken in a round; pieces are letters, display 1 is `displays[0]`."""

    __slots__ = ("centre", "displays", "left", "tile_taken_by")

    def __init__(self, displays: Sequence[str]) -> None:
        self.displays = list(displays)
        self.centre = ""
        self.left = sum(map(len, displays))
        self.tile_taken_by: int | None = None

    def at(self, source: int) -> str:
        """Return the pieces on a display (from 1) or in the centre."""
        return self.centre if source == CENTRE else self.displays[source - 1]

    def verify_take(self, source: int, colour: str, count: int | None, piece: str, name: str) -> int:
        """Return how many pieces such a take gives; raise `Illegal` where it cannot be made.

        `count` is how many there are said to be, `piece` what the game calls them, `name` that of the colour.
        """
        if source > len(self.displays):
            raise Illegal(
                "no-such-display",
                f"there is no display {source}: this game has {len(self.displays)} displays",
            )
        there = self.at(source)
        number = there.count(colour)
        place = f"display {source}" if source else "the centre"
        if not number:
            held = f"it holds {there}" if there else "it is empty"
            raise Illegal("colour-not-there", f"{place} has no {name} {piece}: {held}")
        if count is not None and count != number:
            raise Illegal("pane-count", f"{place} has {counted(number, f'{name} {piece}')}, not {count}")
        return number

    def take(self, source: int, colour: str, number: int, seat: int) -> bool:
        """Take all `number` pieces of a colour; return whether the tile comes with them (to `seat`, from 0)."""
        self.left -= number
        if source != CENTRE:
            self.centre += self.displays[source - 1].replace(colour, "")
            self.displays[source - 1] = ""
            return False
        self.centre = self.centre.replace(colour, "")
        if self.tile_taken_by is not None:
            return False
        self.tile_taken_by = seat
        return True
