"""Read the rows of a table as moves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, TypeVar

from msgspec import Struct

from sintra_cli.family.notation import Grammar, Notation
from sintra_cli.family.reading import made_by_player
from sintra_cli.family.rules.move import UNKNOWN, Move
from sintra_cli.log.cells import NOTHING, colour, player, whole_number
from sintra_cli.log.log import Log
from sintra_cli.log.table import Row, Table

_COUNTS: Final = range(1, 21)
_ROUNDS: Final = range(1, 101)
_POINTS: Final = range(-999, 1000)
_SOURCES: Final = range(1, 10)
_RETURN: Final = "<"
_OF_PLACED: Final = ("jokers", "keep")
_OF_TAKES: Final = ("count", "colour", "target", *_OF_PLACED)

T = TypeVar("T")


class Entry(Struct, frozen=True):
    """A row: its number, the move as a log says it, and what it says of its round, if anything.

    `move` is None where something in the row cannot be read.
    """

    row: int
    text: str
    move: Move | None
    round: int | None
    tiling: str | None


def entries_of(table: Table, log: Log, notation: Notation) -> list[Entry]:
    """Return the rows of a table as moves in this notation; what is wrong is added to its faults."""
    barred = [name for name, has in _ONLY_SOME.items() if not has(notation.grammar)]
    for name in barred:
        row = next((row for row in table.rows if name in row.cells and row.cells[name] != NOTHING), None)
        if row is not None:
            message = f"there is nothing of the kind in {log.game.short_title}: leave this column empty"
            table.faults.add(message, row.number, table.spelt[name])
    if notation.displays == "unseen" and table.spelt and "count" not in table.spelt:
        table.faults.add(f"the column count is missing: {_WITHOUT_DISPLAYS}", table.header)
    readers = [_Reader(row, table, log, notation, barred) for row in table.rows]
    return [reader.entry() for reader in readers if reader.says_anything]


_ONLY_SOME: Final[Mapping[str, Callable[[Grammar], object]]] = {
    "jokers": lambda grammar: grammar.jokers,
    "keep": lambda grammar: grammar.keeps,
    "points": lambda grammar: grammar.scores,
}
"""The columns that are for some games only, and what tells whether the moves of a game say that."""
_WITHOUT_DISPLAYS: Final = "without --displays each take says how many there are"


class _Reader:
    """Reads one row; what cannot be read is a fault of the table."""

    def __init__(self, row: Row, table: Table, log: Log, notation: Notation, barred: Collection[str]) -> None:
        self._number = row.number
        self._cells = {name: cell for name, cell in row.cells.items() if name not in barred and cell != NOTHING}
        self._table = table
        self._log = log
        self._notation = notation
        self._grammar = notation.grammar
        self._colours = log.setup.colours

    @property
    def says_anything(self) -> bool:
        """Whether anything stands in it."""
        return bool(self._cells)

    def entry(self) -> Entry:
        """Return what the row says."""
        before = len(self._table.faults.found)
        number = self._read("round", lambda text: whole_number(text, _ROUNDS, "round"))
        name = self._read("player", lambda text: player(text, self._log.names))
        said = self._said()
        points = self._read("points", lambda text: whole_number(text, _POINTS, "number of points"))
        text = f"{'' if name is None else f'{name}:'}{said}{'' if points is None else f'({points})'}"
        readable = said is not None and len(self._table.faults.found) == before and not self._table.faults.more
        return Entry(self._number, text, self._move(text) if readable else None, number, self._cells.get("tiling"))

    def _move(self, text: str) -> Move | None:
        """Return the move that a text is, which it is unless the name before it cannot be written before a move."""
        move = self._notation.read(text)
        if move is None:
            from sintra_cli.family.move_mistakes import explain

            self._fault("source", explain(text, self._notation))
            return None
        return made_by_player(move, self._log.names)

    def _said(self) -> str | None:
        """Return what is taken and where it goes; None where it is not known what is taken."""
        source = self._read("source", self._source)
        if source == _RETURN:
            self._bar(_OF_TAKES, f"{_RETURN} takes nothing: leave this cell empty")
            return source
        if "source" not in self._cells:
            returned = ", or <" if self._grammar.returns else ""
            sources = "a display from 1 to 9" if self._notation.displays == "seen" else "? (a display)"
            self._missing("source", f"the source is missing: {sources}, C for the centre{returned}")
        elif source is not None:
            self._verify_take()
        count = self._read("count", lambda text: whole_number(text, _COUNTS, "count"))
        letter = self._read("colour", lambda text: colour(text, self._colours))
        target = self._read("target", lambda text: whole_number(text, self._grammar.targets, self._grammar.target))
        placed = self._placed()
        if source is None or letter is None or (count is None and self._needs_count):
            return None
        return f"{source}{count or ''}{letter}{target or NOTHING}{placed}"

    @property
    def _needs_count(self) -> bool:
        """Whether each take says how many there are."""
        return self._notation.displays == "unseen"

    def _verify_take(self) -> None:
        """Note what a take has to say, and does not."""
        if "colour" not in self._cells:
            self._missing("colour", "the colour is missing")
        if "count" not in self._cells and self._needs_count:
            self._missing("count", f"the count is missing: {_WITHOUT_DISPLAYS}")

    def _placed(self) -> str:
        """Return what is said of the pieces that are placed."""
        jokers = self._read("jokers", lambda text: whole_number(text, self._grammar.jokers, "number of jokers"))
        keep = self._read("keep", lambda text: UNKNOWN if text == UNKNOWN else colour(text, self._colours))
        if "target" not in self._cells:
            self._bar(_OF_PLACED, f"there is no {self._grammar.target}, so nothing is placed: leave this cell empty")
        return ("" if jokers is None else f"j{jokers}") + ("" if keep is None else f"={keep}")

    def _source(self, text: str) -> str:
        if text == _RETURN and not self._grammar.returns:
            raise ValueError(self._grammar.hint_of_return(""))
        if text in {_RETURN, "C", "c"}:
            return text.upper()
        if text == "?":
            if self._notation.displays == "seen":
                raise ValueError("? is no source: the displays are given, so write which one it was, from 1 to 9")
            return text
        number = whole_number(
            text, _SOURCES, f"source, which may also be C{', ? or <' if self._grammar.returns else ' or ?'}"
        )
        if self._notation.displays == "unseen":
            raise ValueError(f"write ? for display {number}, or give what lay on the displays with --displays")
        return str(number)

    def _read(self, name: str, read: Callable[[str], T]) -> T | None:
        """Return what a cell says; None where nothing stands there, or what cannot be read."""
        if name not in self._cells:
            return None
        try:
            return read(self._cells[name])
        except ValueError as error:
            self._fault(name, str(error))
            return None

    def _bar(self, names: Iterable[str], message: str) -> None:
        """Note that nothing may stand in some cells where something does."""
        for name in names:
            if name in self._cells:
                self._fault(name, message)

    def _missing(self, name: str, message: str) -> None:
        """Note that a cell is empty, where there is such a column."""
        if name in self._table.spelt:
            self._fault(name, message)

    def _fault(self, name: str, message: str) -> None:
        self._table.faults.add(message, self._number, self._table.spelt.get(name, name))
