"""A file that keeps the `[box]` of one's own copy of a game."""

from __future__ import annotations

import pytest

from sintra_cli.log.box import read_box
from sintra_cli.toml.faults import Refused

ALL = """\
[box]
colours = ["R red", "Y yellow", "G green", "B blue", "W white"]
window_values = [4, 3, 3, 2, 2, 1, 1, 2]
broken_glass = [0, 1, 18]
ornaments = [[1, 2]]
ornament_points = [0, 1, 2, 4, 8]
strips = [
  "RRRRR/RRB**", "RRYYY/GGGBB", "GGGGG/BBBBB", "BBBBB/WWWWW",
  "WWWWW/YYYYY", "YYYYY/GGGGG", "RYGBW/RYGBW", "WWWWW/RRRRR",
]
"""


def refused(text: str) -> list[tuple[int | None, int | None, str]]:
    found = read_box(text.encode())
    assert isinstance(found, Refused)
    assert {fault.rule for fault in found.faults} <= {"log-shape", "toml-syntax", "unreadable"}
    return [(fault.line, fault.column, fault.message) for fault in found.faults]


def test_the_printed_values_have_the_keys_of_a_log() -> None:
    box = read_box(ALL.encode())
    assert isinstance(box, dict)
    assert sorted(box) == ["broken_glass", "colours", "ornament_points", "ornaments", "strips", "window_values"]
    assert box["broken_glass"] == [0, 1, 18]


def test_only_what_is_stated_is_there() -> None:
    assert read_box(b"[box]\nbroken_glass = [0, 5]\n") == {"broken_glass": [0, 5]}
    assert read_box(b"[box]\n") == {}


def test_what_else_is_in_the_file_is_passed_over() -> None:
    assert read_box(b'format = 2\ngame = "chess"\n[box]\n_mine = 3\nbroken_glass = [0, 5]\n') == {
        "broken_glass": [0, 5]
    }


def test_a_log_may_be_a_box_file() -> None:
    head = 'format = 1\ngame = "sintra"\nside = "A"\nround_colours = "RRYGBW"\n'
    box = read_box((head + ALL).encode())
    assert isinstance(box, dict)
    assert len(box["strips"]) == 8


def test_a_bom_and_crlf_are_accepted() -> None:
    assert read_box(b"\xef\xbb\xbf[box]\r\nbroken_glass = [0, 5]\r\n") == {"broken_glass": [0, 5]}


def test_without_a_box_it_is_no_box_file() -> None:
    assert refused('game = "sintra"\n') == [
        (1, 1, "there is no [box]: a table with what is printed on your components")
    ]


def test_values_of_the_wrong_shape_are_all_reported() -> None:
    text = "[box]\nwindow_values = 3\nbroken_glas = [0, 5]\nornaments = [[1, 9]]\n"
    assert refused(text) == [
        (2, 17, "box, window_values must be the eight windows' values from left to right, not 3"),
        (3, 1, "unknown key `broken_glas`: did you mean `broken_glass`?"),
        (4, 18, "box, ornament 1 no. 2 must be a window from 1 to 8, not 9"),
    ]


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("broken_glass = [1, 5]", 16, "the broken-glass track begins with 0, not 1"),
        ("broken_glass = [0, 5, 5]", 16, "the numbers of the broken-glass track must increase at every step"),
        ("ornaments = [[1, 2], [1, 3]]", 22, "an ornament lies between neighbouring windows, not 1 and 3"),
        (
            'colours = ["R red", "R rose", "G green", "B blue", "W white"]',
            22,
            "two colours have the letter R: letters must differ",
        ),
    ],
)
def test_what_a_schema_cannot_see_is_checked_too(line: str, column: int, message: str) -> None:
    assert refused(f"[box]\n{line}\n") == [(2, column, message)]


def test_a_box_is_a_table() -> None:
    assert refused("box = 3\n") == [(1, 7, "box must be a table, not 3")]


def test_a_file_that_is_no_text_is_unreadable() -> None:
    found = read_box(b"[box]\n\xff")
    assert isinstance(found, Refused)
    assert [(fault.rule, fault.line, fault.column) for fault in found.faults] == [("unreadable", 2, 1)]


def test_a_file_that_is_no_toml_is_so() -> None:
    found = read_box(b"[box]\nbroken_glass = [0 1]\n")
    assert isinstance(found, Refused)
    assert [(fault.rule, fault.line) for fault in found.faults] == [("toml-syntax", 2)]
