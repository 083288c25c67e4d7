"""Bag and discard where nobody noted which panes were kept: against a supply that tries all worlds, and by hand."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra_cli.game.bounds import Bounds
from sintra_cli.game.illegal import Illegal
from sintra_cli.game.supply import Heap, Supply
from tests.playout.runs import examples
from tests.rules.worlds import Refused, Worlds

COLOURS = "RYGBW"
Refill = Literal["when_empty", "when_short"]
REFILLS: tuple[Refill, ...] = ("when_empty", "when_short")


def spread(bounds: Bounds) -> set[tuple[int, ...]]:
    """List all numbers of each colour that bounds allow."""
    colours = range(len(bounds).bit_length() - 1)
    return {
        counts
        for counts in product(*(range(bounds[1 << colour] + 1) for colour in colours))
        if sum(counts) == bounds[-1]
        and all(
            sum(counts[colour] for colour in colours if chosen >> colour & 1) <= most
            for chosen, most in enumerate(bounds)
        )
    }


def really_there(heap: Heap) -> set[str]:
    """List all that may really lie in a heap, as sorted letters."""
    return {
        "".join(sorted(c * (n - less) for (c, n), less in zip(heap.items(), missing, strict=True)))
        for missing in spread(heap.missing)
    }


def state(supply: Supply) -> object:
    heaps = (supply.bag, supply.discard, supply.held)
    return [None if heap is None else (dict(heap), heap.missing) for heap in heaps]


def verify(supply: Supply, worlds: Worlds) -> None:
    """Assert that a supply allows exactly these worlds."""
    assert {(a, b) for a in really_there(supply.bag) for b in really_there(supply.discard)} == worlds.worlds
    assert {supply.total()} == {len(bag + discard) for bag, discard in worlds.worlds}
    if supply.held is not None:
        assert really_there(supply.held) == worlds.held


def wish(worlds: Worlds, wanted: int, rng: Random) -> str:
    """Return pieces to draw: as one of the worlds would give them, and sometimes one of them another one."""
    bag, discard = rng.choice(sorted(worlds.worlds))
    first, then = rng.sample(bag, len(bag)), rng.sample(discard, len(discard))
    heap = [*first, *then]
    if rng.random() < 0.4:
        rng.shuffle(heap)
    pieces = heap[:wanted]
    if pieces and rng.random() < 0.3:
        pieces[rng.randrange(len(pieces))] = rng.choice(COLOURS)
    return "".join(pieces)


def settle_or_draw(supply: Supply, worlds: Worlds, rng: Random) -> None:
    """Draw from both, and assert that both answer the same, and that a refusal changes nothing."""
    held = supply.held is not None
    wanted = rng.randint(1, 6)
    pieces, refill = wish(worlds, wanted, rng), rng.choice(REFILLS)
    before, copied = state(supply), supply.copy()
    expected = (worlds.settle if held else worlds.draw)(pieces, wanted, refill)
    draw = supply.settle if held else supply.draw
    if isinstance(expected, Refused):
        with pytest.raises(Illegal) as refused:
            draw(pieces, wanted, refill)
        assert refused.value.rule == "draw-supply"
        assert refused.value.ruling == ("refill" if expected.refill else None)
        assert state(supply) == before
    else:
        assert draw(pieces, wanted, refill) == expected
    assert state(copied) == before


@examples(400)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_supply_answers_as_one_that_tries_all_worlds(seed: int) -> None:
    rng = Random(seed)
    colours = COLOURS[: rng.randint(2, 5)]
    bag = "".join(rng.choice(colours) for _ in range(rng.randint(0, 8)))
    supply, worlds = Supply({colour: bag.count(colour) for colour in COLOURS}), Worlds("".join(sorted(bag)))
    for _ in range(8):
        what = rng.choice(("back", "unknown", "unknown", "draw", "draw", "hold"))
        if what == "hold" and supply.held is None:
            supply.hold()
            worlds.hold()
        elif what == "back":
            colour, number = rng.choice(colours), rng.randint(1, 3)
            supply.give_back(colour, number)
            worlds.give_back(colour * number)
        elif what == "unknown":
            pieces = "".join(rng.choice(colours) for _ in range(rng.randint(1, 5)))
            supply.give_back_all_but_one(pieces)
            worlds.give_back_all_but_one(pieces)
        elif what == "draw":
            settle_or_draw(supply, worlds, rng)
        if len(worlds.worlds) > 300:
            break
        verify(supply, worlds)
