"""The symbol of each thing that may lie in a cell: drawn once, used wherever it lies.

The outline of a symbol has the line of whoever uses it, so that one that has changed can be drawn with a heavy one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final
from xml.etree.ElementTree import Element, fromstring

from sintra_cli.report.drawing.cells import (
    DIAMOND,
    EMPTY,
    GAP,
    JOKER,
    MARKER,
    NOTHING,
    PANE,
    POINTER,
    TILE,
    UNKNOWN,
    Holds,
)
from sintra_cli.report.drawing.palette import Shade

DISPLAY: Final = "display"
TAKEN: Final = "taken"
"""A display from which has been taken."""
UNSEEN: Final = "unseen"
"""A display that nobody wrote down."""
TURN: Final = "turn"
"""Stands before the name of the player whose turn it is."""
NOW: Final = "now"
"""Stands below the round that is played."""
BOARD: Final = "board"
BOARD_ON_TURN: Final = "board-on-turn"

DISPLAY_RADIUS: Final = 32
_INK: Final = "#1b1b1f"
_STAR: Final = "M11 2.5l2.4 5.6 6.1.5-4.6 4 1.4 5.9-5.3-3.2-5.3 3.2 1.4-5.9-4.6-4 6.1-.5z"
_SMALL_STAR: Final = "M18.2 .8l.9 2.1 2.3.2-1.7 1.5.5 2.2-2-1.2-2 1.2.5-2.2-1.7-1.5 2.3-.2z"
_PATTERNS: Final = (
    "M1 7L7 1M1 14L14 1M1 21L21 1M8 21L21 8M15 21L21 15",
    "M4 4h.01M11 3h.01M18 4h.01M3 11h.01M19 11h.01M4 18h.01M11 19h.01M18 18h.01",
    "M4 1.5v19M11 1.5v19M18 1.5v19",
    "M1.5 4h19M1.5 11h19M1.5 18h19",
    "M2 2L20 20M20 2L2 20",
)
"""Diagonal strokes, dots round the edge, upright bars, level bars, a diagonal cross."""
_HEAVY: Final = (1.3, 2.6, 1.6, 1.6, 1.6)


def symbol_id(holds: Holds) -> str:
    """Return the name under which a symbol is defined."""
    if len(holds) == 1 and holds.isalpha():
        return f"{'piece' if holds.isupper() else 'space'}-{holds.upper()}"
    if holds[:1] == JOKER and len(holds) > 1:
        return f"on-joker-{holds[1:]}"
    return {NOTHING: "nothing", EMPTY: "empty", JOKER: "joker", UNKNOWN: "unknown"}.get(holds, holds)


def definitions(used: Iterable[Holds], shades: Mapping[str, Shade], board: tuple[int, int]) -> Element:
    """Define the symbols that are used; `board` is the size of a board."""
    drawn = (
        f'<g id="{symbol_id(holds)}">{_drawn(holds, shades, board)}</g>' for holds in sorted(set(used), key=symbol_id)
    )
    return fromstring(f"<defs>{''.join(drawn)}</defs>")


def _drawn(holds: Holds, shades: Mapping[str, Shade], board: tuple[int, int]) -> str:
    letter = holds.removeprefix(JOKER).upper()
    if letter in shades:
        shade = shades[letter]
        return _space(holds, shade) if holds.islower() else _piece(letter, shade, joker=holds != letter)
    if holds in {BOARD, BOARD_ON_TURN}:
        heavy = ' stroke-width="3"' if holds == BOARD_ON_TURN else ""
        return f'<rect width="{board[0]}" height="{board[1]}" rx="6" {_SURFACE}{heavy}/>'
    return _SHAPES[holds]


def _space(letter: str, shade: Shade) -> str:
    ring = f'<rect x="2.5" y="2.5" width="17" height="17" rx="2" stroke="{shade.fill}" stroke-width="3"/>'
    return f"{_SQUARE}{ring}{_letter(letter, 12)}"


def _piece(letter: str, shade: Shade, *, joker: bool) -> str:
    line = f'stroke="{shade.ink}" stroke-width="{_HEAVY[shade.pattern]}" stroke-linecap="round"'
    star = f'<path d="{_SMALL_STAR}" fill="{shade.fill}" stroke="{shade.ink}" stroke-width="1"/>' if joker else ""
    return (
        f'<rect width="{PANE}" height="{PANE}" rx="3" fill="{shade.fill}"/>'
        f'<path d="{_PATTERNS[shade.pattern]}" {line}/>'
        f'<circle cx="11" cy="11" r="7.5" fill="{shade.fill}" stroke="none"/>{star}'
        f'<text x="11" y="15.7" font-size="13" font-weight="bold" text-anchor="middle" fill="{shade.ink}" '
        f'stroke="none">{letter}</text>'
    )


def _letter(letter: str, size: int, middle: int = 11) -> str:
    place = f'x="{middle}" y="{middle + size * 0.36:g}" font-size="{size}" text-anchor="middle"'
    return f"<text {place} {_FILLED}>{letter}</text>"


_FILLED: Final = f'class="ink" fill="{_INK}" stroke="none"'
_SURFACE: Final = 'class="surface" fill="#ebe6da"'
_SQUARE: Final = f'<rect width="{PANE}" height="{PANE}" rx="3"/>'
_CIRCLE: Final = f'<circle cx="{DISPLAY_RADIUS}" cy="{DISPLAY_RADIUS}" r="{DISPLAY_RADIUS}"'
_SHAPES: Final[Mapping[Holds, str]] = {
    NOTHING: "",
    EMPTY: _SQUARE,
    UNKNOWN: f"{_SQUARE}{_letter('?', 13)}",
    JOKER: f'{_SQUARE}<path d="{_STAR}"/>',
    GAP: '<path d="M7 7l8 8M15 7l-8 8" stroke-opacity=".45"/>',
    TILE: f'<circle cx="11" cy="11" r="10" stroke-width="2"/>{_letter("1", 13)}',
    POINTER: '<path d="M3 1h16v12l-8 7-8-7z" stroke-width="2"/>',
    MARKER: '<rect width="22" height="18" rx="9" stroke-width="3"/>',
    DIAMOND: '<path d="M11 0l11 11-11 11-11-11z"/>',
    DISPLAY: f"{_CIRCLE} {_SURFACE}/>",
    TAKEN: f'{_CIRCLE} stroke-dasharray="4 3"/>',
    UNSEEN: f"{_CIRCLE} {_SURFACE}/>{_letter('?', 20, DISPLAY_RADIUS)}",
    TURN: f'<path d="M0 0l9 5-9 5z" {_FILLED}/>',
    NOW: f'<path d="M6 7l5-6 5 6z" {_FILLED}/>',
}
"""All that has no colour of a piece, and no size of its own."""
