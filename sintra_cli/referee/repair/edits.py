"""What can be changed in a log: one thing each. Rounds, moves and displays count from 0 here, as seats do.

A kind of change is one class here, and what may have been meant by it is found in `candidates`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from msgspec import Struct, structs

from sintra_cli.family.move_parts import Part
from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.replay import LAY
from sintra_cli.family.setup import Claims
from sintra_cli.referee.repair.draft import Draft, replaced

if TYPE_CHECKING:
    from sintra_cli.log.amend import Amender
    from sintra_cli.referee.repair.words import Words

# How unlikely an error is: the natural logarithm of how many others are about as likely, in a game of 150 moves,
# 30 of which complete something, with some 200 panes on displays and 30 claims.
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
_CLAIM: Final = 5.6  # 30 x 10
_CLAIM_BEYOND_A_SLIP: Final = 7.0
_CLAIMS_SHIFTED: Final = 6.5
_PANE: Final = 6.8  # 200 x 4
_PANE_TOO_MANY_OR_FEW: Final = 4.0
_COLUMN: Final = 4.8  # 30 x 4
_SWAPPED: Final = 5.0  # 150
_LEFT_OUT: Final = 8.9  # 150, and the move would have to be this one of 50
_TWICE: Final = 1.1  # 150, and otherwise one of 50 moves happens to be the same again
_MADE_UP: Final = 12.0

_PARTS: Final = {"keep": "kept pane", "jokers": "on jokers", "points": "points claimed"}


class Edit(Protocol):
    """What every change knows of itself."""

    @property
    def cost(self) -> float:
        """How unlikely it is that this went wrong."""

    @property
    def start(self) -> tuple[int, int] | None:
        """The round and the step at which it begins to matter; None at the end of a round or a game."""

    @property
    def on_display(self) -> int:
        """The number of the display that it is about, if it is about one."""

    def applied(self, draft: Draft) -> Draft:
        """Return a draft with this changed."""

    def write(self, file: Amender, draft: Draft) -> None:
        """Write it into the file of a log that says what the draft does; raise `LookupError` where it cannot be."""

    def address(self, words: Words) -> str:
        """Return the address of what is changed."""

    def said(self, words: Words) -> str:
        """Say what is changed, and of which kind that is."""

    def shown(self, *, whole: bool, steps: int) -> str:
        """Say how what is wrong shows this: whether all is right then, and how many steps after it that is."""

    def meaning(self, changed: Draft) -> Hashable:
        """Return what is the same for changes that differ only in which of several equal displays is meant."""


class _Change(Struct, frozen=True):
    """A change of which nothing in particular is to be said."""

    @property
    def start(self) -> tuple[int, int] | None:
        return None

    @property
    def on_display(self) -> int:
        return 0

    def shown(self, *, whole: bool, steps: int) -> str:
        return ""

    def meaning(self, changed: Draft) -> Hashable:
        return self


class _OfMove(_Change, frozen=True):
    """A change at a move of a round."""

    round: int
    move: int

    @property
    def start(self) -> tuple[int, int]:
        return self.round, self.move

    def address(self, words: Words) -> str:
        return words.move(self.round, self.move)

    def shown(self, *, whole: bool, steps: int) -> str:
        return f", {steps} {'step' if steps == 1 else 'steps'} after this" if steps else ""


class MoveChanged(_OfMove, frozen=True):
    """One part of a move is another."""

    part: Part
    old: Move
    new: Move

    @property
    def cost(self) -> float:
        return _PART[self.part]

    @property
    def on_display(self) -> int:
        return self.new.source

    def applied(self, draft: Draft) -> Draft:
        return draft.with_moves(self.round, replaced(draft.rounds[self.round].moves, self.move, self.new))

    def write(self, file: Amender, draft: Draft) -> None:
        file.change_move(self.round, self.move, self.part, getattr(self.new, self.part))

    def said(self, words: Words) -> str:
        part = _PARTS.get(self.part, self.part)
        return f"{self._written(self.new)} instead of {self._written(self.old)} ({part})"

    def _written(self, move: Move) -> str:
        player = f"{move.player}:" if self.part == "player" else ""
        points = f"({move.points})" if self.part == "points" else ""
        return f"{player}{move}{points}"

    def meaning(self, changed: Draft) -> Hashable:
        if self.part != "source":
            return self
        return self.round, self.move, self.old, _laid(changed, self.round, self.new)


class MoveAdded(_OfMove, frozen=True):
    """A move had been left out before move `move`, which may be the one after the last."""

    new: Move
    cost: ClassVar[float] = _LEFT_OUT

    @property
    def on_display(self) -> int:
        return self.new.source

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


class MoveDropped(_OfMove, frozen=True):
    """A move is there that was not made; `twice` says whether the one before or after it is the same."""

    old: Move
    twice: bool

    @property
    def cost(self) -> float:
        return _TWICE if self.twice else _MADE_UP

    def applied(self, draft: Draft) -> Draft:
        moves = draft.rounds[self.round].moves
        return draft.with_moves(self.round, (*moves[: self.move], *moves[self.move + 1 :]))

    def write(self, file: Amender, draft: Draft) -> None:
        file.drop_move(self.round, self.move)

    def said(self, words: Words) -> str:
        return f"without {self.old} ({'doubled' if self.twice else 'one too many'})"


class MovesSwapped(_OfMove, frozen=True):
    """A move and the one after it were made in the other order."""

    old: Move
    after: Move
    cost: ClassVar[float] = _SWAPPED

    def applied(self, draft: Draft) -> Draft:
        moves = draft.rounds[self.round].moves
        swapped = (*moves[: self.move], self.after, self.old, *moves[self.move + 2 :])
        return draft.with_moves(self.round, swapped)

    def write(self, file: Amender, draft: Draft) -> None:
        file.swap_moves(self.round, self.move)

    def said(self, words: Words) -> str:
        return f"{self.after} before {self.old} (order)"


class PaneChanged(_Change, frozen=True):
    """A pane of a display is another; a display may also have one too many ("new" is "") or too few ("old" is "")."""

    round: int
    display: int
    pane: int
    old: str
    new: str
    laid: str
    """What lay on the display before."""

    @property
    def cost(self) -> float:
        return _PANE if self.old and self.new else _PANE_TOO_MANY_OR_FEW

    @property
    def start(self) -> tuple[int, int]:
        return self.round, LAY

    @property
    def on_display(self) -> int:
        return self.display + 1

    @property
    def lies(self) -> str:
        """What lies on the display then."""
        return self.laid[: self.pane] + self.new + self.laid[self.pane + len(self.old) :]

    def applied(self, draft: Draft) -> Draft:
        written = draft.rounds[self.round]
        displays = replaced(written.displays or (), self.display, self.lies)
        return draft.with_round(self.round, structs.replace(written, displays=displays))

    def write(self, file: Amender, draft: Draft) -> None:
        file.change_pane(self.round, self.display, self.pane, self.old, self.new)

    def address(self, words: Words) -> str:
        return words.start(self.round)

    def said(self, words: Words) -> str:
        return f"display {self.on_display} is {self.lies or 'empty'} instead of {self.laid} ({words.piece})"

    def shown(self, *, whole: bool, steps: int) -> str:
        return ", after this display was laid"

    def meaning(self, changed: Draft) -> Hashable:
        return self.round, "".join(sorted(self.laid)), self.old, self.new


class ClaimChanged(_Change, frozen=True):
    """A total that was written on paper is another; `round` is None for a final one."""

    round: int | None
    seat: int
    old: int
    new: int

    @property
    def cost(self) -> float:
        return _CLAIM if _is_slip(str(self.old), str(self.new)) else _CLAIM_BEYOND_A_SLIP

    def applied(self, draft: Draft) -> Draft:
        if self.round is None:
            return structs.replace(draft, final_claims={**draft.final_claims, self.seat: self.new})
        claims = {**draft.claims[self.round], self.seat: self.new}
        return structs.replace(draft, claims=replaced(draft.claims, self.round, claims))

    def write(self, file: Amender, draft: Draft) -> None:
        file.change_claims([(self.round, self.seat, self.new)])

    def address(self, words: Words) -> str:
        return "end of the game" if self.round is None else words.end(self.round)

    def said(self, words: Words) -> str:
        return f"{words.names[self.seat]}'s total {self.new} instead of {self.old} (claim)"

    def shown(self, *, whole: bool, steps: int) -> str:
        return _ALONE if whole else ""


class ClaimsShifted(_Change, frozen=True):
    """A player's totals are wrong by the same number from a round on: a slip that was carried on.

    `by` is what is to be added to each of them.
    """

    round: int
    seat: int
    by: int
    cost: ClassVar[float] = _CLAIMS_SHIFTED

    def applied(self, draft: Draft) -> Draft:
        claims = tuple(self._shifted(this) if index >= self.round else this for index, this in enumerate(draft.claims))
        return structs.replace(draft, claims=claims, final_claims=self._shifted(draft.final_claims))

    def _shifted(self, claims: Claims) -> Claims:
        return {seat: points + self.by if seat == self.seat else points for seat, points in claims.items()}

    def write(self, file: Amender, draft: Draft) -> None:
        numbers: list[int | None] = [*range(self.round, len(draft.claims)), None]
        file.change_claims(
            (number, self.seat, claims[self.seat] + self.by)
            for number, claims in zip(numbers, (*draft.claims[self.round :], draft.final_claims), strict=True)
            if self.seat in claims
        )

    def address(self, words: Words) -> str:
        return words.end(self.round)

    def said(self, words: Words) -> str:
        more = f"{abs(self.by)} {'more' if self.by > 0 else 'less'}"
        return f"{words.names[self.seat]}'s totals from here on {more} (claims)"

    def shown(self, *, whole: bool, steps: int) -> str:
        return _ALONE if whole else ""


class ColumnChanged(_Change, frozen=True):
    """The column chosen for a line at the end of a round is another, or none, or there was none."""

    round: int
    seat: int
    line: int
    old: int | None
    new: int | None
    cost: ClassVar[float] = _COLUMN

    def applied(self, draft: Draft) -> Draft:
        written = draft.rounds[self.round]
        choices = replaced(written.choices or (), self.seat, self._chosen(draft))
        return draft.with_round(self.round, structs.replace(written, choices=choices))

    def _chosen(self, draft: Draft) -> dict[int, int]:
        """Return the player's choices (line: column) with this one changed."""
        choices = draft.rounds[self.round].choices or ()
        changed = {**choices[self.seat], self.line: self.new or 0}
        return {line: column for line, column in changed.items() if column}

    def write(self, file: Amender, draft: Draft) -> None:
        file.change_choices(self.round, self.seat, self._chosen(draft))

    def address(self, words: Words) -> str:
        return words.end(self.round)

    def said(self, words: Words) -> str:
        return f"{words.names[self.seat]}'s line {self.line} {self._column()} (column)"

    def _column(self) -> str:
        if self.new is None:
            return f"not in column {self.old}"
        return f"in column {self.new}" + ("" if self.old is None else f" instead of {self.old}")


_ALONE: Final = ", and nothing else differs"


def _laid(draft: Draft, number: int, move: Move) -> Hashable:
    """Return what lay on the display that a move takes from; the source itself where it is none."""
    displays = draft.rounds[number].displays or ()
    if 1 <= move.source <= len(displays):
        return "".join(sorted(displays[move.source - 1]))
    return move.source


def _is_slip(old: str, new: str) -> bool:
    """Tell whether two numbers differ in one digit, there or not, or in the order of two."""
    if len(old) != len(new):
        longer, shorter = sorted((old, new), key=len, reverse=True)
        return any(longer[:at] + longer[at + 1 :] == shorter for at in range(len(longer)))
    wrong = [at for at, (left, right) in enumerate(zip(old, new, strict=True)) if left != right]
    return len(wrong) == 1 or (len(wrong) == 2 and sorted(old) == sorted(new) and wrong[1] - wrong[0] == 1)
