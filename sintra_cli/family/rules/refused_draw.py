"""Say why a draw is not possible; loaded only where one is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from sintra_cli.family.rules.bounds import by_size, fewest, members
from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.names import DRAW_SUPPLY
from sintra_cli.text import counted, listed

if TYPE_CHECKING:
    from sintra_cli.family.rules.supply import Counts, Heap


def beyond(heap: Heap, drawn: Counts, holder: str) -> Illegal:
    """Return the refusal of a draw of more than a heap holds; `holder` names the heap, with a verb."""

    def most(chosen: int) -> int:
        return _of(chosen, heap.values()) - fewest(heap.missing, chosen)

    def shown(chosen: int) -> int:
        return _of(chosen, drawn.values())

    at = "at most " if heap.missing[-1] else ""
    wrong = listed(
        f"{shown(chosen)} {_named(chosen, heap)} (there: {at}{most(chosen)})"
        for chosen in _smallest(heap, lambda chosen: shown(chosen) > most(chosen))
    )
    return Illegal(
        DRAW_SUPPLY,
        f"the displays show more than {holder} ({counted(heap.size, 'piece')}): {wrong}{_whichever(heap)}",
    )


def not_emptied(bag: Heap, drawn: Counts, ruling: str | None) -> Illegal:
    """Return the refusal of a draw that empties the bag, but leaves something in it."""

    def least(chosen: int) -> int:
        return _of(chosen, bag.values()) - bag.missing[chosen]

    def shown(chosen: int) -> int:
        return _of(chosen, drawn.values())

    left = _smallest(bag, lambda chosen: shown(chosen) < least(chosen))
    at = "at least " if bag.missing[-1] else ""
    held = listed(f"{least(chosen)} {_named(chosen, bag)}" for chosen in left)
    laid = listed(f"{shown(chosen)} {_named(chosen, bag)}" for chosen in left)
    return Illegal(
        DRAW_SUPPLY,
        f"the bag is emptied in this draw, so all that it held must be on the displays: it held {at}{held}, "
        f"the displays show {laid}{_whichever(bag)}",
        ruling=ruling,
    )


def _smallest(heap: Heap, is_wrong: Callable[[int], bool]) -> list[int]:
    """List all colours that are wrong by themselves; where none is, the first of the smallest sets that are."""
    wrong = [chosen for chosen in by_size(len(heap)) if is_wrong(chosen)]
    return [chosen for chosen in wrong if len(members(chosen)) == 1] or wrong[:1]


def _of(chosen: int, counts: Iterable[int]) -> int:
    return sum(number for colour, number in enumerate(counts) if chosen >> colour & 1)


def _named(chosen: int, heap: Heap) -> str:
    letters = list(heap)
    return listed((letters[colour] for colour in members(chosen)), "or")


def _whichever(heap: Heap) -> str:
    return ", whichever the kept panes are that nobody noted" if heap.missing[-1] else ""
