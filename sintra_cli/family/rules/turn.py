"""What a turn did, and what a player scored at the end: what every game of the family says of them."""

from __future__ import annotations

from abc import abstractmethod

from msgspec import Struct

from sintra_cli.family.rules.move import Move


class Turn(Struct, frozen=True, kw_only=True):
    """What a turn did; a game adds its own.

    `tile` says whether the starting-player tile (or marker) came with the pieces, `total` is the player's score then.
    `decided` names the rulings without which it would have been another turn, or none.
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
        """How many pieces were taken."""

    @property
    @abstractmethod
    def wasted(self) -> int:
        """How many of them found no place."""

    @property
    @abstractmethod
    def points(self) -> int:
        """What the move scored, without what it lost."""

    @property
    def kept_unknown(self) -> bool:
        """Whether nobody noted which piece was kept."""
        return False


class FinalScore(Struct, frozen=True, kw_only=True):
    """A player's final scoring; a game adds its own. `decided` names the rulings that decided something."""

    total: int
    decided: tuple[str, ...] = ()

    @property
    @abstractmethod
    def tie_break(self) -> int:
        """The number that breaks a tie."""
