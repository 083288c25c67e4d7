"""Bag and discard (Sintra's glass tower, Azul's box lid): what can be drawn, and what goes back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self, TypeAlias

from msgspec import Struct

from sintra_cli.family.rules.bounds import Bounds, at_least, at_most, nothing, one_more, together

Refill: TypeAlias = Literal["when_empty", "when_short"]
Counts: TypeAlias = Mapping[str, int]


class Draw(Struct, frozen=True):
    """How pieces were drawn: whether the discard went into the bag, and whether `refill` decides what that tells.

    Where the supply is not known neither is `refilled`.
    """

    refilled: bool | None
    by_ruling: bool


class Heap(dict[str, int]):
    """Pieces in one place, a count for each letter.

    Where a piece stayed elsewhere and nobody noted which, it is counted here nevertheless: `missing` says what the
    pieces that are not here may be, the colours in the order of the counts. It never allows more than is counted.
    """

    __slots__ = ("missing",)

    def __init__(self, counts: Counts, missing: Bounds | None = None) -> None:
        super().__init__(counts)
        self.missing = nothing(len(self)) if missing is None else missing

    def copy(self) -> Self:
        """Return a heap of its own of the same pieces."""
        return type(self)(self, self.missing)

    @property
    def size(self) -> int:
        """How many pieces are here."""
        return sum(self.values()) - self.missing[-1]

    def put_all(self, pieces: str) -> None:
        """Add pieces."""
        for piece in pieces:
            self[piece] += 1

    def put_all_but_one(self, pieces: str) -> None:
        """Add pieces, of which one, nobody knows which, stays elsewhere."""
        self.put_all(pieces)
        if len(set(pieces)) == 1:
            self[pieces[0]] -= 1
        else:
            colours = list(self)
            self.missing = one_more(self.missing, map(colours.index, pieces))

    def with_all_of(self, other: Heap) -> Heap:
        """Return the pieces of both in one heap."""
        counts = {colour: number + other[colour] for colour, number in self.items()}
        return Heap(counts, together(self.missing, other.missing))

    def less(self, drawn: Counts) -> list[int]:
        """Return how many of each colour are left of what is counted; below 0 where more was drawn."""
        return [number - drawn[colour] for colour, number in self.items()]


class Supply:
    """The pieces that are neither on offer nor with a player.

    A draw is only refused where it is wrong whatever the pieces are that nobody noted (`Heap.missing`). `held` is what
    is given back while it is not known what was drawn.
    """

    __slots__ = ("bag", "discard", "held")
    known: ClassVar[bool] = True

    def __init__(self, bag: Counts) -> None:
        self.bag = Heap(bag)
        self.discard = Heap(dict.fromkeys(bag, 0))
        self.held: Heap | None = None

    def copy(self) -> Self:
        """Return a supply of its own with the same pieces in it."""
        twin = object.__new__(type(self))
        twin.bag, twin.discard = self.bag.copy(), self.discard.copy()
        twin.held = None if self.held is None else self.held.copy()
        return twin

    def total(self) -> int:
        """Count bag and discard together: what a round can be given."""
        return self.bag.size + self.discard.size

    def give_back(self, colour: str, number: int) -> None:
        """Put pieces of a colour into the discard."""
        heap = self.discard if self.held is None else self.held
        heap[colour] += number

    def give_back_all_but_one(self, pieces: str) -> None:
        """Put pieces into the discard, of which one, nobody knows which, stays elsewhere."""
        heap = self.discard if self.held is None else self.held
        heap.put_all_but_one(pieces)

    # --- drawing -----------------------------------------------------------------------------------------------

    def draw(self, pieces: str, wanted: int, refill: Refill) -> Draw:
        """Draw these pieces for a round that needs `wanted`; raise `Illegal` where the supply cannot give them.

        Nothing is drawn then. What is left in the bag is drawn before the discard goes in, unless the ruling
        `refill` puts it in first because the bag is short.
        """
        drawn = {colour: pieces.count(colour) for colour in self.bag}
        found = plan_draw(self.bag, self.discard, drawn, wanted, refill)
        refilled = found.refilled and self.discard.size > 0
        self.bag = found.left
        if found.refilled:
            self.discard = Heap(dict.fromkeys(self.bag, 0))
        return Draw(refilled, found.by_ruling)

    def hold(self) -> None:
        """Keep what is given back apart, until it is known what was drawn before."""
        self.held = Heap(dict.fromkeys(self.bag, 0))

    def settle(self, pieces: str, wanted: int, refill: Refill) -> Draw:
        """Draw what is known only now, and put what was held into the discard; as `draw` does."""
        draw = self.draw(pieces, wanted, refill)
        if self.held is not None:
            self.discard, self.held = self.discard.with_all_of(self.held), None
        return draw


class UnknownSupply(Supply):
    """A supply that nobody wrote down: it gives whatever is drawn."""

    __slots__ = ()
    known: ClassVar[bool] = False

    def draw(self, pieces: str, wanted: int, refill: Refill) -> Draw:  # noqa: ARG002
        """Draw anything."""
        return Draw(refilled=None, by_ruling=False)

    def give_back(self, colour: str, number: int) -> None:
        """Take pieces back, and count none."""

    def give_back_all_but_one(self, pieces: str) -> None:
        """Take pieces back, and count none."""

    def settle(self, pieces: str, wanted: int, refill: Refill) -> Draw:  # noqa: ARG002
        """Judge nothing."""
        return Draw(refilled=None, by_ruling=False)


class PossibleDraw(Struct, frozen=True):
    """A draw that can be: whether the discard goes into the bag, what the bag holds after it, and who decides.

    `by_ruling` says that with another value of `refill` less would be possible, or more.
    """

    refilled: bool
    left: Heap
    by_ruling: bool


def plan_draw(bag: Heap, discard: Heap, drawn: Counts, wanted: int, refill: Refill) -> PossibleDraw:
    """Say how these pieces, at most `wanted`, can be drawn; raise `Illegal` where bag and discard cannot give them.

    Nothing is changed.
    """
    in_bag, number = bag.size, sum(drawn.values())
    mixed = in_bag < wanted and refill == "when_short"
    if number <= in_bag and not mixed:
        return PossibleDraw(refilled=False, left=_without(bag, drawn, "the bag holds"), by_ruling=False)
    both = bag.with_all_of(discard)
    if not mixed:
        on_displays = at_least(bag.missing, bag.less(drawn))
        if on_displays is None:
            from sintra_cli.family.rules.refused_draw import not_emptied

            mixing_helps = at_most(both.missing, both.less(drawn)) is not None
            raise not_emptied(bag, drawn, "refill" if mixing_helps else None)
        # what the emptied bag can have held never stands in the way of what both together can give
        both.missing = together(on_displays, discard.missing)
    left = _without(both, drawn, "bag and discard together hold")
    by_ruling = _may_be_otherwise(bag, discard, drawn, emptied=number > in_bag)
    return PossibleDraw(refilled=True, left=left, by_ruling=by_ruling)


def _without(heap: Heap, drawn: Counts, holder: str) -> Heap:
    """Return what is left of a heap; raise `Illegal` where more is drawn than it holds."""
    left = heap.less(drawn)
    missing = at_most(heap.missing, left)
    if missing is None:
        from sintra_cli.family.rules.refused_draw import beyond

        raise beyond(heap, drawn, holder)
    return Heap(dict(zip(heap, left, strict=True)), missing)


def _may_be_otherwise(bag: Heap, discard: Heap, drawn: Counts, *, emptied: bool) -> bool:
    """Tell whether bag and discard may give a draw together that the bag, drawn from first, may not.

    That is where something may have been left in a bag that had to be emptied, or drawn that was not in one that need
    not be.
    """
    both, after = bag.with_all_of(discard).less(drawn), bag.less(drawn)
    for index, left in enumerate(after):
        if emptied:
            limits = list(bag.values())
            limits[index] = left - 1
            missing = at_most(bag.missing, limits)
        else:
            limits = [0] * len(bag)
            limits[index] = left + 1
            missing = at_least(bag.missing, limits)
        if missing is not None and at_most(together(missing, discard.missing), both) is not None:
            return True
    return False
