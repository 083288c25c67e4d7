"""Which colour and pattern the pieces of a box are drawn in.

Each palette goes in five steps of lightness, so that its colours are told apart without seeing colour, and its letters
stand in black or white with a contrast of at least 5 : 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct


class Shade(Struct, frozen=True):
    """A colour, that of the letter and the pattern on it, and which pattern it is (0 to 4)."""

    fill: str
    ink: str
    pattern: int


_BLACK: Final = "#111111"
_WHITE: Final = "#ffffff"

GLASS: Final[Mapping[str, Shade]] = {
    "red": Shade("#a8121c", _WHITE, 0),
    "yellow": Shade("#e0b93a", _BLACK, 1),
    "green": Shade("#4a9782", _BLACK, 2),
    "blue": Shade("#14207f", _WHITE, 3),
    "white": Shade("#ffffff", _BLACK, 4),
}
"""Colours among which there is no black: blue is the darkest."""
CLAY: Final[Mapping[str, Shade]] = {
    "blue": Shade("#3d8ad6", _BLACK, 3),
    "yellow": Shade("#e6b83c", _BLACK, 1),
    "red": Shade("#ad1f15", _WHITE, 0),
    "black": Shade("#1a1a1a", _WHITE, 2),
    "white": Shade("#ffffff", _BLACK, 4),
}
"""Colours with black among them."""

_NEAREST: Final = {
    "amber": "yellow",
    "brown": "red",
    "clear": "white",
    "crimson": "red",
    "cyan": "green",
    "gold": "yellow",
    "gray": "black",
    "grey": "black",
    "navy": "blue",
    "orange": "yellow",
    "pink": "red",
    "purple": "blue",
    "teal": "green",
    "turquoise": "green",
    "violet": "blue",
}
"""Other names that colours of a box may have, and what they are drawn in."""


def shades(colours: Mapping[str, str]) -> dict[str, Shade]:
    """Return how the pieces of a box (letter: name) are drawn: colours that are known as such, the rest in order."""
    names = {letter: _NEAREST.get(name.lower(), name.lower()) for letter, name in colours.items()}
    palette = max((GLASS, CLAY), key=lambda known: len(known.keys() & set(names.values())))
    free = dict(palette)
    found = {letter: free.pop(name) for letter, name in names.items() if name in free}
    rest = iter(free.values())
    return {letter: found.get(letter) or next(rest) for letter in colours}
