"""What a table gives, in the words that all games share: seats, turns, the end of a round, the final scoring.

A game has classes of its own for each; others know no more of them than stands here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Self

from msgspec import Struct, structs

from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.names import TURN_ORDER
from sintra_cli.names import RuleName


class Seat(ABC):
    """A player's board and score; `index` counts from 0, in the order of the log."""

    __slots__ = ("index", "score")

    def __init__(self, index: int) -> None:
        self.index = index
        self.score = 0

    @abstractmethod
    def copy(self) -> Self:
        """Return a board of its own with the same on it."""


class Decision(Struct, frozen=True):
    """What a ruling decided: `did` is what came of its value, `otherwise` what would have come of the other one.

    The game says what is counted; where nothing is, both are 0.
    """

    ruling: str
    did: int = 0
    otherwise: int = 0


class Stood(Struct, frozen=True):
    """A rule that a move broke which was let stand, and what was wrong, as a main clause."""

    rule: RuleName
    message: str


class Turn(Struct, frozen=True, kw_only=True):
    """What a turn did: whose it was, the move as it was written, and the score after it.

    `tile` says whether the starting-player tile came with what was taken. `decided` is what rulings decided: with
    other values of them it would have been another turn, or none. `stood` is what was wrong with it, in the order
    of the checks, where it was let stand.
    """

    seat: int
    move: Move
    tile: bool
    total: int
    decided: tuple[Decision, ...] = ()
    stood: tuple[Stood, ...] = ()

    @property
    def canonical(self) -> Move:
        """The move without what need not be said; the count is not in it."""
        if not self.move.stands:
            return self.bare
        return structs.replace(self.bare, stands=True, player=self.move.player if self.out_of_turn else None)

    @property
    def stands_needlessly(self) -> bool:
        """Whether it was written as a wrong move, and breaks no rule."""
        return self.move.stands and not self.stood

    @property
    def out_of_turn(self) -> bool:
        """Whether it was another player's turn."""
        return any(wrong.rule == TURN_ORDER for wrong in self.stood)

    @property
    @abstractmethod
    def bare(self) -> Move:
        """What was done, without what need not be said, or stands beside a move."""

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


class RoundEnd(Struct, frozen=True, kw_only=True):
    """What the end of a round did."""

    @property
    def columns(self) -> Sequence[Mapping[int, int]] | None:
        """Where each player's tiles went (line: column), seat by seat; None in a game in which none are laid then."""
        return None

    @property
    def gave_unknown(self) -> bool:
        """Whether a piece went to the discard, and nobody noted which."""
        return False


class FinalScore(Struct, frozen=True, kw_only=True):
    """A player's final scoring: the total, and what rulings decided in it or in the ranking."""

    total: int
    decided: tuple[Decision, ...] = ()

    @property
    @abstractmethod
    def tie_break(self) -> int:
        """The number that breaks a tie."""
