"""What each command makes of a log with wrong moves that were let stand."""

from __future__ import annotations

import json
from typing import Final

import pytest

from tests.cli.calls import Put, Sintra

# Ana B's line 1 is full at 1.3, and Ben's at 1.5; at 1.4 it was Ben's turn.
# Ana B: lines 1 and 4 go to the wall, 1 + 1, and one tile on the floor costs 1.
# Ben: lines 1 and 2 go to the wall, 1 + 1, and the marker and six tiles cost 14.
LOG: Final = """\
format = 1
game = "azul"
wall = "coloured"
players = [{ name = "Ana B" }, { name = "Ben" }]
[[rounds]]
displays = ["RWWW", "RKKK", "YYYY", "RBBB", "RBBB"]
moves = \"\"\"
  Ana B: 1R1  Ben: 2R1
  Ana B: 4R1!  # nobody saw
  Ana B: 5R2!
  Ben: cb1!  CK5
  CW2  Ana B: 3Y4
\"\"\"
claimed = [1, 0]
"""
NEEDLESS: Final = LOG.replace("CK5", "CK5!")


@pytest.fixture(autouse=True)
def _logs(put: Put) -> None:
    put("log.toml", LOG)
    put("needless.toml", NEEDLESS)


def test_a_score_sheet_names_them_below(sintra: Sintra) -> None:
    code, out, err = sintra("score", "log.toml")
    assert (code, err) == (0, "")
    assert out.endswith(
        "\nWrong, but let stand: round 1, move 3 (Ana B), Ana B: 4R1!: line-full; round 1,\n"
        "move 4 (Ana B), Ana B: 5R2!: turn-order; round 1, move 5 (Ben), Ben: cb1!:\nline-full.\n"
    )
    assert (
        "Wrong, but let stand: round 1, move 3 (Ana B), Ana B: 4R1!"
        in sintra("score", "--format", "markdown", "log.toml").out
    )


def test_blanks_around_a_move_of_an_array_are_not_in_the_footnote(sintra: Sintra, put: Put) -> None:
    put("array.toml", LOG.split("moves")[0] + 'moves = ["1R1", "2R1", " 4R1 ! "]\n')
    assert sintra("score", "array.toml").out.endswith("round 1, move 3 (Ana B), 4R1 !: line-full.\n")


def test_a_report_lists_them_and_they_are_no_errors(sintra: Sintra) -> None:
    code, out, _ = sintra("score", "--format", "json", "log.toml")
    (report,) = json.loads(out)
    assert (code, report["errors"], report["unchecked"]) == (0, [], [])
    assert report["stands"] == [
        {"round": 1, "move": 3, "player": "Ana B", "rules": ["line-full"], "text": "Ana B: 4R1!"},
        {"round": 1, "move": 4, "player": "Ana B", "rules": ["turn-order"], "text": "Ana B: 5R2!"},
        {"round": 1, "move": 5, "player": "Ben", "rules": ["line-full"], "text": "Ben: cb1!"},
    ]


@pytest.mark.parametrize("form", ["text", "github"])
def test_check_has_nothing_to_say_of_them(sintra: Sintra, form: str) -> None:
    assert sintra("check", "--format", form, "log.toml") == (0, "", "")


def test_check_points_at_a_needless_mark(sintra: Sintra) -> None:
    code, out, _ = sintra("check", "--format", "github", "needless.toml")
    assert (code, out.count("::error ")) == (1, 1)
    assert "line=11,col=14,endColumn=18,title=stands-needlessly::" in out


def test_a_needless_mark_is_named_among_the_claims(sintra: Sintra) -> None:
    assert "Claims that differ: round 1, move 6 (Ana B): let stand, but breaks no rule.\n" in (
        sintra("score", "needless.toml").out
    )


def test_formatting_keeps_the_marks_and_a_name_only_out_of_turn(sintra: Sintra) -> None:
    once = sintra("fmt", "-", stdin=LOG.encode()).out
    assert once.split('"""')[1].split() == [
        *("1R1", "2R1", "4R1!", "#", "nobody", "saw", "Ana", "B:5R2!", "CB1!", "CK5", "CW2", "3Y4")
    ]
    assert sintra("fmt", "-", stdin=once.encode()).out == once
    assert "CK5!" in sintra("fmt", "-", stdin=NEEDLESS.encode()).out


@pytest.mark.parametrize("address", [f"1.{number}" for number in range(1, 9)])
def test_a_log_cut_anywhere_goes_on_to_the_same_totals(sintra: Sintra, put: Put, address: str) -> None:
    put("cut.toml", sintra("cut", "--at", address, "log.toml").out)
    code, out, err = sintra("score", "--format", "json", "cut.toml")
    (report,) = json.loads(out)
    assert (code, err) == (0, "")
    assert [row["total"] for row in report["rounds"][-1]["players"]] == [1, 0]
    left = [number for number in (3, 4, 5) if number >= int(address[2:])]
    assert len(report["stands"]) == len(left)


@pytest.mark.parametrize(
    ("option", "address", "turn"),
    [("--before", "1.4", "Ben"), ("--after", "1.4", "Ben"), ("--after", "1.3", "Ben"), ("--after", "1.5", "Ana B")],
)
def test_a_position_says_who_goes_on(sintra: Sintra, put: Put, option: str, address: str, turn: str) -> None:
    position = sintra("show", option, address, "--format", "toml", "log.toml").out
    assert f'turn = "{turn}"\n' in position
    put("position.toml", position)
    assert sintra("show", "--format", "toml", "position.toml").out == position
    moves = sintra("moves", option, address, "log.toml", "--format", "json").out
    assert sintra("moves", "position.toml", "--format", "json").out == moves
    assert "!" not in moves


def test_a_ledger_says_what_was_wrong_first(sintra: Sintra) -> None:
    out = sintra("replay", "--from", "1.4", "--to", "1.4", "log.toml").out
    assert out.endswith(
        "1.4  Ana B  Ana B:5R2!  0  wrong, but let stand (turn-order); takes R of BBBR;\n"
        "                           R on line 2 (1 of 2)\n"
    )
    (entry,) = sintra("replay", "--from", "1.4", "--to", "1.4", "--format", "jsonl", "log.toml").out.splitlines()
    assert json.loads(entry)["parts"][0] == {"part": "stood", "points": 0, "rules": ["turn-order"]}


def test_a_log_without_a_mark_differs_there(sintra: Sintra, put: Put) -> None:
    put("bare.toml", LOG.replace("5R2!", "5R2"))
    code, out, _ = sintra("diff", "log.toml", "bare.toml")
    assert code == 1
    assert out.splitlines()[:4] == [
        "First difference: round 1, move 4 (Ana B)",
        "log.toml:10:3: Ana B: 5R2!",
        "  Ben to move: 3 YYYY  5 BBBR  C BBBKKKWWW + tile",
        "bare.toml:10:3: Ana B: 5R2 (illegal: turn-order)",
    ]


def test_other_rulings_change_no_more_than_without_such_moves(sintra: Sintra) -> None:
    code, out, _ = sintra("rulings", "log.toml")
    assert (code, out.split(".")[0]) == (0, "No ruling changes anything in this game")
