"""What is written into a log is the smallest change of its text."""

from __future__ import annotations

import pytest

from sintra_cli.family.move_parts import Part
from sintra_cli.log.amend import Amender
from sintra_cli.log.read import read
from sintra_cli.toml.faults import Refused

HEAD = """\
format = 1
game = "azul"
wall = "coloured"

[[players]]
name = "Ana"

[[players]]
name = "Ben"

"""

TEXT = (
    HEAD
    + """\
[[rounds]] # one
displays = ["RRRR", 'YYYY', "KKKK", "BBBB", "WWWW"] # as laid
moves = \"\"\"
  1R4   2Y4  # no comment here
\"\"\"
claimed = [ 1, 2 ] # paper
"""
).replace("  # no comment here", "")

ARRAY = (
    HEAD
    + """\
[[rounds]]
displays = ["RRRR", "YYYY", "KKKK", "BBBB", "WWWW"]
moves = [
  "1R4", # Ana's
  '2 4 Y 4', "3K5",
]
claimed = { Ben = 2, Ana = 1 }
"""
)


def amender(text: str) -> Amender:
    """Return an amender for a log that can be read."""
    log = read(text.encode(), {}, {})
    assert not isinstance(log, Refused), log.faults
    return Amender(text.encode(), log)


@pytest.mark.parametrize(
    ("part", "value", "then"),
    [
        ("source", 3, "1R4   3Y4"),
        ("source", "C", "1R4   CY4"),
        ("count", 4, "1R4   24Y4"),
        ("colour", "B", "1R4   2B4"),
        ("target", "-", "1R4   2Y-"),
        ("player", "Ben", "1R4   Ben:2Y4"),
    ],
)
def test_only_the_part_of_a_move_that_is_changed_is_written(part: Part, value: object, then: str) -> None:
    file = amender(TEXT)
    file.change_moves(0, {1: {part: value}})
    assert file.data.decode() == TEXT.replace("1R4   2Y4", then)


def test_blanks_within_a_move_stay_where_they_are() -> None:
    file = amender(ARRAY)
    file.change_moves(0, {1: {"colour": "B"}})
    assert file.data.decode() == ARRAY.replace("'2 4 Y 4'", "'2 4 B 4'")


def test_a_count_can_be_left_out() -> None:
    file = amender(ARRAY)
    file.change_moves(0, {1: {"count": None}})
    assert file.data.decode() == ARRAY.replace("'2 4 Y 4'", "'2  Y 4'")


@pytest.mark.parametrize(("index", "then"), [(0, "2Y4"), (1, "1R4")])
def test_a_move_is_taken_out_with_the_blanks_beside_it(index: int, then: str) -> None:
    file = amender(TEXT)
    file.drop_move(0, index)
    assert file.data.decode() == TEXT.replace("1R4   2Y4", then)


@pytest.mark.parametrize(
    ("index", "old", "new"),
    [(0, '  "1R4", # Ana\'s', "  # Ana's"), (1, "'2 4 Y 4', ", ""), (2, '"3K5",\n', "\n")],
)
def test_a_move_of_an_array_is_taken_out_with_its_comma(index: int, old: str, new: str) -> None:
    file = amender(ARRAY)
    file.drop_move(0, index)
    assert file.data.decode() == ARRAY.replace(old, new)


@pytest.mark.parametrize(
    ("index", "then"),
    [(0, "5W3  1R4   2Y4"), (1, "1R4  5W3   2Y4"), (2, "1R4   2Y4  5W3")],
)
def test_a_move_is_written_behind_the_one_before_it(index: int, then: str) -> None:
    file = amender(TEXT)
    file.add_move(0, index, "5W3")
    assert file.data.decode() == TEXT.replace("1R4   2Y4", then)


@pytest.mark.parametrize(
    ("index", "old", "new"),
    [(0, '"1R4",', '"5W3", "1R4",'), (1, '"1R4",', '"1R4", "5W3",'), (3, '"3K5",', '"3K5", "5W3",')],
)
def test_a_move_is_written_into_an_array_as_an_element(index: int, old: str, new: str) -> None:
    file = amender(ARRAY)
    file.add_move(0, index, "5W3")
    assert file.data.decode() == ARRAY.replace(old, new)


def test_two_moves_change_places_as_they_are_written() -> None:
    file = amender(TEXT)
    file.swap_moves(0, 0)
    assert file.data.decode() == TEXT.replace("1R4   2Y4", "2Y4   1R4")


def test_two_moves_of_an_array_change_places_within_their_quotes() -> None:
    file = amender(ARRAY)
    file.swap_moves(0, 0)
    assert file.data.decode() == ARRAY.replace("1R4", "2 4 Y 4", 1).replace("'2 4 Y 4'", "'1R4'")


@pytest.mark.parametrize(
    ("display", "letters", "before", "after"),
    [(1, "YYBY", "'YYYY'", "'YYBY'"), (0, "RRRRB", '"RRRR"', '"RRRRB"'), (4, "WWW", '"WWWW"', '"WWW"')],
)
def test_the_letters_of_a_display_are_written(display: int, letters: str, before: str, after: str) -> None:
    file = amender(TEXT)
    file.change_display(0, display, letters)
    assert file.data.decode() == TEXT.replace(before, after)


def test_who_begins_is_written_where_the_log_says_so_or_behind_the_game() -> None:
    game = 'game = "azul"\n'
    file = amender(TEXT)
    file.change_starter(("starting_player",), 1)
    assert file.data.decode() == TEXT.replace(game, f'{game}starting_player = "Ben"\n')
    text = TEXT.replace(game, f"{game}starting_player = 'Ben'  # it says\n")
    file = amender(text)
    file.change_starter(("starting_player",), 0)
    assert file.data.decode() == text.replace("'Ben'  # it", '"Ana"  # it')


def test_who_goes_on_is_written_into_a_position_on_one_line() -> None:
    text = "position = { round = 2 }\n" + HEAD
    file = amender(text)
    file.change_starter(("position", "starter"), 1)
    assert file.data.decode() == text.replace("round = 2", 'round = 2, starter = "Ben"')


def test_a_round_in_an_array_of_rounds_is_left_out_with_its_comma() -> None:
    text = 'rounds = [{ moves = "1R1" }, { moves = "1R1" }]\n' + HEAD
    text = text.replace("moves", "displays = [], moves")
    file = amender(text)
    file.drop_rounds(1, 1)
    assert file.data.decode() == 'rounds = [{ displays = [], moves = "1R1" }]\n' + HEAD


def test_words_of_several_rounds_are_spelt_and_left_out_at_once() -> None:
    text = TEXT + '[[rounds]]\nmoves = ["?1R1", "?2Y2"]\n'
    file = amender(text)
    file.respell({(0, 0): "2R4", (0, 1): None, (1, 0): None, (1, 1): "?3Y2"})
    assert file.data.decode() == text.replace("1R4   2Y4", "2R4").replace('"?1R1", "?2Y2"', '"?3Y2"')


def test_a_claim_is_found_in_an_array_and_in_a_table() -> None:
    for text, old, new in ((TEXT, "[ 1, 2 ]", "[ 1, 20 ]"), (ARRAY, "Ben = 2", "Ben = 20")):
        file = amender(text)
        file.change_claims([(0, 1, 20)])
        assert file.data.decode() == text.replace(old, new)


def test_several_claims_on_one_line_do_not_get_in_each_others_way() -> None:
    file = amender(TEXT)
    file.change_claims([(0, 0, 100), (0, 1, 200)])
    assert file.data.decode() == TEXT.replace("[ 1, 2 ]", "[ 100, 200 ]")


def test_bom_and_line_ends_stay() -> None:
    data = b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode()
    log = read(data, {}, {})
    assert not isinstance(log, Refused)
    file = Amender(data, log)
    file.drop_move(0, 1)
    assert file.data == data.replace(b"1R4   2Y4", b"1R4")


def test_a_round_without_a_move_has_no_place_for_one() -> None:
    file = amender(HEAD + '[[rounds]]\ndisplays = ["RRRR", "YYYY", "KKKK", "BBBB", "WWWW"]\n')
    with pytest.raises(LookupError):
        file.add_move(0, 0, "5W3")
