"""Moves written with marks and letters that can be read in one way only; loaded only for what is no move as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import normalize

from sintra_cli.family.notation import Notation

LIKE_DIGITS: Final = {"l": "1", "I": "1", "|": "1", "o": "0", "O": "0"}
"""Letters that stand for a digit by mistake."""
DASHES: Final = "‐‑‒–—―−"  # noqa: RUF001  # what word processors make of a hyphen
OTHER_MARKS: Final = {"≤": "<", "‹": "<", "＜": "<", "«": "<", "！": "!"}  # noqa: RUF001
"""What stands for another mark by mistake."""
_LONGEST: Final = 40
"""What is longer is not tried letter by letter."""
_NUMBER: Final = re.compile(r"^\s*[0-9]{1,3}[.):]+\s*")
"""The number of a move before it, as many write one."""
_AROUND: Final = ".,;|/\\'\"` \t"
_MARKS: Final = str.maketrans({**dict.fromkeys(DASHES, "-"), **OTHER_MARKS})


def stripped(text: str) -> str:
    """Return a text without a number before it and marks around it, its dashes and arrows as on a keyboard."""
    return _NUMBER.sub("", normalize("NFKC", text)).strip(_AROUND).translate(_MARKS)


def is_number(text: str) -> bool:
    """Tell whether a text is the number of a move."""
    return _NUMBER.fullmatch(text) is not None


def without_letters_for_digits(move: str, form: Notation) -> tuple[str, str] | None:
    """Return a move that is written with letters in the places of digits, and the first of them; None for others."""
    found = [at for at, mark in enumerate(move) if mark in LIKE_DIGITS]
    for spared in (-1, *found) if found and len(move) <= _LONGEST else ():  # one of them may be a colour
        plain = "".join(mark if at == spared else digits(mark) for at, mark in enumerate(move))
        if form.read(plain):
            return plain, next(move[at] for at in found if at != spared)
    return None


def digits(text: str) -> str:
    """Return a number with digits for the letters that look like them."""
    return "".join(LIKE_DIGITS.get(mark, mark) for mark in text)


def marked_once(move: str) -> str:
    """Return a text with the mark of a move that was let stand once, where it belongs."""
    made, bracket, points = move.replace("!", "").partition("(")
    return f"{made.rstrip()}!{bracket}{points}"


def readings(text: str, form: Notation) -> Iterator[str]:
    """Yield what a text without a name may be as a move, the nearest first."""
    plain = stripped(text)
    if form.read(plain):
        yield plain
    elif other := without_letters_for_digits(plain, form):
        yield other[0]
    elif "!" in plain and form.read(marked_once(plain)):
        yield marked_once(plain)
