"""The rulings that a game notes are all that matter: no combination comes to anything else than a plain replay."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from sintra_cli.family.rules.replay import PlayedRound, Stepper, replay_round
from sintra_cli.log.log import Log
from sintra_cli.referee import rulings as module
from sintra_cli.referee.rulings import alternatives, outcomes
from sintra_cli.report.alternatives import Alternative
from tests.playout.runs import examples
from tests.referee.rulings.awkward import RULINGS, awkward_log
from tests.referee.rulings.plainly import every_combination, replayed

SEEDS = st.integers(0, 1_000_000)


def by_answers(log: Log, found: Sequence[Alternative]) -> dict[tuple[str, ...], Alternative]:
    """Return what was found by the values of all rulings, in their order."""
    own = structs.asdict(log.setup.rulings)
    return {tuple((own | this.rulings).values()): this for this in found}


def assert_all_are_as_replayed(log: Log) -> None:
    """Check every combination of rulings against a replay of the whole log under it."""
    found = by_answers(log, alternatives(log))
    own = replayed(log, structs.asdict(log.setup.rulings))
    combinations = list(every_combination(log))
    assert len(found) == len(combinations)
    for rulings in combinations:
        this, expected = found[tuple(rulings.values())], replayed(log, rulings)
        assert (this.status, this.at, this.totals, this.winners) == expected, rulings
        assert this.matters == (expected != own), rulings


@given(SEEDS)
@examples(10)
def test_every_combination_of_a_game_of_sintra_is_as_replayed(seed: int) -> None:
    assert_all_are_as_replayed(awkward_log("sintra", Random(seed)))


@given(SEEDS)
@examples(60)
def test_every_combination_of_a_game_of_azul_is_as_replayed(seed: int) -> None:
    assert_all_are_as_replayed(awkward_log("azul", Random(seed)))


@pytest.mark.parametrize(("game", "rulings"), [("sintra", {*RULINGS}), ("azul", {"untouched_centre", "refill"})])
def test_the_games_above_are_such_that_every_ruling_comes_up(game: str, rulings: set[str]) -> None:
    settled: set[str] = set()
    for seed in range(60):
        settled |= {name for of_outcome, _ in outcomes(awkward_log(game, Random(seed))) for name in of_outcome}
    assert settled == rulings


@given(SEEDS)
@examples(20)
def test_each_combination_agrees_with_exactly_one_outcome(seed: int) -> None:
    log = awkward_log("sintra", Random(seed))
    leaves = [settled for settled, _ in outcomes(log)]
    for rulings in every_combination(log):
        assert sum(settled.items() <= rulings.items() for settled in leaves) == 1


@given(SEEDS)
@examples(20)
def test_the_logs_own_come_first_and_then_those_that_differ_least(seed: int) -> None:
    log = awkward_log("sintra", Random(seed))
    own = structs.asdict(log.setup.rulings)
    differing = [list(this.rulings) for this in alternatives(log)]
    alone = [[name] for name, values in RULINGS.items() for _ in values[1:]]
    assert differing[:12] == [[], *alone, ["score_floor", "return_from_gap"]]
    assert differing == sorted(differing, key=lambda names: (len(names), [[*RULINGS].index(name) for name in names]))
    for this in alternatives(log):
        assert all(own[name] != value for name, value in this.rulings.items())


# --- how much is played ------------------------------------------------------------------------------------------


@pytest.fixture
def rounds_played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list to which the number of every round is added that is played."""
    numbers: list[int] = []

    def counting(stepper: Stepper, played: list[PlayedRound]) -> Any:
        numbers.append(stepper.address.round)
        return replay_round(stepper, played)

    monkeypatch.setattr(module, "replay_round", counting)
    return numbers
