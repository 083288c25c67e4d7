"""A board of Azul as it lies on the table, in cells and in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from sintra_cli.games.azul.rules.board import FLOOR, MARKER, Seat, penalty
from sintra_cli.games.azul.rules.wall import SIZE
from sintra_cli.report.drawing import cells
from sintra_cli.report.drawing.cells import PITCH, Board, Cell, Text
from sintra_cli.report.drawing.middle import in_words

_EDGE: Final = 8
_TOP: Final = 27
_WALL: Final = _EDGE + SIZE * PITCH + 10
_WIDTH: Final = _WALL + SIZE * PITCH + _EDGE - 1
_FLOOR: Final = _TOP + SIZE * PITCH + 8
_HEIGHT: Final = _FLOOR + PITCH + 18


def board(seat: Seat, printed: Mapping[tuple[int, int], str], colours: Mapping[str, str]) -> Board:
    """Lay out a player's board; `printed` are the small letters of the spaces of a coloured wall (line, column)."""
    return Board(
        width=_WIDTH,
        height=_HEIGHT,
        score=seat.score,
        cells=[*_lines(seat), *_wall(seat, printed), *_floor(seat)],
        texts=[*_costs()],
        said=[*_said(seat, colours)],
    )


def _lines(seat: Seat) -> Iterator[Cell]:
    """Yield the spaces of the pattern lines, which end at the wall and are filled from there."""
    for line, tiles in seat.lines.items():
        for at in range(line):
            x = _EDGE + PITCH * (SIZE - 1 - at)
            yield Cell(x, _TOP + PITCH * (line - 1), tiles[at : at + 1] or cells.EMPTY)


def _wall(seat: Seat, printed: Mapping[tuple[int, int], str]) -> Iterator[Cell]:
    for line, row in enumerate(seat.wall.rows, 1):
        for column, tile in enumerate(row, 1):
            holds = tile or printed.get((line, column), cells.EMPTY)
            yield Cell(_WALL + PITCH * (column - 1), _TOP + PITCH * (line - 1), holds)


def _floor(seat: Seat) -> Iterator[Cell]:
    for at in range(len(FLOOR)):
        held = seat.floor[at : at + 1]
        yield Cell(_EDGE + PITCH * at, _FLOOR, cells.TILE if held == MARKER else held or cells.EMPTY)


def _costs() -> Iterator[Text]:
    for at, cost in enumerate(FLOOR):
        yield Text(x=_EDGE + PITCH * at + 11, y=_FLOOR + PITCH + 11, text=f"-{cost}", muted=True)


# --- in sentences --------------------------------------------------------------------------------------------------


def _said(seat: Seat, colours: Mapping[str, str]) -> Iterator[str]:
    held = [f"{line} has {in_words(tiles, colours)}" for line, tiles in seat.lines.items() if tiles]
    yield f"Pattern lines: {'; '.join(held) or 'empty'}."
    for line, row in enumerate(seat.wall.rows, 1):
        tiles = ", ".join(f"{colours[tile]} in column {column}" for column, tile in enumerate(row, 1) if tile)
        if tiles:
            yield f"Wall row {line}: {tiles}."
    if not any(map(any, seat.wall.rows)):
        yield "The wall is empty."
    yield f"Floor line: {_on_floor(seat, colours)}."


def _on_floor(seat: Seat, colours: Mapping[str, str]) -> str:
    if not seat.floor:
        return "empty"
    tiles = seat.floor.replace(MARKER, "")
    parts = [*(["the marker"] if MARKER in seat.floor else []), *([in_words(tiles, colours)] if tiles else [])]
    return f"{', '.join(parts)}, costs {penalty(seat.floor)}"
