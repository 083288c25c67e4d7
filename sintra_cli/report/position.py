"""A position as a person sees it at the table: plain values, and their text at 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from sintra_cli.report.ansi import Paint, painter
from sintra_cli.report.pieces import PiecePaint, piece_painter
from sintra_cli.text import SCREEN, filled, visible, wrapped

_LABEL: Final = 9


class BoardView(Struct, frozen=True, kw_only=True):
    """A player's board: `facts` stand beside the name; each row is a label and the text right after it."""

    player: str
    on_turn: bool
    facts: list[str]
    rows: list[tuple[str, str]]


class PositionView(Struct, frozen=True, kw_only=True):
    """The middle of the table and all boards; `offer` and `supply` are label and text.

    `legend` says what the letters on the boards mean, where that needs to be said; `colours` are the names of the
    colours by the letters of the pieces.
    """

    log: str
    where: str
    state: str
    offer: list[tuple[str, str]]
    supply: list[tuple[str, str]]
    boards: list[BoardView]
    legend: str | None
    colours: dict[str, str]


def render(view: PositionView, *, colour: bool = False) -> str:
    """Draw a position; it ends with a line end."""
    paint = painter(colour=colour)
    pieces = piece_painter(view.colours, paint)
    lines = [paint(visible(f"{view.log}: {view.where}"), "bold"), *filled(view.state)]
    for rows in (view.offer, view.supply):
        if rows:
            lines += ["", *_labelled(rows, paint, pieces)]
    for board in view.boards:
        lines += ["", *_board(board, paint, pieces)]
    if view.legend is not None:
        lines += ["", *filled(view.legend)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def brief(view: PositionView, *, colour: bool = False) -> str:
    """Draw what the player on turn looks at: the middle of the table and the own board."""
    paint = painter(colour=colour)
    pieces = piece_painter(view.colours, paint)
    lines = list(_labelled(view.offer, paint, pieces))
    for board in view.boards:
        if board.on_turn:
            lines += _board(board, paint, pieces)
    return "".join(f"{line.rstrip()}\n" for line in lines)


def alone(view: PositionView, player: str, *, colour: bool = False) -> str:
    """Draw the board of one player."""
    paint = painter(colour=colour)
    pieces = piece_painter(view.colours, paint)
    lines = [line for board in view.boards if board.player == player for line in _board(board, paint, pieces)]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _labelled(rows: Sequence[tuple[str, str]], paint: Paint, pieces: PiecePaint) -> Iterator[str]:
    for label, text in rows:
        first, *more = wrapped(visible(text), SCREEN - _LABEL - 2)
        yield f"{paint(label.ljust(_LABEL), 'blue')}  {pieces(first)}"
        yield from (f"{'':{_LABEL}}  {pieces(line)}" for line in more)


def _board(board: BoardView, paint: Paint, pieces: PiecePaint) -> Iterator[str]:
    turn = " (on turn)" if board.on_turn else ""
    title, *more = filled(f"{board.player}{turn}: {', '.join(board.facts)}")
    yield paint(title, "bold")
    yield from more
    for label, text in board.rows:
        yield f"{paint(label, 'blue')}{pieces(text)}"
