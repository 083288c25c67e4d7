"""Positions typed by hand: only what matters must be given."""

from __future__ import annotations

import pytest

from tests.log.logs import messages
from tests.verdicts import AnyReport, judge

SINTRA = """format = 1
game = "sintra"
side = "A"
round_colours = ".R...."
[[players]]
name = "Ana"
strips = ["RRBGY", "", "RR*YY/BBWWG", "BBBBW/RRRRY"]
[[players]]
name = "Ben"
[position]
round = 2
turn = "Ana"
displays = ["RRRB", "RWWW"]
[[position.players]]
score = 5
glazier = 3
panes = ["", "", "RRY*B", ""]
windows = ["", "W", "", "Y"]
broken_glass = 11
[[position.players]]
"""

AZUL = """format = 1
game = "azul"
wall = "coloured"
players = [{ name = "Ana" }, { name = "Ben" }]
[position]
displays = ["BBRR"]
[position.players.Ana]
score = 7
lines = ["", "B"]
wall = ["BYR..", "", "..B.."]
floor = "1R"
"""


def with_moves(log: str, moves: str) -> AnyReport:
    return judge(f'{log}\n[[rounds]]\nmoves = "{moves}"\n'.encode()).report


def test_a_position_goes_on_with_the_moves_of_its_round() -> None:
    # Strip 3 has R R Y and a blue pane on its joker; a red pane does not fit, so Ana may not place it there.
    report = with_moves(SINTRA, "1R3")
    assert report.status == "illegal"
    assert (report.errors[0].rule, report.errors[0].round, report.errors[0].move) == ("must-place", 2, 1)
    assert report.errors[0].legal == ["1R4"]


def test_a_strip_that_was_completed_once_lies_on_its_second_face() -> None:
    # Window 4 holds one pane: strip 4 shows RRRRY, on which three red panes fit.
    report = with_moves(SINTRA, "1R4")
    assert report.status == "unfinished"
    assert report.errors == []


def test_a_completed_strip_scores_with_the_windows_that_were_given() -> None:
    # Strip 3 is completed by a yellow pane in round II (red): R R Y B Y, two red: 2 points. Windows 3 and 4 count:
    # 3 + 2 = 5.
    log = SINTRA.replace('"RRRB"', '"YRRB"')
    (this,) = with_moves(log, "1Y3=Y").rounds
    assert (this.round, this.players[0].colour_bonus, this.players[0].windows, this.players[0].total) == (2, 2, 5, 12)


def test_the_marker_stands_where_the_number_says() -> None:
    # From 11 two steps lead to 18, where 18 are lost at once: the score of 5 stops at 0. Ben has no strip: all breaks.
    log = SINTRA.replace("[[position.players]]\n", "[[position.players]]\nbroken_glass = 11\nscore = 5\n", 2).replace(
        "score = 5\nglazier", "glazier", 1
    )
    log = log.replace("broken_glass = 11\nscore = 5\nglazier", "score = 5\nglazier")
    (this,) = with_moves(log, "1R4 2W-").rounds
    ben = this.players[1]
    # three white panes: 14, then 18 (a reset, and 5 of 18 taken), then one step from the top
    assert (ben.reset_losses, ben.steps, ben.total) == (5, 3, 0)


def test_a_supply_that_is_left_out_is_not_checked_and_the_report_says_so() -> None:
    report = with_moves(SINTRA, "1R4")
    assert report.unchecked == ["display-size", "draw-supply"]


def test_a_supply_that_is_given_is_checked() -> None:
    log = AZUL.replace('displays = ["BBRR"]', 'displays = []\nbag = "BBBBYYYYRRRRKKKKWWWW"\nlid = ""')
    log += '[[rounds]]\n[[rounds]]\ndisplays = ["BBBB", "BYYY", "RRRR", "KKKK", "WWWW"]\n'
    (error,) = judge(log).report.errors
    assert (error.rule, error.round) == ("draw-supply", 2)


def test_what_is_left_out_of_a_board_of_azul_is_as_at_the_start() -> None:
    report = with_moves(AZUL, "1B2 CR-")
    (this,) = report.rounds
    # Ana's second line, B and B, is complete: on row 2 of the wall blue is the second space, below Y: a column of 2
    # (points 2); the floor line holds the marker, a red tile and the second blue one: 1 + 1 + 2 = 4 lost; 7 + 2 - 4.
    assert (this.players[0].wall, this.players[0].floor, this.players[0].total) == (2, 4, 5)
    assert this.players[1].total == 0


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("broken_glass = 11", "broken_glass = 12", "the marker stands at one of 0, 1, 2, 4, 6, 8, 11, 14"),
        ('"RRY*B"', '"RRYWW"', "W has no free space on strip 3, RR*YY"),
        ('"RRY*B"', '"RRYY*B"', "strip 3 is complete: turn it over and put the pane that is kept into its window"),
        ('panes = ["", ""', 'panes = ["", "R"', "there is no strip in slot 2 for these panes"),
        ('"RRRB"', '"RRRBB"', "display 1 has 5 letters: a display has at most 4"),
        ('"RWWW"]', '"", "", "", "", ""]', "2 players have 5 displays, here are 6"),
        ('turn = "Ana"', 'turn = "Cy"', 'position, turn: there is no player "Cy"; the players are Ana, Ben'),
        (
            'displays = ["RRRB", "RWWW"]',
            'centre = "R"',
            "a centre without displays: say `displays = []` where all of them are empty",
        ),
        (
            "glazier = 3",
            "glazier = 9",
            "position, player 1, glazier must be the slot under the glazier, 1 to 8, not 9",
        ),
        ("glazier = 3", "glazer = 3", "unknown key `glazer`: did you mean `glazier`?"),
    ],
)
def test_a_position_that_cannot_be_is_a_log_error(old: str, new: str, message: str) -> None:
    assert messages(SINTRA.replace(old, new, 1)) == [message]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"BYR.."', '"BYB.."', "row 1 of the wall has a colour twice"),
        ('"BYR.."', '"YB..."', "the space of Y in row 1 of the wall is column 2"),
        ('lines = ["", "B"]', 'lines = ["", "BR"]', "line 2 holds one colour, not BR"),
        ('lines = ["", "B"]', 'lines = ["", "BBB"]', "line 2 has 2 spaces, here are 3 tiles"),
        ('floor = "1R"', 'floor = "1RBYKWRR"', None),
    ],
)
def test_a_board_of_azul_that_cannot_be_is_a_log_error(old: str, new: str, message: str | None) -> None:
    (found,) = messages(AZUL.replace(old, new, 1))
    assert message is None or found == message


def test_displays_of_a_round_that_has_begun_stand_under_position() -> None:
    log = SINTRA + '[[rounds]]\ndisplays = ["RRRR"]\n'
    assert messages(log) == ["the round has begun: its displays stand under [position]"]
