"""Faces of strips that nobody wrote down, and strips of which one face is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from sintra_cli.cli.run import run
from tests.verdicts import judge

LOG = """format = 1
game = "sintra"
side = "A"
round_colours = "R....."
[[players]]
name = "Ana"
strips = ["{strip}"]
[[players]]
name = "Ben"
strips = ["RRBGY/YYYYY"]
[position]
displays = ["R", "Y", "R"]
[position.players.Ana]
panes = ["{panes}"]
windows = ["{window}"]
[[rounds]]
moves = "{moves}"
"""


def log(strip: str, *, moves: str = "", panes: str = "", window: str = "") -> str:
    return LOG.format(strip=strip, panes=panes, window=window, moves=moves)


def test_one_face_is_the_first_where_the_window_is_empty() -> None:
    # Round I is red: RRBGY with two red panes brings 2, window 1 brings 4.
    report = judge(log("RRBGY", panes="RBGY", moves="1R1=R")).report
    assert (report.status, report.errors) == ("unfinished", [])
    assert [row.total for row in report.rounds[0].players] == [6, 0]


def test_one_face_is_the_second_where_the_window_has_one_pane() -> None:
    # It is removed then, so that Ana, two turns later, has nowhere to put a red pane.
    report = judge(log("RRBGY", panes="RBGY", window="W", moves="1R1=R 2Y1 3R-")).report
    assert (report.status, report.errors) == ("unfinished", [])
    assert report.rounds[0].players[0].total == 6


def test_one_face_where_the_window_has_two_panes_is_an_error_at_the_strip() -> None:
    (error,) = judge(log("RRBGY", window="RW")).report.errors
    assert (error.rule, error.line, error.column, error.text) == ("log-shape", 7, 12, "RRBGY")
    assert error.message.endswith('strip 1 has been completed twice and removed: write "", or both its faces')


@pytest.mark.parametrize("window", ["", "R", "RW"])
def test_no_strip_fits_any_window(window: str) -> None:
    assert judge(log("", window=window, moves="1R-")).report.errors == []


def test_both_faces_may_be_written_where_the_window_has_two_panes() -> None:
    assert judge(log("RRBGY/YYYYY", window="RW", moves="1R-")).report.errors == []


def test_completing_a_strip_turns_the_unknown_face_up_and_the_next_turn_is_a_log_error() -> None:
    report = judge(log("RRBGY/?????", panes="RBGY", moves="1R1=R 2Y1 3R1")).report
    (error,) = report.errors
    assert (report.status, report.rounds) == ("unreadable", [])
    assert (error.rule, error.round, error.move, error.text) == ("log-shape", 1, 3, "3R1")
    assert error.message.endswith("write both faces of strip 1")


def test_a_turn_with_an_unknown_face_up_is_a_log_error_whatever_the_move() -> None:
    for move in ("1R1", "9R1", "Ben:1R1", "<"):
        (error,) = judge(log("?????/RRBGY", moves=move)).report.errors
        assert (error.rule, error.round, error.move) == ("log-shape", 1, 1), move


def test_something_illegal_before_it_hides_it() -> None:
    report = judge(log("RRBGY", panes="RBGY", moves="1R1=R 2Y7 3R1")).report
    (error,) = report.errors
    assert (report.status, error.rule, error.move) == ("illegal", "strip-removed", 2)


def test_a_move_after_the_round_is_round_over_also_with_an_unknown_face_up() -> None:
    report = judge(log("RRBGY", panes="RBGY", moves="1R1=R 2Y1").replace('"R", "Y", "R"', '"R", "Y"') + "\n").report
    assert report.errors == []
    (error,) = judge(
        log("RRBGY", panes="RBGY", moves="1R1=R 2Y1 3R1").replace('"R", "Y", "R"', '"R", "Y"')
    ).report.errors
    assert (error.rule, error.move, error.legal) == ("round-over", 3, [])


def test_panes_on_an_unknown_face_are_an_error_at_the_panes() -> None:
    (error,) = judge(log("?????/RRBGY", panes="R")).report.errors
    assert (error.rule, error.line, error.text) == ("log-shape", 14, "R")


def test_two_written_faces_of_which_the_second_is_unknown_score_nothing_for_it_at_the_end() -> None:
    # 20 points, one pane in one window of an ornament: 0; no panes on strips
    text = log("RRBGY/?????", window="W").replace('displays = ["R", "Y", "R"]', "round = 7\n")
    text = text.replace('panes = [""]', "score = 20").replace('[[rounds]]\nmoves = ""\n', "")
    report = judge(text).report
    assert report.final is not None
    assert [final.total for final in report.final] == [20, 0]


@pytest.fixture
def unknown(tmp_path: Path) -> str:
    path = tmp_path / "log.toml"
    path.write_text(log("?????/RRBGY").replace('[[rounds]]\nmoves = ""\n', ""), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("options", [[], ["--format", "json"], ["--try", "1R1"]])
def test_asking_for_the_moves_of_that_player_is_a_log_error(
    options: list[str], unknown: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(["moves", unknown, *options]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert f"{unknown}:7:12: log-shape: what Ana may do is not known" in err
    assert "write both faces of strip 1" in err


def test_the_position_can_be_seen(unknown: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["show", unknown]) == 0
    assert "strip      ?????   gap" in capfd.readouterr().out


def test_explaining_says_that_the_face_is_not_written_down(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "log.toml"
    path.write_text(log("RRBGY", panes="RBGY", moves="1R1=R"), encoding="utf-8")
    assert run(["explain", str(path), "1.1"]) == 0
    assert "turned over: its other face, which is not written down, lies up" in capfd.readouterr().out


def test_what_is_cut_off_keeps_the_face_that_is_not_known(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "log.toml"
    path.write_text(log("RRBGY", panes="RBGY", moves="1R1=R 2Y1"), encoding="utf-8")
    assert run(["cut", "--at", "1.2", str(path)]) == 0
    assert 'strips = ["RRBGY/?????", "", "", "", "", "", "", ""]' in capfd.readouterr().out
