"""What a table gives, in the words that all games share: turns and the final scoring.

A game has classes of its own for each; others know no more of them than stands here.
"""

from __future__ import annotations

from abc import abstractmethod

from msgspec import Struct

from sintra_cli.family.rules.move import Move


class Turn(Struct, frozen=True, kw_only=True):
    """What a turn did: whose it was, the move as it was written, and the score after it.

    `tile` says whether the starting-player tile came with what was taken. `decided` names the rulings without which it
    would have been another turn, or none.
    """

    seat: int
    move: Move
    tile: bool
    total: int
    decided: tuple[str, ...] = ()

    @property
    @abstractmethod
    def canonical(self) -> Move:
        """The move without what need not be said; the count is not in it."""

    @property
    @abstractmethod
    def taken(self) -> int:
        """How many pieces were taken; the tile is none."""

    @property
    @abstractmethod
    def wasted(self) -> int:
        """How many of them did not go where they score."""

    @property
    @abstractmethod
    def points(self) -> int:
        """What the move scored."""

    @property
    def kept_unknown(self) -> bool:
        """Whether a piece was kept, and nobody noted which."""
        return False


class FinalScore(Struct, frozen=True, kw_only=True):
    """A player's final scoring: the total, and the rulings that decided something in it or in the ranking."""

    total: int
    decided: tuple[str, ...] = ()

    @property
    @abstractmethod
    def tie_break(self) -> int:
        """The number that breaks a tie."""
