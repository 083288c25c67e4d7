"""What is noted where it is easily forgotten: a ruling decides, though nothing looks as if it did."""

from __future__ import annotations

from typing import Any

import pytest

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.supply import Supply
from sintra_cli.referee.rulings import alternatives
from tests.building.logs import read_log
from tests.building.sintra import log_of
from tests.building.sintra_games import flipped, idle_rounds
from tests.referee.rulings.test_what_matters import came_to, illegal, under


def one_kept(bag: dict[str, int], given_back: str) -> Supply:
    """Return a supply to which a strip's panes have come back, all but one that nobody noted."""
    supply = Supply(bag)
    supply.give_back_all_but_one(given_back)
    return supply


@pytest.mark.parametrize(
    ("bag", "given_back", "drawn"), [({"R": 1, "Y": 0}, "RYY", "YY"), ({"R": 0, "Y": 1}, "YRR", "RR")]
)
def test_refill_refuses_a_draw_that_one_of_the_ways_would_allow(
    bag: dict[str, int], given_back: str, drawn: str
) -> None:
    # the pane in the bag is not drawn; before the draw both panes are there only if the other colour was kept
    with pytest.raises(Illegal) as refused:
        one_kept(bag, given_back).draw(drawn, 2, "when_empty")
    assert refused.value.ruling == "refill"
    assert one_kept(bag, given_back).draw(drawn, 2, "when_short").by_ruling


def test_refill_decides_what_may_have_been_kept() -> None:
    # one red or one yellow pane is in the bag, and two red ones are in the tower. Two are drawn: with when_empty
    # the first was in the bag; with when_short both may come from the tower and the bag
    def supply() -> Supply:
        found = Supply({"R": 1, "Y": 1})
        found.bag.missing = (0, 1, 1, 1)
        found.discard["R"] = 2
        return found

    empty, short = supply(), supply()
    assert empty.draw("RR", 2, "when_empty").by_ruling
    assert empty.bag.missing == (0, 0, 1, 1)  # yellow
    assert short.draw("RR", 2, "when_short").by_ruling
    assert short.bag.missing == (0, 1, 1, 1)  # red or yellow


def test_refill_decides_a_draw_that_is_judged_when_all_is_taken() -> None:
    # two white panes are in the bag before round 5 and are not taken in it
    fifth = {"moves": "?4R- ?4Y- ?4G- ?4B- ?4R-"}
    log = log_of(*idle_rounds(4))
    log["rounds"].append(fifth)
    found = alternatives(read_log(log))
    assert came_to(found[0]) == illegal("5.start", matters=False)
    assert under(found, refill="when_short").status == "unfinished"
    found = alternatives(read_log({**log, "rulings": {"refill": "when_short"}}))
    assert came_to(under(found, refill="when_empty")) == illegal("5.start")


def test_a_ruling_decides_in_a_round_that_turns_out_to_be_no_possible_draw() -> None:
    # Ana completes strip 1 in round 1. In round 2 she puts a red pane on a joker, and 4 x 4 + 2 panes are white:
    # of 18 white ones 4 x 3 + 3 were drawn before
    first = {"moves": "?4R1 ?4W1 ?1R1 ?4W2 ?4W2 C3W3"}
    second = {"moves": "?4W4 < ?4W4 ?2R1j1 ?4W5 ?4W2 C2W6"}
    log: dict[str, Any] = log_of(ana=["RRRRR/RR*Y*"])
    log["rounds"] = [first, second]
    found = alternatives(read_log(log))
    assert came_to(found[0]) == illegal("2.start", matters=False)
    assert came_to(under(found, joker_choice="colour_first")) == illegal("2.4")


def test_a_ruling_decides_what_it_refuses() -> None:
    log = log_of(flipped("RRWW", "3R1j1"), ana=["RRRRR/RR*Y*"], rulings={"joker_choice": "colour_first"})
    found = alternatives(read_log(log))
    assert came_to(found[0]) == illegal("1.5", matters=False)
    assert came_to(under(found, joker_choice="free")) == ("unfinished", None, None, None, True)
