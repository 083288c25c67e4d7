"""Faults of the program itself: one line, and an exit code of their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sintra_cli.games.azul.rules.table import AzulTable
from sintra_cli.referee import judge
from tests.cli.calls import Put, Sintra
from tests.cli.logs import FINISHED, NEW


def failing(error: BaseException) -> Any:
    """Return a function that fails."""

    def fail(*_arguments: Any, **_options: Any) -> None:
        raise error

    return fail


MORE = "(SINTRA_TRACEBACK=1 shows more)"


def failing_at(name: str) -> Any:
    """Return a judge that fails on the log of that name."""

    def fail(data: bytes, log: str, **options: Any) -> Any:
        if log == name:
            raise RuntimeError("boom")
        return judge(data, log, **options)

    return fail


@pytest.fixture(autouse=True)
def no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SINTRA_TRACEBACK", raising=False)


@pytest.mark.parametrize("arguments", [["score"], ["score", "--format", "json"], ["check"]], ids=" ".join)
@pytest.mark.parametrize(
    ("error", "line"),
    [
        (RuntimeError("boom"), "RuntimeError: boom"),
        (KeyError("x\ny"), r"KeyError: 'x\ny'"),
        (AssertionError(), "AssertionError: "),
        (ValueError("two\nlines"), "ValueError: two lines"),
        (ValueError("\x1b[2J"), r"ValueError: \x1b[2J"),
        (OSError("no disk"), "OSError: no disk"),
        (RecursionError("maximum"), "something is nested too deeply"),
        (MemoryError(), "MemoryError: "),
    ],
)
def test_a_fault_is_3_and_one_line(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch, arguments: list[str], error: Exception, line: str
) -> None:
    monkeypatch.setattr("sintra_cli.cli.logs.judge", failing(error))
    code, _, err = sintra(*arguments, put("a.toml", NEW))
    assert (code, err) == (3, f"sintra: fault in the program: {arguments[0]}, a.toml: {line} {MORE}\n")


@pytest.mark.parametrize(
    ("arguments", "left"),
    [
        (["score", "--summary"], ["a.toml", "c.toml"]),
        (["score", "--format", "markdown", "--summary"], ["a.toml", "c.toml"]),
        (["score"], ["a.toml", "c.toml"]),
        (["score", "--format", "markdown"], ["a.toml", "c.toml"]),
        (["score", "--format", "csv"], ["log,game", "a.toml,", "c.toml,"]),
        (["score", "--format", "jsonl"], ['"log":"a.toml"', '"log":"c.toml"']),
        (["score", "--format", "json"], ['"log":"a.toml"', '"log":"c.toml"']),
        (["check", "--finished"], ["a.toml:", "c.toml:"]),
        (["check", "--finished", "--format", "github"], ["file=a.toml", "file=c.toml"]),
        (["check", "--format", "json"], ['"log":"a.toml"', '"log":"c.toml"']),
        (["check", "--format", "jsonl"], ['"log":"a.toml"', '"log":"c.toml"']),
    ],
    ids=str,
)
def test_a_log_that_the_program_fails_on_hides_no_other(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch, arguments: list[str], left: list[str]
) -> None:
    monkeypatch.setattr("sintra_cli.cli.logs.judge", failing_at("b.toml"))
    code, out, err = sintra(*arguments, put("a.toml", NEW), put("b.toml", NEW), put("c.toml", NEW))
    assert code == 3
    assert err == f"sintra: fault in the program: {arguments[0]}, b.toml: RuntimeError: boom {MORE}\n"
    at = [out.index(name) for name in left]
    assert at == sorted(at)
    assert "b.toml" not in out
    if arguments[-1] == "json":
        assert [log["log"] for log in json.loads(out)] == ["a.toml", "c.toml"]


def test_an_array_of_no_log_but_a_failing_one_is_empty(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sintra_cli.cli.logs.judge", failing_at("a.toml"))
    code, out, _ = sintra("score", "--format", "json", put("a.toml", NEW))
    assert (code, json.loads(out)) == (3, [])


def test_standings_leave_out_a_log_that_the_program_fails_on(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = sintra("standings", put("a.toml", FINISHED)).out
    monkeypatch.setattr("sintra_cli.cli.logs.judge", failing_at("b.toml"))
    code, out, err = sintra("standings", "a.toml", put("b.toml", FINISHED))
    assert (code, out) == (3, expected)
    assert err == f"sintra: fault in the program: standings, b.toml: RuntimeError: boom {MORE}\n"


@pytest.mark.parametrize("option", [[], ["--check"], ["--diff"]], ids=str)
def test_fmt_goes_on_after_a_log_that_the_program_fails_on(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch, option: list[str]
) -> None:
    from sintra_cli.referee.fmt import formatted

    untidy = NEW + '[[rounds]]\ndisplays = ["BBBB", "BBBB", "BBBB", "BBBB", "BBBB"]\nmoves = "1b1   2b2"\n'
    other = untidy.replace("Ana", "Eva")

    def fail(data: bytes, *rest: Any) -> Any:
        if b"Eva" in data:
            raise RuntimeError("boom")
        return formatted(data, *rest)

    monkeypatch.setattr("sintra_cli.cli.fmt.formatted", fail)
    code, out, err = sintra("fmt", *option, put("a.toml", other), put("b.toml", untidy))
    assert code == 3
    assert err.startswith(f"sintra: fault in the program: fmt, a.toml: RuntimeError: boom {MORE}\n")
    assert Path("a.toml").read_text(encoding="utf-8") == other
    assert "b.toml" in out + err


MOVED = (
    NEW
    + """[[rounds]]
displays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]
moves = "1B1 2Y2"
"""
)


@pytest.mark.parametrize(
    "arguments",
    [
        ["score"],
        ["check"],
        ["fmt"],
        ["standings"],
        ["show"],
        ["moves"],
        ["replay"],
        ["explain", "@", "final"],
        ["rulings"],
        ["cut", "@", "--at", "1.end"],
        ["repair"],
    ],
    ids=" ".join,
)
def test_a_rule_that_fails_is_told_with_command_log_round_and_move(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    play = AzulTable.play

    def fail(table: AzulTable, move: Any) -> Any:
        if move.colour == "Y":
            raise ZeroDivisionError("division by zero")
        return play(table, move)

    monkeypatch.setattr(AzulTable, "play", fail)
    put("a.toml", MOVED)
    called = [part.replace("@", "a.toml") for part in arguments]
    code, out, err = sintra(*called, *([] if "@" in arguments else ["a.toml"]))
    where = f"{arguments[0]}, a.toml, round 1, move 2"
    assert code == 3
    assert err == f"sintra: fault in the program: {where}: ZeroDivisionError: division by zero {MORE}\n"
    assert "Traceback" not in out


def test_a_fault_in_one_of_two_logs_names_both(sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra_cli.cli.diff.compare", failing(RuntimeError("boom")))
    code, out, err = sintra("diff", put("a.toml", NEW), put("b.toml", NEW))
    assert (code, out) == (3, "")
    assert err == f"sintra: fault in the program: diff, a.toml, b.toml: RuntimeError: boom {MORE}\n"


def test_the_traceback_is_shown_to_who_asks_for_it(sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra_cli.cli.logs.judge", failing(RuntimeError("\x1b[2J")))
    monkeypatch.setenv("SINTRA_TRACEBACK", "1")
    _, _, err = sintra("check", put("a.toml", NEW))
    first, second, *_, last = err.splitlines()
    assert first == r"sintra: fault in the program: check, a.toml: RuntimeError: \x1b[2J"
    assert (second, last) == ("Traceback (most recent call last):", r"RuntimeError: \x1b[2J")


def test_a_fault_in_a_renderer_is_one_too(sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra_cli.report.table.render", failing(ZeroDivisionError("division by zero")))
    code, out, err = sintra("score", put("a.toml", NEW))
    assert (code, out) == (3, "")
    assert err == f"sintra: fault in the program: score, a.toml: ZeroDivisionError: division by zero {MORE}\n"
