"""Azul, unfinished games: a log may stop anywhere."""

from __future__ import annotations

import pytest

from tests.building.azul import COLOURS, MIXED, ana_places, fours, played, reported, row, thrown_away
from tests.building.azul_games import CROWDED, ROW_1, SEVENTEEN_POINTS
from tests.building.logs import ANA, Round

MOVES = ["1B2", "2Y3", "CR1", "3W2", "4K4", "CR4", "5W3", "CB1", "CY5", "CK5", "CW3", "CR4"]


def test_a_log_without_rounds_is_an_unfinished_game() -> None:
    judged = reported()

    assert judged.errors == []
    assert judged.status == "unfinished"
    assert judged.rounds == []
    assert judged.players == ["Ana", "Ben"]


@pytest.mark.parametrize("moves", ["", [], "\n"])
def test_a_round_may_have_no_moves_yet(moves: str | list[str]) -> None:
    judged = reported(Round(MIXED, moves))

    assert judged.errors == []
    assert judged.status == "unfinished"
    assert [(each.round, each.finished) for each in judged.rounds] == [(1, False)]


def test_the_moves_of_a_round_may_be_missing() -> None:
    judged = reported(rounds=[{"displays": MIXED.split()}])

    assert judged.errors == []
    assert judged.status == "unfinished"


@pytest.mark.parametrize("count", range(len(MOVES)))
def test_a_log_may_stop_after_any_move(count: int) -> None:
    judged = reported(Round(MIXED, MOVES[:count]))

    assert judged.errors == []
    assert judged.status == "unfinished"
    assert not judged.rounds[0].finished


def test_after_the_last_move_the_round_is_finished_and_the_game_is_not() -> None:
    judged = reported(Round(MIXED, MOVES))

    assert judged.errors == []
    assert judged.status == "unfinished"
    assert judged.rounds[0].finished


def test_a_round_that_is_not_finished_has_zeros_and_the_old_totals() -> None:
    judged = reported(*SEVENTEEN_POINTS, Round(fours(COLOURS), "1B- 2Y4 3R- 4K-"), starting_player="Ben")

    assert judged.errors == []
    ana = row(judged, ANA, of_round=4)
    assert (ana.wall, ana.floor, ana.points, ana.total) == (0, 0, 0, 17)


def test_a_log_may_stop_in_round_5_before_the_row_is_tiled() -> None:
    half = Round(ROW_1[4].displays, str(ROW_1[4].moves).split()[:3])  # white is on line 1

    judged = reported(*ROW_1[:4], half, starting_player="Ben")

    assert judged.errors == []
    assert judged.status == "unfinished"


def test_on_the_grey_wall_a_log_may_stop_before_the_tiling_is_written() -> None:
    judged = reported(*CROWDED, ana_places("1R1 3R3 4B5"), wall="grey", starting_player="Ben")

    assert judged.errors == []
    assert judged.status == "unfinished"
    assert not judged.rounds[3].finished


@pytest.mark.parametrize("rounds", [(), (thrown_away(COLOURS),), (Round(MIXED, "1B3"),)])
def test_an_unfinished_game_has_no_final_no_ranking_and_no_winners(rounds: tuple[Round, ...]) -> None:
    judged = reported(*rounds)

    assert judged.final is None
    assert judged.ranking is None
    assert judged.winners is None


def test_tiles_are_those_of_finished_rounds() -> None:
    verdict = played(*SEVENTEEN_POINTS, Round(fours(COLOURS), "1B- 2Y4"), starting_player="Ben")

    assert {tile.round for tile in verdict.tables.tiles} == {1, 2, 3}
