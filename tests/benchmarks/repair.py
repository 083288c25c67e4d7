"""How often `sintra repair` finds the right correction of a typing error, and how long it takes.

Run it in the root of the repository: `python -m tests.benchmarks.repair --logs 200`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from time import process_time
from typing import Any, Final, NamedTuple

from msgspec import structs

from sintra_cli.log.log import Log, Overrides
from sintra_cli.log.read import read
from sintra_cli.referee.repair.mending import Mending
from sintra_cli.toml.faults import Refused
from tests.benchmarks.typing_errors import KINDS, mistyped, written

SECONDS: Final = 10.0
SHOWN: Final = 5


class Result(NamedTuple):
    """What came out for one log: the rank of the right correction (None: not shown), and the seconds that it took."""

    kind: str
    rank: int | None
    seconds: float


def measure(seed: int) -> Result:
    """Mend the log with this number."""
    case = mistyped(seed)
    begin = process_time()
    mending = Mending(case.data, understood(case.data), Overrides({}, {}))
    for _ in mending.run():
        if process_time() - begin > SECONDS:
            break
    shown = mending.suggestions(SHOWN)
    seconds = process_time() - begin
    right = meaning(understood(written(case.right)))
    rank = next(
        (rank for rank, each in enumerate(shown, 1) if meaning(understood(each.log.encode())) == right),
        None,
    )
    return Result(case.kind, rank, seconds)


def understood(data: bytes) -> Log:
    """Read a log that can be read."""
    log = read(data, {}, {})
    assert not isinstance(log, Refused), log.faults
    return log


def meaning(log: Log) -> Any:
    """Return what is equal for two logs that say the same.

    In which order the panes of a display are written does not matter, nor does a remark beside a move that could not be
    known: the points of one that had been left out.
    """
    rounds = [
        (
            ["".join(sorted(display)) for display in this.displays or ()],
            [structs.replace(move, points=None) for move in this.moves],
            [dict(chosen) for chosen in this.choices or ()],
        )
        for this in log.rounds
    ]
    return rounds, [dict(claims) for claims in log.claims], dict(log.final_claims)


def table(results: Sequence[Result]) -> Iterable[str]:
    """Yield the lines of a table: how often the right correction is first and shown at all, by kind of error."""
    yield f"{'error':<20}{'logs':>6}{'first':>8}{'in five':>9}"
    found = [*KINDS, "all"]
    for kind in found:
        ranks = Counter(result.rank for result in results if kind in (result.kind, "all"))
        logs = ranks.total()
        if logs:
            shown = logs - ranks[None]
            yield f"{kind:<20}{logs:>6}{ranks[1] / logs:>8.1%}{shown / logs:>9.1%}"
    seconds = sorted(result.seconds for result in results)
    yield f"processor time: half of them within {seconds[len(seconds) // 2]:.1f} s, all within {seconds[-1]:.1f} s"


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--logs", type=int, default=200)
    parser.add_argument("--first", type=int, default=1, help="number of the first log")
    arguments = parser.parse_args()
    results = []
    for seed in range(arguments.first, arguments.first + arguments.logs):
        results.append(measure(seed))
        if results[-1].rank != 1:
            print(f"log {seed}: {results[-1].kind}: rank {results[-1].rank}", flush=True)
    print("\n".join(table(results)))


if __name__ == "__main__":
    main()
