"""A log as the rules and the referee need it: who plays what, with which rulings, and what was claimed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from sintra_cli.family.rules.replay import WrittenRound
from sintra_cli.family.written import texts_of

if TYPE_CHECKING:
    from sintra_cli.family.rules.address import Address
    from sintra_cli.family.rules.table import Table
    from sintra_cli.family.setup import Claims, Position, Setup
    from sintra_cli.games.game import Game


class Overrides(Struct, frozen=True):
    """What stands over what logs say: rulings by name, and printed values by their key under `[box]`."""

    rulings: Mapping[str, str]
    box: Mapping[str, Any]


class WhatIf(Struct, frozen=True):
    """Other moves than those that a log has: their texts by round and number, and where the first of them stands.

    `dropped` says whether the log claims something from there on, which is of the game as it was played.
    """

    texts: Mapping[tuple[int, int], str]
    first: Address
    dropped: bool


class Log(Struct, frozen=True, kw_only=True):
    """A log that can be replayed.

    `starter` is a seat, `position` where the log begins, if not at the beginning; `claims` are those after each round,
    `final_claims` those of the end. `assumed` names the printed values that it leaves to the defaults, `stated` those
    that it states. `source` is its text, `data` the TOML document; with a `what_if` other moves were put into it.
    """

    names: list[str]
    starter: int
    game: Game
    setup: Setup
    position: Position | None = None
    rounds: list[WrittenRound]
    claims: list[Claims]
    final_claims: Claims
    assumed: list[str]
    stated: list[str]
    title: str | None
    source: str
    data: dict[str, object]
    what_if: WhatIf | None = None

    @property
    def begins_in_a_round(self) -> bool:
        """Whether it begins with a position in the middle of its first round."""
        return self.position is not None and self.position.begun

    @property
    def first_round(self) -> int:
        """The number of the first round that is written."""
        return 1 if self.position is None else self.position.round

    def texts(self, index: int) -> Sequence[str]:
        """Return the moves of a round (from 0) as they are written, without remarks."""
        rounds: Any = self.data["rounds"]
        texts = texts_of(rounds[index].get("moves", ""), self.names)
        if self.what_if is None:
            return texts
        number = self.first_round + index
        return [self.what_if.texts.get((number, move), text) for move, text in enumerate(texts, 1)]

    def open(self) -> Table:
        """Set its table; raise `Illegal` where the set-up is not allowed."""
        return self.setup.open(self.names, self.starter, self.position)
