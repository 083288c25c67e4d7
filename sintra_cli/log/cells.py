"""Read the cells of a table: numbers, colours and names, as people and spreadsheets write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from sintra_cli.text import listed, name_key, short, spelt

NOTHING: Final = "-"
"""Stands in a cell for nothing, as an empty cell does."""
_NUMBER: Final = re.compile(r"([+-]?[0-9]{1,9})(?:[.,]0*)?")
"""A whole number, also one that a spreadsheet writes with decimals."""
_ERROR: Final = re.compile(r"#(?:NAME|REF|VALUE|N/A|DIV/0|NULL|NUM)[?!]?|Err:[0-9]+", re.IGNORECASE)
_DATE: Final = re.compile(
    r"[0-9]{1,4}([-/.])[0-9]{1,2}\1[0-9]{1,4}.*|[0-9]{1,2}[-/][0-9]{1,2}"
    r"|[0-9]{1,2}[-. /]+[^\W\d_]{3,9}\.?(?:[-. /]+[0-9]{1,4})?|[^\W\d_]{3,9}[-. /]+[0-9]{1,4}"
)
_TIME: Final = re.compile(r"[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?(?: ?[AP]M)?", re.IGNORECASE)


def whole_number(text: str, allowed: range, what: str) -> int:
    """Return the number in a cell; raise `ValueError` with a message where it is none, or not one of those allowed."""
    found = _NUMBER.fullmatch(text)
    number = None if found is None else int(found[1])
    if number is None or number not in allowed:
        wrong = None if found else _spoilt(text)
        raise ValueError(wrong or f"{short(text)} is no {what}: it is {allowed[0]} to {allowed[-1]}")
    return number


def colour(text: str, colours: Mapping[str, str]) -> str:
    """Return the letter of a colour that stands in a cell by its letter or its name; raise `ValueError` with a message.

    `colours` are the letters of the box with their names.
    """
    wanted = _folded(text)
    for spellings in (colours.keys(), colours.values()):
        for letter, spelling in zip(colours, spellings, strict=True):
            if _folded(spelling) == wanted:
                return letter
    box = ", ".join(f"{letter} {short(name)}" for letter, name in colours.items())
    raise ValueError(_spoilt(text) or f"{short(text)} is no colour of the box, which has {box}{_near(text, colours)}")


def player(text: str, names: Sequence[str]) -> str:
    """Return the name in a cell as the players' names have it; raise `ValueError` with a message where it is none."""
    name = spelt(text, names)
    if name is None:
        raise ValueError(f'there is no player "{short(text)}"; the players are {listed(map(short, names))}')
    return name


def is_time(text: str) -> bool:
    """Tell whether a cell may be what a spreadsheet made of something like 1:3."""
    return _TIME.fullmatch(text) is not None and not re.fullmatch("[0-9]:[0-9]", text)


def _spoilt(text: str) -> str | None:
    """Say what a spreadsheet has made of what was typed, where it has."""
    from sintra_cli.family.plain import DASHES

    if _ERROR.fullmatch(text):
        return f"{short(text)} is an error of the spreadsheet, which took it for a formula: type it without ="
    if _DATE.fullmatch(text) or is_time(text):
        made = "time" if is_time(text) else "date"
        return f"{short(text)} is a {made} that the spreadsheet made: format the column as text, and type it again"
    if text[:1] in DASHES:
        return f"{text[0]} is not a hyphen: write -, or leave the cell empty"
    return None


def _folded(text: str) -> str:
    return name_key(text).casefold()


def _near(text: str, colours: Mapping[str, str]) -> str:
    from difflib import get_close_matches

    names: Iterable[str] = [name.casefold() for name in colours.values()]
    near = get_close_matches(short(text).casefold(), names, n=1)
    return f"; did you mean {near[0]}?" if near else ""
