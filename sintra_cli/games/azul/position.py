"""The meaning of a position in Azul."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs

from sintra_cli.family.position import on_offer, read_position
from sintra_cli.family.reading import Interpreter
from sintra_cli.family.setup import Position
from sintra_cli.games.azul.position_shape import AzulBoard, AzulPosition, AzulPositionLog
from sintra_cli.games.azul.rules.board import FLOOR, MARKER, Seat
from sintra_cli.games.azul.rules.tiling import printed_column
from sintra_cli.games.azul.rules.wall import FREE, SIZE, Wall
from sintra_cli.toml.faults import Path


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
    tiles = "".join(map(_tiles, boards))
    position = read_position(reader, log.position, letters, "lid", boards, tiles)
    paths = [stated.get(seat, (fresh, path))[1] for seat in range(len(boards))]
    offered = on_offer(position)
    if offered is not None and any(board.wall.complete_rows() for board in boards):
        message = "a row of a wall is complete, so the game is over and nothing can be taken any more"
        reader.complain(("position", offered), message)
    return _with_marker(reader, log.position, position, boards, paths)


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
    if kind == "grey":
        _check_columns(reader, rows, (*path, "wall"))
    for line, tiles in enumerate(stated.lines, 1):
        at = (*path, "lines", line - 1)
        seat.lines[line] = reader.letters(tiles, letters, at, f"line {line}")
        _check_line(reader, seat, line, at)
    return seat


def _tiles(seat: Seat) -> str:
    on_wall = "".join(tile for row in seat.wall.rows for tile in row)
    return "".join([*seat.lines.values(), on_wall, seat.floor.replace(MARKER, "")])


def _with_marker(
    reader: Interpreter, stated: AzulPosition, position: Position, boards: Sequence[Seat], paths: Sequence[Path]
) -> Position:
    """Return a position in which whoever has the marker on a floor line has taken it; complain where it cannot lie so.

    On a full floor line it lies nowhere, and `tile` alone says who has taken it.
    """
    having = [seat for seat in boards if MARKER in seat.floor]
    if not reader.is_certain(("position", "tile"), *((*path, "floor") for path in paths)):
        return position
    for seat in having:
        at = (*paths[seat.index], "floor")
        if not position.begun:
            message = "before a round the starting-player marker is in the centre: a round that goes on has `displays`"
            reader.complain(at, message)
        elif seat.floor.count(MARKER) > 1 or seat is not having[0]:
            reader.complain(at, "there is one starting-player marker, and here it lies for the second time")
        elif position.tile not in (None, seat.index):
            reader.complain(at, f"`tile` says that {reader.names[position.tile or 0]} has the starting-player marker")
    if having:
        return structs.replace(position, tile=having[0].index)
    taker = position.tile
    if taker is not None and reader.names[taker] == str(stated.tile).strip() and len(boards[taker].floor) < len(FLOOR):
        message = f"{reader.names[taker]}'s floor line has room, and the starting-player marker (1) does not lie there"
        reader.complain(("position", "tile"), message)
    return position


def _check_row(
    reader: Interpreter, row: list[str], line: int, path: Path, kind: str, colours: Mapping[str, str]
) -> None:
    tiles = [tile for tile in row if tile]
    if len(set(tiles)) < len(tiles):
        reader.complain(path, f"row {line} of the wall has a colour twice")
    elif kind == "coloured" and reader.is_certain(("wall",)):
        wrong = [
            tile
            for column, tile in enumerate(row, 1)
            if tile in colours and printed_column(line, tile, colours) != column
        ]
        if wrong:
            due = printed_column(line, wrong[0], colours)
            reader.complain(path, f"the space of {wrong[0]} in row {line} of the wall is column {due}")


def _check_columns(reader: Interpreter, rows: Sequence[Sequence[str]], path: Path) -> None:
    """Complain about colours that are in a column twice, at the lower row."""
    for column in range(SIZE):
        above: set[str] = set()
        for line, row in enumerate(rows, 1):
            tile = row[column]
            if tile in above:
                reader.complain((*path, line - 1), f"column {column + 1} of the wall has {tile} twice")
            above |= {tile} - {""}


def _check_line(reader: Interpreter, seat: Seat, line: int, path: Path) -> None:
    tiles = seat.lines[line]
    if len(set(tiles)) > 1:
        reader.complain(path, f"line {line} holds one colour, not {tiles}")
    elif len(tiles) > line:
        reader.complain(path, f"line {line} has {line} spaces, here are {len(tiles)} tiles")
