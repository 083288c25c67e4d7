"""A log as the rules and the referee need it: who plays what, with which rulings, and what was claimed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from sintra_cli.family.rules.replay import WrittenRound
from sintra_cli.family.written import texts_of

if TYPE_CHECKING:
    from sintra_cli.family.rules.table import Table
    from sintra_cli.family.setup import Claims, Position, Setup
    from sintra_cli.games.game import Game


class Overrides(Struct, frozen=True):
    """What stands over what logs say: rulings by name, and printed values by their key under `[box]`."""

    rulings: Mapping[str, str]
    box: Mapping[str, Any]


class Log(Struct, frozen=True, kw_only=True):
    """A log that can be replayed.

    `starter` is a seat, `position` where the log begins, if not at the beginning; `claims` are those after each round,
    `final_claims` those of the end. `assumed` names the printed values that it leaves to the defaults, `stated` those
    that it states. `source` is its text, `data` the TOML document.
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
        return texts_of(rounds[index].get("moves", ""), self.names)

    def open(self) -> Table:
        """Set its table; raise `Illegal` where the set-up is not allowed."""
        return self.setup.open(self.names, self.starter, self.position)
