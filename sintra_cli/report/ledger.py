"""The ledger of a game: what happened, entry by entry, as plain values; the source of its JSON lines.

Entries stand in the order of the game. Each has an address: `3.start` are the displays of round 3, `3.7` is its
seventh move, `3.end` what winds it up (one entry for each player for whom that does anything, then one for the table),
`final` the final scoring (one for each player, then the ranking). `points` are the sum of those of the parts, and all
the points of a player add up to the player's totals; so do those of a round to the score sheet. Where no player is
meant, `player` and `total` are null; `move` is canonical. The parts stand in the order in which they happened, each
with its kind under `part` and its `points`. The kinds that all games have are here, those of one game in the events of
its own room. Letters of pieces are those of the box.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from sintra_cli.report.model import Decided, Rank
from sintra_cli.report.wording import outcome


class Part(Struct, frozen=True, kw_only=True, tag_field="part"):
    """A part of an entry, and the points that it brought (below 0: cost)."""

    points: int = 0

    @abstractmethod
    def said(self) -> str:
        """Say it in a line of the narrative; empty where there is nothing to say."""


class Entry(Struct, frozen=True, kw_only=True):
    """One thing that happened: `total` is the player's after it, `rulings` are those that decided something in it."""

    address: str
    round: int | None
    player: str | None
    move: str | None
    points: int
    total: int | None
    parts: list[Part]
    rulings: list[Decided]


class Resumed(Part, frozen=True, kw_only=True, tag="resumed"):
    """The log begins in the middle of a round, with a position; `starter` has started that round."""

    starter: str

    def said(self) -> str:
        """Say that the round has begun before the log."""
        return f"the log begins in the middle of this round, which {self.starter} has started"


class Stood(Part, frozen=True, kw_only=True, tag="stood"):
    """The move was wrong, and was let stand; `rules` are those that it broke, in the order of the checks."""

    rules: list[str]

    def said(self) -> str:
        """Say that it was let stand, and what it broke."""
        return f"wrong, but let stand ({', '.join(self.rules)})"


class Took(Part, frozen=True, kw_only=True, tag="took"):
    """Pieces were taken; `there` and `to_centre` are null in a round without displays, `tile` came with them or not."""

    source: Annotated[str, Meta(description="1 to 9, C the centre, ? a display not written down")]
    there: Annotated[str | None, Meta(description="all that lay there")]
    colour: str
    number: int
    to_centre: str | None
    tile: Annotated[bool, Meta(description="the starting-player tile, or in Azul the marker")]

    def said(self) -> str:
        """Say what was taken of what."""
        source = {"C": "the centre", "?": "a display"}.get(self.source, f"display {self.source}")
        first = ", first from the centre" if self.tile else ""
        return f"takes {self.colour * self.number} of {self.there or source}{first}"


class Next(Part, frozen=True, kw_only=True, tag="next"):
    """Who starts the round that comes next, by having taken the tile or by the ruling untouched_centre."""

    starter: str
    round: int
    because: Literal["tile", "untouched_centre"]

    def said(self) -> str:
        """Say who starts, and by what right, where no ruling decides that."""
        first = " took first from the centre and" if self.because == "tile" else ""
        return f"{self.starter}{first} starts round {self.round}"


class Ranking(Part, frozen=True, kw_only=True, tag="ranking"):
    """The places at the end, as the report has them."""

    places: list[Rank]

    def said(self) -> str:
        """Say who won."""
        return outcome([rank.player for rank in self.places if rank.place == 1])


SHARED: Final = (Resumed, Stood, Took, Next, Ranking)
"""The parts of all games."""
