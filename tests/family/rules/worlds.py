"""A supply that tries all worlds: it keeps every way in which panes that nobody noted may be missing."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sintra_cli.family.rules.supply import Draw


class Refused(NamedTuple):
    """No world allows a draw; `refill` says whether another value of that ruling would, in one of them."""

    refill: bool


World = tuple[str, str]
"""What is really in the bag, and what in the discard."""


class Worlds:
    """Bag and discard in every world that is possible."""

    def __init__(self, bag: str) -> None:
        self.worlds: set[World] = {(bag, "")}
        self.held: set[str] | None = None

    def give_back(self, pieces: str) -> None:
        if self.held is None:
            self.worlds = {(bag, sort(discard + pieces)) for bag, discard in self.worlds}
        else:
            self.held = {sort(held + pieces) for held in self.held}

    def give_back_all_but_one(self, pieces: str) -> None:
        rests = {pieces.replace(kept, "", 1) for kept in pieces}
        if self.held is None:
            self.worlds = {(bag, sort(discard + rest)) for bag, discard in self.worlds for rest in rests}
        else:
            self.held = {sort(held + rest) for held in self.held for rest in rests}

    def hold(self) -> None:
        self.held = {""}

    def settle(self, pieces: str, wanted: int, refill: str) -> Draw | Refused:
        draw = self.draw(pieces, wanted, refill)
        if isinstance(draw, Refused):
            return draw
        held, self.held = self.held or {""}, None
        self.worlds = {(bag, sort(discard + rest)) for bag, discard in self.worlds for rest in held}
        return draw

    def draw(self, pieces: str, wanted: int, refill: str) -> Draw | Refused:
        """Draw in every world where that can be."""
        after: set[World] = set()
        refilled: set[bool] = set()
        by_ruling = could = False
        for bag, discard in self.worlds:
            left = {value: drawn(bag, discard, pieces, wanted, value) for value in ("when_empty", "when_short")}
            mine = left.pop(refill)
            (other,) = left.values()
            if mine is not None:
                after.add(mine)
                refilled.add(bool(discard) and from_discard(bag, pieces, wanted, refill))
            could = could or (mine is None and other is not None)
            by_ruling = by_ruling or (mine is None) != (other is None)
        if not after:
            return Refused(could)
        self.worlds = after
        (one,) = refilled
        return Draw(one, by_ruling)


def from_discard(bag: str, pieces: str, wanted: int, refill: str) -> bool:
    """Tell whether the discard goes into the bag: where the draw is larger, or by ruling where the bag is short."""
    return len(pieces) > len(bag) or (refill == "when_short" and len(bag) < wanted)


def drawn(bag: str, discard: str, pieces: str, wanted: int, refill: str) -> World | None:
    """Return what is left of bag and discard, None where they cannot give the pieces (RULES 1.3)."""
    show, there = Counter(pieces), Counter(bag)
    if not from_discard(bag, pieces, wanted, refill):
        return (sort((there - show).elements()), discard) if show <= there else None
    emptied_first = refill == "when_empty" or len(bag) >= wanted
    if emptied_first and not there <= show:
        return None
    both = there + Counter(discard)
    return (sort((both - show).elements()), "") if show <= both else None


def sort(pieces: object) -> str:
    return "".join(sorted(pieces))  # type: ignore[call-overload]
