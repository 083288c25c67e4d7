"""Who won: places with ties broken, the same in every game of the family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct


class Standing(Struct, frozen=True):
    """A seat's place (1 is best; shared by those still tied), total and the number that a tie is broken by."""

    place: int
    seat: int
    total: int
    tie_break: int


def rank(totals: Sequence[tuple[int, int]], better: Literal["fewer", "more"]) -> list[Standing]:
    """Rank seats by pairs of total and tie-break number, of which fewer or more is better among the tied.

    Places are those of a standard competition (1, 1, 3); seats that share one stand in their order.
    """
    sign = 1 if better == "fewer" else -1
    keys = [(-total, sign * tie_break) for total, tie_break in totals]
    order = sorted(range(len(keys)), key=lambda seat: (keys[seat], seat))
    return [Standing(1 + sum(key < keys[seat] for key in keys), seat, *totals[seat]) for seat in order]
