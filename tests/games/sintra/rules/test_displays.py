"""A round: filling the displays (rulebook p. 2-3)."""

from __future__ import annotations

import pytest

from tests.building.logs import Round
from tests.building.sintra import EVERY, accepted, refused
from tests.building.sintra_games import BUILT, LOCKED, LOCKED_PLAYERS, built_rounds, idle, idle_rounds


@pytest.mark.parametrize("display", ["RRR", "RRRRR", "-"])
def test_each_display_gets_four_panes(display: str) -> None:
    error = refused(Round(f"YYYY {display}"))
    assert (error.rule, error.round, error.move) == ("display-size", 1, None)


def test_each_display_gets_four_panes_also_when_the_bag_holds_less_and_the_tower_gives_the_rest() -> None:
    # after four rounds of 20 the bag holds 94 - 4 x 20 = 14, the tower much more
    error = refused(*idle_rounds(4), Round("RRRR YYYY GGGG BBBB W"))
    assert (error.rule, error.round) == ("display-size", 5)


# After three rounds in which nothing breaks, bag and tower hold 94 - 36 - 36 + 2 = 24 panes for the third:
# R 3, Y 3, G 3, B 3, W 10 in the bag and W W, the panes of rounds 1 and 2, in the tower.
SHORT = [*LOCKED[:2], Round("WWWW WWWW WWWW RRRY YYGG GBBB - - -")]


def test_all_panes_are_on_the_displays_if_bag_and_tower_hold_fewer() -> None:
    accepted(*SHORT, **LOCKED_PLAYERS)


@pytest.mark.parametrize("displays", ["WWW WWW WWW WWW RRR YYY GGG BBB -", "W WWWW WWWW WWWR - RRYY YGGG BBB -"])
def test_how_the_panes_of_a_short_round_are_spread_is_not_checked(displays: str) -> None:
    accepted(*LOCKED[:2], Round(displays), **LOCKED_PLAYERS)


def test_no_pane_is_missing_in_a_short_round() -> None:
    error = refused(*LOCKED[:2], Round("WWWW WWWW WWWW RRRY YYGG GBB - - -"), **LOCKED_PLAYERS)
    assert (error.rule, error.round) == ("display-size", 3)


def test_no_display_has_more_than_four_panes_in_a_short_round() -> None:
    error = refused(*LOCKED[:2], Round("WWWWW WWWW WWW RRRY YYGG GBBB - - -"), **LOCKED_PLAYERS)
    assert (error.rule, error.round) == ("display-size", 3)


def test_all_displays_are_listed_also_in_a_short_round() -> None:
    error = refused(*LOCKED[:2], Round(["WWWW", "WWWW", "WWWW", "RRRY", "YYGG", "GBBB"]), **LOCKED_PLAYERS)
    assert (error.rule, error.round) == ("display-count", 3)


def test_a_short_round_has_the_panes_that_there_are() -> None:
    # R 4 and B 2 instead of 3 and 3
    error = refused(*LOCKED[:2], Round("WWWW WWWW WWWW RRRY YYGG GBBR - - -"), **LOCKED_PLAYERS)
    assert (error.rule, error.round) == ("draw-supply", 3)


def test_no_colour_is_drawn_more_often_than_the_bag_holds_it() -> None:
    # 19 - 4 = 15 yellow panes are left; the four that broke are in the tower and do not count
    accepted(idle(1), Round("YYYY YYYY YYYY YYYG WWWW"))
    error = refused(idle(1), Round("YYYY YYYY YYYY YYYY WWWW"))
    assert (error.rule, error.round, error.move) == ("draw-supply", 2, None)


# In round 5 of the idle game the bag holds R 3, Y 3, G 3, B 3, W 2 = 14 panes, and the tower R 16, Y 16, G 16,
# B 16, which broke, and W W R Y, which came from the indicator.


def test_when_the_bag_is_empty_and_more_are_needed_the_tower_goes_into_the_bag() -> None:
    accepted(*idle_rounds(4), Round(EVERY))


def test_if_the_draw_is_larger_than_the_bag_everything_that_was_in_the_bag_is_on_the_displays() -> None:
    error = refused(*idle_rounds(4), Round("RRRR YYYY GGGG BBBB RRRW"))  # W 1 instead of 2
    assert (error.rule, error.round) == ("draw-supply", 5)


def test_the_rest_of_a_larger_draw_comes_out_of_the_tower() -> None:
    accepted(*idle_rounds(4), Round("RRRY YYYY GGGG BBBR WWWW"))  # W 2 + 2
    error = refused(*idle_rounds(4), Round("RRRY YYYG GGGB BBWW WWWR"))  # W 5
    assert (error.rule, error.round) == ("draw-supply", 5)


def test_what_the_tower_gave_and_was_not_drawn_stays_in_the_bag() -> None:
    # round 5 takes R 1, Y 1, G 1, B 1, W 2 of the tower; 17 - 1 = 16 yellow panes are left for round 6
    accepted(*idle_rounds(5), Round("YYYY YYYY YYYY YYYY RRRR"))
    # ... those that break in round 5 are in the tower again, and the bag holds 16 + 16 + 15 + 15 = 62
    error = refused(*idle_rounds(5), Round("YYYY YYYY YYYY YYYY YRRR"))
    assert (error.rule, error.round) == ("draw-supply", 6)


def test_the_pane_of_a_round_goes_to_the_tower_at_its_end() -> None:
    # all 18 + 2 white panes: the last two are those of the indicator in rounds 1 and 2
    accepted(*idle_rounds(5))


def test_the_four_other_panes_of_a_completed_strip_go_to_the_tower() -> None:
    # white in the first four rounds: 4 + 1 (completes; one is kept) + 4 + 4 = 13, and 18 - 13 = 5 are left in
    # the bag with R 3, G 3, B 3 and no yellow; the tower holds 2 + 4 = 6 white panes
    rounds = [
        idle(1),
        Round("RRRR YYYY GGGG BBBB WYYY", "1R- 2Y- 3G- 4B- 5W1 CY-"),
        Round(EVERY, "1R- 2Y- 3G- 4B- 5W1"),
        Round(EVERY, "1R- 2Y- 3G- 4B- 5W2"),
    ]
    accepted(*rounds, Round("WWWW WWWW WWWR RRGG GBBB"))


def test_the_pane_in_the_window_stays_there() -> None:
    # In each of four rounds Ana keeps one of four red panes: 3 are left in the bag, 12 and that of the indicator
    # in the tower. Round 5 draws the 3, and Ana has them on a strip.
    fifth = Round("RRRW YYYY GGGG BBBB WWWW", "1R3 2Y- 3G3 4B- 5W- CW4")
    before = [*built_rounds("RRRRRR")[:4], fifth]
    accepted(*before, Round("RRRR RRRR RRRR RYYY GGGG"), **BUILT)
    error = refused(*before, Round("RRRR RRRR RRRR RRYY GGGG"), **BUILT)
    assert (error.rule, error.round) == ("draw-supply", 6)
