"""What is to be read off a drawing, and off the text of `show`, in the same terms: the letters of each board."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.referee.view import view
from sintra_cli.report.position import BoardView, PositionView

PLACED = re.compile(r"(piece|space|on-joker)-(.)|(joker|empty|unknown|gap|tile)$")
SIGNS = {"joker": "*", "empty": ".", "unknown": "?", "gap": "x", "tile": "1"}


def letters(symbols: Iterable[str]) -> str:
    """Return what the symbols of a board are, in their order, as letters; frames and pointers are left out."""
    return "".join(_letter(found) for symbol in symbols if (found := PLACED.match(symbol)))


def _letter(found: re.Match[str]) -> str:
    kind, colour, sign = found.groups()
    return SIGNS[sign] if sign else colour.lower() if kind == "space" else colour


def shown_letters(board: BoardView, game: str) -> str:
    """Return the letters of a board as `show` draws it in text, in the order of the cells of a drawing."""
    return "".join(_of_sintra(board) if game == "sintra" else _of_azul(board))


def _of_sintra(board: BoardView) -> Iterator[str]:
    rows = {label.strip(): text for label, text in board.rows}
    for strip in _cells(rows["strip"]):
        yield "xxxxx" if strip == "gap" else strip
    for window in _cells(rows["window"]):
        yield window.replace(".", "").ljust(2, ".")


def _cells(text: str) -> list[str]:
    return text.split()


def _of_azul(board: BoardView) -> Iterator[str]:
    rows: Sequence[str] = [text for label, text in board.rows if not label]
    for row in rows:
        line = row[:9].split()[1]
        yield line[::-1]
    for row in rows:
        yield "".join(row[9:].split())
    ((_, floor),) = [row for row in board.rows if row[0] == "floor"]
    yield floor.split("(")[0].strip().replace("-", "").ljust(7, ".")


def understood(data: bytes) -> Log:
    log = read(data, {}, {})
    assert isinstance(log, Log)
    return log


def text_view(log: Log, table: object) -> PositionView:
    return view(log, table, "", "")  # type: ignore[arg-type]
