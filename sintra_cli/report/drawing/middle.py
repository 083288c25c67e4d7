"""The middle of the table: displays in a circle, clockwise from the top, and the centre with the tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import cos, radians, sin
from typing import Final

from msgspec import Struct

from sintra_cli.report.drawing.cells import NOTHING, PANE, PITCH, TILE, Cell, Drawing, Holds, Text
from sintra_cli.report.drawing.symbols import DISPLAY, DISPLAY_RADIUS, TAKEN, UNSEEN
from sintra_cli.text import counted, listed

RING: Final = 97
"""From the middle of the table to that of a display."""
_NUMBERS: Final = 58
SIZE: Final = 2 * (RING + DISPLAY_RADIUS + 1)
_HALF: Final = SIZE / 2
_ROOM: Final = 4


class Middle(Struct, frozen=True, kw_only=True):
    """What lies in the middle: pieces in box order; `closed` displays are not seen, `at_most` so many in the centre.

    `at_most` is None where the centre is known. `taker` has the tile; None where it lies in the centre.
    """

    displays: Sequence[str]
    closed: int
    centre: str
    at_most: int | None
    taker: str | None
    tile: str
    piece: str


def drawn(middle: Middle, colours: Mapping[str, str]) -> Drawing:
    """Lay the middle out; `colours` are the names by letter, in box order."""
    return Drawing(
        name="Displays and centre",
        width=round(SIZE),
        height=round(SIZE),
        cells=[*_displays(middle), *_centre(middle, colours)],
        texts=[*_numbers(len(middle.displays)), *_counts(middle, colours)],
        said=[*said(middle, colours)],
    )


def _displays(middle: Middle) -> Iterator[Cell]:
    for index, pieces in enumerate(middle.displays):
        x, y = _place(index, len(middle.displays), RING)
        holds = UNSEEN if index < middle.closed else DISPLAY if pieces else TAKEN
        yield Cell(_tidy(x - DISPLAY_RADIUS), _tidy(y - DISPLAY_RADIUS), holds)
        for at in range(_ROOM):
            left, top = x - PITCH + at % 2 * PITCH + 0.5, y - PITCH + at // 2 * PITCH + 0.5
            yield Cell(_tidy(left), _tidy(top), pieces[at : at + 1])


def _centre(middle: Middle, colours: Mapping[str, str]) -> Iterator[Cell]:
    places = _places_in_centre()
    x, y = next(places)
    yield Cell(x, y, TILE if middle.taker is None else NOTHING)
    for colour, (x, y) in zip(colours, places, strict=False):
        yield Cell(x, y, _held(middle, colour))


def _held(middle: Middle, colour: str) -> Holds:
    return colour if colour in middle.centre else NOTHING


def _places_in_centre() -> Iterator[tuple[float, float]]:
    for at in range(6):
        yield _HALF - 38 + at % 2 * 40, _tidy(_HALF - PITCH * 1.5 + at // 2 * PITCH)


def _numbers(displays: int) -> Iterator[Text]:
    for index in range(displays):
        x, y = _place(index, displays, _NUMBERS)
        yield Text(x=_tidy(x), y=_tidy(y + 4), text=str(index + 1), muted=True)


def _counts(middle: Middle, colours: Mapping[str, str]) -> Iterator[Text]:
    places = _places_in_centre()
    next(places)
    for colour, (x, y) in zip(colours, places, strict=False):
        number = middle.centre.count(colour)
        yield Text(x=x + PANE + 2, y=y + 15, text=str(number or ""), anchor="start", bold=True)
    unknown = "" if middle.at_most is None else f"at most {middle.at_most}"
    yield Text(x=_HALF, y=_HALF + 16, text=unknown)


def _place(index: int, number: int, radius: float) -> tuple[float, float]:
    angle = radians(360 * index / number)
    return _HALF + radius * sin(angle), _HALF - radius * cos(angle)


def _tidy(number: float) -> float:
    return round(number, 1)


# --- in words ------------------------------------------------------------------------------------------------------


def said(middle: Middle, colours: Mapping[str, str]) -> Iterator[str]:
    """Say in sentences what lies in the middle."""
    if middle.at_most is not None:
        yield f"{counted(middle.closed, 'display')} not seen."
        yield f"Centre: at most {counted(middle.at_most, middle.piece)}."
    else:
        empty = [number for number, pieces in enumerate(middle.displays, 1) if not pieces]
        for number, pieces in enumerate(middle.displays, 1):
            if pieces:
                yield f"Display {number}: {in_words(pieces, colours)}."
        if len(empty) == len(middle.displays):
            yield "All displays are empty."
        elif empty:
            yield f"Empty: display{'' if len(empty) == 1 else 's'} {listed(empty)}."
        yield f"Centre: {in_words(middle.centre, colours) if middle.centre else 'empty'}."
    yield f"The {middle.tile} is {'in the centre' if middle.taker is None else f'with {middle.taker}'}."


def in_words(pieces: str, colours: Mapping[str, str]) -> str:
    """Count pieces by the names of their colours."""
    letters = dict.fromkeys(pieces)
    return ", ".join(f"{pieces.count(letter)} {colours.get(letter, 'not known')}" for letter in letters)
