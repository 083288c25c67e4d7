"""What rulings decided, below the tables of a score sheet."""

from __future__ import annotations

from msgspec import structs

from sintra_cli.report import machine, markdown, table
from sintra_cli.report.later import Later
from sintra_cli.report.model import Decided, RulingNote, StoodMove, Verdict
from tests.report.build import side_a_game

FLOOR = Decided(ruling="score_floor", value="zero", did="Ana lost 5 of 18, the score stops at 0")
STARTER = Decided(
    ruling="untouched_centre", value="next_player", did="nobody took from the centre, so Ben starts the next round"
)
LEFTOVER = Decided(ruling="leftover_panes", value="total", did="Ben's 4 leftover panes earned 1, strip by strip 0")


def noted() -> Verdict:
    """Build a sheet with a note of each kind: in a move, at a round's end, at the end of the game."""
    notes = [
        RulingNote(round=2, address="2.7", player="Ana", decided=FLOOR),
        RulingNote(round=2, address="2.end", player=None, decided=STARTER),
        RulingNote(round=None, address="final", player="Ben", decided=LEFTOVER),
    ]
    return structs.replace(side_a_game(), notes=notes)


def test_a_sheet_has_its_footnotes_after_the_ranking_and_before_what_is_assumed() -> None:
    assert """\
Ana wins.

Decided by rulings
score_floor = zero: round 2, move 7, Ana lost 5 of 18, the score stops at 0
untouched_centre = next_player: round 2, nobody took from the centre, so Ben
  starts the next round
leftover_panes = total: final, Ben's 4 leftover panes earned 1, strip by strip
  0

Assumed: broken_glass, ornaments, window_values""" in table.render(noted(), detail=False)


def test_in_markdown_they_are_a_list() -> None:
    assert """\
Ana wins.

### Decided by rulings

- score_floor = zero: round 2, move 7, Ana lost 5 of 18, the score stops at 0
- untouched_centre = next_player: round 2, nobody took from the centre, so Ben starts the next round
- leftover_panes = total: final, Ben's 4 leftover panes earned 1, strip by strip 0

Assumed: """ in markdown.render(noted(), detail=False)


def test_without_notes_there_is_no_heading() -> None:
    assert "Decided by rulings" not in table.render(side_a_game(), detail=True)
    assert "Decided by rulings" not in markdown.render(side_a_game(), detail=True)


def test_names_in_footnotes_are_made_safe() -> None:
    decided = structs.replace(FLOOR, did="A|\x1b[31m lost 5 of 18")
    verdict = structs.replace(noted(), notes=[RulingNote(round=1, address="1.1", player="A|\x1b[31m", decided=decided)])
    assert r"move 1, A|\x1b[31m lost 5 of 18" in table.render(verdict, detail=False)
    assert r"move 1, A\|\\x1b\[31m lost 5 of 18" in markdown.render(verdict, detail=False)


def test_moves_that_were_let_stand_are_named_below_what_rulings_decided_and_made_safe() -> None:
    stands = [
        StoodMove(round=1, move=2, player="A|", rules=["turn-order", "line-full"], text=" A| : 1R1 \x1b! "),
        StoodMove(round=3, move=10, player="Ben", rules=["must-place"], text="CR-!"),
    ]
    game = noted()
    verdict = structs.replace(game, report=structs.replace(game.report, stands=stands))
    assert """\
  0

Wrong, but let stand: round 1, move 2 (A|), A| : 1R1 \\x1b!: turn-order,
line-full; round 3, move 10 (Ben), CR-!: must-place.

Assumed: """ in table.render(verdict, detail=False)
    assert r"(A\|), A\| : 1R1 \\x1b!: turn-order, line-full; round 3" in markdown.render(verdict, detail=False)
    assert "let stand" not in table.render(game, detail=False)


def test_notes_are_made_when_a_sheet_is_drawn_and_not_for_a_report() -> None:
    made = []

    def make() -> list[RulingNote]:
        made.append("now")
        return []

    verdict = structs.replace(side_a_game(), notes=Later(make))
    machine.encode(verdict.report)
    table.summary(verdict)
    assert made == []
    table.render(verdict, detail=False)
    table.render(verdict, detail=True)
    assert made == ["now"]


def test_what_is_made_later_equals_what_is_there() -> None:
    assert Later(lambda: [1, 2]) == [1, 2]
    assert Later(lambda: [1, 2]) == Later(lambda: (1, 2))
    assert Later(lambda: [1, 2]) != [1]
    assert Later(lambda: [1, 2]) != 1
    assert Later(lambda: [1, 2])[1:] == [2]
    assert Later(lambda: [1, 2])[0] == 1
