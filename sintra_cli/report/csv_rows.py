"""The report as rows of comma-separated values, for spreadsheets and scripts."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from sintra_cli.text import visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sintra_cli.report.model import FinalRow, Report, Row

_FIRST: Final = ("log", "game", "status", "round", "player")
_LAST: Final = ("points", "total", "claimed", "place")


def header(own: Sequence[str]) -> str:
    """Write the names of the columns, the same for all games; `own` are those that only some games have."""
    columns = all_columns(own)
    return written([dict(zip(columns, columns, strict=True))], columns)


def rows(report: Report, own: Sequence[str]) -> str:
    """Write a row for each round and player, the end of the game as round `final`."""
    columns = all_columns(own)
    return written(records(report, columns), columns)


def records(report: Report, columns: Sequence[str]) -> list[dict[str, object]]:
    """Return a row for each round and player, and for each at the end; one that says little where nothing was played.

    What a row does not have of the columns is not in it.
    """
    log: dict[str, object] = {"log": report.log, "game": report.game, "status": report.status}
    played = [{**log, "round": of.round, **_values(row, columns)} for of in report.rounds for row in of.players]
    places = {rank.player: rank.place for rank in report.ranking or []}
    ended = [
        {**log, "round": "final", **_values(row, columns), "place": places[row.player]} for row in report.final or []
    ]
    return [*played, *ended] or [log]


def all_columns(own: Sequence[str]) -> list[str]:
    """Return all columns in their order; `own` are those that only some games have."""
    return [*_FIRST, *own, *_LAST]


def _values(row: Row | FinalRow, columns: Sequence[str]) -> dict[str, object]:
    return {column: getattr(row, column) for column in columns if hasattr(row, column)}


def written(table: Iterable[Mapping[str, object]], columns: Sequence[str]) -> str:
    """Write rows as lines, the columns in this order; text is made visible and harmless."""
    lines = io.StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerows([_cell(row.get(column)) for column in columns] for row in table)
    return lines.getvalue()


def _cell(value: object) -> object:
    return _harmless(visible(value)) if isinstance(value, str) else value


def _harmless(text: str) -> str:
    """Mark as text what a spreadsheet would run as a formula; a sign that stands alone is none."""
    begin = normalize("NFKC", text.lstrip()[:1])  # also the full-width signs
    return f"'{text}" if begin in {"=", "+", "-", "@"} and text != "-" else text
