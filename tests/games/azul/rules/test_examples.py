"""Azul, the worked examples of the published rules."""

from __future__ import annotations

from tests.building.azul import ana_places, played, reported, row
from tests.building.azul_games import SEVENTEEN_POINTS
from tests.building.logs import ANA, BEN, Round


def test_taking_four_yellow_into_an_empty_third_line_places_three_and_one_on_the_floor() -> None:
    four_yellow_on_line_3 = Round("YYYY BBBB RRRR KKKK WWWW", "1Y3 2B- 3R5 4K- 5W4")

    verdict = played(four_yellow_on_line_3)

    # Yellow in row 3 and white in row 4, which do not touch, then one tile on the floor.
    assert [(tile.line, tile.colour) for tile in verdict.tables.tiles] == [(3, "Y"), (4, "W")]
    ana = row(verdict.report, ANA)
    assert (ana.wall, ana.floor, ana.total) == (1 + 1, 1, 1 + 1 - 1)


def test_row_3_with_columns_1_and_2_filled_and_the_space_above_column_3_scores_3_and_2() -> None:
    # Row 3 is black, white, blue; above blue lies yellow.
    before = (ana_places("3K3 2Y2 4R-"), ana_places("3W3 4R- 4K-"))
    blue = ana_places("3B3 4R- 4K-")

    tile = played(*before, blue, starting_player=BEN).tables.tiles[-1]

    assert (tile.line, tile.column) == (3, 3)
    assert (tile.horizontal, tile.vertical, tile.points) == (3, 2, 3 + 2)


def test_three_to_its_side_and_none_above_or_below_score_4() -> None:
    # Blue, yellow and red in row 1, then black.
    before = (ana_places("1B1 4R- 4K-"), ana_places("1Y1 4R- 4K-"), ana_places("1R1 4Y- 4K-"))
    black = ana_places("1K1 4Y- 4R-")

    tile = played(*before, black, starting_player=BEN).tables.tiles[-1]

    assert (tile.line, tile.column, tile.points) == (1, 4, 4)


def test_two_in_its_row_and_three_in_its_column_score_3_and_4() -> None:
    # Column 1: blue, white, black; row 4: after red come black and white in columns 2 and 3.
    before = (ana_places("1B1 2W2 4Y-"), ana_places("3K3 4W4 4Y-"), ana_places("4K4 4Y-"))
    red = ana_places("4R4 4Y-")

    tile = played(*before, red, starting_player=BEN).tables.tiles[-1]

    assert (tile.line, tile.column) == (4, 1)
    assert (tile.horizontal, tile.vertical, tile.points) == (3, 4, 3 + 4)


def test_the_marker_and_two_tiles_on_the_floor_line_lose_4() -> None:
    # Ana takes two blue from the centre, where nobody took before.
    two_from_the_centre = Round("BBYY RRRR KKKK WWWW YYYY", "1Y- CB- 2R- 3K5 4W- 5Y4")

    judged = reported(*SEVENTEEN_POINTS, two_from_the_centre, starting_player=BEN)

    assert judged.errors == []
    assert row(judged, ANA, of_round=4).floor == 1 + 1 + 2


def test_one_full_row_one_full_column_and_all_five_yellow_bring_19() -> None:
    # Row 1: white, black, red, blue, yellow, one a round. Column 2: yellow, blue, white, black, red. Yellow in rows
    # 1 to 5. Line 5 takes four tiles in one round and the fifth in the next: red in 1 and 2, yellow in 3 and 4.
    game = (
        ana_places("1W1 3W3 4R5 2Y2"),
        ana_places("4Y4 1R5 1K1"),
        ana_places("1R1 2B2 4Y5"),
        ana_places("1Y5 1B1 4K4"),
        ana_places("1Y1 3Y3 4B5"),
    )

    judged = reported(*game, starting_player=BEN)

    assert judged.errors == []
    assert judged.final is not None
    ana = judged.final[0]
    assert (ana.row_bonus, ana.column_bonus, ana.set_bonus) == (2, 7, 10)
    assert ana.total == row(judged, ANA, of_round=5).total + 19


def test_a_line_of_four_red_without_a_legal_column_goes_to_the_floor_line() -> None:
    # Grey wall. Row 4 is blue, -, yellow, white, -; columns 2 and 5 have red in rows 1 and 2.
    before = (
        ana_places("4B4 1R1 4K5", "1:2 4:1"),  # 1 + 1
        ana_places("4Y4 2R2 1K5", "2:5 4:3 5:1"),  # 1 + 1 + 2, black under blue
        ana_places("4W4 1Y1 1K3", "1:1 4:4"),  # 2, yellow beside red, + 2, white beside yellow
    )
    four_red_on_line_4 = ana_places("4R4 4B5", "")

    judged = reported(*before, four_red_on_line_4, wall="grey", starting_player=BEN)

    assert judged.errors == []
    assert row(judged, ANA, of_round=3).total == 2 + 4 + 4
    ana = row(judged, ANA, of_round=4)
    assert (ana.wall, ana.floor, ana.total) == (0, 1 + 1 + 2 + 2, 10 - 6)
