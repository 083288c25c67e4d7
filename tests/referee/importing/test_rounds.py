"""Rounds are cut where the panes are gone, or where the table says so, also in a game that is illegal."""

from __future__ import annotations

from typing import Final

import pytest

from sintra_cli.referee import judge
from sintra_cli.referee.import_ import Imported, Unread
from tests.building.tables import displays_of, rows_of, table_of
from tests.readme import ROOT
from tests.referee.importing.making import DISPLAYS, GREY, HEAD, MOVES, TABLE, fault, faults, made, moves, outcome

SAMPLE: Final = (ROOT / "sample_games" / "two_players_side_a.toml").read_bytes()
PLAIN: Final = ("source", "count", "colour", "target", "jokers", "keep")


def sample(change: dict[int, dict[str, str]], *, displays: bool, columns: tuple[str, ...] = PLAIN) -> Imported:
    """Import a sample with other cells in some rows (from 0)."""
    rows = rows_of(SAMPLE, displays=displays)
    for index, cells in change.items():
        rows[index] |= cells
    head = SAMPLE.decode().partition("[[rounds]]")[0]
    laid = displays_of(SAMPLE) if displays else None
    found = outcome(table_of(rows, columns), head=head, displays=laid)
    assert isinstance(found, Imported), found
    return found


def lengths(found: Imported) -> list[int]:
    return [len(rows) for rows in found.rows]


def right() -> list[int]:
    rounds = [row["round"] for row in rows_of(SAMPLE)]
    return [rounds.count(str(number)) for number in range(1, 7)]


# --- where a round ends ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("displays", [True, False])
def test_without_a_column_round_a_round_ends_when_nothing_is_left(*, displays: bool) -> None:
    assert lengths(sample({}, displays=displays)) == right()


@pytest.mark.parametrize("displays", [True, False])
@pytest.mark.parametrize("index", [2, 20, 40])
def test_a_wrong_strip_changes_nothing_in_where_rounds_end(index: int, *, displays: bool) -> None:
    wrong = sample({index: {"target": "", "jokers": "", "keep": ""}}, displays=displays)
    assert lengths(wrong) == right()


def test_after_a_colour_that_does_not_lie_there_the_next_round_is_found_by_its_displays() -> None:
    first, second, *_ = right()
    rows = rows_of(SAMPLE)
    place = next(index for index in range(first, first + second) if rows[index]["source"] in "12345")
    other = next(letter for letter in "RYGBW" if letter not in displays_of(SAMPLE).splitlines()[1].split()[0])
    wrong = sample({place: {"source": "1", "colour": other, "count": ""}}, displays=True)
    assert lengths(wrong) == right()
    (error,) = judge(wrong.log).report.errors
    assert (error.rule, error.round, error.move) == ("colour-not-there", 2, place - first + 1)


def test_after_a_wrong_move_in_two_rounds_the_third_begins_where_it_did() -> None:
    first, second, *_ = right()
    rows = rows_of(SAMPLE)
    letters = [line.split()[0] for line in displays_of(SAMPLE).splitlines()]
    changes = {}
    for number, begin in ((0, 0), (1, first)):
        place = next(index for index in range(begin + 1, begin + 9) if rows[index]["source"] in "12345")
        other = next(letter for letter in "RYGBW" if letter not in letters[number])
        changes[place] = {"source": "1", "colour": other, "count": ""}
    found = lengths(sample(changes, displays=True))
    assert sum(found[:2]) == first + second
    assert found[2:] == right()[2:]


def test_without_displays_panes_are_counted_after_an_illegal_move() -> None:
    table = "source,count,colour,target\n?,3,R,-\n" + "?,4,R,1\n" * 4 + "C,1,Y,1\n?,1,R,1\n"
    # Ana may not break what fits. 3 + 4 x 4 + 1 = 20 panes are a round.
    assert moves(table) == [["?3R-", "?4R1", "?4R1", "?4R1", "?4R1", "C1Y1"], ["?1R1"]]


def test_displays_that_are_empty_make_a_round_without_moves() -> None:
    rounds = made(TABLE, displays=DISPLAYS + "- - - - -\n")["rounds"]
    assert [len(this["moves"].split()) for this in rounds] == [13, 0]
    assert rounds[1]["displays"] == [""] * 5


def test_a_set_up_that_is_not_allowed_is_written_and_its_rounds_are_cut_by_counting() -> None:
    head = HEAD.replace("G/B*G*R", "G/BYGRR")  # no strip has jokers
    table = "source,count,colour,target\n" + "?,4,R,1\n" * 6
    found = outcome(table, head=head)
    assert isinstance(found, Imported)
    assert lengths(found) == [5, 1]
    assert [error.rule for error in judge(found.log).report.errors] == ["strip-set"]


# --- the column round ---------------------------------------------------------------------------------------------


def test_an_empty_cell_is_the_round_of_the_row_above() -> None:
    table = "round,source,count,colour,target\n1,?,1,R,-\n,?,1,R,-\n2.0,?,1,R,-\n-,?,1,R,-\n2,?,1,R,-\n3,?,1,R,-\n"
    assert [len(this) for this in moves(table)] == [2, 3, 1]


@pytest.mark.parametrize(
    ("numbers", "what"),
    [
        ("2", "2:round: the first round is round 1, not 2"),
        ("1 3", "3:round: after round 1 comes round 2, not 3"),
        ("1 2 1", "4:round: round 1 comes after round 2: the numbers must not go down"),
        (". 1", "2:round: the first row says no round, and there is none above it"),
    ],
)
def test_rounds_are_counted_up_from_the_first(numbers: str, what: str) -> None:
    rows = "".join(f"{number.strip('.')},?,1,R,-\n" for number in numbers.split())
    assert fault(f"round,source,count,colour,target\n{rows}") == what


def test_a_column_round_in_which_nothing_stands_is_none() -> None:
    table = TABLE.replace("\n", ",\n").replace("keep,", "keep,round")
    assert moves(table, displays=DISPLAYS) == [MOVES.split()]


def test_rounds_that_the_table_says_stay_together_though_panes_are_left() -> None:
    table = "round,source,count,colour,target\n1,?,3,R,1\n2,?,1,R,-\n"
    found = outcome(table)
    assert isinstance(found, Imported)
    assert lengths(found) == [1, 1]
    assert [error.rule for error in judge(found.log).report.errors] == ["round-unfinished"]


# --- displays -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "rrry ybgw bbwr ggyw wwrb",
        "RRRY,YBGW,BBWR,GGYW,WWRB",
        '"RRRY";"YBGW";"BBWR";"GGYW";"WWRB"',
        "RRRY\tYBGW\tBBWR\tGGYW\tWWRB\r\n",
        "\ufeff# what lay there\n\nRRRY  YBGW, BBWR  GGYW WWRB  # round 1\n",
    ],
)
def test_displays_are_a_line_a_round_with_any_usual_mark_between_them(text: str) -> None:
    rounds = made(TABLE, displays=text)["rounds"]
    assert [[display.upper() for display in this["displays"]] for this in rounds] == [DISPLAYS.split()]
    assert made(TABLE, displays=text.removeprefix("\ufeff").encode("utf-16"))["rounds"] == rounds


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("RRRY YBGQ BBWR GGYW WWRB\n", "1: display 2: Q is no colour of the box, which has R, Y, G, B, W"),
        ("\nRRRY YBGW BBWR GGYW WW?B\n", "2: "),
        ("RRRY YBGW BBWR GGYW WWRB\n" * 101, "101: displays of more than 100 rounds are no game"),
    ],
)
def test_displays_that_cannot_be_read_are_named_with_their_line(text: str, where: str) -> None:
    found = outcome(TABLE, displays=text)
    assert isinstance(found, Unread)
    assert f"{found.displays[0].row}: {found.displays[0].message}".startswith(where)


def test_a_file_of_displays_that_is_no_text_is_told_how_to_save_it() -> None:
    found = outcome(TABLE, displays=b"PK\x03\x04 xl/ ")
    assert isinstance(found, Unread)
    assert [fault.message for fault in found.displays] == [
        "this is an Excel workbook (.xlsx): save it as text in UTF-8"
    ]


def test_tilings_that_make_a_log_too_large_are_named() -> None:
    head = GREY.replace("wall =", f"_own = '{'x' * 1_048_000}'\nwall =")
    cell = "1:1 " * 500 + ";"
    assert fault(f"{ROWS}{cell}\n", head=head, displays=AZUL).startswith("6:tiling: larger than 1 MiB")


def test_a_wrong_number_of_displays_is_for_the_rules() -> None:
    found = outcome(TABLE, displays="RRRY YBGW BBWR GGYW\n")
    assert isinstance(found, Imported)
    assert [error.rule for error in judge(found.log).report.errors] == ["display-count"]


def test_a_round_without_displays_where_others_have_some_is_named_by_its_first_row() -> None:
    what = "source: displays are given for 1 round, and here begins round 2"
    assert fault(f"{TABLE}1,R,1,\n", displays=DISPLAYS) == f"15:{what}"
    assert fault("source,colour,target,round\n1,R,1,1\n1,R,1,2\n1,R,1,2\n", displays=DISPLAYS) == f"3:{what}"
    assert fault(TABLE, displays="") == "2:source: displays are given for 0 rounds, and here begins round 1"


# --- the tiling ---------------------------------------------------------------------------------------------------

SUCH: Final = "Ana 1:3 4:5; Ben 2:1"
TIME: Final = "is a time that the spreadsheet made:"
AZUL: Final = "BBBB YYYY RRRR KKKK WWWW\n"
ROWS: Final = "source,colour,target,tiling\n1,B,1,\n2,Y,2,\n3,R,-,\n4,K,-,\n5,W,-,"


@pytest.mark.parametrize(
    "cell",
    [
        "Ana 1:3; Ben 2:1",
        "Ben: 2:1; ana 1:3".replace("ana", "Ana"),
        "1:3; 2:1",
        "1:3;2:1",
        "Ana: 1:3;; Ben 2:1,",
        "Ana 1:3;Ben 2:1;",
    ],
)
def test_a_tiling_is_by_name_or_in_the_order_of_the_players(cell: str) -> None:
    rounds = made(f'{ROWS}"{cell}"\n', head=GREY, displays=AZUL)["rounds"]
    assert [this["tiling"] for this in rounds] == [["1:3", "2:1"]]


@pytest.mark.parametrize(
    ("cell", "tiling"),
    [("Ana 1:3 4:5", ["1:3 4:5", ""]), ("; 2:1", ["", "2:1"]), ("1:3, 4:5;", ["1:3 4:5", ""]), ("Ana; Ben", ["", ""])],
)
def test_a_player_may_have_no_columns_or_several(cell: str, tiling: list[str]) -> None:
    rounds = made(f'{ROWS}"{cell}"\n', head=GREY, displays=AZUL)["rounds"]
    assert [this["tiling"] for this in rounds] == [tiling]


@pytest.mark.parametrize(
    ("cell", "what"),
    [
        (
            "1:3",
            f"write the name before the columns of each player, such as {SUCH}, or those of all in their order",
        ),
        (
            "01:03:00",
            f"01:03:00 {TIME} format the column as text, or write the name before it, such as {SUCH}",
        ),
        ("Anna 1:3; Ben 2:1", 'there is no player "Anna"; the players are Ana and Ben'),
        ("Ana 1:3; Ana 2:1", "Ana is there twice"),
        ("Ana 1:3; 2:1", "2:1: whose columns are these? Write the name before them, such as Ana 1:3 4:5; Ben 2:1"),
        ("Ana 1:3 1:4", "tiling: line 1 is there twice"),
    ],
)
def test_a_tiling_that_cannot_be_read_is_named(cell: str, what: str) -> None:
    assert fault(f'{ROWS}"{cell}"\n', head=GREY, displays=AZUL) == f"6:tiling: {what}"


def test_a_tiling_of_a_line_that_there_is_not_is_named() -> None:
    assert fault(f'{ROWS}"Ana 6:1"\n', head=GREY, displays=AZUL).startswith("6:tiling: ")


def test_a_tiling_on_a_coloured_wall_or_in_a_game_without_one_is_named() -> None:
    coloured = GREY.replace("grey", "coloured")
    assert "a coloured wall leaves no choice of the column" in fault(f"{ROWS}Ana 1:3\n", head=coloured, displays=AZUL)
    assert fault("source,count,colour,target,tiling\n?,3,R,1,Ana 1:3\n").startswith("2:tiling: unknown key `tiling`")


@pytest.mark.parametrize("numbered", [True, False])
def test_a_tiling_stands_in_the_last_row_of_its_round(*, numbered: bool) -> None:
    rows = ROWS.replace("2,Y,2,", "2,Y,2,Ana 1:3") + "\n"
    if numbered:
        rows = rows.replace("\n", ",\n").replace("tiling,", "tiling,round").replace("1,B,1,,", "1,B,1,,1")
    what = "3:tiling: the tiling stands in the last row of its round, here row 6"
    assert fault(rows, head=GREY, displays=AZUL) == what
    assert faults("source,count,colour,target,tiling\n?,1,B,-,Ana 1:3\n?,1,B,-,\n", head=GREY) == [
        "2:tiling: the tiling stands in the last row of its round, here row 3"
    ]


@pytest.mark.parametrize(
    ("displays", "rows"),
    [
        (AZUL * 2, "1,,B,- 2,,Y,- 3,,R,- 4,,K,- 5,,R,-,Ana;Ben 1,,B,- 2,,Y,-"),  # no red on display 5
        (None, "?,4,B,- ?,4,Y,- ?,4,R,- C,4,K,- ?,4,R,-,Ana;Ben ?,4,B,- ?,4,Y,-"),  # nothing in the centre
        (
            None,
            "C,1,B,- ?,1,Y,- ?,1,Y,- ?,1,Y,- ?,1,R,-,Ana;Ben ?,4,B,- ?,4,Y,-",
        ),  # 5 are no round, but a tiling ends it
    ],
)
def test_after_an_illegal_move_a_tiling_ends_its_round(displays: str | None, rows: str) -> None:
    table = "source,count,colour,target,tiling\n" + rows.replace(" ", "\n") + "\n"
    found = outcome(table, head=GREY, displays=displays)
    assert isinstance(found, Imported), found
    assert lengths(found) == [5, 2]
