"""Azul, traps: mistakes that other programs made, one test for each."""

from __future__ import annotations

import pytest

from tests.building.azul import (
    COLOURS,
    ana_places,
    fours,
    judged,
    log_of,
    place,
    played,
    refused,
    reported,
    row,
    thrown_away,
)
from tests.building.azul_games import (
    ALL_BLUE,
    BAG_EMPTY,
    BEN_CATCHES_UP,
    CROWDED,
    EIGHT_TOO_FEW,
    FOUR_COLUMNS,
    NO_TILE,
    NOTHING_LEFT,
    ROW_1,
    SEVENTEEN_POINTS,
    TWO_OF_THREE_TIED,
)
from tests.building.logs import ANA, BEN, CLEO, FOUR, THREE, Round

# The second to move takes the marker; four tiles of each colour, so that after five rounds the bag is empty.
MARKER_TAKEN = Round("BYYY YBBB RRRR KKKK WWWW", "1B- CY- 2Y- CB- 3R- 4K- 5W-")


def test_the_tile_placed_a_moment_ago_in_the_row_above_is_seen() -> None:
    blue_and_white_under_it = ana_places("1B1 2W2 4Y-")

    tiles = played(blue_and_white_under_it, starting_player=BEN).tables.tiles

    assert [(tile.line, tile.colour, tile.points) for tile in tiles] == [(1, "B", 1), (2, "W", 2)]


def test_end_bonuses_are_not_applied_twice_when_a_game_is_replayed() -> None:
    text = log_of(*ALL_BLUE, starting_player=BEN)

    once, again = judged(text).report, judged(text).report

    assert once == again
    assert once.final is not None
    assert once.final[0].total == 1 + 2 + 10
    assert row(once, ANA, of_round=5).total == 1


def test_all_floor_spaces_are_charged_and_not_the_last_one_alone() -> None:
    six_tiles = ana_places("2R- 2R5 4W-")

    judged = reported(*SEVENTEEN_POINTS, six_tiles, starting_player=BEN)

    assert row(judged, ANA, of_round=4).floor == 1 + 1 + 2 + 2 + 2 + 3


def test_with_2_points_and_11_to_lose_the_score_is_0() -> None:
    two_points = ana_places("1B1 3B3 4K5")
    six_tiles = ana_places("2R- 2R4 4Y-")

    judged = reported(two_points, six_tiles, starting_player=BEN)

    assert row(judged, ANA).total == 1 + 1
    assert (row(judged, ANA, of_round=2).floor, row(judged, ANA, of_round=2).total) == (2, 0)


def test_bonuses_are_added_after_the_loss_was_cut_at_0() -> None:
    # In round 5 Ana has 5 points for her row, and 14 to lose.
    judged = reported(*ROW_1, starting_player=BEN)

    assert (
        row(judged, ANA, of_round=5).wall,
        row(judged, ANA, of_round=5).floor,
        row(judged, ANA, of_round=5).total,
    ) == (5, 5, 0)
    assert judged.final is not None
    assert judged.final[0].total == 0 + 2


def test_a_tile_beyond_the_seventh_floor_space_does_not_go_on_at_minus_3() -> None:
    eight_tiles = ana_places("4R- 4W-")

    judged = reported(*SEVENTEEN_POINTS, eight_tiles, starting_player=BEN)

    assert row(judged, ANA, of_round=4).floor == 1 + 1 + 2 + 2 + 2 + 3 + 3


def test_overflow_does_not_go_into_the_bag() -> None:
    twelve_and_eight_blue = thrown_away("BBBBB")  # seven on either floor line, and six beyond

    found = refused(twelve_and_eight_blue, Round("BYYY YYYY RRRR KKKK WWWW"))

    assert place(found) == ("draw-supply", 2, None, None)


def test_overflow_goes_into_the_lid() -> None:
    assert reported(*BAG_EMPTY, *BAG_EMPTY).errors == []


def test_the_marker_is_no_tile_and_100_tiles_stay_100() -> None:
    judged = reported(*[MARKER_TAKEN] * 11)

    assert judged.errors == []
    assert [each.finished for each in judged.rounds] == [True] * 11


def test_marker_and_two_tiles_count_4_and_not_3() -> None:
    two_from_the_centre = Round("BBYY RRRR KKKK WWWW YYYY", "1Y- CB- 2R- 3K5 4W- 5Y4")

    judged = reported(*SEVENTEEN_POINTS, two_from_the_centre, starting_player=BEN)

    assert row(judged, ANA, of_round=4).floor == 1 + 1 + 2


def test_the_starting_tile_is_handed_out_in_every_round() -> None:
    judged = reported(*[MARKER_TAKEN] * 4)

    assert [each.starter for each in judged.rounds] == [ANA, BEN, ANA, BEN]


def test_the_starting_tile_costs_in_every_round() -> None:
    ana_takes_it = "1Y- 2R5 3K- 4W4 5Y- CB2"

    judged = reported(*SEVENTEEN_POINTS, Round("BYYY RRRR KKKK WWWW YYYY", ana_takes_it), starting_player=BEN)

    assert row(judged, ANA, of_round=4).floor == 1


def test_the_tie_is_broken_among_the_tied_and_not_over_all_players() -> None:
    judged = reported(*TWO_OF_THREE_TIED, players=THREE, starting_player=CLEO)

    assert judged.ranking is not None
    assert [(each.place, each.player, each.total, each.tie_break) for each in judged.ranking] == [
        (1, ANA, 7, 1),
        (2, BEN, 7, 0),
        (3, CLEO, 4, 2),
    ]


@pytest.mark.parametrize("move", ["1Y1", "1Y-", "CB1", "CB-"])
def test_taking_a_colour_that_is_not_there_is_no_turn(move: str) -> None:
    assert place(refused(Round(fours(COLOURS), move))) == ("colour-not-there", 1, 1, ANA)


def test_a_refused_move_leaves_nothing_behind() -> None:
    # Ben has white on line 2, and takes two yellow from the centre for it: he gets neither marker nor tiles.
    onto_a_full_line = Round("BBYY RRWW WWKK KKBB YYRR", "1B2 2W2 3W5 CY2")

    found = refused(onto_a_full_line)

    assert place(found) == ("line-full", 1, 4, BEN)
    assert found.legal == ["CY1", "CY3", "CY4", "CY5", "CY-"]

    [only] = reported(onto_a_full_line).rounds
    assert [(each.wall, each.floor, each.points, each.total) for each in only.players] == [(0, 0, 0, 0)] * 2


def test_a_refused_tiling_leaves_nothing_behind() -> None:
    choices = ("1:4 3:3", "")  # line 1 would do, line 3 would not
    red = ana_places("1R1 3R3 4B5")

    verdict = played(*CROWDED, Round(red.displays, red.moves, tiling=choices), wall="grey", starting_player=BEN)

    assert [place(each) for each in verdict.report.errors] == [("tiling-column", 4, None, ANA)]
    assert all(tile.round < 4 for tile in verdict.tables.tiles)
    assert row(verdict.report, ANA, of_round=4).total == row(verdict.report, ANA, of_round=3).total


def test_taking_onto_a_full_line_of_the_same_colour_is_refused() -> None:
    found = refused(Round("BBYY YYYY RRRR KKKK BBWW", "1B2 2Y- 5B2"))

    assert place(found) == ("line-full", 1, 3, ANA)


def test_the_game_does_not_stop_the_moment_a_line_is_full_that_will_finish_a_row() -> None:
    # White on line 1 will complete Ana's row 1; four more moves follow.
    judged = reported(*ROW_1[:4], BEN_CATCHES_UP, starting_player=BEN)

    assert judged.errors == []
    assert judged.status == "finished"
    stopped = reported(*ROW_1[:4], Round(BEN_CATCHES_UP.displays, "2Y4 1W1"), starting_player=BEN)
    assert stopped.status == "unfinished"


def test_the_game_does_not_stop_before_the_tiling_of_the_other_players() -> None:
    judged = reported(*ROW_1[:4], BEN_CATCHES_UP, players=(ANA, BEN), starting_player=BEN)

    assert row(judged, BEN, of_round=5).wall == 1 + 1  # white in row 3, yellow in row 4


def test_rounds_have_no_limit() -> None:
    judged = reported(*(thrown_away(COLOURS) for _ in range(25)))

    assert judged.errors == []
    assert len(judged.rounds) == 25


def test_on_a_refill_in_mid_draw_the_leftovers_go_first() -> None:
    leftovers_first = Round(fours("KKWWWWWBB"))
    mixed_with_the_discards = Round(fours("KKWWWWBBB"))

    assert reported(*EIGHT_TOO_FEW, leftovers_first, players=FOUR).errors == []
    found = refused(*EIGHT_TOO_FEW, mixed_with_the_discards, players=FOUR)
    assert place(found) == ("draw-supply", 3, None, None)


def test_a_bag_that_just_reaches_zero_is_not_refilled_before_the_discards_of_that_round() -> None:
    # Two players draw the last 20, all white, in round 5; in round 6 these can be drawn again.
    assert reported(*BAG_EMPTY, Round(fours("WWWWW"))).errors == []


def test_with_bag_and_lid_empty_in_mid_draw_the_round_is_played_short() -> None:
    judged = reported(*NOTHING_LEFT[:6], players=FOUR)  # 33 of 36 tiles in round 5, 24 in round 6

    assert judged.errors == []
    assert judged.status == "unfinished"
    assert [each.finished for each in judged.rounds] == [True] * 6


def test_with_nothing_at_all_to_draw_the_game_is_over() -> None:
    assert reported(*NOTHING_LEFT, players=FOUR).status == "finished"
    assert place(refused(*NOTHING_LEFT, NO_TILE, players=FOUR)) == ("game-over", 8, None, None)


def test_a_display_has_no_fewer_than_four_tiles_while_the_bag_still_holds_some() -> None:
    assert place(refused(Round("BBB YYYY RRRR KKKK WWWW"))) == ("display-size", 1, None, None)


def test_a_display_has_no_fewer_than_four_tiles_while_the_lid_still_holds_some() -> None:
    assert place(refused(*BAG_EMPTY, Round("BBB YYYY RRRR KKKK WWWW"))) == ("display-size", 6, None, None)
    found = refused(*EIGHT_TOO_FEW, Round(f"{fours('KKWWWWW')} - -"), players=FOUR)
    assert place(found) == ("display-size", 3, None, None)


def test_the_column_check_sees_choices_made_earlier_in_the_same_phase() -> None:
    found = refused(ana_places("1B1 3B3 4R-", "1:2 3:2"), wall="grey", starting_player=BEN)

    assert place(found) == ("tiling-column", 1, None, ANA)


def test_a_line_is_not_floored_although_a_column_is_legal() -> None:
    red = ana_places("1R1 3R3 4B5", "1:4")  # column 2 is left for line 3

    judged = reported(*CROWDED, red, wall="grey", starting_player=BEN)

    assert judged.errors == []
    assert (row(judged, ANA, of_round=4).wall, row(judged, ANA, of_round=4).floor) == (2 + 4, 0)


def test_a_score_may_be_larger_than_127() -> None:
    judged = reported(*FOUR_COLUMNS, starting_player=BEN)

    assert judged.errors == []
    assert [row(judged, ANA, of_round=number).points for number in range(1, 9)] == [
        1 + 1 + 1,
        2 + 2 + 1,
        2 + 3 + (3 + 3),
        4 + 2 + 1,
        4 + (2 + 5),
        (3 + 4) + 2 + (3 + 5),
        (4 + 4) + (4 + 5),
        5 + 5 + (4 + 5) - 1,
    ]
    assert judged.final is not None
    ana = judged.final[0]
    assert (ana.row_bonus, ana.column_bonus, ana.set_bonus) == (2 * 2, 4 * 7, 2 * 10)
    assert ana.total == 3 + 5 + 11 + 7 + 11 + 17 + 17 + 18 + 4 + 28 + 20


def test_names_that_look_like_numbers_stay_as_they_are() -> None:
    names = ("007", "1e5")

    judged = reported(*ROW_1, players=names, starting_player="1e5")

    assert judged.errors == []
    assert judged.players == ["007", "1e5"]
    assert [each.player for each in judged.rounds[0].players] == ["007", "1e5"]
    assert [each.starter for each in judged.rounds] == ["1e5"] * 5
    assert judged.winners == ["007"]


def test_moves_out_of_turn_are_neither_repaired_nor_skipped() -> None:
    found = refused(Round(fours(COLOURS), "Ana:1B- Ana:2Y- Ben:3R- Ana:4K- Ben:5W-"))

    assert place(found) == ("turn-order", 1, 2, BEN)


def test_nothing_after_the_first_illegal_move_is_shown_as_if_it_had_been_played() -> None:
    out_of_turn = Round(fours(COLOURS), "2Y- Ben:1B4 Ana:3R-")

    verdict = played(*ROW_1[:3], out_of_turn, ROW_1[3], starting_player=BEN)

    judged = verdict.report
    assert [place(each) for each in judged.errors] == [("turn-order", 4, 2, ANA)]
    assert judged.status == "illegal"
    assert [each.finished for each in judged.rounds] == [True, True, True, False]
    assert [(each.wall, each.floor, each.points) for each in judged.rounds[3].players] == [(0, 0, 0)] * 2
    assert {tile.round for tile in verdict.tables.tiles} == {1, 2, 3}
    assert judged.final is None
