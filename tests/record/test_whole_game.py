"""A whole game for four, typed at a terminal of 80 columns and 24 lines by somebody who makes slips."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from sintra_cli.referee.fmt import formatted
from tests.record.screen import Watched
from tests.record.terminal import ended

SAMPLES = Path(__file__).parents[2] / "sample_games"
SPELLED = {"R": "red", "Y": "yellow", "B": "blue", "W": "white", "K": "black"}


def sloppy(move: str, number: int) -> str:
    """Write a move as people do, in a way that the number chooses."""
    source, colour, target = list(move)
    ways = [
        move,
        move.lower(),
        f"{source} {SPELLED[colour]} {target}",
        f"{source}{colour}{target},".replace("1", "l"),
        f"{'centre' if source == 'C' else f'display {source}'} {SPELLED[colour]} line {target}".replace(
            "line -", "floor"
        ),
    ]
    return ways[number % len(ways)]


def names_of(document: dict[str, Any]) -> list[str]:
    return [player["name"] for player in document["players"]]


def test_a_whole_game_for_four_is_recorded_from_nothing_in_spite_of_slips(tmp_path: Path) -> None:
    sample = (SAMPLES / "azul_four_players.toml").read_text(encoding="utf-8")
    rounds = tomllib.loads(sample)["rounds"]
    log = tmp_path / "tonight.toml"
    seen = Watched(log)
    seen.child.expect_exact("Game")
    seen.type("asul", "'asul' is not sintra or azul", "Game")
    seen.type("azul", "Players")
    seen.type("Ngozi, Pavel, 小林, Bea", "Wall")
    seen.type("", "Who starts")
    seen.type("ngozi", "displays down")
    seen.type("", "tonight.toml", "displays of round 1")
    for number, this in enumerate(rounds, 1):
        laid = ", ".join(this["displays"]).lower()
        if number == 2:
            seen.type(laid[:-1] + "x", "X is no colour of the box", "displays of round 2")
        seen.type(laid, f"{number}.start: ", f"{number}.1 ")
        moves = this["moves"].split()
        for start in range(0, len(moves), 4):
            cycle = moves[start : start + 4]
            if start == 4:  # somebody is too quick: the line is refused as a whole, and typed again
                seen.type(" ".join([cycle[0], "9X1"]), "move 2 of what you typed, 9X1", f"{number}.5 ")
                assert seen.at("nothing of the line was taken") > seen.at("legal: ")
                seen.type(cycle[0], f"{number}.5 ", f"{number}.6 ")
                seen.type("undo", f"took back {number}.5 ", f"{number}.5 ")
            line = " ".join(sloppy(move, start + at) for at, move in enumerate(cycle))
            last = f"{number}.{start + len(cycle)} "
            over = start + 4 >= len(moves)
            nothing = "the game is over>" if number == len(rounds) else f"displays of round {number + 1}"
            seen.type(line, last, nothing if over else f"{number}.{start + 5} ", *([] if over else [">"]))
            if not over:
                # Its first line, the board and the prompt are on the screen together.
                assert 0 <= seen.at(f"{number}.{start + 1} ") < seen.at("displays   1") < seen.at("floor")
                assert seen.at(f"{number}.{start + 5} ") == len(seen.lines) - 1
    assert seen.at("5.18 Bea CR5") >= 0
    assert seen.at("final: Ngozi wins") == len(seen.lines) - 2
    seen.type("final 72 71 68 69", "at the end: Ngozi 72, Pavel 71, 小林 68 and Bea 69: as counted", "the game is over")
    seen.type("quit", "its score sheet: sintra score")
    assert ended(seen.child) == 0
    data = log.read_bytes()
    assert formatted(data, {}, {}) == data
    document = tomllib.loads(data.decode())
    assert [(this["displays"], this["moves"].split()) for this in document["rounds"]] == [
        (this["displays"], this["moves"].split()) for this in rounds
    ]
    assert document["claimed"] == {"Ngozi": 72, "Pavel": 71, "小林": 68, "Bea": 69}
    assert [path.name for path in tmp_path.iterdir()] == ["tonight.toml"]
