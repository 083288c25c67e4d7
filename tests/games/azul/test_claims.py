"""Azul, claims: totals that were written on paper, compared with what the rules give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.building.azul import COLOURS, broken, error, fours, reported, row
from tests.building.azul_games import ROW_1, SEVENTEEN_POINTS
from tests.building.logs import ANA, BEN, Round
from tests.verdicts import AzulReport

Claim = Sequence[int] | Mapping[str, int] | None

# Ana's totals are 4, 4 + 5 = 9 and 9 + 8 = 17; Ben has none.
TRUE = ((4, 0), (9, 0), (17, 0))


def claimed(*claims: Claim, then: Sequence[Round] = (), **keys: Any) -> AzulReport:
    """Return the report on the three rounds with 17 points, with these totals on paper."""
    rounds = [replace(each, claimed=claim) for each, claim in zip(SEVENTEEN_POINTS, claims, strict=True)]
    return reported(*rounds, *then, starting_player=BEN, **keys)


def differences(of: AzulReport) -> list[tuple[int | None, str | None, int | None, int | None]]:
    """Return the claims that differ: round, player, claimed and counted."""
    found = [each for each in of.errors if each.rule == "claimed-score"]
    assert all(each.legal is None and each.page is None and each.move is None for each in found)
    return [(each.round, each.player, each.claimed, each.counted) for each in found]


def test_claims_that_agree_are_no_error() -> None:
    judged = claimed(*TRUE)

    assert judged.errors == []
    assert judged.unchecked == []
    assert [row(judged, ANA, of_round=number).claimed for number in (1, 2, 3)] == [4, 9, 17]


def test_a_claim_that_differs_is_claimed_score() -> None:
    judged = claimed((4, 0), (9, 0), (18, 0))

    assert differences(judged) == [(3, ANA, 18, 17)]
    assert row(judged, ANA, of_round=3).claimed == 18
    assert row(judged, ANA, of_round=3).total == 17


def test_a_claim_that_differs_does_not_change_the_status() -> None:
    judged = claimed((5, 0), (9, 0), (17, 0))

    assert judged.status == "unfinished"
    assert [each.finished for each in judged.rounds] == [True, True, True]


def test_claims_may_be_a_table_from_which_players_are_missing() -> None:
    judged = claimed({ANA: 4}, {BEN: 1}, {BEN: 1, ANA: 17})

    assert differences(judged) == [(2, BEN, 1, 0)]
    assert (row(judged, ANA).claimed, row(judged, BEN).claimed) == (4, None)
    assert (row(judged, ANA, of_round=2).claimed, row(judged, BEN, of_round=2).claimed) == (None, 1)


def test_names_are_trimmed_in_the_table_too() -> None:
    assert differences(claimed({" Ana ": 5}, None, None)) == [(1, ANA, 5, 4)]


def test_a_difference_that_was_there_before_is_not_reported_again() -> None:
    assert differences(claimed((6, 0), (11, 0), (19, 0))) == [(1, ANA, 6, 4)]


def test_a_difference_that_changes_is_reported_again() -> None:
    assert differences(claimed((6, 0), (12, 0), (20, 0))) == [(1, ANA, 6, 4), (2, ANA, 12, 9)]


def test_a_difference_that_was_mended_and_comes_back_is_reported_again() -> None:
    assert differences(claimed((6, 0), (9, 0), (19, 0))) == [(1, ANA, 6, 4), (3, ANA, 19, 17)]


def test_a_difference_that_is_mended_is_not_reported() -> None:
    assert differences(claimed((6, 0), (9, 0), (17, 0))) == [(1, ANA, 6, 4)]


def test_the_claim_before_is_the_last_one_that_was_written() -> None:
    assert differences(claimed((6, 0), {BEN: 0}, (19, 0))) == [(1, ANA, 6, 4)]


def test_the_claim_before_is_that_of_the_same_player() -> None:
    assert differences(claimed((6, 0), (11, 2), (19, 2))) == [(1, ANA, 6, 4), (2, BEN, 2, 0)]


def test_claims_come_round_by_round_and_in_a_round_in_the_order_of_the_players() -> None:
    judged = claimed({BEN: 1, ANA: 5}, (11, 2), (20, 3))

    assert differences(judged) == [
        (1, ANA, 5, 4),
        (1, BEN, 1, 0),
        (2, ANA, 11, 9),
        (2, BEN, 2, 0),
        (3, ANA, 20, 17),
        (3, BEN, 3, 0),
    ]


@pytest.mark.parametrize("far", [-999, 999])
def test_claims_may_be_far_off(far: int) -> None:
    assert differences(claimed((far, 0), None, None)) == [(1, ANA, far, 4)]


# Final claims


def test_final_claims_that_agree_are_no_error() -> None:
    judged = reported(*ROW_1, starting_player=BEN, claimed=[2, 0])

    assert judged.errors == []
    assert [each.claimed for each in judged.final or []] == [2, 0]


def test_final_claims_belong_to_no_round() -> None:
    judged = reported(*ROW_1, starting_player=BEN, claimed={BEN: 1})

    assert differences(judged) == [(None, BEN, 1, 0)]
    assert [each.claimed for each in judged.final or []] == [None, 1]
    assert judged.status == "finished"


def test_final_claims_come_last() -> None:
    last = replace(ROW_1[4], claimed=(1, 1))

    judged = reported(*ROW_1[:4], last, starting_player=BEN, claimed=[4, 2])

    assert differences(judged) == [(5, ANA, 1, 0), (5, BEN, 1, 0), (None, ANA, 4, 2), (None, BEN, 2, 0)]


def test_a_final_difference_that_was_there_before_is_not_reported_again() -> None:
    last = replace(ROW_1[4], claimed=(3, 0))

    judged = reported(*ROW_1[:4], last, starting_player=BEN, claimed=[3 + 2, 0])

    assert differences(judged) == [(5, ANA, 3, 0)]


# What is not compared


def test_claims_of_a_round_that_is_not_finished_are_not_compared() -> None:
    judged = claimed(*TRUE, then=[Round(fours(COLOURS), "1B-", claimed=(99, 99))])

    assert judged.errors == []
    assert judged.unchecked == ["claimed-score"]


def test_claims_of_a_game_that_is_not_finished_are_not_compared() -> None:
    judged = reported(*SEVENTEEN_POINTS, starting_player=BEN, claimed=[99, 99])

    assert judged.errors == []
    assert judged.unchecked == ["claimed-score"]


def test_without_claims_nothing_is_unchecked() -> None:
    assert reported(*SEVENTEEN_POINTS, Round(fours(COLOURS), "1B-"), starting_player=BEN).unchecked == []
    assert reported(*SEVENTEEN_POINTS, Round("BBBB"), starting_player=BEN).unchecked == []


def test_claims_of_a_round_that_waits_for_its_tiling_are_not_compared() -> None:
    waits = Round(fours(COLOURS), "1B4 2Y- 3R- 4K- 5W-", claimed=(99, 99))

    judged = reported(waits, wall="grey")

    assert judged.errors == []
    assert judged.unchecked == ["claimed-score"]


def test_claims_before_an_error_are_compared_and_come_first() -> None:
    judged = claimed((5, 0), (9, 0), (17, 1), then=[Round(fours(COLOURS), "9B1")])

    assert [each.rule for each in judged.errors] == ["claimed-score", "claimed-score", "no-such-display"]
    assert differences(judged) == [(1, ANA, 5, 4), (3, BEN, 1, 0)]
    assert judged.unchecked == []


def test_claims_after_an_error_are_not_compared() -> None:
    wrong = Round(fours(COLOURS), "9B1", claimed=(99, 99))

    judged = claimed(*TRUE, then=[wrong])

    assert [each.rule for each in judged.errors] == ["no-such-display"]
    assert judged.unchecked == ["claimed-score"]


def test_claims_of_later_rounds_and_of_the_end_are_after_the_error_too() -> None:
    wrong = Round(fours(COLOURS), "9B1")
    later = Round(fours(COLOURS), "1B-", claimed=(99, 99))

    assert reported(wrong, later).unchecked == ["claimed-score"]
    assert reported(wrong, claimed=[99, 99]).unchecked == ["claimed-score"]


def test_claims_of_a_round_that_cannot_begin_are_after_the_error() -> None:
    judged = claimed(*TRUE, then=[Round("BBBB", claimed=(99, 99))])

    assert [each.rule for each in judged.errors] == ["display-count"]
    assert judged.unchecked == ["claimed-score"]


def test_claims_of_a_game_that_goes_on_too_long_are_compared_up_to_its_last_round() -> None:
    last = replace(ROW_1[4], claimed=(1, 0))
    one_more = Round(fours(COLOURS), claimed=(99, 99))

    judged = reported(*ROW_1[:4], last, one_more, starting_player=BEN, claimed=[99, 99])

    assert [each.rule for each in judged.errors] == ["claimed-score", "game-over"]
    assert differences(judged) == [(5, ANA, 1, 0)]
    assert judged.unchecked == ["claimed-score"]


# Shape


@pytest.mark.parametrize("move", ["1B1(3)", "1B1(-3)", "1B-(0)"])
def test_points_claimed_for_a_move_are_not_of_this_game(move: str) -> None:
    found = error(Round(fours(COLOURS), move))

    assert (found.rule, found.round, found.move, found.text) == ("move-syntax", 1, 1, move)


@pytest.mark.parametrize("claim", [1000, -1000, 1.5, "4", True])
def test_a_claim_is_a_whole_number_of_at_most_three_digits(claim: Any) -> None:
    wrong = Round(fours(COLOURS), "1B-", claimed=[0, claim])

    assert broken(wrong) == {"log-shape"}
    assert broken(Round(fours(COLOURS), "1B-"), claimed={ANA: claim}) == {"log-shape"}


@pytest.mark.parametrize("claims", [[], [4], [4, 0, 0], {"Cleo": 4}])
def test_claims_are_one_for_each_player(claims: Any) -> None:
    assert broken(Round(fours(COLOURS), "1B-", claimed=claims)) == {"log-shape"}
    assert broken(Round(fours(COLOURS), "1B-"), claimed=claims) == {"log-shape"}
