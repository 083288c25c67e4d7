"""Draw a part of the table: its cells as uses of symbols, then its texts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from sintra_cli.report.drawing.cells import NOTHING, Board, Cell, Drawing, Text
from sintra_cli.report.drawing.symbols import BOARD, BOARD_ON_TURN, NOW, TURN, symbol_id
from sintra_cli.report.drawing.xml import element
from sintra_cli.text import head, visible, width

INK: Final = "#1b1b1f"
MUTED: Final = "#55524b"
HIT: Final = "#9a00b0"
LINE: Final = 11
"""The size of a text; what is bold is larger."""
_BOLD: Final = 13
_NARROW: Final = frozenset("iljtfrI.,:;'|!()[] 1")
_BROAD: Final = frozenset("mwMWOQGD@%&")
QUIET: Final = frozenset((NOTHING, BOARD, BOARD_ON_TURN, TURN, NOW))
"""Symbols that are no change to look at: nothing, and those that say whose turn it is, or which round is played."""
DARK: Final = (
    ".page{fill:#17181c}.surface{fill:#33363e}.line{stroke:#f1eee6}.ink{fill:#f1eee6}"
    ".muted{fill:#b9b5aa}.hit{stroke:#ff8ad8}"
)
"""What is another colour on a dark page."""


def named(player: str, board: Board, *, on_turn: bool) -> Drawing:
    """Return a player's board with its frame, the name and the points."""
    room = board.width - 64
    said = f"{player}{' (on turn)' if on_turn else ''}: {board.score} points."
    frame = Cell(0, 0, BOARD_ON_TURN if on_turn else BOARD)
    return Drawing(
        name=player,
        width=board.width,
        height=board.height,
        cells=[frame, Cell(7, 7, TURN if on_turn else NOTHING), *board.cells],
        texts=[
            Text(x=20, y=17, text=player, anchor="start", bold=True, room=room),
            Text(x=board.width - 8, y=17, text=str(board.score), anchor="end", bold=True),
            *board.texts,
        ],
        said=[said, *board.said],
    )


def draw(parent: Element, drawing: Drawing, changed: Collection[int] = ()) -> None:
    """Draw first what lies in its cells, those that have changed with a heavy line, then the texts."""
    lines = element(parent, "g", class_="line", stroke=INK, fill="none")
    for index, cell in enumerate(drawing.cells):
        use(lines, cell, hit=index in changed)
    texts = element(parent, "g", class_="ink", fill=INK, font_size=LINE)
    for text in drawing.texts:
        write(texts, text)


def use(parent: Element, cell: Cell, *, hit: bool) -> None:
    """Draw what lies in a cell."""
    made = element(parent, "use", href=f"#{symbol_id(cell.holds)}", x=cell.x or None, y=cell.y or None)
    if hit:
        made.attrib |= {"class": "hit", "stroke": HIT, "stroke-width": "3"}


def write(parent: Element, text: Text) -> None:
    """Write a text; what is cut off is told to whoever points at it."""
    shown = fitting(text)
    made = element(
        parent,
        "text",
        shown,
        x=text.x,
        y=text.y,
        text_anchor=None if text.anchor == "start" else text.anchor,
        font_weight="bold" if text.bold else None,
        font_size=_BOLD if text.bold else None,
        class_="muted" if text.muted else None,
        fill=MUTED if text.muted else None,
    )
    if shown != visible(text.text):
        element(made, "title", text.text)


def fitting(text: Text) -> str:
    """Cut a text to its room, by about how wide its letters are."""
    whole = visible(text.text)
    size = _BOLD if text.bold else LINE
    shown, cells = whole, width(whole)
    while cells > 1 and taken(shown) * size > text.room:
        cells -= 1
        shown = head(whole, cells)
    return shown


def taken(text: str) -> float:
    """Guess how wide a text is, in the size of its letters."""
    return sum(_wide(letter) for letter in text)


def _wide(letter: str) -> float:
    if letter in _NARROW:
        return 0.36
    if letter in _BROAD:
        return 0.95
    if letter.isascii():
        return 0.75 if letter.isupper() else 0.6
    return 0.56 * width(letter)


def changes(before: Sequence[Cell], after: Sequence[Cell]) -> set[int]:
    """Return the indices of cells in which something else lies now; that is to be looked at."""
    both = enumerate(zip(before, after, strict=True))
    return {index for index, (old, new) in both if old.holds != new.holds and new.holds not in QUIET}
