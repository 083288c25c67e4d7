"""The final scoring of Azul."""

from __future__ import annotations

from sintra_cli.family.rules.turn import FinalScore
from sintra_cli.games.azul.rules.board import Seat

ROW, COLUMN, COLOUR = 2, 7, 10
"""Points for a complete horizontal row, a complete vertical column, and five tiles of one colour."""


class Final(FinalScore, frozen=True, kw_only=True):
    """A player's final scoring."""

    row_bonus: int
    column_bonus: int
    set_bonus: int
    complete_rows: int

    @property
    def tie_break(self) -> int:
        """The number that breaks a tie: the more complete rows, the better."""
        return self.complete_rows


def score_end(seat: Seat) -> Final:
    """Score the rows, columns and colours of a wall."""
    rows = seat.wall.complete_rows()
    row_bonus = ROW * rows
    column_bonus = COLUMN * seat.wall.complete_columns()
    set_bonus = COLOUR * seat.wall.complete_colours()
    return Final(
        row_bonus=row_bonus,
        column_bonus=column_bonus,
        set_bonus=set_bonus,
        complete_rows=rows,
        total=seat.score + row_bonus + column_bonus + set_bonus,
    )
