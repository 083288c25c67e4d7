"""The bar that shows on a terminal how far long work is."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from sintra_cli.cli import progress
from sintra_cli.cli.run import run
from sintra_cli.referee import judge
from tests.calls import Called, Stream, call
from tests.cli.calls import Put
from tests.cli.logs import ILLEGAL, UNFINISHED
from tests.cli.test_lines import line

ALL = ["score", "check", "standings"]


class Clock:
    """A clock that goes on by some seconds whenever it is looked at."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.now = 1_000_000.0

    def time(self) -> float:
        self.now += self.seconds
        return self.now


@pytest.fixture(autouse=True)
def _slow(monkeypatch: pytest.MonkeyPatch, put: Put) -> None:
    monkeypatch.setattr(progress, "time", Clock(0.6))
    for name in "abcd":
        put(f"d/{name}.toml", UNFINISHED)


def bar(done: int, total: int) -> str:
    """Return how the bar looks."""
    full = done * 30 // total
    return f"logs  [{'#' * full}{'-' * (30 - full)}]  {done}/{total}"


def cleared(text: str) -> str:
    """Return a text that is shown, and what takes it off the terminal."""
    return f"{text}\r{'':{len(text)}}\r"


@pytest.mark.parametrize("arguments", [["score", "--format", "jsonl"], ["check", "--format", "json"], ["standings"]])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_long_work_shows_how_much_is_done_and_leaves_the_terminal_clean(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], jobs: str
) -> None:
    called = call(monkeypatch, *arguments, "-j", jobs, "d", typed="")
    # 0.6 seconds a log: the second is the first after a second
    bars = "".join(cleared(bar(done, 4)) for done in (2, 3, 4))
    said = [f"sintra: d/{name}.toml: left out: unfinished\n" for name in "abcd"]
    seen = called.err
    if arguments == ["standings"]:
        for text in said:
            assert text in seen
            seen = seen.replace(text, "")
    assert seen.removesuffix("4 logs: all legal, all claims agree\n") == bars
    assert "\r" not in called.out


def test_what_is_said_meanwhile_stands_above_the_bar(monkeypatch: pytest.MonkeyPatch, put: Put) -> None:
    put("d/c.toml", ILLEGAL)
    called = call(monkeypatch, "standings", "d", typed="")
    said = [f"sintra: d/{name}.toml: left out: unfinished\n" for name in "abcd"]
    said[2] = "sintra: d/c.toml: left out: illegal: colour-not-there\n"
    bars = [cleared(bar(done, 4)) for done in (2, 3, 4)]
    assert called.err == said[0] + said[1] + bars[0] + said[2] + bars[1] + said[3] + bars[2]


@pytest.mark.parametrize("name", ALL)
def test_short_work_shows_none_and_counts_nothing(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def counted(_source: object) -> int:
        raise AssertionError

    monkeypatch.setattr(progress, "time", Clock(0.1))
    monkeypatch.setattr("sintra_cli.cli.logs.Named.total", counted)
    assert "logs  [" not in call(monkeypatch, name, "d", typed="").err


@pytest.mark.parametrize("name", ALL)
def test_there_is_none_on_a_stream_that_is_no_terminal(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    assert "logs  [" not in call(monkeypatch, name, "d", piped=b"").err


@pytest.mark.parametrize("name", ["score", "check"])
def test_there_is_none_where_the_reports_go_to_the_terminal_themselves(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    streams = {which: Stream(terminal=True) for which in ("stdout", "stderr")}
    for which, made in streams.items():
        monkeypatch.setattr(sys, which, made)
    assert run([name, "d"]) == 0
    assert "logs  [" not in streams["stdout"].text + streams["stderr"].text


def test_how_many_lines_will_come_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    called = with_lines(monkeypatch, line(log="a", toml=UNFINISHED) * 3)
    assert called.err.count("logs  [") == 2
    assert "]  3\r" in called.err
    assert called.err.endswith("\r3 logs: all legal, all claims agree\n")


def with_lines(monkeypatch: pytest.MonkeyPatch, fed: bytes) -> Called:
    """Pipe lines in, with standard error on a terminal."""
    with monkeypatch.context() as patch:
        patch.setattr("sintra_cli.cli.lines.verify_piped", lambda _usage: None)
        return call(monkeypatch, "check", "--input", "jsonl", typed=fed.decode())


def test_a_bar_is_no_longer_than_the_terminal_is_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra_cli.cli.output._columns", lambda _stream: 20)
    called = call(monkeypatch, "standings", "d", typed="")
    assert cleared(bar(4, 4)[:19]) in called.err


def test_an_interrupt_takes_the_bar_away(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = []

    def interrupted(*arguments: Any, **more: Any) -> Any:
        judged.append(arguments[1])
        if len(judged) == 4:
            raise KeyboardInterrupt
        return judge(*arguments, **more)

    monkeypatch.setattr("sintra_cli.cli.logs.judge", interrupted)
    called = call(monkeypatch, "check", "--format", "json", "d", typed="")
    assert called.code == 130
    assert called.err.strip("\n") == cleared(bar(2, 4)) + cleared(bar(3, 4))
