"""A palace board as it lies on the table, in cells and in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sintra_cli.family.rules.move import UNKNOWN
from sintra_cli.games.sintra.rules.board import Seat, Strip
from sintra_cli.games.sintra.rules.box import JOKER, SLOTS, STRIP_SPACES
from sintra_cli.games.sintra.rules.table import SintraTable
from sintra_cli.report.drawing import cells
from sintra_cli.report.drawing.cells import PANE, PITCH, Board, Cell, Holds, Text, on_joker, space_for
from sintra_cli.report.drawing.middle import in_words
from sintra_cli.text import counted

_WIDTH: Final = 240
_EDGE: Final = 10
_HALF: Final = PANE // 2
_FOR_AN_ORNAMENT: Final = 6
_NUMBERS: Final = 26
_STRIPS: Final = 50
_WINDOWS: Final = _STRIPS + STRIP_SPACES * PITCH + 7
_VALUES: Final = _WINDOWS + 2 * PITCH + 14
_TRACK: Final = _VALUES + 20
_HEIGHT: Final = _TRACK + 14


def board(table: SintraTable, seat: Seat) -> Board:
    """Lay out a player's board."""
    drawn = _Drawn(table, seat)
    return Board(
        width=_WIDTH,
        height=_HEIGHT,
        score=seat.score,
        cells=[*drawn.glazier(), *drawn.strips(), *drawn.windows(), *drawn.ornaments(), *drawn.marker()],
        texts=[*drawn.numbers(), *drawn.values(), *drawn.points_of_ornaments(), *drawn.track()],
        said=[*drawn.said()],
    )


class _Drawn:
    def __init__(self, table: SintraTable, seat: Seat) -> None:
        self._box = table.box
        self._seat = seat
        self._ornaments = table.box.ornaments if table.side == "A" else ()
        left = {min(pair) for pair in self._ornaments}
        step = (_WIDTH - 2 * _EDGE - PANE - _FOR_AN_ORNAMENT * len(left)) // (SLOTS - 1)
        self._x = {
            slot: _EDGE + step * (slot - 1) + _FOR_AN_ORNAMENT * sum(each < slot for each in left)
            for slot in range(1, SLOTS + 1)
        }

    def glazier(self) -> Iterator[Cell]:
        """Yield where the glazier may stand, above the strips."""
        for slot, x in self._x.items():
            yield Cell(x, _NUMBERS, cells.POINTER if slot == self._seat.glazier else cells.NOTHING)

    def numbers(self) -> Iterator[Text]:
        """Yield the numbers of the slots, with a stroke where the second face lies up."""
        for slot, x in self._x.items():
            turned = "'" if slot in self._seat.strips and self._seat.windows[slot] else ""
            yield Text(x=x + _HALF, y=_NUMBERS + 12, text=f"{slot}{turned}")

    def strips(self) -> Iterator[Cell]:
        """Yield the spaces of the strips, from above."""
        for slot, x in self._x.items():
            strip = self._seat.strips.get(slot)
            spaces = [cells.GAP] * STRIP_SPACES if strip is None else _spaces(strip)
            for row, holds in enumerate(spaces):
                yield Cell(x, _STRIPS + PITCH * row, holds)

    def windows(self) -> Iterator[Cell]:
        """Yield both spaces of each window, the upper first."""
        for slot, x in self._x.items():
            panes = self._seat.windows[slot].replace(UNKNOWN, cells.UNKNOWN).ljust(2, cells.EMPTY)
            for row, holds in enumerate(panes):
                yield Cell(x, _WINDOWS + PITCH * row, holds)

    def values(self) -> Iterator[Text]:
        """Yield the points of the windows."""
        for value, x in zip(self._box.window_values, self._x.values(), strict=True):
            yield Text(x=x + _HALF, y=_VALUES, text=str(value), muted=True)

    def ornaments(self) -> Iterator[Cell]:
        """Yield the ornaments, below and between their windows."""
        for first, second in self._ornaments:
            yield Cell((self._x[first] + self._x[second]) / 2, _VALUES - 15, cells.DIAMOND)

    def points_of_ornaments(self) -> Iterator[Text]:
        """Yield what the ornaments are worth so far."""
        for (first, second), points in zip(self._ornaments, self._ornament_points(), strict=True):
            yield Text(x=(self._x[first] + self._x[second]) / 2 + _HALF, y=_VALUES, text=str(points))

    def _ornament_points(self) -> list[int]:
        windows = self._seat.windows
        return [self._box.ornament_points[len(windows[one] + windows[other])] for one, other in self._ornaments]

    def marker(self) -> Iterator[Cell]:
        """Yield where the marker may stand, on the broken-glass track."""
        for step, x in enumerate(self._steps()):
            yield Cell(x - _HALF, _TRACK - 13, cells.MARKER if step == self._seat.marker else cells.NOTHING)

    def track(self) -> Iterator[Text]:
        """Yield the numbers of the broken-glass track."""
        for number, x in zip(self._box.broken_glass, self._steps(), strict=True):
            yield Text(x=x, y=_TRACK, text=str(number), room=PANE)

    def _steps(self) -> list[float]:
        steps = len(self._box.broken_glass)
        apart = (_WIDTH - 2 * _EDGE - PANE) / (steps - 1)
        return [round(_EDGE + _HALF + apart * step, 1) for step in range(steps)]

    # --- in sentences ----------------------------------------------------------------------------------------------

    def said(self) -> Iterator[str]:
        """Say what lies on the board."""
        seat, track = self._seat, self._box.broken_glass
        yield f"Broken glass at {track[seat.marker]} of {track[-1]}."
        if seat.lost_printed:
            yield f"{seat.lost_printed} lost by resets."
        yield f"The glazier is above strip {seat.glazier}."
        for slot in self._x:
            strip = seat.strips.get(slot)
            yield f"Strip {slot}{' is gone' if strip is None else self._of_strip(slot, strip)}."
        for slot, panes in seat.windows.items():
            if panes:
                yield f"Window {slot}: {in_words(panes, self._box.colours)}."
        if not any(seat.windows.values()):
            yield "The windows are empty."
        if self._ornaments:
            yield f"Ornaments so far: {', '.join(map(str, self._ornament_points()))}."

    def _of_strip(self, slot: int, strip: Strip) -> str:
        turned = ", turned over" if self._seat.windows[slot] else ""
        if not strip.known:
            return f"{turned}: not known"
        free = "".join(colour * strip.free.get(colour, 0) for colour in self._box.colours)
        jokers = strip.free.get(JOKER, 0)
        spaces = ", ".join(
            filter(None, [in_words(free, self._box.colours), counted(jokers, "joker") if jokers else ""])
        )
        filled = [in_words(strip.coloured, self._box.colours)] if strip.coloured else []
        filled += [f"{in_words(strip.on_jokers, self._box.colours)} on jokers"] if strip.on_jokers else []
        return f"{turned}: {', '.join(filled) or 'no panes'}; free {spaces or 'nothing'}"


def _spaces(strip: Strip) -> list[Holds]:
    """Return the spaces of the face that lies up, with the panes in those that they fill."""
    filled, jokers = strip.coloured, strip.on_jokers
    spaces = []
    for space in strip.up:
        if space == JOKER:
            spaces.append(on_joker(jokers[0]) if jokers else cells.JOKER)
            jokers = jokers[1:]
        elif space in filled:
            spaces.append(space)
            filled = filled.replace(space, "", 1)
        else:
            spaces.append(space_for(space))
    return spaces
