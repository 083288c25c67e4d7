"""Which columns could be written for a player's lines on a grey wall; loaded only to mend a log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sintra_cli.games.azul.rules.board import Seat
from sintra_cli.games.azul.rules.wall import SIZE


def columns_instead(seat: Seat, chosen: Mapping[int, int]) -> Iterator[tuple[int, Sequence[int | None]]]:
    """Yield the lines that are complete or have a column (line: column), with all that could be written instead.

    None stands for no column: on a line where the player has to choose one, it is none of them.
    """
    complete = [line for line, tiles in seat.lines.items() if len(tiles) == line]
    choosing = set(_choosing(seat, complete, chosen))
    for line in sorted({*complete, *chosen}):
        yield line, [*range(1, SIZE + 1), *([] if line in choosing else [None])]


def _choosing(seat: Seat, complete: Sequence[int], chosen: Mapping[int, int]) -> Iterator[int]:
    """Yield the lines that have several columns open, where those above go where it is written."""
    wall = seat.wall.copy()
    for line in complete:
        colour = seat.lines[line][0]
        columns = wall.open_columns(line, colour)
        if len(columns) > 1:
            yield line
        column = columns[0] if len(columns) == 1 else chosen.get(line)
        if column in columns:
            wall.lay(line, column, colour)
