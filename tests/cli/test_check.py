"""`sintra check`: silence, diagnostics, formats and exit codes."""

from __future__ import annotations

import json

import pytest

from sintra_cli.referee import judge
from sintra_cli.report import diagnostics
from tests.calls import call
from tests.cli.calls import Put, Sintra
from tests.cli.logs import EVERY_KIND, FINISHED, ILLEGAL, MISSHAPEN, NEW, NO_TOML, SINTRA, UNFINISHED

ILLEGAL_TEXT = """\
a.toml:13:14: colour-not-there: display 1 has no blue tile: it is empty
   |
13 | moves = "1B1 1B2"
   |              ^^^
   = round 1, move 2 (Ben): 1B2
   = legal: 2Y1  2Y2  2Y3  2Y4  2Y5  2Y-  3R1  3R2  3R3  3R4  4K2  5W2
            ... and 12 more
   = see: sintra rule colour-not-there
   = a slip of the pen? look for it: sintra repair a.toml
"""


@pytest.mark.parametrize("log", [FINISHED, UNFINISHED, NEW, SINTRA], ids=["finished", "unfinished", "new", "sintra"])
def test_it_is_silent_when_all_is_well(sintra: Sintra, put: Put, log: str) -> None:
    assert sintra("check", put("a.toml", log)) == (0, "", "")


def test_it_prints_what_is_wrong_on_standard_output(sintra: Sintra, put: Put) -> None:
    assert sintra("check", put("a.toml", ILLEGAL)) == (1, ILLEGAL_TEXT, "")


def test_a_log_that_is_no_file_or_stops_before_a_round_or_in_no_game_is_not_for_repair(
    sintra: Sintra, put: Put
) -> None:
    assert "sintra repair" not in sintra("check", stdin=ILLEGAL.encode()).out
    assert "sintra repair" not in sintra("check", put("b.toml", MISSHAPEN)).out
    assert "sintra repair" not in sintra("check", put("c.toml", SINTRA.replace('"RRYGBW"', '"RRRRRR"'))).out
    assert "sintra repair" not in sintra("check", "--format", "json", put("a.toml", ILLEGAL)).out


def test_the_command_that_it_names_works_for_any_file_name(sintra: Sintra, put: Put) -> None:
    out = sintra("check", put("a game.toml", ILLEGAL)).out
    assert out.endswith("look for it: sintra repair 'a game.toml'\n")
    assert sintra("repair", "a game.toml").code in {0, 1}


def test_between_two_logs_with_errors_is_an_empty_line(sintra: Sintra, put: Put) -> None:
    for name, log in (("a.toml", ILLEGAL), ("b.toml", FINISHED), ("c.toml", MISSHAPEN)):
        put(name, log)
    code, out, err = sintra("check", "a.toml", "b.toml", "c.toml")
    assert (code, err) == (2, "")
    assert out == ILLEGAL_TEXT + "\n" + diagnostics.render(judge(MISSHAPEN.encode(), "c.toml"))


@pytest.mark.parametrize("name", EVERY_KIND)
def test_the_exit_code_says_what_kind_of_log_it_is(sintra: Sintra, put: Put, name: str) -> None:
    log, code = EVERY_KIND[name]
    assert sintra("check", put(name, log)).code == code


def test_all_structural_errors_are_reported_in_text_20_and_then_how_many_more(sintra: Sintra, put: Put) -> None:
    log = NEW + '\n[[rounds]]\nmoves = "' + " ".join(["R13"] * 23) + '"\n'
    code, out, _ = sintra("check", put("a.toml", log))
    assert code == 2
    assert out.count(": move-syntax:") == 20
    assert out.endswith("\na.toml: and 3 more\n")
    (report,) = json.loads(sintra("check", "--format", "json", "a.toml").out)
    assert len(report["errors"]) == 23


# --- --finished -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("log", "line", "message"),
    [
        (UNFINISHED, 11, "the game is not finished: the log stops in round 1"),
        (NEW, 1, "the game is not finished: the log stops before the first round"),
        (SINTRA, 1, "the game is not finished: the log stops before the first round"),
    ],
)
def test_an_unfinished_game_may_be_an_error(sintra: Sintra, put: Put, log: str, line: int, message: str) -> None:
    code, out, err = sintra("check", "--finished", put("a.toml", log))
    assert (code, err) == (1, "")
    assert out.startswith(f"a.toml:{line}:1: game-unfinished: {message}\n")


def test_a_finished_game_is_none(sintra: Sintra, put: Put) -> None:
    assert sintra("check", "--finished", put("a.toml", FINISHED)) == (0, "", "")


# --- formats ----------------------------------------------------------------------------------------------------


def test_json_has_log_status_and_errors_of_every_log(sintra: Sintra, put: Put) -> None:
    for name, (log, _) in EVERY_KIND.items():
        put(name, log)
    code, out, err = sintra("check", "--format", "json", *EVERY_KIND)
    found = json.loads(out)
    assert (code, err) == (2, "")
    assert all(list(each) == ["log", "status", "errors"] for each in found)
    assert {each["log"]: (each["status"], [error["rule"] for error in each["errors"]]) for each in found} == {
        "finished.toml": ("finished", []),
        "illegal.toml": ("illegal", ["colour-not-there"]),
        "misshapen.toml": ("unreadable", ["log-shape"]),
        "new.toml": ("unfinished", []),
        "no_toml.toml": ("unreadable", ["toml-syntax"]),
        "sintra.toml": ("unfinished", []),
        "unfinished.toml": ("unfinished", []),
        "wrong_claim.toml": ("unfinished", ["claimed-score"]),
    }


def test_an_error_in_json_has_all_its_keys(sintra: Sintra, put: Put) -> None:
    (found,) = json.loads(sintra("check", "--format", "json", put("a.toml", MISSHAPEN)).out)
    assert found["errors"] == [
        {
            "rule": "log-shape",
            "message": 'wall must be "coloured" or "grey", not "gray"',
            "line": 3,
            "column": 9,
            "end_column": 13,
            "round": None,
            "move": None,
            "player": None,
            "text": "gray",
            "legal": None,
            "page": None,
            "claimed": None,
            "counted": None,
        }
    ]


def test_jsonl_is_one_log_a_line_also_where_all_is_well(sintra: Sintra, put: Put) -> None:
    code, out, err = sintra("check", "--format", "jsonl", put("a.toml", FINISHED), put("b.toml", ILLEGAL))
    assert (code, err) == (1, "")
    assert [(json.loads(line)["log"], len(json.loads(line)["errors"])) for line in out.splitlines()] == [
        ("a.toml", 0),
        ("b.toml", 1),
    ]


def test_json_of_no_log_is_an_empty_array(sintra: Sintra) -> None:
    code, out, err = sintra("check", "--format", "json", ".")
    assert (code, json.loads(out)) == (2, [])
    assert err == "sintra: .: no log found (a log is a file whose name ends with .toml)\n"


def test_github_makes_annotations(sintra: Sintra, put: Put) -> None:
    put("a.toml", MISSHAPEN)
    put("b.toml", FINISHED)
    put("c.toml", NO_TOML.replace("moves = 1B1\n", '"\n'))
    code, out, err = sintra("check", "--format", "github", "a.toml", "b.toml", "c.toml", "gone.toml")
    first, second, third = out.splitlines()
    assert (code, err) == (2, "")
    assert first == (
        '::error file=a.toml,line=3,col=9,endColumn=13,title=log-shape::wall must be "coloured" or "grey", not "gray"'
    )
    assert second.startswith("::error file=c.toml,line=10,col=")
    assert third.startswith("::error file=gone.toml,title=unreadable::cannot be read: ")


@pytest.mark.parametrize("form", ["table", "markdown", "csv", "sarif"])
def test_an_unknown_format_is_wrong_usage(sintra: Sintra, put: Put, form: str) -> None:
    code, out, err = sintra("check", "--format", form, put("a.toml", FINISHED))
    assert (code, out) == (2, "")
    assert "'text', 'json', 'jsonl', 'github'" in err


@pytest.mark.parametrize("option", ["--detail", "--summary", "--finnished"])
def test_an_unknown_option_is_wrong_usage(sintra: Sintra, put: Put, option: str) -> None:
    code, out, err = sintra("check", option, put("a.toml", FINISHED))
    assert (code, out) == (2, "")
    assert f"No such option: {option}" in err or f"No such option '{option}'" in err


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["a.toml"], "1 log: all legal, all claims agree\n"),
        (["a.toml", "c.toml"], "2 logs: all legal, all claims agree\n"),
    ],
)
@pytest.mark.parametrize("form", ["text", "json"])
def test_on_a_terminal_it_says_that_all_is_well(
    monkeypatch: pytest.MonkeyPatch, sintra: Sintra, put: Put, names: list[str], said: str, form: str
) -> None:
    put("a.toml", FINISHED)
    put("c.toml", SINTRA)
    called = call(monkeypatch, "check", "--format", form, *names, typed="")
    assert (called.code, called.err) == (0, said)
    assert called.out == sintra("check", "--format", form, *names).out


def test_elsewhere_and_where_something_is_wrong_it_does_not(
    monkeypatch: pytest.MonkeyPatch, sintra: Sintra, put: Put
) -> None:
    put("a.toml", FINISHED)
    put("b.toml", ILLEGAL)
    assert sintra("check", "a.toml").err == ""
    assert call(monkeypatch, "check", "a.toml", "b.toml", typed="").err == ""
