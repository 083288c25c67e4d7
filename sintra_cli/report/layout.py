"""What a score sheet is made of, whatever it is drawn as; texts are as in the log, not yet escaped."""

from __future__ import annotations

from itertools import chain, repeat
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sintra_cli.report.model import Round, Row

RowT = TypeVar("RowT")
PlayerT = TypeVar("PlayerT", bound="Row")

DECIDED: Final = "Decided by rulings"
"""The heading of the footnotes."""
STARTS: Final = "* starts the round."
"""The note that a table of rounds needs."""


class Column(Struct, Generic[RowT], frozen=True, kw_only=True):
    """One column: its heading and what it says of a row."""

    heading: str
    cell: Callable[[RowT], str]
    words: bool = False
    """Whether the cells are words, set left, and not points, set right."""
    optional: bool = False
    """Whether the column is left out where it says nothing of any row."""


class Table(Struct, frozen=True, kw_only=True):
    """Headings and rows of equal length."""

    headings: list[str]
    words: list[bool]
    rows: list[list[str]]


class Section(Struct, frozen=True, kw_only=True):
    """A part of the sheet under its own heading."""

    heading: str
    table: Table
    notes: list[str] = []


class Sheet(Struct, frozen=True, kw_only=True):
    """The whole sheet of one log.

    `warning` says why the game was not scored to its end, `footnotes` what rulings decided in it.
    """

    title: str
    facts: list[str]
    warning: str | None
    sections: list[Section]
    footnotes: list[str]
    notes: list[str]


class Tables(Protocol):
    """The part of the sheet that each game lays out for itself."""

    def rounds(self, heading: str, *, detail: bool) -> Section:
        """Lay out what each round brought each player."""

    def details(self) -> list[Section]:
        """Lay out what the points of the rounds are made of, as far as there are any."""

    def final(self) -> Section:
        """Lay out the end of the game, part by part."""


class RoundLine(Struct, Generic[PlayerT], frozen=True, kw_only=True):
    """What one round brought one player; `label` is blank where a line above says it."""

    label: str
    name: str
    finished: bool
    row: PlayerT


def table(columns: Sequence[Column[RowT]], rows: Sequence[RowT]) -> Table:
    """Fill the columns with what they say of the rows."""
    shown = [column for column in columns if not column.optional or any(map(column.cell, rows))]
    return Table(
        headings=[column.heading for column in shown],
        words=[column.words for column in shown],
        rows=[[column.cell(row) for column in shown] for row in rows],
    )


def round_lines(rounds: Iterable[tuple[Round, str, Sequence[PlayerT]]]) -> list[RoundLine[PlayerT]]:
    """Lay out rounds, each with its label and its rows, a line for each player."""
    return [
        RoundLine(
            label=words,
            name=f"{row.player} *" if row.player == played.starter else row.player,
            finished=played.finished,
            row=row,
        )
        for played, label, rows in rounds
        for words, row in zip(
            chain([label], [] if played.finished else ["unfinished"], repeat("")),
            rows,
            strict=False,
        )
    ]


def once(labels: Iterable[str]) -> list[str]:
    """Blank every label that only repeats the one before it."""
    shown: list[str] = []
    last = None
    for label in labels:
        shown.append("" if label == last else label)
        last = label
    return shown


def claim(claimed: int | None, total: int, *, compared: bool = True) -> str:
    """Write a total claimed on paper, with the difference where it is not the one that the rules give."""
    if claimed is None:
        return ""
    return f"{claimed} ({claimed - total:+d})" if compared and claimed != total else str(claimed)
