"""Whole games that players of a reader's own play on a table, and the logs of them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from sintra_cli import Table, check, new_game, play_on, score
from tests.api.players import at_random, greedy, play
from tests.building.logs import FOUR
from tests.calls import call
from tests.third_game.registered import registered

BOARDS: Final[list[tuple[str, Mapping[str, Any]]]] = [
    ("sintra", {"side": "A"}),
    ("sintra", {"side": "B"}),
    ("azul", {"wall": "coloured"}),
    ("azul", {"wall": "grey"}),
]


def random_game(game: str, board: Mapping[str, Any], players: int, seed: int) -> Table:
    table = new_game(game, FOUR[:players], **board)
    play(table, dict.fromkeys(FOUR, at_random), Random(seed))
    return table


@pytest.mark.parametrize(("board", "players"), [*product(BOARDS, (2, 3, 4))], ids=str)
def test_a_random_game_is_a_finished_log_with_the_same_totals(
    board: tuple[str, Mapping[str, Any]], players: int
) -> None:
    table = random_game(*board, players, seed=players)
    log = table.log()
    report = score(log)
    assert (report.status, check(log, finished=True)) == ("finished", ())
    assert {row.player: row.total for row in report.final or ()} == table.scores
    assert play_on(log).to_toml() == log.text


def test_the_commands_accept_the_logs_and_have_nothing_to_lay_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, (game, board) in enumerate(BOARDS):
        table = random_game(game, board, 2 + number % 3, seed=number)
        (tmp_path / f"{number}.toml").write_text(table.to_toml(), encoding="utf-8")
    for command in (["check", "--finished"], ["fmt", "--check"]):
        called = call(monkeypatch, *command, tmp_path)
        assert (called.code, called.out, called.err) == (0, "", "")


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_a_greedy_player_wins_most_games_against_one_who_plays_at_random(board: tuple[str, Mapping[str, Any]]) -> None:
    game, settings = board
    won = 0
    for seed in range(4):
        table = new_game(game, ["Ana", "Ben"], **settings)
        play(table, {"Ana": greedy, "Ben": at_random}, Random(seed))
        won += table.scores["Ana"] > table.scores["Ben"]
    assert won >= 3


def test_a_game_that_is_registered_later_is_played_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in registered(monkeypatch):
        table = new_game("ribbons", ["Ana", "Ben"])
        play(table, {"Ana": at_random, "Ben": at_random}, Random(1))
        assert table.round > 0
        assert check(table.log()) == ()
