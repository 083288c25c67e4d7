"""What a log comes to is in Python what the commands print."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Final

import pytest

from sintra_cli import (
    Entry,
    Illegal,
    IllegalMove,
    LogError,
    Report,
    check,
    parse_log,
    read_log,
    replay,
    score,
    sintra,
    to_json,
    to_rows,
)
from tests.calls import call
from tests.readme import ROOT

SAMPLES: Final = sorted((ROOT / "sample_games").glob("*.toml"))
UNREADABLE: Final = "format = 2\n"


def report_on(path: Path) -> Report:
    try:
        return score(read_log(path))
    except LogError as error:
        return error.report


@pytest.fixture
def logs(tmp_path: Path) -> list[Path]:
    """Return the samples, and a log that cannot be read."""
    (tmp_path / "unreadable.toml").write_text(UNREADABLE, encoding="utf-8")
    return [*SAMPLES, tmp_path / "unreadable.toml"]


def test_a_report_is_that_of_the_command(logs: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    printed = call(monkeypatch, "score", "--format", "jsonl", *logs).out
    assert [to_json(report_on(path)) for path in logs] == printed.splitlines()


def test_rows_are_those_of_the_command(logs: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    header, *printed = csv.reader(io.StringIO(call(monkeypatch, "score", "--format", "csv", *logs).out))
    rows = [row for path in logs for row in to_rows(report_on(path))]
    assert {tuple(row) for row in rows} == {tuple(header)}
    assert [["" if value is None else str(value) for value in row.values()] for row in rows] == printed


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_replay_is_that_of_the_command(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = call(monkeypatch, "replay", "--format", "jsonl", path).out.splitlines()
    assert [to_json(entry) for entry in legally_played(path)] == printed


def legally_played(path: Path) -> list[Entry]:
    played = []
    try:
        for entry in replay(read_log(path)):
            played.append(entry)  # noqa: PERF402  # what came before something illegal counts
    except IllegalMove:
        assert path.stem in {"illegal_must_place", "illegal_left_of_glazier", "azul_illegal_wall_has_colour"}
    return played


def test_what_is_wrong_is_what_check_prints() -> None:
    (claim,) = check(read_log(ROOT / "sample_games/three_players_wrong_claim.toml"))
    assert (claim.rule, claim.player, claim.round, claim.claimed, claim.counted) == ("claimed-score", "Luc", 3, 8, 6)


def test_a_game_that_is_not_over_is_wrong_only_where_it_must_be() -> None:
    log = read_log(ROOT / "sample_games/unfinished_in_round_four.toml")
    assert check(log) == ()
    assert [error.rule for error in check(log, finished=True)] == ["game-unfinished"]


def test_an_illegal_move_is_raised_behind_what_was_played() -> None:
    entries = replay(read_log(ROOT / "sample_games/illegal_must_place.toml"))
    played = [next(entries) for _ in range((1 + 11 + 1) + (1 + 10 + 1) + (1 + 9))]  # starts, moves, ends
    with pytest.raises(IllegalMove) as caught:
        next(entries)
    assert played[-1].address == "3.9"
    assert caught.value.rule == "must-place"
    assert (caught.value.diagnostic.line, caught.value.diagnostic.player) == (60, "Emre")
    assert caught.value.legal


def test_an_illegal_display_is_raised_as_no_move() -> None:
    log = parse_log(
        'format = 1\ngame = "azul"\nwall = "coloured"\nplayers = [{ name = "Ana" }, { name = "Ben" }]\n'
        'rounds = [{ displays = ["BBYR"] }]\n'
    )
    with pytest.raises(Illegal) as caught:
        list(replay(log))
    assert not isinstance(caught.value, IllegalMove)
    assert caught.value.rule == "display-count"


def test_the_points_of_a_replay_are_those_of_the_report() -> None:
    log = read_log(ROOT / "sample_games/two_players_side_b.toml")
    entries = [entry for entry in replay(log) if entry.player is not None]
    points = {name: sum(entry.points for entry in entries if entry.player == name) for name in log.players}
    assert points == {"Noor": 74, "Tomáš": 55}


def test_the_rows_of_a_report_are_of_the_types_of_its_game() -> None:
    report = score(read_log(ROOT / "sample_games/two_players_side_a.toml"))
    assert all(isinstance(this, sintra.Round) for this in report.rounds)
    assert all(isinstance(row, sintra.Row) for this in report.rounds for row in this.players)
    assert [row.ornaments for row in report.final or () if isinstance(row, sintra.Final)] == [
        [10, 0, 6, 3],
        [10, 3, 0, 3],
    ]
