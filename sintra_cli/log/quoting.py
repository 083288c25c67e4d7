"""Show in a message what somebody wrote, and no more of it than a line holds."""

from __future__ import annotations

from typing import Final

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
