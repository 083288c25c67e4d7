"""Moves of two logs compared."""

from __future__ import annotations

import pytest

from sintra_cli.family.rules.move import Move
from sintra_cli.referee.steps import ComparedMove, Step, alike
from sintra_cli.report.comparison import Position
from tests.referee.diff.logs import SINTRA, UNSEEN, compared, difference, place, replayed, same, texts, values


def test_moves_are_compared_in_meaning() -> None:
    annotated = (
        SINTRA.replace("1R1    5W2", "Ana:13r1    Ben:5W2")
        .replace("CB1=R  3R2", "c1b1j0=r  3R2")
        .replace("4G1    CY2=W", "4g1j0 Ben:C1Y2J0=W")
    )
    assert same(SINTRA, annotated)


def test_moves_in_an_array_are_the_same_as_in_one_text() -> None:
    before, moves, after = SINTRA.split('"""')
    assert same(SINTRA, f"{before}{moves.split()}{after}")


def test_the_first_move_that_differs() -> None:
    found = difference(SINTRA, SINTRA.replace("CB4    2G2", "cb5    2G2"))
    assert (found.what, found.round, found.move, found.player) == ("move", 1, 9, "Ana")
    assert (texts(found), values(found)) == (("CB4", "cb5"), ("CB4", "CB5"))
    assert (place(found.a), place(found.b)) == (("a", 33, 3), ("b", 33, 3))
    assert (found.a.end_column, found.a.rule, found.b.rule) == (6, None, None)


def test_the_kept_pane_is_a_part_of_the_move() -> None:
    found = difference(SINTRA, SINTRA.replace("CB1=R", "CB1=Y"))
    assert (found.move, values(found)) == (5, ("CB1=R", "CB1=Y"))


def test_the_position_is_the_one_before_the_move() -> None:
    found = difference(SINTRA, SINTRA.replace("CB4    2G2", "CB5    2G2"))
    expected = Position(
        player="Ana",
        displays=["", "YGBW", "", "", ""],  # laid as YBGW
        centre="BB" + "W" + "W",  # 3R2 left BBW there, 4G1 YW, and CY2 took the yellow one
        closed=None,
        at_most=None,
        left=4 + 4,
        tile=False,
    )
    assert found.a.position == found.b.position == expected


def test_the_tile_lies_in_the_centre_until_it_is_taken() -> None:
    first = difference(SINTRA, SINTRA.replace("1R1    5W2", "1R2    5W2")).a.position
    assert first == Position(
        player="Ana",
        displays=["RRRY", "YGBW", "RBBW", "YGGW", "RBWW"],
        centre="",
        closed=None,
        at_most=None,
        left=20,
        tile=True,
    )


def test_a_move_more_is_the_difference() -> None:
    short = SINTRA.replace("  CY5\n", "")
    found = difference(SINTRA, short)
    assert (found.what, found.round, found.move, found.player) == ("move", 1, 13, "Ana")
    assert (texts(found), values(found)) == (("CY5", None), ("CY5", None))
    assert (place(found.a), place(found.b), found.b.written) == (("a", 35, 3), ("b", 26, 1), False)
    assert found.a.position == found.b.position
    assert found.a.position is not None
    assert found.a.position.centre == "Y"


def test_the_first_move_of_a_round_that_one_log_does_not_have() -> None:
    longer = f'{SINTRA}[[rounds]]\ndisplays = ["RRRY", "YBGW", "BBWR", "GGYW", "WWRB"]\nmoves = "1R2"\n'
    found = difference(longer, SINTRA)
    assert (found.what, found.round, found.move, texts(found)) == ("move", 2, 1, ("1R2", None))
    assert (place(found.a), place(found.b)) == (("a", 40, 10), ("b", 26, 1))
    assert found.a.position is not None
    assert found.b.position is None


def test_a_log_without_rounds_ends_at_its_top() -> None:
    found = difference(SINTRA, SINTRA[: SINTRA.index("[[rounds]]")])
    assert (found.round, found.move, texts(found), place(found.b)) == (1, 1, ("1R1", None), ("b", 1, 1))


@pytest.mark.parametrize("displays", ['displays = ["RRRY", "YBGW", "BBWR", "GGYW", "WWRB"]\n', ""])
def test_a_round_in_which_nobody_has_moved_yet(displays: str) -> None:
    found = difference(SINTRA, f"{SINTRA}[[rounds]]\n{displays}")
    assert (found.what, found.round, found.move) == ("round", 2, None)
    assert (place(found.a), place(found.b)) == (("a", 26, 1), ("b", 38, 1))
    assert (found.a.written, found.b.written) == (False, True)


def test_an_illegal_move_is_compared_as_it_is_written() -> None:
    found = difference(SINTRA, SINTRA.replace("CW5    CB2", "Ana:c3w1    CB2"))
    assert (found.round, found.move, found.player) == (1, 11, "Ana")
    assert texts(found) == ("CW5", "Ana:c3w1")
    assert values(found) == ("CW5", "C3W1")
    assert (found.a.rule, found.b.rule) == (None, "strip-left-of-glazier")
    assert found.a.position == found.b.position


def test_the_same_illegal_move_is_no_difference_and_nothing_after_it_is_compared() -> None:
    illegal = SINTRA.replace("CW5    CB2", "CW1    CB2")
    assert same(illegal, illegal.replace("CW1    CB2", "Ana:cw1    CB4").replace("CY5", "<"))


def test_two_illegal_moves_differ() -> None:
    illegal = SINTRA.replace("CW5", "CW1")
    found = difference(illegal, SINTRA.replace("CW5", "CW2"))
    assert (found.move, texts(found)) == (11, ("CW1", "CW2"))
    assert found.a.rule == found.b.rule == "strip-left-of-glazier"


def test_a_wrong_count_is_a_difference() -> None:
    found = difference(SINTRA, SINTRA.replace("CW5", "C2W5"))
    assert (found.move, texts(found), found.b.rule) == (11, ("CW5", "C2W5"), "pane-count")


def test_two_wrong_counts_differ() -> None:
    found = difference(SINTRA.replace("CW5", "C4W5"), SINTRA.replace("CW5", "C2W5"))
    assert (found.move, texts(found)) == (11, ("C4W5", "C2W5"))


def test_a_wrong_name_is_a_difference() -> None:
    found = difference(SINTRA, SINTRA.replace("CW5", "Ben:CW5"))
    assert (found.move, texts(found), found.b.rule) == (11, ("CW5", "Ben:CW5"), "turn-order")
    assert found.player == "Ana"


def test_two_wrong_names_differ() -> None:
    three = f'{SINTRA[: SINTRA.index("[[rounds]]")]}[[players]]\nname = "Cy"\nstrips = "1 2 3 4 5 6 7 8"\n'
    round_of_three = 'displays = ["RRRY", "YBGW", "BBWR", "GGYW", "WWRB", "RYGB", "RYGB"]\n'
    ben, cy = (f'{three}[[rounds]]\n{round_of_three}moves = "{name}:1R1"\n' for name in ("Ben", "Cy"))
    assert texts(difference(ben, cy)) == ("Ben:1R1", "Cy:1R1")
    assert same(cy, cy)


def test_a_right_count_beside_an_illegal_move_is_no_difference() -> None:
    assert same(SINTRA.replace("CW5", "CW1"), SINTRA.replace("CW5", "C3W1"))


def test_a_wrong_count_beside_a_move_that_is_illegal_anyway_is_a_difference() -> None:
    found = difference(SINTRA.replace("CW5", "CW1"), SINTRA.replace("CW5", "C2W1"))
    assert (found.a.rule, found.b.rule) == ("strip-left-of-glazier", "pane-count")


def test_panes_on_jokers_are_a_part_of_the_move() -> None:
    fewest, more = (
        Step(round=1, what="move", content=ComparedMove(Move(1, "R", 3, jokers), 2), seen=True, move=1)
        for jokers in (None, 1)
    )
    assert alike(more, more)
    assert not alike(fewest, more)


def test_a_move_after_the_round_is_over() -> None:
    found = difference(SINTRA, SINTRA.replace("  CY5\n", "  CY5 <\n"))
    assert (found.what, found.round, found.move, found.player) == ("move", 1, 14, None)
    assert (texts(found), found.b.rule) == ((None, "<"), "round-over")
    assert found.a.position is not None
    assert (found.a.position.player, found.a.position.left) == (None, 0)


def test_a_move_that_is_missing_is_found_before_the_round_that_cannot_begin() -> None:
    more = '[[rounds]]\ndisplays = ["RRRY", "YBGW", "BBWR", "GGYW", "WWRB"]\n'
    found = difference(SINTRA + more, SINTRA.replace("  CY5\n", "") + more)
    assert (found.round, found.move, texts(found), found.b.rule) == (1, 13, ("CY5", None), None)


# --- a round without displays --------------------------------------------------------------------------------------


def test_a_display_that_is_not_written_down_may_be_any() -> None:
    assert same(SINTRA, UNSEEN)
    assert same(UNSEEN, SINTRA)


def test_the_number_of_panes_is_compared_with_those_that_lay_there() -> None:
    found = difference(SINTRA, UNSEEN.replace("?2W2", "?1W2"))
    assert (found.what, found.move, texts(found)) == ("move", 2, ("5W2", "?1W2"))
    assert values(found) == ("5W2", "?1W2")


def test_a_display_that_is_not_written_down_is_not_the_centre() -> None:
    found = difference(SINTRA, UNSEEN.replace("C1Y1", "?1Y1"))
    assert (found.move, texts(found)) == (3, ("CY1", "?1Y1"))


def test_a_move_that_both_logs_cannot_make_is_the_same_whatever_each_finds_wrong_with_it() -> None:
    # Ben's glazier stands above strip 2; that there is no red pane on display 2, only one log knows
    a, b = SINTRA.replace("2G2", "2R1"), UNSEEN.replace("?1G2", "?1R1")
    rules = [failure.rule for log in (a, b) if (failure := replayed(log, "").replay.failure)]
    assert rules == ["colour-not-there", "strip-left-of-glazier"]
    assert compared(a, b).same


@pytest.mark.parametrize("other", ["C3R1", "?3Y1", "?3R2", "?2R1"])
def test_the_kind_of_source_the_colour_the_target_and_the_count_are_known(other: str) -> None:
    cut = SINTRA[: SINTRA.index("  CY1    CR2")] + '"""\n'
    unseen = UNSEEN[: UNSEEN.index("  C1Y1")] + '"""\n'
    assert same(cut, unseen)
    found = difference(cut, unseen.replace("?3R1", other))
    assert (found.move, texts(found)) == (1, ("1R1", other))


def test_the_position_without_displays_is_what_can_be_known_of_it() -> None:
    found = difference(SINTRA, UNSEEN.replace("?1R2", "?2R2"))
    assert (found.move, texts(found)) == (6, ("3R2", "?2R2"))
    assert found.b.position == Position(
        player="Ben",
        displays=None,
        centre=None,
        closed=5 - 2,
        at_most=1 + 2 - 3,  # left by ?3R1 and ?2W2, less what three takes from the centre took
        left=20 - 3 - 2 - 3,
        tile=False,
    )


def test_a_kept_pane_that_nobody_noted_may_be_any() -> None:
    assert same(SINTRA, SINTRA.replace("CB1=R", "CB1=?"))
    assert same(UNSEEN.replace("CB1=R", "CB1=?"), SINTRA)


def test_a_move_that_makes_a_draw_impossible_is_found_though_each_was_legal() -> None:
    white = SINTRA[: SINTRA.index("[box]")] + "".join(
        f'[[players]]\nname = "{name}"\nstrips = {["WWWWW/WWWWW"] * 7 + ["WWWWW/*WWW*"]}\n' for name in ("Ana", "Ben")
    )
    right = f'{white}[[rounds]]\nmoves = "?4R- ?4R- ?4Y- ?4R- ?4R-"\n'
    wrong = right.replace("?4Y-", "?4R-")  # 20 red panes, and two are on the indicator
    found = difference(right, wrong)
    assert (found.what, found.move, texts(found)) == ("move", 3, ("?4Y-", "?4R-"))
    assert replayed(wrong, "b").replay.failure is not None
    assert same(wrong, wrong)
