"""A turn: placing panes on a strip (rulebook p. 4)."""

from __future__ import annotations

import pytest

from tests.building.logs import Round
from tests.building.sintra import EVERY, WHITE, accepted, refused, row
from tests.building.sintra_games import flipped, gap

RED = "RRRRR/YYYYY"


def test_panes_go_on_the_strip_under_the_glazier_or_on_one_to_its_right() -> None:
    for strip in range(1, 8):
        accepted(Round("RRRR", f"1R{strip}"), ana=[RED] * 7)


def test_all_taken_panes_go_on_one_strip() -> None:
    # two find a space and two break, although strips 2 and 3 have room for them
    report = accepted(Round("RRRR", "1R1"), ana=["RRYYG/WWWWW", RED, RED])
    assert row(report, "Ana").steps == 4 - 2


def test_going_right_moves_the_glazier_above_that_strip() -> None:
    error = refused(Round("RRRR RRRR", "1R2 5W1 2R1"), ana=[RED, RED, RED])
    assert (error.rule, error.move, error.legal) == ("strip-left-of-glazier", 3, ["2R2", "2R3"])
    accepted(Round("RRRR RRRR", "1R2 5W1 2R2"), ana=[RED, RED, RED])


def test_placing_under_the_glazier_does_not_move_it() -> None:
    accepted(Round("RRRR YYYY", "1R1 5W1 2Y1"), ana=["RRYYG/WWWWW"])


def test_each_player_has_a_glazier() -> None:
    accepted(Round("RRRR", "2W5 3W3 4W5 5W3"))
    assert refused(Round("RRRR", "2W5 3W3 4W3")).rule == "strip-left-of-glazier"


def test_a_gap_where_the_strip_has_been_removed_takes_no_panes() -> None:
    error = refused(gap("RWWW", "5W3 CR1"), ana=[RED, RED])
    assert (error.rule, error.move, error.legal) == ("strip-removed", 9, ["CR2"])


def test_a_gap_to_the_right_takes_no_panes_either() -> None:
    # Ana completes strip 2 twice and returns to strip 1; Ben begins round 2 because he has the tile
    second = Round(EVERY, "5W3 < 2Y- 1R2")
    error = refused(gap("GGGG", "5G-", slot=2), second, ana=[WHITE, RED, RED])
    assert (error.rule, error.round, error.move, error.legal) == ("strip-removed", 2, 4, ["1R3"])


def test_a_pane_fits_a_free_space_of_its_own_colour() -> None:
    for colour, fits in (("R", 2), ("Y", 1), ("G", 1), ("B", 1)):
        report = accepted(Round(colour * 4, f"1{colour}1"), ana=["RRYGB/WWWWW"])
        assert row(report, "Ana").steps == 4 - fits


def test_a_space_that_is_filled_is_not_free() -> None:
    error = refused(Round("RRRR RRRR", "1R1 5W1 2R1"), ana=["RRYGB/WWWWW"])
    assert (error.rule, error.legal) == ("nothing-fits", ["2R-"])


def test_any_strip_with_at_least_one_fitting_space_may_be_chosen() -> None:
    # it need not be the one that takes most
    report = accepted(Round("RRRR", "1R2"), ana=["RRRRR/WWWWW", "RYYGG/WWWWW"])
    assert row(report, "Ana").steps == 3


def test_if_a_strip_in_reach_has_a_fitting_space_not_all_may_break() -> None:
    error = refused(Round("RRRR", "1R-"), ana=["YYYYY/WWWWW", RED, WHITE, RED])
    assert (error.rule, error.move, error.legal) == ("must-place", 1, ["1R2", "1R4"])


def test_if_a_strip_in_reach_has_a_fitting_space_such_a_strip_must_be_used() -> None:
    error = refused(Round("RRRR", "1R3"), ana=["YYYYY/WWWWW", RED, WHITE, RED])
    assert (error.rule, error.move, error.legal) == ("must-place", 1, ["1R2", "1R4"])


def test_the_message_says_where_there_is_room_for_them() -> None:
    # strip 1 has been turned over, to two free joker spaces and no red one; strip 2 has red ones
    only_red = refused(Round("RRRR", "1R-"), ana=[RED, RED])
    assert "strips 1 and 2 have a free red space" in only_red.message
    jokers_too = refused(flipped("RRRR", "3R-"), ana=["RRRRR/YYY**", RED])
    assert "strips 1 and 2 have a free red or joker space;" in jokers_too.message


def test_if_no_strip_in_reach_has_one_all_of_them_break() -> None:
    assert row(accepted(Round("RRRR", "1R-")), "Ana").steps == 4


def test_if_no_strip_in_reach_has_one_naming_a_strip_is_an_error() -> None:
    error = refused(Round("RRRR", "1R5"))
    assert (error.rule, error.move, error.legal) == ("nothing-fits", 1, ["1R-"])


def test_a_strip_to_the_left_is_not_in_reach() -> None:
    accepted(Round("RRRR", "2W2 3W1 1R-"), ana=[RED])
    error = refused(Round("RRRR", "2W2 3W1 1R3"), ana=[RED])
    assert (error.rule, error.move, error.legal) == ("nothing-fits", 3, ["1R-"])


def test_only_the_face_that_is_up_takes_panes() -> None:
    accepted(Round("YYYY", "1Y-"), ana=[RED])


def test_when_all_break_the_glazier_stays() -> None:
    # Ana's glazier stands above strip 3 before and after: 3 is in reach, 2 is not
    accepted(Round("RRRR", "2W3 3W1 1R- 4W1=W 5W3"))
    error = refused(Round("RRRR", "2W3 3W1 1R- 4W1=W 5W2"))
    assert error.rule == "strip-left-of-glazier"
    # ... and is leftmost before and after
    assert refused(Round("RRRR", "1R- 2W1 <")).rule == "glazier-already-leftmost"


@pytest.mark.parametrize(("panes", "steps"), [("RYYY", 0), ("RRYY", 0), ("RRRY", 1), ("RRRR", 2)])
def test_every_pane_that_is_not_placed_breaks_and_moves_the_marker_a_step(panes: str, steps: int) -> None:
    report = accepted(Round(panes, "1R1"), ana=["RRYGB/WWWWW"])
    assert row(report, "Ana").steps == steps


def test_panes_that_break_go_to_the_tower() -> None:
    # the 16 red panes that broke in rounds 1 to 4 are needed in round 5: 19 - 16 = 3 in the bag, and 17 more
    rounds = [Round("RRRR YYYY GGGG BBBB WWWW", f"1R- 2Y- 3G- 4B- 5W{number}") for number in (1, 2, 3, 4)]
    # 14 in the bag (R 3, Y 3, G 3, B 3, W 2) and 6 red ones of the tower
    accepted(*rounds, Round("RRRR RRRR RYYY GGGB BBWW"))
