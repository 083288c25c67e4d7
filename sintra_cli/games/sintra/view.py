"""A palace board for people and for a log.

On a strip a capital letter is a pane and a small one a free space of that colour; * is a free joker space.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sintra_cli.family.rules.move import UNKNOWN_COLOUR
from sintra_cli.family.view import View
from sintra_cli.games.sintra.rules.board import Strip
from sintra_cli.games.sintra.rules.box import JOKER
from sintra_cli.games.sintra.rules.table import ROUNDS, SintraTable
from sintra_cli.text import counted

if TYPE_CHECKING:
    from sintra_cli.report.drawing.cells import Board

_LABEL: Final = 9
_SLOT: Final = 8


class SintraView(View):
    """What is on a table of Stained Glass of Sintra."""

    legend = "Capitals are panes, small letters free spaces, * a free joker space."
    rounds = ROUNDS

    def __init__(self, table: SintraTable) -> None:
        self._table = table
        self.round_colours = table.round_colours

    def round_named(self, number: int) -> str:
        """Say which colour has the bonus of a round."""
        letter = self._table.round_colours[number - 1]
        known = letter != UNKNOWN_COLOUR
        return f" ({letter} {self._table.colours[letter]})" if known else " (colour not known)"

    def facts(self, seat: int) -> list[str]:
        """Return the points, where the marker stands on the broken-glass track, and what its resets have cost."""
        board, track = self._table.seats[seat], self._table.box.broken_glass
        lost = [f"{board.lost_printed} lost by resets"] if board.lost_printed else []
        return [counted(board.score, "point"), f"broken glass at {track[board.marker]} of {track[-1]}", *lost]

    def rows(self, seat: int) -> list[tuple[str, str]]:
        """Draw the eight slots from left to right: strip, panes on joker spaces, completions and window."""
        board = self._table.seats[seat]
        strips = [board.strips.get(slot) for slot in board.windows]
        jokers = ["" if strip is None else strip.on_jokers for strip in strips]
        windows = list(board.windows.values())
        rows = {
            "": [f"{slot} <" if slot == board.glazier else str(slot) for slot in board.windows],
            "strip": ["gap" if strip is None else _face(strip) for strip in strips],
            "on joker": jokers if any(jokers) else [],
            "completed": [str(len(window) or "") for window in windows],
            "window": [window or "." for window in windows],
        }
        return [(label.ljust(_LABEL), _cells(cells)) for label, cells in rows.items() if cells]

    def board(self, seat: int) -> Board:
        """Lay out the strips above their windows, the glazier, the ornaments and the broken-glass track."""
        from sintra_cli.games.sintra.drawn import board

        return board(self._table, self._table.seats[seat])

    def written(self, seat: int) -> dict[str, object]:
        """Return the board as it stands."""
        board = self._table.seats[seat]
        return {
            "score": board.score,
            "glazier": board.glazier,
            "broken_glass": self._table.box.broken_glass[board.marker],
            "panes": [_panes(board.strips.get(slot)) for slot in board.windows],
            "windows": list(board.windows.values()),
            "lost": board.lost_printed,
            "lost_paid": board.lost_paid,
        }


def _cells(cells: Sequence[str]) -> str:
    return f"  {''.join(cell.ljust(_SLOT) for cell in cells)}"


def _face(strip: Strip) -> str:
    """Return the face that lies up, with the panes in the spaces that they fill."""
    filled, jokers = strip.coloured, strip.on_jokers
    face = ""
    for space in strip.up:
        if space == JOKER:
            face += jokers[:1] or JOKER
            jokers = jokers[1:]
        elif space in filled:
            face += space
            filled = filled.replace(space, "", 1)
        else:
            face += space.lower()
    return face


def _panes(strip: Strip | None) -> str:
    return "" if strip is None else strip.coloured + "".join(f"*{pane}" for pane in strip.on_jokers)
