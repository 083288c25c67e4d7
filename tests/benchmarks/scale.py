"""Measure the recipe for many machines on a cluster of two workers here, and compare what it finds with the command.

Run it with the Python of an environment in which this project is installed with its extra `scale`:

    python -m tests.benchmarks.scale --logs 20000

The logs are of both games, on both boards, for two to four players who play at random.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from sintra_cli import new_game
from tests.api.players import at_random, play
from tests.readme import API, ROOT

NAMES: Final = ("Ana", "Ben", "Cleo", "Dan")
BOARDS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("sintra", {"side": "A"}),
    ("azul", {"wall": "coloured"}),
    ("sintra", {"side": "B"}),
    ("azul", {"wall": "grey"}),
]

Row = tuple[tuple[str, object], ...]


def recipe() -> str:
    """Return the recipe as it stands on the page."""
    (block,) = [block for block in API.blocks if block.text.startswith("# scale.py")]
    return block.text


def write_log(folder: Path, number: int) -> None:
    """Write a log of a game played at random; the number says which."""
    game, board = BOARDS[number % 4]
    table = new_game(game, NAMES[: 2 + number // 4 % 3], **board)
    play(table, dict.fromkeys(NAMES, at_random), Random(number))
    (folder / f"{number:06}.toml").write_text(table.to_toml(), encoding="utf-8", newline="\n")


def run_recipe(logs: Path, results: Path) -> str:
    """Score the logs below a folder on a cluster of two workers, and return what the recipe says."""
    script = results.parent / "scale.py"
    script.write_text(recipe(), encoding="utf-8")
    command = [sys.executable, str(script), str(logs), str(results)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def found_by_the_recipe(results: Path) -> Counter[Row]:
    """Return the rows in the files that the recipe wrote, each without what it does not have."""
    read: Any = import_module("pyarrow.parquet").read_table
    return Counter(_row(row) for path in results.glob("*.parquet") for row in read(path).to_pylist())


def told_by_the_command(printed: bytes, columns: Sequence[str]) -> Counter[Row]:
    """Return what `score --format jsonl` printed as such rows."""
    rows: Counter[Row] = Counter()
    for line in printed.splitlines():
        for row in _rows_of(msgspec.json.decode(line)):
            rows[_row({column: row[column] for column in columns if column in row})] += 1
    return rows


def _rows_of(report: dict[str, Any]) -> Iterator[dict[str, Any]]:
    log = {key: report[key] for key in ("log", "game", "status")}
    places = {rank["player"]: rank["place"] for rank in report["ranking"] or ()}
    for this in report["rounds"]:
        yield from ({**log, "round": str(this["round"]), **row} for row in this["players"])
    for row in report["final"] or ():
        yield {**log, "round": "final", **row, "place": places[row["player"]]}
    if not report["rounds"] and not report["final"]:
        yield log


def _row(values: dict[str, object]) -> Row:
    return tuple((key, value) for key, value in values.items() if value is not None)


def columns_in(results: Path) -> list[str]:
    """Return the columns of the files that the recipe wrote."""
    schema: Any = import_module("pyarrow.parquet").read_schema(next(results.glob("*.parquet")))
    return list(schema.names)


def _processor() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system


def main() -> None:
    """Write the logs, score them both ways, and print what that took."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--logs", type=int, default=2000)
    parser.add_argument("--folder", type=Path, help="where the logs lie, or are to lie; those that are there are kept")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary) / "logs"
        folder.mkdir(parents=True, exist_ok=True)
        there = len(list(folder.glob("*.toml")))
        for number in range(there, options.logs):
            write_log(folder, number)
        started, before = time.perf_counter(), _processor()
        command = [sys.executable, "-m", "sintra_cli", "score", "--format", "jsonl", str(folder)]
        printed = subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout
        _tell("sintra score --format jsonl", options.logs, started, before)
        started, before = time.perf_counter(), _processor()
        results = Path(temporary) / "results"
        run_recipe(folder, results)
        _tell("the recipe, two workers", options.logs, started, before)
        same = found_by_the_recipe(results) == told_by_the_command(printed, columns_in(results))
    print("the same rows" if same else "OTHER ROWS")
    sys.exit(not same)


def _tell(what: str, logs: int, started: float, before: float) -> None:
    wall, processor = time.perf_counter() - started, _processor() - before
    print(f"{what}: {wall:.1f} s, {logs / wall:.0f} logs a second; {processor:.1f} s of processor time")


if __name__ == "__main__":
    main()
