"""What a game tells of its rounds and of its end: rows for the report, tables for the score sheet."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct

from sintra_cli.report.model import FinalRow, Round

if TYPE_CHECKING:
    from sintra_cli.family.rules.replay import PlayedRound, Replay
    from sintra_cli.family.rules.turn import FinalScore
    from sintra_cli.family.setup import Claims
    from sintra_cli.report.layout import Tables

RoundT = TypeVar("RoundT", bound=Round)
FinalT = TypeVar("FinalT", bound=FinalRow)


class Claimed(Struct, frozen=True, kw_only=True):
    """The totals on paper: after each round, and at the end."""

    rounds: Sequence[Claims]
    final: Claims


class Scored(Struct, frozen=True, kw_only=True):
    """What a replay is told as: `final` is None where the game is not finished."""

    rounds: Sequence[Round]
    final: Sequence[FinalRow] | None
    tables: Tables


class Rows(ABC, Generic[RoundT, FinalT]):
    """Tells a replay, for the players of these names in the order of their seats."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def scored(self, replay: Replay, claimed: Claimed, before: Sequence[int]) -> Scored:
        """Tell a replay; `before` are the totals that it began with."""
        rounds = []
        for played, claims in zip(replay.rounds, claimed.rounds, strict=False):
            rounds.append(self.round(played, before, claims))
            before = played.scores
        final = None
        if replay.final is not None:
            seats = enumerate(zip(self._names, replay.final, strict=True))
            final = [self.final(name, end, claimed.final.get(seat)) for seat, (name, end) in seats]
        return Scored(rounds=rounds, final=final, tables=self.tables(rounds, final or [], replay.rounds))

    @abstractmethod
    def round(self, played: PlayedRound, before: Sequence[int], claims: Claims) -> RoundT:
        """Tell a round; `before` are the totals that it began with."""

    @abstractmethod
    def final(self, name: str, end: FinalScore, claimed: int | None) -> FinalT:
        """Tell a player's final scoring."""

    @abstractmethod
    def tables(self, rounds: Sequence[RoundT], final: Sequence[FinalT], played: Sequence[PlayedRound]) -> Tables:
        """Lay out the rows that were made of what was played."""
