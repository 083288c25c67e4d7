"""Bag and discard where nobody noted which panes were kept: against a supply that tries all worlds, and by hand."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra_cli.family.rules.bounds import Bounds
from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.supply import Draw, Heap, Supply
from tests.family.rules.worlds import Refused, Worlds
from tests.playout.runs import examples

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


@examples(150)
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


# --- by hand ----------------------------------------------------------------------------------------------------------


def supply(bag: str, missing: Bounds | None = None, discard: str = "") -> Supply:
    """Return a supply of red, yellow and blue panes; `missing` is about the bag."""
    found = Supply({colour: bag.count(colour) for colour in "RYB"})
    found.discard.put_all(discard)
    if missing is not None:
        found.bag.missing = missing
    return found


R_OR_Y = (0, 1, 1, 1, 0, 1, 1, 1)
EMPTIED = "the bag is emptied in this draw, so all that it held must be on the displays"


def test_all_but_one_of_some_panes_are_in_the_discard_whichever_it_is() -> None:
    found = supply("RRRYY")
    found.give_back_all_but_one("RYYYB")
    assert dict(found.discard) == {"R": 1, "Y": 3, "B": 1}
    assert found.discard.missing == (0, 1, 1, 1, 1, 1, 1, 1)
    assert (found.bag.size, found.discard.size, found.total()) == (5, 5 - 1, 9)


def test_of_panes_of_one_colour_it_is_known_which_one_is_kept() -> None:
    found = supply("")
    found.give_back_all_but_one("RRRRR")
    assert dict(found.discard) == {"R": 4, "Y": 0, "B": 0}
    assert found.total() == found.discard.size == 4


def test_what_is_held_is_in_the_discard_once_the_draw_is_known_and_not_before() -> None:
    found = supply("RRYY")
    found.hold()
    found.give_back("R", 2)
    found.give_back_all_but_one("RYYBB")
    assert (found.total(), found.discard.size) == (4, 0)
    assert found.settle("RY", 2, "when_empty") == Draw(False, False)
    assert (dict(found.discard), found.total()) == ({"R": 3, "Y": 2, "B": 2}, 2 + 2 + 4)
    assert found.held is None


@pytest.mark.parametrize(
    ("found", "drawn", "message"),
    [
        (
            supply("RRYYBBB", R_OR_Y),
            "RRYY",
            "the displays show more than the bag holds (6 pieces): 4 R or Y (there: at most 3)",
        ),
        (
            supply("RRYYBBB", R_OR_Y),
            "RRRY",
            "the displays show more than the bag holds (6 pieces): 3 R (there: at most 2)",
        ),
        (
            supply("RRYY", R_OR_Y, "BBB"),
            "RRYYB",
            "the displays show more than bag and discard together hold (6 pieces): 4 R or Y (there: at most 3)",
        ),
        (
            supply("RRYY", R_OR_Y, "BBB"),
            "RBBB",
            f"{EMPTIED}: it held at least 1 Y, the displays show 0 Y",
        ),
        (
            supply("RRYY", R_OR_Y, "BBB"),
            "RYBB",
            f"{EMPTIED}: it held at least 3 R or Y, the displays show 2 R or Y",
        ),
    ],
)
def test_a_refusal_says_what_no_kept_pane_can_explain(found: Supply, drawn: str, message: str) -> None:
    with pytest.raises(Illegal) as refused:
        found.draw(drawn, len(drawn), "when_empty")
    assert refused.value.message == f"{message}, whichever the kept panes are that nobody noted"


@pytest.mark.parametrize(
    ("drawn", "ruling"),
    [
        ("RYBB", "refill"),  # bag and tower hold RRYYBBB less one red or yellow pane
        ("RRRB", None),  # two red ones are all that there are
        ("BBBB", None),
    ],
)
def test_refill_is_named_where_it_decides_and_only_there(drawn: str, ruling: str | None) -> None:
    with pytest.raises(Illegal) as refused:
        supply("RRYY", R_OR_Y, "BBB").draw(drawn, 4, "when_empty")
    assert refused.value.ruling == ruling


def test_refill_is_not_named_where_the_bag_is_not_short() -> None:
    # six are in the bag, and no more are needed than that: it is drawn from alone
    with pytest.raises(Illegal) as refused:
        supply("RRYYBBB", R_OR_Y, "B").draw("RRYY", 6, "when_empty")
    assert refused.value.ruling is None


@pytest.mark.parametrize(
    ("bag", "drawn", "by_ruling"),
    [
        ("RY", "RYB", False),  # all of the bag is on the displays anyhow
        ("RY", "RBB", True),  # yellow stayed in the bag
        ("RR", "RRB", False),
    ],
)
def test_refill_decides_a_draw_that_leaves_something_in_a_short_bag(bag: str, drawn: str, by_ruling: bool) -> None:
    assert supply(bag, None, "BB").draw(drawn, 3, "when_short") == Draw(True, by_ruling)


def test_the_discard_goes_into_the_bag_with_what_is_missing_from_it() -> None:
    found = supply("RR", None)
    found.give_back_all_but_one("RYB")
    # two panes of RYB are in the tower; after R, R and B are drawn one is left, which is not blue: R or Y
    assert found.draw("RRB", 3, "when_empty") == Draw(True, False)
    assert (dict(found.bag), found.bag.missing) == ({"R": 1, "Y": 1, "B": 0}, R_OR_Y)
    assert (found.bag.size, found.discard.size) == (1, 0)


def test_a_discard_that_is_empty_does_not_go_anywhere() -> None:
    found = supply("RRY", R_OR_Y)
    assert found.draw("RY", 4, "when_short") == Draw(False, False)
    assert found.total() == 0


def test_any_number_of_unknown_panes_costs_as_much_as_one() -> None:
    found = Supply(dict.fromkeys(COLOURS, 20))
    for _ in range(10_000):
        found.give_back_all_but_one(COLOURS)
    assert found.discard.missing == (0, *[10_000] * 31)
    assert found.draw(COLOURS * 30, 150, "when_empty") == Draw(True, False)
    # of 10,020 a colour 30 are drawn, and of 40,100 panes 150: of 10,000 missing ones at most 9,990 have one colour
    assert found.bag.missing == (0, *[9_990 if chosen.bit_count() == 1 else 10_000 for chosen in range(1, 32)])
    assert found.total() == 100 + 40_000 - 150
