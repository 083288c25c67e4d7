"""Characters that show nothing of themselves: controls, marks that turn the direction, line ends, halves of pairs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_JOINERS: Final = "\u200c\u200d"
"""Not printable by themselves, but part of how names in Persian or Hindi, and many emoji, are written."""


def escaped(text: str, escape: Callable[[str], str]) -> str:
    """Write every hidden character of a text as `escape` does; all others stay."""
    if text.isprintable():
        return text
    return "".join(escape(character) if _is_hidden(character) else character for character in text)


def _is_hidden(character: str) -> bool:
    from unicodedata import category

    return not (character.isprintable() or character in _JOINERS or category(character) == "Zs")  # any kind of space
