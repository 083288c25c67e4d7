"""What can be changed in words of a log that cannot be read as moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import structs

from sintra_cli.family.rules.move import Move
from sintra_cli.referee.repair.draft import Draft, replaced
from sintra_cli.referee.repair.edit import Change
from sintra_cli.referee.repair.of_moves import OfMove

if TYPE_CHECKING:
    from collections.abc import Hashable

    from sintra_cli.log.amend import Amender
    from sintra_cli.referee.repair.words import Words

_RESPELT: Final = 4.0
_NO_MOVE: Final = 9.0


class MoveRespelt(OfMove, frozen=True):
    """A move is another, which is written nearly so; `off` says how nearly, from 0."""

    written: str
    new: Move
    off: float

    @property
    def cost(self) -> float:
        return _RESPELT * self.off

    @property
    def kind(self) -> Hashable:
        return MoveRespelt

    @property
    def made(self) -> Move:
        return self.new

    def applied(self, draft: Draft) -> Draft:
        return draft.with_moves(self.round, replaced(draft.rounds[self.round].moves, self.move, self.new))

    def write(self, file: Amender, draft: Draft) -> None:
        file.respell({(self.round, self.move): spelt(self.new)})

    def said(self, words: Words) -> str:
        return f"{spelt(self.new)} instead of {self.written} (spelling)"


class WordDropped(OfMove, frozen=True):
    """A word among the moves is none of them."""

    written: str
    cost: ClassVar[float] = _NO_MOVE

    @property
    def kind(self) -> Hashable:
        return MoveRespelt  # what cannot be read is of one kind

    def applied(self, draft: Draft) -> Draft:
        moves = draft.rounds[self.round].moves
        return draft.with_moves(self.round, (*moves[: self.move], *moves[self.move + 1 :]))

    def write(self, file: Amender, draft: Draft) -> None:
        file.respell({(self.round, self.move): None})

    def said(self, words: Words) -> str:
        return f"without {self.written} (no move)"


class Respelling(Change, frozen=True):
    """All words that can be read in one way only are written so, or left out: round, move, as it is, and the move."""

    moves: tuple[tuple[int, int, str, Move | None], ...]
    cost: ClassVar[float] = 0.0

    def applied(self, draft: Draft) -> Draft:
        new = {(number, index): move for number, index, _, move in self.moves}
        rounds = (
            structs.replace(
                this,
                moves=[
                    move for index, old in enumerate(this.moves) if (move := new.get((number, index), old)) is not None
                ],
            )
            for number, this in enumerate(draft.rounds)
        )
        return structs.replace(draft, rounds=tuple(rounds))

    def write(self, file: Amender, draft: Draft) -> None:
        file.respell({(number, index): None if move is None else spelt(move) for number, index, _, move in self.moves})

    def address(self, words: Words) -> str:
        return words.move(*self.moves[0][:2])

    def said(self, words: Words) -> str:
        _, _, written, move = self.moves[0]
        first = f"without {written}" if move is None else f"{spelt(move)} instead of {written}"
        more = f", and {len(self.moves) - 1} more like it" if len(self.moves) > 1 else ""
        return f"{first}{more} (spelling)"


def spelt(move: Move) -> str:
    """Write a move with the name and the points that are said with it."""
    points = "" if move.points is None else f"({move.points})"
    return f"{move}{points}"
