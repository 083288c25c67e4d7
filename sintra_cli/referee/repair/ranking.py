"""Which of several ways to mend a log is the likeliest, and which of them are the same."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct, structs

from sintra_cli.referee.repair.draft import Draft
from sintra_cli.referee.repair.edit import Edit
from sintra_cli.referee.repair.trial import Outcome

Key: TypeAlias = tuple[Any, ...]

_WASTE: Final = 0.3
"""For each piece that is broken or dropped: players avoid that."""
_OPEN: Final = 3.0
"""For a last round that is not over: most logs are written when the game is."""
_AGAIN: Final = 0.5
"""For a slip of a kind that was made before."""


class Repair(Struct, frozen=True):
    """Changes that get a game further, one after the other, and how far.

    `alike` are changes instead of the last one that mean the same, for displays or panes that are equal.
    """

    edits: tuple[Edit, ...]
    outcome: Outcome
    draft: Draft
    distance: int
    alike: tuple[Edit, ...] = ()

    @property
    def unlikely(self) -> float:
        """How unlikely all of it is: who makes a slip once makes it again, so a later one of a kind counts less."""
        kinds = [edit.kind for edit in self.edits]
        return sum(edit.cost * (_AGAIN if edit.kind in kinds[:index] else 1) for index, edit in enumerate(self.edits))

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong then."""
        return self.outcome.legal

    @property
    def rank(self) -> Key:
        """What to sort by, the best first."""
        unlikely = self.unlikely + _WASTE * self.outcome.waste + _OPEN * self.outcome.open
        return (*(-far for far in self.outcome.reach), unlikely, self.distance)


def merged(repairs: Sequence[Repair]) -> list[Repair]:
    """Sort repairs, the best first; those that are the same but for equal displays or panes become one."""
    kept: dict[Hashable, Repair] = {}
    meant: set[Hashable] = set()
    for repair in sorted(repairs, key=lambda repair: repair.rank):
        meaning = _meaning(repair.draft)
        if meaning in meant:
            continue
        meant.add(meaning)
        key = (*repair.edits[:-1], repair.edits[-1].meaning(repair.draft), repair.outcome.reach)
        first = kept.get(key)
        if first is None:
            kept[key] = repair
        else:
            kept[key] = _with_alike(first, repair.edits[-1])
    return list(kept.values())


def best(found: Iterable[Repair]) -> list[Repair]:
    """Return all that was found, the best first; nothing that helps half where something mends."""
    merged_ones = merged([*found])
    return [repair for repair in merged_ones if repair.whole] or merged_ones


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
        draft.starter,
        tuple(tuple(sorted(claims.items())) for claims in draft.claims),
        tuple(sorted(draft.final_claims.items())),
    )
