"""Measure start-up and bulk scoring, as ratios to something well known in the same run.

Run it with the Python of an environment in which a wheel of this project and `chess` are installed:

    python -m tests.benchmarks.speed

Each figure is the least of many runs of a whole process, since other work on a machine only ever adds to it. The two
sides of a ratio take turns.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.playout import play

GAMES = 300
START = [sys.executable, "-c", "import click"]
SINTRA = [sys.executable, "-P", "-m", "sintra_cli"]  # -P: what is installed, not what lies here
READ_PGN = """
import sys
import chess.pgn
with open(sys.argv[1], encoding="utf-8") as file:
    while (game := chess.pgn.read_game(file)) is not None:
        board = game.board()
        for move in game.mainline_moves():
            board.push(move)
"""


def seconds(command: Sequence[str]) -> float:
    """Run a command and return the seconds of processor time that it took."""
    before = os.times()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def wall(command: Sequence[str]) -> float:
    """Run a command and return the seconds that it took."""
    before = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return time.perf_counter() - before


def least(commands: Sequence[Sequence[str]], runs: int) -> list[float]:
    """Run commands in turn and return the least wall time of each."""
    times = [[wall(command) for command in commands] for _ in range(runs)]
    return [min(of_command) for of_command in zip(*times, strict=True)]


def start_up(folder: Path, runs: int) -> None:
    """Print the ratios of start-up for one two-player log of each game."""
    for game in ("sintra", "azul"):
        log = folder / f"{game}.toml"
        log.write_text(play(game, Random(1)).text, encoding="utf-8")
        commands = {
            "check": [*SINTRA, "check", str(log)],
            "score --format json": [*SINTRA, "score", "--format", "json", str(log)],
            "score": [*SINTRA, "score", str(log)],
        }
        base, *times = least([START, *commands.values()], runs)
        for name, taken in zip(commands, times, strict=True):
            print(f"start-up, {game}, {name}: {taken / base:.2f} x import click ({1000 * base:.0f} ms)")


def bulk(folder: Path, runs: int) -> None:
    """Print what a move costs, start-up included, as a ratio to what a ply costs python-chess."""
    plies = write_pgn(folder / "games.pgn")
    commands = [[sys.executable, "-c", READ_PGN, str(folder / "games.pgn")]]
    moves = []
    for game in ("sintra", "azul"):
        logs = folder / game
        logs.mkdir()
        moves.append(write_logs(logs, game))
        commands.append([*SINTRA, "score", "--format", "jsonl", str(logs)])
    chess, *times = (min(seconds(command) for _ in range(runs)) for command in commands)
    for game, number, taken in zip(("sintra", "azul"), moves, times, strict=True):
        ratio = (taken / number) / (chess / plies)
        print(f"bulk, {game}: {1e6 * taken / number:.1f} us a move, {ratio:.2f} x {1e6 * chess / plies:.1f} us a ply")


def write_logs(folder: Path, game: str) -> int:
    """Write the logs of games played at random, and return the number of their moves."""
    number = 0
    for seed in range(GAMES):
        played = play(game, Random(seed), players=2 + seed % 3)
        (folder / f"{seed:03}.toml").write_text(played.text, encoding="utf-8")
        number += sum(len(moves) for moves in played.annotated)
    return number


def write_pgn(path: Path) -> int:
    """Write games of chess played at random, and return the number of their plies."""
    import chess
    import chess.pgn

    number = 0
    with path.open("w", encoding="utf-8") as file:
        for seed in range(GAMES):
            rng, board = Random(seed), chess.Board()
            while not board.is_game_over() and len(board.move_stack) < 80:
                board.push(rng.choice(list(board.legal_moves)))
            number += len(board.move_stack)
            print(chess.pgn.Game.from_board(board), end="\n\n", file=file)
    return number


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        start_up(Path(folder), runs)
        bulk(Path(folder), max(3, runs // 4))


if __name__ == "__main__":
    main()
