"""The notation of moves: every part is found by its place."""

from __future__ import annotations

import string

import pytest

from sintra_cli.family.rules.move import CENTRE, NOWHERE, RETURN, UNKNOWN, UNSEEN, Move
from sintra_cli.games import game_called

SINTRA = game_called("sintra").notation("RYGBW")
AZUL = game_called("azul").notation("BYRKW")
UNSEEN_SINTRA = game_called("sintra").notation("RYGBW", "unseen")
UNSEEN_AZUL = game_called("azul").notation("BYRKW", "unseen")


def test_a_take_has_source_colour_and_target() -> None:
    assert SINTRA.read("1R3") == Move(1, "R", 3)
    assert AZUL.read("9K5") == Move(9, "K", 5)


def test_c_is_the_centre() -> None:
    assert SINTRA.read("CB4") == Move(CENTRE, "B", 4)


def test_a_hyphen_is_no_target() -> None:
    assert SINTRA.read("2Y-") == AZUL.read("2Y-") == Move(2, "Y", NOWHERE)


def test_a_number_after_the_source_is_how_many_there_are() -> None:
    assert SINTRA.read("12R3") == Move(1, "R", 3, count=2)
    assert AZUL.read("C20B-") == Move(CENTRE, "B", NOWHERE, count=20)


@pytest.mark.parametrize("count", range(1, 21))
def test_there_are_1_to_20(count: int) -> None:
    assert SINTRA.read(f"1{count}R3") == Move(1, "R", 3, count=count)


@pytest.mark.parametrize("count", ["0", "00", "01", "21", "100"])
def test_there_are_neither_none_nor_more_than_20(count: str) -> None:
    assert SINTRA.read(f"1{count}R3") is None


def test_j_says_how_many_go_on_jokers() -> None:
    assert [SINTRA.read(f"1R3j{jokers}") for jokers in range(3)] == [
        Move(1, "R", 3, jokers=jokers) for jokers in range(3)
    ]
    assert SINTRA.read("1R3j3") is None


def test_the_equals_sign_says_which_pane_is_kept() -> None:
    assert SINTRA.read("1R3=B") == Move(1, "R", 3, keep="B")
    assert SINTRA.read("1R3j1=B") == Move(1, "R", 3, jokers=1, keep="B")


def test_the_kept_pane_may_be_unknown() -> None:
    assert SINTRA.read("1R3=?") == Move(1, "R", 3, keep=UNKNOWN)


def test_the_return_stands_alone() -> None:
    assert SINTRA.read("<") == Move(RETURN)
    assert SINTRA.read("<3") is None
    assert SINTRA.read("1<") is None


@pytest.mark.parametrize("points", [-999, -1, 0, 9, 999])
def test_points_stand_in_brackets_at_the_end(points: int) -> None:
    assert SINTRA.read(f"1R3({points})") == Move(1, "R", 3, points=points)
    assert SINTRA.read(f"1R-({points})") == Move(1, "R", NOWHERE, points=points)
    assert SINTRA.read(f"<({points})") == Move(RETURN, points=points)


@pytest.mark.parametrize("points", ["1000", "-1000", "+3", "", "3.5", "--3", "three"])
def test_points_are_whole_numbers_from_minus_999_to_999(points: str) -> None:
    assert SINTRA.read(f"1R3({points})") is None


def test_a_name_and_a_colon_say_who_plays() -> None:
    assert SINTRA.read("Ana:1R3") == Move(1, "R", 3, player="Ana")
    assert SINTRA.read("Ana:<") == Move(RETURN, player="Ana")
    assert AZUL.read("Ana:1R3") == Move(1, "R", 3, player="Ana")


def test_the_last_colon_ends_the_name() -> None:
    assert SINTRA.read("Dr: A:1R3") == Move(1, "R", 3, player="Dr: A")


def test_a_name_is_trimmed_and_may_look_like_a_move() -> None:
    assert SINTRA.read("  1R3 : 1R3") == Move(1, "R", 3, player="1R3")


def test_all_parts_together() -> None:
    move = Move(CENTRE, "B", 4, jokers=1, keep="R", count=12, player="Ana", points=-7)
    assert SINTRA.read("Ana:C12B4j1=R(-7)") == move


def test_there_may_be_spaces_between_the_parts() -> None:
    move = Move(CENTRE, "B", 4, jokers=1, keep="R", count=12, player="Ana", points=-7)
    assert SINTRA.read("  Ana :  C 12 B 4 j 1 = R ( -7 ) ") == move
    assert AZUL.read(" Ana : 1 2 R 3 ") == Move(1, "R", 3, count=2, player="Ana")


@pytest.mark.parametrize("move", ["1R3j 1 2", "1R3(- 7)", "1R3 4", "C1 2B4", "1R3 j1 j1"])
def test_there_are_no_spaces_within_a_part(move: str) -> None:
    assert SINTRA.read(move) is None


def test_letters_may_be_small() -> None:
    assert SINTRA.read("cb4J1=r") == SINTRA.read("CB4j1=R") == Move(CENTRE, "B", 4, jokers=1, keep="R")


@pytest.mark.parametrize("digit", ["１", "٣", "²", "Ⅲ"])  # digits, but not ASCII
def test_digits_are_ascii(digit: str) -> None:
    assert SINTRA.read(f"{digit}R3") is None
    assert SINTRA.read(f"1R{digit}") is None
    assert SINTRA.read(f"1{digit}R3") is None
    assert SINTRA.read(f"1R3j{digit}") is None
    assert SINTRA.read(f"1R3({digit})") is None


def test_letters_are_ascii() -> None:
    kelvin = "\N{KELVIN SIGN}"  # its small letter is k
    assert AZUL.read(f"1{kelvin}3") is None


@pytest.mark.parametrize("letter", string.ascii_uppercase)
def test_any_capital_letter_may_be_a_colour(letter: str) -> None:
    others = [other for other in "RYGBW" if other != letter][:4]
    reader = game_called("sintra").notation(letter + "".join(others))
    assert reader.read(f"C{letter}1j1={letter}") == Move(CENTRE, letter, 1, jokers=1, keep=letter)
    assert reader.read(f"c2{letter.lower()}1") == Move(CENTRE, letter, 1, count=2)


@pytest.mark.parametrize(
    "move",
    ["", " ", "1", "1R", "R3", "R13", "0R3", "1X3", "1R9", "1R0", "1R10", "1R3j", "1R3=", "1R3=X", "1R-j1", "1R-=R",
     "1R3=Rj1", "1R3=RB", "1R3,", "1R3(1)(2)", "(3)", "Ana:", ":", "1R3:", "?R3", "?2R3", "1R–", "≤", "1R3\x00"],
)  # fmt: skip
def test_nothing_else_is_a_move(move: str) -> None:
    assert SINTRA.read(move) is None


@pytest.mark.parametrize("move", ["1R6", "1R0", "<", "1R3j1", "1R3=R", "1R3(4)", "1G3", "?2R3"])
def test_azul_has_lines_1_to_5_and_neither_jokers_kept_panes_points_nor_returns(move: str) -> None:
    assert AZUL.read(move) is None


# --- rounds without displays ------------------------------------------------------------------------------------


def test_without_displays_a_question_mark_is_a_display() -> None:
    assert UNSEEN_SINTRA.read("?2R3") == Move(UNSEEN, "R", 3, count=2)
    assert UNSEEN_AZUL.read("?2R-") == Move(UNSEEN, "R", NOWHERE, count=2)


def test_without_displays_the_centre_is_still_c() -> None:
    assert UNSEEN_SINTRA.read("C4B5") == Move(CENTRE, "B", 5, count=4)


@pytest.mark.parametrize("move", ["?R3", "CB4", "1R3", "12R3", "?21R3", "??R3"])
def test_without_displays_every_take_has_its_count_and_no_number_of_a_display(move: str) -> None:
    assert UNSEEN_SINTRA.read(move) is None


def test_without_displays_the_rest_is_as_ever() -> None:
    move = Move(UNSEEN, "B", 4, jokers=1, keep="R", count=3, player="Ana", points=7)
    assert UNSEEN_SINTRA.read("Ana: ? 3 B 4 j1 = R (7)") == move
    assert UNSEEN_SINTRA.read("<(0)") == Move(RETURN, points=0)


# --- what is printed --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["1R3", "CB4", "2Y-", "9W8j2", "1R3=B", "CB4j0=R", "<"])
def test_the_canonical_form_reads_as_the_same_move(move: str) -> None:
    read = SINTRA.read(move)
    assert read is not None
    assert str(read) == move


def test_a_move_that_was_read_before_is_the_same_move() -> None:
    assert SINTRA.read("Ana:1R3") is SINTRA.read("Ana:1R3")
