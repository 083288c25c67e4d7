"""Colour for terminals; nothing is ever told by colour alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

Style: TypeAlias = Literal["bold", "red", "green", "yellow", "blue"]
Paint: TypeAlias = Callable[[str, Style], str]

_CODES: Final[dict[Style, str]] = {"bold": "1", "red": "1;31", "green": "1;32", "yellow": "1;33", "blue": "1;34"}


def painter(*, colour: bool) -> Paint:
    """Return what paints a text in a style, or leaves it alone where no colour was asked for."""
    return _paint if colour else _leave


def _paint(text: str, style: Style) -> str:
    return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if text else text


def _leave(text: str, _style: Style) -> str:
    return text
