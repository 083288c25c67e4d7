"""Which shape a log must have; only that is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from sintra_cli.games import ROOMS, game_called, games

if TYPE_CHECKING:
    from sintra_cli.family.shape import Head
    from sintra_cli.games.game import Game


def kind_of(document: Mapping[str, Any]) -> type[Head]:
    """Return the shape that a log must have: that of its game, from the beginning or from a position on.

    A log of which the game is not known is held against the first one.
    """
    name = document.get("game")
    known = name if isinstance(name, str) and name in ROOMS else next(iter(ROOMS))
    return game_called(known).shape(position="position" in document)


def first_round(document: Mapping[str, Any]) -> int:
    """Return the number of the first round that is written in a log, of whatever shape it is."""
    position = document.get("position")
    number = position.get("round", 1) if isinstance(position, dict) else 1
    return number if type(number) is int else 1  # true is an int as well


def all_kinds() -> list[type[Head]]:
    """Return the shapes of all logs."""
    return [game.shape(position=position) for position in (False, True) for game in games()]


def section(game: Game, key: str) -> type[Struct]:
    """Return the shape of a table that all logs of a game may have: `box` or `rulings`."""
    found: type[Struct] = next(field.type for field in structs.fields(game.shape(position=False)) if field.name == key)
    return found
