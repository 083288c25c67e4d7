"""A player who often makes wrong moves, as far as those can be let stand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.move import RETURN, Move

TRIES = 30
"""How many moves are tried for one that is wrong; in some positions hardly any could stand."""


class CarelessPlayer:
    """Makes, as often as it is careless, a wrong move that is let stand, and else any legal one."""

    def __init__(self, rng: Random, careless: float = 0.2) -> None:
        self._rng = rng
        self._careless = careless

    def move(self, table: Any) -> Move:
        """Choose a move, which is marked where it is wrong."""
        if self._rng.random() < self._careless:
            for _ in range(TRIES):
                move = self._any(table)
                if _stands(table, move):
                    return move
        moves: list[Move] = list(table.legal_moves())
        return self._rng.choice(moves)

    def column(self, columns: Sequence[int], line: int, colour: str, wall: Any) -> int:  # noqa: ARG002
        """Choose any legal column."""
        return self._rng.choice(columns)

    def _any(self, table: Any) -> Move:
        """Return any move with what is there, for any player, marked as wrong."""
        player = self._rng.choice(table.names) if self._rng.random() < 0.3 else None
        if table.piece == "pane" and self._rng.random() < 0.1:
            return Move(RETURN, player=player, stands=True)
        source, colour, _, count = self._rng.choice(list(table.offer.takes(table.colours)))
        targets = 8 if table.piece == "pane" else 5
        return Move(source, colour, self._rng.randint(0, targets), count=count, player=player, stands=True)


def _stands(table: Any, move: Move) -> bool:
    """Tell whether a move is wrong, and can be let stand."""
    try:
        _, turn = table.imagined(move)
    except Illegal:
        return False
    return bool(turn.stood)
