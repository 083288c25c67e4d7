"""What slips into moves that are nearly right, and what to say about it."""

from __future__ import annotations

import pytest

from sintra_cli.family.move_mistakes import explain
from sintra_cli.family.notation import Notation
from sintra_cli.games import game_called

SINTRA = game_called("sintra").notation("RYGBW")
AZUL = game_called("azul").notation("BYRKW")
UNSEEN_SINTRA = game_called("sintra").notation("RYGBW", "unseen")
UNSEEN_AZUL = game_called("azul").notation("BYRKW", "unseen")
ORANGE = game_called("sintra").notation("ROLBW")
SPACE = "put white space between them, in an array each in quotes of its own"
STANDS = "! stands once, right behind a move that was wrong and was let stand"
ALONE = "! stands right behind its move, with no space between them, such as CR-!"
ONE_LETTER = "a colour is one letter, however many there are"
BEHIND = "points stand right behind their move, with no space between them, such as 1R3(4)"
NO_POINTS = "in Azul a move scores nothing itself: leave out the points"


def hint(move: str, form: Notation) -> str:
    """Return what is said of a text that is no move, without the text; what is suggested is a move."""
    assert form.read(move) is None
    said = explain(move, form).removeprefix(f"{move!r} is no move: ")
    _, suggests, suggested = said.partition("did you mean ")
    assert not suggests or form.read(suggested.removesuffix("?")) is not None
    return said


@pytest.mark.parametrize("form", [SINTRA, AZUL], ids=["sintra", "azul"])
@pytest.mark.parametrize(
    ("move", "expected"),
    [
        # a letter for a digit
        ("2Rl", "l is not the digit 1; did you mean 2R1?"),
        ("2RI", "I is not the digit 1; did you mean 2R1?"),
        ("lR3", "l is not the digit 1; did you mean 1R3?"),
        ("|R3", "| is not the digit 1; did you mean 1R3?"),
        ("Cl0R3", "l is not the digit 1; did you mean C10R3?"),
        ("11OR3", "O is not the digit 0; did you mean 110R3?"),
        ("2Rl,", "l is not the digit 1; did you mean 2R1?"),
        ("Ana: 2Rl", "l is not the digit 1; did you mean 2R1?"),
        # the colour more than once, or two of them
        ("1RR1", f"{ONE_LETTER}; did you mean 1R1?"),
        ("1rRR1", f"{ONE_LETTER}; did you mean 1R1?"),
        ("C2 WW -", f"{ONE_LETTER}; did you mean C2W -?"),
        ("1RR9", f"{ONE_LETTER}; write it once"),
        ("1RW1", "a move takes one colour, and here are R and W"),
        ("1RWR1", "a move takes one colour, and here are R and W"),
        # the number of the move
        ("1.", "moves have no numbers: leave out 1."),
        ("12)", "moves have no numbers: leave out 12)"),
        ("3.7", "moves have no numbers: leave out 3.7"),
        ("1.1R1", "moves have no numbers; did you mean 1R1?"),
        ("1. 1R1", "moves have no numbers; did you mean 1R1?"),
        ("1. R11", "moves have no numbers: leave out 1."),
        # several moves
        ("1R1,2Y2", f"these are 2 moves, 1R1 and 2Y2: {SPACE}"),
        ("1R1;2Y2/CW-,", f"these are 3 moves, 1R1, 2Y2 and CW-: {SPACE}"),
        ("1R1 2Y2", f"these are 2 moves, 1R1 and 2Y2: {SPACE}"),
        ("1R12Y2", f"these are 2 moves, 1R1 and 2Y2: {SPACE}"),
        # the mark of a move that was let stand
        ("!", ALONE),
        ("!!", ALONE),
        ("1R1！", "！ is not !; did you mean 1R1!?"),
        ("1RR1!", f"{ONE_LETTER}; did you mean 1R1!?"),
        ("1R1!2Y2!", f"these are 2 moves, 1R1! and 2Y2!: {SPACE}"),
        ("1R1! 2Y2", f"these are 2 moves, 1R1! and 2Y2: {SPACE}"),
        # what ends a sentence
        ("1R1!,", "moves have only white space between them; did you mean 1R1!?"),
        ("1R1.", "moves have only white space between them; did you mean 1R1?"),
        ("R13,", "the display comes before the colour; did you mean 1R3?"),
        ("R13x", "the display comes before the colour"),
        ("1R—x", "— is not a hyphen"),
    ],
)
def test_slips_of_both_games(move: str, expected: str, form: Notation) -> None:
    assert hint(move, form) == expected


@pytest.mark.parametrize(("form", "behind"), [(SINTRA, f"{STANDS}, before its points"), (AZUL, STANDS)])
@pytest.mark.parametrize(
    ("move", "meant"), [("CR!-", "CR-!"), ("!CR-", "CR-!"), ("CR-!!", "CR-!"), ("1R!3!", "1R3!"), ("Ana: !1R3", "1R3!")]
)
def test_a_mark_in_another_place_or_twice(move: str, meant: str, form: Notation, behind: str) -> None:
    assert hint(move, form) == f"{behind}; did you mean {meant}?"


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("1R3jl", "l is not the digit 1; did you mean 1R3j1?"),
        ("1R3(1O)", "O is not the digit 0; did you mean 1R3(10)?"),
        ("1R1(+3)", "points have no + before them; did you mean 1R1(3)?"),
        ("1R1j1=W (+12)", "points have no + before them; did you mean 1R1j1=W(12)?"),
        ("<(+0)", "points have no + before them; did you mean <(0)?"),
        ("1R1+3", "points stand in brackets; did you mean 1R1(3)?"),
        ("(+3)", BEHIND),
        ("(3)", BEHIND),
        ("!(3)", ALONE),
        ("CR-(3)!", f"{STANDS}, before its points; did you mean CR-!(3)?"),
        ("1R3!=R", f"{STANDS}, before its points; did you mean 1R3=R!?"),
        ("1R3!j1(2)", f"{STANDS}, before its points; did you mean 1R3j1!(2)?"),
        ("!<", f"{STANDS}, before its points; did you mean <!?"),
        ("<！", "！ is not !; did you mean <!?"),
        ("1R1!(+3)", "points have no + before them; did you mean 1R1!(3)?"),
        ("<<", f"these are 2 moves, < and <: {SPACE}"),
        ("1R3j12Y5", f"these are 2 moves, 1R3j1 and 2Y5: {SPACE}"),
        ("1Rj1", "the strip is missing: 1 to 8 after the colour, or -"),
    ],
)
def test_slips_of_stained_glass_of_sintra(move: str, expected: str) -> None:
    assert hint(move, SINTRA) == expected


@pytest.mark.parametrize("move", ["1R1(+3)", "1R1!(3)", "1R1(3)!"])
def test_azul_has_no_points(move: str) -> None:
    assert hint(move, AZUL) == NO_POINTS


def test_azul_keeps_no_pane_in_a_move_that_was_let_stand() -> None:
    assert hint("1R1=R!", AZUL) == "'=R' is for Stained Glass of Sintra: in Azul a move ends with its line"


@pytest.mark.parametrize("form", [UNSEEN_SINTRA, UNSEEN_AZUL], ids=["sintra", "azul"])
@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("?RR3", f"{ONE_LETTER}; did you mean ?2R3?"),
        ("?2RR3", f"{ONE_LETTER}; did you mean ?2R3?"),
        ("CRRR3", f"{ONE_LETTER}; did you mean C3R3?"),
        ("?lR3", "l is not the digit 1; did you mean ?1R3?"),
        ("?1R1?2Y2", f"these are 2 moves, ?1R1 and ?2Y2: {SPACE}"),
        ("1. ?1R1", "moves have no numbers; did you mean ?1R1?"),
    ],
)
def test_slips_in_rounds_without_displays(move: str, expected: str, form: Notation) -> None:
    assert hint(move, form) == expected


def test_a_letter_may_be_a_colour_in_one_place_and_a_slip_in_another() -> None:
    assert hint("OOO", ORANGE) == "'O' is no source: a move begins with a display from 1 to 9, or C for the centre"
    assert hint("1Ol", ORANGE) == "l is not the digit 1; did you mean 1O1?"
    assert hint("lLl", ORANGE) == "l is not the digit 1; did you mean 1L1?"


@pytest.mark.parametrize("form", [SINTRA, AZUL, UNSEEN_SINTRA], ids=["sintra", "azul", "unseen"])
@pytest.mark.parametrize("part", ["l", "O", "1", "1.", "1R1,", "R", "(", "+", "1R1", "<"])
def test_a_very_long_slip_is_no_trouble(part: str, form: Notation) -> None:
    text = f"1R1x{part * 100_000}"
    assert len(explain(text, form)) < 300
