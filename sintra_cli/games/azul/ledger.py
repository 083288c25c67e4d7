"""The parts of a ledger of Azul."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sintra_cli.family.rules.replay import PlayedRound
from sintra_cli.games.azul.events import (
    CompleteColours,
    CompleteColumns,
    CompleteRows,
    Ends,
    Floored,
    FloorLine,
    Laid,
    LineFloored,
    Placed,
    Tile,
    ToLid,
)
from sintra_cli.games.azul.rules.board import MARKER, penalty
from sintra_cli.games.azul.rules.final import COLOUR, COLUMN, AzulFinalScore
from sintra_cli.games.azul.rules.table import AzulTurn
from sintra_cli.games.azul.rules.tiling import Tiling
from sintra_cli.games.azul.setup import AzulSetup
from sintra_cli.log.log import Log
from sintra_cli.report.ledger import Part


def laid(_setup: AzulSetup, this: PlayedRound, displays: Sequence[str] | None, starter: str) -> Part:
    """Tell the displays of a round."""
    shown = None if displays is None else list(displays)
    return Laid(displays=shown, starter=starter, refilled=this.refilled)


def turn(_setup: AzulSetup, turn: AzulTurn) -> Iterator[Part]:
    """Tell what a turn did with the tiles."""
    colour = turn.move.colour
    if turn.placed:
        yield Placed(line=turn.move.target, colour=colour, number=turn.placed, filled=turn.filled)
    marker = turn.tile and MARKER in turn.floor  # on a full floor line there is no room for it
    if turn.floored or marker:
        yield Floored(colour=colour, number=turn.floored, marker=marker)
    if turn.to_lid:
        yield ToLid(colour=colour, number=turn.to_lid)


def players_at_end(this: PlayedRound) -> Iterator[tuple[int, int, list[Part]]]:
    """Tell each player's wall-tiling: the seat, the score after it, and its parts."""
    tiling: Tiling
    for seat, tiling in enumerate(this.end):
        yield seat, tiling.score, list(tiled(tiling))


def tiled(tiling: Tiling) -> Iterator[Part]:
    """Tell a tiling from the top line to the bottom, then the floor line."""
    lines: list[tuple[int, Part]] = [(line, LineFloored(line=line, colour=colour)) for line, colour in tiling.floored]
    lines += [
        (
            tile.line,
            Tile(
                points=tile.points,
                line=tile.line,
                column=tile.column,
                colour=tile.colour,
                horizontal=tile.horizontal,
                vertical=tile.vertical,
            ),
        )
        for tile in tiling.laid
    ]
    yield from (part for _, part in sorted(lines, key=lambda line: line[0]))
    if tiling.floor:
        yield FloorLine(points=-tiling.lost, held=tiling.floor, printed=penalty(tiling.floor))


def table_at_end(log: Log, this: PlayedRound) -> list[Part]:
    """Tell who or what has ended the game, if it has ended."""
    if this.next_starter is not None:
        return []
    return [
        Ends(players=[name for name, tiling in zip(log.names, this.end, strict=True) if tiling.wall.complete_rows()])
    ]


def final(_setup: AzulSetup, final: AzulFinalScore) -> list[Part]:
    """Tell a player's final scoring, part by part."""
    return [
        CompleteRows(points=final.row_bonus, number=final.complete_rows),
        CompleteColumns(points=final.column_bonus, number=final.column_bonus // COLUMN),
        CompleteColours(points=final.set_bonus, number=final.set_bonus // COLOUR),
    ]
