"""What holds for the legal moves of any position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from sintra_cli.family.rules.address import Stop
from sintra_cli.family.rules.move import RETURN, UNSEEN
from sintra_cli.family.rules.replay import replay
from sintra_cli.games.azul.effects import AzulEffect
from sintra_cli.games.sintra.effects import SintraEffect
from sintra_cli.log.log import Log
from sintra_cli.referee.moves import attempt, takes
from sintra_cli.referee.standing import Standing, stand
from sintra_cli.report.model import Diagnostic
from sintra_cli.report.moves import Choice
from tests.playout.every_move import azul_moves, sintra_moves
from tests.playout.runs import examples
from tests.playout.state import snapshot
from tests.referee.rulings.awkward import awkward_log

SEEDS = st.integers(0, 1_000_000)
GAMES = pytest.mark.parametrize("game", ["sintra", "azul"])


def somewhere(game: str, rng: Random) -> tuple[Log, Standing]:
    """Return a log and a position of it, in the middle of a round if it has any that begins."""
    while True:
        log = awkward_log(game, rng)
        if log.rounds and log.rounds[0].moves:
            break
    number = rng.randrange(len(log.rounds))
    moves = rng.randrange(len(log.rounds[number].moves) + 1)
    return log, stand(log, Stop(log.first_round + number, moves))


@GAMES
@given(seed=SEEDS)
@examples(12)
def test_what_would_be_done_is_done_on_a_copy(game: str, seed: int) -> None:
    log, standing = somewhere(game, Random(seed))
    before = snapshot(standing.table)
    takes(log, standing.table)  # type: ignore[arg-type]
    assert snapshot(standing.table) == before


@GAMES
@given(seed=SEEDS)
@examples(12)
def test_whatever_is_played_on_a_copy_the_table_stays_as_it_is(game: str, seed: int) -> None:
    log = awkward_log(game, Random(seed))
    table: Any = log.open()
    number = Random(seed).randrange(len(log.rounds) + 1)
    replay(table, log.rounds[:number])
    before, twin = snapshot(table), table.copy()
    assert snapshot(twin) == before
    replay(twin, log.rounds[number:])
    assert snapshot(table) == before


@GAMES
@given(seed=SEEDS)
@examples(12)
def test_the_moves_are_those_of_the_table_in_their_order_each_with_what_it_does(game: str, seed: int) -> None:
    log, standing = somewhere(game, Random(seed))
    table: Any = standing.table
    choices = [choice for take in takes(log, table) for choice in take.choices]
    moves = list(table.legal_moves())
    assert [choice.move for choice in choices] == [str(move) for move in moves]
    for choice, move in zip(choices, moves, strict=True):
        twin = table.copy()
        seat, score = twin.current, twin.seats[twin.current].score
        turn = twin.play(move)
        effect = choice.effect
        if isinstance(effect, SintraEffect):
            number = effect.placed + effect.broken
            assert twin.seats[seat].score == score + (effect.score or 0) - sum(effect.losses)
            assert (effect.score is not None) == (turn.completion is not None)
        else:
            assert isinstance(effect, AzulEffect)
            number = effect.placed + effect.floored + effect.to_lid
            assert len(twin.seats[seat].lines.get(effect.line, "")) == effect.line - effect.free
        assert table.offer.left - twin.offer.left == number


@GAMES
@given(seed=SEEDS)
@examples(6)
def test_a_move_is_legal_exactly_if_it_is_listed(game: str, seed: int) -> None:
    rng = Random(seed)
    log, standing = somewhere(game, rng)
    table: Any = standing.table
    if table.wound_up:
        assert attempt(log, standing, "1R1") is None
        return
    listed = {str(move) for move in table.legal_moves()}
    colours = list(table.colours)
    every = [*(sintra_moves(colours) if game == "sintra" else azul_moves(colours))]
    if not table.offer.seen:
        takes_of_any = [move for move in every if move.source != RETURN]
        every = [structs.replace(move, source=UNSEEN, count=rng.randrange(1, 6)) for move in takes_of_any]
    for move in [*rng.sample(every, 40), *table.legal_moves()]:
        found = attempt(log, standing, str(move))
        if isinstance(found, Choice):
            assert found.move in listed, move
        else:
            assert isinstance(found, Diagnostic)
            assert str(move) not in listed
            assert set(found.legal or ()) <= listed
