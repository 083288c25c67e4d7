"""Azul: a wrong move that was noticed too late and was let stand: `!` after it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.building.azul import accepted, refused, reported, row
from tests.building.logs import ANA, BEN, THREE, Round
from tests.verdicts import AzulReport

EVERY = "BBBB YYYY RRRR KKKK WWWW"


def stood(report: AzulReport) -> list[tuple[int, str, list[str], str]]:
    """Return the moves that were let stand: move, player, the rules that they broke, what was written."""
    return [(each.move, each.player, each.rules, each.text) for each in report.stands]


def on_board(**ana: Any) -> dict[str, Any]:
    """Return a position in round 2 with this board of Ana's, whose turn it is; bag and lid are not known."""
    displays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]
    return {"position": {"round": 2, "starter": ANA, "displays": displays, "players": {ANA: ana, BEN: {}}}}


def test_onto_a_full_line_all_tiles_go_to_the_floor_line() -> None:
    # 4 blue: one on line 1 and three on the floor; then 4 yellow there: 7 spaces, 1 + 1 + 2 + 2 + 2 + 3 + 3 to lose
    report = accepted(Round(EVERY, "1B1 3R5 2Y1! 4K4 5W5"))
    assert stood(report) == [(3, "Ana", ["line-full"], "2Y1!")]
    # line 1 brings 1 point, and there is no more to lose
    assert (row(report, ANA).wall, row(report, ANA).floor, row(report, ANA).total) == (1, 1, 0)


def test_on_a_full_line_neither_its_colour_nor_the_wall_is_looked_at() -> None:
    # line 1 is full of blue; row 1 of the wall has yellow
    board = {"lines": ["B", "", "", "", ""], "wall": [".Y...", ".....", ".....", ".....", "....."]}
    report = accepted(Round(None, "2Y1!"), **on_board(**board))
    assert stood(report) == [(1, "Ana", ["line-full"], "2Y1!")]


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_where_the_wall_row_has_the_colour_the_line_is_floored_at_the_tiling_before_that_is_counted(wall: str) -> None:
    # row 1 has blue in column 1: one tile of line 1 and the three beyond it, 1 + 1 + 2 + 2 = 6 of 20
    board = {"score": 20, "wall": ["B....", ".....", ".....", ".....", "....."]}
    moves = "1B1! 2Y- 3R- 4K- 5W-"
    report = accepted(Round(None, moves), wall=wall, **on_board(**board))
    assert stood(report) == [(1, "Ana", ["wall-has-colour"], "1B1!")]
    # beside the 4 red and the 4 white: the floor has seven spaces, 14 in all
    assert (row(report, ANA, of_round=1).wall, row(report, ANA).floor, row(report, ANA).total) == (0, 14, 6)


def test_a_column_chosen_for_such_a_line_is_an_error_as_there_is_none() -> None:
    board = {"wall": ["B....", ".....", ".....", ".....", "....."]}
    error = refused(
        Round(None, "1B1! 2Y- 3R- 4K- 5W-", tiling=["1:3", ""]), Round(None), wall="grey", **on_board(**board)
    )
    assert (error.rule, error.player) == ("tiling-line", "Ana")


def test_such_a_line_that_is_not_complete_stays_and_takes_more_only_as_another_wrong_move() -> None:
    board = {"wall": [".....", ".....", ".....", ".....", "....B"]}
    accepted(Round(None, "1B5! 2Y- 3R-"), **on_board(**board))
    more = on_board(lines=["", "", "", "", "BBBB"], **board)
    error = refused(Round(None, "1B5"), **more)
    assert (error.rule, error.move) == ("wall-has-colour", 1)
    assert stood(accepted(Round(None, "1B5!"), **more)) == [(1, "Ana", ["wall-has-colour"], "1B5!")]


def test_a_line_of_another_colour_stays_forbidden() -> None:
    error = refused(Round(EVERY, "1B5 2Y- 3R5!"))
    assert (error.rule, error.player, error.move) == ("line-colour", "Ana", 3)
    board = {"lines": ["", "", "", "", "RR"], "wall": [".....", ".....", ".....", ".....", "....B"]}
    error = refused(Round(None, "1B5!"), **on_board(**board))
    assert error.rule == "line-colour"


def test_out_of_turn_with_a_full_line_both_rules_are_named_in_their_order() -> None:
    report = accepted(Round("BBBB YYYY RRRR KKKK WWWW BBBB YYYY", "1B1 Ana:2Y1! Ben:3R1 Cleo:4K1"), players=THREE)
    assert stood(report) == [(2, "Ana", ["turn-order", "line-full"], "Ana:2Y1!")]
    error = refused(Round("BBBB YYYY RRRR KKKK WWWW BBBB YYYY", "1B1 Ana:2B1!"), players=THREE)
    assert (error.rule, error.player) == ("turn-order", "Ben")


def test_the_marker_goes_to_who_made_the_move_and_who_also_starts_the_next_round() -> None:
    # Ana takes the red tile of the centre in Ben's place, and then Ben is next
    first = Round("BBBR YYYY RRRR KKKK WWWW", "1B3 Ana:CR1! Ben:2Y- 3R4 4K- 5W5")
    report = accepted(first, Round(EVERY))
    assert stood(report) == [(2, "Ana", ["turn-order"], "Ana:CR1!")]
    assert (row(report, ANA).floor, report.rounds[1].starter) == (1, ANA)


def test_after_a_legal_move_the_mark_is_a_claim_that_differs() -> None:
    report = reported(Round(EVERY, "1B1! 2Y1"))
    assert [(each.rule, each.move, each.player) for each in report.errors] == [("stands-needlessly", 1, "Ana")]
    assert (report.status, report.stands) == ("unfinished", [])


def test_what_could_have_stood_says_how_to_write_it() -> None:
    error = refused(Round(EVERY, "1B1 3R5 2Y1"))
    assert error.message.endswith("; if it was played and let stand, write 2Y1!")
