"""What can be changed in a log: one thing each. Rounds, moves and displays count from 0 here, as seats do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

from msgspec import Struct, structs

from sintra_cli.family.move_parts import Part
from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.replay import WrittenRound
from sintra_cli.family.setup import Claims

T = TypeVar("T")


class Draft(Struct, frozen=True):
    """What a log says happened, and what it claims: the part of it that may be mended."""

    rounds: tuple[WrittenRound, ...]
    claims: tuple[Claims, ...]
    final_claims: Claims

    def with_round(self, index: int, written: WrittenRound) -> Draft:
        """Return a draft with another round in place of one."""
        return structs.replace(self, rounds=_replaced(self.rounds, index, written))

    def with_moves(self, index: int, moves: Sequence[Move]) -> Draft:
        """Return a draft with other moves in a round."""
        return self.with_round(index, structs.replace(self.rounds[index], moves=moves))


class MoveChanged(Struct, frozen=True):
    """One part of a move is another."""

    round: int
    move: int
    part: Part
    old: Move
    new: Move

    def applied(self, draft: Draft) -> Draft:
        """Return a draft with this changed."""
        return draft.with_moves(self.round, _replaced(draft.rounds[self.round].moves, self.move, self.new))


class MoveAdded(Struct, frozen=True):
    """A move had been left out before move `move`, which may be the one after the last."""

    round: int
    move: int
    new: Move

    def applied(self, draft: Draft) -> Draft:
        """Return a draft with this changed."""
        moves = draft.rounds[self.round].moves
        return draft.with_moves(self.round, (*moves[: self.move], self.new, *moves[self.move :]))


class MoveDropped(Struct, frozen=True):
    """A move is there that was not made; `twice` says whether the one before or after it is the same."""

    round: int
    move: int
    old: Move
    twice: bool

    def applied(self, draft: Draft) -> Draft:
        """Return a draft with this changed."""
        moves = draft.rounds[self.round].moves
        return draft.with_moves(self.round, (*moves[: self.move], *moves[self.move + 1 :]))


class MovesSwapped(Struct, frozen=True):
    """A move and the one after it were made in the other order."""

    round: int
    move: int
    old: Move
    after: Move

    def applied(self, draft: Draft) -> Draft:
        """Return a draft with this changed."""
        moves = draft.rounds[self.round].moves
        swapped = (*moves[: self.move], self.after, self.old, *moves[self.move + 2 :])
        return draft.with_moves(self.round, swapped)


class PaneChanged(Struct, frozen=True):
    """A pane of a display is another; a display may also have one too many ("new" is "") or too few ("old" is "")."""

    round: int
    display: int
    pane: int
    old: str
    new: str
    laid: str
    """What lay on the display before."""

    @property
    def lies(self) -> str:
        """What lies on the display then."""
        return self.laid[: self.pane] + self.new + self.laid[self.pane + len(self.old) :]

    def applied(self, draft: Draft) -> Draft:
        """Return a draft with this changed."""
        written = draft.rounds[self.round]
        displays = _replaced(written.displays or (), self.display, self.lies)
        return draft.with_round(self.round, structs.replace(written, displays=displays))


class ClaimChanged(Struct, frozen=True):
    """A total that was written on paper is another; `round` is None for a final one."""

    round: int | None
    seat: int
    old: int
    new: int

    def applied(self, draft: Draft) -> Draft:
        """Return a draft with this changed."""
        if self.round is None:
            return structs.replace(draft, final_claims={**draft.final_claims, self.seat: self.new})
        claims = {**draft.claims[self.round], self.seat: self.new}
        return structs.replace(draft, claims=_replaced(draft.claims, self.round, claims))


class ClaimsShifted(Struct, frozen=True):
    """A player's totals are wrong by the same number from a round on: a slip that was carried on.

    `by` is what is to be added to each of them.
    """

    round: int
    seat: int
    by: int

    def applied(self, draft: Draft) -> Draft:
        """Return a draft with this changed."""
        claims = tuple(self._shifted(this) if index >= self.round else this for index, this in enumerate(draft.claims))
        return structs.replace(draft, claims=claims, final_claims=self._shifted(draft.final_claims))

    def _shifted(self, claims: Claims) -> Claims:
        return {seat: points + self.by if seat == self.seat else points for seat, points in claims.items()}


class ColumnChanged(Struct, frozen=True):
    """The column chosen for a line at the end of a round is another, or none, or there was none."""

    round: int
    seat: int
    line: int
    old: int | None
    new: int | None

    def applied(self, draft: Draft) -> Draft:
        """Return a draft with this changed."""
        written = draft.rounds[self.round]
        choices = written.choices or ()
        chosen = chosen_with(choices[self.seat], self.line, self.new)
        return draft.with_round(self.round, structs.replace(written, choices=_replaced(choices, self.seat, chosen)))


Edit: TypeAlias = (
    MoveChanged | MoveAdded | MoveDropped | MovesSwapped | PaneChanged | ClaimChanged | ClaimsShifted | ColumnChanged
)


def chosen_with(choices: Mapping[int, int], line: int, column: int | None) -> dict[int, int]:
    """Return choices (line: column) with another column for a line, or none."""
    changed = {**choices, line: column or 0}
    return {key: value for key, value in changed.items() if value}


def _replaced(values: Sequence[T], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
