"""Fill displays from bag and discard as people do: what is left in the bag first, then the discard."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sintra_cli.family.rules.supply import Supply

ROOM = 4


def draw_displays(supply: Supply, displays: int, refill: str, rng: Random) -> list[str]:
    """Return what lies on each display, without drawing it from the supply."""
    wanted = ROOM * displays
    bag, discard = _shuffled(supply.bag, rng), _shuffled(supply.discard, rng)
    drawn = bag + discard
    if refill == "when_short" and len(bag) < wanted:
        rng.shuffle(drawn)
    return _spread(drawn[:wanted], displays, rng)


def _shuffled(pieces: Mapping[str, int], rng: Random) -> list[str]:
    heap = [colour for colour, number in pieces.items() for _ in range(number)]
    rng.shuffle(heap)
    return heap


def _spread(drawn: list[str], displays: int, rng: Random) -> list[str]:
    """Fill one display after the other; where too few pieces are left, half of the time in any other way."""
    places = [display for display in range(displays) for _ in range(ROOM)]
    if len(drawn) < len(places) and rng.random() < 0.5:
        rng.shuffle(places)
    laid = [""] * displays
    for place, piece in zip(places, drawn, strict=False):
        laid[place] += piece
    return laid
