"""What may be typed while a game is recorded, without a terminal."""

from __future__ import annotations

import pytest

from sintra_cli.log.read import LARGEST
from sintra_cli.record.session import Rejected
from tests.record.script import AZUL, DISPLAYS, recorded, session


def test_each_accepted_line_is_kept_before_the_next_is_asked_for() -> None:
    script, kept, _ = recorded(DISPLAYS, "1B4", "2y3")
    assert script.asked == [
        "displays of round 1 (letters, - for an empty one; none)> ",
        "1.1 Ana> ",
        "1.2 Ben> ",
        "1.3 Ana> ",
    ]
    begin = AZUL + '\n[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\n'
    assert kept == [begin, begin + 'moves = """\n  1B4\n"""\n', begin + 'moves = """\n  1B4  2Y3\n"""\n']


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    script, kept, this = recorded(DISPLAYS, "1R4")
    assert len(kept) == 1
    assert "\nlegal: 1B1  1B2  1B3  1B4  1B5  1B-  2Y1  2Y2  2Y3  2Y4  2Y5  2Y-  and 18 more\n" in script.shown
    assert "\nnot taken: 1R4: display 1 has no red tile: it holds BBBB (colour-not-there)\n" in script.shown
    assert this.address == "1.1"


def test_of_several_moves_on_a_line_all_are_accepted_or_none() -> None:
    _, kept, this = recorded(DISPLAYS, "1B4 1B3", "1B4 2Y3")
    assert len(kept) == 2
    assert this.address == "1.3"


def test_displays_are_held_against_the_supply_at_once() -> None:
    script, kept, _ = recorded("BBBB YYYY RRRR KKKK")
    assert kept == []
    assert "not taken: 2 players have 5 displays, here are 4" in script.shown


def test_undo_takes_back_the_last_line() -> None:
    script, kept, _ = recorded(DISPLAYS, "1B4", "undo", "undo", "undo")
    assert kept[2] == kept[0]
    assert kept[3] == AZUL
    assert "nothing is left that could be taken back" in script.shown


def test_what_could_not_be_written_is_taken_back() -> None:
    script, kept, this = recorded(DISPLAYS, "1B4", "1B3", fail=1)
    assert "not kept: No space left on device\n" in script.shown
    assert kept[2].endswith('moves = """\n  1B3\n"""\n')
    assert this.text == kept[2]


def test_undo_after_an_undo_that_could_not_be_written_takes_back_one_line() -> None:
    script, kept, this = recorded(DISPLAYS, "1B4", "2Y3", "undo", "undo", "undo", fail=3)
    assert script.shown.count("not kept: No space left on device\n") == 1
    # Kept: displays, 1B4, 2Y3, (not) the first undo, the second and the third.
    assert kept[4] == kept[1]
    assert kept[5] == kept[0]
    assert this.text == kept[0]


def test_undo_after_lines_that_could_not_be_written_takes_back_what_was_written() -> None:
    _, kept, this = recorded(DISPLAYS, "1B4", "2Y3", "undo", fail=2)
    assert kept[2:] == ["failed", kept[0]]
    assert this.text == kept[0]


def test_a_line_that_makes_the_log_too_large_is_refused_and_not_written() -> None:
    text = AZUL + "#" * (LARGEST - len(AZUL) - 20) + "\n"
    script, kept, this = recorded(DISPLAYS, text=text)
    assert kept == []
    assert this.text == text
    assert f"larger than {LARGEST // 1024**2} MiB" in script.shown


@pytest.mark.parametrize("wall", ["grey", "coloured"])
def test_columns_are_chosen_only_when_a_round_is_over(wall: str) -> None:
    text = AZUL.replace('"grey"', f'"{wall}"')
    this = session(text)
    with pytest.raises(Rejected, match="there is no column to choose now"):
        this.choose("1")
    this.lay(DISPLAYS)
    laid = this.text
    with pytest.raises(Rejected, match="there is no column to choose now"):
        this.choose("1")
    with pytest.raises(Rejected, match="there is no round to end now"):
        this.end_round()
    assert this.text == laid


def test_the_word_tile_is_no_command() -> None:
    # Before a round, on a turn, and with a column to be chosen.
    moves = "1B4 2Y- 3R1 4K- 5W-"
    script, kept, _ = recorded("tile", DISPLAYS, "tile", moves, "tile", "2", "5", "tile")
    assert [text.count("tiling") for text in kept] == [0, 0, 1, 1]  # displays, moves, two columns
    assert "not taken: tile: the column is 1, 2, 3, 4 or 5\n" in script.shown
    assert script.shown.count("no colour of the box") == 2
    assert "not taken: tile: " in script.shown


def test_a_column_that_could_not_be_written_is_asked_for_again() -> None:
    script, kept, _ = recorded(DISPLAYS, "1B4 2Y- 3R1 4K- 5W-", "2", "3", "4", fail=2)
    first = "Ana, line 1 (R): column 1, 2, 3, 4 or 5> "
    assert script.asked[2:5] == [first, first, "Ana, line 4 (B): column 1, 2, 3, 4 or 5> "]
    assert kept[4].endswith('tiling = ["1:3 4:4", ""]\n')


def test_at_the_end_of_input_the_columns_that_were_answered_are_in_the_file() -> None:
    script, kept, _ = recorded(DISPLAYS, "1B4 2Y- 3R1 4K- 5W-", "2")
    assert kept[-1].endswith('tiling = ["1:2", ""]\n')
    assert script.asked[-1] == "Ana, line 4 (B): column 1, 2, 3, 4 or 5> "


def test_columns_are_asked_for_where_a_choice_exists() -> None:
    moves = "1B4 2Y- 3R1 4K- 5W-"
    script, kept, this = recorded(DISPLAYS, moves, "9", "2", "5")
    # Ana's lines 1 (red) and 4 (blue) are complete; column 9 is none, so it is asked again.
    assert script.asked[2:5] == [
        "Ana, line 1 (R): column 1, 2, 3, 4 or 5> ",
        "Ana, line 1 (R): column 1, 2, 3, 4 or 5> ",
        "Ana, line 4 (B): column 1, 2, 3, 4 or 5> ",
    ]
    assert kept[-1].endswith('tiling = ["1:2 4:5", ""]\n')
    assert this.expected == "displays"


GREY = AZUL + '[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\nmoves = "1B4 2Y4 3R3 4K3 5W2"\n'
"""Ana has completed lines 2 (white), 3 (red) and 4 (blue), Ben 3 (black) and 4 (yellow)."""


def test_columns_that_the_log_says_already_are_not_asked_for() -> None:
    script, kept, this = recorded("1", "5", text=f'{GREY}tiling = ["3:1 2:2", "4:3"]\n')
    assert script.asked[:3] == [
        "Ana, line 4 (B): column 1, 2, 3, 4 or 5> ",
        "Ben, line 3 (K): column 1, 2, 3, 4 or 5> ",
        "displays of round 2 (letters, - for an empty one; none)> ",
    ]
    assert kept == [
        f'{GREY}tiling = ["2:2 3:1 4:1", "4:3"]\n',
        f'{GREY}tiling = ["2:2 3:1 4:1", "3:5 4:3"]\n',
    ]
    assert this.expected == "displays"


def test_a_column_that_the_log_says_and_that_is_not_open_is_asked_for() -> None:
    # Ana's wall has red in column 1, and so has row 3; line 2 is not chosen, line 3 cannot go there
    position = '[position]\n[position.players.Ana]\nwall = ["R....", ".....", ".....", ".....", "....."]\n'
    laid = 'displays = ["RRRR", "YYYY", "BBBB", "KKKK", "WWWW"]\nmoves = "1R3 2Y- 5W2 3B- 4K-"\n'
    script, kept, _ = recorded("4", "5", text=f'{AZUL}{position}[[rounds]]\n{laid}tiling = ["3:1", ""]\n')
    assert script.asked[:2] == ["Ana, line 2 (W): column 1, 2, 3, 4 or 5> ", "Ana, line 3 (R): column 2, 3, 4 or 5> "]
    assert kept[-1].endswith('tiling = ["2:4 3:5", ""]\n')


def test_totals_are_claimed_when_a_round_is_over_and_differences_are_told() -> None:
    script, kept, _ = recorded(DISPLAYS, "claim 1 1", "1B4 2Y- 3R1 4K- 5W-", "2", "5", "claim 3", "claim 1 0")
    assert "totals are claimed when a round is over\n" in script.shown
    assert "after claim stands a total for each player: Ana and Ben\n" in script.shown
    # Ana has two tiles without neighbours, 1 + 1, and three white tiles on the floor: 1 + 1 + 2, so 2 - 4 is 0.
    assert kept[-1].endswith("claimed = [1, 0]\n")
    assert "this differs from what was counted: Ana has 0 (+1" in script.shown.replace("\n  ", " ")


def test_a_log_that_stops_half_way_goes_on_there() -> None:
    text = AZUL + '[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\nmoves = "1B4"\n'
    script, kept, _ = recorded("2Y3", text=text)
    assert script.asked[0] == "1.2 Ben> "
    assert kept == [text.replace('"1B4"', '"1B4 2Y3"')]


def test_a_round_without_displays_is_typed_with_counts() -> None:
    _, kept, _ = recorded("none", "?2B2")
    assert kept[-1] == AZUL + '\n[[rounds]]\nmoves = """\n  ?2B2\n"""\n'


def test_question_mark_help_show_and_score_change_nothing() -> None:
    script, kept, _ = recorded(DISPLAYS, "?", "help", "show", "score", "quit", "1B1")
    assert len(kept) == 1
    assert "1B1 1B2 1B3 1B4 1B5 1B-   2Y1 2Y2 2Y3 2Y4 2Y5 2Y-   3R1 3R2 3R3 3R4 3R5 3R-\n" in script.shown
    assert "undo   take back what was taken last, as often as you like\n" in script.shown
    assert "round 1, Ana's turn" in script.shown
    assert "UNFINISHED" in script.shown


def test_a_log_that_is_illegal_cannot_be_gone_on_with() -> None:
    with pytest.raises(Rejected, match="display-count"):
        session(AZUL + '[[rounds]]\ndisplays = ["BBBB"]\n')


# --- from a position ---------------------------------------------------------------------------------------------

QUESTION = """format = 1
game = "sintra"
side = "A"
{rounds}
[[players]]
name = "Ana"
strips = ["RRBGY", "", "YYR*W"]
[[players]]
name = "Ben"
[position]
round = 3
{middle}
[position.players.Ana]
panes = ["RGY", "", "YY"]
"""


def question(middle: str = 'displays = ["RRRW"]', rounds: str = "") -> str:
    return QUESTION.format(middle=middle, rounds=rounds)


@pytest.mark.parametrize("rounds", ["", "rounds = []"])
def test_a_position_in_the_middle_of_a_round_is_gone_on_with(rounds: str) -> None:
    script, kept, this = recorded("1R3", "CW-", text=question(rounds=rounds))
    assert script.asked[:3] == ["3.1 Ana> ", "3.2 Ben> ", "displays of round 4 (letters, - for an empty one; none)> "]
    assert [str(move) for move in this.log.rounds[0].moves] == ["1R3", "CW-"]
    assert len(kept) == 2


@pytest.mark.parametrize("rounds", ["", "rounds = []"])
def test_before_the_end_of_a_round_the_next_displays_are_asked_for(rounds: str) -> None:
    script, _, this = recorded("RRRR YYYY GGGG BBBB WWWW", "1R1", text=question("displays = []", rounds))
    assert script.asked[:2] == ["displays of round 4 (letters, - for an empty one; none)> ", "4.1 Ana> "]
    assert [len(this.moves) for this in this.log.rounds] == [0, 1]


def test_before_the_end_of_a_round_of_azul_the_columns_are_asked_for() -> None:
    text = AZUL + '[position]\ndisplays = []\n[position.players.Ana]\nlines = ["", "BB"]\n'
    script, _, this = recorded("4", text=text)
    assert script.asked[0] == "Ana, line 2 (B): column 1, 2, 3, 4 or 5> "
    assert this.log.rounds[0].choices == [{2: 4}, {}]


def test_totals_are_claimed_for_a_round_that_only_the_position_has() -> None:
    _, _, this = recorded("claim 1 2", text=question("displays = []"))
    assert [dict(claims) for claims in this.log.claims] == [{0: 1, 1: 2}]


@pytest.mark.parametrize("middle", ["round = 7", "round = 6\ndisplays = []"])
def test_a_game_that_is_over_in_its_position_takes_only_final_totals(middle: str) -> None:
    script, kept, _ = recorded("1R1", "final 2 0", text=question(middle).replace("round = 3\n", ""))
    assert set(script.asked) == {"the game is over> "}
    assert "not taken: the game is over; score shows the sheet" in script.shown
    assert len(kept) == 1


def test_where_a_face_is_not_known_the_legal_moves_are_not_either() -> None:
    script, kept, _ = recorded("?", "1R1", text=question().replace('"RRBGY"', '"?????/RRBGY"').replace('"RGY"', '""'))
    assert " ".join(script.shown.split()).count("write both faces of strip 1") == 2
    assert kept == []
