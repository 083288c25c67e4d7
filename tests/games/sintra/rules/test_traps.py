"""Where other programs went wrong: each of these is a bug that was found, or a dispute that was had."""

from __future__ import annotations

from typing import Any

import pytest

from tests.building.logs import FOUR, Round
from tests.building.sintra import EVERY, WHITE, accepted, final, judged, log_of, refused, reported, row
from tests.building.sintra_games import (
    BUILT,
    LOCKED,
    LOCKED_PLAYERS,
    TIED,
    TIED_PLAYERS,
    built_rounds,
    few,
    gap,
    idle,
    idle_rounds,
)
from tests.verdicts import SintraReport

RED = "RRRRR/YYYYY"


def test_the_end_is_not_scored_twice_when_a_game_is_judged_again() -> None:
    log = log_of(*built_rounds(), **BUILT)
    assert judged(log).report == judged(log).report


def test_a_loss_at_the_end_is_cut_at_0_and_the_bonuses_are_added_after_that_cut() -> None:
    # a step costs a point: Ana has 7 points before the end, and 42 to lose
    box = {"broken_glass": list(range(100)), "window_values": [1, 0, 0, 0, 0, 0, 0, 0]}
    ana = final(accepted(*built_rounds(), **BUILT, box=box), "Ana")
    before = 1 + 1 + 4 + 1  # two windows, four red panes in round 3, a green one in round 5
    assert (ana.broken_glass, ana.side_bonus, ana.total) == (before, 10 + 3, 10 + 3)


def test_the_tile_is_there_to_be_taken_in_every_round() -> None:
    # Ben takes it in round 1, Ana in round 2: a step each, besides the panes that break
    first = Round("RRRY YYYY GGGG BBBB WWWW", "1R- CY- 2Y- 3G- 4B- 5W1")
    second = Round("YRRR YYYY GGGG BBBB WWWW", "1Y- CR-")
    report = accepted(first, second)
    assert row(report, "Ben", of_round=1).steps == 1 + 1 + 4 + 0  # tile, 1 yellow, 4 green, white placed
    assert row(report, "Ana", of_round=2).steps == 1 + 3


def test_a_tie_is_broken_among_the_tied_only() -> None:
    # Dan has lost least of all, and Cleo less than the tied; they have fewer points
    report = accepted(*TIED, **TIED_PLAYERS)
    assert report.ranking is not None
    places = [(each.place, each.player, each.total, each.tie_break) for each in report.ranking]
    assert places == [(1, "Ben", 9 - 2, 2), (2, "Ana", 10 - 3, 3), (3, "Cleo", 7 - 1, 1), (4, "Dan", 5, 0)]
    assert report.winners == ["Ben"]


def test_taking_a_colour_that_is_not_there_is_no_turn() -> None:
    assert refused(Round("RRRR", "1Y-")).rule == "colour-not-there"
    assert refused(Round("RYYY", "1R- CG-")).rule == "colour-not-there"


def test_a_refused_move_leaves_none_of_its_effects_behind() -> None:
    # Ana takes the tile, completes her strip and breaks a pane; but if she does not say what she keeps, none of it
    displays = "RRRG GYYY"
    done = row(accepted(Round(displays, "1R1 2G- CY1=R"), ana=["RRRYY/WWWWW"]), "Ana")
    assert (done.steps, done.windows, done.total) == (1 + 1, 4, 4)
    report = reported(Round(displays, "1R1 2G- CY1"), ana=["RRRYY/WWWWW"])
    assert [each.rule for each in report.errors] == ["keep-missing"]
    refused_one = row(report, "Ana")
    assert (refused_one.steps, refused_one.windows, refused_one.total) == (0, 0, 0)


def test_a_strip_that_has_no_free_space_of_the_colour_takes_none_of_it() -> None:
    error = refused(Round("RRRR RRRR", "1R1 5W1 2R1"), ana=["RRYYG/WWWWW"])
    assert (error.rule, error.legal) == ("nothing-fits", ["2R-"])


def test_there_is_a_limit_of_six_rounds() -> None:
    assert refused(*idle_rounds(), Round(EVERY)).rule == "game-over"


def test_on_a_refill_in_mid_draw_the_leftovers_go_first() -> None:
    # of the two white panes left in the bag one is not drawn, although the tower could give all the others
    error = refused(*idle_rounds(4), Round("RRRR YYYY GGGG BBBB RRRW"))
    assert (error.rule, error.round) == ("draw-supply", 5)


def test_no_refill_when_the_bag_just_reaches_zero_with_all_displays_full() -> None:
    # In rounds 1 and 2 six displays are placed, and 12 x 4 panes break; with the two of the indicator the tower
    # holds 50. Round 3 takes the 22 left in the bag and 14 of them, round 4 the other 36. What breaks in round 4
    # is in the tower with what broke in round 3, and round 5 can draw all 4 + 7 + 1 yellow panes and no red.
    laid = "WWWW WWWW YYYY RRRR YYYY GGGG GGGG BBBB BBBB"
    rounds = [
        Round(laid, "3Y1 1W1 2W1 5Y- 4R- 6G- 7G- 8B- 9B-"),
        Round(laid, "3Y2 1W2 2W2 5Y- 4R- 6G- 7G- 8B- 9B-"),
        Round("RRRR RRRR RRRR YYYY GGGG GGGG BBBB BBBB WWWW", "9W3 1R- 2R- 3R- 5G- 4Y- 6G- 7B- 8B-"),
        Round(
            "RRRR RRRY YYYY YYGG GGGG GGGG GBBB BBBB BBBB",
            "1R- 2R- 3Y- 4Y- 5G- 6G- 7G- 8B- 9B- CY- CG- CB-",
        ),
        Round("YYYY YYYY YYYY GGGG GGGG GGGG BBBB BBBB BBBB"),
    ]
    accepted(*rounds, players=FOUR, ana=["YYYYY/WWWWW", "YYYYY/WWWWW"])


def test_a_round_is_played_short_when_bag_and_tower_give_no_more() -> None:
    # round 4 has the pane of round 3, round 5 that and the one of round 4
    report = accepted(*LOCKED, few("R", "1R-"), few("RY", "1R- CY-"), **LOCKED_PLAYERS)
    assert [each.finished for each in report.rounds] == [True] * 5
    error = refused(*LOCKED, few("R", "1R- <"), **LOCKED_PLAYERS)
    assert error.rule == "round-over"


def test_fewer_than_four_panes_on_a_display_while_bag_or_tower_hold_some() -> None:
    assert refused(Round("RRR")).rule == "display-size"
    # 14 panes in the bag, the rest in the tower
    assert refused(*idle_rounds(4), Round("RRR YYY GGG BBB WW")).rule == "display-size"
    # one pane, and it lies in the tower
    assert refused(*LOCKED, few("", ""), **LOCKED_PLAYERS).rule == "display-size"


def test_ornaments_score_also_with_four_or_three_spaces_filled() -> None:
    report = accepted(*built_rounds(), **BUILT)
    assert [final(report, each).ornaments for each in ("Ana", "Ben")] == [[10, 3, 0, 0], [6, 0, 0, 0]]


def test_ornaments_count_spaces_and_not_windows() -> None:
    # both panes in window 3, none in window 4: two spaces but one window; a pane in each: two spaces as well
    report = accepted(*built_rounds(), **BUILT)
    ornaments = final(report, "Ana").ornaments
    assert ornaments is not None
    assert ornaments[1] == 3
    box = {"ornaments": [[2, 3]]}
    assert final(accepted(*built_rounds(), **BUILT, box=box), "Ben").ornaments == [3]


def test_leftover_panes_are_not_divided_by_three_strip_by_strip() -> None:
    ana = final(accepted(*idle_rounds()), "Ana")
    assert ana.leftover_points == (4 + 4 + 4 + 4 + 4) // 3 == 6


# Strip 2 is completed twice and removed in round 1, then strip 1 is completed.
REMOVED = [gap("BBBB", "5B-", slot=2), Round("RRRR YYYY GGGG GBBB WWWW", "5W3 < 2Y- 3G1 1R- 4G1")]
REMOVED_STRIPS = ["GGGGG/WWWWW", RED]


def test_a_window_counts_also_when_its_strip_is_removed() -> None:
    report = accepted(*REMOVED, ana=REMOVED_STRIPS)
    assert row(report, "Ana", of_round=2).windows == 4 + 3


def test_a_window_with_two_panes_counts_once() -> None:
    report = accepted(*REMOVED, ana=REMOVED_STRIPS)
    assert [row(report, "Ana", of_round=each).windows for each in (1, 2)] == [3 + 3, 4 + 3]


def test_the_window_pane_of_the_second_completion_is_not_lost() -> None:
    ana = final(accepted(*built_rounds(), **BUILT, side="B"), "Ana")
    assert (ana.completed_windows, ana.panes_of_colour) == (3, 6)


def test_the_kept_pane_is_the_players_choice() -> None:
    for keeps, colour in (("GGGGGG", "G"), ("RRRRRR", "R")):
        ana = final(accepted(*built_rounds(keeps), **BUILT, side="B"), "Ana")
        assert (ana.chosen_colour, ana.panes_of_colour) == (colour, 6)
    assert refused(Round("RRRG YYGG", "1R1 5W1 2Y1"), ana=["RRRYY/WWWWW"]).rule == "keep-missing"


def test_panes_that_still_have_to_break_after_a_reset_are_not_forgotten() -> None:
    # 12 + 12 steps on a track of 8: the marker is at the top again, not at 4 or at 8
    played = Round("RRRR YYYY GGGG YYYY BBBB", "1R- 2Y- 3G- 4Y- 5B-")
    report = accepted(played, Round("RRRR YYYY GGGG WWWW BBBB", "1R- 2Y- 3G- 4W1 5B-"))
    assert [row(report, "Ana", of_round=each).steps for each in (1, 2)] == [12, 12]


def test_the_round_bonus_counts_panes_and_not_printed_spaces() -> None:
    # in the blue round: two blue panes on jokers of a strip without a blue space
    table: dict[str, Any] = {"ana": ["RRRRR/RRR**"], "round_colours": "BBRYGW"}
    report = accepted(Round("RRRR RBBB RRRG", "1R1 4W1 2R1 5W2 3R1 < CB1=B"), **table)
    assert row(report, "Ana").colour_bonus == 2
    # in the red round: no red pane on jokers, three on red spaces
    table["round_colours"] = "RRYGBW"
    report = accepted(Round("RRRR RBBB RRRG", "1R1 4W1 2R1 5W2 3R1 < CB1=B"), **table)
    assert row(report, "Ana").colour_bonus == 5 + 3


def test_the_pane_of_the_round_goes_back_to_the_tower() -> None:
    # all 20 white panes are placed in five rounds; two of them were on the indicator in rounds 1 and 2
    accepted(*idle_rounds(5))


def test_the_panes_on_the_indicator_are_not_in_the_bag() -> None:
    # 94 panes, not 100: after four rounds 14 are left, and the yellow one of the indicator is not among them
    assert refused(Round("YYYY YYYY YYYY YYYY YYYY")).rule == "draw-supply"
    error = refused(*idle_rounds(3), Round("YYYY YYYY RRRR GGGG BBBB"))
    assert (error.rule, error.round) == ("draw-supply", 4)


def test_the_glazier_is_not_set_down_on_a_gap() -> None:
    assert refused(gap("RWWW", "5W3 CR1"), ana=[RED, RED]).rule == "strip-removed"


def test_the_glazier_does_not_return_to_slot_1_whose_strip_is_gone() -> None:
    error = refused(gap("GGGG", "5G-"), Round(EVERY, "5W3 < 1R- <"), ana=[RED])
    assert (error.rule, error.move) == ("glazier-already-leftmost", 4)
    assert refused(gap("GGGG", "5G-"), Round(EVERY, "5W3 < 1R- 2Y1"), ana=[RED, WHITE]).legal == ["2Y-"]


def test_a_score_may_be_large() -> None:
    box = {"window_values": [1_000_000_000_000, 3, 3, 2, 2, 1, 1, 2]}
    report = accepted(gap("GGGG"), ana=[RED], box=box)
    assert row(report, "Ana").total == 2_000_000_000_000


@pytest.mark.parametrize("name", ["007", "1e5", "1_000", "-0", "nan", "0x10", "12.50"])
def test_names_that_look_like_numbers_stay_as_they_are(name: str) -> None:
    log = log_of(*idle_rounds(), starting_player=name)
    log["players"][0]["name"] = name
    report: SintraReport = judged(log).report
    assert report.errors == []
    assert report.players == [name, "Ben"]
    assert {each.starter for each in report.rounds} == {name}
    assert [each.player for each in report.rounds[0].players] == [name, "Ben"]
    assert [each.player for each in report.ranking or []] == ["Ben", name]


def test_a_move_out_of_turn_is_neither_repaired_nor_skipped() -> None:
    error = refused(Round(EVERY, "1R- Ana:2Y- Ben:3G- Ana:4B- Ben:5W1"))
    assert (error.rule, error.move) == ("turn-order", 2)


def test_nothing_after_the_first_illegal_move_is_shown_as_played() -> None:
    wrong = Round(EVERY, "1R- 2Y1 3G- 4B- 5W2")
    report = reported(idle(1), wrong, idle(3), Round("RR"))
    assert (report.status, len(report.errors), len(report.rounds)) == ("illegal", 1, 2)
    assert [each.finished for each in report.rounds] == [True, False]
    assert [row(report, each, of_round=2).steps for each in ("Ana", "Ben")] == [4, 0]
    assert (report.final, report.ranking, report.winners) == (None, None, None)
