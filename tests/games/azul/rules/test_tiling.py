"""Azul, wall-tiling: what a tile scores, what the floor line costs, and what stays."""

from __future__ import annotations

import pytest

from tests.building.azul import COLOURS, ana_places, fours, place, played, refused, reported, row
from tests.building.azul_games import BAG_EMPTY, SEVENTEEN_POINTS
from tests.building.logs import ANA, BEN, Round


def wall_points(*wishes: str) -> list[int]:
    """Return what Ana's wall scores, round by round."""
    judged = reported(*map(ana_places, wishes), starting_player=BEN)
    assert judged.errors == []
    return [row(judged, ANA, of_round=each.round).wall for each in judged.rounds]


# When a round is tiled


def test_a_round_is_tiled_when_its_moves_are_legal_and_the_offer_is_over() -> None:
    judged = reported(Round(fours(COLOURS), "1B1 2Y2 3R3 4K4 5W5"))

    assert judged.rounds[0].finished
    assert [each.wall for each in judged.rounds[0].players] == [1 + 1, 1 + 1]  # lines 1 and 3; 2 and 4


def test_a_round_whose_offer_is_not_over_is_not_tiled() -> None:
    judged = reported(Round(fours(COLOURS), "1B1 2Y2 3R3 4K4"))

    assert not judged.rounds[0].finished
    assert [(each.wall, each.floor, each.points) for each in judged.rounds[0].players] == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.parametrize("wrong", ["5W9", "5B5", "52W5"])
def test_a_round_with_an_illegal_move_is_not_tiled(wrong: str) -> None:
    judged = reported(Round(fours(COLOURS), f"1B1 2Y2 3R3 4K4 {wrong}"))

    assert all(each.points == 0 for each_round in judged.rounds for each in each_round.players)
    assert not any(each.finished for each in judged.rounds)


def test_a_round_whose_first_move_is_illegal_has_zeros_and_the_old_totals() -> None:
    judged = reported(*SEVENTEEN_POINTS, Round(fours(COLOURS), "9B1"), starting_player=BEN)

    assert [place(each) for each in judged.errors] == [("no-such-display", 4, 1, BEN)]
    ana = row(judged, ANA, of_round=4)
    assert (ana.wall, ana.floor, ana.points, ana.total) == (0, 0, 0, 17)


def test_a_move_after_the_end_leaves_the_round_untiled_for_all_players() -> None:
    judged = reported(*SEVENTEEN_POINTS, Round(fours(COLOURS), "1B- 2Y4 3R- 4K5 5W- 1B-"), starting_player=BEN)

    assert [place(each) for each in judged.errors] == [("round-over", 4, 6, None)]
    assert not judged.rounds[3].finished
    assert row(judged, ANA, of_round=4).total == 4 + 5 + 8
    assert [(each.wall, each.floor, each.points) for each in judged.rounds[3].players] == [(0, 0, 0), (0, 0, 0)]


# Lines


def test_lines_are_tiled_from_top_to_bottom() -> None:
    # Line 2 is completed first, then line 1: blue over white. Blue scores 1, then white 2 with blue above it.
    tiles = played(ana_places("2W2 1B1 4R-"), starting_player=BEN).tables.tiles

    assert [(tile.line, tile.points) for tile in tiles] == [(1, 1), (2, 2)]


def test_each_complete_line_moves_one_tile_to_the_space_of_its_colour() -> None:
    tiles = played(ana_places("4B4 4R5"), starting_player=BEN).tables.tiles

    assert [(tile.player, tile.line, tile.column, tile.colour) for tile in tiles] == [(ANA, 4, 4, "B")]


def test_after_the_tiling_a_complete_line_is_empty() -> None:
    line_2_twice = ("2B2 4R- 4K-", "2Y2 4R- 4K-")

    assert wall_points(*line_2_twice) == [1, 2]  # yellow is right of blue


def test_incomplete_lines_stay() -> None:
    assert wall_points("4B5 4R-", "1B5 4R- 4K-") == [0, 1]


def test_a_line_that_stays_still_holds_its_colour() -> None:
    found = refused(ana_places("3B5 1B- 4R-"), Round(fours(COLOURS), "1B- 2Y5"), starting_player=BEN)

    assert place(found) == ("line-colour", 2, 2, ANA)


# What a tile scores


def test_a_tile_without_a_neighbour_scores_1() -> None:
    assert wall_points("1B1 4R- 4K-") == [1]


def test_a_horizontal_run_scores_its_length() -> None:
    # Blue, yellow, red, black in row 1, from left to right.
    assert wall_points("1B1 4R- 4K-", "1Y1 4R- 4K-", "1R1 4Y- 4K-", "1K1 4Y- 4R-") == [1, 2, 3, 4]


def test_a_horizontal_run_counts_the_tiles_on_both_sides() -> None:
    # Blue in column 1, red in column 3, then yellow between them.
    assert wall_points("1B1 4R- 4K-", "1R1 4Y- 4K-", "1Y1 4R- 4K-") == [1, 1, 3]


def test_a_gap_ends_a_run() -> None:
    # Blue in column 1, black in 4, white in 5, red in 3: red, black and white are a run of 3, blue is not in it.
    assert wall_points("1B1 4R- 4Y-", "1K1 4R- 4Y-", "1W1 4R- 4Y-", "1R1 4K- 4Y-") == [1, 1, 2, 3]


def test_a_vertical_run_scores_its_length() -> None:
    # Column 1 from the top: blue, white, black, red.
    assert wall_points("1B1 4Y- 4K-", "2W2 4Y- 4K-", "3K3 4Y- 4B-", "4R4 4Y-") == [1, 2, 3, 4]


def test_a_vertical_run_counts_the_tiles_above_and_below() -> None:
    # Column 1: blue in row 1, black in row 3, then white between them.
    assert wall_points("1B1 4Y- 4K-", "3K3 4Y- 4B-", "2W2 4Y- 4K-") == [1, 1, 3]


def test_a_tile_in_two_runs_scores_both() -> None:
    # Blue, then white under it, then yellow right of blue, then blue under yellow and right of white: 2 + 2.
    assert wall_points("1B1 4Y- 4K-", "2W2 4Y- 4K-", "1Y1 4R- 4K-", "2B2 4Y- 4K-") == [1, 2, 2, 2 + 2]


def test_a_run_of_one_scores_nothing_beside_the_other_run() -> None:
    # Yellow right of blue: 2 across, and nothing for the column, where it is alone.
    second = played(ana_places("1B1 4R- 4K-"), ana_places("1Y1 4R- 4K-"), starting_player=BEN).tables.tiles[1]

    assert (second.horizontal, second.vertical, second.points) == (2, 1, 2)


def test_diagonal_neighbours_are_none() -> None:
    # Blue in rows 1 and 2 is in columns 1 and 2.
    assert wall_points("1B1 4Y- 4K-", "2B2 4Y- 4K-") == [1, 1]


def test_a_run_does_not_wrap_round_the_wall() -> None:
    # Blue in column 1 and white in column 5 of row 1.
    assert wall_points("1B1 4R- 4K-", "1W1 4R- 4K-") == [1, 1]


def test_tiles_placed_a_moment_ago_count() -> None:
    # In one phase: blue, white under it, black under that: 1, 2 and 3.
    assert wall_points("1B1 2W2 4Y-", "3K3 4Y- 4B-") == [1 + 2, 3]
    assert wall_points("1B1 2W2 4R4", "3K3 1K1 4Y5") == [1 + 2 + 1, 1 + 4]


# The floor line


@pytest.mark.parametrize(
    ("wishes", "cost"),
    [
        ("1R- 3R5 4W4", 1),
        ("2R- 2R5 4W4", 1 + 1),
        ("3R- 1R5 4W4", 1 + 1 + 2),
        ("4R- 4W4", 1 + 1 + 2 + 2),
        ("1R- 3R5 4W-", 1 + 1 + 2 + 2 + 2),
        ("2R- 2R5 4W-", 1 + 1 + 2 + 2 + 2 + 3),
        ("3R- 1R5 4W-", 1 + 1 + 2 + 2 + 2 + 3 + 3),
        ("4R- 4W-", 1 + 1 + 2 + 2 + 2 + 3 + 3),
    ],
)
def test_the_seven_spaces_of_the_floor_line_cost_1_1_2_2_2_3_3(wishes: str, cost: int) -> None:
    judged = reported(*SEVENTEEN_POINTS, ana_places(wishes), starting_player=BEN)

    assert row(judged, ANA, of_round=4).floor == cost


def test_the_floor_line_is_counted_after_the_tiles() -> None:
    # Blue and black score 1 each, then one of the four black tiles, which was too much for line 3, costs 1.
    judged = reported(Round(fours(COLOURS), "1B4 2Y- 4K3 3R- 5W5"))

    assert row(judged, ANA).wall == 1 + 1
    assert row(judged, ANA).floor == 1
    assert row(judged, ANA).points == 1 + 1 - 1


def test_the_score_never_falls_below_0() -> None:
    judged = reported(Round(fours(COLOURS), "1B4 2Y- 3R- 4K- 5W5"))

    assert row(judged, ANA).wall == 1
    assert row(judged, ANA).floor == 1  # of 1 + 1 + 2 + 2, no more than she had
    assert row(judged, ANA).total == 0
    assert (row(judged, BEN).wall, row(judged, BEN).floor, row(judged, BEN).total) == (0, 0, 0)


def test_the_loss_is_cut_at_0_also_where_points_came_earlier() -> None:
    judged = reported(ana_places("1B1 2W2 4R4"), ana_places("4B- 4Y-"), starting_player=BEN)

    assert row(judged, ANA).total == 1 + 2 + 1
    assert row(judged, ANA, of_round=2).floor == 4  # of 14
    assert row(judged, ANA, of_round=2).points == -4
    assert row(judged, ANA, of_round=2).total == 0


def test_what_could_not_be_lost_is_not_owed() -> None:
    judged = reported(ana_places("4B- 4Y-"), ana_places("1B1 2W2 4R4"), starting_player=BEN)

    assert row(judged, ANA, of_round=2).total == 1 + 2 + 1


def test_after_the_tiling_the_floor_line_is_empty() -> None:
    judged = reported(*SEVENTEEN_POINTS, ana_places("1R- 3R5 4Y4"), ana_places("1B- 3B2 4Y-"), starting_player=BEN)

    assert row(judged, ANA, of_round=4).floor == 1
    assert row(judged, ANA, of_round=5).floor == 1 + 1 + 2 + 2 + 2 + 3  # one blue, one too many for line 2, four yellow


def test_the_tiles_of_the_floor_line_go_to_the_lid() -> None:
    assert reported(*BAG_EMPTY, *BAG_EMPTY).errors == []


# Player by player


def test_each_player_has_a_wall_and_a_floor_line_of_his_own() -> None:
    judged = reported(Round("BBBB YYYY RRRR WWWW KKKK", "1B4 2Y4 3R3 4W1 5K5"))

    assert row(judged, ANA).wall == 1 + 1  # red in row 3, blue in row 4
    assert row(judged, ANA).floor == 1  # one red
    assert row(judged, BEN).wall == 1 + 1  # white in row 1, yellow in row 4
    assert row(judged, BEN).floor == 2  # three white cost 1 + 1 + 2, but he had no more than 2


def test_points_are_wall_less_floor_and_add_up_to_the_total() -> None:
    judged = reported(*SEVENTEEN_POINTS, ana_places("1R- 3R5 4K2"), starting_player=BEN)

    # Row 2 had white in column 1; black in column 5 has no neighbour there: 1. Floor: 1 red, 2 black.
    assert row(judged, ANA, of_round=4).wall == 1
    assert row(judged, ANA, of_round=4).floor == 1 + 1 + 2
    assert row(judged, ANA, of_round=4).points == 1 - 4
    assert row(judged, ANA, of_round=4).total == 17 + 1 - 4
