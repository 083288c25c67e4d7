"""The tables of a score sheet of Azul."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sintra_cli.report.layout import (
    STARTS,
    Column,
    RoundLine,
    Section,
    claim,
    once,
    round_lines,
    table,
)
from sintra_cli.report.wording import signed

if TYPE_CHECKING:
    from sintra_cli.games.azul.rows import AzulFinal, AzulRow, AzulTables, Tile

_ROUND: Final[list[Column[RoundLine[AzulRow]]]] = [
    Column(heading="round", cell=lambda line: line.label, words=True),
    Column(heading="player", cell=lambda line: line.name, words=True),
    Column(heading="wall", cell=lambda line: str(line.row.wall)),
    Column(heading="floor line", cell=lambda line: signed(-line.row.floor)),
    Column(heading="points", cell=lambda line: str(line.row.points)),
    Column(heading="total", cell=lambda line: str(line.row.total)),
    Column(
        heading="claimed",
        cell=lambda line: claim(line.row.claimed, line.row.total, compared=line.finished),
        optional=True,
    ),
]


def rounds(tables: AzulTables, heading: str) -> Section:
    """Lay out what each round brought each player."""
    lines = round_lines((played, str(played.round), played.players) for played in tables.played)
    return Section(heading=heading, table=table(_ROUND, lines), notes=[STARTS])


def details(tables: AzulTables) -> list[Section]:
    """Lay out every tile on the walls, as far as there is one."""
    if not tables.tiles:
        return []
    labels = once(str(tile.round) for tile in tables.tiles)
    columns: list[Column[tuple[str, Tile]]] = [
        Column(heading="round", cell=lambda row: row[0], words=True),
        Column(heading="player", cell=lambda row: row[1].player, words=True),
        Column(heading="line", cell=lambda row: str(row[1].line)),
        Column(heading="column", cell=lambda row: str(row[1].column)),
        Column(heading="tile", cell=lambda row: tables.colours.get(row[1].colour, row[1].colour), words=True),
        Column(heading="horizontal run", cell=lambda row: _run(row[1].horizontal)),
        Column(heading="vertical run", cell=lambda row: _run(row[1].vertical)),
        Column(heading="points", cell=lambda row: str(row[1].points)),
    ]
    return [
        Section(
            heading="Tiles placed",
            table=table(columns, list(zip(labels, tables.tiles, strict=True))),
            notes=["A tile scores its runs, each with itself in it; one without neighbours scores 1."],
        )
    ]


def _run(length: int) -> str:
    return str(length) if length > 1 else "-"


def _before(row: AzulFinal) -> int:
    """Return the points that a player had before the final scoring."""
    return row.total - row.row_bonus - row.column_bonus - row.set_bonus


def final(tables: AzulTables) -> Section:
    """Lay out the end of the game, part by part."""
    columns: list[Column[AzulFinal]] = [
        Column(heading="player", cell=lambda row: row.player, words=True),
        Column(heading="rounds", cell=lambda row: str(_before(row))),
        Column(heading="complete rows", cell=lambda row: f"{row.complete_rows}: {signed(row.row_bonus)}"),
        Column(heading="complete columns", cell=lambda row: signed(row.column_bonus)),
        Column(heading="complete colours", cell=lambda row: signed(row.set_bonus)),
        Column(heading="total", cell=lambda row: str(row.total)),
        Column(heading="claimed", cell=lambda row: claim(row.claimed, row.total), optional=True),
    ]
    return Section(heading="Final scoring", table=table(columns, tables.end))
