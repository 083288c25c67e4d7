"""A log differs from itself never, and from a copy with one thing changed exactly there."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from sintra_cli.family.rules.address import Stop
from sintra_cli.family.rules.move import UNSEEN, Move
from sintra_cli.family.rules.replay import replay
from sintra_cli.report.comparison import Difference
from tests.building.logs import text_of
from tests.playout import play
from tests.playout.play import PlayedLog, open_table
from tests.playout.runs import examples
from tests.referee.diff.logs import compared, difference, replayed, same

GAMES: list[dict[str, Any]] = [
    {"game": "sintra", "side": "A", "players": 2},
    {"game": "sintra", "side": "B", "players": 3},
    {"game": "azul", "wall": "coloured", "players": 4},
    {"game": "azul", "wall": "grey", "players": 2},
]
SEEDS = st.integers(0, 10**6)
each_game = pytest.mark.parametrize("settings", GAMES, ids=lambda settings: "-".join(map(str, settings.values())))


def played(settings: Mapping[str, Any], rng: Random) -> PlayedLog:
    """Return the log of some forty moves."""
    return play(**settings, rng=rng, stop_after=rng.randrange(25, 60))


def with_moves(document: Mapping[str, Any], number: int, moves: list[str]) -> str:
    """Return a log with other moves in a round (from 1)."""
    rounds = [dict(this) for this in document["rounds"]]
    rounds[number - 1]["moves"] = " ".join(moves)
    return text_of({**document, "rounds": rounds})


def some_move(document: Mapping[str, Any], rng: Random) -> tuple[int, int, list[str]]:
    """Return a round, a move of it (both from 1), and all moves of the round."""
    number = rng.choice([number for number, this in enumerate(document["rounds"], 1) if this["moves"]])
    moves = document["rounds"][number - 1]["moves"].split()
    return number, rng.randrange(len(moves)) + 1, moves


def legal_instead(document: Mapping[str, Any], number: int, move: int) -> list[str]:
    """Return the moves that would be legal instead of one."""
    log = replayed(document, "").log
    table = open_table({key: value for key, value in document.items() if key != "rounds"})
    replay(table, log.rounds, Stop(number, move - 1))
    written = document["rounds"][number - 1]["moves"].split()[move - 1]
    return [text for text in map(str, table.legal_moves()) if text != written]


def without_displays(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return the log of somebody who does not write the displays down."""
    told = replayed(document, "").replay
    rounds = []
    for this, written in zip(told.rounds, document["rounds"], strict=True):
        moves = [str(unseen(turn.canonical, turn.taken)) for turn in this.turns]
        rounds.append({key: value for key, value in written.items() if key != "displays"} | {"moves": " ".join(moves)})
    return {**document, "rounds": rounds}


def unseen(move: Move, taken: int) -> Move:
    return structs.replace(move, source=UNSEEN if move.source > 0 else move.source, count=taken or None)


def at(found: Difference) -> tuple[str, int | None, int | None]:
    return found.what, found.round, found.move


@each_game
@examples(5)
@given(seed=SEEDS)
def test_a_log_differs_from_itself_never(settings: dict[str, Any], seed: int) -> None:
    log = played(settings, Random(seed)).text
    assert same(log, log)


@each_game
@examples(6)
@given(seed=SEEDS)
def test_what_may_be_written_beside_a_move_is_no_difference(settings: dict[str, Any], seed: int) -> None:
    game = played(settings, Random(seed))
    rounds = [
        {**this, "moves": [move.partition("(")[0].lower().replace(*named(move)) for move in moves]}
        for this, moves in zip(game.document["rounds"], game.annotated, strict=True)
    ]
    assert same(game.text, {**game.document, "rounds": rounds})


def named(move: str) -> tuple[str, str]:
    """Return the name before a move in small letters and as it is."""
    name = move.partition(":")[0]
    return name.lower(), name


@each_game
@examples(6)
@given(seed=SEEDS)
def test_another_legal_move_is_found_where_it_is(settings: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    document = played(settings, rng).document
    number, move, moves = some_move(document, rng)
    instead = legal_instead(document, number, move)
    if not instead:
        return
    other = rng.choice(instead)
    found = difference(document, with_moves(document, number, [*moves[: move - 1], other, *moves[move:]]))
    assert at(found) == ("move", number, move)
    assert (found.a.text, found.b.text, found.b.rule) == (moves[move - 1], other, None)
    assert found.a.position == found.b.position


@each_game
@examples(6)
@given(seed=SEEDS)
def test_an_illegal_move_is_found_where_it_is(settings: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    document = played(settings, rng).document
    number, move, moves = some_move(document, rng)
    mover = replayed(document, "").replay.rounds[number - 1].turns[move - 1].seat
    others = [player["name"] for seat, player in enumerate(document["players"]) if seat != mover]
    other = f"{rng.choice(others)}:{moves[move - 1]}"
    found = difference(document, with_moves(document, number, [*moves[: move - 1], other, *moves[move:]]))
    assert at(found) == ("move", number, move)
    assert (found.b.text, found.a.rule, found.b.rule) == (other, None, "turn-order")


@each_game
@examples(6)
@given(seed=SEEDS)
def test_a_log_that_ends_earlier_differs_in_its_first_move_that_is_missing(settings: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    document = played(settings, rng).document
    number, move, moves = some_move(document, rng)
    cut = {**document, "rounds": document["rounds"][:number]}
    cut["rounds"] = [*cut["rounds"][:-1], {**cut["rounds"][-1], "moves": " ".join(moves[: move - 1])}]
    found = difference(document, cut)
    assert at(found) == ("move", number, move)
    assert (found.a.text, found.b.text) == (moves[move - 1], None)


@each_game
@examples(6)
@given(seed=SEEDS)
def test_another_piece_on_a_display_is_found_where_it_is(settings: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    document = played(settings, rng).document
    number = rng.randrange(len(document["rounds"])) + 1
    displays = list(document["rounds"][number - 1]["displays"])
    display = rng.choice([index for index, laid in enumerate(displays) if laid])
    letters = open_table({key: value for key, value in document.items() if key != "rounds"}).colours
    piece = rng.choice([letter for letter in letters if letter != displays[display][0]])
    displays[display] = piece + displays[display][1:]
    rounds = list(document["rounds"])
    rounds[number - 1] = {**rounds[number - 1], "displays": displays}
    found = difference(document, {**document, "rounds": rounds})
    assert (found.what, found.round, found.number) == ("displays", number, display + 1)


@each_game
@examples(6)
@given(seed=SEEDS)
def test_a_log_without_displays_is_the_same_as_far_as_it_knows(settings: dict[str, Any], seed: int) -> None:
    document = played(settings, Random(seed)).document
    other = without_displays(document)
    assert same(document, other)
    assert same(other, document)


@each_game
@examples(6)
@given(seed=SEEDS)
def test_another_move_in_a_log_without_displays_is_found_where_it_is(settings: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    document = played(settings, rng).document
    other = without_displays(document)
    number, move, moves = some_move(other, rng)
    instead = legal_instead(other, number, move)
    if not instead:
        return
    changed = with_moves(other, number, [*moves[: move - 1], rng.choice(instead), *moves[move:]])
    found = difference(document, changed)
    assert at(found) == ("move", number, move)


@each_game
@examples(6)
@given(seed=SEEDS)
def test_the_other_way_round_it_is_the_same_difference(settings: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    document = played(settings, rng).document
    number, _, moves = some_move(document, rng)
    rng.shuffle(moves)
    a, b = text_of(document), with_moves(document, number, moves)
    there, back = compared(a, b), compared(b, a)
    assert there.same == back.same
    if there.difference is None or back.difference is None:
        assert there.difference is back.difference is None
        return
    mirrored = structs.replace(back.difference, a=back.difference.b, b=back.difference.a)
    assert renamed(mirrored) == renamed(there.difference)
    assert [(pair.round, pair.player, pair.b, pair.a) for pair in back.scores] == [
        (pair.round, pair.player, pair.a, pair.b) for pair in there.scores
    ]


def renamed(found: Difference) -> Difference:
    """Return a difference without the names of the logs."""
    return structs.replace(found, a=structs.replace(found.a, log=""), b=structs.replace(found.b, log=""))
