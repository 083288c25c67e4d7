"""The seam: all that a game gives to the rest of the program.

A game is one object of a class of its own, which its room gives as `GAME`. What happens in it stands on values: a
set-up opens a table, a table plays moves and gives turns, and all that is told of a turn is told by the turn. So a
game's own types never leave its room. A method loads what it needs when it is called: most commands need little.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sintra_cli.family.notation import Displays, Grammar, Notation
    from sintra_cli.family.reading import Interpreter
    from sintra_cli.family.setup import Meaning
    from sintra_cli.family.shape import Head


class Words(Struct, frozen=True, kw_only=True):
    """What a game calls its things: a pane or a tile, what the first taker takes, what the discard is."""

    piece: str
    tile: str
    discard: str


class TieBreak(Struct, frozen=True, kw_only=True):
    """The number that breaks a tie, and whether fewer or more of it is better."""

    noun: str
    better: Literal["fewer", "more"]


class Game(ABC):
    """What a game of the family gives."""

    name: ClassVar[str]
    """The value of `game` in its logs."""
    title: ClassVar[str]
    """What it is called in print."""
    words: ClassVar[Words]
    tie_break: ClassVar[TieBreak]

    # --- its logs ----------------------------------------------------------------------------------------------

    @abstractmethod
    def shape(self, *, position: bool) -> type[Head]:
        """Return the shape of its logs: from the beginning, or from a position on."""

    @abstractmethod
    def read(self, reader: Interpreter, log: Head, rulings: Mapping[str, str], box: Mapping[str, object]) -> Meaning:
        """Return what a log of its shape says; `rulings` and `box` stand over the log's own."""

    # --- its moves ---------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def grammar(self) -> Grammar:
        """How its moves are written."""

    def notation(self, colours: Iterable[str], displays: Displays = "seen") -> Notation:
        """Return the reader of its moves for the letters of a box, and rounds with displays or without."""
        from sintra_cli.family.notation import notation

        return notation(self.grammar, "".join(colours), displays)
