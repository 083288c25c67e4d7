"""Azul, the order of the checks: of two rules that a move or a round breaks, the first is reported."""

from __future__ import annotations

import pytest

from tests.building.azul import COLOURS, ana_places, fours, place, refused, reported, thrown_away
from tests.building.azul_games import ROW_1
from tests.building.logs import ANA, BEN, Round

# Ben starts. Ana's line 1 is full of blue, line 2 holds one red, and row 3 of her wall has black.
BLACK_IN_ROW_3 = ana_places("3K3 1K5 4W-")
LINES_IN_USE = Round("BBYY RWWW KKRR BBKK YYRR", "1Y- CB1 3K- 2R2 5R-")


def ana_moves(move: str) -> tuple[str, int | None, int | None, str | None]:
    """Return what is wrong with a move of Ana's in that position: round 2, move 6."""
    written = Round(LINES_IN_USE.displays, f"{LINES_IN_USE.moves} {move}")
    return place(refused(BLACK_IN_ROW_3, written, starting_player=BEN))


def test_the_position_is_legal() -> None:
    assert reported(BLACK_IN_ROW_3, LINES_IN_USE, starting_player=BEN).errors == []


@pytest.mark.parametrize("move", ["Ana:1B-", "9B1", "1B1", "13B1", "1Y1"])
def test_round_over_comes_before_everything_else_about_a_move(move: str) -> None:
    over = Round(fours(COLOURS), f"1B1 2Y1 3R- 4K- 5W- {move}")  # it would be Ben's turn

    assert place(refused(over)) == ("round-over", 1, 6, None)


@pytest.mark.parametrize("move", ["Ben:9B1", "Ben:4W3", "Ben:43B3", "Ben:4B1", "Ben:4K2", "Ben:4K3"])
def test_turn_order_comes_before_everything_else_about_a_move(move: str) -> None:
    assert ana_moves(move) == ("turn-order", 2, 6, ANA)


@pytest.mark.parametrize("move", ["9B1", "92B1", "9Y2", "9K3"])
def test_no_such_display_comes_before_count_and_line(move: str) -> None:
    assert ana_moves(move) == ("no-such-display", 2, 6, ANA)


@pytest.mark.parametrize("move", ["42W3", "4W1", "4Y2", "5K3"])
def test_colour_not_there_comes_before_count_and_line(move: str) -> None:
    assert ana_moves(move) == ("colour-not-there", 2, 6, ANA)


@pytest.mark.parametrize("move", ["43B1", "43K1", "43K2", "43K3"])
def test_pane_count_comes_before_the_line(move: str) -> None:
    assert ana_moves(move) == ("pane-count", 2, 6, ANA)


def test_line_full_comes_before_line_colour() -> None:
    assert ana_moves("4K1") == ("line-full", 2, 6, ANA)


def test_line_full_comes_before_wall_has_colour() -> None:
    black_in_row_1 = ana_places("1K1 3K- 4R-")
    full_of_blue = Round(fours(COLOURS), "2Y- 1B1 3R- 4K1")

    found = refused(black_in_row_1, full_of_blue, starting_player=BEN)

    assert place(found) == ("line-full", 2, 4, ANA)


def test_line_colour_comes_before_wall_has_colour() -> None:
    red_on_line_3 = Round("BBYY RWWW KKRR BBKK YYRR", "1Y- 2R3 3K- 4K3")

    found = refused(BLACK_IN_ROW_3, red_on_line_3, starting_player=BEN)

    assert place(found) == ("line-colour", 2, 4, ANA)


def test_wall_has_colour_comes_last() -> None:
    assert ana_moves("4K3") == ("wall-has-colour", 2, 6, ANA)


# Rounds


def test_round_unfinished_comes_before_display_count() -> None:
    assert place(refused(Round(fours(COLOURS), "1B-"), Round("BBBB"))) == ("round-unfinished", 2, None, None)


def test_round_unfinished_comes_before_display_size() -> None:
    found = refused(Round(fours(COLOURS), "1B-"), Round("BBBBB YYYY RRRR KKKK WWWW"))

    assert place(found) == ("round-unfinished", 2, None, None)


def test_round_unfinished_comes_before_draw_supply() -> None:
    found = refused(Round(fours("BBBBB"), "1B-"), Round(fours("BBBBB")))

    assert place(found) == ("round-unfinished", 2, None, None)


@pytest.mark.parametrize("displays", ["BBBB", "BBBBB YYYY RRRR KKKK WWWW", "BBBB BBBB BBBB BBBB BBBB"])
def test_game_over_comes_before_anything_about_the_displays(displays: str) -> None:
    found = refused(*ROW_1, Round(displays), starting_player=BEN)

    assert place(found) == ("game-over", 6, None, None)


def test_display_count_comes_before_display_size() -> None:
    assert place(refused(Round("BBBBB YYY RRRR KKKK"))) == ("display-count", 1, None, None)


def test_display_count_comes_before_draw_supply() -> None:
    found = refused(thrown_away("BBBBB"), Round("BBBB YYYY RRRR KKKK"))

    assert place(found) == ("display-count", 2, None, None)


def test_display_size_comes_before_draw_supply() -> None:
    found = refused(thrown_away("BBBBB"), Round("BBBBB YYYY RRRR KKKK WWWW"))

    assert place(found) == ("display-size", 2, None, None)


# The first thing that is wrong is the only one


def test_nothing_after_the_first_illegal_move_is_looked_at() -> None:
    wrong = Round(fours(COLOURS), "1B1 2Y- 9R1 9K1")

    assert [place(each) for each in reported(wrong, Round("BBBB")).errors] == [("no-such-display", 1, 3, ANA)]


def test_what_is_wrong_with_the_displays_comes_before_the_moves() -> None:
    assert refused(Round("BBBBB YYYY RRRR KKKK WWWW", "9B1")).rule == "display-size"
