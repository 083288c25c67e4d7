"""What a log comes to under every combination of rulings, without replaying it for each.

A ruling that decides nothing on the way to an outcome may have any value: the outcome is the same. So a game is
only played again from the round in which a ruling decides something for the first time, and only for its sake.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import TypeAlias, get_args, get_type_hints

from msgspec import Struct, structs

from sintra_cli.family.rules.address import Address
from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.replay import Halt, PlayedRound, Stepper, replay_round
from sintra_cli.family.rules.table import Table
from sintra_cli.log.log import Log
from sintra_cli.referee.judge import ranked
from sintra_cli.report.alternatives import Alternative
from sintra_cli.report.model import Status

Rulings: TypeAlias = dict[str, str]


class Outcome(Struct, frozen=True, kw_only=True):
    """What a game comes to: the place of the first illegal thing, or totals and winners where it is finished.

    It is unreadable where the log leaves out what another ruling makes matter; `at` is the place of that then.
    """

    status: Status
    at: str | None = None
    totals: dict[str, int] | None = None
    winners: list[str] | None = None


class Branch(Struct, frozen=True):
    """A game before one of its rounds, with the values of the rulings that have decided something before or in it."""

    table: Table
    done: int
    settled: Rulings


def alternatives(log: Log) -> list[Alternative]:
    """List what a log comes to under its own rulings, and then under all others.

    Those that differ in fewest rulings come first, then those in the first of them.
    """
    own: Rulings = structs.asdict(log.setup.rulings)
    values = _values(log)
    found = {
        answers: outcome
        for settled, outcome in outcomes(log)
        for answers in product(*([settled[name]] if name in settled else values[name] for name in own))
    }
    as_it_is = found[tuple(own.values())]
    listed = []
    for other in _others(own, values):
        outcome = found[tuple((own | other).values())]
        listed.append(Alternative(rulings=other, matters=outcome != as_it_is, **structs.asdict(outcome)))
    return listed


def outcomes(log: Log) -> Iterator[tuple[Rulings, Outcome]]:
    """Yield every outcome with the values of the rulings that it hangs on; any others may have any value.

    Each combination of rulings agrees with exactly one of them.
    """
    try:
        table = log.open()
    except Illegal:
        yield {}, Outcome(status="illegal")
        return
    own: Rulings = structs.asdict(log.setup.rulings)
    values = _values(log)
    branches = [Branch(table, 0, {})]
    while branches:
        branch = branches.pop()
        settled = branch.settled
        table = branch.table.under(settled)
        outcome, decided = _go_on(log, table, branch.done)
        for ruling in decided:
            if ruling not in settled:
                others = [value for value in values[ruling] if value != own[ruling]]
                branches += [Branch(branch.table, branch.done, {**settled, ruling: value}) for value in others]
                settled = {**settled, ruling: own[ruling]}
        if outcome is None:
            branches.append(Branch(table, branch.done + 1, settled))
        else:
            yield settled, outcome


def _go_on(log: Log, table: Table, done: int) -> tuple[Outcome | None, Sequence[str]]:
    """Play the next round, or score the end after the last; return the outcome, if that is one, and what decided it."""
    if done == len(log.rounds):
        return _end(log, table)
    played: list[PlayedRound] = []
    failure = replay_round(Stepper(table, log.rounds, done), played)
    decided = [each.ruling for this in played for each in this.decided]
    if failure is None:
        return None, decided
    if isinstance(failure, Halt):
        return Outcome(status="unreadable", at=str(Address(failure.round, failure.move))), decided
    refused_by = [] if failure.ruling is None else [failure.ruling]
    return Outcome(status="illegal", at=str(failure.address)), [*decided, *refused_by]


def _end(log: Log, table: Table) -> tuple[Outcome, Sequence[str]]:
    if not table.finished:
        return Outcome(status="unfinished"), ()
    finals = table.final()
    outcome = Outcome(
        status="finished",
        totals={name: final.total for name, final in zip(log.names, finals, strict=True)},
        winners=[this.player for this in ranked(log, finals) if this.place == 1],
    )
    return outcome, [each.ruling for final in finals for each in final.decided]


def _values(log: Log) -> dict[str, tuple[str, ...]]:
    """Return the values that each ruling of a log's game can have."""
    return {name: get_args(hint) for name, hint in get_type_hints(type(log.setup.rulings)).items()}


def _others(own: Rulings, values: Mapping[str, Sequence[str]]) -> Iterator[Rulings]:
    """Yield what each combination changes: nothing, one ruling after the other, two, and so on."""
    for number in range(len(own) + 1):
        for names in combinations(own, number):
            others = [[value for value in values[name] if value != own[name]] for name in names]
            for chosen in product(*others):
                yield dict(zip(names, chosen, strict=True))
