"""The command `rulings`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sintra_cli.cli.run import run
from tests.building.logs import data_of
from tests.referee.rulings.test_what_matters import LONG_TRACK


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("log.toml").write_bytes(data_of(LONG_TRACK))


def printed(capfd: pytest.CaptureFixture[str], *options: str) -> str:
    """Return what the command prints; it has an answer, so that is no error."""
    assert run(["rulings", *options]) == 0
    out, err = capfd.readouterr()
    assert err == ""
    return out


def decoded(capfd: pytest.CaptureFixture[str], *options: str) -> list[dict[str, Any]]:
    """Return what the command prints as JSON."""
    found: list[dict[str, Any]] = json.loads(printed(capfd, "--format", "json", *options))
    return found


def test_the_text_says_what_matters(capfd: pytest.CaptureFixture[str]) -> None:
    assert printed(capfd, "log.toml") == (
        "2 of 9 rulings change something in this game. Who wins depends on them.\n"
        "\n"
        "as scored: Ana 13, Ben 6; Ana wins\n"
        "score_floor = none: Ana -4 (-17), Ben -4 (-10); Ben wins\n"
        "untouched_centre = next_player: illegal at 2.1\n"
        "untouched_centre = after_last: illegal at 2.1\n"
        "\n"
        "What is illegal then: sintra check --ruling NAME=VALUE\n"
    )


def test_json_has_every_combination_the_logs_own_first(capfd: pytest.CaptureFixture[str]) -> None:
    found = decoded(capfd, "log.toml")
    assert len(found) == 2**8 * 3
    assert found[:2] == [
        {
            "rulings": {},
            "status": "finished",
            "at": None,
            "totals": {"Ana": 13, "Ben": 6},
            "winners": ["Ana"],
            "matters": False,
        },
        {
            "rulings": {"score_floor": "none"},
            "status": "finished",
            "at": None,
            "totals": {"Ana": -4, "Ben": -4},
            "winners": ["Ben"],
            "matters": True,
        },
    ]
    illegal = {"status": "illegal", "at": "2.1", "totals": None, "winners": None, "matters": True}
    assert found[4] == {"rulings": {"untouched_centre": "next_player"}, **illegal}
    assert [*found[0]] == ["rulings", "status", "at", "totals", "winners", "matters"]


def test_json_is_an_object_a_line(capfd: pytest.CaptureFixture[str]) -> None:
    lines = printed(capfd, "log.toml", "--format", "json").splitlines()
    assert (lines[0], lines[-1], len(lines)) == ("[", "]", 2**8 * 3 + 2)


def test_the_rulings_of_the_call_count_as_the_logs_own(capfd: pytest.CaptureFixture[str]) -> None:
    found = decoded(capfd, "log.toml", "--ruling", "score_floor=none")
    assert found[0]["totals"] == {"Ana": -4, "Ben": -4}
    assert found[1]["rulings"] == {"score_floor": "zero"}
    assert found[1]["totals"] == {"Ana": 13, "Ben": 6}


def test_the_box_of_the_call_counts_as_the_logs_own(capfd: pytest.CaptureFixture[str]) -> None:
    Path("box.toml").write_text("[box]\nbroken_glass = [0, 50]\n", encoding="utf-8")
    # every step is a reset that takes what is there: only the last strips count, and 13 and 6 for ornaments
    (own, *_) = decoded(capfd, "log.toml", "--box", "box.toml", "--ruling", "score_floor=none")
    assert own["totals"] == {"Ana": 25 - 42 * 50 + 13, "Ben": 18 - 28 * 50 + 6}


def test_the_log_can_come_from_standard_input(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Path("log.toml").open(encoding="utf-8") as log:
        monkeypatch.setattr("sys.stdin", log)
        assert printed(capfd, "-") == printed(capfd, "log.toml")


def test_an_illegal_log_is_a_question_that_was_answered(capfd: pytest.CaptureFixture[str]) -> None:
    log = {**LONG_TRACK, "round_colours": "WWWRYG"}
    Path("log.toml").write_bytes(data_of(log))
    assert printed(capfd, "log.toml") == (
        "No ruling changes anything in this game.\n"
        "\n"
        "as scored: illegal in the set-up\n"
    )  # fmt: skip


def test_a_log_that_cannot_be_read_has_no_answer(capfd: pytest.CaptureFixture[str]) -> None:
    Path("log.toml").write_text("nonsense", encoding="utf-8")
    assert run(["rulings", "log.toml"]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith("log.toml:1:1: toml-syntax: ")
    assert run(["rulings", "gone.toml"]) == 2
    assert run(["rulings"]) == 2
