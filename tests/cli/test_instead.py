"""What if another move had been made: --instead, in the commands that have it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sintra_cli.cli.run import run
from tests.building import azul
from tests.building.logs import Round, data_of
from tests.building.sintra import log_of

SAMPLE = Path(__file__).parents[2] / "sample_games/two_players_side_a.toml"
RED = "RRRRR/YYYYY"
Ask = Callable[..., tuple[int, str, str]]


@pytest.fixture
def ask(capfd: pytest.CaptureFixture[str]) -> Ask:
    """Call a command; return its exit code, and what it wrote to both streams."""

    def called(*arguments: str) -> tuple[int, str, str]:
        code = run(list(arguments))
        return (code, *capfd.readouterr())

    return called


@pytest.fixture
def log(tmp_path: Path) -> str:
    """Return a log of two rounds: Ana places 4 red panes on strip 1; in the second round nothing is played."""
    rounds = [
        Round("RRRR YYYY GGGG BBBB WWWW", "1R1(0) 2Y-(0) 3G-(0) 4B-(0) 5W2(0)", claimed=[0, 0]),
        Round("RRRR YYYY GGGG BBBB WWWW"),
    ]
    path = tmp_path / "log.toml"
    path.write_bytes(data_of(log_of(*rounds, ana=[RED], claimed={"Ana": 7})))
    return str(path)


def report(ask: Ask, log: str, *options: str) -> Any:
    (found,) = json.loads(ask("score", "--format", "json", *options, log)[1])
    return found


def test_another_move_stands_in_the_place_of_the_one_that_is_there_and_nothing_is_written(ask: Ask, log: str) -> None:
    before = Path(log).read_bytes()
    assert [row["steps"] for row in report(ask, log)["rounds"][0]["players"]] == [4 * 1 + 0, 8]
    # Ana breaks her four red panes as well, which is wrong, and stands
    found = report(ask, log, "--instead", "1.1=1R-!")
    assert [row["steps"] for row in found["rounds"][0]["players"]] == [4 + 4, 8]
    assert found["stands"] == [{"round": 1, "move": 1, "player": "Ana", "rules": ["must-place"], "text": "1R-!"}]
    assert Path(log).read_bytes() == before


def test_several_moves_may_be_other_ones(ask: Ask, log: str) -> None:
    found = report(ask, log, "--instead", "1.1=1R-!", "--instead", "1.5=5W8")
    assert (found["status"], found["errors"]) == ("unfinished", [])


@pytest.mark.parametrize("form", ["table", "markdown"])
def test_the_first_line_says_that_it_is_not_the_game_as_played(ask: Ask, log: str, form: str) -> None:
    _, out, err = ask("score", "--format", form, "--instead", "1.5=5W8", log)
    assert out.startswith("Not the game as it was played: 5W8 at 1.5.\n\n")
    assert err == ""


@pytest.mark.parametrize("form", ["csv", "json", "jsonl"])
def test_with_a_machine_format_standard_error_does(ask: Ask, log: str, form: str) -> None:
    _, out, err = ask("score", "--format", form, "--instead", "1.5=5W8", log)
    assert "Not the game" not in out.splitlines()[0]
    assert err == "Not the game as it was played: 5W8 at 1.5.\n"


def test_also_where_there_is_nothing_else_to_say(ask: Ask, log: str) -> None:
    assert ask("check", "--instead", "1.5=5W8", log) == (0, "Not the game as it was played: 5W8 at 1.5.\n\n", "")


def test_claims_from_the_first_such_place_on_are_not_compared(ask: Ask, log: str) -> None:
    # before 1.3 stands a wrong claim of 3 points for 1.2; the totals, and 5 points for 1.4, come after it
    text = Path(log).read_text(encoding="utf-8").replace("2Y-(0)", "2Y-(3)").replace("4B-(0)", "4B-(5)")
    Path(log).write_text(text, encoding="utf-8")
    found = report(ask, log, "--instead", "1.3=3G-")
    assert [(error["rule"], error["move"]) for error in found["errors"]] == [("claimed-score", 2)]
    assert found["unchecked"] == ["claimed-score"]
    assert [row["claimed"] for row in found["rounds"][0]["players"]] == [None, None]


def test_claims_of_rounds_before_it_are(ask: Ask, log: str) -> None:
    text = Path(log).read_text(encoding="utf-8").replace("[claimed]\nAna = 7\n", "")
    text = text.replace('moves = ""', 'moves = "1R-"')
    Path(log).write_text(text.replace("claimed = [\n    0,", "claimed = [\n    1,"), encoding="utf-8")
    found = report(ask, log, "--instead", "2.1=2Y-")
    assert [(error["rule"], error["round"]) for error in found["errors"]] == [("claimed-score", 1)]
    assert found["unchecked"] == []


def test_a_needless_mark_after_it_is_not_reported(ask: Ask, log: str) -> None:
    text = Path(log).read_text(encoding="utf-8").replace("3G-(0)", "3G-!(0)")
    Path(log).write_text(text, encoding="utf-8")
    assert [error["rule"] for error in report(ask, log)["errors"]] == ["stands-needlessly"]
    assert report(ask, log, "--instead", "1.2=2Y-")["errors"] == []


def test_a_diagnostic_points_at_the_move_replaced_and_its_text_is_the_new_one(ask: Ask, log: str) -> None:
    (line,) = [line for line in Path(log).read_text(encoding="utf-8").splitlines() if "3G-(0)" in line]
    (error,) = report(ask, log, "--instead", "1.3=3R-")["errors"]
    assert (error["rule"], error["round"], error["move"], error["text"]) == ("colour-not-there", 1, 3, "3R-")
    assert (error["column"], error["end_column"]) == (line.index("3G-") + 1, line.index("3G-") + 1 + len("3G-(0)"))


def test_a_move_of_the_log_that_becomes_illegal_is_reported_as_it_is_written(ask: Ask, log: str) -> None:
    code, out, err = ask("check", "--instead", "1.1=2Y-", log)
    assert (code, err) == (1, "")
    assert "round-unfinished" not in out
    assert ": colour-not-there: display 2 has no yellow pane: it is empty\n" in out
    assert "2Y-(0)" in out
    assert "repair" not in out


def test_explain_explains_a_move_that_was_not_made(ask: Ask) -> None:
    code, out, _ = ask("explain", "--instead", "4.4=4R3", str(SAMPLE), "4.4")
    assert code == 0
    assert out.startswith("Not the game as it was played: 4R3 at 4.4.\n\n4.4  Ana: 4R3\n")
    assert "Ana has 15 points, as before." in out


def test_show_and_replay_go_on_from_it(ask: Ask) -> None:
    _, shown, _ = ask("show", "--after", "4.4", "--instead", "4.4=4R3", str(SAMPLE))
    assert shown.startswith("Not the game as it was played: 4R3 at 4.4.\n\n")
    assert "Ana: 15 points, broken glass at 14 of 18" in shown
    code, told, err = ask("replay", "--format", "jsonl", "--round", "4", "--instead", "4.4=4R3", str(SAMPLE))
    moves = [entry["move"] for entry in map(json.loads, told.splitlines()) if entry["move"]]
    assert (code, moves[3]) == (1, "4R3")
    assert err.startswith("Not the game as it was played: 4R3 at 4.4.\n")


def test_a_picture_and_a_page_have_it_in_their_title(ask: Ask) -> None:
    for command in (("show", "--format", "svg", "--after", "4.4"), ("replay", "--format", "html")):
        _, out, err = ask(*command, "--instead", "4.4=4R3", str(SAMPLE))
        assert "(not as it was played: 4R3 at 4.4)" in out.partition("<title")[2].partition("</title>")[0]
        assert err.startswith("Not the game as it was played: 4R3 at 4.4.\n")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--instead", "1.9=1R1"], "there is no 1.9: round 1 has 5 moves"),
        (["--instead", "3.1=1R1"], "there is no 3.1: the log has rounds 1 to 2"),
        (["--instead", "1.1=1R1", "--instead", "1.1=1R-"], "1.1 is there twice"),
        (["--instead", "1.start=1R1"], "1.start is no move"),
        (["--instead", "final=1R1"], "is no address"),
        (["--instead", "1.1"], "is not ADDRESS=MOVE, such as 4.4=4R3"),
        (["--instead", "1.1="], "is not ADDRESS=MOVE, such as 4.4=4R3"),
        (["--instead", "1.1=R13"], "the display comes before the colour"),
        (["--instead", "1.1=Zoe:1R1"], "Zoe"),
        (["--instead", "1.1=?4R1"], "? is no source"),
    ],
)
@pytest.mark.parametrize("command", ["score", "check", "replay", "show", "explain"])
def test_what_cannot_be_put_there_is_wrong_usage(
    ask: Ask, log: str, command: str, options: list[str], why: str
) -> None:
    where = ["1.1"] if command == "explain" else []
    code, out, err = ask(command, *options, log, *where)
    assert (code, out) == (2, "")
    assert why in err


def test_it_is_about_one_log(ask: Ask, log: str) -> None:
    for logs in ([log, log], [str(Path(log).parent)], ["--input", "jsonl"]):
        code, out, err = ask("check", "--instead", "1.1=1R-", *logs)
        assert (code, out) == (2, "")
        assert "--instead is about the moves of one log: name one file, or - for standard input." in err


def test_a_kept_pane_is_written_after_the_second_sign(ask: Ask) -> None:
    code, out, _ = ask("explain", "--instead", "4.6=3B3", "--instead", "4.4=4R3", str(SAMPLE), "4.6")
    assert code == 0
    assert "Ana: 3B3\n" in out
    code, out, _ = ask("explain", "--instead", "1.6=CB1=B", str(SAMPLE), "1.6")
    assert (code, "keeps B" in out or "B goes into" in out) == (0, True)


def test_a_round_without_displays_takes_its_own_form(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "log.toml"
    path.write_bytes(data_of(azul.log_of(Round(None, "?4B1 ?4Y1"))))
    assert ask("check", "--instead", "1.2=?4Y2", str(path))[0] == 0
    code, _, err = ask("check", "--instead", "1.2=2Y2", str(path))
    assert code == 2
    assert "the round has no displays" in err
