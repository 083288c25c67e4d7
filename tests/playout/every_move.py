"""All moves that can be written, and which of them a table accepts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.move import CENTRE, NOWHERE, RETURN, Move
from tests.playout.state import snapshot

SOURCES = (*range(1, 10), CENTRE)


def sintra_moves(colours: Sequence[str]) -> Iterator[Move]:
    """Yield every move that the notation of Stained Glass of Sintra can say, without count, player and points."""
    for source in SOURCES:
        for colour in colours:
            for strip in range(1, 9):
                for jokers in (None, 0, 1, 2):
                    for keep in (None, *colours):
                        yield Move(source, colour, strip, jokers, keep)
            yield Move(source, colour, NOWHERE)
    yield Move(RETURN)


def azul_moves(colours: Sequence[str]) -> Iterator[Move]:
    """Yield every move that the notation of Azul can say, without count and player."""
    for source in SOURCES:
        for colour in colours:
            for line in (*range(1, 6), NOWHERE):
                yield Move(source, colour, line)


def accepted(table: Any, moves: Iterable[Move]) -> list[Move]:
    """Return those that a table accepts; trying to play the others must leave it as it was."""
    before = snapshot(table)
    legal = [move for move in moves if _is_accepted(table, move)]
    assert snapshot(table) == before
    return legal


def canonical(table: Any, move: Move) -> Move:
    """Write an accepted move without the jokers or the kept pane where it means the same without them."""
    _, _, plan, _ = table.planned(move)
    for shorter in (
        Move(move.source, move.colour, move.target),
        Move(move.source, move.colour, move.target, None, move.keep),
        Move(move.source, move.colour, move.target, move.jokers),
    ):
        try:
            if table.planned(shorter)[2] == plan:
                return shorter
        except Illegal:
            continue
    return move


def _is_accepted(table: Any, move: Move) -> bool:
    try:
        table.verify(move)
    except Illegal:
        with pytest.raises(Illegal):
            table.play(move)
        return False
    return True
