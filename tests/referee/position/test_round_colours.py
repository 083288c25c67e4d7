"""Rounds whose colour a position leaves out."""

from __future__ import annotations

from pathlib import Path

import pytest

from sintra_cli.cli.run import run
from tests.verdicts import judge

LOG = """format = 1
game = "sintra"
side = "A"
round_colours = "{colours}"
[[players]]
name = "Ana"
strips = ["RRRYB/GGWYB"]
[[players]]
name = "Ben"
[position]
displays = ["RRW"]
bag = "{bag}"
tower = ""
[position.players.Ana]
panes = ["RYB"]
windows = ["", "", "", "RY", "", "", "", "R"]
"""
BAG = "RRRRYYYYGGGGBBBBWWWWRRRR"


def log(moves: str | None, *, colours: str = "......", bag: str = BAG, more: str = "") -> str:
    rounds = "" if moves is None else f'[[rounds]]\nmoves = "{moves}"\n'
    return LOG.format(colours=colours, bag=bag) + rounds + more


def test_completing_a_strip_in_such_a_round_is_a_log_error_at_the_move() -> None:
    report = judge(log("1R1=R")).report
    (error,) = report.errors
    assert (report.status, report.rounds) == ("unreadable", [])
    assert (error.rule, error.round, error.move, error.text, error.line) == ("log-shape", 1, 1, "1R1=R", 18)
    assert error.message.endswith("write the colour of round 1 in round_colours")


def test_what_is_illegal_about_that_move_is_reported_first() -> None:
    (error,) = judge(log("1R1=W")).report.errors
    assert error.rule == "keep-not-on-strip"


def test_in_a_round_whose_colour_is_written_it_scores() -> None:
    # Red: three red panes bring 3; windows 1, 4 and 8: 4 + 2 + 2 = 8.
    (this,) = judge(log("1R1=R", colours="R.....")).report.rounds
    assert (this.colour, this.players[0].total) == ("R", 11)


def test_what_completes_nothing_is_played_and_the_colour_is_null_in_the_report() -> None:
    report = judge(log("1W-")).report
    assert (report.errors, report.status) == ([], "unfinished")
    assert [(this.round, this.colour) for this in report.rounds] == [(1, None)]


def test_moves_says_that_the_round_bonus_is_not_known(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "log.toml"
    path.write_text(log(None), encoding="utf-8")
    assert run(["moves", str(path)]) == 0
    said = " ".join(capfd.readouterr().out.split())
    # windows 1, 4 and 8: 4 + 2 + 2
    assert "scores 8 and the round bonus, whose colour the log does not say 1R1=Y" in said
    assert run(["moves", str(path), "--try", "1R1=R"]) == 0
    said = " ".join(capfd.readouterr().out.split())
    assert said.endswith("scores 8 and the round bonus, whose colour the log does not say")


def test_moves_stops_before_the_move_and_reports_it(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "log.toml"
    path.write_text(log("1R1=R"), encoding="utf-8")
    assert run(["moves", str(path)]) == 2
    out, err = capfd.readouterr()
    assert out.startswith(f"{path}: before the first move that cannot be judged\n")
    assert "log-shape: this completes a strip" in err


SHORT = '[[rounds]]\ndisplays = ["RRRR", "RRRR", "GGGG", "BBBB", "WWWW"]\n'


def test_once_such_a_round_has_ended_draws_are_not_checked() -> None:
    # The bag has 24 panes, no black ones: with a red round I this draw would take all but the four yellow ones, 8 red
    # ones among them; nine red ones are there, but the bag holds eight, and 20 panes are no more than it holds.
    later = SHORT.replace('"GGGG"', '"RGGG"')
    rest = "1W- CR-"
    known = judge(log(rest, colours="RRYGBW", more=later)).report
    assert [error.rule for error in known.errors] == ["draw-supply"]
    report = judge(log(rest, colours=".RYGBW", more=later)).report
    assert report.errors == []
    assert "draw-supply" in report.unchecked


def test_draws_are_checked_until_such_a_round_has_ended() -> None:
    report = judge(log("1W- CR-", colours="R.YGBW", more=SHORT)).report
    assert report.errors == []
    assert "draw-supply" not in report.unchecked


def test_it_is_shown_as_not_known(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "log.toml"
    path.write_text(log("1W- CR-"), encoding="utf-8")
    for arguments, said in {
        ("show", "--before", "1.2"): "round 1 (colour not known), Ben's turn",
        ("score",): "1 ? Ana",
        ("replay",): "the pane of the round indicator to the tower",
        ("explain", "1.end"): "its colour is not known, so no draw is checked any more",
    }.items():
        assert run([arguments[0], str(path), *arguments[1:]]) == 0
        assert said in " ".join(capfd.readouterr().out.split())


OTHER_STARTER = """format = 1
game = "sintra"
side = "A"
[[players]]
name = "Ana"
strips = ["RRRRR"]
[[players]]
name = "Ben"
strips = ["RRRRR"]
[position]
displays = ["W"]
[position.players.Ana]
panes = ["RR"]
[position.players.Ben]
panes = ["RRRR"]
[[rounds]]
moves = "1W-"
[[rounds]]
displays = ["RWWW", "WWWW", "BBBB", "BBBB", "YYYY"]
moves = "1R1"
"""


def test_where_another_ruling_leads_to_such_a_move_the_outcome_is_not_known(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "log.toml"
    path.write_text(OTHER_STARTER, encoding="utf-8")
    # Nobody took from the centre in round I: Ana goes on as the starter, or Ben does, whose strip is complete then.
    assert run(["rulings", str(path)]) == 0
    said = capfd.readouterr().out
    assert "untouched_centre = next_player: not known: the log does not say what 2.1 needs\n" in said
    assert run(["check", str(path), "--ruling", "untouched_centre=next_player"]) == 2
    assert "log-shape: this completes a strip" in capfd.readouterr().out
