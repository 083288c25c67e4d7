"""Bag and discard (Sintra's glass tower, Azul's box lid): what can be drawn, and what goes back."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from sintra_cli.game.illegal import Illegal
from sintra_cli.game.words import counted, listed

Refill: TypeAlias = Literal["when_empty", "when_short"]
Counts: TypeAlias = Mapping[str, int]
Missing: TypeAlias = tuple[int, ...]
"""How many of each colour are not there after all, in the order of the colours."""


class Draw(NamedTuple):
    """How pieces were drawn: whether the discard went into the bag, and whether `refill` decides what that tells.

    Where the supply is not known neither is `refilled`.
    """

    refilled: bool | None
    by_ruling: bool


class Supply:
    """The pieces that are neither on offer nor with a player, a count for each letter.

    Where a piece went that nobody noted (`give_back_all_but_one`) it is counted here, and every way in which it may
    be missing (`unknown`: from the bag, from the discard) is kept in mind: a draw is only refused where it is wrong in
    all of them. `held` is what is given back while it is not known what was drawn; a number of 0 is all but one.
    """

    __slots__ = ("bag", "discard", "held", "unknown")
    known: ClassVar[bool] = True

    def __init__(self, bag: Counts) -> None:
        self.bag = dict(bag)
        self.discard = dict.fromkeys(bag, 0)
        self.held: list[tuple[str, int]] | None = None
        nothing = (0,) * len(self.bag)
        self.unknown: set[tuple[Missing, Missing]] = {(nothing, nothing)}

    def copy(self) -> Supply:
        """Return a supply of its own with the same pieces in it."""
        twin = copy(self)
        twin.bag, twin.discard = dict(self.bag), dict(self.discard)
        twin.held = None if self.held is None else list(self.held)
        twin.unknown = set(self.unknown)
        return twin

    def total(self) -> int:
        """Count bag and discard together: what a round can be given."""
        in_bag, in_discard = next(iter(self.unknown))
        return sum(self.bag.values()) + sum(self.discard.values()) - sum(in_bag) - sum(in_discard)

    def give_back(self, colour: str, number: int) -> None:
        """Put pieces of a colour into the discard."""
        if self.held is None:
            self.discard[colour] += number
        else:
            self.held.append((colour, number))

    def give_back_all_but_one(self, pieces: str) -> None:
        """Put pieces into the discard, of which one, nobody knows which, stays elsewhere."""
        if self.held is not None:
            self.held.append((pieces, 0))
            return
        for piece in pieces:
            self.discard[piece] += 1
        colours = list(self.bag)
        self.unknown = {
            (in_bag, _one_more(in_discard, colours.index(colour)))
            for in_bag, in_discard in self.unknown
            for colour in set(pieces)
        }

    # --- drawing -----------------------------------------------------------------------------------------------

    def draw(self, pieces: str, wanted: int, refill: Refill) -> Draw:
        """Draw these pieces for a round that needs `wanted`; raise `Illegal` where the supply cannot give them.

        Nothing is drawn then. What is left in the bag is drawn before the discard goes in, unless the ruling
        `refill` puts it in first because the bag is short.
        """
        drawn = {colour: pieces.count(colour) for colour in self.bag}
        refilled, by_ruling = self._verify_draw(drawn, wanted, refill)
        refilled = refilled and any(self.discard.values())
        if refilled:
            self.bag = {colour: number + self.discard[colour] for colour, number in self.bag.items()}
            self.discard = dict.fromkeys(self.bag, 0)
            self.unknown = {
                (tuple(map(sum, zip(*missing, strict=True))), (0,) * len(self.bag)) for missing in self.unknown
            }
        for colour, number in drawn.items():
            self.bag[colour] -= number
        return Draw(refilled, by_ruling)

    def hold(self) -> None:
        """Keep what is given back apart, until it is known what was drawn before."""
        self.held = []

    def settle(self, pieces: str, wanted: int, refill: Refill) -> Draw:
        """Draw what is known only now, and put what was held into the discard; as `draw` does."""
        draw = self.draw(pieces, wanted, refill)
        held, self.held = self.held or [], None
        for given, number in held:
            if number:
                self.give_back(given, number)
            else:
                self.give_back_all_but_one(given)
        return draw

    def _verify_draw(self, drawn: Counts, wanted: int, refill: Refill) -> tuple[bool, bool]:
        """Return whether the discard goes into the bag, and whether that is so by the ruling `refill` alone.

        Ways in which something may be missing that this draw rules out are forgotten.
        """
        possible: set[tuple[Missing, Missing]] = set()
        refilled, refusal, by_ruling = False, None, False
        for in_bag, in_discard in self.unknown:
            bag, discard = _less(self.bag, in_bag), _less(self.discard, in_discard)
            try:
                refilled = verify_draw(bag, discard, drawn, wanted, refill)
                possible.add((in_bag, in_discard))
                by_ruling = by_ruling or (refilled and not _allows(bag, discard, drawn, wanted, "when_empty"))
            except Illegal as error:
                by_ruling = by_ruling or error.ruling is not None
                refusal = error
        if not possible and refusal is not None:
            refusal.ruling = "refill" if by_ruling else None
            if len(self.unknown) > 1:
                refusal.message += ", whichever the kept panes are that nobody noted"
            raise refusal
        self.unknown = possible
        return refilled, by_ruling


class UnknownSupply(Supply):
    """A supply that nobody wrote down: it gives whatever is drawn."""

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


def verify_draw(bag: Counts, discard: Counts, drawn: Counts, wanted: int, refill: Refill) -> bool:
    """Return whether the discard goes into the bag in a draw; raise `Illegal` where the two cannot give it."""
    in_bag, number = sum(bag.values()), sum(drawn.values())
    short = refill == "when_short" and in_bag < wanted
    if not short and number <= in_bag:
        _require(drawn, bag, "the bag holds")
        return False
    together = {colour: there + discard[colour] for colour, there in bag.items()}
    if not short:
        _require_emptied(drawn, bag, "refill" if in_bag < wanted and not _beyond(drawn, together) else None)
    _require(drawn, together, "bag and discard together hold")
    return True


def _allows(bag: Counts, discard: Counts, drawn: Counts, wanted: int, refill: Refill) -> bool:
    try:
        verify_draw(bag, discard, drawn, wanted, refill)
    except Illegal:
        return False
    return True


def _require_emptied(drawn: Counts, bag: Counts, ruling: str | None) -> None:
    left = [colour for colour, there in bag.items() if drawn[colour] < there]
    if left:
        held = listed(f"{bag[colour]} {colour}" for colour in left)
        laid = listed(f"{drawn[colour]} {colour}" for colour in left)
        raise Illegal(
            "draw-supply",
            f"the bag is emptied in this draw, so all that it held must be on the displays: it held {held}, "
            f"the displays show {laid}",
            ruling=ruling,
        )


def _require(drawn: Counts, there: Counts, holder: str) -> None:
    beyond = _beyond(drawn, there)
    if beyond:
        wrong = listed(f"{drawn[colour]} {colour} (there: {there[colour]})" for colour in beyond)
        raise Illegal(
            "draw-supply",
            f"the displays show more than {holder} ({counted(sum(there.values()), 'piece')}): {wrong}",
        )


def _beyond(drawn: Counts, there: Counts) -> list[str]:
    return [colour for colour in there if drawn[colour] > there[colour]]


def _less(counts: Counts, missing: Missing) -> dict[str, int]:
    return {colour: number - less for (colour, number), less in zip(counts.items(), missing, strict=True)}


def _one_more(missing: Missing, index: int) -> Missing:
    return (*missing[:index], missing[index] + 1, *missing[index + 1 :])
