"""Several changes: the same slip made again, changes of one place said as one, and what they may not leave behind."""

from __future__ import annotations

from tests.referee.repair.samples import mended, mistype, sample

HEAD = """\
format = 1
game = "azul"
wall = "coloured"
players = [{ name = "Ana" }, { name = "Ben" }]
"""


def test_moves_onto_full_lines_all_go_to_the_floor_line() -> None:
    # Lines 1 are full after the first two moves, and who plays that way writes the line all the same
    rounds = '[[rounds]]\ndisplays = ["RWWW", "RKKK", "YYYY", "RBBB", "RGGG"]\nmoves = "{}"\n'.replace("G", "B")
    wrong = "1R1 2R1 4R1 5R1 CW4 CK4 CB5 3Y1"
    right = "1R1 2R1 4R- 5R- CW4 CK4 CB5 3Y-"
    first = mended(HEAD + rounds.format(wrong))[0]
    assert first.edits == [
        "1.3: 4R- instead of 4R1 (target)",
        "1.4: 5R- instead of 5R1 (target)",
        "1.8: 3Y- instead of 3Y1 (target)",
    ]
    assert first.log == HEAD + rounds.format(right)
    assert first.whole


def test_two_changes_of_a_move_are_said_as_one_from_what_is_written_to_what_was_meant() -> None:
    for each in mended(mistype(sample("two_players_side_a"), "5B2    1R3", "5B2    4W4"), 20):
        moves = [edit.split(": ")[0] for edit in each.edits]
        assert len(moves) == len(set(moves))
        assert all("4W4" in edit for edit in each.edits if edit.startswith("5.2: ") and " instead of " in edit)


def test_two_wrong_panes_of_a_display_are_said_as_one() -> None:
    text = mistype(sample("two_players_side_a"), '"BYGY", "RRWY"', '"BYGY", "GRWG"')
    first = mended(text)[0]
    assert first.edits == ["2.start: display 2 is RRWY instead of GRWG (pane)"]
    assert first.log == sample("two_players_side_a")


def test_what_leaves_a_round_unfinished_that_was_written_to_its_end_mends_nothing() -> None:
    # All is taken; where Ben's move is left out, the whites stay where they are
    text = HEAD + '[[rounds]]\ndisplays = ["RRRR", "YYYY", "KKKK", "BBBB", "WWWW"]\nmoves = "1R4 2Y4 3K4 4B4 5W4"\n'
    found = mended(text, 50)
    assert found
    assert all(each.whole and each.stopped == "unfinished, after round 1" for each in found)


def test_where_nothing_else_is_found_it_says_that_it_leaves_the_round_unfinished() -> None:
    # Nothing is left for the last move, and the one before it took a colour that is not there
    text = HEAD + '[[rounds]]\ndisplays = ["RRRR", "YYYY", "KKKK", "BBBB", "WWWW"]\nmoves = "1R5 2Y5 3K1 4B1 5W1 3W1"\n'
    for each in mended(text, 50):
        assert each.whole == (each.trouble is None)
        assert not each.whole or each.stopped == "unfinished, after round 1"


def test_a_total_within_totals_that_were_carried_on_is_said_as_it_is_written() -> None:
    # Luc's totals are 2 too many from round 3 on; 14 of round 5 is written as 41
    text = sample("three_players_wrong_claim").replace("Luc = 14", "Luc = 41")
    first = mended(text)[0]
    assert first.edits == [
        "3.end: Luc's totals from here on 2 less (claims)",
        "5.end: Luc's total 12 instead of 41 (claim)",
    ]
    assert first.whole
