"""Azul, the end of the game: when it comes, the bonuses, and who wins."""

from __future__ import annotations

import pytest

from sintra_cli.games.azul.rows import AzulFinal
from tests.building.azul import COLOURS, ana_places, fours, place, reported, row
from tests.building.azul_games import ALL_BLUE, BEN_CATCHES_UP, COLUMN_1, EVEN_RACE, ROW_1, TWO_OF_THREE_TIED
from tests.building.logs import ANA, BEN, CLEO, THREE, Round
from tests.verdicts import AzulReport


def final(of: AzulReport, player: str) -> AzulFinal:
    """Return the end of the game for a player."""
    assert of.errors == []
    finals: list[AzulFinal] = of.final or []
    return next(each for each in finals if each.player == player)


def places(of: AzulReport) -> list[tuple[int, str, int, int]]:
    """Return the ranking: place, player, total and complete rows."""
    assert of.errors == []
    assert of.ranking is not None
    return [(each.place, each.player, each.total, each.tie_break) for each in of.ranking]


# When the game ends


def test_the_game_ends_after_the_tiling_in_which_a_row_was_completed() -> None:
    judged = reported(*ROW_1, starting_player=BEN)

    assert judged.errors == []
    assert judged.status == "finished"


def test_before_that_it_goes_on() -> None:
    assert reported(*ROW_1[:4], starting_player=BEN).status == "unfinished"


def test_a_further_round_is_game_over() -> None:
    judged = reported(*ROW_1, Round(fours(COLOURS), "1B-"), starting_player=BEN)

    assert [place(each) for each in judged.errors] == [("game-over", 6, None, None)]
    assert judged.errors[0].legal is None
    assert judged.status == "illegal"
    assert [each.round for each in judged.rounds] == [1, 2, 3, 4, 5]
    assert judged.rounds[4].finished
    assert judged.final is None
    assert judged.ranking is None
    assert judged.winners is None


def test_a_further_round_is_game_over_also_when_it_is_empty() -> None:
    judged = reported(*ROW_1, Round("- - - - -"), starting_player=BEN)

    assert [place(each) for each in judged.errors] == [("game-over", 6, None, None)]


def test_a_complete_column_does_not_end_the_game() -> None:
    column_1 = ("1B1 2W2 4R4", "3K3 1K1 4Y5", "1Y5 1R1 4B-")

    judged = reported(*map(ana_places, column_1), starting_player=BEN)

    assert row(judged, ANA, of_round=3).wall == 2 + 5  # red left of black; yellow, the last of five in column 1
    assert judged.status == "unfinished"


def test_all_five_tiles_of_a_colour_do_not_end_the_game() -> None:
    all_blue = ("1B1 3B3 4K-", "4B4 4K-", "4B5 4K-", "1B5 4K- 4R-", "2B2 4K- 4R-")

    judged = reported(*map(ana_places, all_blue), starting_player=BEN)

    assert judged.errors == []
    assert judged.status == "unfinished"


def test_the_game_ends_whichever_player_completes_the_row() -> None:
    assert reported(*ROW_1, players=(BEN, ANA)).status == "finished"


# Bonuses


def test_a_complete_row_brings_2() -> None:
    judged = reported(*ROW_1, starting_player=BEN)

    ana = final(judged, ANA)
    assert (ana.row_bonus, ana.column_bonus, ana.set_bonus, ana.complete_rows) == (2, 0, 0, 1)
    assert ana.total == row(judged, ANA, of_round=5).total + 2


def test_a_complete_column_brings_7() -> None:
    judged = reported(*COLUMN_1, starting_player=BEN)

    ana = final(judged, ANA)
    assert (ana.row_bonus, ana.column_bonus, ana.set_bonus, ana.complete_rows) == (2, 7, 0, 1)
    assert ana.total == row(judged, ANA, of_round=5).total + 2 + 7


def test_a_colour_with_all_five_tiles_on_the_wall_brings_10() -> None:
    judged = reported(*ALL_BLUE, starting_player=BEN)

    ana = final(judged, ANA)
    assert (ana.row_bonus, ana.column_bonus, ana.set_bonus, ana.complete_rows) == (2, 0, 10, 1)
    assert ana.total == row(judged, ANA, of_round=5).total + 2 + 10


def test_every_complete_row_brings_2() -> None:
    judged = reported(*TWO_OF_THREE_TIED, players=THREE, starting_player=CLEO)

    assert [(each.player, each.row_bonus, each.complete_rows) for each in judged.final or []] == [
        (ANA, 2, 1),
        (BEN, 0, 0),
        (CLEO, 2 + 2, 2),
    ]


def test_without_any_bonus_the_total_stays() -> None:
    ben = final(reported(*ROW_1, starting_player=BEN), BEN)

    assert (ben.row_bonus, ben.column_bonus, ben.set_bonus, ben.complete_rows, ben.total) == (0, 0, 0, 0, 0)


def test_incomplete_lines_bring_nothing_at_the_end() -> None:
    judged = reported(*ROW_1[:4], ana_places("1W1 4K5 4R-"), starting_player=BEN)  # four black wait on line 5

    assert row(judged, ANA, of_round=5).wall == 5
    assert final(judged, ANA).total == 0 + 2


# Ranking


def test_most_points_win() -> None:
    judged = reported(*ROW_1, starting_player=BEN)

    assert places(judged) == [(1, ANA, 2, 1), (2, BEN, 0, 0)]
    assert judged.winners == [ANA]


def test_the_ranking_is_by_points_and_not_in_the_order_of_the_players() -> None:
    assert places(reported(*ROW_1, players=(BEN, ANA))) == [(1, ANA, 2, 1), (2, BEN, 0, 0)]


@pytest.mark.parametrize("players", [(ANA, BEN), (BEN, ANA)])
def test_a_tie_is_won_by_more_complete_rows(players: tuple[str, str]) -> None:
    judged = reported(*ROW_1[:4], BEN_CATCHES_UP, players=players, starting_player=BEN)

    assert places(judged) == [(1, ANA, 0 + 2, 1), (2, BEN, 1 + 1, 0)]
    assert judged.winners == [ANA]


def test_still_tied_players_share_the_place_in_their_order() -> None:
    judged = reported(*EVEN_RACE)

    assert places(judged) == [(1, ANA, 2, 1), (1, BEN, 2, 1)]
    assert judged.winners == [ANA, BEN]


def test_the_tie_is_broken_among_the_tied() -> None:
    judged = reported(*TWO_OF_THREE_TIED, players=THREE, starting_player=CLEO)

    assert places(judged) == [(1, ANA, 7, 1), (2, BEN, 7, 0), (3, CLEO, 4, 2)]
    assert judged.winners == [ANA]
