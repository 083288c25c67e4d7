"""The command explain: exit codes, standard input, rulings, colour."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.calls import Called, call
from tests.referee.explain.explaining import text
from tests.referee.replay.games import AZUL, SINTRA


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def explain(monkeypatch: pytest.MonkeyPatch, log: str, *arguments: str) -> Called:
    """Explain something in a log called a.toml."""
    Path("a.toml").write_text(log, encoding="utf-8")
    return call(monkeypatch, "explain", "a.toml", *arguments)


@pytest.mark.parametrize("address", ["1.start", "1.3", "1.end"])
def test_what_is_there_is_explained(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    assert explain(monkeypatch, SINTRA, address) == Called(0, text(SINTRA, address), "")
    assert explain(monkeypatch, AZUL, address) == Called(0, text(AZUL, address), "")


def test_what_is_illegal_is_explained_and_that_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    illegal = SINTRA.replace("4Y7", "4Y1")
    assert explain(monkeypatch, illegal, "1.6") == Called(0, text(illegal, "1.6"), "")


def test_of_an_illegal_log_what_came_before_is_explained_without_a_word_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    illegal = SINTRA.replace("4Y7", "4Y1")
    assert explain(monkeypatch, illegal, "1.3") == Called(0, text(SINTRA, "1.3"), "")


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("2.1", "there is no 2.1: the log has round 1"),
        ("final", "final is not reached: the game is not finished in this log"),
        (
            "soon",
            (
                "Invalid value for 'ADDRESS': 'soon' is no address: 3.7 is the seventh move of round 3, beside it are "
                "3.start and 3.end, and final is the final scoring"
            ),
        ),
    ],
)
def test_an_address_that_is_not_there_is_wrong_usage(
    monkeypatch: pytest.MonkeyPatch, address: str, message: str
) -> None:
    called = explain(monkeypatch, SINTRA, address)
    assert (called.code, called.out) == (2, "")
    assert called.err.endswith(f"Error: {message}\n")


def test_a_log_that_cannot_be_read_is_not_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    called = explain(monkeypatch, SINTRA.replace('"A"', '"C"'), "1.3")
    assert (called.code, called.out) == (2, "")
    assert called.err.startswith("a.toml:3:9: log-shape:")


def test_a_log_is_read_from_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "explain", "-", "1.3", piped=SINTRA.encode())
    assert called == Called(0, text(SINTRA, "1.3").replace("a.toml", "-"), "")


def test_rulings_and_box_of_the_call_stand_over_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    none = explain(monkeypatch, SINTRA, "1.6", "--ruling", "score_floor=none").out
    assert "     -5  The marker reaches the last space, which costs 5, and goes back to the\n" in none
    assert "Ben has 0 - 5 = -5 points.\n" in none
    Path("box.toml").write_text("[box]\nwindow_values = [7, 1, 1, 1, 1, 1, 1, 1]\n", encoding="utf-8")
    box = explain(monkeypatch, SINTRA, "1.3", "--box", "box.toml").out
    assert "     +7  Window 1, below the strip. (windows, p. 4-5)\n         Ana has 0 + 5 + 7 = 12 points.\n" in box


def test_colour_tells_nothing_that_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    coloured = explain(monkeypatch, SINTRA, "1.3", "--colour", "always").out
    assert coloured != text(SINTRA, "1.3")
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == text(SINTRA, "1.3")


def test_control_characters_of_names_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    out = explain(monkeypatch, SINTRA.replace('"Ana"', r'"A\u001b[31m"'), "1.3").out
    assert "\x1b" not in out
    assert out.startswith("1.3  A\\x1b[31m: 2R1\n")


@pytest.mark.parametrize("log", [SINTRA, AZUL])
def test_as_json_it_is_the_same_in_an_object(monkeypatch: pytest.MonkeyPatch, log: str) -> None:
    found = json.loads(explain(monkeypatch, log, "1.1", "--format", "json").out)
    assert list(found) == ["log", "address", "subject", "circumstances", "illegal", "passages"]
    assert (found["log"], found["address"], found["illegal"]) == ("a.toml", "1.1", False)
    words = " ".join(explain(monkeypatch, log, "1.1").out.split())
    for passage in found["passages"]:
        assert list(passage) == ["heading", "statements"]
        for statement in passage["statements"]:
            assert list(statement) == ["text", "basis", "points"]
            assert statement["text"] in words
