"""Measure how many more logs a second two processes judge than one, and what that costs.

    python -m tests.benchmarks.jobs --logs 5000

Both take turns, and the least of several runs counts, since other work on a machine only ever adds to it: run it where
two cores have nothing else to do. Processor time is that of all processes of a call, memory that of the largest one.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.playout import play

SINTRA = [sys.executable, "-P", "-m", "sintra_cli"]  # -P: what is installed, not what lies here
MEASURE = """
import resource, subprocess, sys
code = subprocess.call(sys.argv[1:])
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss, file=sys.stderr)
sys.exit(code)
"""
"""A process between, so that the largest of its children is one of this call alone."""


class Cost(NamedTuple):
    """What a call took: seconds, seconds of processor time, and KiB (bytes on macOS) in its largest process."""

    wall: float
    processor: float
    memory: int


def write_logs(folder: Path, number: int) -> None:
    """Write logs of games played at random, of both games, for two to four players."""
    for seed in range(number):
        text = play(("sintra", "azul")[seed % 2], Random(seed), players=2 + seed % 3).text
        (folder / f"{seed:05}.toml").write_text(text, encoding="utf-8")


def cost(command: list[str]) -> tuple[Cost, bytes]:
    """Run a call; return what it took and what it printed."""
    before = time.perf_counter()
    done = subprocess.run([sys.executable, "-c", MEASURE, *command], capture_output=True, check=False)
    wall = time.perf_counter() - before
    processor, memory = done.stderr.split()[-2:]
    return Cost(wall, float(processor), int(memory)), done.stdout


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--logs", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("command", nargs="*", default=["score", "--format", "jsonl"])
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        write_logs(Path(folder), asked.logs)
        costs: dict[int, list[Cost]] = {1: [], asked.jobs: []}
        printed = set()
        for _ in range(asked.runs):
            for jobs, of_jobs in costs.items():
                taken, out = cost([*SINTRA, *asked.command, "--jobs", str(jobs), folder])
                of_jobs.append(taken)
                printed.add(out)
    assert len(printed) == 1  # the same bytes, whoever did it
    for jobs, of_jobs in costs.items():
        wall, processor = min(each.wall for each in of_jobs), min(each.processor for each in of_jobs)
        memory = max(each.memory for each in of_jobs)
        print(
            f"--jobs {jobs}: {asked.logs / wall:.0f} logs a second in {wall:.1f} s, processors {processor:.1f} s, "
            f"memory of the largest process {memory}"
        )
    one, several = (min(each.wall for each in of_jobs) for of_jobs in costs.values())
    print(f"{one / several:.2f} times the logs a second with --jobs {asked.jobs}")


if __name__ == "__main__":
    main()
