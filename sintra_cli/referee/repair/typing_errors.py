"""How far two short texts are from each other, by what people mistype."""

from __future__ import annotations

from typing import Final

_ALIKE: Final = tuple(map(frozenset, ("1LI|", "0OQ", "-–—−_", "8B", "5S", "2Z", "6G", "VU", "<‹«≤", "J;", "=+")))  # noqa: RUF001
"""Letters that look alike, or share a key."""
_LOOKS_ALIKE: Final = 0.3
_BETWEEN: Final = frozenset(".,;:_'\"`*/\\ ")
_STRAY: Final = 0.3
_TWICE: Final = 0.4
_SWAPPED: Final = 0.7


def distance(written: str, meant: str) -> float:
    """Return how far a text is from what was meant: 1 for each letter lost, added or changed, less for easy ones.

    Capitals do not count.
    """
    left, right = written.upper(), meant.upper()
    before: list[float] = []
    above = [float(column) for column in range(len(right) + 1)]
    for row, letter in enumerate(left, 1):
        drop = _added(left, row - 1)
        this = [above[0] + drop]
        for column, other in enumerate(right, 1):
            best = min(above[column] + drop, this[-1] + 1, above[column - 1] + _changed(letter, other))
            if row > 1 and column > 1 and left[row - 2 : row] == right[column - 2 : column][::-1]:
                best = min(best, before[column - 2] + _SWAPPED)
            this.append(best)
        before, above = above, this
    return above[-1]


def _added(text: str, at: int) -> float:
    if text[at] in _BETWEEN:
        return _STRAY
    return _TWICE if text[at] in (text[at - 1 : at], text[at + 1 : at + 2]) else 1.0


def _changed(letter: str, other: str) -> float:
    if letter == other:
        return 0.0
    return _LOOKS_ALIKE if any(letter in alike and other in alike for alike in _ALIKE) else 1.0
