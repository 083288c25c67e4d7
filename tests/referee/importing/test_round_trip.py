"""A log that is made a table and imported again comes to the same."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import pytest
import tomli

from sintra_cli.referee import judge
from sintra_cli.referee.fmt import formatted
from sintra_cli.referee.import_ import Imported
from sintra_cli.report.machine import encode
from tests.building.logs import AnyLog, data_of
from tests.building.tables import COLUMNS, displays_of, head_of, rows_of, table_of
from tests.playout.play import play
from tests.readme import ROOT
from tests.referee.importing.making import outcome

FINISHED: Final = [
    path
    for path in sorted((ROOT / "sample_games").glob("*.toml"))
    if judge(path.read_bytes()).report.status == "finished"
]
FEWEST: Final = ("source", "colour", "target", "jokers", "keep", "tiling")
UNSEEN: Final = (*FEWEST, "count")
PLACES: Final = ("line", "column", "end_column")


def games() -> list[dict[str, Any]]:
    """Return games of all kinds, some of which stop half-way."""
    found = []
    for seed in range(24):
        rng = Random(seed)
        kind: dict[str, Any] = {"side": "AB"[seed % 2]} if seed % 3 else {"wall": ("grey", "coloured")[seed % 2]}
        stop = rng.randrange(1, 80) if seed % 4 == 0 else None
        game = "sintra" if seed % 3 else "azul"
        found.append(play(game, rng, players=2 + seed % 3, stop_after=stop, **kind).document)
    return found


GAMES: Final = games()


def report(log: AnyLog) -> Any:
    """Return the report on a log as JSON has it, without the places of what is wrong."""
    found = json.loads(encode(judge(data_of(log)).report))
    for error in found["errors"]:
        for key in PLACES:
            del error[key]
    return found


def without_claims(log: AnyLog) -> dict[str, Any]:
    """Return a log without the totals claimed after its rounds, which a table does not have."""
    document = tomli.loads(data_of(log).decode())
    rounds = [{key: value for key, value in this.items() if key != "claimed"} for this in document["rounds"]]
    return {**document, "rounds": rounds}


def imported(log: AnyLog, columns: tuple[str, ...], *, displays: bool) -> bytes:
    """Return the log that comes of the table of a log; it is laid out as `fmt` does it."""
    rows = rows_of(log, displays=displays)
    found = outcome(table_of(rows, columns), head=head_of(log), displays=displays_of(log) if displays else None)
    assert isinstance(found, Imported), found
    assert formatted(found.log, {}, {}) == found.log
    return found.log


def totals(found: Any) -> Any:
    rounds = [[row["total"] for row in this["players"]] for this in found["rounds"]]
    return [found["status"], rounds, found["final"], found["ranking"], found["winners"]]


@pytest.mark.parametrize("columns", [COLUMNS, FEWEST], ids=["all columns", "the fewest"])
@pytest.mark.parametrize(
    "log", [path for path in FINISHED if path.stem != "without_displays"], ids=lambda path: path.stem
)
def test_a_sample_comes_to_the_same_report(log: Any, columns: tuple[str, ...]) -> None:
    assert report(imported(log.read_bytes(), columns, displays=True)) == report(without_claims(log.read_bytes()))


@pytest.mark.parametrize("columns", [COLUMNS, UNSEEN], ids=["all columns", "the fewest"])
@pytest.mark.parametrize("log", FINISHED, ids=lambda path: path.stem)
def test_a_sample_comes_to_the_same_totals_without_displays(log: Any, columns: tuple[str, ...]) -> None:
    expected = report(without_claims(log.read_bytes()))
    assert totals(report(imported(log.read_bytes(), columns, displays=False))) == totals(expected)


@pytest.mark.parametrize("columns", [COLUMNS, FEWEST], ids=["all columns", "the fewest"])
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_game_comes_to_the_same_report(number: int, columns: tuple[str, ...]) -> None:
    assert report(imported(GAMES[number], columns, displays=True)) == report(GAMES[number])


@pytest.mark.parametrize("columns", [COLUMNS, UNSEEN], ids=["all columns", "the fewest"])
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_game_comes_to_the_same_totals_without_displays(number: int, columns: tuple[str, ...]) -> None:
    assert totals(report(imported(GAMES[number], columns, displays=False))) == totals(report(GAMES[number]))
