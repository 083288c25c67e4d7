"""Words and texts: counts and lists, names, what is hidden in a text, and what fits a line; knows nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, pairwise
from typing import Final

# --- counts and lists ------------------------------------------------------------------------------------------------


def counted(number: int, noun: str) -> str:
    """Write a number with its noun: "1 pane", "3 panes"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(things: Iterable[object], last: str = "and") -> str:
    """Write a list: "6", "6 and 8", "2, 6 and 8"."""
    *some, final = [str(thing) for thing in things] or [""]
    return f"{', '.join(some)} {last} {final}" if some else final


# --- names -----------------------------------------------------------------------------------------------------------


def name_key(name: str) -> str:
    """Return what a name is compared by: trimmed, and in Unicode normal form C, where an accented letter is one."""
    name = name.strip()
    if name.isascii():
        return name
    from unicodedata import normalize

    return normalize("NFC", name)


def spelt(name: str, names: Iterable[str]) -> str | None:
    """Return a name as it is spelt among others; None where it is not there."""
    key = name_key(name)
    return next((other for other in names if name_key(other) == key), None)


# --- not at length -------------------------------------------------------------------------------------------------


LONGEST: Final = 40
_MANY_BITS: Final = 128  # some 40 digits


def short(text: str, most: int = LONGEST) -> str:
    """Return a text, cut to so many characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def shown(value: object) -> str:
    """Show a value in TOML's terms and not at length."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{short(value)}"'
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return f"an array of {len(value)}"
    if isinstance(value, int) and value.bit_length() > _MANY_BITS:  # Python does not write the longest at all
        return "a very large number" if value > 0 else "a very small number"
    return short(str(value))


# --- what is hidden ------------------------------------------------------------------------------------------------


_JOINERS: Final = "\u200c\u200d"
"""Not printable by themselves, but part of how names in Persian or Hindi, and many emoji, are written."""


def escaped(text: str, escape: Callable[[str], str]) -> str:
    """Write every hidden character of a text as `escape` does; all others stay."""
    if text.isprintable():
        return text
    return text.translate({ord(character): escape(character) for character in set(text) if _is_hidden(character)})


def _is_hidden(character: str) -> bool:
    from unicodedata import category

    return not (character.isprintable() or character in _JOINERS or category(character) == "Zs")  # any kind of space


def visible(text: str) -> str:
    r"""Show whatever is not printable as an escape: a terminal's ESC as ``\x1b``, a line end as ``\n``."""
    return escaped(text, _as_python_does)


def _as_python_does(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")


# --- cells of a terminal -------------------------------------------------------------------------------------------


SCREEN: Final = 80
"""The columns of the screen that texts are made for."""
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


def filled(text: str) -> list[str]:
    """Break a text from outside into lines of a screen, with what is hidden in it shown."""
    return [line.rstrip() for line in wrapped(visible(text), SCREEN)]


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
