"""The rulings: the same log under both values, the default first."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.building.logs import THREE, Round
from tests.building.sintra import EVERY, WHITE, accepted, final, judged, log_of, refused, reported, row
from tests.building.sintra_games import BUILT, EVEN, EVEN_BOX, built_rounds, flipped, gap, idle, idle_rounds

RED = "RRRRR/YYYYY"

DEFAULTS = {
    "score_floor": "zero",
    "return_from_gap": "allowed",
    "breakage_after_reset": "continues",
    "untouched_centre": "same_starter",
    "refill": "when_empty",
    "tie_losses": "printed",
    "leftover_panes": "total",
    "round_bonus_jokers": "count",
    "joker_choice": "free",
}
OTHERS = {
    "score_floor": "none",
    "return_from_gap": "forbidden",
    "breakage_after_reset": "dropped",
    "untouched_centre": "next_player",
    "refill": "when_short",
    "tie_losses": "paid",
    "leftover_panes": "per_strip",
    "round_bonus_jokers": "skip",
    "joker_choice": "colour_first",
}


def in_force(rulings: object) -> Any:
    """Return the rulings of a report as its JSON has them."""
    return msgspec.to_builtins(rulings)


def test_a_log_that_says_nothing_has_the_defaults() -> None:
    assert in_force(accepted().rulings) == DEFAULTS


@pytest.mark.parametrize("name", OTHERS)
def test_a_log_chooses(name: str) -> None:
    report = accepted(rulings={name: OTHERS[name]})
    assert in_force(report.rulings) == {**DEFAULTS, name: OTHERS[name]}


@pytest.mark.parametrize("name", OTHERS)
def test_who_judges_has_the_last_word(name: str) -> None:
    log = log_of(rulings={name: OTHERS[name]})
    assert in_force(judged(log, rulings={name: DEFAULTS[name]}).report.rulings) == DEFAULTS
    assert in_force(judged(log_of(), rulings=OTHERS).report.rulings) == OTHERS


@pytest.mark.parametrize("rulings", [{"score_flor": "zero"}, {"score_floor": "nought"}])
def test_an_unknown_name_or_value_is_an_error_of_the_log(rulings: dict[str, str]) -> None:
    report = reported(Round("RRRR", "1R-"), rulings=rulings)
    assert (report.status, [each.rule for each in report.errors]) == ("unreadable", ["log-shape"])


def test_score_floor_can_the_score_fall_below_0() -> None:
    # Ana completes strip 1 for 4 points and then comes to the end of the track
    played = Round("RRRR RRRR GGGG", "1R1 5W1 2R1 4W2 3G-")
    table: dict[str, Any] = {"ana": [RED], "box": {"broken_glass": [0, 1, 2, 3, 18]}}
    zero = row(accepted(played, **table, rulings={"score_floor": "zero"}), "Ana")
    assert (zero.reset_losses, zero.points, zero.total) == (4, 4 - 4, 0)
    none = row(accepted(played, **table, rulings={"score_floor": "none"}), "Ana")
    assert (none.reset_losses, none.points, none.total) == (18, 4 - 18, -14)


def test_score_floor_can_the_score_fall_below_0_at_the_end() -> None:
    # 25 points and 42 to lose, then 13 for ornaments
    table: dict[str, Any] = {**BUILT, "box": {"broken_glass": list(range(100))}}
    zero = final(accepted(*built_rounds(), **table, rulings={"score_floor": "zero"}), "Ana")
    assert (zero.broken_glass, zero.total) == (25, 13)
    none = final(accepted(*built_rounds(), **table, rulings={"score_floor": "none"}), "Ana")
    assert (none.broken_glass, none.total) == (42, 25 - 42 + 13)


def test_return_from_gap_may_the_glazier_return_to_a_strip_on_its_right() -> None:
    played = gap("WWWR", "5W3 <")
    accepted(played, ana=[RED], rulings={"return_from_gap": "allowed"})
    error = refused(played, ana=[RED], rulings={"return_from_gap": "forbidden"})
    assert (error.rule, error.move, error.page) == ("glazier-already-leftmost", 9, "5")


def test_return_from_gap_forbids_no_return_to_the_left() -> None:
    for ruling in ("allowed", "forbidden"):
        accepted(gap("WWWR", "5W3 <", slot=2), ana=[WHITE, RED], rulings={"return_from_gap": ruling})


def test_return_from_gap_is_in_the_list_of_legal_moves() -> None:
    played = gap("WWWR", "5W3 2R1")
    assert refused(played, ana=[RED], rulings={"return_from_gap": "allowed"}).legal == ["CR-", "<"]
    assert refused(played, ana=[RED], rulings={"return_from_gap": "forbidden"}).legal == ["CR-"]


def test_breakage_after_reset_do_the_panes_that_still_have_to_break_count() -> None:
    # two steps are the whole track; four panes break
    table: dict[str, Any] = {"box": {"broken_glass": [0, 1, 5]}}
    continues = {"score_floor": "none", "breakage_after_reset": "continues"}
    ana = row(accepted(Round("RRRR", "1R-"), **table, rulings=continues), "Ana")
    assert (ana.steps, ana.reset_losses) == (4, 5 + 5)
    dropped = {"score_floor": "none", "breakage_after_reset": "dropped"}
    ana = row(accepted(Round("RRRR", "1R-"), **table, rulings=dropped), "Ana")
    assert (ana.steps, ana.reset_losses) == (2, 5)


def test_breakage_after_reset_the_tiles_step_belongs_to_the_move() -> None:
    # the tile's step is the whole track; three panes break after it
    table: dict[str, Any] = {"box": {"broken_glass": [0, 5]}}
    continues = {"score_floor": "none", "breakage_after_reset": "continues"}
    ben = row(accepted(Round("RGGG", "1R- CG-"), **table, rulings=continues), "Ben")
    assert (ben.steps, ben.reset_losses) == (1 + 3, 4 * 5)
    dropped = {"score_floor": "none", "breakage_after_reset": "dropped"}
    ben = row(accepted(Round("RGGG", "1R- CG-"), **table, rulings=dropped), "Ben")
    assert (ben.steps, ben.reset_losses) == (1, 5)


def test_breakage_after_reset_the_next_move_counts_again() -> None:
    # 4 panes of which 3 move the marker, 4 panes of which 3 do; and 2 + 2, neither a reset
    rulings = {"breakage_after_reset": "dropped"}
    table: dict[str, Any] = {"box": {"broken_glass": [0, 1, 2, 5]}, "rulings": rulings}
    assert row(accepted(Round("RRRR GGGG", "1R- 5W1 2G-"), **table), "Ana").steps == 3 + 3
    assert row(accepted(Round("RRYY GGYY", "1R- 5W1 2G-"), **table), "Ana").steps == 2 + 1


def test_breakage_after_reset_dropped_panes_go_to_the_tower_like_all() -> None:
    # every step is a reset, three of four panes are dropped; rounds 5 and 6 need them again
    table: dict[str, Any] = {"box": {"broken_glass": [0, 1]}}
    report = accepted(*idle_rounds(), **table, rulings={"breakage_after_reset": "dropped"})
    assert [row(report, "Ana", of_round=each).steps for each in range(1, 7)] == [2, 2, 2, 2, 2, 3]


@pytest.mark.parametrize(
    ("starter", "same", "following", "after_last"),
    [("Ana", "Ana", "Ben", "Cleo"), ("Ben", "Ben", "Cleo", "Ana"), ("Cleo", "Cleo", "Ana", "Ben")],
)
def test_untouched_centre_who_starts_the_next_round(starter: str, same: str, following: str, after_last: str) -> None:
    laid = f"{EVERY} RRRR YYYY"
    # the starter returns the glazier once, so that the second of the three players makes the last of eight turns
    played = [Round(laid, "5W2 1R- 2Y- < 3G- 4B- 6R- 7Y-"), Round(laid)]
    table: dict[str, Any] = {"players": THREE, "starting_player": starter}
    report = accepted(*played, **table, rulings={"untouched_centre": "same_starter"})
    assert report.rounds[1].starter == same
    report = accepted(*played, **table, rulings={"untouched_centre": "next_player"})
    assert report.rounds[1].starter == following
    report = accepted(*played, **table, rulings={"untouched_centre": "after_last"})
    assert report.rounds[1].starter == after_last


def test_untouched_centre_has_no_say_when_somebody_took_the_tile() -> None:
    played = [Round("RRRY YYYY GGGG BBBB WWWW", "1R- CY- 2Y- 3G- 4B- 5W1"), Round(EVERY)]
    for ruling in ("same_starter", "next_player", "after_last"):
        assert accepted(*played, rulings={"untouched_centre": ruling}).rounds[1].starter == "Ben"


# Before round 5 the bag holds R 3, Y 3, G 3, B 3, W 2, and the tower the rest, W 2 among it.
LEFT_OUT = Round("RRRR YYYY GGGG BBBB RRRR", "1R- 2Y- 3G- 4B- 5R-")


def test_refill_is_the_rest_of_the_bag_drawn_before_the_tower_goes_in() -> None:
    error = refused(*idle_rounds(4), LEFT_OUT, rulings={"refill": "when_empty"})
    assert (error.rule, error.round) == ("draw-supply", 5)
    accepted(*idle_rounds(4), LEFT_OUT, rulings={"refill": "when_short"})


def test_refill_what_is_not_drawn_stays_in_the_bag() -> None:
    sixth = Round("RRRR YYYY GGGG BBBB WWWW")
    accepted(*idle_rounds(4), LEFT_OUT, sixth, rulings={"refill": "when_short"})
    fifth_white = Round("RRRR YYYY GGGG BBBW WWWW")
    error = refused(*idle_rounds(4), LEFT_OUT, fifth_white, rulings={"refill": "when_short"})
    assert (error.rule, error.round) == ("draw-supply", 6)


def test_refill_bag_and_tower_can_give_no_more_than_they_hold() -> None:
    fifth_white = Round("RRRY YYYG GGGB BBWW WWWR")
    for ruling in ("when_empty", "when_short"):
        error = refused(*idle_rounds(4), fifth_white, rulings={"refill": ruling})
        assert (error.rule, error.round) == ("draw-supply", 5)


def test_refill_where_the_bag_holds_enough_the_draw_comes_from_the_bag() -> None:
    # 16 yellow panes of 15 in the bag; four more are in the tower
    for ruling in ("when_empty", "when_short"):
        error = refused(idle(1), Round("YYYY YYYY YYYY YYYY WWWW"), rulings={"refill": ruling})
        assert (error.rule, error.round) == ("draw-supply", 2)


def test_tie_losses_printed_or_paid() -> None:
    # both have no points and 6 x 18 + 6 to lose; Ana has 6 points for her strips that she can pay with
    printed = accepted(*EVEN, box=EVEN_BOX, rulings={"tie_losses": "printed"})
    assert [final(printed, each).lost for each in ("Ana", "Ben")] == [114, 114]
    assert printed.winners == ["Ana", "Ben"]
    paid = accepted(*EVEN, box=EVEN_BOX, rulings={"tie_losses": "paid"})
    assert [final(paid, each).lost for each in ("Ana", "Ben")] == [6, 0]
    assert paid.winners == ["Ben"]


def test_tie_losses_counts_what_the_resets_took() -> None:
    # every fourth step is a reset of 4 points: of 42 steps 10, and two more; of 28 steps 7. The players lose as
    # much as they ever score: 25 and 18 points
    table: dict[str, Any] = {**BUILT, "box": {"broken_glass": [0, 1, 2, 3, 4]}}
    printed = accepted(*built_rounds(), **table, rulings={"tie_losses": "printed"})
    assert [final(printed, each).lost for each in ("Ana", "Ben")] == [10 * 4 + 2, 7 * 4]
    paid = accepted(*built_rounds(), **table, rulings={"tie_losses": "paid"})
    assert [final(paid, each).lost for each in ("Ana", "Ben")] == [25, 18]


def test_leftover_panes_all_strips_together_or_strip_by_strip() -> None:
    # four panes on each of five strips
    total = final(accepted(*idle_rounds(), rulings={"leftover_panes": "total"}), "Ana")
    assert (total.leftover_panes, total.leftover_points) == (20, 20 // 3)
    strip = final(accepted(*idle_rounds(), rulings={"leftover_panes": "per_strip"}), "Ana")
    assert (strip.leftover_panes, strip.leftover_points) == (20, 5 * (4 // 3))


def test_round_bonus_jokers_do_panes_on_jokers_earn_the_bonus() -> None:
    # R R R * * in the blue round, with two blue panes on the jokers
    played = Round("RRRR RBBB RRRG", "1R1 4W1 2R1 5W2 3R1 < CB1=B")
    table: dict[str, Any] = {"ana": ["RRRRR/RRR**"], "round_colours": "BBRYGW"}
    count = row(accepted(played, **table, rulings={"round_bonus_jokers": "count"}), "Ana")
    assert (count.colour_bonus, count.windows, count.total) == (2, 4 + 4, 10)
    skip = row(accepted(played, **table, rulings={"round_bonus_jokers": "skip"}), "Ana")
    assert (skip.colour_bonus, skip.windows, skip.total) == (0, 4 + 4, 8)


def test_round_bonus_jokers_skips_no_other_panes() -> None:
    # the same in the red round: five panes, and the three on red spaces
    played = Round("RRRR RBBB RRRG", "1R1 4W1 2R1 5W2 3R1 < CB1=B")
    table: dict[str, Any] = {"ana": ["RRRRR/RRR**"], "round_colours": "RRYGBW"}
    for ruling in ("count", "skip"):
        report = accepted(played, **table, rulings={"round_bonus_jokers": ruling})
        assert row(report, "Ana").colour_bonus == 5 + 3


@pytest.mark.parametrize("jokers", [1, 2])
def test_joker_choice_may_a_pane_go_on_a_joker_while_a_space_of_its_colour_is_free(jokers: int) -> None:
    played = flipped("RRWW", f"3R1j{jokers}")
    accepted(played, ana=["RRRRR/RR*Y*"], rulings={"joker_choice": "free"})
    error = refused(played, ana=["RRRRR/RR*Y*"], rulings={"joker_choice": "colour_first"})
    assert (error.rule, error.move, error.legal) == ("joker-count", 5, ["3R1"])


def test_joker_choice_a_joker_that_is_needed_may_be_said() -> None:
    for ruling in ("free", "colour_first"):
        for moves in ("3R1", "3R1j1"):
            accepted(flipped("RRRW", moves), ana=["RRRRR/RR*Y*"], rulings={"joker_choice": ruling})
