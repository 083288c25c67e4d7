"""The line of a log in which something is wrong, cut to what fits, with carets under the place."""

from __future__ import annotations

from typing import NamedTuple

from sintra_cli.text import head, tail, visible, width


class Excerpt(NamedTuple):
    """What to show of a line, and the blanks and carets to put under it."""

    line: str
    blanks: str
    carets: str


def excerpt(line: str, column: int, end_column: int | None, room: int) -> Excerpt:
    """Cut a line to `room` cells around a place; columns are 1-based, in characters, the end exclusive."""
    start = column - 1
    end = max(end_column or 0, column + 1) - 1
    # A character takes at least a cell or combines with one that does: what is further away cannot fit.
    before = _shown(line[max(0, start - 2 * room) : start])
    place = _shown(line[start : min(end, start + 2 * room)])
    after = _shown(line[end : end + 2 * room])
    if width(before + (place or " ") + after) > room:
        place = head(place, room // 2)
        left = room - max(1, width(place))
        ahead = min(width(before), max(left // 2, left - width(after)))
        before = tail(before, ahead)
        after = head(after, left - ahead)
    return Excerpt(before + place + after, " " * width(before), "^" * max(1, width(place)))


def _shown(text: str) -> str:
    return visible(text.replace("\t", " "))
