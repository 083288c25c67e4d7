"""Bag and discard (Sintra's glass tower, Azul's box lid): what can be drawn, and what goes back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from sintra_cli.game.illegal import Illegal
from sintra_cli.game.words import counted, listed


class Supply:
    """The pieces that are neither on offer nor with a player, a count for each letter."""

    __slots__ = ("bag", "discard")

    def __init__(self, bag: Mapping[str, int]) -> None:
        self.bag = dict(bag)
        self.discard = dict.fromkeys(bag, 0)

    def total(self) -> int:
        """Count bag and discard together: what a round can be given."""
        return sum(self.bag.values()) + sum(self.discard.values())

    def give_back(self, colour: str, number: int) -> None:
        """Put pieces of a colour into the discard."""
        self.discard[colour] += number

    def draw(self, pieces: str, wanted: int, refill: Literal["when_empty", "when_short"]) -> None:
        """Draw these pieces for a round that needs `wanted`; raise `Illegal` where the supply cannot give them.

        Nothing is drawn then. What is left in the bag is drawn before the discard goes in, unless the ruling
        `refill` puts it in first because the bag is short.
        """
        drawn = {colour: pieces.count(colour) for colour in self.bag}
        in_bag = sum(self.bag.values())
        if refill == "when_short" and in_bag < wanted:
            self._draw_mixed(drawn)
        elif len(pieces) <= in_bag:
            self._draw_from_bag(drawn)
        else:
            self._draw_beyond(drawn)

    def _draw_from_bag(self, drawn: Mapping[str, int]) -> None:
        self._require(drawn, self.bag, "the bag holds")
        for colour, number in drawn.items():
            self.bag[colour] -= number

    def _draw_mixed(self, drawn: Mapping[str, int]) -> None:
        together = {colour: number + self.discard[colour] for colour, number in self.bag.items()}
        self._require(drawn, together, "bag and discard together hold")
        self._refill(together, drawn)

    def _draw_beyond(self, drawn: Mapping[str, int]) -> None:
        missing = [colour for colour, number in self.bag.items() if drawn[colour] < number]
        if missing:
            left = listed(f"{self.bag[colour]} {colour}" for colour in missing)
            laid = listed(f"{drawn[colour]} {colour}" for colour in missing)
            raise Illegal(
                "draw-supply",
                f"the bag is emptied in this draw, so all that it held must be on the displays: it held {left}, "
                f"the displays show {laid}",
            )
        self._draw_mixed(drawn)

    def _refill(self, together: dict[str, int], drawn: Mapping[str, int]) -> None:
        self.bag = {colour: number - drawn[colour] for colour, number in together.items()}
        self.discard = dict.fromkeys(together, 0)

    def _require(self, drawn: Mapping[str, int], there: Mapping[str, int], holder: str) -> None:
        beyond = [colour for colour in there if drawn[colour] > there[colour]]
        if beyond:
            wrong = listed(f"{drawn[colour]} {colour} (there: {there[colour]})" for colour in beyond)
            raise Illegal(
                "draw-supply",
                f"the displays show more than {holder} ({counted(sum(there.values()), 'piece')}): {wrong}",
            )
