"""Completing a strip (rulebook p. 4-5)."""

from __future__ import annotations

import pytest

from sintra_cli.games.sintra.rows import Window
from tests.building.logs import Round
from tests.building.sintra import EVERY, WHITE, accepted, judged, log_of, refused, row
from tests.building.sintra_games import flipped, gap

RED = "RRRRR/YYYYY"
TWO_COLOURS = ["RRRYY/WWWWW"]

# Round 1 is red; Ana fills R R R Y Y with three red and two yellow panes and breaks none.
MIXED = "RRRG YYGG"


def test_the_round_bonus_is_a_point_for_each_pane_of_the_rounds_colour() -> None:
    for colours, bonus in (("RRYGBW", 3), ("YRYGBW", 2), ("GRYGBW", 0)):
        report = accepted(Round(MIXED, "1R1 5W1 2Y1=R"), ana=TWO_COLOURS, round_colours=colours)
        ana = row(report, "Ana")
        assert (ana.colour_bonus, ana.windows, ana.points) == (bonus, 4, bonus + 4)


def test_the_round_bonus_is_for_the_current_round() -> None:
    # W W R Y G B: the strip that is begun in round 1 is completed with its fifth red pane in round 3
    first = Round(EVERY, "1R1 5W1 2Y- 3G- 4B-")
    second = Round(EVERY, "2Y- 1R- 3G- 5W2 4B-")
    report = accepted(first, second, Round(EVERY, "1R1"), ana=[RED])
    assert [row(report, "Ana", of_round=each).colour_bonus for each in (1, 2, 3)] == [0, 0, 5]


def test_panes_on_jokers_count_for_the_round_bonus() -> None:
    # the strip turned over is R R R * *; two blue panes go on its jokers in the blue round
    table = {"ana": ["RRRRR/RRR**"], "round_colours": "BBRYGW"}
    report = accepted(Round("RRRR RBBB RRRG", "1R1 4W1 2R1 5W2 3R1 < CB1=B"), **table)
    assert row(report, "Ana").colour_bonus == 0 + 2


@pytest.mark.parametrize("kept", "RY")
def test_one_of_the_five_panes_of_the_players_choice_goes_into_the_window(kept: str) -> None:
    verdict = judged(log_of(Round(MIXED, f"1R1 5W1 2Y1={kept}"), ana=TWO_COLOURS))
    assert verdict.report.errors == []
    assert [(each.panes, each.kept) for each in verdict.tables.completions] == [("RRRYY", kept)]


def test_a_pane_on_a_joker_may_be_kept() -> None:
    verdict = judged(log_of(Round("RRRR RBBB RRRG", "1R1 4W1 2R1 5W2 3R1 < CB1=B"), ana=["RRRRR/RRR**"]))
    assert verdict.report.errors == []
    assert [(each.panes, each.kept) for each in verdict.tables.completions] == [("RRRRR", "R"), ("RRRBB", "B")]


def test_the_other_four_are_not_broken() -> None:
    report = accepted(Round(MIXED, "1R1 5W1 2Y1=R"), ana=TWO_COLOURS)
    assert row(report, "Ana").steps == 0


@pytest.mark.parametrize(("slot", "value"), list(enumerate([4, 3, 3, 2, 2, 1, 1, 2], start=1)))
def test_the_windows_score_4_3_3_2_2_1_1_2(slot: int, value: int) -> None:
    ana = [*[WHITE] * (slot - 1), "RRRRR/W*W*W"]
    report = accepted(Round("RRRR RBBB", f"1R{slot} 5W1 2R{slot}"), ana=ana)
    assert (row(report, "Ana").windows, row(report, "Ana").total) == (value, value)


# Round 1 ends with strip 3 completed (red panes) and Ana in possession of the tile; in round 2 her glazier returns
# and five green panes complete strip 1.
WINDOW_3 = Round("RRRR RGGG YYYY WWWW BBBB", "1R3 4W2 2R3 3Y- CG- 5B-")
WINDOW_1 = Round("RRRR YYYY GGGG GBBB WWWW", "< 5W3 3G1 2Y- 4G1")


def test_every_window_to_the_right_that_holds_a_pane_scores_too() -> None:
    report = accepted(WINDOW_3, WINDOW_1, ana=["GGGGG/WWWWW", WHITE, "RRRRR/WWWWW"])
    assert row(report, "Ana", of_round=1).windows == 3
    assert row(report, "Ana", of_round=2).windows == 4 + 3


def test_a_window_to_the_right_with_two_panes_scores_once_and_its_strip_may_be_gone() -> None:
    # strip 2 is completed twice and removed, then strip 1 is completed
    second = Round("RRRR YYYY GGGG GBBB WWWW", "5W3 < 2Y- 3G1 1R- 4G1")
    report = accepted(gap("BBBB", "5B-", slot=2), second, ana=["GGGGG/WWWWW", RED])
    assert row(report, "Ana", of_round=1).windows == 3 + 3
    assert row(report, "Ana", of_round=2).windows == 4 + 3


def test_windows_to_the_left_do_not_score() -> None:
    # strip 1 with five red panes, then strip 2 with five yellow ones
    moves = "1R1 4W2 2R1 < 3Y2 CW1 CY2"
    report = accepted(Round("RRRR RYYY YYWW WWWW", moves), ana=["RRRRR/WWWWW", "YYYYY/WWWWW"])
    assert row(report, "Ana").windows == 4 + 3


def test_the_second_time_the_window_scores_again() -> None:
    report = accepted(gap("GGGG"), ana=[RED])
    assert row(report, "Ana").windows == 4 + 4


def test_the_first_time_the_strip_is_turned_over() -> None:
    # R R R R R is gone, Y Y Y Y Y is there
    assert refused(flipped("RRRR", "3R1"), ana=[RED]).rule == "nothing-fits"
    accepted(flipped("YYYY", "3Y1"), ana=[RED])


def test_the_second_time_the_strip_is_removed() -> None:
    error = refused(gap("RRRW", "5W3 CR1"), ana=[RED])
    assert (error.rule, error.move) == ("strip-removed", 9)


def test_the_glazier_stays_above_the_gap() -> None:
    table = {"ana": [WHITE, WHITE, RED]}
    error = refused(gap("WWRR", "5R- CW2", slot=3), **table)
    assert (error.rule, error.move) == ("strip-left-of-glazier", 9)
    assert error.legal == ["CW4", "CW5", "CW6", "CW7", "CW8"]
    accepted(gap("WWRR", "5R- CW4", slot=3), **table)


@pytest.mark.parametrize(("moves", "free"), [("1R1=R", 5 - 3), ("1R1 5W1 2Y1=Y", 5 - 3 - 1)])
def test_where_a_strip_is_not_completed_the_message_says_how_many_spaces_stay_free(moves: str, free: int) -> None:
    error = refused(Round("RRRG YGGG", moves), ana=TWO_COLOURS)
    assert error.rule == "keep-without-completion"
    assert f"({free} of its five spaces stay free)" in error.message


def test_with_more_than_one_colour_the_move_must_say_which_pane_is_kept() -> None:
    error = refused(Round(MIXED, "1R1 5W1 2Y1"), ana=TWO_COLOURS)
    assert (error.rule, error.move, error.legal) == ("keep-missing", 3, ["2Y1=R", "2Y1=Y"])


@pytest.mark.parametrize("colour", "GBW")
def test_the_pane_that_is_kept_must_be_one_of_them(colour: str) -> None:
    error = refused(Round(MIXED, f"1R1 5W1 2Y1={colour}"), ana=TWO_COLOURS)
    assert (error.rule, error.move, error.legal) == ("keep-not-on-strip", 3, ["2Y1=R", "2Y1=Y"])


def test_the_pane_that_is_kept_must_be_one_of_them_also_where_there_is_only_one_colour() -> None:
    error = refused(Round("RRRR RBBB", "1R1 5W1 2R1=B"), ana=[RED])
    assert (error.rule, error.move, error.legal) == ("keep-not-on-strip", 3, ["2R1"])


def test_with_one_colour_the_move_need_not_say_which_pane_is_kept_but_may() -> None:
    for move in ("2R1", "2R1=R"):
        accepted(Round("RRRR RBBB", f"1R1 5W1 {move}"), ana=[RED])


def test_a_pane_on_a_joker_is_of_its_own_colour_and_no_other() -> None:
    # three red panes, and two blue ones on jokers
    error = refused(Round("RRRR RBBB RRRG", "1R1 4W1 2R1 5W2 3R1 < CB1=G"), ana=["RRRRR/RRR**"])
    assert (error.rule, error.legal) == ("keep-not-on-strip", ["CB1=R", "CB1=B"])


@pytest.mark.parametrize("colour", "RY")
def test_a_move_that_does_not_complete_its_strip_must_not_say_it(colour: str) -> None:
    error = refused(Round(MIXED, f"1R1={colour}"), ana=TWO_COLOURS)
    assert (error.rule, error.move, error.legal) == ("keep-without-completion", 1, ["1R1"])


def test_a_published_example() -> None:
    # two panes in window 4, one in window 8, none elsewhere; now the strip above window 1 is completed
    first = gap("RRRR", "5R-", slot=4)
    second = Round("GGGG GBBB BBWW WWWW WWWW", "4W3 1G8 < 2G8 5W4 < < CB1 3W1 CB1")
    ana = ["BBBBB/WWWWW", WHITE, WHITE, RED, WHITE, WHITE, WHITE, "GGGGG/W*W*W"]
    verdict = judged(log_of(first, second, ana=ana))
    assert verdict.report.errors == []
    assert [each.slot for each in verdict.tables.completions if each.player == "Ana"] == [4, 4, 8, 1]
    assert verdict.tables.completions[-1].windows == [Window(1, 4), Window(4, 2), Window(8, 2)]
    assert row(verdict.report, "Ana", of_round=2).windows == 2 + (4 + 2 + 2)
