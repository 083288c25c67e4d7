"""Which rule is named when a move or a round breaks several at once: each rule and the next in the order."""

from __future__ import annotations

import pytest

from tests.building.logs import Round
from tests.building.sintra import EVERY, WHITE, refused, reported, row
from tests.building.sintra_games import gap, idle_rounds

RED = "RRRRR/YYYYY"
MIXED = "RRRYY/WWWWW"
WHOLE = "1R- 2Y- 3G- 4B- 5W1"


def test_round_over_before_turn_order() -> None:
    # it would be Ben's turn
    assert refused(Round(EVERY, f"{WHOLE} Ana:1R-")).rule == "round-over"


def test_turn_order_before_no_such_display() -> None:
    assert refused(Round("RRRR", "Ben:6R-")).rule == "turn-order"


def test_turn_order_before_a_return_that_is_not_allowed() -> None:
    assert refused(Round("RRRR", "Ben:<")).rule == "turn-order"


def test_no_such_display_before_colour_not_there() -> None:
    # nor is there any green pane
    assert refused(Round("RRRR", "6G-")).rule == "no-such-display"


def test_colour_not_there_before_pane_count() -> None:
    assert refused(Round("RRRR", "13G-")).rule == "colour-not-there"


def test_pane_count_before_strip_left_of_glazier() -> None:
    moves = "2W2 3W1 13R1"
    assert refused(Round("RRRR", moves), ana=[RED, WHITE, RED]).rule == "pane-count"


def test_strip_left_of_glazier_before_strip_removed() -> None:
    # strip 1 is a gap, and the glazier stands above strip 2
    second = Round(EVERY, "5W3 1R2 2Y- 3G1")
    assert refused(gap("GGGG", "5G-"), second, ana=[RED, RED]).rule == "strip-left-of-glazier"


def test_strip_left_of_glazier_before_must_place() -> None:
    # strip 1 has no red space, strip 3 has
    error = refused(Round("RRRR", "2W2 3W1 1R1"), ana=[WHITE, WHITE, RED])
    assert error.rule == "strip-left-of-glazier"


def test_strip_left_of_glazier_before_nothing_fits() -> None:
    assert refused(Round("RRRR", "2W2 3W1 1R1"), ana=[RED]).rule == "strip-left-of-glazier"


def test_strip_removed_before_must_place() -> None:
    error = refused(gap("RWWW", "5W3 CR1"), ana=[RED, RED])
    assert (error.rule, error.legal) == ("strip-removed", ["CR2"])


def test_strip_removed_before_nothing_fits() -> None:
    error = refused(gap("RWWW", "5W3 CR1"), ana=[RED])
    assert (error.rule, error.legal) == ("strip-removed", ["CR-"])


def test_must_place_before_joker_count() -> None:
    assert refused(Round("RRRR", "1R2j2"), ana=[RED]).rule == "must-place"


def test_nothing_fits_before_joker_count() -> None:
    assert refused(Round("RRRR", "1R2j2")).rule == "nothing-fits"


def test_must_place_before_keep_without_completion() -> None:
    assert refused(Round("RRRR", "1R2=R"), ana=[RED]).rule == "must-place"


def test_joker_count_before_keep_missing() -> None:
    assert refused(Round("RRRG YYGG", "1R1 5W1 2Y1j1"), ana=[MIXED]).rule == "joker-count"


def test_joker_count_before_keep_not_on_strip() -> None:
    assert refused(Round("RRRG YYGG", "1R1 5W1 2Y1j1=B"), ana=[MIXED]).rule == "joker-count"


def test_joker_count_before_keep_without_completion() -> None:
    assert refused(Round("RRRG YYGG", "1R1j1=R"), ana=[MIXED]).rule == "joker-count"


def test_keep_without_completion_also_for_a_colour_that_is_not_on_the_strip() -> None:
    assert refused(Round("RRRG YYGG", "1R1=B"), ana=[MIXED]).rule == "keep-without-completion"


def test_round_unfinished_before_game_over() -> None:
    sixth = Round("RRRR YYYY GGGG BBBB RRRR", "1R- 2Y- 3G- 4B-")
    error = refused(*idle_rounds(5), sixth, Round(EVERY))
    assert (error.rule, error.round) == ("round-unfinished", 7)


def test_round_unfinished_before_display_count() -> None:
    error = refused(Round(EVERY, "1R-"), Round(["RRRR"]))
    assert (error.rule, error.round) == ("round-unfinished", 2)


def test_game_over_before_display_count() -> None:
    error = refused(*idle_rounds(), Round(["RRRR"]))
    assert (error.rule, error.round) == ("game-over", 7)


def test_display_count_before_display_size() -> None:
    assert refused(Round(["RRR", *EVERY.split()])).rule == "display-count"


def test_display_size_before_draw_supply() -> None:
    # 21 yellow panes, of which there are 20
    assert refused(Round("YYYYY YYYY YYYY YYYY YYYY")).rule == "display-size"


def test_the_set_up_before_everything_else() -> None:
    assert refused(Round(["RRR"]), round_colours="RRRRRR").rule == "round-track"
    assert refused(Round(["RRR"]), ben=[WHITE] * 8).rule == "strip-set"


@pytest.mark.parametrize("move", ["1R2", "1R-", "1R1j1", "1R1=R", "CR1", "14Y1", "6R1", "Ben:1R1", "<"])
def test_a_refused_move_changes_nothing(move: str) -> None:
    # after two legal moves of each player
    before = Round("RRRR YYYB", "2Y- 3W1 CB- 4W2")
    report = reported(Round(before.displays, f"{before.moves} {move}"), ana=[RED])
    assert [each.move for each in report.errors] == [5]
    assert [row(report, each).steps for each in ("Ana", "Ben")] == [3 + 1 + 1, 0]
    assert [row(report, each).total for each in ("Ana", "Ben")] == [0, 0]


@pytest.mark.parametrize("move", ["C1Y1", "CY3", "CY1j1", "CY1=Y"])
def test_a_refused_move_from_the_centre_does_not_take_the_tile(move: str) -> None:
    report = reported(Round("RYYB", f"1R- {move}"), ben=["YYYRR/WWWWW"])
    assert [each.move for each in report.errors] == [2]
    assert row(report, "Ben").steps == 0
