"""How the moves of a round are told apart, with names before them and remarks between them."""

from __future__ import annotations

import pytest

from sintra_cli.family.written import Remark, moves_in, names_in, texts_of

NAMES = ["Ana", "Ana Maria", "Player #1", "Zo\u00eb", "a:b"]


@pytest.mark.parametrize(
    ("written", "texts"),
    [
        ("", []),
        (" \n\t ", []),
        ("1R1 2Y2\n\n\t3G3  ", ["1R1", "2Y2", "3G3"]),
        ("Ana:1R1 Ana: 2Y2 Ana:\n3G3 Ana : 4B4", ["Ana:1R1", "Ana: 2Y2", "Ana:\n3G3", "Ana : 4B4"]),
        ("Ana Maria:1R1 Ana Maria: 2Y2", ["Ana Maria:1R1", "Ana Maria: 2Y2"]),
        ("a:b:1R1 a:b: 2Y2", ["a:b:1R1", "a:b: 2Y2"]),
        ("Zo\u00eb: 1R1 Zoe\u0308: 2Y2", ["Zo\u00eb: 1R1", "Zoe\u0308: 2Y2"]),
    ],
)
def test_moves_in_one_text_have_white_space_between_them_which_may_follow_a_names_colon(
    written: str, texts: list[str]
) -> None:
    assert texts_of(written, NAMES) == texts
    assert [move.text for move in moves_in(written, NAMES).moves] == texts


@pytest.mark.parametrize(
    ("written", "texts"),
    [
        ("1R1 # 2Y2\n3G3", ["1R1", "3G3"]),
        ("1R1#2Y2 # 3G3\n4B4", ["1R1", "4B4"]),
        ("# Ana: 1R1\nAna: # why\n2Y2", ["Ana:", "2Y2"]),
        ("Player #1: 1R1 # good\nPlayer #1:2Y2#bad", ["Player #1: 1R1", "Player #1:2Y2"]),
        ("1R1 Player #2: 1R1\n2Y2", ["1R1", "Player", "2Y2"]),
    ],
)
def test_a_remark_in_one_text_goes_to_the_end_of_its_line_and_a_name_is_read_first(
    written: str, texts: list[str]
) -> None:
    assert texts_of(written, NAMES) == texts


@pytest.mark.parametrize(
    ("written", "texts"),
    [
        (["1R1 # a\n2Y2", "# b", "  #", "3G3"], ["1R1", "3G3"]),
        (["Player #1: 1 R 1 # a", "Player #2: 1R1"], ["Player #1: 1 R 1", "Player"]),
        (["", " 1R1 "], ["", " 1R1 "]),
        ([" 1R1  # a"], [" 1R1"]),
    ],
)
def test_a_remark_in_an_array_goes_to_the_end_of_its_text_and_one_that_is_all_of_it_is_no_move(
    written: list[str], texts: list[str]
) -> None:
    assert texts_of(written, NAMES) == texts


def test_a_name_that_no_player_has_stands_before_its_move() -> None:
    assert texts_of("Bne: 1R1 Bne:\n2Y2", ["Ana"]) == ["Bne: 1R1", "Bne:", "2Y2"]


def test_each_move_says_where_it_is_written() -> None:
    text = "# hi\n Ana Maria: 1R1 # a\n2Y2"
    assert [(move.start, move.end) for move in moves_in(text, NAMES).moves] == [(6, 20), (25, 28)]
    array = ["# hi", " 1R1 # a"]
    assert [(move.element, move.start, move.end) for move in moves_in(array, NAMES).moves] == [(1, 0, 4)]


def test_a_remark_belongs_to_the_move_before_it_and_may_stand_alone() -> None:
    found = moves_in("# first\n1R1 # a \n  # b\n2Y2", NAMES)
    assert found.opening == [Remark("# first", alone=True)]
    assert found.moves[0].remarks == [Remark("# a", alone=False), Remark("# b", alone=True)]
    assert found.moves[0].behind == "# a"
    assert found.moves[1].remarks == []
    assert found.has_remarks
    assert not found.ends_with_remark
    assert moves_in("1R1\n#", []).ends_with_remark
    assert moves_in("#", []).ends_with_remark


def test_as_texts_of_an_array_they_say_the_same() -> None:
    found = moves_in("# first\n1R1 # a\n# b\n2Y2", [])
    assert found.elements == ["# first", "1R1 # a", "# b", "2Y2"]
    assert moves_in(found.elements, []).elements == found.elements


def test_very_many_colons_and_names_take_no_time() -> None:
    names = ["a " * 200_000 + "b", "a " * 400 + "b", "c"]
    assert len(texts_of("a " * 50_000 + "c: 1R1", names)) == 50_001
    assert len(texts_of(": " * 50_000, names)) == 25_000


def test_the_names_of_a_log_are_trimmed() -> None:
    assert names_in({"players": [{"name": " Ana "}, {"name": "Ben"}]}) == ["Ana", "Ben"]
