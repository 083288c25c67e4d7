"""A wrong move that may have been let stand is suggested as one, and a mark where nothing is wrong is left out."""

from __future__ import annotations

import pytest

from tests.referee.repair.samples import mended, mistype, sample

AZUL = 'format = 1\ngame = "azul"\nwall = "coloured"\nplayers = [{}]\n[[rounds]]\ndisplays = [{}]\nmoves = "{}"\n'
FIVE = '"RWWW", "RKKK", "YYYY", "RBBB", "RBBB"'
SEVEN = '"RRRR", "YYYY", "KKKK", "BBBB", "WWWW", "RRRR", "YYYY"'
SINTRA = "two_players_side_a"


def azul(moves: str, displays: str = FIVE, names: tuple[str, ...] = ("Ana", "Ben")) -> str:
    """Return a log of a round of Azul with these players."""
    return AZUL.format(", ".join(f'{{ name = "{name}" }}' for name in names), displays, moves)


def of_three(moves: str) -> str:
    """Return a log of a round of Azul with three players."""
    return azul(moves, SEVEN, ("Ana", "Ben", "Cy"))


def test_moves_onto_full_lines_are_let_stand_together() -> None:
    # 4R- and the like mean the same, and are no wrong moves: they come first
    written, right = "1R1 2R1 4R1 5R1 CW4 CK4 CB5 3Y1", "1R1 2R1 4R1! 5R1! CW4 CK4 CB5 3Y1!"
    second = mended(azul(written))[1]
    assert second.edits == [
        "1.3: 4R1! instead of 4R1 (wrong, but let stand)",
        "1.4: 5R1! instead of 5R1 (wrong, but let stand)",
        "1.8: 3Y1! instead of 3Y1 (wrong, but let stand)",
    ]
    assert second.log == azul(right)
    assert second.whole


def test_players_who_were_skipped_are_found_by_the_names_of_those_who_moved() -> None:
    moves = "Ana:1R1 Cy:2Y2{} Ana:3K3 Ben:4B4 Cy:5W5 Ben:6R3{} Cy:7Y4"
    first = mended(of_three(moves.format("", "")))[0]
    assert first.edits == [
        "1.2: Cy:2Y2! instead of Cy:2Y2 (wrong, but let stand)",
        "1.6: Ben:6R3! instead of Ben:6R3 (wrong, but let stand)",
    ]
    assert first.log == of_three(moves.format("!", "!"))
    assert first.whole


def test_a_skipped_starter_is_found_where_the_names_go_on_from_the_one_after() -> None:
    # Ana had to begin; with the moves given to Ana, Ben and Cy, Ana's 4B1 would go on a line with red
    moves = "Ben:1R2{} Cy:2Y2 Ana:3K2 Ben:4B3 Cy:5W5 Ana:6R1 Ben:7Y4"
    assert of_three(moves.format("!")) in [each.log for each in mended(of_three(moves.format(""))) if each.whole]


def test_what_else_a_move_breaks_is_not_mended_by_the_mark() -> None:
    found = mended(azul("1R1 2R1 1R1"), 50)
    assert found
    assert all("let stand" not in edit for each in found for edit in each.edits)


def test_a_slip_of_the_pen_comes_before_a_wrong_move_that_nobody_saw() -> None:
    # Line 1 is full; a slip in the line explains as much
    found = [each.edits[0] for each in mended(azul("1R1 2R1 3Y1"), 50) if each.whole]
    let_stand = found.index("1.3: 3Y1! instead of 3Y1 (wrong, but let stand)")
    assert 0 < found.index("1.3: 3Y2 instead of 3Y1 (target)") < let_stand


def test_a_wrong_move_is_suggested_beside_a_slip_that_explains_as_much() -> None:
    # Emre had to place the red panes on strip 6
    found = mended(sample("illegal_must_place"), 50)
    first = next(each for each in found if each.edits[0].endswith("let stand)"))
    assert first.edits == ["3.10: CR-! instead of CR- (wrong, but let stand)"]
    assert first.reason.startswith("as written, must-place at 3.10")


def test_a_needless_mark_is_left_out() -> None:
    first = mended(mistype(sample(SINTRA), "1Y7=Y", "1Y7=Y!"))[0]
    assert first.edits == ["6.3: 1Y7=Y instead of 1Y7=Y! (not wrong)"]
    assert first.reason == "as written, stands-needlessly at 6.3"
    assert first.log == sample(SINTRA)
    assert (first.whole, first.claims_met) == (True, first.claims)


def test_all_needless_marks_are_left_out_together() -> None:
    first = mended(azul("Ana:1R1! 2R1! 4R2! CW4"))[0]
    assert [edit.split(" ")[0] for edit in first.edits] == ["1.1:", "1.2:", "1.3:"]
    assert first.edits[0] == "1.1: Ana:1R1 instead of Ana:1R1! (not wrong)"
    assert first.log == azul("Ana:1R1 2R1 4R2 CW4")


def test_a_mark_after_the_wrong_one_of_two_moves_goes_to_the_other() -> None:
    found = mended(azul("1R1 2R1 4R1 5R2! CW4 CK4 CB5 3Y3"), 50)
    assert azul("1R1 2R1 4R1! 5R2 CW4 CK4 CB5 3Y3") in [each.log for each in found if each.whole]


@pytest.mark.parametrize("wrong", ["4R!1", "!4R1", "4R1!!", "4R1！", "Ana:!4R1", "4R1!,"])
def test_a_mark_in_another_place_is_read_and_written_in_its_own(wrong: str) -> None:
    name = "Ana:" if ":" in wrong else ""
    first = mended(azul(f"1R1 2R1 {wrong} 5R2"))[0]
    assert first.edits == [f"1.3: {name}4R1! instead of {wrong} (spelling)"]
    assert first.log == azul(f"1R1 2R1 {name}4R1! 5R2")
    assert first.whole


def test_a_mark_with_blanks_before_it_is_put_right_behind_its_move() -> None:
    found = mended(azul("1R1 2R1 4R1 ! 5R2"), 50)
    assert azul("1R1 2R1 4R1! 5R2") in [each.log for each in found if each.whole]
