"""What can be changed in a round of a log besides its moves: its displays, columns at its end, or that it is there."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import structs

from sintra_cli.family.rules.replay import LAY
from sintra_cli.referee.repair.draft import Draft, replaced
from sintra_cli.referee.repair.edit import Change, Edit

if TYPE_CHECKING:
    from sintra_cli.log.amend import Amender
    from sintra_cli.referee.repair.words import Words

_PANE: Final = 6.8  # 200 x 4
_PANE_TOO_MANY_OR_FEW: Final = 4.0
_COLUMN: Final = 4.8  # 30 x 4
_TWICE: Final = 1.1
_MADE_UP: Final = 6.0


class PaneChanged(Change, frozen=True):
    """A pane of a display is another, or it has one too many or too few; after another such change, several are.

    `laid` is what lay on it before, `lies` what does then.
    """

    round: int
    display: int
    laid: str
    lies: str

    @property
    def cost(self) -> float:
        return _PANE * self._others + _PANE_TOO_MANY_OR_FEW * abs(len(self.laid) - len(self.lies))

    @property
    def _others(self) -> int:
        """How many panes are others, apart from those too many or too few."""
        same = sum(min(self.laid.count(colour), self.lies.count(colour)) for colour in set(self.laid))
        return min(len(self.laid), len(self.lies)) - same

    @property
    def start(self) -> tuple[int, int]:
        return self.round, LAY

    @property
    def on_display(self) -> int:
        return self.display + 1

    def applied(self, draft: Draft) -> Draft:
        written = draft.rounds[self.round]
        displays = replaced(written.displays or (), self.display, self.lies)
        return draft.with_round(self.round, structs.replace(written, displays=displays))

    def after(self, earlier: Edit) -> Sequence[Edit]:
        if not isinstance(earlier, PaneChanged) or (earlier.round, earlier.display) != (self.round, self.display):
            return earlier, self
        joined = PaneChanged(self.round, self.display, earlier.laid, self.lies)
        return (joined,) if sorted(joined.laid) != sorted(joined.lies) else ()

    def write(self, file: Amender, draft: Draft) -> None:
        file.change_display(self.round, self.display, self.lies)

    def address(self, words: Words) -> str:
        return words.start(self.round)

    def said(self, words: Words) -> str:
        return f"display {self.on_display} is {self.lies or 'empty'} instead of {self.laid or 'empty'} ({words.piece})"

    def shown(self, words: Words, *, whole: bool, steps: int) -> str:
        return ", after this display was laid"

    def meaning(self, changed: Draft) -> Hashable:
        return self.round, "".join(sorted(self.laid)), "".join(sorted(self.lies))


class ColumnChanged(Change, frozen=True):
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

    def after(self, earlier: Edit) -> Sequence[Edit]:
        where = (self.round, self.seat, self.line)
        if not isinstance(earlier, ColumnChanged) or (earlier.round, earlier.seat, earlier.line) != where:
            return earlier, self
        return (structs.replace(self, old=earlier.old),) if self.new != earlier.old else ()

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


class RoundsDropped(Change, frozen=True):
    """Rounds are there that were not played: one that is the same as the one before it, or all after the end."""

    round: int
    count: int
    twice: bool

    @property
    def cost(self) -> float:
        return _TWICE if self.twice else _MADE_UP

    @property
    def start(self) -> tuple[int, int]:
        return self.round, LAY

    def applied(self, draft: Draft) -> Draft:
        behind = self.round + self.count
        return structs.replace(
            draft,
            rounds=(*draft.rounds[: self.round], *draft.rounds[behind:]),
            claims=(*draft.claims[: self.round], *draft.claims[behind:]),
        )

    def write(self, file: Amender, draft: Draft) -> None:
        file.drop_rounds(self.round, self.count)

    def address(self, words: Words) -> str:
        return words.start(self.round)

    def said(self, words: Words) -> str:
        if self.twice:
            return f"without this round, the same as round {words.number(self.round - 1)} (doubled)"
        last = f" to {words.number(self.round + self.count - 1)}" if self.count > 1 else ""
        which = f"rounds {words.number(self.round)}{last}" if last else "this round"
        return f"without {which} (after the end of the game)"
