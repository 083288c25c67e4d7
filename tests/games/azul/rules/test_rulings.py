"""Azul, rulings: where tables differ, with both answers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.building.azul import COLOURS, broken, fours, log_of, place, refused, reported, thrown_away
from tests.building.azul_games import EIGHT_TOO_FEW
from tests.building.logs import ANA, BEN, CLEO, FOUR, THREE, Round
from tests.verdicts import judge

SAME_STARTER = {"rulings": {"untouched_centre": "same_starter"}}
NEXT_PLAYER = {"rulings": {"untouched_centre": "next_player"}}
WHEN_EMPTY = {"rulings": {"refill": "when_empty"}}
WHEN_SHORT = {"rulings": {"refill": "when_short"}}

# Five displays of four equal tiles, taken one by one: nobody takes from the centre.
UNTOUCHED = thrown_away(COLOURS)


def starters(*rounds: Round, **keys: Any) -> list[str]:
    """Return who started each round."""
    judged = reported(*rounds, **keys)
    assert judged.errors == []
    return [each.starter for each in judged.rounds]


def test_nobody_took_from_the_centre_so_the_same_player_starts_by_default() -> None:
    assert starters(UNTOUCHED, UNTOUCHED, UNTOUCHED) == [ANA, ANA, ANA]
    assert starters(UNTOUCHED, UNTOUCHED, starting_player=BEN) == [BEN, BEN]


def test_same_starter_is_who_started_this_round() -> None:
    ben_takes_the_marker = Round("BYYY YYYY RRRR KKKK WWWW", "1B- CY- 2Y- 3R- 4K- 5W-")

    assert starters(ben_takes_the_marker, UNTOUCHED, UNTOUCHED, **SAME_STARTER) == [ANA, BEN, BEN]


def test_with_next_player_the_player_after_the_starter_starts() -> None:
    rounds = (thrown_away("BYRKWBY"), thrown_away("RKWBYRK"), thrown_away("WWBYRKW"))

    assert starters(*rounds, players=THREE, starting_player=BEN, **NEXT_PLAYER) == [BEN, CLEO, ANA]


def test_the_next_player_is_the_one_who_may_move() -> None:
    assert reported(UNTOUCHED, Round(fours(COLOURS), "Ben:1B-"), **NEXT_PLAYER).errors == []
    assert place(refused(UNTOUCHED, Round(fours(COLOURS), "Ana:1B-"), **NEXT_PLAYER)) == ("turn-order", 2, 1, BEN)


@pytest.mark.parametrize("ruling", [SAME_STARTER, NEXT_PLAYER])
def test_who_took_the_marker_starts_whatever_the_ruling(ruling: dict[str, dict[str, str]]) -> None:
    ana_takes_it = Round("BYYY YYYY RRRR KKKK WWWW", "1B- 2Y- CY- 3R- 4K- 5W-")

    assert starters(ana_takes_it, UNTOUCHED, **ruling) == [ANA, ANA]


def test_the_bag_is_refilled_when_it_is_empty_by_default() -> None:
    nothing_of_the_leftovers = Round(fours("BBBBYYYYR"))

    found = refused(*EIGHT_TOO_FEW, nothing_of_the_leftovers, players=FOUR)

    assert place(found) == ("draw-supply", 3, None, None)


@pytest.mark.parametrize("displays", ["KKWWWWWBB", "BBBBYYYYR", "BBBBBYYYY", "KKKKKWWWW"])
def test_with_when_short_any_draw_that_bag_and_lid_together_can_give_is_right(displays: str) -> None:
    assert reported(*EIGHT_TOO_FEW, Round(fours(displays)), players=FOUR, **WHEN_SHORT).errors == []


@pytest.mark.parametrize("displays", ["KKWWWWWWB", "BBBBBBYYY"])  # 24 white, 24 blue
def test_with_when_short_bag_and_lid_together_must_be_able_to_give_it(displays: str) -> None:
    found = refused(*EIGHT_TOO_FEW, Round(fours(displays)), players=FOUR, **WHEN_SHORT)

    assert place(found) == ("draw-supply", 3, None, None)


@pytest.mark.parametrize("ruling", [WHEN_EMPTY, WHEN_SHORT])
def test_where_the_bag_holds_enough_the_draw_comes_from_the_bag(ruling: dict[str, dict[str, str]]) -> None:
    found = refused(thrown_away("BBBBB"), Round(fours("BYRKW")), **ruling)

    assert place(found) == ("draw-supply", 2, None, None)


def test_where_the_bag_holds_just_enough_it_is_not_short() -> None:
    just_twenty_white = tuple(thrown_away(colour * 5) for colour in "BYRK")

    assert reported(*just_twenty_white, Round(fours("WWWWW")), **WHEN_SHORT).errors == []
    assert refused(*just_twenty_white, Round(fours("BYRKW")), **WHEN_SHORT).rule == "draw-supply"


def test_after_when_short_the_bag_holds_all_that_was_not_drawn() -> None:
    # 36 of 100 are drawn, all blue and 16 yellow: 4 yellow, 20 red, 20 black and 20 white are left.
    nothing_of_the_leftovers = (*EIGHT_TOO_FEW, thrown_away("BBBBBYYYY"))

    fits = Round(fours("YRRRRKKKK"))
    eight_yellow = Round(fours("YYRRRRKKK"))

    assert reported(*nothing_of_the_leftovers, fits, players=FOUR, **WHEN_SHORT).errors == []
    found = refused(*nothing_of_the_leftovers, eight_yellow, players=FOUR, **WHEN_SHORT)
    assert place(found) == ("draw-supply", 4, None, None)


# Choosing


def test_the_report_says_which_rulings_are_in_force() -> None:
    default = {"untouched_centre": "same_starter", "refill": "when_empty"}

    assert msgspec.to_builtins(reported(UNTOUCHED).rulings) == default
    assert msgspec.to_builtins(reported(UNTOUCHED, **WHEN_SHORT).rulings) == {**default, "refill": "when_short"}


def test_a_ruling_given_to_the_judge_is_over_what_the_log_says() -> None:
    text = log_of(UNTOUCHED, UNTOUCHED, rulings={"untouched_centre": "same_starter"})

    judged = judge(text, rulings={"untouched_centre": "next_player"}).report

    assert [each.starter for each in judged.rounds] == [ANA, BEN]


@pytest.mark.parametrize(
    "rulings", [{"refil": "when_empty"}, {"refill": "never"}, {"refill": "same_starter"}, {"score_floor": "zero"}]
)
def test_an_unknown_ruling_and_one_of_the_other_game_are_log_errors(rulings: dict[str, str]) -> None:
    assert broken(UNTOUCHED, rulings=rulings) == {"log-shape"}
