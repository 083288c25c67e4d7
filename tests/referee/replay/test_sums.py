"""The points of a ledger add up to the score sheet, and those of its parts to each entry: tried on random games."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra_cli.family.rules.address import Address, parse
from sintra_cli.log.log import Log
from sintra_cli.referee.cut import cut
from sintra_cli.referee.judge import replayed, verdict_of
from sintra_cli.referee.replay import ledger
from sintra_cli.report.ledger import Entry
from tests.building.logs import read_log
from tests.playout import PlayedLog, Player, play
from tests.playout.azul_player import AzulPlayer
from tests.playout.careless import CarelessPlayer
from tests.playout.changes import change
from tests.playout.runs import examples
from tests.playout.sintra_player import SintraPlayer
from tests.playout.unseen import with_unknown_panes, without_displays
from tests.verdicts import AnyReport

seeds = st.integers(0, 2**32 - 1)
games = st.fixed_dictionaries(
    {
        "seed": seeds,
        "game": st.sampled_from(("sintra", "azul")),
        "players": st.sampled_from((2, 3, 4)),
        "side": st.sampled_from("AB"),
        "wall": st.sampled_from(("coloured", "grey")),
        "stop_after": st.one_of(st.none(), st.integers(0, 120)),
    }
)


def played(game: dict[str, Any]) -> PlayedLog:
    rng = Random(game["seed"])
    player: Player = SintraPlayer(rng, 0.4) if game["game"] == "sintra" else AzulPlayer(rng, 0.4)
    if rng.random() < 0.3:
        player = CarelessPlayer(rng)
    rest = {key: value for key, value in game.items() if key not in {"seed", "game"}}
    return play(game["game"], rng, player=player, **rest)


def told(log: Log) -> tuple[list[Entry], AnyReport]:
    """Return the ledger of a log, and the report on it."""
    replay = replayed(log)
    return ledger(log, replay), cast("AnyReport", verdict_of(log, replay, "-").report)


def verify(log: Log) -> None:
    entries, report = told(log)
    gained: dict[tuple[int | None, str], int] = defaultdict(int)
    totals: dict[tuple[int | None, str], int] = {}
    for entry in entries:
        assert entry.points == sum(part.points for part in entry.parts)
        if entry.player is None:
            assert (entry.points, entry.total) == (0, None)
        else:
            gained[entry.round, entry.player] += entry.points
            assert entry.total is not None
            totals[entry.round, entry.player] = entry.total
    for this in report.rounds:
        for row in this.players:
            assert gained[this.round, row.player] == row.points
            assert totals.get((this.round, row.player), row.total) == row.total
    for row in report.final or ():
        last = next(each for each in report.rounds[-1].players if each.player == row.player)
        assert last.total + gained[None, row.player] == row.total == totals[None, row.player]


def verify_running_totals(entries: list[Entry]) -> None:
    """Each total is the one before and the points of the entry."""
    before: dict[str, int] = {}
    for entry in entries:
        if entry.player is not None and entry.total is not None:
            assert entry.total == before.get(entry.player, entry.total - entry.points) + entry.points
            before[entry.player] = entry.total


@given(game=games)
@examples(10)
def test_points_add_up_to_the_rounds_and_the_final_totals(game: dict[str, Any]) -> None:
    log = read_log(played(game).document)
    verify(log)
    verify_running_totals(told(log)[0])


@given(game=games)
@examples(5)
def test_they_do_where_displays_and_kept_panes_are_not_written_down(game: dict[str, Any]) -> None:
    rng = Random(game["seed"])
    this = played(game | {"side": "A"})
    if this.document["rounds"]:
        verify(read_log(with_unknown_panes(without_displays(this, rng), rng)))


@given(game=games)
@examples(6)
def test_they_do_up_to_something_illegal(game: dict[str, Any]) -> None:
    rng = Random(game["seed"])
    this = played(game)
    if this.document["rounds"]:
        moves = sorted({move for each in this.document["rounds"] for move in each["moves"].split()}) or ["1R1"]
        changed, _ = change(this.document, moves, "".join(this.table.colours), rng)
        verify(read_log(changed))


@given(game=games)
@examples(5)
def test_they_do_from_a_position_on(game: dict[str, Any]) -> None:
    rng = Random(game["seed"])
    log = read_log(played(game).document)
    addresses = [parse(entry.address) for entry in told(log)[0] if entry.round is not None]
    if addresses:
        verify(read_log(cut(log, rng.choice(addresses))))


@given(game=games)
@examples(5)
def test_entries_stand_in_the_order_of_the_game_and_every_move_has_one(game: dict[str, Any]) -> None:
    this = played(game)
    entries, _ = told(read_log(this.document))
    addresses = [parse(entry.address) for entry in entries if entry.round is not None]
    assert addresses == sorted(addresses)
    moves = [str(parse(entry.address)) for entry in entries if entry.move is not None]
    written = [len(each["moves"].split()) for each in this.document["rounds"]]
    assert moves == [str(Address(number, move + 1)) for number, last in enumerate(written, 1) for move in range(last)]


@pytest.mark.parametrize("game", ["sintra", "azul"])
def test_canonical_moves_of_the_ledger_are_those_of_the_log(game: str) -> None:
    this = play(game, Random(7))
    entries, _ = told(read_log(this.document))
    written = [move for each in this.document["rounds"] for move in each["moves"].split()]
    assert [entry.move for entry in entries if entry.move is not None] == written
