"""Moves and their canonical notation."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

CENTRE: Final = 0
"""The source of a take from the centre."""
RETURN: Final = -1
"""The source of a move that takes nothing: the glazier returns."""
UNSEEN: Final = -2
"""The source of a take from a display, not written down which."""
NOWHERE: Final = 0
"""The target when nothing is placed: all panes break, or all tiles go to the floor line."""
UNKNOWN: Final = "?"
"""The pane kept for the window, where nobody noted which."""

UNKNOWN_COLOUR: Final = "."
"""The colour of a round, where a position leaves it out."""

_SOURCES: Final = {CENTRE: "C", UNSEEN: "?", RETURN: "<"}


class Move(Struct, frozen=True, gc=False):
    """A move as written or as generated; `str` gives its notation, without the points.

    `source` is a display (1 to 9), `CENTRE`, `UNSEEN` or `RETURN`; `target` a strip (1 to 8), a pattern line (1 to 5)
    or `NOWHERE`; `jokers` how many panes go on joker spaces, where that is said; `keep` the letter of the pane for
    the window, or `UNKNOWN`. `stands` says that it was wrong and was let stand. `count`, `player` and `points` are what
    was written beside the move: how many panes there are, who plays (a name) and what it scores. In canonical form only
    a move of a round without displays has a count, and only one that was let stand out of turn a player.
    """

    source: int
    colour: str = ""
    target: int = NOWHERE
    jokers: int | None = None
    keep: str | None = None
    count: int | None = None
    player: str | None = None
    points: int | None = None
    stands: bool = False

    @property
    def taken_from(self) -> str:
        """The source as it is written."""
        return str(_SOURCES.get(self.source, self.source))

    def __str__(self) -> str:
        player = "" if self.player is None else f"{self.player}:"
        stands = "!" if self.stands else ""
        if self.source == RETURN:
            return f"{player}<{stands}"
        jokers = "" if self.jokers is None else f"j{self.jokers}"
        keep = "" if self.keep is None else f"={self.keep}"
        return f"{player}{self.taken_from}{self.count or ''}{self.colour}{self.target or '-'}{jokers}{keep}{stands}"
