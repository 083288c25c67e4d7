"""How pieces of unknown colours may be spread over the colours.

For every set of colours, `Bounds` hold the most of the pieces that can have a colour in it; colour number i (from 0) is
bit i of a set. The last bound, that of all colours, is the number of the pieces. Whatever is done here to bounds gives
the exact ones again: they say which numbers of each colour are possible, and no other numbers are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from operator import add
from typing import TypeAlias

Bounds: TypeAlias = tuple[int, ...]


@cache
def nothing(colours: int) -> Bounds:
    """Return the bounds of no pieces."""
    return (0,) * (1 << colours)


def one_more(bounds: Bounds, colours: Iterable[int]) -> Bounds:
    """Add a piece that has one of these colours."""
    which = sum(1 << colour for colour in set(colours))
    return tuple(most + 1 if chosen & which else most for chosen, most in enumerate(bounds))


def together(some: Bounds, others: Bounds) -> Bounds:
    """Put pieces together."""
    return tuple(map(add, some, others))


def at_most(bounds: Bounds, limits: Sequence[int]) -> Bounds | None:
    """Return the bounds where no colour has more pieces than its limit; None where that cannot be."""
    if not bounds[-1]:
        return bounds if min(limits) >= 0 else None
    found = list(bounds)
    for colour, limit in enumerate(limits):
        bit = 1 << colour
        for chosen in range(len(found)):
            if chosen & bit:
                found[chosen] = min(found[chosen], found[chosen ^ bit] + limit)
    return tuple(found) if found[-1] == bounds[-1] else None


def at_least(bounds: Bounds, limits: Sequence[int]) -> Bounds | None:
    """Return the bounds where no colour has fewer pieces than its limit; None where that cannot be."""
    if not bounds[-1]:
        return bounds if max(limits) <= 0 else None
    found = list(bounds)
    for colour, limit in enumerate(limits):
        bit = 1 << colour
        for chosen in range(len(found)):
            if not chosen & bit:
                found[chosen] = min(found[chosen], found[chosen | bit] - limit)
    return tuple(found) if found[0] >= 0 else None


def fewest(bounds: Bounds, chosen: int) -> int:
    """Return how many of the pieces have a colour of a set at the least."""
    return bounds[-1] - bounds[chosen ^ (len(bounds) - 1)]


def by_size(colours: int) -> list[int]:
    """List the sets of so many colours but the empty one, small ones first."""
    return sorted(range(1, 1 << colours), key=lambda chosen: (chosen.bit_count(), chosen))


def members(chosen: int) -> list[int]:
    """List the colours of a set."""
    return [colour for colour in range(chosen.bit_length()) if chosen >> colour & 1]


def parts(chosen: int) -> Iterator[int]:
    """Yield the sets within a set, without the empty one and the whole."""
    part = (chosen - 1) & chosen
    while part:
        yield part
        part = (part - 1) & chosen
