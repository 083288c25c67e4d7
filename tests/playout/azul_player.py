"""A player of Azul who looks one move ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sintra_cli.family.rules.move import CENTRE, Move
from sintra_cli.games.azul.rules.board import FLOOR, Seat, penalty
from sintra_cli.games.azul.rules.table import AzulTable
from sintra_cli.games.azul.rules.wall import Wall


class AzulPlayer:
    """Takes the move that looks best: lines that become full, neighbours on the wall, what falls on the floor.

    With a `whim` above 0 it takes, that often, any legal move or column instead.
    """

    def __init__(self, rng: Random, whim: float = 0.0) -> None:
        self._rng = rng
        self._whim = whim

    def move(self, table: AzulTable) -> Move:
        """Choose a legal move; among equals the first."""
        moves = list(table.legal_moves())
        if self._rng.random() < self._whim:
            return self._rng.choice(moves)
        return max(moves, key=lambda move: worth(table, move))

    def column(self, columns: Sequence[int], line: int, colour: str, wall: Wall) -> int:
        """Choose the column that scores most; among equals the first."""
        if self._rng.random() < self._whim:
            return self._rng.choice(columns)
        return max(columns, key=lambda column: _laid(wall, line, column, colour))


def worth(table: AzulTable, move: Move) -> float:
    """Estimate what a legal move brings the player whose turn it is, in points."""
    seat = table.seats[table.current]
    _, number, placed, _ = table.planned(move)
    marker = move.source == CENTRE and table.offer.tile_taken_by is None
    dropped = number - placed + marker
    value = float(penalty(seat.floor) - penalty((seat.floor + "x" * dropped)[: len(FLOOR)])) + 0.5 * marker
    if not move.target:
        return value
    line, tiles = move.target, len(seat.lines[move.target]) + placed
    reward = _reward(table, seat, line, move.colour)
    if tiles == line:
        return value + reward + 0.2 * placed
    return value + 0.5 * reward * placed / line - 0.4 * (line - tiles)


def _reward(table: AzulTable, seat: Seat, line: int, colour: str) -> float:
    """Estimate what a tile brings that goes from this line to the wall, after those of the full lines above."""
    wall = seat.wall.copy()
    for above in range(1, line):
        tiles = seat.lines[above]
        columns = _columns(table, wall, above, tiles[0]) if len(tiles) == above else []
        if columns:
            wall.lay(above, columns[0], tiles[0])
    return max((_laid(wall, line, column, colour) for column in _columns(table, wall, line, colour)), default=-line)


def _columns(table: AzulTable, wall: Wall, line: int, colour: str) -> list[int]:
    if table.wall == "grey":
        return wall.open_columns(line, colour)
    return [(list(table.colours).index(colour) + line - 1) % 5 + 1]


def _laid(wall: Wall, line: int, column: int, colour: str) -> float:
    """Estimate what a tile on this space brings: its points, and the bonuses that it brings nearer."""
    tried = wall.copy()
    points = tried.lay(line, column, colour).points
    in_column = sum(bool(row[column - 1]) for row in tried.rows)
    of_colour = sum(colour in row for row in tried.rows)
    centred = 0.1 * (3 - abs(column - 3))
    return points + 7 * (in_column / 5) ** 2 * 0.4 + 10 * (of_colour / 5) ** 2 * 0.3 + centred
