"""Which shape a log must have; only that is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

GAMES: Final = ("sintra", "azul")
"""The games that a log may be of, by the value of `game`."""


def kind_of(document: Mapping[str, Any]) -> Any:
    """Return the shape that a log must have: that of its game, from the beginning or from a position on.

    A log of which the game is not known is held against the first one.
    """
    azul = document.get("game") == "azul"
    if "position" in document:
        from sintra_cli.log.position_shape import AzulPositionLog, SintraPositionLog

        return AzulPositionLog if azul else SintraPositionLog
    if azul:
        from sintra_cli.log.azul_shape import AzulLog

        return AzulLog
    from sintra_cli.log.sintra_shape import SintraLog

    return SintraLog


def first_round(document: Mapping[str, Any]) -> int:
    """Return the number of the first round that is written in a log, of whatever shape it is."""
    position = document.get("position")
    number = position.get("round", 1) if isinstance(position, dict) else 1
    return number if type(number) is int else 1  # true is an int as well


def all_kinds() -> list[Any]:
    """Return the shapes of all logs."""
    from_the_beginning = [kind_of({"game": game}) for game in GAMES]
    return from_the_beginning + [kind_of({"game": game, "position": {}}) for game in GAMES]
