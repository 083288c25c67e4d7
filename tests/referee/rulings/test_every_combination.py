"""The rulings that a game notes are all that matter: no combination comes to anything else than a plain replay."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from sintra_cli.log.log import Log
from sintra_cli.referee.rulings import alternatives, outcomes
from sintra_cli.report.alternatives import Alternative
from tests.playout.runs import examples
from tests.referee.rulings.awkward import RULINGS, awkward_log
from tests.referee.rulings.plainly import every_combination, replayed

SEEDS = st.integers(0, 1_000_000)
SAMPLE = 40
"""So many of the 768 combinations of Sintra are replayed for a game, and all 6 of Azul."""


def by_answers(log: Log, found: Sequence[Alternative]) -> dict[tuple[str, ...], Alternative]:
    """Return what was found by the values of all rulings, in their order."""
    own = structs.asdict(log.setup.rulings)
    return {tuple((own | this.rulings).values()): this for this in found}


def assert_they_are_as_replayed(log: Log, rng: Random) -> None:
    """Check the log's own rulings, those that differ in one, and some of all others, against a replay under each."""
    found = by_answers(log, alternatives(log))
    own_rulings = structs.asdict(log.setup.rulings)
    own = replayed(log, own_rulings)
    combinations = list(every_combination(log))
    assert len(found) == len(combinations)
    near = [rulings for rulings in combinations if len(rulings.items() - own_rulings.items()) <= 1]
    for rulings in (*near, *rng.sample(combinations, min(SAMPLE, len(combinations)))):
        this, expected = found[tuple(rulings.values())], replayed(log, rulings)
        assert (this.status, this.at, this.totals, this.winners) == expected, rulings
        assert this.matters == (expected != own), rulings


@given(SEEDS)
@examples(20)
def test_every_combination_of_a_game_of_sintra_is_as_replayed(seed: int) -> None:
    rng = Random(seed)
    assert_they_are_as_replayed(awkward_log("sintra", rng), rng)


@given(SEEDS)
@examples(25)
def test_every_combination_of_a_game_of_azul_is_as_replayed(seed: int) -> None:
    rng = Random(seed)
    assert_they_are_as_replayed(awkward_log("azul", rng), rng)


@pytest.mark.parametrize(("game", "rulings"), [("sintra", {*RULINGS}), ("azul", {"untouched_centre", "refill"})])
def test_the_games_above_are_such_that_every_ruling_comes_up(game: str, rulings: set[str]) -> None:
    left = set(rulings)
    for seed in range(60):
        left -= {name for of_outcome, _ in outcomes(awkward_log(game, Random(seed))) for name in of_outcome}
        if not left:
            break
    assert not left


@given(SEEDS)
@examples(8)
def test_each_combination_agrees_with_exactly_one_outcome(seed: int) -> None:
    log = awkward_log("sintra", Random(seed))
    leaves = [settled for settled, _ in outcomes(log)]
    for rulings in every_combination(log):
        assert sum(settled.items() <= rulings.items() for settled in leaves) == 1


@given(SEEDS)
@examples(8)
def test_the_logs_own_come_first_and_then_those_that_differ_least(seed: int) -> None:
    log = awkward_log("sintra", Random(seed))
    own = structs.asdict(log.setup.rulings)
    differing = [list(this.rulings) for this in alternatives(log)]
    alone = [[name] for name, values in RULINGS.items() for _ in values[1:]]
    assert differing[:12] == [[], *alone, ["score_floor", "return_from_gap"]]
    assert differing == sorted(differing, key=lambda names: (len(names), [[*RULINGS].index(name) for name in names]))
    for this in alternatives(log):
        assert all(own[name] != value for name, value in this.rulings.items())
