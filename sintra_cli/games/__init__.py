"""The registry: every game by the value of `game` in its logs; a game is loaded when it is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sintra_cli.games.game import Game

ROOMS: Final = {"sintra": "sintra_cli.games.sintra", "azul": "sintra_cli.games.azul"}
"""The room of each game, in the order in which games are listed; a room gives its `GAME`."""


@cache
def game_called(name: str) -> Game:
    """Return a game by its name; raise `KeyError` where there is none."""
    found: Game = import_module(ROOMS[name]).GAME
    return found


def games() -> list[Game]:
    """Return all games."""
    return [game_called(name) for name in ROOMS]


def csv_columns() -> list[str]:
    """Return the columns of comma-separated values that are of one game or another: of rounds, then of the end."""
    known = [game.columns for game in games()]
    columns = [*(own.round for own in known), *(own.final for own in known)]
    return [*dict.fromkeys(chain.from_iterable(columns))]
