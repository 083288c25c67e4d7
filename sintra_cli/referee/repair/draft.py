"""What a log says happened, as it may be changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct, structs

from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.replay import WrittenRound
from sintra_cli.family.setup import Claims
from sintra_cli.log.log import Log

T = TypeVar("T")


class Draft(Struct, frozen=True):
    """What a log says happened, and what it claims: the part of it that may be mended."""

    rounds: tuple[WrittenRound, ...]
    claims: tuple[Claims, ...]
    final_claims: Claims

    def with_round(self, index: int, written: WrittenRound) -> Draft:
        """Return a draft with another round in place of one."""
        return structs.replace(self, rounds=replaced(self.rounds, index, written))

    def with_moves(self, index: int, moves: Sequence[Move]) -> Draft:
        """Return a draft with other moves in a round."""
        return self.with_round(index, structs.replace(self.rounds[index], moves=moves))


def draft_of(log: Log) -> Draft:
    """Return what a log says."""
    return Draft(tuple(log.rounds), tuple(log.claims), log.final_claims)


def replaced(values: Sequence[T], index: int, value: T) -> tuple[T, ...]:
    """Return values with another one in place of one."""
    return (*values[:index], value, *values[index + 1 :])
