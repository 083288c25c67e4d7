"""Colour for terminals; nothing is ever told by colour alone.

Painted text has marks where the colours change. They are halves of surrogate pairs, which no log can hold, and so what
a log says is never taken for them; `for_people` turns them into the codes of a terminal at the last moment.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final, Literal, TypeAlias

from sintra_cli.text import visible

Style: TypeAlias = Literal["bold", "red", "green", "yellow", "blue", "purple", "turquoise", "orange", "grey", "inverse"]
Paint: TypeAlias = Callable[[str, Style], str]

_MARKS: Final[dict[Style, str]] = {
    "bold": "\ud800",
    "red": "\ud801",
    "green": "\ud802",
    "yellow": "\ud803",
    "blue": "\ud804",
    "purple": "\ud806",
    "turquoise": "\ud807",
    "orange": "\ud808",
    "grey": "\ud809",
    "inverse": "\ud80a",
}
_END: Final = "\ud805"
_CODES: Final = {
    _MARKS["bold"]: "\x1b[1m",
    _MARKS["red"]: "\x1b[1;31m",
    _MARKS["green"]: "\x1b[1;32m",
    _MARKS["yellow"]: "\x1b[1;33m",
    _MARKS["blue"]: "\x1b[1;34m",
    _MARKS["purple"]: "\x1b[1;35m",
    _MARKS["turquoise"]: "\x1b[1;36m",
    _MARKS["orange"]: "\x1b[33m",
    _MARKS["grey"]: "\x1b[1;90m",
    _MARKS["inverse"]: "\x1b[7m",
    _END: "\x1b[0m",
    "\n": "\n",
}


def painter(*, colour: bool) -> Paint:
    """Return what paints a text in a style, or leaves it alone where no colour was asked for."""
    return _paint if colour else _leave


def for_people(text: str) -> str:
    """Return a text as it is written: colours as codes, and whatever else is hidden, but for line ends, escaped."""
    return "".join(_CODES.get(part) or visible(part) for part in _let_through().split(text))


@cache
def _let_through() -> re.Pattern[str]:
    return re.compile(f"([{''.join(_CODES)}])")  # when it is needed: that takes a hundredth of a start


def _paint(text: str, style: Style) -> str:
    return f"{_MARKS[style]}{text}{_END}" if text else text


def _leave(text: str, _style: Style) -> str:
    return text
