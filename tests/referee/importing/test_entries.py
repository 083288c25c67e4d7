"""Rows are read as moves, as people and spreadsheets write cells, and what is wrong is said with row and column."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from tests.referee.importing.making import DISPLAYS, GREY, HEAD, fault, faults, moves

WITHOUT = "source,count,colour,target,player,jokers,keep,points,round\n"
SEEN = "source,colour,target,player,jokers,keep,points,count\n"
BOX = "R red, Y yellow, G green, B blue, W white"
AZUL_DISPLAYS = "BBBB YYYY RRRR KKKK WWWW\n"


def read(row: str) -> str:
    """Return the move that a row says which is the second of its game, and illegal: it stays as it is written."""
    ((_, move),) = moves(f"{SEEN}2,Y,-\n{row}\n", displays=DISPLAYS)
    return move


def wrong(row: str) -> str:
    return fault(f"{WITHOUT}{row}\n")


def wrong_seen(row: str) -> str:
    return fault(f"{SEEN}{row}\n", displays=DISPLAYS)


# --- what is read -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cell", ["R", "r", "red", "Red", "RED"])
def test_a_colour_is_its_letter_or_its_name_in_letters_of_any_case(cell: str) -> None:
    assert moves(f"{WITHOUT}?,3,{cell},1\n") == [["?3R1"]]


def test_a_colour_has_the_name_that_the_box_of_the_head_gives_it() -> None:
    box = '[box]\ncolours = ["R rings", "Y ylang", "G Größe", "B bl\u00e4ue", "W Waves"]\n'
    head = HEAD.replace("[box]\n", box)
    table = f"{WITHOUT}?,3,rings,1\n?,1,GRÖSSE,-\n?,1,{normalize('NFD', 'Bläue')},-\n"
    assert moves(table, head=head)[0][0] == "?3R1"
    assert fault(f"{WITHOUT}?,3,red,1\n", head=head).startswith(
        "2:colour: red is no colour of the box, which has R rings,"
    )


@pytest.mark.parametrize("cell", ["3.0", "3,0", "3.", "3.00", "+3", "03"])
def test_a_whole_number_may_have_what_a_spreadsheet_adds(cell: str) -> None:
    assert moves(f'{WITHOUT}?,"{cell}",R,1\n') == [["?3R1"]]
    assert moves(f'{SEEN}"{cell}",B,1\n', displays=DISPLAYS) == [["3B1"]]


@pytest.mark.parametrize("cell", ["", "-", " - "])
def test_a_target_that_is_empty_or_a_hyphen_is_none(cell: str) -> None:
    assert moves(f"{WITHOUT}?,3,R,{cell},\n") == [["?3R-"]]


@pytest.mark.parametrize("cell", ["Zoë", " Zoë ", normalize("NFD", "Zoë")])
def test_a_player_is_compared_as_in_logs(cell: str) -> None:
    assert moves(f"{WITHOUT}?,3,R,1,{cell}\n") == [["Zoë:?3R1"]]  # it is Ana's turn, so that the name stays
    assert moves(f"{WITHOUT}?,3,R,1,Ana\n") == [["?3R1"]]


def test_a_return_needs_no_more_than_its_sign() -> None:
    assert moves(f"{WITHOUT}<,,,,,,,0\n<,-,-,-,Zoë\n")[0][0] == "<(0)"


def test_jokers_the_kept_pane_and_points_are_read() -> None:
    assert read("C,Y,1,Ana,2,w,-3,1") == "Ana:C1Y1j2=W(-3)"
    assert read("C,Y,1,,,?,,") == "CY1=?"


# --- what is not --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "what"),
    [
        (",3,R,1", "source: the source is missing: ? (a display), C for the centre, or <"),
        ("-,3,R,1", "source: the source is missing: ? (a display), C for the centre, or <"),
        (",,,,Ana", "source: the source is missing: ? (a display), C for the centre, or <"),
        ("2,3,R,1", "source: write ? for display 2, or give what lay on the displays with --displays"),
        ("x,3,R,1", "source: x is no source, which may also be C, ? or <: it is 1 to 9"),
        ("?,,R,1", "count: the count is missing: without --displays each take says how many there are"),
        ("?,21,R,1", "count: 21 is no count: it is 1 to 20"),
        ("?,2.5,R,1", "count: 2.5 is no count: it is 1 to 20"),
        ("?,3,,1", "colour: the colour is missing"),
        ("?,3,redd,1", f"colour: redd is no colour of the box, which has {BOX}; did you mean red?"),
        ("?,3,Q,1", f"colour: Q is no colour of the box, which has {BOX}"),
        ("?,3,R,9", "target: 9 is no strip: it is 1 to 8"),
        ("?,3,R,–", "target: – is not a hyphen: write -, or leave the cell empty"),
        ("?,3,R,1,Anna", 'player: there is no player "Anna"; the players are Ana and Zoë'),
        ("?,3,R,1,,3", "jokers: 3 is no number of jokers: it is 0 to 2"),
        ("?,3,R,,,1", "jokers: there is no strip, so nothing is placed: leave this cell empty"),
        ("?,3,R,-,,,B", "keep: there is no strip, so nothing is placed: leave this cell empty"),
        ("?,3,R,1,,,,1000", "points: 1000 is no number of points: it is -999 to 999"),
        ("?,3,R,1,,,,,1st", "round: 1st is no round: it is 1 to 100"),
        ("<,3", "count: < takes nothing: leave this cell empty"),
    ],
)
def test_a_cell_that_cannot_be_read_is_named_with_row_and_column(row: str, what: str) -> None:
    assert wrong(row) == f"2:{what}"


def test_with_displays_a_source_is_a_number_or_the_centre() -> None:
    what = "? is no source: the displays are given, so write which one it was, from 1 to 9"
    assert wrong_seen("?,R,1") == f"2:source: {what}"
    assert wrong_seen(",R,1") == "2:source: the source is missing: a display from 1 to 9, C for the centre, or <"


@pytest.mark.parametrize(
    "cell", ["2024-03-01", "01/03/2024", "1.3.24", "3-Jan", "03. Mär", "Jan-03", "3/4", "1/3/24 0:00"]
)
def test_a_date_that_the_spreadsheet_made_is_named(cell: str) -> None:
    made = "is a date that the spreadsheet made: format the column as text, and type it again"
    assert wrong(f"?,3,R,{cell}") == f"2:target: {cell} {made}"


@pytest.mark.parametrize("cell", ["#NAME?", "#REF!", "Err:508", "#N/A"])
def test_an_error_of_the_spreadsheet_is_named(cell: str) -> None:
    made = "is an error of the spreadsheet, which took it for a formula: type it without ="
    assert wrong(f"?,3,R,1,,,{cell}") == f"2:keep: {cell} {made}"


def test_a_column_is_named_as_the_header_spells_it() -> None:
    assert fault("Source,COLOR,target\n1,Q,1\n", displays=DISPLAYS).startswith("2:COLOR: Q is no colour")


def test_without_displays_the_column_count_is_needed() -> None:
    what = "1: the column count is missing: without --displays each take says how many there are"
    assert fault("source,colour,target\n?,R,1\n?,R,1\n") == what


def test_all_that_is_wrong_is_named_row_by_row() -> None:
    table = f"{WITHOUT}?,0,Q,9\n?,3,R,1\n,,R\nC,x,R,1,Bo\n"
    places = [found.rpartition(": ")[0].split(": ")[0] for found in faults(table)]
    assert places == ["2:count", "2:colour", "2:target", "4:source", "5:player", "5:count"]


# --- what only some games have --------------------------------------------------------------------------------------


def test_a_game_without_jokers_keeping_and_points_has_no_such_columns_but_they_may_be_empty() -> None:
    nothing = "there is nothing of the kind in Azul: leave this column empty"
    table = f"{WITHOUT}?,4,B,-,,1,Y,3\n?,4,Y,-,,1,Y,3\n"
    assert faults(table, head=GREY) == [f"2:{name}: {nothing}" for name in ("jokers", "keep", "points")]
    assert moves(f"{WITHOUT}?,4,B,-,,-,,\n", head=GREY) == [["?4B-"]]


def test_azul_has_lines_and_no_returns() -> None:
    assert fault(f"{WITHOUT}?,4,B,6\n", head=GREY) == "2:target: 6 is no pattern line: it is 1 to 5"
    assert fault(f"{WITHOUT}<\n", head=GREY) == "2:source: there is no glazier in Azul, so nothing returns"
    assert moves(f"{SEEN}4,black,4\n", head=GREY, displays=AZUL_DISPLAYS) == [["4K4"]]
