"""The shape of the rounds and claims of a log, and all that is wrong with a shape in order."""

from __future__ import annotations

import pytest

from tests.log.logs import AZUL, ROUND, Wrong, accepted, assert_wrong, changed, messages

DISPLAY = 'the letters of what lies on a display, "" where it is empty'
POINTS = "a whole number of points from -999 to 999"
CLAIMS = "totals written on paper: an array in the order of the players, or a table by name"
TILING = 'line:column for each completed line, both 1 to 5, such as "1:3 4:5"'


# --- rounds -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", ["", "rounds = []\n"])
def test_rounds_may_be_missing_or_empty(rounds: str) -> None:
    assert accepted(rounds + AZUL).rounds == []


def test_rounds_are_tables() -> None:
    log = "rounds = [3]\n" + AZUL
    assert_wrong(log, Wrong("3", "round 1 must be a table, not 3"))


def test_displays_are_an_array_of_letters() -> None:
    log = AZUL + '\n[[rounds]]\ndisplays = "BBBB YYYY"\n'
    due = "an array with the letters of each display; left out where nobody wrote them down"
    assert_wrong(log, Wrong("BBBB YYYY", f'round 1, displays must be {due}, not "BBBB YYYY"'))


@pytest.mark.parametrize("display", ["BB YY", "BB?Y", "B2Y2", "-", "BBÄ"])
def test_a_display_is_letters_alone(display: str) -> None:
    log = AZUL + f'\n[[rounds]]\ndisplays = ["BBBB", "{display}"]\n'
    assert_wrong(log, Wrong(display, f'round 1, display 2 must be {DISPLAY}, not "{display}"'))


def test_moves_are_a_text_or_an_array_of_texts() -> None:
    log = AZUL + ROUND + "moves = 7\n" + ROUND + 'moves = ["1B1", 7, true]\n'
    due = "moves in one text with white space between them, or an array with one move a text"
    assert_wrong(
        log,
        Wrong("7", f"round 1, moves must be {due}, not 7"),
        Wrong("7", "round 2, move 2 must be one move as text, not 7", nth=2),
        Wrong("true", "round 2, move 3 must be one move as text, not true"),
    )


@pytest.mark.parametrize("choices", ["6:1", "1:6", "0:1", "1:3,4:5", "1-3", "1: 3", "1:3 4", "13"])
def test_a_tiling_is_lines_and_columns_from_1_to_5(choices: str) -> None:
    log = AZUL + ROUND + f'tiling = ["", "{choices}"]\n'
    assert_wrong(log, Wrong(choices, f'round 1, tiling no. 2 must be {TILING}, not "{choices}"'))


@pytest.mark.parametrize("choices", ["", " ", "1:3", " 1:3 \t 4:5\\n"])
def test_a_tiling_may_be_empty_and_has_white_space_between(choices: str) -> None:
    accepted(AZUL + ROUND + f'tiling = ["", "{choices}"]\n')


def test_a_tiling_has_a_text_for_each_player() -> None:
    log = AZUL + ROUND + 'tiling = "1:3"\n'
    due = "the columns chosen (grey wall): an array with a text for each player in their order, or a table by name"
    assert_wrong(log, Wrong("1:3", f'round 1, tiling must be {due}, not "1:3"'))


# --- claims -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", ["1000", "-1000", "12.5", "12.0", "true", "nan"])
def test_a_claim_is_a_whole_number_from_minus_999_to_999(points: str) -> None:
    log = AZUL + ROUND + f"claimed = [0, {points}]\n"
    assert_wrong(log, Wrong(points, f"round 1, claimed no. 2 must be {POINTS}, not {points}"))


@pytest.mark.parametrize("points", ["999", "-999", "0", "+3", "0x10", "1_0"])
def test_a_claim_may_be_written_as_toml_writes_numbers(points: str) -> None:
    log = accepted(AZUL + f"\n[claimed]\nBen = {points}\n")
    assert log.final_claims == {1: int(points.replace("_", ""), 0)}


def test_claims_are_an_array_or_a_table() -> None:
    log = changed(AZUL, 'wall = "grey"', 'wall = "grey"\nclaimed = "12, 9"')
    assert_wrong(log, Wrong("12, 9", f'claimed must be {CLAIMS}, not "12, 9"'))


def test_a_claim_by_name_is_pointed_at() -> None:
    log = AZUL + '\n[claimed]\nAna = "71"\nBen = [71]\n'
    assert_wrong(
        log,
        Wrong("71", f'claimed, Ana must be {POINTS}, not "71"'),
        Wrong("[71]", f"claimed, Ben must be {POINTS}, not an array of 1"),
    )


# --- all of them, in order --------------------------------------------------------------------------------------


def test_all_that_is_wrong_is_reported_in_the_order_of_the_places() -> None:
    log = """\
game = "azul"
wall = "gray"
players = [{ name = "Ana" }, { nam = "Ben" }]
notes = 3
[rulings]
refill = "no"
[[rounds]]
displays = ["BBBB", 3]
claimed = [1, "2"]
moves = 3
"""
    assert_wrong(
        log,
        Wrong("", "`format` is missing: the version of the format, 1"),
        Wrong("gray", 'wall must be "coloured" or "grey", not "gray"'),
        Wrong("nam", "unknown key `nam`: did you mean `name`?", nth=2),
        Wrong("3", "notes must be text, not 3"),
        Wrong("no", 'rulings, refill must be "when_empty" or "when_short", not "no"', nth=2),
        Wrong("3", f"round 1, display 2 must be {DISPLAY}, not 3", nth=2),
        Wrong("2", f'round 1, claimed no. 2 must be {POINTS}, not "2"'),
        Wrong(
            "3",
            "round 1, moves must be moves in one text with white space between them, or an array with one move a text, "
            "not 3",
            nth=3,
        ),
    )


def test_a_long_value_is_not_shown_at_length() -> None:
    (message,) = messages(changed(AZUL, '"grey"', f'"{"x" * 1000}"'))
    assert message == f'wall must be "coloured" or "grey", not "{"x" * 39}…"'
