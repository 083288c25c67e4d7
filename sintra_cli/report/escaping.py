"""Text from outside, made safe to show."""

from __future__ import annotations

from sintra_cli.hidden import escaped


def visible(text: str) -> str:
    r"""Show whatever is not printable as an escape: a terminal's ESC as ``\x1b``, a line end as ``\n``."""
    return escaped(text, _as_python_does)


def _as_python_does(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
