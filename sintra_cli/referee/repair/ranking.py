"""Which of several ways to mend a log is the likeliest, and which of them are the same."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct, structs

from sintra_cli.family.rules.move import Move
from sintra_cli.referee.repair.edits import (
    ClaimChanged,
    ClaimsShifted,
    ColumnChanged,
    Draft,
    Edit,
    MoveAdded,
    MoveChanged,
    MoveDropped,
    MovesSwapped,
    PaneChanged,
)
from sintra_cli.referee.repair.trial import Outcome

Key: TypeAlias = tuple[Any, ...]

# How unlikely an error is: the natural logarithm of how many others are about as likely, in a game of 150 moves,
# 30 of which complete something, with some 200 panes on displays and 30 claims.
_PART: Final = {
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
_WASTE: Final = 0.3
"""For each piece that is broken or dropped: players avoid that."""


class Repair(Struct, frozen=True):
    """Changes that get a game further, one after the other, and how far.

    `alike` are changes instead of the last one that mean the same, for displays or panes that are equal.
    """

    edits: tuple[Edit, ...]
    outcome: Outcome
    draft: Draft
    unlikely: float
    distance: int
    alike: tuple[Edit, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong then."""
        return self.outcome.legal

    @property
    def rank(self) -> Key:
        """What to sort by, the best first."""
        number, left = self.outcome.reach
        return (-number, -left, len(self.edits), self.unlikely + _WASTE * self.outcome.waste, self.distance)


def cost(edit: Edit) -> float:
    """Tell how unlikely it is that this went wrong."""
    match edit:
        case MoveChanged():
            return _PART[edit.part]
        case MoveAdded():
            return _LEFT_OUT
        case MoveDropped():
            return _TWICE if edit.twice else _MADE_UP
        case MovesSwapped():
            return _SWAPPED
        case PaneChanged():
            return _PANE if edit.old and edit.new else _PANE_TOO_MANY_OR_FEW
        case ClaimChanged():
            return _CLAIM if _is_slip(str(edit.old), str(edit.new)) else _CLAIM_BEYOND_A_SLIP
        case ClaimsShifted():
            return _CLAIMS_SHIFTED
        case ColumnChanged():
            return _COLUMN


def _is_slip(old: str, new: str) -> bool:
    """Tell whether two numbers differ in one digit, there or not, or in the order of two."""
    if len(old) != len(new):
        longer, shorter = sorted((old, new), key=len, reverse=True)
        return any(longer[:at] + longer[at + 1 :] == shorter for at in range(len(longer)))
    wrong = [at for at, (left, right) in enumerate(zip(old, new, strict=True)) if left != right]
    return len(wrong) == 1 or (len(wrong) == 2 and sorted(old) == sorted(new) and wrong[1] - wrong[0] == 1)


def merged(repairs: Sequence[Repair]) -> list[Repair]:
    """Sort repairs, the best first; those that are the same but for equal displays or panes become one."""
    kept: dict[Hashable, Repair] = {}
    meant: set[Hashable] = set()
    for repair in sorted(repairs, key=lambda repair: repair.rank):
        meaning = _meaning(repair.draft)
        if meaning in meant:
            continue
        meant.add(meaning)
        key = (*repair.edits[:-1], _signature(repair), repair.outcome.reach)
        first = kept.get(key)
        if first is None:
            kept[key] = repair
        else:
            kept[key] = _with_alike(first, repair.edits[-1])
    return list(kept.values())


def _with_alike(repair: Repair, edit: Edit) -> Repair:
    return structs.replace(repair, alike=(*repair.alike, edit))


def _meaning(draft: Draft) -> Hashable:
    """Return what is the same for drafts that say the same."""
    return (
        tuple(
            (
                tuple("".join(sorted(display)) for display in this.displays or ()),
                tuple(this.moves),
                tuple(tuple(sorted(chosen.items())) for chosen in this.choices or ()),
            )
            for this in draft.rounds
        ),
        tuple(tuple(sorted(claims.items())) for claims in draft.claims),
        tuple(sorted(draft.final_claims.items())),
    )


def _signature(repair: Repair) -> Hashable:
    """Return what is the same for changes that differ only in which of several equal displays is meant."""
    edit = repair.edits[-1]
    match edit:
        case MoveChanged(part="source"):
            return (edit.round, edit.move, edit.old, _laid(repair.draft, edit.round, edit.new))
        case MoveAdded():
            new = edit.new
            source = _laid(repair.draft, edit.round, new)
            return (edit.round, edit.move, source, new.colour, new.target, new.jokers, new.keep)
        case PaneChanged():
            return (edit.round, "".join(sorted(edit.laid)), edit.old, edit.new)
        case _:
            return edit


def _laid(draft: Draft, number: int, move: Move) -> Hashable:
    """Return what lay on the display that a move takes from; the source itself where it is none."""
    displays = draft.rounds[number].displays or ()
    if 1 <= move.source <= len(displays):
        return "".join(sorted(displays[move.source - 1]))
    return move.source
