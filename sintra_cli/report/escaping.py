"""Text from a log, made safe to show."""

from __future__ import annotations


def visible(text: str) -> str:
    r"""Show whatever is not printable as an escape: a terminal's ESC as ``\x1b``, a line end as ``\n``."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)
