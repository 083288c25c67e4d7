"""Azul, factory offer: taking tiles, the starting-player marker, pattern lines and the floor line."""

from __future__ import annotations

import pytest

from tests.building.azul import COLOURS, MIXED, ana_places, error, fours, place, refused, reported, row
from tests.building.azul_games import SEVENTEEN_POINTS
from tests.building.logs import ANA, BEN, FOUR, THREE, Round


def after_seventeen(displays: str, moves: str) -> int:
    """Return what Ana's floor line takes in round 4, which Ben starts; before it she has 17 points."""
    judged = reported(*SEVENTEEN_POINTS, Round(displays, moves), starting_player=BEN)
    assert judged.errors == []
    assert row(judged, ANA, of_round=3).total == 4 + 5 + 8
    return row(judged, ANA, of_round=4).floor


# Taking


def test_all_tiles_of_one_colour_are_taken_from_one_display() -> None:
    assert reported(Round(MIXED, "12B2")).errors == []
    assert reported(Round(MIXED, "1B2")).errors == []


def test_nothing_stays_on_a_display_from_which_was_taken() -> None:
    for gone in ("1B-", "1Y-", "1R-"):
        assert place(refused(Round(MIXED, f"1B2 {gone}"))) == ("colour-not-there", 1, 2, BEN)


def test_the_others_of_the_display_move_to_the_centre() -> None:
    assert reported(Round(MIXED, "1B2 C1Y1")).errors == []
    assert reported(Round(MIXED, "1B2 C1R1")).errors == []


def test_what_moves_to_the_centre_joins_what_lies_there() -> None:
    one_and_one_red = "1B2 3W2 C3R3"  # one from display 1 and two from display 3

    assert reported(Round(MIXED, one_and_one_red)).errors == []


def test_all_tiles_of_one_colour_are_taken_from_the_centre_and_the_others_stay() -> None:
    assert reported(Round(MIXED, "1B2 3W2 C3R3 C1Y1")).errors == []
    assert place(refused(Round(MIXED, "1B2 3W2 C3R3 CR-"))) == ("colour-not-there", 1, 4, BEN)


def test_other_displays_stay_as_they_are() -> None:
    assert reported(Round(MIXED, "1B2 23Y3 32R- 42K-")).errors == []


@pytest.mark.parametrize("display", "6789")
def test_two_players_have_no_sixth_display(display: str) -> None:
    found = refused(Round(MIXED, f"{display}B1"))

    assert place(found) == ("no-such-display", 1, 1, ANA)


def test_three_players_have_no_eighth_display() -> None:
    seven = Round(fours("BYRKWBY"), "7Y1 8B1")

    assert place(refused(seven, players=THREE)) == ("no-such-display", 1, 2, BEN)


def test_four_players_have_a_ninth_display() -> None:
    nine = Round(fours("BYRKWBYRK"), "9K1")

    assert reported(nine, players=FOUR).errors == []


@pytest.mark.parametrize("move", ["1K1", "CB1", "2B-"])
def test_a_colour_has_to_be_there(move: str) -> None:
    assert place(refused(Round(MIXED, move))) == ("colour-not-there", 1, 1, ANA)


@pytest.mark.parametrize("count", [1, 3, 20])
def test_a_number_of_tiles_that_is_said_has_to_be_right(count: int) -> None:
    found = refused(Round(MIXED, f"1{count}B2"))

    assert place(found) == ("pane-count", 1, 1, ANA)
    assert found.legal == ["1B1", "1B2", "1B3", "1B4", "1B5", "1B-"]


def test_a_number_of_tiles_has_to_be_right_for_the_centre_too() -> None:
    assert place(refused(Round(MIXED, "1B2 C2Y1"))) == ("pane-count", 1, 2, BEN)


# The starting-player marker: Ana puts some tiles on the floor line first, from displays 2 and 4, of which red and
# white go where it says; then the last blue tile, in the centre, goes on a line with the marker.

MARKER_AFTER = "BYYY RRRR KKKK WWWW YYYY"
WITHOUT_CENTRE = "YYYY RRRR KKKK WWWW BBBB"


@pytest.mark.parametrize(
    ("red", "white", "blue", "cost"),
    [
        ("5", "4", "2", 1),
        ("3", "4", "2", 1 + 1),  # 1 red of 4 beyond line 3
        ("2", "4", "3", 1 + 1 + 2),  # 2 beyond line 2
        ("1", "4", "2", 1 + 1 + 2 + 2),  # 3 beyond line 1
        ("-", "4", "2", 1 + 1 + 2 + 2 + 2),  # all 4
        ("-", "3", "2", 1 + 1 + 2 + 2 + 2 + 3),  # 4 red and 1 white
        ("2", "-", "3", 1 + 1 + 2 + 2 + 2 + 3 + 3),  # 2 red and 4 white
    ],
)
def test_the_marker_goes_on_the_leftmost_free_space_and_costs_like_a_tile(
    red: str, white: str, blue: str, cost: int
) -> None:
    moves = f"1Y- 2R{red} 3K- 4W{white} 5Y- CB{blue}"

    assert after_seventeen(MARKER_AFTER, moves) == cost


@pytest.mark.parametrize(("red", "white"), [("-", "1"), ("-", "-")])  # 4 + 3 = 7 tiles, and 4 + 4 of which 7 fit
def test_on_a_full_floor_line_the_marker_costs_nothing_more(red: str, white: str) -> None:
    all_seven = 1 + 1 + 2 + 2 + 2 + 3 + 3

    assert after_seventeen(WITHOUT_CENTRE, f"1Y- 2R{red} 3K- 4W{white} 5B-") == all_seven
    assert after_seventeen(MARKER_AFTER, f"1Y- 2R{red} 3K- 4W{white} 5Y- CB2") == all_seven


def test_the_taker_with_a_full_floor_line_still_starts_the_next_round() -> None:
    full = Round(MARKER_AFTER, "1Y- 2R- 3K- 4W- 5Y- CB2")
    next_round = Round("BBBB BBBY RRRR KKKK WWWW", "Ana:1B-")

    judged = reported(*SEVENTEEN_POINTS, full, next_round, starting_player=BEN)

    assert judged.errors == []
    assert [each.starter for each in judged.rounds] == [BEN, BEN, BEN, BEN, ANA]


def test_the_marker_costs_and_so_do_the_tiles_that_are_taken_with_it() -> None:
    moves = "1Y- 2R5 3K- 4W4 5Y- CB-"

    assert after_seventeen(MARKER_AFTER, moves) == 1 + 1  # marker and one blue


def test_only_the_first_to_take_from_the_centre_takes_the_marker() -> None:
    ben_first = "BYYY RRRR KKKK WWWB YYYY"
    moves = "1B- 2R5 CY- 4W4 3K- CB- 5Y-"  # Ana takes one blue after Ben's three yellow

    assert after_seventeen(ben_first, moves) == 1


# Pattern lines and floor line


def test_the_tiles_go_on_one_pattern_line() -> None:
    assert reported(Round(fours(COLOURS), "1B5 2Y4 3R3 4K2 5W1")).errors == []


def test_all_of_them_may_go_on_the_floor_line_at_any_time() -> None:
    judged = reported(Round(fours(COLOURS), "1B- 2Y- 3R- 4K- 5W-"))

    assert judged.errors == []
    assert [each.wall for each in judged.rounds[0].players] == [0, 0]


def test_a_line_holds_one_colour() -> None:
    found = refused(Round(MIXED, "1B3 CR2 CY3"))

    assert place(found) == ("line-colour", 1, 3, ANA)
    assert found.legal == ["CY1", "CY2", "CY4", "CY5", "CY-"]


def test_a_line_takes_more_tiles_of_its_colour() -> None:
    judged = reported(ana_places("1B4 3B4 4K5"), starting_player=BEN)

    assert judged.errors == []
    assert row(judged, ANA).wall == 1  # line 4 is complete, 1 + 3


def test_each_player_has_lines_of_his_own() -> None:
    assert reported(Round(fours(COLOURS), "1B4 2Y4 3R3 4K3")).errors == []


@pytest.mark.parametrize("move", ["3B3", "5W3"])
def test_a_full_line_takes_none(move: str) -> None:
    displays = "BBBY YYYY BRRR RRKK WKKK"

    found = refused(Round(displays, f"1B3 2Y- {move}"))

    assert place(found) == ("line-full", 1, 3, ANA)


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a_line_whose_wall_row_already_has_the_colour_takes_none(wall: str) -> None:
    blue_in_row_1 = ana_places("1B1 3B- 4R-", tiling="1:1" if wall == "grey" else None)
    again = Round(fours(COLOURS), "2Y- 1B1")

    found = refused(blue_in_row_1, again, starting_player=BEN, wall=wall)

    assert place(found) == ("wall-has-colour", 2, 2, ANA)
    assert found.legal == ["1B2", "1B3", "1B4", "1B5", "1B-"]


def test_the_wall_rows_of_others_do_not_matter() -> None:
    blue_in_row_1 = ana_places("1B1 3B- 4R-")

    assert reported(blue_in_row_1, Round(fours(COLOURS), "1B1"), starting_player=BEN).errors == []


def test_other_wall_rows_do_not_matter() -> None:
    blue_in_row_1 = ana_places("1B1 3B- 4R-")

    assert reported(blue_in_row_1, Round(fours(COLOURS), "2Y- 1B2"), starting_player=BEN).errors == []


@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("5", 0),
        ("3", 1),
        ("2", 1 + 1),
        ("1", 1 + 1 + 2),
        ("-", 1 + 1 + 2 + 2),
    ],
)
def test_tiles_beyond_the_spaces_of_the_line_go_to_the_floor_line(line: str, cost: int) -> None:
    four_red = f"1Y- 2R{line} 3K- 4W4 5B-"

    assert after_seventeen(WITHOUT_CENTRE, four_red) == cost


def test_a_line_that_is_begun_takes_only_what_still_fits() -> None:
    one_and_then_three_on_line_2 = ana_places("1B2 3B2 4K5")

    judged = reported(*SEVENTEEN_POINTS, one_and_then_three_on_line_2, starting_player=BEN)

    assert row(judged, ANA, of_round=4).floor == 1 + 1


def test_tiles_past_the_seventh_space_of_the_floor_line_cost_nothing_more() -> None:
    seven = "1Y- 2R- 3K- 4W1 5B-"  # 4 red, and 3 white beyond line 1
    eight = "1Y- 2R- 3K- 4W- 5B-"

    assert after_seventeen(WITHOUT_CENTRE, seven) == 1 + 1 + 2 + 2 + 2 + 3 + 3
    assert after_seventeen(WITHOUT_CENTRE, eight) == 1 + 1 + 2 + 2 + 2 + 3 + 3


# Notation that belongs to the other game


@pytest.mark.parametrize("move", ["1B2j1", "1B2=B", "1B-=B", "1B2(3)", "<(0)"])
def test_there_are_no_jokers_no_kept_tile_and_no_points_of_a_move(move: str) -> None:
    found = error(Round(MIXED, move))

    assert (found.rule, found.round, found.move) == ("move-syntax", 1, 1)
