"""The command replay: what is told of a log, which part of it, and exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sintra_cli.report import diagnostics, narrative
from tests.building.logs import Round, text_of
from tests.building.sintra import log_of
from tests.building.sintra_games import BUILT, built_rounds
from tests.calls import Called, call
from tests.referee.replay.games import AZUL, SINTRA
from tests.referee.replay.telling import told

ILLEGAL = SINTRA.replace("4Y7", "4Y1")
"""Ben's glazier stands above strip 4."""
UNREADABLE = SINTRA.replace('"A"', '"C"')
WHOLE = text_of(log_of(*built_rounds(), **BUILT, title="A game to its end"))


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def replay(monkeypatch: pytest.MonkeyPatch, log: str, *options: str) -> Called:
    """Replay a log called a.toml."""
    Path("a.toml").write_text(log, encoding="utf-8")
    return call(monkeypatch, "replay", "a.toml", *options)


def addresses(called: Called) -> list[str]:
    """Return the addresses of what is told in lines of JSON."""
    assert called.code == 0
    assert called.err == ""
    return [json.loads(line)["address"] for line in called.out.splitlines()]


def test_a_log_is_told_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    assert replay(monkeypatch, SINTRA) == Called(0, narrative.text(*told(SINTRA)), "")


def test_a_log_is_told_as_markdown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert replay(monkeypatch, AZUL, "--format", "markdown") == Called(0, narrative.markdown(*told(AZUL)), "")


def test_a_log_is_told_as_an_object_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = [f"1.{move}" for move in range(1, 10)]
    assert addresses(replay(monkeypatch, SINTRA, "--format", "jsonl")) == ["1.start", *moves, "1.end"]
    azul = addresses(replay(monkeypatch, AZUL, "--format", "jsonl"))
    assert azul == ["1.start", *(f"1.{move}" for move in range(1, 12)), "1.end", "1.end", "1.end"]


def test_a_log_is_read_from_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "replay", "-", piped=SINTRA.encode())
    assert (called.code, called.err) == (0, "")
    assert called.out == narrative.text(*told(SINTRA)).replace("a.toml", "-")


def test_what_is_wrong_goes_to_standard_error_after_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    verdict, entries = told(ILLEGAL)
    called = replay(monkeypatch, ILLEGAL)
    assert called == Called(1, narrative.text(verdict, entries), diagnostics.render(verdict))
    assert called.err.startswith("a.toml:27:9: strip-left-of-glazier: strip 1 is left of Ben's glazier")
    assert [entry.address for entry in entries][-1] == "1.5"


def test_of_something_illegal_with_a_machine_format_only_what_was_played_is_on_standard_output(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    called = replay(monkeypatch, ILLEGAL, "--format", "jsonl")
    assert called.code == 1
    assert [json.loads(line)["address"] for line in called.out.splitlines()][-1] == "1.5"


def test_a_claim_that_differs_is_reported_too(monkeypatch: pytest.MonkeyPatch) -> None:
    called = replay(monkeypatch, SINTRA + "claimed = [9, 1]\n", "--to", "1.1")
    assert called.code == 1
    assert "claimed-score: Ben's total after round 1 is claimed to be 1 and is 0" in called.err


def test_a_log_that_cannot_be_read_is_told_by_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    called = replay(monkeypatch, UNREADABLE)
    assert (called.code, called.out) == (2, "")
    assert called.err.startswith("a.toml:3:9: log-shape:")
    gone = call(monkeypatch, "replay", "gone.toml")
    assert (gone.code, gone.out) == (2, "")
    assert gone.err.startswith("gone.toml: unreadable: cannot be read:")


def test_from_and_to_are_both_told(monkeypatch: pytest.MonkeyPatch) -> None:
    called = replay(monkeypatch, WHOLE, "--format", "jsonl", "--from", "1.4", "--to", "2.start")
    assert addresses(called) == ["1.4", "1.5", "1.end", "2.start"]
    assert addresses(replay(monkeypatch, WHOLE, "--format", "jsonl", "--to", "1.1")) == ["1.start", "1.1"]
    last = addresses(replay(monkeypatch, WHOLE, "--format", "jsonl", "--from", "6.5"))
    assert last == ["6.5", "6.end", "final", "final", "final"]
    assert addresses(replay(monkeypatch, WHOLE, "--format", "jsonl", "--from", "final")) == ["final"] * 3


def test_one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    called = replay(monkeypatch, WHOLE, "--format", "jsonl", "--round", "2")
    assert addresses(called) == ["2.start", "2.1", "2.2", "2.3", "2.4", "2.5", "2.end"]


def test_one_player(monkeypatch: pytest.MonkeyPatch) -> None:
    called = replay(monkeypatch, WHOLE, "--player", " Ben ", "--from", "5.1")
    assert [line.split()[:2] for line in called.out.splitlines()[4:] if line[:1].isalnum()] == [
        ["5.2", "Ben"],
        ["5.4", "Ben"],
        ["6.2", "Ben"],
        ["6.4", "Ben"],
        ["final", "Ben"],
    ]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--from", "7.1"], "there is no 7.1: the log has rounds 1 to 6"),
        (["--to", "7.start"], "there is no 7.start: the log has rounds 1 to 6"),
        (["--to", "2.6"], "there is no 2.6: round 2 has 5 moves"),
        (["--round", "7"], "there is no round 7: the log has rounds 1 to 6"),
        (["--from", "2.3", "--to", "2.2"], "--from 2.3 comes after --to 2.2."),
        (["--from", "2.end", "--to", "2.5"], "--from 2.end comes after --to 2.5."),
        (["--round", "2", "--to", "2.2"], "--round excludes --from and --to."),
        (["--player", "Cy"], "Invalid value: there is no player 'Cy': there are Ana, Ben"),
        (
            ["--from", "three"],
            (
                "Invalid value for '--from': 'three' is no address: 3.7 is the seventh move of round 3, beside it are "
                "3.start and 3.end, and final is the final scoring"
            ),
        ),
    ],
)
def test_a_part_that_is_not_there_is_wrong_usage(
    monkeypatch: pytest.MonkeyPatch, options: list[str], message: str
) -> None:
    called = replay(monkeypatch, WHOLE, *options)
    assert (called.code, called.out) == (2, "")
    assert called.err.endswith(f"Error: {message}\n")


def test_rulings_and_box_of_the_call_stand_over_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    # Ben's marker comes to the end of the track: 5 are lost, and 0 - 5 = -5
    none = replay(monkeypatch, SINTRA, "--ruling", "score_floor=none", "--from", "1.6", "--to", "1.6")
    assert "1.6  Ben  4Y7  -5  -5  takes YYYY of YYYY; Y on strip 7; YYY break;\n" in none.out
    Path("box.toml").write_text("[box]\nbroken_glass = [0, 1, 2, 3, 4, 5]\n", encoding="utf-8")
    longer = replay(monkeypatch, SINTRA, "--box", "box.toml", "--from", "1.6", "--to", "1.6")
    assert longer.out.endswith("; YYY break;\n                  marker from 1 to 4\n")


def test_colour_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" in replay(monkeypatch, SINTRA, "--colour", "always").out
    assert "\x1b[" not in replay(monkeypatch, SINTRA).out


def test_a_folder_is_no_log(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    called = call(monkeypatch, "replay", tmp_path)
    assert (called.code, called.out) == (2, "")
    assert "unreadable: cannot be read:" in called.err


def test_rounds_of_a_log_that_goes_on_from_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("a.toml").write_text(WHOLE, encoding="utf-8")
    Path("b.toml").write_text(call(monkeypatch, "cut", "a.toml", "--at", "5.3").out, encoding="utf-8")
    called = call(monkeypatch, "replay", "b.toml", "--to", "5.2", "--format", "jsonl")
    assert addresses(called) == ["5.start", "5.1", "5.2"]
    start = json.loads(called.out.splitlines()[0])
    assert start["parts"] == [{"part": "resumed", "points": 0, "starter": "Ana"}]
    said = "5.start  the log begins in the middle of this round, which Ana has started\n"
    assert said in call(monkeypatch, "replay", "b.toml").out
    assert call(monkeypatch, "replay", "b.toml", "--round", "4").err.endswith("the log has rounds 5 to 6\n")


def test_a_short_round_shows_empty_displays(monkeypatch: pytest.MonkeyPatch) -> None:
    log = log_of(Round(["RRRR", "RRRR", "RRRR", "RRRR", ""]))
    log["position"] = {"round": 1, "turn": "Ana", "bag": "R" * 16, "tower": ""}
    called = replay(monkeypatch, text_of(log))
    assert "RRRR RRRR RRRR RRRR -\n" in called.out
