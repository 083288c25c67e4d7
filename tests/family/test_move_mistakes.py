"""Moves that are none, and what to say about them."""

from __future__ import annotations

import pytest

from sintra_cli.family.move_mistakes import explain
from sintra_cli.games import game_called

SINTRA = game_called("sintra").notation("RYGBW")
AZUL = game_called("azul").notation("BYRKW")
UNSEEN_SINTRA = game_called("sintra").notation("RYGBW", "unseen")
LIKE_SINTRA = "a move is written like 1R3 (display 1, red, strip 3), CB4j1=R, 2Y- or <"
LIKE_AZUL = "a move is written like 1R3 (display 1, red, line 3), CB4 or 2Y- (to the floor line)"
SOURCE = "is no source: a move begins with a display from 1 to 9, or C for the centre"
COUNT = "is no count of panes: between display and colour stands a number from 1 to 20, or nothing"
POINTS = "points stand in brackets at the end of the move, a whole number from -999 to 999"
JOKERS = "after j stands how many panes go on jokers: 0, 1 or 2"
KEPT = "after = stands one letter, that of the pane that is kept for the window"
AFTER_HYPHEN = "after - all panes break: none goes on a joker, and none is kept"
SINTRA_HAS = "is no colour of the box, which has R, Y, G, B, W"


@pytest.mark.parametrize(
    ("move", "hint"),
    [
        # the order of the parts
        ("R13", "the display comes before the colour; did you mean 1R3?"),
        ("r13", "the display comes before the colour; did you mean 1R3?"),
        ("R13=B", "the display comes before the colour; did you mean 1R3=B?"),
        ("1R3=Bj1", "jokers come before the pane that is kept; did you mean 1R3j1=B?"),
        ("1R3=B j1 (4)", "jokers come before the pane that is kept; did you mean 1R3j1=B (4)?"),
        # what word processors make of it
        ("1R–", "– is not a hyphen; did you mean 1R-?"),
        ("1R—", "— is not a hyphen; did you mean 1R-?"),
        ("1R−", "− is not a hyphen; did you mean 1R-?"),
        ("≤", "≤ is not <; did you mean <?"),
        ("«", "« is not <; did you mean <?"),
        # separators
        ("1R3,", "moves have only white space between them; did you mean 1R3?"),
        ("1R3;", "moves have only white space between them; did you mean 1R3?"),
        # the source
        ("0R3", f"'0' {SOURCE}"),
        ("pass", f"'p' {SOURCE}"),
        ("D1R3", f"'D' {SOURCE}"),
        ("R3", f"'R' {SOURCE}"),
        ("?2R3", "? is no source: a round whose displays are written down has sources 1 to 9 and C"),
        # the count
        ("10R3", f"0 {COUNT}"),
        ("121R3", f"21 {COUNT}"),
        ("101R3", f"01 {COUNT}"),
        # the colour
        ("13", "the colour is missing: it stands after the display"),
        ("C", "the colour is missing: it stands after the display"),
        ("1X3", f"X {SINTRA_HAS}"),
        ("1x3", f"x {SINTRA_HAS}"),
        ("CC3", f"C {SINTRA_HAS}"),
        # the strip
        ("1R", "the strip is missing: 1 to 8 after the colour, or -"),
        ("1R9", "9 is no strip: these are 1 to 8"),
        ("1R0", "0 is no strip: these are 1 to 8"),
        ("1R12", "12 is no strip: these are 1 to 8"),
        # jokers, kept pane and points
        ("1R3j", JOKERS),
        ("1R3j3", JOKERS),
        ("1R3j12", JOKERS),
        ("1R3=", KEPT),
        ("1R3=RB", KEPT),
        ("1R3j1=", KEPT),
        ("1R3=X", f"X {SINTRA_HAS}"),
        ("1R3j1=Q", f"Q {SINTRA_HAS}"),
        ("1R-j1", AFTER_HYPHEN),
        ("1R-=R", AFTER_HYPHEN),
        ("1R3()", POINTS),
        ("1R3(1000)", POINTS),
        ("1R3(4)=R", POINTS),
        # the return
        ("<3", "< stands alone, perhaps with points: <(0); '3' does not belong there"),
        ("<=R", "< stands alone, perhaps with points: <(0); '=R' does not belong there"),
        # nothing in particular
        ("", LIKE_SINTRA),
        ("-", LIKE_SINTRA),
        ("1R3x", LIKE_SINTRA),
        ("Ana:", LIKE_SINTRA),
    ],
)
def test_sintra(move: str, hint: str) -> None:
    assert SINTRA.read(move) is None
    assert explain(move, SINTRA) == f"{move!r} is no move: {hint}"


@pytest.mark.parametrize(
    ("move", "hint"),
    [
        ("R13", "the display comes before the colour; did you mean 1R3?"),
        ("R16", f"'R' {SOURCE}"),  # 1R6 is no better
        ("1G3", "G is no colour of the box, which has B, Y, R, K, W"),
        ("1R6", "6 is no pattern line: these are 1 to 5"),
        ("1R", "the pattern line is missing: 1 to 5 after the colour, or -"),
        ("<", "there is no glazier in Azul, so nothing returns"),
        ("1R3j1", "'j1' is for Stained Glass of Sintra: in Azul a move ends with its line"),
        ("1R3=R", "'=R' is for Stained Glass of Sintra: in Azul a move ends with its line"),
        ("1R3(4)", "in Azul a move scores nothing itself: leave out the points"),
        ("1R-(0)", "in Azul a move scores nothing itself: leave out the points"),
        ("1R3x", LIKE_AZUL),
        ("", LIKE_AZUL),
    ],
)
def test_azul(move: str, hint: str) -> None:
    assert AZUL.read(move) is None
    assert explain(move, AZUL) == f"{move!r} is no move: {hint}"


@pytest.mark.parametrize(
    ("move", "hint"),
    [
        ("1R3", "'1' is no source: the round has no displays, so a move begins with ? (a display) or C"),
        ("?R3", "the count is missing: in a round without displays each take says how many, such as ?2R3 or C4B5"),
        ("CR3", "the count is missing: in a round without displays each take says how many, such as ?2R3 or C4B5"),
        ("?21R3", "21 is no count: a take is of 1 to 20"),
        ("?0R3", "0 is no count: a take is of 1 to 20"),
        ("?2R9", "9 is no strip: these are 1 to 8"),
        ("?2X3", f"X {SINTRA_HAS}"),
        ("?2R3=", KEPT),
    ],
)
def test_rounds_without_displays(move: str, hint: str) -> None:
    assert UNSEEN_SINTRA.read(move) is None
    assert explain(move, UNSEEN_SINTRA) == f"{move!r} is no move: {hint}"


def test_the_name_before_the_colon_is_no_part_of_the_mistake() -> None:
    assert explain("Ana: R13", SINTRA) == (
        "'Ana: R13' is no move: the display comes before the colour; did you mean 1R3?"
    )


def test_a_long_move_is_not_shown_at_length() -> None:
    assert explain("x" * 50, AZUL) == f"'{'x' * 39}…' is no move: 'x' {SOURCE}"


def test_a_very_long_number_is_no_trouble() -> None:
    digits = "9" * 100_000
    assert explain(f"1{digits}R3", SINTRA).endswith(f": 999999999 {COUNT}")
    assert explain(f"1R{digits}", SINTRA).endswith(": 999999999 is no strip: these are 1 to 8")


def test_what_is_suggested_is_a_move() -> None:
    for wrong in ("R13", "1R3=Bj1", "1R–", "≤", "1R3,"):
        suggested = explain(wrong, SINTRA).rpartition("did you mean ")[2].rstrip("?")
        assert SINTRA.read(suggested) is not None, suggested
