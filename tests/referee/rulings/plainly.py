"""What a log comes to under a combination of rulings, by replaying it from the first move to the last."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple, get_args, get_type_hints

from msgspec import structs

from sintra_cli.log.log import Log
from sintra_cli.referee.standing import stand


class Outcome(NamedTuple):
    """Status, address of the first illegal thing, totals and winners."""

    status: str
    at: str | None
    totals: dict[str, int] | None
    winners: list[str] | None


def under(log: Log, rulings: Mapping[str, str]) -> Log:
    """Return the log with other rulings."""
    setup: Any = log.setup
    return structs.replace(log, setup=structs.replace(setup, rulings=structs.replace(setup.rulings, **rulings)))


def every_combination(log: Log) -> Iterator[dict[str, str]]:
    """Yield every combination of rulings that the log's game has."""
    values = {name: get_args(hint) for name, hint in get_type_hints(type(log.setup.rulings)).items()}
    for answers in product(*values.values()):
        yield dict(zip(values, answers, strict=True))


def replayed(log: Log, rulings: Mapping[str, str]) -> Outcome:
    """Replay a log under these rulings."""
    log = under(log, rulings)
    played = stand(log).replay
    if played.failure is not None:
        number, move, rule = played.failure.round, played.failure.move, played.failure.rule
        what = move or ("end" if rule.startswith("tiling") else "start")
        return Outcome("illegal", None if number is None else f"{number}.{what}", None, None)
    if played.final is None:
        return Outcome("unfinished", None, None, None)
    totals = {name: final.total for name, final in zip(log.names, played.final, strict=True)}
    sign = 1 if hasattr(log.setup, "wall") else -1
    strength = {
        name: (final.total, sign * final.tie_break) for name, final in zip(log.names, played.final, strict=True)
    }
    return Outcome("finished", None, totals, [name for name in log.names if strength[name] == max(strength.values())])
