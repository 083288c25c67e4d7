"""A log may stop anywhere."""

from __future__ import annotations

import pytest

from tests.building.logs import Round
from tests.building.sintra import EVERY, accepted, judged, log_of, row
from tests.building.sintra_games import idle, idle_rounds
from tests.verdicts import SintraReport

MOVES = "1R- 2Y- 3G- 4B- 5W1"


@pytest.mark.parametrize("number", range(6))
def test_a_log_may_stop_after_any_move(number: int) -> None:
    report = accepted(Round(EVERY, " ".join(MOVES.split()[:number])))
    assert report.status == "unfinished"
    assert [each.finished for each in report.rounds] == [number == 5]


@pytest.mark.parametrize("number", range(6))
def test_a_log_may_stop_after_any_round(number: int) -> None:
    report = accepted(*idle_rounds(number))
    assert report.status == "unfinished"
    assert [each.finished for each in report.rounds] == [True] * number


def test_a_log_may_stop_before_the_first_move_of_a_round() -> None:
    report = accepted(idle(1), Round(EVERY))
    assert [each.finished for each in report.rounds] == [True, False]


def test_rounds_may_be_empty_or_missing() -> None:
    empty, missing = log_of(), log_of()
    del missing["rounds"]
    for log in (empty, missing):
        report = judged(log).report
        assert (report.status, report.errors, report.rounds) == ("unfinished", [], [])


def test_moves_may_be_missing() -> None:
    log = log_of(Round(EVERY))
    del log["rounds"][0]["moves"]
    report = judged(log).report
    assert (report.status, report.errors, len(report.rounds)) == ("unfinished", [], 1)


def test_moves_may_be_an_array() -> None:
    log = log_of(Round(EVERY))
    log["rounds"][0]["moves"] = ["1R-", "2 Y -", "Ana: 3 4 G - (0)"]
    report: SintraReport = judged(log).report
    assert (report.status, report.errors) == ("unfinished", [])
    assert [row(report, each).steps for each in ("Ana", "Ben")] == [8, 4]


def test_an_unfinished_game_has_no_final_no_ranking_and_no_winners() -> None:
    report = accepted(*idle_rounds(5))
    assert (report.final, report.ranking, report.winners) == (None, None, None)


def test_what_was_played_is_scored() -> None:
    report = accepted(Round("RRRR RBBB", "1R1 5W1 2R1"), ana=["RRRRR/WWWWW"], round_colours="RRYGBW")
    ana, ben = (row(report, each) for each in ("Ana", "Ben"))
    assert (ana.colour_bonus, ana.windows, ana.points, ana.total) == (5, 4, 5 + 4, 9)
    assert (ben.colour_bonus, ben.windows, ben.points, ben.total) == (0, 0, 0, 0)


def test_a_round_that_has_begun_shows_the_totals_of_the_round_before() -> None:
    first = Round("RRRR RYYY GGGG BBBB WWWW", "1R1 5W1 2R1 3G- 4B- CY-")
    report = accepted(first, Round(EVERY), ana=["RRRRR/WWWWW"])
    assert [row(report, "Ana", of_round=each).points for each in (1, 2)] == [4, 0]
    assert [row(report, "Ana", of_round=each).total for each in (1, 2)] == [4, 4]
