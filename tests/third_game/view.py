"""A board of Ribbons for people and for a log."""

from __future__ import annotations

from sintra_cli.family.view import View
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

    def written(self, seat: int) -> dict[str, object]:
        board = self._seats[seat]
        return {"score": board.score, "ribbons": list(board.ribbons.values())}
