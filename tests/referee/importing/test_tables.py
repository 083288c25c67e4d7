"""Tables are read as spreadsheets save them, and what is wrong with one is said with its place."""

from __future__ import annotations

from typing import Final

import pytest

from tests.referee.importing.making import DISPLAYS, MOVES, TABLE, fault, faults, moves

LEGAL: Final = [MOVES.split()]
COLUMNS: Final = "source, colour and target, and as wanted round, player, count, jokers, keep, points and tiling"
ALL: Final = "source, colour, target, round, player, count, jokers, keep, points and tiling"


def read(table: str | bytes) -> list[list[str]]:
    return moves(table, displays=DISPLAYS)


# --- what stands between cells, and how the file is saved -----------------------------------------------------------


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_any_usual_mark_may_stand_between_cells(delimiter: str) -> None:
    assert read(TABLE.replace(",", delimiter)) == LEGAL


@pytest.mark.parametrize("delimiter", [";", "\t"])
def test_the_line_in_which_excel_says_the_mark_is_no_row(delimiter: str) -> None:
    table = f"sep={delimiter}\r\n" + TABLE.replace(",", delimiter).replace("\n", "\r\n")
    assert read(table) == LEGAL
    assert fault(table.replace(f"4{delimiter}G", f"4{delimiter}Q"), displays=DISPLAYS).startswith("8:colour: Q is no")


@pytest.mark.parametrize("ends", ["\r\n", "\r"])
def test_lines_may_end_as_on_windows_or_an_old_macintosh(ends: str) -> None:
    assert read(TABLE.replace("\n", ends)) == LEGAL


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_table_is_in_utf_8_or_in_utf_16_with_a_mark(encoding: str) -> None:
    assert read(TABLE.replace("\n", ",Zoë\n").replace("keep,Zoë", "keep,_note").encode(encoding)) == LEGAL


def test_utf_16_without_a_mark_is_named() -> None:
    what = " this is UTF-16 without a mark at its beginning: save the sheet as CSV in UTF-8"
    assert fault(TABLE.encode("utf-16-le")) == what


def test_half_a_letter_of_utf_16_is_named() -> None:
    assert "this is UTF-16, but not all of it can be read" in fault(TABLE.encode("utf-16") + b"\x00")


def test_a_letter_of_old_windows_is_named_with_its_row_and_column() -> None:
    table = "player,source,count,colour,target\nAna,?,1,R,1\nZoë,?,1,R,1\n".encode("cp1252")
    assert (
        fault(table) == "3:A: byte 0xeb is not UTF-8, but ë in Windows-1252 (Latin-1): save the sheet as CSV in UTF-8"
    )


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"PK\x03\x04 xl/ \xff", "an Excel workbook (.xlsx)"),
        (b"PK\x03\x04 xl/ ", "an Excel workbook (.xlsx)"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "a document of an older Word or Excel (.doc, .xls)"),
        (b"abc\0", "no text"),
    ],
)
def test_a_workbook_or_what_is_no_text_is_named(data: bytes, what: str) -> None:
    assert fault(data) == f" this is {what}: save the sheet as CSV in UTF-8"


def test_cells_may_stand_in_quotes_also_with_line_ends_in_them() -> None:
    table = TABLE.replace("1,R,1,", '"1","R","1",""', 1).replace("keep", '"keep"')
    assert read(table) == LEGAL
    noted = '_note,source,colour,target\n"two\nlines",1,R,1\n,1,Q,1\n'
    assert fault(noted, displays=DISPLAYS).startswith("3:colour: Q is no colour")


def test_a_quotation_mark_that_is_not_closed_is_named_with_its_row() -> None:
    what = "a cell begins with a quotation mark, and does not end with one"
    assert faults('source,colour,target\n1,R,1\n1,"R,1\n', displays=DISPLAYS) == [f"3: {what}"]
    assert faults('source,colour,target\n1,"R"x,1\n', displays=DISPLAYS)[0] == f"2: {what}"


# --- the header ---------------------------------------------------------------------------------------------------


def test_columns_stand_in_any_order_and_their_names_in_any_letters_with_blanks() -> None:
    assert read(" TARGET , Color,sOURCE\n1,R,1\n") == [["1R1"]]


def test_empty_rows_and_columns_say_nothing() -> None:
    assert read(f",,,,\n{TABLE},,,,,\n-,-,-,-\n\n,,,\n".replace("\n", ",,\n")) == LEGAL


def test_a_column_whose_name_begins_with_an_underscore_is_the_users_own() -> None:
    assert read("_note,source,colour,target\nlong thought,1,R,1\n") == [["1R1"]]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("colours", "; did you mean colour?"),
        ("strip", "; did you mean target?"),
        ("Line", "; did you mean target?"),
        ("xyzzy", f": there are {ALL}; begin a name of your own with _"),
    ],
)
def test_an_unknown_column_is_named_with_what_was_meant(name: str, meant: str) -> None:
    table = f"source,colour,target,{name}\n1,R,1,\n"
    assert fault(table, displays=DISPLAYS) == f'1:D: there is no column "{name}"{meant}'


def test_a_column_that_is_there_twice_is_named() -> None:
    assert fault("source,colour,target,COLOUR\n1,R,1,\n", displays=DISPLAYS) == "1:D: the column colour is there twice"


@pytest.mark.parametrize("name", ["source", "colour", "target"])
def test_a_column_that_is_missing_is_named_once(name: str) -> None:
    table = "source,colour,target\n1,R,1\n1,R,1\n".replace(name, "_mine")
    assert fault(table, displays=DISPLAYS) == f"1: the column {name} is missing"


def test_a_table_without_a_header_is_told_what_belongs_there() -> None:
    assert fault("1,R,1\n2,R,1\n", displays=DISPLAYS) == f"1: the first row has to name the columns: {COLUMNS}"
    assert fault("", displays=DISPLAYS) == f"1: there is nothing in it: {COLUMNS}"


def test_a_header_alone_is_no_game() -> None:
    assert (
        fault("source,colour,target\n,,\n", displays=DISPLAYS) == "1: there are no moves below the names of the columns"
    )


def test_a_cell_below_no_name_is_named_by_the_letter_of_its_column() -> None:
    table = f"source,colour,target{',' * 24}\n1,R,1{',' * 24}x\n1,R,1,,y\n"
    assert faults(table, displays=DISPLAYS) == [
        '2:AA: "x" stands below no name of a column',
        '3:E: "y" stands below no name of a column',
    ]


@pytest.mark.parametrize(
    ("table", "what"),
    [
        ("source,colour,target\n" + "1,R,1\n" * 5001, "5002: a table with more than 5000 rows is no game"),
        ("source,colour,target\n" + "x" * 200_000, "2: a cell is too large"),
        ("x" * (1024 * 1024 + 1), " larger than 1 MiB: this is no game"),
    ],
    ids=["rows", "cell", "file"],
)
def test_what_is_too_large_is_no_game(table: str, what: str) -> None:
    assert what in faults(table, displays=DISPLAYS)
