"""A board of Azul for people and for a log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra_cli.family.view import View
from sintra_cli.games.azul.rules.board import Seat, penalty
from sintra_cli.games.azul.rules.table import AzulTable
from sintra_cli.games.azul.rules.tiling import printed_column
from sintra_cli.games.azul.rules.wall import FREE, SIZE
from sintra_cli.text import counted

if TYPE_CHECKING:
    from sintra_cli.report.drawing.cells import Board


class AzulView(View):
    """What is on a table of Azul."""

    def __init__(self, table: AzulTable) -> None:
        self._table = table
        self._seats = table.seats
        self._printed: dict[tuple[int, int], str] = {}
        """The letters of the colours that the spaces of the wall take (line, column); none on a grey one."""
        if table.wall == "coloured":
            self.legend = "On the wall capitals are tiles, small letters spaces for that colour."
            self._printed = {
                (line, printed_column(line, colour, table.colours)): colour.lower()
                for line in range(1, SIZE + 1)
                for colour in table.colours
            }

    def facts(self, seat: int) -> list[str]:
        """Return the points."""
        return [counted(self._seats[seat].score, "point")]

    def rows(self, seat: int) -> list[tuple[str, str]]:
        """Draw the pattern lines beside the wall, and the floor line."""
        board = self._seats[seat]
        floor = f"{board.floor} (costs {penalty(board.floor)})" if board.floor else "-"
        lines = [
            ("", f"{line}  {tiles.rjust(line, FREE).rjust(SIZE)}        {' '.join(row)}")
            for (line, tiles), row in zip(board.lines.items(), self._drawn(board), strict=True)
        ]
        return [(f"{'lines':<16}wall", ""), *lines, ("floor", f"  {floor}")]

    def board(self, seat: int) -> Board:
        """Lay out the pattern lines beside the wall, and the floor line."""
        from sintra_cli.games.azul.drawn import board

        return board(self._seats[seat], self._printed, self._table.colours)

    def _drawn(self, board: Seat) -> list[list[str]]:
        """Return the spaces of the wall, row by row, as they are drawn."""
        return [
            [tile or self._printed.get((line, column), FREE) for column, tile in enumerate(row, 1)]
            for line, row in enumerate(board.wall.rows, 1)
        ]

    def written(self, seat: int) -> dict[str, object]:
        """Return the board as it stands."""
        board = self._seats[seat]
        return {
            "score": board.score,
            "lines": list(board.lines.values()),
            "wall": _wall(board),
            "floor": board.floor,
        }


def _wall(board: Seat) -> list[str]:
    return ["".join(tile or FREE for tile in row) for row in board.wall.rows]
