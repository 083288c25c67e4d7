"""What can be changed in the moves of a log: parts of one, whether it is there, or where."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import structs

from sintra_cli.family.move_parts import Part
from sintra_cli.family.rules.move import NOWHERE, Move
from sintra_cli.referee.repair.draft import Draft, replaced
from sintra_cli.referee.repair.edit import Change, Edit
from sintra_cli.text import listed

if TYPE_CHECKING:
    from sintra_cli.log.amend import Amender
    from sintra_cli.referee.repair.words import Words

_PART: Final[Mapping[Part, float]] = {
    "keep": 4.8,  # 30 x 4
    "colour": 6.4,  # 150 x 4
    "source": 7.2,  # 150 x 9
    "target": 7.0,  # 150 x 7
    "count": 6.0,
    "player": 6.0,
    "jokers": 8.0,
    "points": 5.6,
}
_LET_STAND: Final = 8.5  # 150, and a slip of the pen is made some 30 times as often as a wrong move that nobody sees
_NEEDLESS: Final = 3.0
_SWAPPED: Final = 5.0  # 150
_LEFT_OUT: Final = 8.9  # 150, and the move would have to be this one of 50
_TWICE: Final = 1.1  # 150, and otherwise one of 50 moves happens to be the same again
_MADE_UP: Final = 12.0

_PARTS: Final = {"keep": "kept pane", "jokers": "on jokers", "points": "points claimed"}


class OfMove(Change, frozen=True):
    """A change at a move of a round."""

    round: int
    move: int

    @property
    def start(self) -> tuple[int, int]:
        return self.round, self.move

    def address(self, words: Words) -> str:
        return words.move(self.round, self.move)

    def shown(self, words: Words, *, whole: bool, steps: int) -> str:
        return f", {steps} {'step' if steps == 1 else 'steps'} after this" if steps else ""


class MoveChanged(OfMove, frozen=True):
    """One part of a move is another, or several are."""

    parts: tuple[Part, ...]
    old: Move
    new: Move

    @property
    def cost(self) -> float:
        return sum(self._cost(part) for part in self.parts)

    def _cost(self, part: Part) -> float:
        if part == "stands":
            return _LET_STAND if self.new.stands else _NEEDLESS
        return _PART[part]

    @property
    def kind(self) -> Hashable:
        if self.parts == ("target",) and self.new.target == NOWHERE:
            return self.parts
        return tuple((part, getattr(self.old, part), getattr(self.new, part)) for part in self.parts)

    @property
    def on_display(self) -> int:
        return self.new.source

    @property
    def made(self) -> Move:
        return self.new

    def applied(self, draft: Draft) -> Draft:
        return draft.with_moves(self.round, replaced(draft.rounds[self.round].moves, self.move, self.new))

    def after(self, earlier: Edit) -> Sequence[Edit]:
        if earlier.made is not self.old:
            return earlier, self
        if not isinstance(earlier, MoveChanged) or earlier.old == self.new:
            return ()
        parts = (*earlier.parts, *(part for part in self.parts if part not in earlier.parts))
        return (MoveChanged(earlier.round, earlier.move, parts, earlier.old, self.new),)

    def write(self, file: Amender, draft: Draft) -> None:
        file.change_moves(self.round, {self.move: {part: getattr(self.new, part) for part in self.parts}})

    def said(self, words: Words) -> str:
        parts = listed(self._name(part) for part in self.parts)
        return f"{self._written(self.new)} instead of {self._written(self.old)} ({parts})"

    def _name(self, part: Part) -> str:
        if part == "stands":
            return "wrong, but let stand" if self.new.stands else "not wrong"
        return _PARTS.get(part, part)

    def _written(self, move: Move) -> str:
        points = f"({move.points})" if "points" in self.parts else ""
        named = move.stands or not {"player", "stands"}.isdisjoint(self.parts)
        return f"{move if named else structs.replace(move, player=None)}{points}"

    def meaning(self, changed: Draft) -> Hashable:
        if self.parts != ("source",):
            return self
        return self.round, self.move, self.old, _laid(changed, self.round, self.new)


class MoveAdded(OfMove, frozen=True):
    """A move had been left out before move `move`, which may be the one after the last."""

    new: Move
    cost: ClassVar[float] = _LEFT_OUT

    @property
    def on_display(self) -> int:
        return self.new.source

    @property
    def made(self) -> Move:
        return self.new

    def applied(self, draft: Draft) -> Draft:
        moves = draft.rounds[self.round].moves
        return draft.with_moves(self.round, (*moves[: self.move], self.new, *moves[self.move :]))

    def write(self, file: Amender, draft: Draft) -> None:
        file.add_move(self.round, self.move, str(self.new))

    def said(self, words: Words) -> str:
        return f"{self.new} added (left out)"

    def meaning(self, changed: Draft) -> Hashable:
        new = self.new
        return self.round, self.move, _laid(changed, self.round, new), new.colour, new.target, new.jokers, new.keep


class MoveDropped(OfMove, frozen=True):
    """A move is there that was not made; `twice` says whether the one before or after it is the same."""

    old: Move
    twice: bool

    @property
    def cost(self) -> float:
        return _TWICE if self.twice else _MADE_UP

    def applied(self, draft: Draft) -> Draft:
        moves = draft.rounds[self.round].moves
        return draft.with_moves(self.round, (*moves[: self.move], *moves[self.move + 1 :]))

    def after(self, earlier: Edit) -> Sequence[Edit]:
        return () if earlier.made is self.old else (earlier, self)

    def write(self, file: Amender, draft: Draft) -> None:
        file.drop_move(self.round, self.move)

    def said(self, words: Words) -> str:
        return f"without {self.old} ({'doubled' if self.twice else 'one too many'})"


class MovesSwapped(OfMove, frozen=True):
    """A move and the one after it were made in the other order."""

    old: Move
    later: Move
    cost: ClassVar[float] = _SWAPPED

    def applied(self, draft: Draft) -> Draft:
        moves = draft.rounds[self.round].moves
        swapped = (*moves[: self.move], self.later, self.old, *moves[self.move + 2 :])
        return draft.with_moves(self.round, swapped)

    def after(self, earlier: Edit) -> Sequence[Edit]:
        added = isinstance(earlier, MoveAdded) and (earlier.new is self.old or earlier.new is self.later)
        return () if added else (earlier, self)

    def write(self, file: Amender, draft: Draft) -> None:
        file.swap_moves(self.round, self.move)

    def said(self, words: Words) -> str:
        return f"{self.later} before {self.old} (order)"


def _laid(draft: Draft, number: int, move: Move) -> Hashable:
    """Return what lay on the display that a move takes from; the source itself where it is none."""
    displays = draft.rounds[number].displays or ()
    if 1 <= move.source <= len(displays):
        return "".join(sorted(displays[move.source - 1]))
    return move.source
