"""Undo goes back by single moves, over rounds, and into what was recorded before."""

from __future__ import annotations

import tomllib

import pytest

from sintra_cli.log.shrink import without_last
from tests.record.script import AZUL, DISPLAYS, recorded

MOVES = "1B4 2Y- 3R1 4K- 5W-"
HEAD = "format = 1 # ours\n"


def test_each_move_of_a_line_is_taken_back_by_itself() -> None:
    _, kept, this = recorded(DISPLAYS, "1B4 2Y3 3R2", "undo", "undo", "4K3")
    laid = AZUL + '\n[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\n'
    assert kept[2] == laid + 'moves = """\n  1B4  2Y3\n"""\n'
    assert kept[3] == laid + 'moves = """\n  1B4\n"""\n'
    assert kept[4] == laid + 'moves = """\n  1B4  4K3\n"""\n'
    assert this.address == "1.3"


def test_undo_goes_back_over_columns_and_rounds_to_the_beginning() -> None:
    script, kept, _ = recorded(DISPLAYS, MOVES, "2", "5", "claim 0 0", *["undo"] * 10)
    took = [line.removeprefix("took back ") for line in script.shown.splitlines() if line.startswith("took back ")]
    assert took == [
        "the totals claimed after round 1",
        "Ana's column 5 for line 4 at the end of round 1",
        "Ana's column 2 for line 1 at the end of round 1",
        "1.5 Ana 5W-",
        "1.4 Ben 4K-",
        "1.3 Ana 3R1",
        "1.2 Ben 2Y-",
        "1.1 Ana 1B4",
        "the displays of round 1",
    ]
    assert kept[-1] == AZUL
    assert "nothing is left that could be taken back\n" in script.shown


def yesterday() -> str:
    _, kept, _ = recorded(DISPLAYS, MOVES, "2", "5", "claim 0 0")
    return kept[-1]


def test_what_was_recorded_before_is_taken_back_only_after_a_question() -> None:
    script, kept, _ = recorded("undo", "perhaps", "no", "undo", "yes", text=yesterday())
    assert script.asked[1].startswith("take back the totals claimed after round 1, recorded earlier? (yes or no)> ")
    assert "not taken: yes or no is asked for\n" in script.shown
    assert "nothing was taken back\n" in script.shown
    assert len(kept) == 1
    assert kept[0] == yesterday().replace("claimed = [0, 0]\n", "")


def test_what_was_recorded_before_can_be_taken_back_to_the_beginning() -> None:
    _, kept, this = recorded(*["undo", "yes"] * 9, "undo", text=yesterday())
    assert kept[-1] == AZUL
    assert len(kept) == 9
    assert this.expected == "displays"


def test_the_question_may_be_left_with_quit() -> None:
    script, kept, _ = recorded("undo", "quit", text=yesterday())
    assert kept == []
    assert script.shown.endswith("go on with: sintra record log.toml\n")


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("[[rounds]]\nmoves = '''\n  a  b\n  c'''\n", '[[rounds]]\nmoves = """\n  a  b\n"""\n'),
        ("[[rounds]]\nmoves = 'a # why'\n", "[[rounds]]\n"),
        ('[[rounds]]\nmoves = ["a", "b"]\n', '[[rounds]]\nmoves = [\n  "a",\n]\n'),
        ("rounds = [{ moves = 'a b' }]\n", 'rounds = [{ moves = "a" }]\n'),
        ("# all\n\n[[rounds]]\ndisplays = []\n\n# end\n", "# all\n\n# end\n"),
        ("rounds = [{}, {}]\n", "rounds = [{}]\n"),
        ("[[rounds]]\n\n[claimed]  # paper\nAna = 1\nBen = 2\n", "[[rounds]]\n"),
        ("claimed = { Ana = 1 }\n[[rounds]]\n", "[[rounds]]\n"),
        ('[[rounds]]\ntiling = ["1:2 3:4", ""]\n', '[[rounds]]\ntiling = ["1:2", ""]\n'),
    ],
)
def test_the_last_thing_is_taken_out_of_a_text(text: str, left: str) -> None:
    assert without_last(HEAD + text, 2) == HEAD + left
    assert tomllib.loads(HEAD + left)


def test_of_a_log_without_rounds_nothing_is_left() -> None:
    assert without_last(HEAD, 2) is None
