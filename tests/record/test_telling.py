"""What is said after each line that was accepted, and on leaving."""

from __future__ import annotations

from tests.record.script import AZUL, DISPLAYS, recorded

LAST_ROUND = """format = 1
game = "sintra"
side = "A"
round_colours = "RYGBWR"
[[players]]
name = "Ana"
strips = ["RRBGY", "", "YYR*W"]
[[players]]
name = "Ben"
[position]
round = 6
displays = ["BBBB"]
[position.players.Ana]
panes = ["RRGY", "", "YY"]
broken_glass = 11
score = 20
"""
"""Ana lacks a blue pane on strip 1; her marker is two steps from the end of the track (11, 14, 18)."""


def said(*lines: str, text: str = AZUL) -> str:
    """Type lines; return all that is shown, with each text that was broken into lines in one."""
    script, _, _ = recorded(*lines, text=text)
    return script.shown.replace("\n  ", " ")


def test_a_line_says_what_its_moves_did_with_the_canonical_form_of_each() -> None:
    shown = said(DISPLAYS, "1B4 2y3")
    assert "\n1.1 Ana 1B4: takes BBBB of BBBB; BBBB on line 4 (4 of 4)\n" in shown
    assert "\n1.2 Ben 2Y3: takes YYYY of YYYY; YYY on line 3 (3 of 3); Y on the floor line\n" in shown


def test_displays_say_who_starts_and_what_lies_there() -> None:
    assert "1.start: Ana starts: BBBB YYYY RRRR KKKK WWWW\n" in said(DISPLAYS)


def test_a_completed_strip_and_a_reset_are_told_with_points_and_their_sum() -> None:
    # One B completes the strip, BBB break: 14, 18, and from the top 1. 18 are lost; RR in round VI (R) give 2 and
    # window 1 gives 4: 20 - 18 + 2 + 4 = 8.
    assert (
        "6.1 Ana 1B1=R: takes BBBB of BBBB; B on strip 1; BBB break; marker from 11 to 1; reset: 18 lost; "
        "completes RRYGB, keeps R, turned over; bonus RR +2; window 1 +4; -12 in all, now 8 points; ruling breakage"
    ) in said("1B1=R", text=LAST_ROUND)


def test_the_end_of_the_game_is_told_with_the_final_scoring_and_who_has_won() -> None:
    # Two panes left are no full three: 0. The marker stands at 1. Strip 1 gave 8; no ornament has two windows.
    shown = said("1B1=R", text=LAST_ROUND)
    assert "after round 6: Ana 8 and Ben 0\n" in shown
    assert "final Ana: broken glass -1; -1 in all, now 7 points\n" in shown
    assert "final: Ana wins\n" in shown


def test_the_end_of_a_round_is_told_with_all_totals_and_who_starts() -> None:
    # Ana's first tile scores 1, her second 1; RRR and WWWW on the floor cost 14, of which she has 2. Ben: 8 on the
    # floor line, and no points to lose. Nobody took from the centre.
    shown = said(DISPLAYS, "1B4 2Y- 3R1 4K- 5W-", "2", "5")
    assert (
        "1.end Ana: line 1: R in column 2 +1 (alone); line 4: B in column 5 +1 (alone); "
        "floor line RRRWWWW: 2 of 14 lost; 0 in all, now 0 points\n"
    ) in shown
    assert "after round 1: Ana 0 and Ben 0\n" in shown
    assert "starts round 2" in shown


def test_what_was_not_kept_is_not_told_as_done() -> None:
    script, _, _ = recorded(DISPLAYS, "1B4", fail=1)
    assert "1.1 Ana 1B4" not in script.shown


def test_undo_says_what_it_took_back() -> None:
    shown = said(DISPLAYS, "1B4", "undo", "undo")
    assert shown.count("1.1 Ana 1B4: takes") == 1
    assert "took back 1.1 Ana 1B4\n" in shown
    assert "took back the displays of round 1\n" in shown


def test_totals_on_paper_are_replaced_and_compared() -> None:
    # As above, Ana has 0.
    shown = said(DISPLAYS, "1B4 2Y- 3R1 4K- 5W-", "2", "5", "claim 1, 0", "claim 0 0")
    assert (
        "on paper after round 1: Ana 1 and Ben 0: this differs from what was counted: Ana has 0 (+1 on paper)\n"
        in shown
    )
    assert "on paper after round 1: Ana 0 and Ben 0: as counted\n" in shown


def test_final_totals_on_paper_are_replaced_and_compared() -> None:
    script, kept, _ = recorded("1B1=R", "final 8 0", "final 7 0", text=LAST_ROUND)
    shown = script.shown.replace("\n  ", " ")
    assert (
        "on paper at the end: Ana 8 and Ben 0: this differs from what was counted: Ana has 7 (+1 on paper)\n" in shown
    )
    assert "on paper at the end: Ana 7 and Ben 0: as counted\n" in shown
    assert kept[-1].endswith("\n[claimed]\nAna = 7\nBen = 0\n")


def test_leaving_says_where_the_log_is_and_how_to_go_on() -> None:
    assert said(DISPLAYS, "1B4", "quit").endswith(
        "log.toml has it all: round 1, Ben's turn\ngo on with: sintra record log.toml\n"
    )


def test_leaving_a_game_that_is_over_says_how_to_see_its_sheet() -> None:
    assert said("1B1=R", text=LAST_ROUND).endswith(
        "log.toml has it all: the game is over\nits score sheet: sintra score log.toml\n"
    )


def test_who_chooses_a_column_sees_the_own_board() -> None:
    shown = said(DISPLAYS, "2Y- 1B4 4K- 3R1 5W-", "2", "5")
    board = "Ben: 0 points\nlines           wall\n1      R        . . . . .\n"
    assert shown.count(board) == 1  # once, not for each of the columns
    assert "Ana: 0 points\nlines" not in shown
