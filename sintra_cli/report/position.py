"""A position as a person sees it at the table: plain values, and their text at 80 columns.

On a strip a capital letter is a pane and a small one a free space of that colour; * is a free joker space.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from sintra_cli.report.ansi import Paint, painter
from sintra_cli.text import visible, wrapped

_SCREEN: Final = 80
_LABEL: Final = 9
_SLOT: Final = 8


class StripView(Struct, frozen=True, kw_only=True):
    """What lies in a slot: the face that is up, panes in capitals; `jokers` are the panes on joker spaces.

    `times` is how often it has been completed; a face of "" is a gap.
    """

    face: str
    jokers: str
    times: int
    window: str


class BoardView(Struct, frozen=True, kw_only=True):
    """A player's board: lines to show, by game; `facts` stand beside the name."""

    player: str
    on_turn: bool
    facts: list[str]
    strips: list[StripView] | None = None
    glazier: int | None = None
    lines: list[str] | None = None
    wall: list[str] | None = None
    floor: str | None = None


class PositionView(Struct, frozen=True, kw_only=True):
    """The middle of the table and all boards; `offer` and `supply` are label and text."""

    log: str
    where: str
    state: str
    offer: list[tuple[str, str]]
    supply: list[tuple[str, str]]
    boards: list[BoardView]


def render(view: PositionView, *, colour: bool = False) -> str:
    """Draw a position; it ends with a line end."""
    paint = painter(colour=colour)
    lines = [paint(visible(f"{view.log}: {view.where}"), "bold"), *_filled(view.state)]
    for rows in (view.offer, view.supply):
        if rows:
            lines += ["", *_labelled(rows, paint)]
    for board in view.boards:
        lines += ["", *_board(board, paint)]
    if any(board.strips for board in view.boards):
        lines += ["", *_filled("Capitals are panes, small letters free spaces, * a free joker space.")]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def brief(view: PositionView, *, colour: bool = False) -> str:
    """Draw what the player on turn looks at: the middle of the table and the own board."""
    paint = painter(colour=colour)
    lines = list(_labelled(view.offer, paint))
    for board in view.boards:
        if board.on_turn:
            lines += _board(board, paint)
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _filled(text: str) -> list[str]:
    return wrapped(visible(text), _SCREEN)


def _labelled(rows: Sequence[tuple[str, str]], paint: Paint) -> Iterator[str]:
    for label, text in rows:
        first, *more = wrapped(visible(text), _SCREEN - _LABEL - 2)
        yield f"{paint(label.ljust(_LABEL), 'blue')}  {first}"
        yield from (f"{'':{_LABEL}}  {line}" for line in more)


def _board(board: BoardView, paint: Paint) -> Iterator[str]:
    turn = " (on turn)" if board.on_turn else ""
    title, *more = _filled(f"{board.player}{turn}: {', '.join(board.facts)}")
    yield paint(title, "bold")
    yield from more
    if board.strips is not None:
        yield from _palace(board.strips, board.glazier or 1, paint)
    if board.lines is not None and board.wall is not None:
        yield paint(f"{'lines':<16}wall", "blue")
        for number, (line, row) in enumerate(zip(board.lines, board.wall, strict=True), 1):
            yield f"{number}  {line.rjust(5)}        {' '.join(row)}"
        yield f"{paint('floor', 'blue')}  {board.floor or '-'}"


def _palace(strips: Sequence[StripView], glazier: int, paint: Paint) -> Iterator[str]:
    yield _row("", [str(slot) + (" <" if slot == glazier else "") for slot in range(1, len(strips) + 1)], paint)
    yield _row("strip", [strip.face or "gap" for strip in strips], paint)
    if any(strip.jokers for strip in strips):
        yield _row("on joker", [strip.jokers for strip in strips], paint)
    yield _row("completed", [str(strip.times) if strip.times else "" for strip in strips], paint)
    yield _row("window", [strip.window or "." for strip in strips], paint)


def _row(label: str, cells: Sequence[str], paint: Paint) -> str:
    return f"{paint(label.ljust(_LABEL), 'blue')}  {''.join(cell.ljust(_SLOT) for cell in cells)}"
