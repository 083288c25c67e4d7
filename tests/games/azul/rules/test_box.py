"""Azul, the box: other colours than the printed ones."""

from __future__ import annotations

import pytest

from tests.building.azul import COLOURS, broken, error, fours, log_of, place, played, refused, reported
from tests.building.logs import ANA, Round
from tests.verdicts import judge

# Letters that elsewhere stand for the centre and for jokers.
JEWELS = {"colours": ["C coral", "J jade", "P pearl", "O opal", "G garnet"]}
REVERSED = {"colours": ["W white", "K black", "R red", "Y yellow", "B blue"]}


def test_the_colours_are_blue_yellow_red_black_and_white_by_default() -> None:
    colours = played(Round(fours(COLOURS))).tables.colours

    assert list(colours.items()) == [("B", "blue"), ("Y", "yellow"), ("R", "red"), ("K", "black"), ("W", "white")]


def test_the_order_of_the_box_is_that_of_all_reports() -> None:
    assert list(played(Round(fours(COLOURS)), box=REVERSED).tables.colours) == list("WKRYB")


@pytest.mark.parametrize(("colour", "column"), [("W", 1), ("K", 2), ("R", 3), ("Y", 4), ("B", 5)])
def test_the_order_of_the_box_is_also_that_of_row_1(colour: str, column: int) -> None:
    moves = f"1{colour}1 2{colour}- 3{colour}- 4{colour}- 5{colour}-"

    tiles = played(Round(fours(colour * 5), moves), box=REVERSED).tables.tiles

    assert [(tile.line, tile.column) for tile in tiles] == [(1, column)]


def test_further_rows_follow_from_row_1() -> None:
    moves = "1W2 2W- 3W- 4W- 5W-"

    assert [tile.column for tile in played(Round(fours("WWWWW"), moves), box=REVERSED).tables.tiles] == [2]


def test_legal_moves_are_in_the_order_of_the_box() -> None:
    found = refused(Round("BYRW BBBB YYYY RRRR KKKK", "1B1 CB1"), box=REVERSED)

    assert [move for move in found.legal or [] if move.startswith("C") and move.endswith("5")] == ["CW5", "CR5", "CY5"]


def test_c_and_j_may_be_colours() -> None:
    # The C first is the centre, and the C after it a colour.
    moves = "1C1 CJ2 2J- CC3 3P5 4O- 5G-"

    verdict = played(Round("CJJJ JCCC PPPP OOOO GGGG", moves), box=JEWELS)

    assert verdict.report.errors == []
    assert [(tile.player, tile.line, tile.colour) for tile in verdict.tables.tiles] == [
        (ANA, 1, "C"),
        ("Ben", 2, "J"),
        ("Ben", 3, "C"),
    ]


def test_counts_stand_before_c_and_j() -> None:
    moves = "11C1 C3J2 21J- C3C3"

    assert reported(Round("CJJJ JCCC PPPP OOOO GGGG", moves), box=JEWELS).errors == []


def test_the_legal_moves_name_c_and_j() -> None:
    found = refused(Round("CJJJ JCCC PPPP OOOO GGGG", "1C1 CJ3 2J1"), box=JEWELS)

    assert place(found) == ("line-full", 1, 3, ANA)
    assert found.legal == ["2J2", "2J3", "2J4", "2J5", "2J-"]


def test_letters_may_be_lower_case() -> None:
    judged = reported(Round("bbbb yyyy rrrr kkkk wwww", "1b4 2y- 3r- 4k- 5w-"))

    assert judged.errors == []
    assert judged.rounds[0].players[0].wall == 1


def test_a_display_holds_colours_of_the_box() -> None:
    assert broken(Round("BBBB YYYY RRRR KKKK WWWX")) == {"log-shape"}
    assert broken(Round(fours(COLOURS)), box=JEWELS) == {"log-shape"}


def test_a_move_names_a_colour_of_the_box() -> None:
    found = error(Round(fours(COLOURS), "1G1"))

    assert (found.rule, found.round, found.move, found.text) == ("move-syntax", 1, 1, "1G1")


@pytest.mark.parametrize(
    "colours",
    [
        ["B blue", "Y yellow", "R red", "K black"],
        ["B blue", "Y yellow", "R red", "K black", "W white", "G green"],
        ["B blue", "Y yellow", "R red", "K black", "B brown"],
        ["b blue", "Y yellow", "R red", "K black", "W white"],
        ["blue", "Y yellow", "R red", "K black", "W white"],
    ],
)
def test_a_box_has_five_colours_each_with_a_letter_of_its_own(colours: list[str]) -> None:
    assert broken(box={"colours": colours}) == {"log-shape"}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("window_values", [4, 3, 3, 2, 2, 1, 1, 2]),
        ("broken_glass", [0, 1, 2, 4, 6, 8, 11, 14, 18]),
        ("ornaments", [[1, 2], [3, 4], [5, 6], [7, 8]]),
        ("strips", ["RRBGY/BBWWG"] * 8),
    ],
)
def test_what_is_printed_on_the_boards_of_the_other_game_is_a_log_error(key: str, value: object) -> None:
    assert broken(Round(fours(COLOURS)), box={key: value}) == {"log-shape"}


def test_a_box_given_to_the_judge_is_over_what_the_log_says() -> None:
    text = log_of(Round(fours(COLOURS)), box=JEWELS)

    verdict = judge(text, box=REVERSED)

    assert verdict.report.errors == []
    assert list(verdict.tables.colours) == list("WKRYB")


def test_nothing_is_assumed() -> None:
    assert reported(Round(fours(COLOURS))).assumed == []
