"""The meaning of a position in Azul."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sintra_cli.game.azul.board import MARKER, Seat
from sintra_cli.game.azul.tiling import printed_column
from sintra_cli.game.azul.wall import SIZE, Wall
from sintra_cli.log.faults import Path
from sintra_cli.log.interpret import Interpreter
from sintra_cli.log.log import Position
from sintra_cli.log.position import read_position
from sintra_cli.log.position_shape import AzulBoard, AzulPositionLog

FREE: Final = "."


def read(reader: Interpreter, log: AzulPositionLog, colours: Mapping[str, str]) -> Position:
    """Read a position."""
    letters = "".join(colours)
    path: Path = ("position", "players")
    stated: dict[int, tuple[AzulBoard, Path]] = reader.by_player(
        path, log.position.players, "position, players", lambda board, at: (board, at)
    )
    fresh = AzulBoard()
    boards = [
        _board(reader, seat, *stated.get(seat, (fresh, path)), log.wall, colours) for seat in range(len(reader.names))
    ]
    return read_position(reader, log.position, letters, "lid", boards)


def _board(
    reader: Interpreter, index: int, stated: AzulBoard, path: Path, kind: str, colours: Mapping[str, str]
) -> Seat:
    letters = "".join(colours)
    seat = Seat(index)
    seat.score = stated.score
    seat.floor = reader.letters(stated.floor, letters + MARKER, (*path, "floor"), "floor")
    rows = [[""] * SIZE for _ in range(SIZE)]
    for line, row in enumerate(stated.wall, 1):
        at = (*path, "wall", line - 1)
        tiles = reader.letters(row, letters + FREE, at, f"row {line} of the wall")
        rows[line - 1] = [tile.replace(FREE, "") for tile in tiles.ljust(SIZE, FREE)]
        _check_row(reader, rows[line - 1], line, at, kind, colours)
    seat.wall = Wall(rows)
    for line, tiles in enumerate(stated.lines, 1):
        at = (*path, "lines", line - 1)
        seat.lines[line] = reader.letters(tiles, letters, at, f"line {line}")
        _check_line(reader, seat, line, at)
    return seat


def _check_row(
    reader: Interpreter, row: list[str], line: int, path: Path, kind: str, colours: Mapping[str, str]
) -> None:
    tiles = [tile for tile in row if tile]
    if len(set(tiles)) < len(tiles):
        reader.complain(path, f"row {line} of the wall has a colour twice")
    elif kind == "coloured":
        wrong = [
            tile
            for column, tile in enumerate(row, 1)
            if tile in colours and printed_column(line, tile, colours) != column
        ]
        if wrong:
            due = printed_column(line, wrong[0], colours)
            reader.complain(path, f"the space of {wrong[0]} in row {line} of the wall is column {due}")


def _check_line(reader: Interpreter, seat: Seat, line: int, path: Path) -> None:
    tiles = seat.lines[line]
    if len(set(tiles)) > 1:
        reader.complain(path, f"line {line} holds one colour, not {tiles}")
    elif len(tiles) > line:
        reader.complain(path, f"line {line} has {line} spaces, here are {len(tiles)} tiles")
    elif tiles and seat.wall.has(line, tiles[0]):
        reader.complain(path, f"row {line} of the wall has {tiles[0]} already, so line {line} cannot hold it")
