"""Show a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import tomli

from sintra_cli.cli.run import run
from tests.referee.position.test_position import AZUL, SINTRA


@pytest.fixture(autouse=True)
def _logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("sintra.toml").write_text(SINTRA, encoding="utf-8")
    Path("azul.toml").write_text(AZUL + '[[rounds]]\nmoves = "1B2 CR1"\n', encoding="utf-8")


def test_a_palace_board_is_shown_with_letters_on_everything(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["show", "sintra.toml"]) == 0
    assert (
        capfd.readouterr().out
        == """sintra.toml: at the end
round 2 (R red), Ana's turn

displays   1 RRRB   2 RWWW   3 -   4 -   5 -
centre     -
tile       in the centre

bag        not written down

Ana (on turn): 5 points, broken glass at 11 of 18
           1       2       3 <     4       5       6       7       8
strip      rrbgy   gap     RRBYy   rrrry   gap     gap     gap     gap
on joker                   B
completed          1               1
window     .       W       .       Y       .       .       .       .

Ben: 0 points, broken glass at 0 of 18
           1 <     2       3       4       5       6       7       8
strip      gap     gap     gap     gap     gap     gap     gap     gap
completed
window     .       .       .       .       .       .       .       .

Capitals are panes, small letters free spaces, * a free joker space.
"""
    )


def test_a_board_of_azul_is_shown_with_its_lines_wall_and_floor(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["show", "azul.toml", "--before", "1.2"]) == 0
    assert (
        capfd.readouterr().out
        == """azul.toml: before 1.2
round 1, Ben's turn

displays   1 -   2 -   3 -   4 -   5 -
centre     RR
tile       with Ana

bag        not written down

Ana: 7 points
lines           wall
1      .        B Y R k w
2     BB        w b y r k
3    ...        k w B y r
4   ....        r k w b y
5  .....        y r k w b
floor  1RB (costs 4)

Ben (on turn): 0 points
lines           wall
1      .        b y r k w
2     ..        w b y r k
3    ...        k w b y r
4   ....        r k w b y
5  .....        y r k w b
floor  -

On the wall capitals are tiles, small letters spaces for that colour.
"""
    )


def test_toml_is_a_log_that_every_command_reads(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["show", "azul.toml", "--after", "1.1", "--format", "toml"]) == 0
    written = capfd.readouterr().out
    Path("again.toml").write_text(written, encoding="utf-8")
    assert run(["check", "again.toml"]) == 0
    assert run(["show", "again.toml", "--format", "toml"]) == 0
    assert capfd.readouterr().out == written


def test_json_is_the_same_document_with_the_name_of_the_log(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["show", "azul.toml", "--format", "json"]) == 0
    shown = json.loads(capfd.readouterr().out)
    assert run(["show", "azul.toml", "--format", "toml"]) == 0
    assert shown == {"log": "azul.toml", **tomli.loads(capfd.readouterr().out)}


def test_an_illegal_log_is_shown_before_the_illegal_move_and_reported(capfd: pytest.CaptureFixture[str]) -> None:
    Path("bad.toml").write_text(AZUL + '[[rounds]]\nmoves = "1B2 CB1"\n', encoding="utf-8")
    assert run(["show", "bad.toml"]) == 1
    out, err = capfd.readouterr()
    assert out.startswith("bad.toml: before the first illegal thing\nround 1, Ben's turn\n")
    assert err.startswith("bad.toml:13:14: colour-not-there: the centre has no blue tile: it holds RR\n")


def test_before_and_after_exclude_each_other(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["show", "azul.toml", "--before", "1.1", "--after", "1.1"]) == 2
    assert "--before and --after exclude each other" in capfd.readouterr().err


def test_colour_is_added_where_it_is_asked_for(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["show", "azul.toml", "--colour", "always"]) == 0
    assert "\x1b[1mazul.toml: at the end\x1b[0m" in capfd.readouterr().out
