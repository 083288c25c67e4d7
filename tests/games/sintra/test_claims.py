"""Points written on paper, compared with those that the rules give."""

from __future__ import annotations

from typing import Any

import pytest

from sintra_cli.report.model import Diagnostic
from tests.building.logs import Round
from tests.building.sintra import EVERY, final, reported, row
from tests.building.sintra_games import idle, idle_rounds
from tests.verdicts import SintraReport

# A game in which every step loses a point at once, and the score may fall below 0: in each of rounds 1 to 5 both
# lose 8; in round 6 Ana loses 12 and Ben 8; at the end Ana has 20 // 3 = 6 points for panes on her strips.
LOSING: dict[str, Any] = {"box": {"broken_glass": [0, 1]}, "rulings": {"score_floor": "none"}}
ANA = [-8, -16, -24, -32, -40, -52]
BEN = [-8, -16, -24, -32, -40, -48]
FINAL = {"Ana": -52 + 6, "Ben": -48}


def game(claims: dict[int, Any], last: int = 6, **more: Any) -> SintraReport:
    """Return the report of that game with claims after some of its rounds."""
    rounds = [idle(number, claims.get(number)) for number in range(1, last + 1)]
    return reported(*rounds, **LOSING, **more)


def claim(error: Diagnostic) -> tuple[int | None, str | None, int | None, int | None]:
    """Return round, player, claimed and counted of a claim that differs."""
    assert (error.rule, error.page, error.legal) == ("claimed-score", None, None)
    return error.round, error.player, error.claimed, error.counted


def test_claims_that_agree_are_no_errors() -> None:
    report = game({each: [ANA[each - 1], BEN[each - 1]] for each in range(1, 7)}, claimed=FINAL)
    assert (report.errors, report.unchecked) == ([], [])
    assert [row(report, "Ana", of_round=each).claimed for each in range(1, 7)] == ANA
    assert {each.player: each.claimed for each in report.final or []} == FINAL


def test_a_round_without_a_claim_has_none() -> None:
    report = game({2: {"Ben": -16}})
    assert report.errors == []
    assert [row(report, "Ben", of_round=each).claimed for each in (1, 2)] == [None, -16]
    assert row(report, "Ana", of_round=2).claimed is None
    assert final(report, "Ana").claimed is None


def test_a_claim_of_a_round_is_the_total_after_it() -> None:
    report = game({2: [-15, -16]})
    assert [claim(each) for each in report.errors] == [(2, "Ana", -15, -16)]
    assert report.errors[0].move is None


def test_a_claim_may_be_a_table_by_name_from_which_players_are_missing() -> None:
    report = game({2: {"Ben": -15}})
    assert [claim(each) for each in report.errors] == [(2, "Ben", -15, -16)]


def test_a_claim_that_differs_does_not_change_the_status() -> None:
    assert game({1: [0, 0]}).status == "finished"
    assert game({1: [0, 0]}, last=1).status == "unfinished"


def test_a_difference_that_is_carried_on_is_reported_once() -> None:
    # Ana is wrong by 1 from round 1 on
    report = game({each: [ANA[each - 1] + 1, BEN[each - 1]] for each in range(1, 7)})
    assert [claim(each) for each in report.errors] == [(1, "Ana", -7, -8)]


def test_a_difference_that_changes_is_reported_again() -> None:
    # wrong by 1, 1, 3, 3, -1
    report = game({each + 1: [ANA[each] + wrong, BEN[each]] for each, wrong in enumerate([1, 1, 3, 3, -1])})
    assert [claim(each) for each in report.errors] == [
        (1, "Ana", -8 + 1, -8),
        (3, "Ana", -24 + 3, -24),
        (5, "Ana", -40 - 1, -40),
    ]


def test_a_difference_that_was_put_right_and_comes_back_is_reported_again() -> None:
    report = game({each + 1: [ANA[each] + wrong, BEN[each]] for each, wrong in enumerate([1, 0, 1])})
    assert [claim(each) for each in report.errors] == [(1, "Ana", -7, -8), (3, "Ana", -23, -24)]


def test_a_difference_is_compared_with_that_of_the_same_player() -> None:
    # Ana is wrong by 1 in round 1, Ben by 1 in round 2
    report = game({1: [-7, -8], 2: [-15, -15]})
    assert [claim(each) for each in report.errors] == [(1, "Ana", -7, -8), (2, "Ben", -15, -16)]


def test_a_difference_is_compared_with_that_of_the_claim_before_also_over_a_gap() -> None:
    report = game({1: [-7, -8], 2: {"Ben": -16}, 4: [-31, -32]})
    assert [claim(each) for each in report.errors] == [(1, "Ana", -7, -8)]


def test_the_final_claim_goes_on_from_the_last_round_that_was_claimed() -> None:
    assert game({6: [-52, -48]}, claimed={"Ana": -45, "Ben": -48}).errors[0].counted == -46
    report = game({6: [-51, -48]}, claimed={"Ana": -45, "Ben": -48})  # wrong by 1 and by 1
    assert [claim(each) for each in report.errors] == [(6, "Ana", -51, -52)]


def test_a_final_claim_lies_in_no_round() -> None:
    report = game({}, claimed={"Ana": -46, "Ben": 0})
    assert [claim(each) for each in report.errors] == [(None, "Ben", 0, -48)]
    assert report.errors[0].move is None


def test_claims_are_compared_round_by_round_the_players_in_their_order_and_the_final_ones_last() -> None:
    claims: dict[int, Any] = {1: {"Ben": 1, "Ana": 1}, 3: [3, 3]}
    report = game(claims, claimed={"Ben": 9, "Ana": 9})
    assert [(each.round, each.player) for each in report.errors] == [
        (1, "Ana"),
        (1, "Ben"),
        (3, "Ana"),
        (3, "Ben"),
        (None, "Ana"),
        (None, "Ben"),
    ]


RED = ["RRRRR/YYYYY"]


def test_points_claimed_for_a_move_are_compared_with_what_its_strip_scored() -> None:
    # 5 red panes in the red round and window 1
    table: dict[str, Any] = {"ana": RED, "round_colours": "RRYGBW"}
    assert reported(Round("RRRR RBBB", "1R1(0) 5W1(0) 2R1(9)"), **table).errors == []
    report = reported(Round("RRRR RBBB", "1R1(0) 5W1(0) 2R1(8)"), **table)
    assert [claim(each) for each in report.errors] == [(1, "Ana", 8, 5 + 4)]
    assert [each.move for each in report.errors] == [3]


def test_points_claimed_for_a_move_do_not_include_resets() -> None:
    # three panes break, each a reset of 7 points, and the strip scores 4
    table = {"ana": RED, "box": {"broken_glass": [0, 7]}, "rulings": {"score_floor": "none"}}
    report = reported(Round("RRRR RRRR", "1R1(0) 5W1 2R1(4)"), **table)
    assert report.errors == []
    assert row(report, "Ana").total == 4 - 3 * 7


def test_points_claimed_for_a_return_are_compared_with_0() -> None:
    report = reported(Round("RRRR", "2W2 1R- <(0)"))
    assert report.errors == []
    report = reported(Round("RRRR", "2W2 1R- <(-1)"))
    assert [claim(each) for each in report.errors] == [(1, "Ana", -1, 0)]


def test_points_claimed_for_moves_are_compared_on_their_own() -> None:
    # the same difference twice is two errors, and has nothing to do with the claim of the round
    report = reported(Round(EVERY, "1R-(1) 2Y- 3G-(1) 4B- 5W1", claimed=[1, 0]))
    assert [(claim(each), each.move) for each in report.errors] == [
        ((1, "Ana", 1, 0), 1),
        ((1, "Ana", 1, 0), 3),
        ((1, "Ana", 1, 0), None),
    ]


def test_points_claimed_for_moves_come_before_the_claims_of_their_round() -> None:
    first = Round(EVERY, "1R- 2Y-(5) 3G- 4B- 5W1", claimed=[1, 0])
    second = Round(EVERY, "1R-(5) 2Y- 3G- 4B- 5W2", claimed=[2, 0])
    report = reported(first, second)
    assert [(each.round, each.move, each.player) for each in report.errors] == [
        (1, 2, "Ben"),
        (1, None, "Ana"),
        (2, 1, "Ana"),
        (2, None, "Ana"),
    ]


def test_points_claimed_for_moves_of_an_unfinished_round_are_compared() -> None:
    report = reported(Round("RRRR", "1R-(3)"))
    assert [claim(each) for each in report.errors] == [(1, "Ana", 3, 0)]


def test_claims_of_a_round_that_is_not_finished_are_not_compared() -> None:
    report = reported(Round(EVERY, "1R- 2Y-", claimed=[99, 99]))
    assert (report.errors, report.unchecked) == ([], ["claimed-score"])


def test_final_claims_of_a_game_that_is_not_finished_are_not_compared() -> None:
    report = reported(*idle_rounds(2), claimed={"Ana": 99})
    assert (report.errors, report.unchecked) == ([], ["claimed-score"])


def test_without_claims_nothing_is_unchecked() -> None:
    for report in (reported(Round(EVERY, "1R- 2Y-")), reported(Round(EVERY, "1R1")), reported(*idle_rounds())):
        assert report.unchecked == []


def test_claims_of_rounds_before_an_error_are_still_compared_and_come_first() -> None:
    report = reported(idle(1, [7, 0]), Round(EVERY, "1R1"))
    assert [each.rule for each in report.errors] == ["claimed-score", "nothing-fits"]
    assert (claim(report.errors[0]), report.unchecked) == ((1, "Ana", 7, 0), [])


def test_points_of_moves_before_an_error_are_still_compared_and_come_first() -> None:
    report = reported(Round(EVERY, "1R-(3) 2Y1"))
    assert [(each.rule, each.move) for each in report.errors] == [("claimed-score", 1), ("nothing-fits", 2)]
    assert report.unchecked == []


def test_points_of_the_illegal_move_itself_are_not_compared() -> None:
    report = reported(Round(EVERY, "1R1(3)"))
    assert [each.rule for each in report.errors] == ["nothing-fits"]
    assert report.unchecked == ["claimed-score"]


@pytest.mark.parametrize(
    ("second", "more"),
    [
        (Round(EVERY, "1R1", claimed=[9, 9]), {}),  # of the same round
        (Round(EVERY, "1R1 2Y-(9)"), {}),  # of a move after it
        (Round(EVERY, "1R1"), {"claimed": {"Ana": 9}}),  # of the game
    ],
)
def test_claims_that_come_after_an_error_are_not_compared(second: Round, more: dict[str, Any]) -> None:
    report = reported(idle(1), second, **more)
    assert [each.rule for each in report.errors] == ["nothing-fits"]
    assert report.unchecked == ["claimed-score"]


def test_points_of_moves_of_later_rounds_are_not_compared() -> None:
    report = reported(idle(1), Round(EVERY, "1R1"), Round(EVERY, "1R-(9)"))
    assert [each.rule for each in report.errors] == ["nothing-fits"]
    assert report.unchecked == ["claimed-score"]


def test_claims_of_later_rounds_are_not_compared() -> None:
    report = reported(idle(1), Round(EVERY, "1R1"), idle(3, [9, 9]))
    assert [each.rule for each in report.errors] == ["nothing-fits"]
    assert report.unchecked == ["claimed-score"]


def test_a_claim_of_round_6_that_equals_the_final_total_is_told_where_it_belongs() -> None:
    report = game({6: [-46, -48]})
    assert [claim(each) for each in report.errors] == [(6, "Ana", -46, -52)]
    assert "[claimed]" in report.errors[0].message


def test_any_other_claim_is_not_told_so() -> None:
    assert "[claimed]" not in game({6: [-45, -48]}).errors[0].message
    assert "[claimed]" not in game({5: [-46, -40]}).errors[0].message


def test_claims_do_not_change_the_score() -> None:
    report = game({each: [1, 1] for each in range(1, 7)}, claimed={"Ana": 1, "Ben": 1})
    assert [row(report, "Ana", of_round=each).total for each in range(1, 7)] == ANA
    assert [row(report, "Ben", of_round=each).total for each in range(1, 7)] == BEN
    assert [final(report, each).total for each in ("Ana", "Ben")] == [-46, -48]
