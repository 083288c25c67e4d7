"""What can be changed in who is said to begin: the log's starting player, or the names in the moves of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import structs

from sintra_cli.referee.repair.draft import Draft
from sintra_cli.referee.repair.edit import Change

if TYPE_CHECKING:
    from sintra_cli.log.amend import Amender
    from sintra_cli.referee.repair.words import Words

_STARTER: Final = 3.0
_NAMES: Final = 2.5
_FIRST_NAMES: Final = 3.5
"""Where a log begins with the wrong name, it is likelier to lack the right `starting_player`."""


class StarterChanged(Change, frozen=True):
    """Another player begins the log; `key` is where it says who does. Seats are from 0."""

    key: tuple[str, ...]
    old: int
    new: int
    cost: ClassVar[float] = _STARTER

    def applied(self, draft: Draft) -> Draft:
        return structs.replace(draft, starter=self.new)

    def write(self, file: Amender, draft: Draft) -> None:
        file.change_starter(self.key, self.new)

    def address(self, words: Words) -> str:
        return words.start(0)

    def said(self, words: Words) -> str:
        key, old, new = self.key[-1], words.names[self.old], words.names[self.new]
        return f"{new} begins instead of {old}: {key} is {new} (starter)"


class NamesMoved(Change, frozen=True):
    """The names in the moves of a round are in order, but begin with the wrong player (a seat from 0).

    `taker` is the seat of who took the tile in the round before, None where nobody did or there was none.
    """

    round: int
    names: tuple[str | None, ...]
    old: int
    new: int
    taker: int | None

    @property
    def cost(self) -> float:
        return _NAMES if self.round else _FIRST_NAMES

    @property
    def start(self) -> tuple[int, int]:
        return self.round, 0

    def applied(self, draft: Draft) -> Draft:
        moves = draft.rounds[self.round].moves
        renamed = [structs.replace(move, player=name) for move, name in zip(moves, self.names, strict=True)]
        return draft.with_moves(self.round, renamed)

    def write(self, file: Amender, draft: Draft) -> None:
        moves = draft.rounds[self.round].moves
        names = {index: name for index, name in enumerate(self.names) if name != moves[index].player}
        file.change_moves(self.round, {index: {"player": name} for index, name in names.items()})

    def address(self, words: Words) -> str:
        return words.start(self.round)

    def said(self, words: Words) -> str:
        old, new = words.names[self.old], words.names[self.new]
        return f"{new} begins instead of {old}: all names of the round moved on (starter)"

    def shown(self, words: Words, *, whole: bool, steps: int) -> str:
        if self.taker is None:
            return f", and {words.names[self.new]} has to begin this round"
        return f", and {words.names[self.taker]} took the tile in round {words.number(self.round - 1)}"
