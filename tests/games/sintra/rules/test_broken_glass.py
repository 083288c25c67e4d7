"""Broken glass (rulebook p. 4-5)."""

from __future__ import annotations

import pytest

from tests.building.logs import Round
from tests.building.sintra import accepted, final, row
from tests.building.sintra_games import idle_rounds

NO_FLOOR = {"score_floor": "none"}
RED = ["RRRRR/WWWWW"]


def test_every_broken_pane_is_one_step_down_the_track() -> None:
    report = accepted(Round("RRRR YYYB", "1R- 2Y-"))
    assert (row(report, "Ana").steps, row(report, "Ben").steps) == (4, 3)


def test_before_the_last_space_nothing_is_lost() -> None:
    report = accepted(Round("RRRR RRRY", "1R- 5W1 2R-"), rulings=NO_FLOOR)
    ana = row(report, "Ana")
    assert (ana.steps, ana.reset_losses, ana.total) == (4 + 3, 0, 0)


def test_on_the_last_space_the_player_at_once_loses_18_points() -> None:
    report = accepted(Round("RRRR GGGG", "1R- 5W1 2G-"), rulings=NO_FLOOR)
    ana = row(report, "Ana")
    assert (ana.steps, ana.reset_losses, ana.points, ana.total) == (4 + 4, 18, -18, -18)


def test_the_tiles_step_reaches_the_last_space_like_any_other() -> None:
    # Ana breaks 3 + 4 panes and takes the tile with two white ones, which she places
    report = accepted(Round("RRRR GGGY BWWY", "1R- 3B- 2G- 4W1 CW1"), rulings=NO_FLOOR)
    ana = row(report, "Ana")
    assert (ana.steps, ana.reset_losses) == (4 + 3 + 1, 18)


def test_the_marker_goes_back_to_the_top() -> None:
    # eight steps are a whole track: 12 steps are one, and 12 + 12 are three
    first = Round("RRRR YYYY GGGG YYYY BBBB", "1R- 2Y- 3G- 4Y- 5B-")
    second = Round("RRRR YYYY GGGG WWWW BBBB", "1R- 2Y- 3G- 4W1 5B-")
    report = accepted(first, second, rulings=NO_FLOOR)
    assert [row(report, "Ana", of_round=each).steps for each in (1, 2)] == [12, 12]
    assert [row(report, "Ana", of_round=each).reset_losses for each in (1, 2)] == [18, 2 * 18]


def test_panes_that_still_have_to_break_go_on_counting_from_the_top() -> None:
    # two steps are a whole track of three spaces: four steps are two of them
    report = accepted(Round("RRRR", "1R-"), rulings=NO_FLOOR, box={"broken_glass": [0, 1, 5]})
    ana = row(report, "Ana")
    assert (ana.steps, ana.reset_losses, ana.total) == (4, 2 * 5, -10)


def test_the_loss_is_cut_at_0() -> None:
    # Ana completes strip 1 for 4 points (after 3 steps); the next step is the last of the track
    table = {"ana": RED, "box": {"broken_glass": [0, 1, 2, 3, 18]}}
    report = accepted(Round("RRRR RRRR GGGG", "1R1 5W1 2R1 4W2 3G-"), **table)
    ana = row(report, "Ana")
    assert (ana.windows, ana.reset_losses, ana.points, ana.total) == (4, 4, 0, 0)


def test_a_loss_that_the_score_can_bear_is_not_cut() -> None:
    table = {"ana": RED, "box": {"broken_glass": [0, 1, 2, 3, 4]}}
    report = accepted(Round("RRRR RRRR GGWW", "1R1 5W1 2R1 4W2 3G-"), **table)
    ana = row(report, "Ana")
    assert (ana.steps, ana.reset_losses, ana.total) == (3 + 2, 4, 4 - 4)
    table["box"] = {"broken_glass": [0, 1, 2, 3, 4], "window_values": [9, 3, 3, 2, 2, 1, 1, 2]}
    report = accepted(Round("RRRR RRRR GGWW", "1R1 5W1 2R1 4W2 3G-"), **table)
    assert row(report, "Ana").total == 9 - 4


def test_in_a_turn_the_breaks_come_before_the_completed_strip() -> None:
    # three panes break, each a reset of 7 points from a score of 0; then the strip scores 4
    table = {"ana": RED, "box": {"broken_glass": [0, 7]}}
    report = accepted(Round("RRRR RRRR", "1R1 5W1 2R1"), **table)
    ana = row(report, "Ana")
    assert (ana.steps, ana.reset_losses, ana.windows, ana.total) == (3, 0, 4, 4)


def test_in_a_turn_the_tiles_step_comes_before_the_completed_strip() -> None:
    # Ana takes the tile, a reset of 7 from a score of 0, and a red pane that completes her strip
    table = {"ana": RED, "box": {"broken_glass": [0, 7]}}
    report = accepted(Round("RRRR WWWR", "1R1 2W1 CR1"), **table)
    ana = row(report, "Ana")
    assert (ana.steps, ana.reset_losses, ana.total) == (1, 0, 4)


# Each of these begins with both markers at the top, after five resets in five rounds.
LAST_ROUNDS = [
    ("RRRR YYYY GGGG BBBB RRRR", "1R- 2Y- 3G- 4B- 5R-", 12, 6, 8, 0),
    ("RRRY YYYY GGGG BBBB RRRR", "1R- 2Y- 3G- 4B- 5R- CY-", 3 + 4 + 4, 4, 4 + 4 + 1 + 1, 2),
    ("RYYY YYYY GGGG BBBB RRRR", "1R- 2Y- 3G- 4B- 5R- CY-", 1 + 4 + 4, 1, 4 + 4 + 1 + 3, 6),
    ("RYYY RRYY GGGG BBBB RRRR", "1R- 3G- 2R- CY- 4B- 5R-", 1 + 2 + 4, 14, 4 + 1 + 5 + 4, 11),
    ("RYYY RYYY GGGG BBBB RRRY", "1R- 3G- 2R- 4B- 5R- CY-", 1 + 1 + 3, 8, 4 + 4 + 1 + 7, 0),
]


@pytest.mark.parametrize(("displays", "moves", "anas_steps", "ana", "bens_steps", "ben"), LAST_ROUNDS)
def test_the_track_is_0_1_2_4_6_8_11_14_18(
    displays: str, moves: str, anas_steps: int, ana: int, bens_steps: int, ben: int
) -> None:
    report = accepted(*idle_rounds(5), Round(displays, moves), rulings=NO_FLOOR)
    assert row(report, "Ana", of_round=6).steps == anas_steps
    assert row(report, "Ben", of_round=6).steps == bens_steps
    assert (final(report, "Ana").broken_glass, final(report, "Ben").broken_glass) == (ana, ben)
