"""A position as one picture: the middle of the table, what is known of the game beside it, and all boards below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct

from sintra_cli.report.drawing.cells import EMPTY, NOTHING, PITCH, Board, Cell, Drawing, Holds, Text, space_for
from sintra_cli.report.drawing.draw import DARK, changes, draw, named
from sintra_cli.report.drawing.middle import SIZE, Middle
from sintra_cli.report.drawing.middle import drawn as middle_drawn
from sintra_cli.report.drawing.palette import shades
from sintra_cli.report.drawing.symbols import NOW, definitions
from sintra_cli.report.drawing.xml import element, root, written
from sintra_cli.report.position import PositionView
from sintra_cli.text import visible, wrapped

_GAP: Final = 8
_ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
_LINE: Final = 15
_FACTS: Final = SIZE + 2 * _GAP
"""Where the facts begin, right of the middle of the table."""
_COLUMNS_OF_FACTS: Final = 38
_COLUMNS_OF_TITLE: Final = 28


class Indicator(Struct, frozen=True):
    """The colours of the rounds, "." where one is not known, how many are over, and which is played (from 1)."""

    colours: str
    over: int
    now: int | None


class Picture(Struct, frozen=True, kw_only=True):
    """A position to be drawn; `boards` in the order of those of the view."""

    title: str
    view: PositionView
    middle: Middle
    indicator: Indicator | None
    boards: Sequence[Board]


class Before(Struct, frozen=True):
    """What was done last, and the position before it."""

    done: str
    picture: Picture


def drawings(picture: Picture) -> list[Drawing]:
    """Return the drawings of a picture: the middle, the boards, and the round indicator if there is one."""
    boards = [
        named(view.player, board, on_turn=view.on_turn)
        for view, board in zip(picture.view.boards, picture.boards, strict=True)
    ]
    indicator = [] if picture.indicator is None else [_indicator(picture.indicator)]
    return [middle_drawn(picture.middle, picture.view.colours), *boards, *indicator]


def _indicator(indicator: Indicator) -> Drawing:
    cells = [Cell(at * (PITCH + 4), 14, holds) for at, holds in enumerate(_rounds(indicator))]
    here = [Cell(cell.x, 37, NOW if number == indicator.now else NOTHING) for number, cell in enumerate(cells, 1)]
    texts = [Text(x=cell.x + 11, y=10, text=number, muted=True) for cell, number in zip(cells, _ROMAN, strict=False)]
    width = len(cells) * (PITCH + 4)
    return Drawing(name="Round indicator", width=width, height=46, cells=[*cells, *here], texts=texts, said=[])


def _rounds(indicator: Indicator) -> Iterator[Holds]:
    """Yield what lies on the indicator: a round that is over has given its piece away."""
    for number, colour in enumerate(indicator.colours, 1):
        yield colour if number > indicator.over or colour == EMPTY else space_for(colour)


def render(picture: Picture, last: Before | None = None) -> bytes:
    """Draw a picture as a file of SVG; what was done last is told, and what it changed has a heavy line."""
    drawn = drawings(picture)
    before = [drawing.cells for drawing in drawings(last.picture)] if last else [drawing.cells for drawing in drawn]
    changed = [changes(old, drawing.cells) for old, drawing in zip(before, drawn, strict=True)]
    middle, boards, indicator = drawn[0], drawn[1 : 1 + len(picture.boards)], drawn[1 + len(picture.boards) :]
    size = boards[0].width, boards[0].height
    placed = [(_GAP, _GAP), *_places(len(boards), *size), *([(_FACTS, _indicator_top(picture))] if indicator else [])]
    width, height = _size(len(boards), *size)
    svg = root("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}", role="img")
    svg.set("width", str(width))
    svg.set("height", str(height))
    svg.set("font-family", "sans-serif")
    svg.set("aria-labelledby", "title desc")
    element(svg, "title", f"{picture.title}: {picture.view.where}", id="title")
    element(svg, "desc", " ".join(sentences(picture, drawn, last)), id="desc")
    element(svg, "style", f"@media (prefers-color-scheme:dark){{{DARK}}}")
    svg.append(definitions(_used(drawn), shades(picture.view.colours), size))
    element(svg, "rect", class_="page", width=width, height=height, fill="#faf8f4")
    for drawing, (x, y), ringed in zip((middle, *boards, *indicator), placed, changed, strict=True):
        draw(element(svg, "g", transform=f"translate({x:g} {y:g})"), drawing, ringed)
    draw(svg, _facts(picture, last, width))
    return f"{written(svg)}\n".encode()


def _used(drawn: Sequence[Drawing]) -> set[Holds]:
    return {cell.holds for drawing in drawn for cell in drawing.cells}


def _places(boards: int, width: float, height: float) -> Iterator[tuple[float, float]]:
    for at in range(boards):
        yield _GAP + at % 2 * (width + _GAP), SIZE + 2 * _GAP + at // 2 * (height + _GAP)


def _size(boards: int, width: int, height: int) -> tuple[int, int]:
    rows = (boards + 1) // 2
    return 2 * width + 3 * _GAP, round(SIZE) + 2 * _GAP + rows * (height + _GAP)


# --- the facts -----------------------------------------------------------------------------------------------------


def _top_lines(picture: Picture) -> list[tuple[str, bool]]:
    """Return what stands above the round indicator, a line each, and whether it is bold."""
    title = wrapped(visible(picture.title), _COLUMNS_OF_TITLE)[:3]
    rest = [picture.view.where, *wrapped(visible(picture.view.state), _COLUMNS_OF_FACTS)[:4]]
    return [*((line, True) for line in title), *((line, False) for line in rest)]


def _indicator_top(picture: Picture) -> int:
    return 16 + _LINE * len(_top_lines(picture))


def _facts(picture: Picture, last: Before | None, width: int) -> Drawing:
    """Lay out what is known of the game."""
    lines = _top_lines(picture)
    room = width - _FACTS - _GAP
    texts = [
        Text(x=_FACTS, y=22 + _LINE * at, text=line, anchor="start", bold=bold, room=room)
        for at, (line, bold) in enumerate(lines)
    ]
    top = _indicator_top(picture) + (60 if picture.indicator else 6)
    below = wrapped(visible(f"last: {last.done}"), _COLUMNS_OF_FACTS)[:2] if last else []
    below += [f"{label}: {_counts(text)}" for label, text in picture.view.supply]
    texts += [Text(x=_FACTS, y=top + _LINE * at, text=line, anchor="start", room=room) for at, line in enumerate(below)]
    return Drawing(name="", width=0, height=0, cells=[], texts=texts, said=[])


def _counts(text: str) -> str:
    """Set commas between counts, as blanks in a picture are one."""
    return text.replace("  (", " (").replace("  ", ", ")


def sentences(picture: Picture, drawn: Sequence[Drawing], last: Before | None = None) -> list[str]:
    """Say in sentences what a picture shows."""
    state = picture.view.state
    supply = (f"{label[:1].upper()}{label[1:]}: {_counts(text)}." for label, text in picture.view.supply)
    done = [f"Last: {last.done}."] if last else []
    return [f"{state[:1].upper()}{state[1:]}.", *done, *chain.from_iterable(drawing.said for drawing in drawn), *supply]
