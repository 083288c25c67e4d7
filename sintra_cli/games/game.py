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
    from collections.abc import Mapping
    from typing import Any

    from sintra_cli.family.new_log import NewLog
    from sintra_cli.family.reading import Interpreter
    from sintra_cli.family.rules.table import Table
    from sintra_cli.family.setup import Meaning
    from sintra_cli.family.shape import Head
    from sintra_cli.family.view import View
    from sintra_cli.toml.faults import Problem


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

    # --- boards, new logs and boxes ----------------------------------------------------------------------------

    @abstractmethod
    def view(self, table: Table[Any, Any, Any, Any]) -> View:
        """Return what a table of this game shows."""

    @abstractmethod
    def problems_of_box(self, stated: Mapping[str, Any]) -> list[Problem]:
        """List what is wrong with printed values of the right shape, by their keys under `[box]`."""

    @abstractmethod
    def new_log(self) -> type[NewLog]:
        """Return what its logs begin with."""
