"""What holds for every explanation, tried on random games."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given

from sintra_cli.family.rules.address import FINAL, Address, parse
from sintra_cli.log.log import Log
from sintra_cli.referee.explain import explain
from sintra_cli.referee.judge import replayed
from sintra_cli.referee.replay import ledger
from sintra_cli.report.explanation import Explanation, render
from sintra_cli.text import width
from tests.building.logs import read_log
from tests.playout.changes import change
from tests.playout.runs import examples
from tests.playout.unseen import with_unknown_panes, without_displays
from tests.referee.replay.test_sums import games, played


def points_of(explanation: Explanation) -> int:
    return sum(statement.points or 0 for passage in explanation.passages for statement in passage.statements)


def verify(log: Log, rng: Random, number: int = 12) -> None:
    """Explain some of what a log has, and hold it against its ledger."""
    replay = replayed(log)
    points: dict[Address, int] = {}
    for entry in ledger(log, replay):
        address = FINAL if entry.round is None else parse(entry.address)
        points[address] = points.get(address, 0) + entry.points
    for address in rng.sample(sorted(points), min(number, len(points))):
        explanation = explain(log, address, "a.toml")
        assert explanation.address == str(address)
        assert not explanation.illegal
        assert points_of(explanation) == points[address]
        assert max(map(width, render(explanation).splitlines())) <= 80
    failure = replay.failure
    if failure is not None and failure.address is not None:
        wrong = explain(log, failure.address, "a.toml")
        assert wrong.illegal
        assert failure.rule in render(wrong)


@given(game=games)
@examples(8)
def test_the_points_of_an_explanation_are_those_of_the_ledger(game: dict[str, Any]) -> None:
    verify(read_log(played(game).document), Random(game["seed"]))


@given(game=games)
@examples(5)
def test_they_are_where_displays_and_kept_panes_are_not_written_down(game: dict[str, Any]) -> None:
    rng = Random(game["seed"])
    this = played(game | {"side": "A"})
    if this.document["rounds"]:
        verify(read_log(with_unknown_panes(without_displays(this, rng), rng)), rng)


@given(game=games)
@examples(10)
def test_what_is_illegal_is_explained_as_such(game: dict[str, Any]) -> None:
    rng = Random(game["seed"])
    this = played(game)
    if this.document["rounds"]:
        moves = sorted({move for each in this.document["rounds"] for move in each["moves"].split()}) or ["1R1"]
        changed, _ = change(this.document, moves, "".join(this.table.colours), rng)
        verify(read_log(changed), rng, number=1)
