"""Visible text, made to fit so many cells of a terminal."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

_CUT: Final = "…"
_FAR: Final = 20
"""So many characters a cell are looked at: only very few combine with one before them."""


def width(text: str) -> int:
    """Return the cells that a text takes."""
    if text.isascii():
        return len(text)
    from wcwidth import wcswidth  # slow to load, and most logs are ASCII

    return wcswidth(text)


def head(text: str, room: int) -> str:
    """Cut a text behind, where it does not fit."""
    near = text[: _FAR * room]
    if near == text and width(text) <= room:
        return text
    return "".join(_fitting(_letters(near), room - 1)) + _CUT


def padded(text: str, room: int) -> str:
    """Fill a text up with blanks behind."""
    return text + " " * (room - width(text))


def tail(text: str, room: int) -> str:
    """Cut a text in front, where it does not fit."""
    near = text[max(0, len(text) - _FAR * room) :]
    if near == text and width(text) <= room:
        return text
    kept = _fitting(_letters(near)[::-1], room - 1)
    return _CUT + "".join(kept[::-1])


def wrapped(text: str, room: int) -> list[str]:
    """Break a text into lines that fit: between words, and within those that are too long for a line."""
    if len(text) <= room and text.isascii() and not text.startswith(" "):
        return [text]
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if width(longer) <= room:
            line = longer
        else:
            *full, last = _pieces(word, room)
            lines += [line, *full] if line else full
            line = last
    return [*lines, line]


def _pieces(word: str, room: int) -> list[str]:
    pieces = [""]
    left = room
    for letter in _letters(word):
        cells = width(letter)
        if cells > left:
            pieces.append("")
            left = room
        pieces[-1] += letter
        left -= cells
    return pieces


def _fitting(letters: Sequence[str], room: int) -> list[str]:
    return [letter for letter, cells in zip(letters, accumulate(map(width, letters)), strict=True) if cells <= room]


def _letters(text: str) -> list[str]:
    """Split a text into what a reader takes for letters: each character with those that combine with it."""
    starts = [0, *(index for index in range(1, len(text)) if width(text[index])), len(text)]
    return [text[start:end] for start, end in pairwise(starts)]
