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
    from typing import Any

    from sintra_cli.family.new_log import NewLog
    from sintra_cli.family.notation import Displays, Grammar, Notation
    from sintra_cli.family.reading import Interpreter
    from sintra_cli.family.rulebook import Rulebook
    from sintra_cli.family.rules.rulings import Rulings
    from sintra_cli.family.rules.table import Table
    from sintra_cli.family.setup import Meaning
    from sintra_cli.family.shape import Head
    from sintra_cli.family.view import View
    from sintra_cli.family.words import Words
    from sintra_cli.names import RuleName, TopicName
    from sintra_cli.report.ledger import Part
    from sintra_cli.report.model import About, FinalRow, Round, ScoredBy, TieBreak
    from sintra_cli.toml.faults import Path, Problem, Slip


class Variant(Struct, frozen=True, kw_only=True):
    """The key of a log that says on which board a game is played, its values, and how one is said: `side {}`.

    A report has these two keys, whichever game it is of.
    """

    key: Literal["side", "wall"]
    values: tuple[str, ...]
    said: str

    def of(self, log: Mapping[str, object]) -> str | None:
        """Return the value in a log, read or as written; None where it is none of these."""
        value = log.get(self.key)
        return value if isinstance(value, str) and value in self.values else None


class ReportShape(Struct, frozen=True):
    """The game's own rows of a report."""

    round: type[Round]
    final: type[FinalRow]


class Columns(Struct, frozen=True):
    """The keys of the game's own rows that are columns in comma-separated values: of a round, and of the end."""

    round: tuple[str, ...]
    final: tuple[str, ...]


class Game(ABC):
    """What a game of the family gives."""

    variant: ClassVar[Variant | None] = None
    """On which board it is played, where a log chooses."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The value of `game` in its logs."""

    @property
    @abstractmethod
    def title(self) -> str:
        """What it is called in print."""

    @property
    @abstractmethod
    def short_title(self) -> str:
        """What it is called beside others of the family."""

    @property
    @abstractmethod
    def words(self) -> Words:
        """What it calls its things."""

    @property
    @abstractmethod
    def tie_break(self) -> TieBreak:
        """What breaks a tie in it."""

    # --- its logs ----------------------------------------------------------------------------------------------

    @abstractmethod
    def shape(self, *, position: bool) -> type[Head]:
        """Return the shape of its logs: from the beginning, or from a position on."""

    @abstractmethod
    def read(self, reader: Interpreter, log: Head, rulings: Mapping[str, str], box: Mapping[str, object]) -> Meaning:
        """Return what a log of its shape says; `rulings` and `box` stand over the log's own."""

    def slips(self, path: Path, value: object) -> Iterable[Slip]:  # noqa: ARG002
        """Yield what exactly is wrong with a value of a log that is not of its shape, if there is more to say of it."""
        return ()

    # --- its rules ---------------------------------------------------------------------------------------------

    @abstractmethod
    def rulebook(self) -> Rulebook:
        """Return the texts of its rules."""

    @abstractmethod
    def rulings(self) -> type[Rulings]:
        """Return the shape of the answers to what its rules leave open; its values are the defaults."""

    def page(self, name: RuleName | TopicName) -> str | None:
        """Return the page of its printed rulebook for a rule or topic, such as "4-5"; None where there is none."""
        return self.rulebook().pages.get(name)

    # --- its reports -------------------------------------------------------------------------------------------

    @abstractmethod
    def report_shape(self) -> ReportShape:
        """Return what its rounds and its end are in a report."""

    @abstractmethod
    def parts(self) -> tuple[type[Part], ...]:
        """Return the kinds of parts that an entry of its ledger has beside those that all games share."""

    @property
    @abstractmethod
    def columns(self) -> Columns:
        """What of that has a column in comma-separated values."""

    def about(self, log: Mapping[str, object]) -> About:
        """Return what is said of it above a log, of which only `variant` is looked at."""
        from sintra_cli.report.model import About

        board = None if self.variant is None else self.variant.of(log)
        said = None if self.variant is None or board is None else self.variant.said.format(board)
        return About(title=self.title, board=said, tie_break=self.tie_break, scored_by=self.scored_by(board))

    def scored_by(self, board: str | None) -> ScoredBy:  # noqa: ARG002  # a game need not have topics
        """Return what explains its points on a board, which is a value of `variant`."""
        from sintra_cli.report.model import ScoredBy

        return ScoredBy()

    # --- boards, new logs and boxes ----------------------------------------------------------------------------

    @abstractmethod
    def view(self, table: Table) -> View:
        """Return what a table of this game shows."""

    @abstractmethod
    def problems_of_box(self, stated: Mapping[str, Any]) -> list[Problem]:
        """List what is wrong with printed values of the right shape, by their keys under `[box]`."""

    @abstractmethod
    def new_log(self) -> type[NewLog]:
        """Return what its logs begin with."""

    # --- its moves ---------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def grammar(self) -> Grammar:
        """How its moves are written."""

    def notation(self, colours: Iterable[str], displays: Displays = "seen") -> Notation:
        """Return the reader of its moves for the letters of a box, and rounds with displays or without."""
        from sintra_cli.family.notation import notation

        return notation(self.grammar, "".join(colours), displays)
