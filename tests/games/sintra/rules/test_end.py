"""The end of the game (rulebook p. 5-6)."""

from __future__ import annotations

from tests.building.logs import Round
from tests.building.sintra import EVERY, accepted, final, row
from tests.building.sintra_games import BUILT, built_rounds, idle_rounds

# Long enough that no marker goes back: the value is the number of steps of the whole game.
STEPS = {"broken_glass": list(range(100))}
NO_FLOOR = {"score_floor": "none"}

# In the built game Ana scores 4 + 4 + 3 + 3 + 3 + 3 = 20 for windows and 4 + 1 = 5 for red panes in round 3 and a
# green one in round 5; she takes 6 x (3 + 4) = 42 steps. Ben scores 4 + 4 + 3 + 3 = 14 for windows and 4 for yellow
# panes in round 4; he takes 4 x 3 + 2 x 8 = 28 steps.


def test_the_game_ends_after_six_rounds() -> None:
    assert accepted(*idle_rounds(5)).status == "unfinished"
    assert accepted(*idle_rounds(6)).status == "finished"


def test_a_sixth_round_that_is_not_over_is_no_end() -> None:
    report = accepted(*idle_rounds(5), Round("RRRR YYYY GGGG BBBB RRRR", "1R- 2Y- 3G- 4B-"))
    assert report.status == "unfinished"
    assert (report.final, report.ranking, report.winners) == (None, None, None)


def test_the_rounds_of_the_built_game() -> None:
    report = accepted(*built_rounds(), **BUILT, box=STEPS)
    assert [row(report, "Ana", of_round=each).points for each in range(1, 7)] == [4, 4, 3 + 4, 3, 3 + 1, 3]
    assert [row(report, "Ben", of_round=each).points for each in range(1, 7)] == [4, 4, 3, 3 + 4, 0, 0]


def test_a_point_for_every_three_panes_still_on_the_strips_all_together_and_rounded_down() -> None:
    report = accepted(*idle_rounds())
    ana, ben = final(report, "Ana"), final(report, "Ben")
    assert (ana.leftover_panes, ana.leftover_points) == (5 * 4, 20 // 3)
    assert (ben.leftover_panes, ben.leftover_points) == (0, 0)


def test_panes_in_windows_are_not_leftover() -> None:
    report = accepted(*built_rounds(), **BUILT, box=STEPS)
    assert final(report, "Ana").leftover_panes == 0


def test_minus_the_value_at_the_marker() -> None:
    report = accepted(*built_rounds(), **BUILT, box=STEPS, rulings=NO_FLOOR)
    ana, ben = final(report, "Ana"), final(report, "Ben")
    assert (ana.broken_glass, ben.broken_glass) == (42, 28)
    assert (ana.total, ben.total) == (25 + 0 - 42 + 13, 18 + 0 - 28 + 6)


def test_leftover_panes_score_before_the_broken_glass_is_lost() -> None:
    # 0 points, 20 panes: + 6; the marker is at 52 - 6 x 8 = 4 steps: - 6
    ana = final(accepted(*idle_rounds()), "Ana")
    assert (ana.leftover_points, ana.broken_glass, ana.total) == (6, 6, 0)


def test_the_broken_glass_is_lost_before_ornaments_score() -> None:
    report = accepted(*built_rounds(), **BUILT, box=STEPS)
    ana, ben = final(report, "Ana"), final(report, "Ben")
    assert (ana.broken_glass, ana.side_bonus, ana.total) == (25, 13, 0 + 13)  # 25 points, 42 to lose
    assert (ben.broken_glass, ben.side_bonus, ben.total) == (18, 6, 0 + 6)  # 18 points, 28 to lose


def test_the_broken_glass_is_lost_before_side_b_scores() -> None:
    ana = final(accepted(*built_rounds(), **BUILT, box=STEPS, side="B"), "Ana")
    assert (ana.broken_glass, ana.total) == (25, 3 * 6)


def test_a_loss_at_the_end_that_the_score_can_bear_is_taken_whole() -> None:
    box = {**STEPS, "window_values": [20, 3, 3, 2, 2, 1, 1, 2]}
    ana = final(accepted(*built_rounds(), **BUILT, box=box), "Ana")
    assert (ana.broken_glass, ana.total) == (42, (25 + 16 + 16) - 42 + 13)


def test_an_ornament_scores_10_6_3_0_or_0_for_4_3_2_1_or_0_filled_spaces_around_it() -> None:
    # Ana: windows 1 and 2 hold 2 + 2 panes, 3 and 4 hold 2 + 0; Ben: 2 + 1 and 1 + 0; the others none
    report = accepted(*built_rounds(), **BUILT)
    assert final(report, "Ana").ornaments == [10, 3, 0, 0]
    assert final(report, "Ben").ornaments == [6, 0, 0, 0]


def test_the_side_bonus_of_side_a_is_the_sum_of_the_ornaments() -> None:
    report = accepted(*built_rounds(), **BUILT)
    ana = final(report, "Ana")
    assert ana.side_bonus == 10 + 3
    assert (ana.completed_windows, ana.chosen_colour, ana.panes_of_colour) == (None, None, None)


def test_side_b_scores_completed_windows_times_the_panes_of_a_colour() -> None:
    # Ana has completed windows 1, 2 and 3; all six panes are green
    ana = final(accepted(*built_rounds(), **BUILT, side="B"), "Ana")
    assert (ana.completed_windows, ana.chosen_colour, ana.panes_of_colour) == (3, "G", 6)
    assert (ana.side_bonus, ana.ornaments) == (3 * 6, None)


def test_side_b_counts_panes_in_all_windows_complete_or_not() -> None:
    # Ben has completed window 1 only, and one pane each in windows 2 and 3; all four are blue
    ben = final(accepted(*built_rounds(), **BUILT, side="B"), "Ben")
    assert (ben.completed_windows, ben.chosen_colour, ben.panes_of_colour) == (1, "B", 4)
    assert ben.side_bonus == 1 * 4


def test_side_b_counts_the_best_colour() -> None:
    report = accepted(*built_rounds("RGGGGR", "YBBB"), **BUILT, side="B")
    ana, ben = final(report, "Ana"), final(report, "Ben")
    assert (ana.chosen_colour, ana.panes_of_colour, ana.side_bonus) == ("G", 4, 3 * 4)
    assert (ben.chosen_colour, ben.panes_of_colour, ben.side_bonus) == ("B", 3, 1 * 3)


def test_side_b_counts_the_first_in_box_order_among_equals() -> None:
    report = accepted(*built_rounds("GGGRRR", "BBYY"), **BUILT, side="B")
    ana, ben = final(report, "Ana"), final(report, "Ben")
    assert (ana.chosen_colour, ana.panes_of_colour) == ("R", 3)
    assert (ben.chosen_colour, ben.panes_of_colour) == ("Y", 2)


def test_side_b_without_panes_has_no_colour() -> None:
    ben = final(accepted(*idle_rounds(), side="B"), "Ben")
    assert (ben.completed_windows, ben.chosen_colour, ben.panes_of_colour) == (0, None, 0)
    assert ben.side_bonus == 0


def test_side_b_with_panes_but_no_completed_window_scores_nothing() -> None:
    report = accepted(*built_rounds(ben_keeps="B"), ana=BUILT["ana"], ben=["YYYYB/RRRRR"], side="B")
    ben = final(report, "Ben")
    assert (ben.completed_windows, ben.chosen_colour, ben.panes_of_colour) == (0, "B", 1)
    assert ben.side_bonus == 0


def test_nothing_is_scored_at_the_end_of_an_unfinished_game() -> None:
    report = accepted(*built_rounds()[:5], Round(EVERY, "1R3"), **BUILT, box=STEPS)
    assert report.final is None
    assert row(report, "Ana", of_round=6).total == 4 + 4 + (3 + 4) + 3 + (3 + 1)
