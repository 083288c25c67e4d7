"""What every change to a log knows of itself. Rounds, moves and displays count from 0 here, as seats do.

A kind of change is one class, in the file of what it changes (`of_moves`, `of_rounds`, `of_starters`, `of_claims`);
what may have been meant by it is found in `candidates`.
How unlikely an error is: the natural logarithm of how many others are about as likely, in a game of 150 moves, 30 of
which complete something, with some 200 panes on displays and 30 claims.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from sintra_cli.family.rules.move import Move
from sintra_cli.referee.repair.draft import Draft

if TYPE_CHECKING:
    from sintra_cli.log.amend import Amender
    from sintra_cli.referee.repair.words import Words


class Edit(Protocol):
    """What every change knows of itself."""

    @property
    def cost(self) -> float:
        """How unlikely it is that this went wrong."""

    @property
    def kind(self) -> Hashable:
        """Which slip it takes back: who made it once makes the same one again more easily than another one."""

    @property
    def start(self) -> tuple[int, int] | None:
        """The round and the step at which it begins to matter; None at the end of a round or a game."""

    @property
    def on_display(self) -> int:
        """The number of the display that it is about, if it is about one."""

    @property
    def made(self) -> Move | None:
        """The move that stands there only since this change, if it is one."""

    def applied(self, draft: Draft) -> Draft:
        """Return a draft with this changed."""

    def after(self, earlier: Edit) -> Sequence[Edit]:
        """Return an earlier change and this one as they are said together.

        Where this one changes what the earlier one made up, that is one change, or none: then there is a simpler way.
        """

    def write(self, file: Amender, draft: Draft) -> None:
        """Write it into the file of a log that says what the draft does; raise `LookupError` where it cannot be."""

    def address(self, words: Words) -> str:
        """Return the address of what is changed."""

    def said(self, words: Words) -> str:
        """Say what is changed, and of which kind that is."""

    def shown(self, words: Words, *, whole: bool, steps: int) -> str:
        """Say how what is wrong shows this: whether all is right then, and how many steps after it that is."""

    def meaning(self, changed: Draft) -> Hashable:
        """Return what is the same for changes that differ only in which of several equal displays is meant."""


class Change(Struct, frozen=True):
    """A change of which nothing in particular is to be said."""

    @property
    def kind(self) -> Hashable:
        return type(self)

    @property
    def start(self) -> tuple[int, int] | None:
        return None

    @property
    def on_display(self) -> int:
        return 0

    @property
    def made(self) -> Move | None:
        return None

    def after(self: Edit, earlier: Edit) -> Sequence[Edit]:
        return earlier, self

    def shown(self, words: Words, *, whole: bool, steps: int) -> str:
        return ""

    def meaning(self, changed: Draft) -> Hashable:
        return self


def followed(edits: Sequence[Edit], edit: Edit) -> tuple[Edit, ...]:
    """Return changes with another one after them, as they are said together; nothing where there is a simpler way."""
    for index, earlier in enumerate(edits):
        said = edit.after(earlier)
        if len(said) < 2:
            return (*edits[:index], *said, *edits[index + 1 :]) if said else ()
        edit = said[1]
    return (*edits, edit)
