"""The legal moves that are named where an illegal one was made, and their order."""

from __future__ import annotations

from tests.building.logs import Round
from tests.building.sintra import EVERY, WHITE, refused
from tests.building.sintra_games import flipped, gap

RED = "RRRRR/YYYYY"
JOKERS = ["RRRRR/RR*Y*"]
REST_OF_STRIPS = ["2W2", "2W3", "2W4", "2W5", "2W6", "2W7", "2W8"]


def test_the_legal_moves_from_the_same_source_with_the_same_colour() -> None:
    error = refused(Round("RRYY YYYY RRRR", "1R2"), ana=[RED, WHITE, RED])
    assert error.legal == ["1R1", "1R3"]
    error = refused(Round("RRYY YYYY RRRR", "1R1 3R- C2Y1"), ana=[RED, "YYYYY/WWWWW"])
    assert error.legal == ["CY2"]


def test_if_all_of_them_break_that_is_the_one_legal_move() -> None:
    assert refused(Round("RRRR", "1R1")).legal == ["1R-"]


def test_strips_stand_from_left_to_right() -> None:
    assert refused(Round("RRRR WWWW", "2W-")).legal == ["2W1", *REST_OF_STRIPS]


def test_strips_to_the_left_and_gaps_are_not_among_them() -> None:
    assert refused(Round("RRRR", "5W4 3W1 2W1")).legal == ["2W4", "2W5", "2W6", "2W7", "2W8"]
    assert refused(gap("RRRW", "5W3 CR1"), ana=[RED, RED, WHITE, RED]).legal == ["CR2", "CR4"]


def test_the_legal_moves_are_those_of_the_player_whose_turn_it_is() -> None:
    error = refused(Round("RRRR", "2W2 Ana:1R1"), ana=[RED], ben=[WHITE, RED, RED])
    assert (error.player, error.legal) == ("Ben", ["1R2", "1R3"])


def test_if_there_are_none_all_legal_moves_displays_first_then_the_centre_then_the_return() -> None:
    # Ana's glazier stands above strip 2; on display 1 each colour once, and in the centre as well
    ana = [RED, WHITE, "YYYYY/WWWWW", "RRRRR/WWWWW"]
    error = refused(Round("BGYR GYBR BBBB GGGG WWWW", "5W2 2R- 5W2"), ana=ana)
    assert error.rule == "colour-not-there"
    assert error.legal == ["1R4", "1Y3", "1G-", "1B-", "3B-", "4G-", "CY3", "CG-", "CB-", "<"]


def test_all_legal_moves_have_the_colours_in_box_order() -> None:
    box = {"colours": ["W white", "B blue", "G green", "Y yellow", "R red"]}
    error = refused(Round("BGYR WWWW WWWW BBBB GGGG", "9R-"), box=box, ana=[RED] * 7 + ["RRRRR/R*R*R"])
    assert error.legal is not None
    assert error.legal[:4] == ["1B-", "1G-", "1Y-", "1R1"]


def test_the_return_is_named_only_where_it_is_legal() -> None:
    assert refused(Round(EVERY, "9R-")).legal == ["1R-", "2Y-", "3G-", "4B-", *[f"5W{each}" for each in range(1, 9)]]
    assert refused(Round(EVERY, "5W8 1R- 9R-")).legal == ["2Y-", "3G-", "4B-", "<"]


def test_where_a_return_is_refused_all_legal_moves_are_named() -> None:
    assert refused(Round(EVERY, "5W8 1R- < 2Y- <")).legal == ["3G-", "4B-"]


def test_no_move_is_legal_when_the_round_is_over() -> None:
    assert refused(Round(EVERY, "1R- 2Y- 3G- 4B- 5W1 1R-")).legal == []


def test_each_number_of_jokers_is_a_move_few_jokers_first() -> None:
    assert refused(flipped("RRWW", "3R-"), ana=JOKERS).legal == ["3R1", "3R1j1", "3R1j2"]


def test_the_number_is_written_only_where_it_differs_from_coloured_spaces_first() -> None:
    assert refused(flipped("RRRW", "3R-"), ana=JOKERS).legal == ["3R1", "3R1j2"]
    assert refused(flipped("RRRR", "3R-"), ana=JOKERS).legal == ["3R1"]
    assert refused(flipped("GGWW", "3G-"), ana=JOKERS).legal == ["3G1"]


def test_a_strip_with_all_its_variants_comes_before_the_next_strip() -> None:
    error = refused(flipped("RRWW", "3R-"), ana=[*JOKERS, WHITE, RED])
    assert error.legal == ["3R1", "3R1j1", "3R1j2", "3R3"]


def test_each_kept_colour_is_a_move_in_box_order() -> None:
    error = refused(Round("BBWW YYGG RGGG", "1B1 4W1 2Y1 5W2 3R-"), ana=["BBYYR/WWWWW"])
    assert error.legal == ["3R1=R", "3R1=Y", "3R1=B"]


def test_the_kept_colour_is_written_only_where_the_strip_shows_more_than_one() -> None:
    assert refused(Round("RRRR RBBB", "1R1 5W1 2R-"), ana=["RRRRR/WWWWW", RED]).legal == ["2R1", "2R2"]
    assert refused(Round("RRRG YYGG", "1R1 5W1 2Y-"), ana=["RRRYY/WWWWW"]).legal == ["2Y1=R", "2Y1=Y"]


def test_legal_moves_have_no_name_count_or_points() -> None:
    error = refused(Round("RRRR", "Ana:14R2(5)"), ana=[RED])
    assert error.legal == ["1R1"]


def test_legal_moves_are_in_capitals() -> None:
    error = refused(Round("rrrr", "1r2"), ana=["rrrrr/wwwww"])
    assert error.legal == ["1R1"]
