"""The line in which something is wrong, and the carets under the place."""

from __future__ import annotations

import pytest
from wcwidth import wcswidth

from sintra_cli.report.excerpt import excerpt


def drawn(line: str, column: int, end_column: int | None = None, room: int = 60) -> str:
    shown = excerpt(line, column, end_column, room)
    return f"{shown.line}\n{shown.blanks}{shown.carets}"


def test_the_carets_stand_under_the_place() -> None:
    assert drawn('  "4R-", "2B1"', 4, 7) == '  "4R-", "2B1"\n   ^^^'


def test_a_place_without_an_end_has_one_caret() -> None:
    assert drawn("moves", 1) == "moves\n^"


def test_a_place_behind_the_line_has_one_caret() -> None:
    assert drawn("a = ", 5, 5) == "a = \n    ^"


def test_a_tab_is_shown_as_one_blank() -> None:
    assert drawn("\t\t4R-", 3, 6) == "  4R-\n  ^^^"


def test_a_wide_character_takes_two_cells() -> None:
    assert drawn("山田:4R-", 4, 7) == "山田:4R-\n     ^^^"
    assert drawn("山田:4R-", 1, 3) == "山田:4R-\n^^^^"


def test_a_combining_character_takes_none() -> None:
    assert drawn("Zoe\u0308:4R-", 6, 9) == "Zoe\u0308:4R-\n    ^^^"


def test_a_control_character_takes_the_cells_of_its_escape() -> None:
    assert drawn("a\x1b4R-", 3, 6) == r"a\x1b4R-" + "\n     ^^^"
    assert drawn("a\x1bb", 2, 3) == r"a\x1bb" + "\n ^^^^"


def test_a_line_that_just_fits_is_not_cut() -> None:
    assert drawn("a" * 20, 20, 21, room=20) == "a" * 20 + "\n" + " " * 19 + "^"


def test_a_long_line_is_cut_behind() -> None:
    assert drawn("0123456789abcdefghij", 2, 3, room=10) == "012345678…\n ^"


def test_a_long_line_is_cut_in_front() -> None:
    assert drawn("0123456789abcdefghij", 20, 21, room=10) == "…bcdefghij\n         ^"


def test_a_long_line_is_cut_on_both_sides_of_the_place() -> None:
    # nine cells are left beside the place: four before it, five behind
    assert drawn("0123456789abcdefghij", 11, 12, room=10) == "…789abcde…\n    ^"


def test_a_long_place_is_cut_too() -> None:
    assert drawn("0123456789abcdefghij", 1, 21, room=10) == "0123…\n^^^^^"


@pytest.mark.parametrize("letter", ["x", "山", "e\u0308", "\x1b", "\t"])
@pytest.mark.parametrize("column", [1, 2, 999, 1000, 1999, 2001])
@pytest.mark.parametrize("length", [0, 1, 50, 5000])
def test_whatever_the_line_all_fits_and_the_caret_stands_under_the_place(letter: str, column: int, length: int) -> None:
    line = letter * 2000
    line = line[: column - 1] + "4R-"[:length] + line[column - 1 :]
    shown = excerpt(line, column, column + length, 75)
    assert wcswidth(shown.line) <= 75
    assert len(shown.blanks + shown.carets) <= 75
    if length > 2:
        before, _, _ = shown.line.partition("4R-")
        assert wcswidth(before) == len(shown.blanks)
