"""Azul, the grey wall: rounds of which the tiling is not written yet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.building.azul import COLOURS, ana_places, fours, log_of, place, played, reported, row
from tests.building.azul_games import CROWDED
from tests.building.logs import ANA, BEN, Round, data_of
from tests.calls import call
from tests.verdicts import AzulReport

EIGHT = 2 + 3 + 3  # what the crowded wall has scored


def report(*rounds: Round, **keys: Any) -> AzulReport:
    """Return the report on a game with the grey wall, which Ben starts."""
    return reported(*rounds, wall="grey", starting_player=BEN, **keys)


def test_a_last_round_without_tiling_in_which_someone_has_to_choose_is_unfinished() -> None:
    judged = report(*CROWDED, ana_places("1R1 3R3 4B5"))

    assert judged.errors == []
    assert judged.status == "unfinished"
    assert [each.finished for each in judged.rounds] == [True, True, True, False]


def test_it_is_tiled_for_nobody() -> None:
    # Ana has nothing to choose; Ben completes line 4 with four yellow tiles.
    ben_has_to_choose = Round(fours(COLOURS), "2Y4 1B5 4K- 3R- 5W-")

    verdict = played(*CROWDED, ben_has_to_choose, wall="grey", starting_player=BEN)

    judged = verdict.report
    assert judged.errors == []
    assert not judged.rounds[3].finished
    assert [(each.wall, each.floor, each.points) for each in judged.rounds[3].players] == [(0, 0, 0), (0, 0, 0)]
    assert row(judged, ANA, of_round=4).total == EIGHT
    assert all(tile.round < 4 for tile in verdict.tables.tiles)


@pytest.mark.parametrize("tiling", [("", ""), {}, {BEN: ""}, ("3:2", ""), ("3:3", "")])
def test_so_it_is_where_a_choice_is_not_written_that_comes_first(tiling: Any) -> None:
    # Red on line 1 may go to column 2 or 4; what is written for line 3 is not looked at yet.
    red = ana_places("1R1 3R3 4B5")

    judged = report(*CROWDED, Round(red.displays, red.moves, tiling=tiling))

    assert judged.errors == []
    assert judged.status == "unfinished"
    assert not judged.rounds[3].finished
    assert [(each.wall, each.floor, each.points) for each in judged.rounds[3].players] == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.parametrize(
    ("tiling", "rule"),
    [
        (("4:1", ""), "tiling-line"),  # line 4 holds one black tile: choices for such lines come first
        (("1:3", ""), "tiling-column"),  # white lies there
        (("1:2 3:2", ""), "tiling-line"),  # red in column 2 leaves none for line 3
    ],
)
def test_an_error_that_is_found_before_is_an_error(tiling: Any, rule: str) -> None:
    red = ana_places("1R1 3R3 4B5")

    judged = report(*CROWDED, Round(red.displays, red.moves, tiling=tiling))

    assert [place(each) for each in judged.errors] == [(rule, 4, None, ANA)]


FIRST = Round(fours(COLOURS), "1B4 2Y4 3R3 4K3 5W2")  # Ana completes lines 4, 3 and 2, Ben 4 and 3


@pytest.mark.parametrize(
    ("tiling", "who"),
    [
        (["", "1:1"], "Ana has not yet chosen the column for line 2 (W): 1, 2, 3, 4 or 5"),
        (["2:1 3:1", "1:1"], "Ana has not yet chosen the column for line 4 (B): 1, 2, 3, 4 or 5"),
        (["2:1 3:1 4:1", "4:1"], "Ben has not yet chosen the column for line 3 (K): 1, 2, 3, 4 or 5"),
        ({ANA: "2:1 3:1 4:1"}, "Ben has not yet chosen the column for line 3 (K): 1, 2, 3, 4 or 5"),
    ],
)
def test_what_comes_after_a_choice_that_is_not_made_yet_is_not_looked_at(tiling: Any, who: str) -> None:
    verdict = played(Round(FIRST.displays, FIRST.moves, tiling=tiling), wall="grey")

    assert verdict.report.errors == []
    assert verdict.report.status == "unfinished"
    assert verdict.waits_for == who


def test_an_error_of_a_player_before_comes_before_a_choice_that_is_not_made_yet() -> None:
    judged = reported(Round(FIRST.displays, FIRST.moves, tiling=["2:1 3:1 4:1 1:1", ""]), wall="grey")

    assert [place(each) for each in judged.errors] == [("tiling-line", 1, None, ANA)]


def test_a_tiling_that_is_not_whole_claims_nothing() -> None:
    # what is claimed for a round that is not over is not compared
    judged = reported(Round(FIRST.displays, FIRST.moves, tiling=["2:1", ""], claimed=[99, 99]), wall="grey")

    assert judged.errors == []
    assert judged.unchecked == ["claimed-score"]


@pytest.mark.parametrize(
    "command",
    [["check", "--finished", "-"], ["score", "-"], ["show", "-"], ["show", "-", "--after", "1.end"], ["replay", "-"]],
)
def test_whose_choice_is_missing_is_said(monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    data = data_of(log_of(Round(FIRST.displays, FIRST.moves, tiling=["2:1", ""]), wall="grey"))

    done = call(monkeypatch, *command, piped=data)

    said = " ".join(f"{done.out} {done.err}".split())
    assert "Ana has not yet chosen the column for line 3 (R): 1, 2, 3, 4 or 5" in said


def test_where_it_is_not_the_last_round_it_is_an_error() -> None:
    judged = report(*CROWDED, ana_places("1R1 3R3 4B5"), Round(fours(COLOURS)))

    assert [place(each) for each in judged.errors] == [("tiling-missing", 4, None, ANA)]


def test_a_last_round_without_tiling_and_without_a_complete_line_is_tiled() -> None:
    judged = report(*CROWDED, ana_places("1R- 3R5 1K4"))

    assert judged.errors == []
    assert judged.rounds[3].finished
    assert (
        row(judged, ANA, of_round=4).wall,
        row(judged, ANA, of_round=4).floor,
        row(judged, ANA, of_round=4).total,
    ) == (0, 1, EIGHT - 1)


def test_where_all_columns_are_forced_it_is_tiled() -> None:
    # Red on line 3 has column 2 alone, in a row of four; one red lies on the floor.
    judged = report(*CROWDED, ana_places("1R- 3R3 4B5"))

    assert judged.errors == []
    assert judged.rounds[3].finished
    assert (
        row(judged, ANA, of_round=4).wall,
        row(judged, ANA, of_round=4).floor,
        row(judged, ANA, of_round=4).total,
    ) == (4, 1, EIGHT + 4 - 1)


def test_where_no_column_is_legal_it_is_tiled() -> None:
    red_between_yellow_and_white = ana_places("1R1 4B5 1K4", "1:2")
    no_column_for_red = ana_places("1R- 3R3 1K4")

    judged = report(*CROWDED, red_between_yellow_and_white, no_column_for_red)

    assert judged.errors == []
    assert judged.rounds[4].finished
    assert row(judged, ANA, of_round=4).total == EIGHT + 3
    assert (row(judged, ANA, of_round=5).wall, row(judged, ANA, of_round=5).floor) == (0, 1 + 1 + 2 + 2)
    assert row(judged, ANA, of_round=5).total == EIGHT + 3 - 6


def test_a_round_in_the_middle_may_leave_out_the_tiling_where_nobody_has_to_choose() -> None:
    judged = report(*CROWDED, ana_places("1R- 3R3 4B5"), Round(fours(COLOURS)))

    assert judged.errors == []
    assert judged.rounds[3].finished


def test_a_tile_that_is_forced_may_leave_the_next_line_without_a_column() -> None:
    # Blue goes into column 4 of row 1; then red there has column 2 alone, and red on line 3 has none.
    blue_in_column_4 = ana_places("1B1 4Y5 1K4", "1:4")
    red = ana_places("1R1 3R3 1K4")

    verdict = played(*CROWDED, blue_in_column_4, red, wall="grey", starting_player=BEN)

    judged = verdict.report
    assert judged.errors == []
    assert judged.rounds[4].finished
    assert row(judged, ANA, of_round=4).wall == 2  # right of white
    assert row(judged, ANA, of_round=5).wall == 4  # yellow, red, white, blue
    assert row(judged, ANA, of_round=5).floor == 1 + 1 + 2
    assert [(tile.line, tile.column) for tile in verdict.tables.tiles if tile.round == 5] == [(1, 2)]


def test_a_tile_that_is_forced_may_leave_the_next_line_without_a_choice() -> None:
    # Row 1 ends as yellow . white . blue, and row 2 has red in column 4: red on line 1 goes into column 2. In row 3,
    # blue . yellow white . , that leaves column 5 alone.
    before = (
        ana_places("3B3 2R2 4K5", "2:4 3:1"),
        ana_places("3Y3 1Y1 1K5", "1:1 3:3 5:1"),
        ana_places("3W3 1W1 1K4", "1:3 3:4"),
        ana_places("1B1 4Y5 1K4", "1:5"),
    )
    red = ana_places("1R1 3R3 1K4")

    verdict = played(*before, red, wall="grey", starting_player=BEN)

    assert verdict.report.errors == []
    assert verdict.report.rounds[4].finished
    assert [(tile.line, tile.column) for tile in verdict.tables.tiles if tile.round == 5] == [(1, 2), (3, 5)]


def test_a_tiling_for_a_round_whose_offer_is_not_over_is_not_looked_at() -> None:
    judged = reported(Round(fours(COLOURS), "1B4 2Y4", tiling=["1:1 2:2", "5:5"]), wall="grey")

    assert judged.errors == []
    assert judged.status == "unfinished"
    assert not judged.rounds[0].finished


def test_a_tiling_for_a_round_with_an_illegal_move_is_not_looked_at() -> None:
    judged = reported(Round(fours(COLOURS), "1B4 2Y4 9R1", tiling=["1:1 2:2", "5:5"]), wall="grey")

    assert [place(each) for each in judged.errors] == [("no-such-display", 1, 3, ANA)]


def test_a_tiling_for_a_round_with_a_move_too_many_is_not_looked_at() -> None:
    too_many = Round(fours(COLOURS), "1B4 2Y4 3R3 4K3 5W2 1B1", tiling=["1:1", "1:1"])

    judged = reported(too_many, wall="grey")

    assert [place(each) for each in judged.errors] == [("round-over", 1, 6, None)]


def test_a_round_unfinished_comes_after_a_tiling_that_is_not_looked_at() -> None:
    judged = reported(Round(fours(COLOURS), "1B4", tiling=["1:1", ""]), Round(fours(COLOURS)), wall="grey")

    assert [place(each) for each in judged.errors] == [("round-unfinished", 2, None, None)]
