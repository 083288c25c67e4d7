"""What a report says of a log with an illegal move or round."""

from __future__ import annotations

import pytest

from tests.building.logs import Round
from tests.building.sintra import EVERY, reported, row
from tests.building.sintra_games import idle, idle_rounds

COMPLETED = Round("RRRR RYYY GGGG BBBB WWWW", "1R1 5W1 2R1 3G- 4B- CY-")
"""Ana, whose strip 1 is R R R R R, completes it for 4 points; Ben takes the tile."""
ANA = ["RRRRR/WWWWW"]


def test_the_first_illegal_thing_is_reported_and_nothing_after_it() -> None:
    report = reported(Round(EVERY, "1R- 2Y1 3G1 9B-"), Round(["R"]))
    assert report.status == "illegal"
    assert [(each.rule, each.round, each.move) for each in report.errors] == [("nothing-fits", 1, 2)]


def test_what_was_played_before_is_scored_and_shown() -> None:
    report = reported(COMPLETED, Round(EVERY, "1R- 2Y1"), ana=ANA)
    assert [(each.round, each.finished) for each in report.rounds] == [(1, True), (2, False)]
    assert [row(report, "Ana", of_round=each).total for each in (1, 2)] == [4, 4]
    assert [row(report, each, of_round=2).steps for each in ("Ana", "Ben")] == [0, 4]


def test_an_illegal_game_has_no_final_no_ranking_and_no_winners() -> None:
    for rounds in ([Round(EVERY, "1R1")], [*idle_rounds(), Round(EVERY)]):
        report = reported(*rounds)
        assert report.status == "illegal"
        assert (report.final, report.ranking, report.winners) == (None, None, None)


def test_a_round_whose_first_move_is_illegal_has_a_row_of_zeros_with_the_old_totals() -> None:
    report = reported(COMPLETED, Round(EVERY, "1R1"), ana=ANA)
    ana = row(report, "Ana", of_round=2)
    assert (ana.colour_bonus, ana.windows, ana.reset_losses, ana.steps) == (0, 0, 0, 0)
    assert (ana.points, ana.total) == (0, 4)


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        (Round(["RRRR"]), "display-count"),
        (Round("RRR YYYY GGGG BBBB WWWW"), "display-size"),
        (Round("YYYY YYYY YYYY YYYY YYYY"), "draw-supply"),
    ],
)
def test_a_round_whose_displays_are_refused_has_no_row(wrong: Round, rule: str) -> None:
    report = reported(idle(1), wrong)
    assert [each.rule for each in report.errors] == [rule]
    assert [(each.round, each.finished) for each in report.rounds] == [(1, True)]


def test_a_round_that_cannot_begin_has_no_row() -> None:
    report = reported(idle(1), Round(EVERY, "1R- 2Y-"), Round(EVERY))
    assert [each.rule for each in report.errors] == ["round-unfinished"]
    assert [(each.round, each.finished) for each in report.rounds] == [(1, True), (2, False)]
    report = reported(*idle_rounds(), Round(EVERY))
    assert [each.rule for each in report.errors] == ["game-over"]
    assert [(each.round, each.finished) for each in report.rounds] == [(each, True) for each in range(1, 7)]


def test_an_error_in_the_set_up_leaves_no_rounds() -> None:
    report = reported(*idle_rounds(2), round_colours="RRRRRR")
    assert ([each.rule for each in report.errors], report.rounds) == (["round-track"], [])


def test_a_round_with_a_move_too_many_is_not_finished() -> None:
    report = reported(Round(EVERY, "1R- 2Y- 3G- 4B- 5W1 1R-", claimed=[0, 0]))
    assert [each.rule for each in report.errors] == ["round-over"]
    assert [each.finished for each in report.rounds] == [False]
    assert report.unchecked == ["claimed-score"]


def test_a_sixth_round_with_a_move_too_many_does_not_end_the_game() -> None:
    last = Round("RRRR YYYY GGGG BBBB RRRR", "1R- 2Y- 3G- 4B- 5R- <")
    report = reported(*idle_rounds(5), last)
    assert (report.status, [each.rule for each in report.errors]) == ("illegal", ["round-over"])
    assert report.final is None
