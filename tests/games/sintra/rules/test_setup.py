"""Setting up (rulebook p. 2)."""

from __future__ import annotations

import pytest

from tests.building.logs import FOUR, THREE, TWO, Round
from tests.building.sintra import EVERY, WHITE, WHITE_WITH_JOKERS, accepted, refused

LAID = [*EVERY.split(), *EVERY.split()]
FIVE_COLOURS = "RYGBW"


@pytest.mark.parametrize(("players", "displays"), [(TWO, 5), (THREE, 7), (FOUR, 9)])
def test_there_are_5_7_or_9_displays_for_2_3_or_4_players(players: tuple[str, ...], displays: int) -> None:
    accepted(Round(LAID[:displays]), players=players)
    for wrong in (displays - 1, displays + 1):
        assert refused(Round(LAID[:wrong]), players=players).rule == "display-count"


def test_the_displays_are_counted_in_every_round() -> None:
    error = refused(Round(EVERY, "1R- 2Y- 3G- 4B- 5W1"), Round(LAID[:6]))
    assert (error.rule, error.round) == ("display-count", 2)


@pytest.mark.parametrize("first", FIVE_COLOURS)
def test_spaces_ii_to_vi_of_the_indicator_show_each_colour_once_and_i_any(first: str) -> None:
    accepted(round_colours=first + "GWRBY")


@pytest.mark.parametrize("last", FIVE_COLOURS)
def test_the_odd_pane_of_the_indicator_may_come_last(last: str) -> None:
    accepted(round_colours="GWRBY" + last)


@pytest.mark.parametrize("colours", ["RYYGBW", "RRYYGB", "WRYGRB", "RRRRRR"])
def test_an_indicator_with_a_colour_twice_among_ii_to_vi_and_among_i_to_v_is_refused(colours: str) -> None:
    assert refused(round_colours=colours).rule == "round-track"


NOT_A_SET = {
    "no jokers": [WHITE] * 8,
    "two strips with jokers": [*[WHITE_WITH_JOKERS] * 2, *[WHITE] * 6],
    "one joker": [*[WHITE] * 7, "WWWWW/WW*WW"],
    "three jokers": [*[WHITE] * 7, "WWWWW/*W*W*"],
    "a joker on each face": [*[WHITE] * 7, "W*WWW/WWW*W"],
    "two jokers on each face": [*[WHITE] * 7, "W*W*W/W*W*W"],
    "jokers up at the start": [*[WHITE] * 7, "W*W*W/WWWWW"],
}


@pytest.mark.parametrize("strips", NOT_A_SET.values(), ids=NOT_A_SET.keys())
def test_exactly_one_strip_has_two_jokers_on_one_face_which_is_down_at_the_start(strips: list[str]) -> None:
    error = refused(ben=strips)
    assert (error.rule, error.player) == ("strip-set", "Ben")


def test_strips_lie_in_any_order_and_players_need_not_have_the_same_set() -> None:
    ana = ["RRYYG/W*W*W", "BBBWW/GGGRR", *["RYGBW/WBGYR"] * 6]
    ben = [*["YYYYY/BBBBB"] * 4, "GGGGG/*RRR*", *["RRRRR/WWWWW"] * 3]
    accepted(Round(EVERY), ana=ana, ben=ben)


def test_the_indicator_is_checked_before_the_strips() -> None:
    error = refused(round_colours="RRRRRR", ana=[WHITE] * 8)
    assert (error.rule, error.player) == ("round-track", None)


def test_the_strips_are_checked_in_the_order_of_the_players() -> None:
    error = refused(ana=[WHITE] * 8, ben=[WHITE] * 8)
    assert (error.rule, error.player) == ("strip-set", "Ana")


@pytest.mark.parametrize("wrong", [{"round_colours": "RRRRRR"}, {"ana": [WHITE] * 8}])
def test_both_are_checked_before_round_1_and_round_and_move_are_null(wrong: dict[str, object]) -> None:
    error = refused(Round(["RRRRR"], "9Y8"), **wrong)
    assert error.rule in ("round-track", "strip-set")
    assert (error.round, error.move, error.legal) == (None, None, None)


def test_the_bag_holds_the_panes_that_are_not_on_the_indicator() -> None:
    # W is on the indicator twice, Y once: 20 - 2 = 18 white and 20 - 1 = 19 yellow
    accepted(Round("WWWW WWWW WWWW WWWW WWYY"))
    assert refused(Round("WWWW WWWW WWWW WWWW WWWY")).rule == "draw-supply"
    accepted(Round("YYYY YYYY YYYY YYYY YYYB"))
    assert refused(Round("YYYY YYYY YYYY YYYY YYYY")).rule == "draw-supply"


def test_the_glazier_starts_above_strip_1() -> None:
    error = refused(Round("RRRR", "<"))
    assert (error.rule, error.move) == ("glazier-already-leftmost", 1)
    accepted(Round("RRRR", "1R1"), ana=["RRRRR/WWWWW"])
