"""Numbers and lists as messages write them."""

from __future__ import annotations

from collections.abc import Iterable


def counted(number: int, noun: str) -> str:
    """Write a number with its noun: "1 pane", "3 panes"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(things: Iterable[object], last: str = "and") -> str:
    """Write a list: "6", "6 and 8", "2, 6 and 8"."""
    *some, final = [str(thing) for thing in things]
    return f"{', '.join(some)} {last} {final}" if some else final
