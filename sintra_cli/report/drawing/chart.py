"""A small chart of the totals, round by round: each player has a line and a mark of their own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final
from xml.etree.ElementTree import Element

from msgspec import Struct

from sintra_cli.report.drawing.cells import Text
from sintra_cli.report.drawing.draw import INK, LINE, MUTED, write
from sintra_cli.report.drawing.xml import element, root

_WIDTH: Final = 480
_HEIGHT: Final = 180
_LEFT: Final = 30
_RIGHT: Final = 130
_TOP: Final = 12
_BOTTOM: Final = 22
_DASHES: Final = ("", "6 3", "1.5 3", "8 3 1.5 3")
_MARKS: Final = ("M-3 0a3 3 0 106 0a3 3 0 10-6 0z", "M-3-3h6v6h-6z", "M0-4l4 7h-8z", "M0-4l4 4-4 4-4-4z")


class Totals(Struct, frozen=True):
    """The totals of a player, one for each heading."""

    player: str
    totals: Sequence[int]


def chart(headings: Sequence[str], players: Sequence[Totals]) -> Element:
    """Draw the totals of the players under some headings."""
    values = [total for each in players for total in each.totals]
    low, high = min([0, *values]), max([1, *values])
    across = (_WIDTH - _LEFT - _RIGHT) / max(1, len(headings) - 1)
    up = (_HEIGHT - _TOP - _BOTTOM) / (high - low)
    svg = root("svg", class_="chart", viewBox=f"0 0 {_WIDTH} {_HEIGHT}", role="img", aria_labelledby="chart-t chart-d")
    element(svg, "title", "Totals", id="chart-t")
    said = (f"{each.player}: {', '.join(map(str, each.totals))}." for each in players)
    element(svg, "desc", f"After {', '.join(headings)}. {' '.join(said)}", id="chart-d")
    floor = _HEIGHT - _BOTTOM
    for value in sorted({low, 0, high}):
        y = floor - (value - low) * up
        element(svg, "path", class_="grid", d=f"M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}", stroke=MUTED, stroke_width=0.5)
    texts = element(svg, "g", class_="ink", fill=INK, font_size=LINE)
    for value in sorted({low, 0, high}):
        write(texts, Text(x=_LEFT - 6, y=round(floor - (value - low) * up + 4, 1), text=str(value), anchor="end"))
    for index, heading in enumerate(headings):
        write(texts, Text(x=round(_LEFT + across * index, 1), y=_HEIGHT - 6, text=heading, muted=True, room=across))
    ends = _apart([floor - (each.totals[-1] - low) * up for each in players])
    lines = element(svg, "g", class_="line", stroke=INK, fill="none", stroke_width=1.5)
    for each, dash, mark, end in zip(players, _DASHES, _MARKS, ends, strict=False):
        points = [(_LEFT + across * at, floor - (total - low) * up) for at, total in enumerate(each.totals)]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        element(lines, "path", d=f"M{path}", stroke_dasharray=dash or None)
        for x, y in [*points, (_WIDTH - _RIGHT + 14, end)]:
            element(lines, "path", d=mark, class_="ink", fill=INK, transform=f"translate({x:.1f} {y:.1f})")
        label = f"{each.player} {each.totals[-1]}"
        write(texts, Text(x=_WIDTH - _RIGHT + 24, y=round(end + 4, 1), text=label, anchor="start", room=_RIGHT - 26))
    return svg


def _apart(heights: Sequence[float]) -> list[float]:
    """Move labels apart where they would cover each other."""
    placed = list(heights)
    order = sorted(range(len(placed)), key=lambda index: placed[index])
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + LINE + 2)
    over = max([0, *(height - (_HEIGHT - _BOTTOM) for height in placed)])
    return [height - over for height in placed]
