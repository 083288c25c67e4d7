"""A comparison as text."""

from __future__ import annotations

import pytest

from sintra_cli.report.ansi import for_people
from sintra_cli.report.comparison import Comparison
from tests.referee.diff.logs import AZUL, SINTRA, UNSEEN, compared, render


def test_two_logs_that_are_the_same_are_nothing_to_write() -> None:
    assert render(Comparison(same=True, difference=None, scores=[])) == ""


def test_a_move_with_both_texts_and_both_positions() -> None:
    assert render(compared(SINTRA, SINTRA.replace("CB4    2G2", "Ana:cb5 2G2"))) == (
        "First difference: round 1, move 9 (Ana)\n"
        "a:33:3: CB4\n"
        "  Ana to move: 2 YGBW  C BBWW\n"
        "b:33:3: Ana:cb5\n"
        "  Ana to move: 2 YGBW  C BBWW\n"
    )


def test_an_illegal_move_and_the_tile_in_the_centre() -> None:
    assert render(compared(SINTRA, SINTRA.replace("1R1    5W2", "1R1    6W2"))) == (
        "First difference: round 1, move 2 (Ben)\n"
        "a:29:10: 5W2\n"
        "  Ben to move: 2 YGBW  3 RBBW  4 YGGW  5 RBWW  C Y + tile\n"
        "b:29:10: 6W2 (illegal: no-such-display)\n"
        "  Ben to move: 2 YGBW  3 RBBW  4 YGGW  5 RBWW  C Y + tile\n"
    )


def test_a_move_that_only_one_log_has() -> None:
    assert render(compared(SINTRA.replace("  CY5\n", ""), SINTRA)) == (
        "First difference: round 1, move 13 (Ana)\n"
        "a:26:1: nothing\n"
        "  Ana to move: C Y\n"
        "b:35:3: CY5\n"
        "  Ana to move: C Y\n"
    )


def test_a_move_when_nothing_is_left() -> None:
    assert render(compared(SINTRA, SINTRA.replace("  CY5\n", "  CY5 <\n"))) == (
        "First difference: round 1, move 14\n"
        "a:26:1: nothing\n"
        "  displays and centre are empty\n"
        "b:35:7: < (illegal: round-over)\n"
        "  displays and centre are empty\n"
    )


def test_positions_without_displays() -> None:
    assert render(compared(UNSEEN, UNSEEN.replace("?2W2", "?1W2"))) == (
        "First difference: round 1, move 2 (Ben)\n"
        "a:28:11: ?2W2\n"
        "  Ben to move: ? 4  C at most 1 + tile, 17 left in all\n"
        "b:28:11: ?1W2\n"
        "  Ben to move: ? 4  C at most 1 + tile, 17 left in all\n"
    )


def test_positions_without_displays_when_all_displays_have_been_taken_from() -> None:
    found = render(compared(UNSEEN, UNSEEN.replace("C1Y5", "C1Y6")))
    assert "\n  Ana to move: C at most 1, 1 left in all\n" in found


def test_displays() -> None:
    assert render(compared(SINTRA, SINTRA.replace('"YBGW", "BBWR"', '"", "BBWR"'))) == (
        "First difference: round 1, display 2\n"
        "a:27:22: YBGW\n"
        "  Ana to move: 1 RRRY  2 YGBW  3 RBBW  4 YGGW  5 RBWW  C tile\n"
        'b:27:22: "" (illegal: display-size)\n'
    )


@pytest.mark.parametrize(
    ("a", "b", "where"),
    [
        (SINTRA, AZUL, "the game"),
        (SINTRA, SINTRA.replace('"A"', '"B"'), "the side of the palace boards"),
        (SINTRA, SINTRA.replace("Ben", "Bea"), "the players"),
        (SINTRA, SINTRA.replace("1 2 3 4", "1 2 3 4'"), "strip 4 of Ana"),
        (SINTRA, SINTRA.replace("RRYGBW", "RRYGWB"), "the round indicator"),
        (SINTRA, f'starting_player = "Ben"\n{SINTRA}', "the starting player"),
        (SINTRA, f'{SINTRA}[rulings]\nrefill = "when_short"\n', "ruling refill"),
        (SINTRA, f"{SINTRA}[[rounds]]\n", "round 2"),
        (AZUL, AZUL.replace("3:2", "3:4"), "round 1, tiling of Ben"),
        (SINTRA, SINTRA.replace("[7, 5]", "[7, 6]"), "round 1, total claimed for Ben"),
        (SINTRA, SINTRA.replace("CY5", "CY5(0)"), "round 1, move 13 (Ana), points claimed"),
        (SINTRA, f"{SINTRA}[claimed]\nBen = 5\n", "final total claimed for Ben"),
    ],
    ids=lambda text: text if len(text) < 60 else "",
)
def test_where_the_first_difference_is(a: str, b: str, where: str) -> None:
    assert render(compared(a, b)).partition("\n")[0] == f"First difference: {where}"


def test_the_wall() -> None:
    coloured = AZUL.replace("grey", "coloured").replace("tiling", "_tiling")
    assert render(compared(AZUL, coloured)).startswith("First difference: the wall\na:3:9: grey\nb:3:9: coloured\n")


def test_what_holds_where_nothing_is_written_and_the_totals_that_differ() -> None:
    values = "window_values = [6, 3, 3, 2, 2, 1, 1, 2]"
    assert render(compared(SINTRA, SINTRA.replace("[box]", f"[box]\n{values}"))) == (
        "First difference: window_values in the box\n"
        "a:6:1: [4, 3, 3, 2, 2, 1, 1, 2] (not written)\n"
        "b:7:17: [6, 3, 3, 2, 2, 1, 1, 2]\n"
        "\n"
        "Totals that differ (A a, B b)\n"
        "round  player  A  B  difference\n"
        "-----  ------  -  -  ----------\n"
        "1      Ana     7  9          +2\n"
    )


def test_a_round_that_is_refused_in_one_log() -> None:
    assert render(compared(UNSEEN, SINTRA.replace('"BBWR"', '"BBWRR"'))) == (
        "First difference: round 1\na:26:1: the round is there\nb:26:1: the round is there (illegal: display-size)\n"
    )


def test_what_is_written_is_shown_escaped_and_cut() -> None:
    name = '"\\u001b[31m' + "n" * 100 + '"'
    lines = render(compared(SINTRA, SINTRA.replace('"Ana"', name))).split("\n")
    assert lines[2] == "b:19:9: \\x1b[31m" + "n" * (60 - len("\\x1b[31m") - 1) + "…"


def test_colours_tell_nothing_that_the_text_does_not() -> None:
    comparison = compared(SINTRA, SINTRA.replace("1R1    5W2", "1R1    6W2"))
    coloured = for_people(render(comparison, colour=True))
    assert coloured.startswith("\x1b[1mFirst difference: round 1, move 2 (Ben)\x1b[0m\n\x1b[1ma:29:10:\x1b[0m 5W2\n")
    assert " \x1b[1;31m(illegal: no-such-display)\x1b[0m\n" in coloured
    plain = coloured
    for code in ("\x1b[1m", "\x1b[1;31m", "\x1b[0m"):
        plain = plain.replace(code, "")
    assert plain == render(comparison)
