"""What is typed is taken in every way that has one meaning, and kept in canonical form."""

from __future__ import annotations

import pytest

from sintra_cli.games import game_called
from sintra_cli.record.session import Rejected
from sintra_cli.record.typed import Unclear, read_displays, read_moves, read_totals
from tests.record.script import AZUL, DISPLAYS, recorded, session

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "W": "white"}
NAMES = ["Ana Maria", "Ben"]


def moves(line: str, colours: dict[str, str] = COLOURS) -> list[str]:
    form = game_called("sintra").notation(colours)
    return [str(form.read(move.text)) for move in read_moves(line, form, NAMES, colours).moves]


@pytest.mark.parametrize(
    "line",
    [
        "1R3 2Y-",
        "1r3 2y-",
        "1R3, 2Y-",
        "1R3,2Y-",
        "1R3;2Y-;",
        "1 R 3 2 Y -",
        "1 R 3, 2 Y-",
        "1 red 3 2 yellow -",
        "1red3 2Yellow-",
        "lR3 2Y-",
        "1. 1R3 2. 2Y-",
        "1R3 2Y–",
    ],
)
def test_moves_with_one_meaning_are_taken(line: str) -> None:
    assert moves(line) == ["1R3", "2Y-"]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("c b 4 j 1 = r <", ["CB4j1=R", "<"]),
        ("centre blue 4", ["CB4"]),
        ("display 1 red strip 3", ["1R3"]),
        ("Display 1 red, strip 3", None),
        ("display 1 red strip 3 centre blue strip 4, display 2 yellow floor", ["1R3", "CB4", "2Y-"]),
        ("Center Blue Line 4; 2 yellow the floor line", ["CB4", "2Y-"]),
        ("c white pattern line l", ["CW1"]),
        ("display1 red strip3", ["1R3"]),
        ("1 red strip", None),
        ("1 red 3 display", None),
        ("1 R 3 (4)", ["1R3"]),
        ("ana maria: 1R3 ben: 2Y-", ["Ana Maria:1R3", "Ben:2Y-"]),
        ("Ben: 1 r 3, Ana Maria: 2Y-", ["Ben:1R3", "Ana Maria:2Y-"]),
        ("12R3", ["12R3"]),  # two red panes, counted
    ],
)
def test_each_part_of_a_move_may_stand_alone_or_be_spelled_out(line: str, meant: list[str] | None) -> None:
    if meant is None:
        with pytest.raises(Unclear):
            moves(line)
    else:
        assert moves(line) == meant


def test_a_letter_that_looks_like_a_digit_may_be_a_colour() -> None:
    colours = {"O": "orange", "L": "lilac", "G": "green", "B": "blue", "W": "white"}
    assert moves("lO3, 2 lilac 1", colours) == ["1O3", "2L1"]


def test_a_remark_stays_behind_its_move() -> None:
    form = game_called("sintra").notation(COLOURS)
    written = read_moves("1 r 3  # he said: 2Y-, red", form, NAMES, COLOURS)
    [move] = written.moves
    assert (form.read(move.text), move.behind) == (form.read("1R3"), "# he said: 2Y-, red")


@pytest.mark.parametrize(
    ("line", "before", "text"),
    [("1R3 2X- 3G1", ["1R3"], "2X-"), ("1 R 3, 2", ["1 R 3"], "2"), ("hello", [], "hello")],
)
def test_the_first_that_is_no_move_is_named(line: str, before: list[str], text: str) -> None:
    with pytest.raises(Unclear) as unclear:
        moves(line)
    assert (unclear.value.before, unclear.value.text) == (before, text)


def test_in_a_round_without_displays_the_count_stands_alone_too() -> None:
    form = game_called("sintra").notation(COLOURS, "unseen")
    written = read_moves("? 2 red 3, c l0 b 4, display 2 red strip 1", form, NAMES, COLOURS)
    assert [str(form.read(move.text)) for move in written.moves] == ["?2R3", "C10B4", "?2R1"]


@pytest.mark.parametrize(
    ("line", "laid"),
    [
        ("rrby, YYGG;-  wwww", ["RRBY", "YYGG", "", "WWWW"]),
        ("RRBYYYGG", ["RRBY", "YYGG"]),
        ("None", None),
        ("RRBY – –", ["RRBY", "", ""]),
    ],
)
def test_displays_may_have_any_marks_between_them(line: str, laid: list[str] | None) -> None:
    assert read_displays(line, COLOURS) == laid


def test_a_letter_that_is_no_colour_is_named_with_its_display() -> None:
    with pytest.raises(Unclear, match=r"^X is no colour of the box, which has R red, Y yellow, ") as unclear:
        read_displays("RRBY YYXG", COLOURS)
    assert unclear.value.text == "display 2, YYXG"


@pytest.mark.parametrize("text", ["12 -3 40", "12, -3, 40", "l2;-3;4o"])
def test_totals_may_have_marks_between_them_and_letters_for_digits(text: str) -> None:
    assert read_totals(text) == [12, -3, 40]


def test_what_is_no_total_is_refused() -> None:
    assert read_totals("12 many") is None
    assert read_totals("1234") is None


# --- at the table ------------------------------------------------------------------------------------------------


def test_what_is_forgiven_is_kept_in_canonical_form() -> None:
    _, kept, _ = recorded("bbbb,yyyy; rrrr kkkk wwww", "1 blue 4; 2 y 3")
    assert kept[-1] == AZUL + (
        '\n[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\nmoves = """\n  1B4  2Y3\n"""\n'
    )


def test_the_first_wrong_move_is_said_last_and_nothing_of_the_line_is_taken() -> None:
    script, kept, _ = recorded(DISPLAYS, "1B4 2R3 3X1")
    assert len(kept) == 1
    shown = script.shown.replace("\n  ", " ")
    assert (
        "nothing of the line was taken: move 2 of what you typed, 2R3: display 2 has no red tile: it holds YYYY "
        "(colour-not-there)\nlog.toml has it all"
    ) in shown


def test_at_most_a_dozen_legal_moves_are_shown() -> None:
    script, _, _ = recorded(DISPLAYS, "1R1")
    line = next(line for line in script.shown.splitlines() if line.startswith("legal: "))
    # Five displays of one colour, six targets each: 30.
    assert line.split()[1:13] == ["1B1", "1B2", "1B3", "1B4", "1B5", "1B-", "2Y1", "2Y2", "2Y3", "2Y4", "2Y5", "2Y-"]
    assert line.endswith("  and 18 more")


def test_a_refusal_stands_right_above_the_prompt() -> None:
    script, _, _ = recorded(DISPLAYS, "1R1", "1X")
    assert script.shown.count("centre     -") == 1  # the board is not drawn again


def test_a_move_that_comes_too_late_is_named() -> None:
    this = session()
    this.lay(DISPLAYS)
    with pytest.raises(Rejected, match="move 6 of what you typed, 1B1: round 1 is over"):
        this.play("1B4 2Y- 3R1 4K- 5W- 1B1")
