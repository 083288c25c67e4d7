"""When there is colour, and when there is none."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
from collections.abc import Mapping
from typing import Any

import pytest

from tests.cli.calls import Put, Sintra, command, environ
from tests.cli.logs import FINISHED, ILLEGAL

ESCAPE = "\x1b["


@pytest.fixture(autouse=True)
def _logs(put: Put) -> None:
    put("a.toml", FINISHED)
    put("b.toml", ILLEGAL)


def without_colour(text: str) -> str:
    """Return a text without the codes of colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


@pytest.mark.parametrize("option", ["--colour", "--color"])
@pytest.mark.parametrize("name", ["check", "score"])
def test_colour_may_always_be_there_and_adds_nothing_else(sintra: Sintra, name: str, option: str) -> None:
    _, plain, plain_err = sintra(name, "b.toml")
    code, out, err = sintra(name, option, "always", "b.toml")
    assert code == 1
    assert ESCAPE in (out if name == "check" else err)
    assert (without_colour(out), without_colour(err)) == (plain, plain_err)


@pytest.mark.parametrize("choice", ["auto", "never"])
@pytest.mark.parametrize("name", ["check", "score"])
def test_where_there_is_no_terminal_there_is_none(sintra: Sintra, name: str, choice: str) -> None:
    _, out, err = sintra(name, "--colour", choice, "a.toml", "b.toml")
    assert ESCAPE not in out + err


def test_what_is_asked_for_stands_over_the_environment(sintra: Sintra, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert ESCAPE in sintra("check", "--colour", "always", "b.toml").out


@pytest.mark.parametrize(
    "arguments",
    [["score", "--format", form] for form in ("json", "jsonl", "csv", "markdown")]
    + [["check", "--format", form] for form in ("json", "jsonl", "github")],
    ids=" ".join,
)
def test_there_is_never_any_in_what_is_not_for_a_terminal(sintra: Sintra, arguments: list[str]) -> None:
    assert ESCAPE not in sintra(*arguments, "--colour", "always", "a.toml", "b.toml").out


def on_terminal(*arguments: str, environment: Mapping[str, str]) -> str:
    """Return what a process writes to a terminal."""
    pty: Any = pytest.importorskip("pty", reason="there are no such terminals")
    master, terminal = pty.openpty()
    try:
        running = subprocess.Popen(
            command(*arguments), stdin=subprocess.DEVNULL, stdout=terminal, stderr=terminal, env=environ(environment)
        )
        os.close(terminal)
        written = b""
        with contextlib.suppress(OSError):  # which is how a terminal ends
            while piece := os.read(master, 65536):
                written += piece
        running.wait(timeout=60)
    finally:
        os.close(master)
    return written.decode()


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [
        ({}, True),
        ({"NO_COLOR": ""}, True),
        ({"NO_COLOR": "1"}, False),
        ({"NO_COLOR": "0"}, False),
        ({"TERM": "dumb"}, False),
        ({"TERM": "dumb", "FORCE_COLOR": "1"}, True),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
    ],
    ids=str,
)
@pytest.mark.parametrize("name", ["check", "score"])
def test_auto_is_a_terminal_that_is_not_dumb_without_a_non_empty_no_color(
    name: str, environment: dict[str, str], coloured: bool
) -> None:
    on = {"TERM": "xterm", **environment}
    assert (ESCAPE in on_terminal(name, "b.toml", environment=on)) is coloured


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [
        ({"FORCE_COLOR": "1"}, True),
        ({"FORCE_COLOR": "0"}, True),  # whatever it says: it is there
        ({"FORCE_COLOR": ""}, False),
        ({"FORCE_COLOR": "1", "NO_COLOR": ""}, True),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    ],
    ids=str,
)
def test_elsewhere_auto_is_colour_with_a_non_empty_force_color(
    sintra: Sintra, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], coloured: bool
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert (ESCAPE in sintra("check", "b.toml").out) is coloured
    assert (ESCAPE in sintra("score", "b.toml").err) is coloured


@pytest.mark.parametrize("name", ["NO_COLOR", "FORCE_COLOR"])
def test_never_is_never_and_always_always(sintra: Sintra, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "1")
    assert ESCAPE not in sintra("check", "--colour", "never", "b.toml").out
    assert ESCAPE in sintra("check", "--colour", "always", "b.toml").out


def test_never_is_never_on_a_terminal() -> None:
    assert ESCAPE not in on_terminal("check", "--colour", "never", "b.toml", environment={"TERM": "xterm"})
