"""A board of Ribbons for people and for a log."""

from __future__ import annotations

from sintra_cli.family.view import View
from sintra_cli.report.drawing.cells import EMPTY, PITCH, Board, Cell
from sintra_cli.text import counted
from tests.third_game.rules.table import ROUNDS, SPACES, RibbonsTable


class RibbonsView(View):
    """What is on a table of Ribbons."""

    rounds = ROUNDS

    def __init__(self, table: RibbonsTable) -> None:
        self._seats = table.seats

    def facts(self, seat: int) -> list[str]:
        return [counted(self._seats[seat].score, "point")]

    def rows(self, seat: int) -> list[tuple[str, str]]:
        ribbons = self._seats[seat].ribbons.items()
        return [(f"ribbon {ribbon}", f"  {tiles.ljust(SPACES[ribbon], '.')}") for ribbon, tiles in ribbons]

    def board(self, seat: int) -> Board:
        ribbons = self._seats[seat].ribbons
        cells = [
            Cell(8 + PITCH * at, 30 + PITCH * (ribbon - 1), tiles[at : at + 1] or EMPTY)
            for ribbon, tiles in ribbons.items()
            for at in range(SPACES[ribbon])
        ]
        said = [f"Ribbon {ribbon}: {tiles or 'empty'}." for ribbon, tiles in ribbons.items()]
        return Board(width=200, height=84, score=self._seats[seat].score, cells=cells, texts=[], said=said)

    def written(self, seat: int) -> dict[str, object]:
        board = self._seats[seat]
        return {"score": board.score, "ribbons": list(board.ribbons.values())}
