"""Text from a log, made safe to show."""

from __future__ import annotations

from typing import Final

_JOINERS: Final = "\u200c\u200d"
"""Not printable by themselves, but part of how names in Persian or Hindi, and many emoji, are written."""


def visible(text: str) -> str:
    r"""Show whatever is not printable as an escape: a terminal's ESC as ``\x1b``, a line end as ``\n``."""
    return text if text.isprintable() else "".join(map(_visible, text))


def _visible(character: str) -> str:
    from unicodedata import category

    if character.isprintable() or character in _JOINERS or category(character) == "Zs":  # any kind of space
        return character
    return character.encode("unicode_escape").decode("ascii")
