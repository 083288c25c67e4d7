"""The end of a game from its boards alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from sintra_cli.cli.run import run
from tests.verdicts import AnyReport, judge

SINTRA = """format = 1
game = "sintra"
side = "A"
[[players]]
name = "Ana"
strips = ["RRRYB"]
[[players]]
name = "Ben"
[position]
{middle}
[position.players.Ana]
score = 20
windows = ["", "RR", "RR"]
panes = ["RRY"]
[position.players.Ben]
score = 25
broken_glass = 4
"""
AZUL = """format = 1
game = "azul"
wall = "coloured"
[[players]]
name = "Caro"
[[players]]
name = "Dan"
[position]
round = 6
{middle}
[position.players.Caro]
score = 58
lines = ["", "", "", "", "YYY"]
wall = ["BYRKW", "WBYR.", "KWBY.", ".KWB.", ".R..."]
[position.players.Dan]
score = 56
wall = ["BYRKW", "WBYRK", "KWBY.", ".K..Y", ".R..."]
"""


def totals(report: AnyReport) -> list[int] | None:
    return None if report.final is None else [final.total for final in report.final]


@pytest.mark.parametrize(
    "middle",
    ["round = 7", "round = 6\ndisplays = []", 'round = 6\ndisplays = []\ncentre = ""', "round = 7\ndisplays = []"],
)
def test_a_game_of_sintra_is_over_in_round_7_or_where_nothing_is_left_in_round_6(middle: str) -> None:
    report = judge(SINTRA.format(middle=middle)).report
    # Ana: 20 + 3 panes // 3 = 1; two of four spaces at the ornaments 1-2 and 3-4: 3 + 3. Ben: 25 - 4.
    assert (report.status, totals(report), report.winners) == ("finished", [20 + 1 + 6, 25 - 4], ["Ana"])
    assert report.errors == []


def test_in_round_6_the_row_of_the_round_that_is_over_is_there() -> None:
    report = judge(SINTRA.format(middle="round = 6\ndisplays = []")).report
    assert [(this.round, this.finished, [row.total for row in this.players]) for this in report.rounds] == [
        (6, True, [20, 25])
    ]


def test_a_game_of_azul_is_over_where_a_row_is_complete_and_no_displays_are_written() -> None:
    report = judge(AZUL.format(middle="")).report
    # Caro: one row 2; column 2 (Y B W K R) is full: 7; nothing else: 58 + 9. Dan: rows 1 and 2 are 4, column 2
    # (Y B W K R) is 7: 56 + 11; the same, and Dan has two rows.
    assert (report.status, totals(report), report.winners) == ("finished", [67, 67], ["Dan"])


def test_a_game_of_azul_is_over_where_bag_and_lid_are_empty() -> None:
    text = AZUL.replace('"BYRKW"', '"BYRK."').replace('"WBYRK"', '"WBYR."')
    assert judge(text.format(middle='bag = ""\nlid = ""')).report.status == "finished"
    assert judge(text.format(middle='bag = ""')).report.status == "unfinished"
    assert judge(text.format(middle='bag = ""\nlid = "B"')).report.status == "unfinished"


def test_an_offer_of_azul_that_is_over_is_tiled_first() -> None:
    text = AZUL.replace('"YYY"]', '"YYYYY"]').replace('"BYRKW"', '"BYRK."')
    report = judge(text.format(middle="displays = []")).report
    # Caro's five yellow ones: row 5 of the coloured wall has yellow in column 1 (B would be in column 5). Beside it in
    # column 2 lies R: a run of 2; above it in row 4 nothing: 2 points. Dan's second row is complete: the game is over.
    assert [row.wall for row in report.rounds[0].players] == [2, 0]
    # Caro has no row now; column 2 is full: 60 + 7. Dan: row 2 is 2, column 2 is 7: 56 + 9.
    assert (report.status, totals(report)) == ("finished", [67, 65])


def test_on_a_grey_wall_a_tiling_that_is_still_to_be_chosen_leaves_the_game_unfinished() -> None:
    text = (
        AZUL.replace('"coloured"', '"grey"').replace('lines = ["",', 'lines = ["K",').replace('"BYRKW"', '"....."', 1)
    )
    report = judge(text.format(middle="displays = []")).report
    assert report.status == "unfinished"
    assert [this.finished for this in report.rounds] == [False]


def test_claims_of_the_end_are_compared() -> None:
    report = judge(AZUL.format(middle="") + "[claimed]\nDan = 1\nCaro = 67\n").report
    (error,) = report.errors
    assert (error.rule, error.player, error.claimed, error.counted) == ("claimed-score", "Dan", 1, 67)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (SINTRA.format(middle="round = 7"), "game-over"),
        (AZUL.format(middle=""), "game-over"),
    ],
)
def test_no_round_can_follow(text: str, rule: str) -> None:
    (error,) = judge(text + "[[rounds]]\n").report.errors
    assert error.rule == rule


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        (SINTRA.format(middle='round = 7\ndisplays = ["R"]'), "round 7: the game is over after round 6", 11),
        (SINTRA.format(middle='round = 7\ndisplays = []\ncentre = "R"'), "round 7: the game is over after", 12),
        (SINTRA.format(middle="round = 8"), "round 8: the game has 6 rounds", 10),
        (AZUL.format(middle='displays = ["R"]'), "a row of a wall is complete", 10),
        (AZUL.format(middle='displays = []\ncentre = "R"'), "a row of a wall is complete", 11),
        (AZUL.format(middle="unseen = {displays = 1, centre = 0, left = 4}"), "a row of a wall is complete", 10),
    ],
)
def test_panes_on_offer_when_the_game_is_over_are_an_error_at_their_place(text: str, message: str, line: int) -> None:
    report = judge(text).report
    (error,) = report.errors
    assert (report.status, error.rule, error.line) == ("unreadable", "log-shape", line)
    assert error.message.startswith(message)


def test_the_commands_about_the_end_work(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    sintra, azul = tmp_path / "sintra.toml", tmp_path / "azul.toml"
    sintra.write_text(SINTRA.format(middle="round = 6\ndisplays = []"), encoding="utf-8")
    azul.write_text(AZUL.format(middle=""), encoding="utf-8")
    for path, total in ((sintra, "20 + 1 + 3 + 3 = 27"), (azul, "58 + 2 + 7 = 67")):
        assert run(["check", "--finished", str(path)]) == 0
        assert run(["score", str(path)]) == 0
        assert run(["replay", str(path)]) == 0
        capfd.readouterr()
        assert run(["explain", str(path), "final"]) == 0
        assert total in capfd.readouterr().out
        assert run(["show", str(path)]) == 0
        assert "the game is over" in capfd.readouterr().out
    assert run(["standings", str(sintra), str(azul)]) == 0
    out, err = capfd.readouterr()
    assert "Ana" in out
    assert "Dan" in out
    assert err == ""


def test_a_claim_that_differs_can_be_mended(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "azul.toml"
    path.write_text(AZUL.format(middle="") + "[claimed]\nDan = 1\n", encoding="utf-8")
    assert run(["repair", str(path)]) == 0
    assert "Dan's total 67 instead of 1 (claim)" in capfd.readouterr().out
