"""Azul, the grey wall: the player chooses the columns, and what happens where none is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sintra_cli.games.azul.rows import Tile
from sintra_cli.report.model import Diagnostic
from tests.building import azul
from tests.building.azul import COLOURS, ana_places, fours, place, played, row
from tests.building.azul_games import CROWDED
from tests.building.logs import ANA, BEN, Round
from tests.verdicts import AzulReport

RED_ON_1_AND_3 = ana_places("1R1 3R3 4B5")

EIGHT = 2 + 3 + 3  # what the crowded wall has scored

FOLLOWING = (Round(fours(COLOURS)),)
"""A round that follows, so that in the one before it what is not chosen is missing."""

FIRST = Round(fours(COLOURS), "1B4 2Y4 3R3 4K3 5W2")  # Ana completes lines 4, 3 and 2, Ben 4 and 3


def report(*rounds: Round, starting_player: str = BEN, **keys: Any) -> AzulReport:
    """Return the report on a game with the grey wall, which Ben starts."""
    return azul.reported(*rounds, wall="grey", starting_player=starting_player, **keys)


def refused(*rounds: Round) -> Diagnostic:
    """Return the one illegal thing in a game with the grey wall, which Ben starts."""
    return azul.refused(*rounds, wall="grey", starting_player=BEN)


def tiles(*rounds: Round) -> list[Tile]:
    """Return the tiles that were laid in a game with the grey wall, which Ben starts, of its last round."""
    found = played(*rounds, wall="grey", starting_player=BEN)
    assert found.report.errors == []
    return [tile for tile in found.tables.tiles if tile.round == len(rounds)]


def tiled(round_: Round, *texts: str) -> Round:
    """Return the round with these choices written for it."""
    return Round(round_.displays, round_.moves, tiling=texts)


def first(*texts: str, then: Sequence[Round] = ()) -> tuple[tuple[str, int | None, int | None, str | None], str | None]:
    """Return what is wrong with these choices in a first round in which Ana starts, and its text."""
    found = azul.refused(tiled(FIRST, *texts), *then, wall="grey")
    assert found.legal is None
    return place(found), found.text


def fourth(text: str, then: Sequence[Round] = ()) -> tuple[tuple[str, int | None, int | None, str | None], str | None]:
    """Return what is wrong with Ana's choices for red on lines 1 and 3 of the crowded wall, and their text."""
    found = refused(*CROWDED, tiled(RED_ON_1_AND_3, text, ""), *then)
    assert found.legal is None
    return place(found), found.text


def test_the_crowded_wall_is_legal() -> None:
    judged = report(*CROWDED)

    assert judged.errors == []
    assert row(judged, ANA, of_round=3).total == EIGHT


# The choice


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_the_player_chooses_the_column(column: int) -> None:
    laid = tiles(ana_places("1B1 4R- 4K-", f"1:{column}"))

    assert [(tile.line, tile.column, tile.colour) for tile in laid] == [(1, column, "B")]


def test_choices_are_written_in_any_order() -> None:
    upwards = tiles(*CROWDED, tiled(RED_ON_1_AND_3, "3:2 1:4", ""))

    assert [(tile.line, tile.column) for tile in upwards] == [(1, 4), (3, 2)]


def test_choices_may_be_a_table_by_name() -> None:
    by_name = Round(FIRST.displays, FIRST.moves, tiling={BEN: "3:3 4:4", ANA: "2:2 3:3 4:4"})

    judged = azul.reported(by_name, wall="grey")

    assert judged.errors == []
    assert judged.rounds[0].finished


def test_a_tile_scores_in_the_column_that_was_chosen() -> None:
    # Red in row 1: next to white in column 3, or between yellow and white.
    assert tiles(*CROWDED, tiled(RED_ON_1_AND_3, "1:4", ""))[0].points == 2
    assert tiles(*CROWDED, tiled(RED_ON_1_AND_3, "1:2", ""))[0].points == 3


# tiling-column


def test_the_space_must_be_free() -> None:
    assert fourth("1:3") == (("tiling-column", 4, None, ANA), "1:3")


def test_a_colour_lies_at_most_once_in_a_column() -> None:
    assert fourth("1:5") == (("tiling-column", 4, None, ANA), "1:5")


def test_different_colours_may_lie_in_one_column() -> None:
    judged = azul.reported(tiled(FIRST, "2:1 3:1 4:1", "3:1 4:1"), wall="grey")

    assert judged.errors == []
    assert row(judged, ANA).wall == 1 + 2 + 3  # white, red and blue, one under the other


def test_one_colour_may_lie_in_different_columns() -> None:
    laid = tiles(ana_places("1B1 3B3 4R-", "1:2 3:4"))

    assert [(tile.line, tile.column) for tile in laid] == [(1, 2), (3, 4)]


def test_choices_made_earlier_in_the_same_phase_count() -> None:
    found = refused(ana_places("1B1 3B3 4R-", "1:2 3:2"))

    assert place(found) == ("tiling-column", 1, None, ANA)
    assert found.text == "1:2 3:2"


def test_the_walls_of_others_do_not_count() -> None:
    both_blue = Round("BBBB BBBB RRRR KKKK WWWW", "1B4 2B4 3R- 4K- 5W-", tiling=["4:2", "4:2"])

    assert azul.reported(both_blue, wall="grey").errors == []


def test_a_colour_lies_at_most_once_in_a_row() -> None:
    found = refused(*CROWDED, Round("BBBB YYYY RRRR KKKK WWWW", "1B- 5W3"))

    assert place(found) == ("wall-has-colour", 4, 2, ANA)


# tiling-line


@pytest.mark.parametrize("line", [1, 5])
def test_a_choice_for_a_line_that_is_not_complete_is_tiling_line(line: int) -> None:
    choices = f"2:2 3:3 4:4 {line}:1"  # line 1 is empty

    assert first(choices, "3:3 4:4") == (("tiling-line", 1, None, ANA), choices)


def test_a_choice_for_a_line_that_is_only_begun_is_tiling_line() -> None:
    assert fourth("1:4 3:2 4:1") == (("tiling-line", 4, None, ANA), "1:4 3:2 4:1")


def test_a_choice_for_a_line_that_has_no_legal_column_is_tiling_line() -> None:
    assert fourth("1:2 3:2") == (("tiling-line", 4, None, ANA), "1:2 3:2")
    assert fourth("1:2 3:5") == (("tiling-line", 4, None, ANA), "1:2 3:5")


def test_choices_for_lines_that_are_not_complete_come_before_the_lines_in_turn() -> None:
    assert fourth("1:3 5:1") == (("tiling-line", 4, None, ANA), "1:3 5:1")
    assert fourth("5:1") == (("tiling-line", 4, None, ANA), "5:1")  # and none for line 1


def test_a_line_without_a_legal_column_comes_in_its_turn() -> None:
    assert fourth("1:3 3:2")[0] == ("tiling-column", 4, None, ANA)


def test_lines_come_in_turn_from_the_top() -> None:
    assert first("2:1 4:1", "", then=FOLLOWING)[0] == ("tiling-missing", 1, None, ANA)
    missing, text = fourth("3:3", FOLLOWING)  # none for line 1, and an occupied space for line 3
    assert (missing, text) == (("tiling-missing", 4, None, ANA), "3:3")
    assert fourth("1:5 3:3")[0] == ("tiling-column", 4, None, ANA)


# tiling-missing


def test_a_choice_that_is_needed_and_not_in_the_log_is_tiling_missing() -> None:
    assert fourth("", FOLLOWING) == (("tiling-missing", 4, None, ANA), "")
    assert fourth("3:2", FOLLOWING) == (("tiling-missing", 4, None, ANA), "3:2")


def test_an_empty_table_is_a_tiling_without_choices() -> None:
    found = azul.refused(Round(FIRST.displays, FIRST.moves, tiling={}), *FOLLOWING, wall="grey")

    assert place(found) == ("tiling-missing", 1, None, ANA)
    assert found.text is None


def test_a_player_left_out_of_the_table_has_a_tiling_without_choices() -> None:
    without_ben = Round(FIRST.displays, FIRST.moves, tiling={ANA: "2:2 3:3 4:4"})

    found = azul.refused(without_ben, *FOLLOWING, wall="grey")

    assert place(found) == ("tiling-missing", 1, None, BEN)
    assert found.text is None


def test_a_round_without_tiling_that_is_not_the_last_lacks_a_choice_that_is_needed() -> None:
    judged = azul.reported(FIRST, Round(fours(COLOURS)), wall="grey")

    assert [place(each) for each in judged.errors] == [("tiling-missing", 1, None, ANA)]
    assert judged.errors[0].text == FIRST.moves
    assert [each.round for each in judged.rounds] == [1]
    assert not judged.rounds[0].finished


def test_without_tiling_the_moves_have_no_text_where_they_are_an_array() -> None:
    in_an_array = Round(FIRST.displays, str(FIRST.moves).split())

    assert azul.refused(in_an_array, Round(fours(COLOURS)), wall="grey").text is None


# Player by player


def test_players_come_in_the_order_of_the_log() -> None:
    assert first("", "", then=FOLLOWING)[0] == ("tiling-missing", 1, None, ANA)
    assert first("2:2 3:3 4:4", "", then=FOLLOWING)[0] == ("tiling-missing", 1, None, BEN)


def test_players_come_in_the_order_of_the_log_whoever_started() -> None:
    ben_starts = Round(FIRST.displays, FIRST.moves, tiling=["3:1 4:1 1:1", "2:1"])

    found = refused(ben_starts)

    assert place(found) == ("tiling-line", 1, None, ANA)


def test_all_of_one_player_comes_before_the_next() -> None:
    assert first("2:2 3:3", "1:1", then=FOLLOWING)[0] == ("tiling-missing", 1, None, ANA)


@pytest.mark.parametrize("texts", [("2:2 3:3 4:4", ""), ("", "3:3 4:4"), ("2:2 3:3 4:4", "1:1 3:3 4:4")])
def test_an_error_in_the_tiling_leaves_the_round_untiled_for_all_players(texts: tuple[str, str]) -> None:
    verdict = played(tiled(FIRST, *texts), *FOLLOWING, wall="grey")

    [only] = verdict.report.rounds
    assert not only.finished
    assert [(each.wall, each.floor, each.points, each.total) for each in only.players] == [(0, 0, 0, 0)] * 2
    assert verdict.tables.tiles == []
    assert verdict.report.status == "illegal"


def test_an_error_in_the_tiling_leaves_the_old_totals() -> None:
    judged = report(*CROWDED, tiled(RED_ON_1_AND_3, "1:4 3:3", ""))

    assert (
        row(judged, ANA, of_round=4).wall,
        row(judged, ANA, of_round=4).points,
        row(judged, ANA, of_round=4).total,
    ) == (0, 0, EIGHT)


# Where one column is legal, or none


@pytest.mark.parametrize("text", ["1:4", "1:4 3:2"])
def test_a_line_with_only_one_legal_column_may_be_left_out(text: str) -> None:
    laid = tiles(*CROWDED, tiled(RED_ON_1_AND_3, text, ""))

    # Row 3 is blue, red, yellow, white: 4.
    assert [(tile.line, tile.column, tile.points) for tile in laid] == [(1, 4, 2), (3, 2, 4)]


@pytest.mark.parametrize("column", [1, 3, 4, 5])
def test_a_line_with_only_one_legal_column_takes_no_other(column: int) -> None:
    assert fourth(f"1:4 3:{column}")[0] == ("tiling-column", 4, None, ANA)


def test_if_no_column_is_legal_the_whole_line_goes_to_the_floor_line_before_it_is_counted() -> None:
    # Red in column 2 of row 1 leaves none for line 3: three red tiles cost 1 + 1 + 2.
    judged = report(*CROWDED, tiled(RED_ON_1_AND_3, "1:2", ""))

    assert judged.errors == []
    assert row(judged, ANA, of_round=4).wall == 3
    assert row(judged, ANA, of_round=4).floor == 1 + 1 + 2
    assert row(judged, ANA, of_round=4).total == EIGHT + 3 - 4


def test_the_line_goes_behind_what_lies_on_the_floor_line() -> None:
    two_blue_too_many_for_line_2 = ana_places("1R1 3R3 4B2", "1:2 2:2")

    judged = report(*CROWDED, two_blue_too_many_for_line_2)

    # Red between yellow and white: 3. Blue under red: 2. Floor: two blue, then three red.
    assert row(judged, ANA, of_round=4).wall == 3 + 2
    assert row(judged, ANA, of_round=4).floor == 1 + 1 + 2 + 2 + 2
    assert row(judged, ANA, of_round=4).total == EIGHT + 5 - 8


def test_after_that_the_line_is_empty() -> None:
    black_on_line_3 = Round(fours(COLOURS), "1B- 4K3")

    assert report(*CROWDED, tiled(RED_ON_1_AND_3, "1:2", ""), black_on_line_3).errors == []


def test_the_tiles_of_that_line_go_to_the_lid() -> None:
    # After five rounds the bag is empty, and two red lie on the wall, in rows 1 and 2.
    five_rounds = (*CROWDED, tiled(RED_ON_1_AND_3, "1:2", ""), ana_places("4W- 4Y-"))

    eighteen = Round(f"{fours('RRRR')} RRBB")
    nineteen = Round(f"{fours('RRRR')} RRRB")

    assert report(*five_rounds, eighteen).errors == []
    assert refused(*five_rounds, nineteen).rule == "draw-supply"


def test_a_line_is_not_floored_while_a_column_is_legal() -> None:
    judged = report(*CROWDED, tiled(RED_ON_1_AND_3, "1:4", ""))

    assert row(judged, ANA, of_round=4).floor == 0
    assert row(judged, ANA, of_round=4).total == EIGHT + 2 + 4


# Shape


@pytest.mark.parametrize("text", ["6:1", "0:1", "1:6", "1:0", "2:2 2:3", "2:2 2:2", "2", "2-2", "2:2,3:3", "a:b"])
def test_choices_are_pairs_of_line_and_column_each_line_once(text: str) -> None:
    assert azul.broken(tiled(FIRST, text, "3:3 4:4"), wall="grey") == {"log-shape"}


@pytest.mark.parametrize("texts", [("",), ("", "", "")])
def test_there_is_one_text_for_each_player(texts: tuple[str, ...]) -> None:
    assert azul.broken(tiled(FIRST, *texts), wall="grey") == {"log-shape"}


def test_a_tiling_is_of_players_of_the_game() -> None:
    of_cleo = Round(FIRST.displays, FIRST.moves, tiling={"Cleo": ""})

    assert azul.broken(of_cleo, wall="grey") == {"log-shape"}


def test_there_is_no_tiling_for_a_coloured_wall() -> None:
    found = azul.error(tiled(FIRST, "", ""))

    assert (found.rule, found.round) == ("log-shape", 1)
