"""What is printed on the components, where it is not what the tool takes for granted."""

from __future__ import annotations

from typing import Any

import pytest

from sintra_cli.family.rules.address import Stop
from sintra_cli.referee.snapshot import document_at
from sintra_cli.referee.standing import stand
from tests.building.logs import Round, read_log
from tests.building.sintra import (
    EVERY,
    WHITE,
    WHITE_WITH_JOKERS,
    accepted,
    final,
    judged,
    log_of,
    refused,
    reported,
    row,
)
from tests.building.sintra_games import BUILT, built_rounds, gap, idle_rounds

RED = "RRRRR/YYYYY"


def test_window_values() -> None:
    values = [8, 0, 6, 5, 4, 3, 2, 100]
    for slot, value in enumerate(values, start=1):
        ana = [*[WHITE] * (slot - 1), "RRRRR/W*W*W"]
        report = accepted(Round("RRRR RBBB", f"1R{slot} 5W1 2R{slot}"), ana=ana, box={"window_values": values})
        assert row(report, "Ana").windows == value


def test_broken_glass() -> None:
    # Ana's 4 + 4 steps end on the space of 9 points; then the track is 3 spaces long
    box = {"broken_glass": [0, 2, 4, 9]}
    report = accepted(Round("RRRR GGGG", "1R- 5W1 2G-"), box=box, rulings={"score_floor": "none"})
    ana = row(report, "Ana")
    assert (ana.steps, ana.reset_losses) == (8, 2 * 9)


def test_broken_glass_at_the_end() -> None:
    # 52 and 48 steps on a track of 50
    box = {"broken_glass": [2 * each for each in range(51)]}
    report = accepted(*idle_rounds(), box=box, rulings={"score_floor": "none"})
    ana, ben = final(report, "Ana"), final(report, "Ben")
    assert (ana.broken_glass, ana.lost, ana.total) == (2 * 2, 100 + 4, -100 + 6 - 4)
    assert (ben.broken_glass, ben.lost, ben.total) == (2 * 48, 96, -96)


@pytest.mark.parametrize(
    ("places", "ana", "ben"),
    [
        # panes in windows 1 to 4: Ana 2 2 2 0, Ben 2 1 1 0
        ([[2, 3]], [10], [3]),
        ([[3, 4], [1, 2]], [3, 10], [0, 6]),
        ([[4, 5], [6, 7]], [0, 0], [0, 0]),
    ],
)
def test_ornaments(places: list[list[int]], ana: list[int], ben: list[int]) -> None:
    report = accepted(*built_rounds(), **BUILT, box={"ornaments": places})
    assert (final(report, "Ana").ornaments, final(report, "Ben").ornaments) == (ana, ben)
    assert final(report, "Ana").side_bonus == sum(ana)


@pytest.mark.parametrize(
    ("points", "ana", "ben"),
    [
        # filled spaces around the four ornaments: Ana 4 2 0 0, Ben 3 1 0 0
        ([0, 0, 3, 6, 10], [10, 3, 0, 0], [6, 0, 0, 0]),
        ([0, 1, 2, 4, 8], [8, 2, 0, 0], [4, 1, 0, 0]),
        ([5, 0, 0, 0, 0], [0, 0, 5, 5], [0, 0, 5, 5]),
    ],
)
def test_ornament_points(points: list[int], ana: list[int], ben: list[int]) -> None:
    report = accepted(*built_rounds(), **BUILT, box={"ornament_points": points})
    assert (final(report, "Ana").ornaments, final(report, "Ben").ornaments) == (ana, ben)
    assert (final(report, "Ana").side_bonus, final(report, "Ben").side_bonus) == (sum(ana), sum(ben))
    log = log_of(*built_rounds(), **BUILT)
    assert judged(log, box={"ornament_points": points}).report.final == report.final


def test_ornament_points_have_no_say_on_side_b() -> None:
    points = {"ornament_points": [9, 9, 9, 9, 9]}
    assert accepted(*built_rounds(), **BUILT, side="B", box=points).final == (
        accepted(*built_rounds(), **BUILT, side="B").final
    )


def test_ornament_points_stay_with_a_position() -> None:
    points = [0, 1, 2, 4, 8]
    log = read_log(log_of(*built_rounds(), **BUILT, box={"ornament_points": points}))
    before_the_end = document_at(log, stand(log, Stop(6, 3)).table)  # type: ignore[arg-type]
    assert before_the_end["box"] == {"ornament_points": points}
    rest = [{"moves": "4B- 5W-"}]
    again = judged({**before_the_end, "rounds": rest}).report
    assert [each.ornaments for each in again.final or []] == [[8, 2, 0, 0], [4, 1, 0, 0]]


def test_ornament_points_are_never_assumed() -> None:
    assert "ornament_points" not in accepted(side="A").assumed
    assert accepted(box={"ornament_points": [0, 0, 3, 6, 10]}).assumed == accepted().assumed


STATED: dict[str, Any] = {
    "broken_glass": [0, 1, 2, 4, 6, 8, 11, 14, 18],
    "ornaments": [[1, 2], [3, 4], [5, 6], [7, 8]],
    "window_values": [4, 3, 3, 2, 2, 1, 1, 2],
}


def test_values_that_the_log_does_not_state_are_assumed() -> None:
    assert accepted().assumed == ["broken_glass", "ornaments", "window_values"]
    assert accepted(box=STATED).assumed == []
    for name, value in STATED.items():
        assert accepted(box={name: value}).assumed == sorted(set(STATED) - {name})


def test_ornaments_are_not_assumed_on_side_b() -> None:
    assert accepted(side="B").assumed == ["broken_glass", "window_values"]


def test_a_box_that_is_given_to_the_judge_goes_before_that_of_the_log() -> None:
    log = log_of(gap("GGGG"), ana=[RED], box={"window_values": [9, 3, 3, 2, 2, 1, 1, 2]})
    box = {"window_values": [7, 3, 3, 2, 2, 1, 1, 2]}
    assert row(judged(log).report, "Ana").windows == 9 + 9
    assert row(judged(log, box=box).report, "Ana").windows == 7 + 7


COLOURS = ["C crimson", "J jade", "A amber", "B blue", "W white"]


def test_other_colours_the_letters_c_and_j_among_them() -> None:
    # C is also the centre, and j the jokers
    table: dict[str, Any] = {
        "box": {"colours": COLOURS},
        "round_colours": "JCJABW",
        "ana": ["CCCCJ/CJ*J*"],
        "ben": ["JJJJJ/WWWWW"],
    }
    played = Round("CCCC JCCC CJJJ", "14C1 5W2 2J1=J 3C- C3C1j2 CJ- 4W2")
    verdict = judged(log_of(played, **table))
    assert verdict.report.errors == []
    assert [(each.panes, each.kept) for each in verdict.tables.completions] == [("CCCCJ", "J")]
    assert verdict.tables.colours == {"C": "crimson", "J": "jade", "A": "amber", "B": "blue", "W": "white"}
    ana = row(verdict.report, "Ana")
    assert (ana.colour_bonus, ana.windows) == (1, 4)


def test_other_colours_in_legal_moves() -> None:
    table: dict[str, Any] = {"box": {"colours": COLOURS}, "round_colours": "WWCJAB", "ana": ["CCCCJ/CJ*J*"]}
    error = refused(Round("CCCC CJJJ", "1C1 5W1 2J-"), **table)
    assert error.legal == ["2J1=C", "2J1=J"]


def test_the_round_colours_are_those_of_the_box() -> None:
    error = refused(box={"colours": COLOURS}, round_colours="WWCJAA", ana=["CCCCC/CCCCC"])
    assert error.rule == "round-track"


def test_the_best_colour_among_equals_is_the_first_in_the_order_of_the_box() -> None:
    box = {"colours": ["W white", "G green", "R red", "Y yellow", "B blue"]}
    ana = final(accepted(*built_rounds("RRRGGG"), **BUILT, side="B", box=box), "Ana")
    assert (ana.chosen_colour, ana.panes_of_colour) == ("G", 3)


NUMBERED = [RED, "GGGGG/BBBBB", *[WHITE] * 5, WHITE_WITH_JOKERS]


def test_strips_of_the_box_by_their_numbers_from_left_to_right() -> None:
    table: dict[str, Any] = {"box": {"strips": NUMBERED}, "ana": "2 3 1 4 5 6 7 8", "ben": "8 7 6 5 4 3 2 1"}
    accepted(Round("GGGG RRRR", "1G1 3W1 2R3"), **table)
    error = refused(Round("GGGG RRRR", "1G1 3W1 2R-"), **table)
    assert (error.rule, error.legal) == ("must-place", ["2R3"])
    error = refused(Round("GGGG RRRR", "3W2 1G-"), **table)
    assert (error.player, error.legal) == ("Ben", ["1G7"])


def test_a_numbered_strip_with_its_second_face_up() -> None:
    table: dict[str, Any] = {"box": {"strips": NUMBERED}, "ana": "1' 2' 3 4 5' 6 7 8", "ben": "1 2 3 4 5 6 7 8"}
    assert refused(Round("RRRR", "1R1"), **table).legal == ["1R-"]
    assert refused(Round("BBBB", "1B1"), **table).legal == ["1B2"]
    # turned over it shows its first face
    accepted(Round("YYYY YRRR GGGG", "1Y1 5W3 2Y1 4W3 CR1"), **table)


def test_the_set_that_the_players_laid_is_looked_at_not_the_box() -> None:
    table: dict[str, Any] = {"box": {"strips": NUMBERED}, "ana": "1 2 3 4 5 6 7 8"}
    error = refused(**table, ben="1 2 3 4 5 6 7 8'")
    assert (error.rule, error.player) == ("strip-set", "Ben")
    no_jokers = {"strips": [WHITE] * 8}
    accepted(box=no_jokers)
    error = refused(box=no_jokers, ana="1 2 3 4 5 6 7 8")
    assert (error.rule, error.player) == ("strip-set", "Ana")


def test_numbered_strips_need_the_strips_of_the_box() -> None:
    report = reported(ana="1 2 3 4 5 6 7 8")
    assert (report.status, [each.rule for each in report.errors]) == ("unreadable", ["log-shape"])


def test_letters_may_be_lower_case() -> None:
    # in displays, strips, round colours and moves
    played = Round("rrrG YYgg", "1r1 5w1 2y1=r")
    report = accepted(played, ana=["rrryy/wwwww"], round_colours="rrygbw")
    assert (report.rounds[0].colour, row(report, "Ana").colour_bonus) == ("R", 3)


def test_the_number_of_panes_is_the_same_in_every_box() -> None:
    accepted(Round(EVERY), box=STATED)
    assert refused(Round("YYYY YYYY YYYY YYYY YYYY"), box=STATED).rule == "draw-supply"
