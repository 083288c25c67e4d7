"""A turn: taking panes (rulebook p. 3)."""

from __future__ import annotations

import pytest

from tests.building.logs import THREE, Round
from tests.building.sintra import EVERY, accepted, refused, row


def test_all_panes_of_one_colour_are_taken_from_a_display() -> None:
    accepted(Round("RRRY", "13R-"))  # three red panes
    assert row(accepted(Round("RRRY", "1R-")), "Ana").steps == 3


def test_the_others_there_move_to_the_centre() -> None:
    accepted(Round("RYYG", "1R- C2Y- 2W1 C1G-"))
    error = refused(Round("RYYG", "1R- 1Y-"))
    assert (error.rule, error.move) == ("colour-not-there", 2)


def test_all_of_one_colour_are_taken_from_the_centre() -> None:
    accepted(Round("RYYG GYYY", "1R- 2G- C5Y-"))
    error = refused(Round("RYYG GYYY", "1R- 2G- CY- CY-"))
    assert (error.rule, error.move) == ("colour-not-there", 4)


def test_what_is_left_in_the_centre_stays_there() -> None:
    accepted(Round("RYYG BGGW", "1R- 2B- CY- C3G-"))


@pytest.mark.parametrize("display", [6, 7, 8, 9])
def test_there_is_no_such_display(display: int) -> None:
    error = refused(Round("RRRR", f"{display}R-"))
    assert (error.rule, error.move) == ("no-such-display", 1)


def test_there_are_as_many_displays_as_were_laid() -> None:
    seven = f"{EVERY} RRRR YYYY"
    accepted(Round(seven, "7Y-"), players=THREE)
    assert refused(Round(seven, "8Y-"), players=THREE).rule == "no-such-display"


def test_that_colour_is_not_on_the_display() -> None:
    error = refused(Round("RRRR", "1Y-"))
    assert (error.rule, error.move) == ("colour-not-there", 1)


def test_that_colour_is_not_in_the_centre() -> None:
    assert refused(Round("RYYY", "1R- CR-")).rule == "colour-not-there"
    assert refused(Round("RYYY", "CR-")).rule == "colour-not-there"


def test_an_empty_display_is_there_but_the_colour_is_not() -> None:
    error = refused(Round("RRRR", "1R- 1R-"))
    assert (error.rule, error.move) == ("colour-not-there", 2)


@pytest.mark.parametrize("count", [1, 2, 4, 20])
def test_the_move_says_how_many_there_are_and_it_is_another_number(count: int) -> None:
    error = refused(Round("RRRY", f"1{count}R-"))
    assert (error.rule, error.move) == ("pane-count", 1)


def test_the_count_is_checked_in_the_centre_too() -> None:
    error = refused(Round("RYYY", "1R- C2Y-"))
    assert (error.rule, error.move) == ("pane-count", 2)


def test_the_first_to_take_from_the_centre_takes_the_tile_and_moves_one_step_down_the_track() -> None:
    report = accepted(Round("RWWY", "1R- CW1"))
    assert row(report, "Ben").steps == 1  # both white panes are placed, nothing breaks
    assert row(report, "Ana").steps == 1  # the red pane


def test_the_second_to_take_from_the_centre_does_not() -> None:
    report = accepted(Round("RWWY", "1R- CW1 CY-"))
    assert row(report, "Ana").steps == 1 + 1  # the red pane and the yellow one
    report = accepted(Round("RWWY", "1R- CY- CW1"))
    assert row(report, "Ben").steps == 1 + 1  # the tile and the yellow pane
    assert row(report, "Ana").steps == 1


def test_taking_from_a_display_moves_no_marker() -> None:
    assert row(accepted(Round("RWWY", "1W1")), "Ana").steps == 0
