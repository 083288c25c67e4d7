"""The JSON Schema (2020-12) of the report on one log, drawn from its shape and from the rows of each game."""

from __future__ import annotations

from types import GenericAlias
from typing import Any, Literal

import msgspec
from msgspec import Struct

from sintra_cli.games import games
from sintra_cli.games.game import Game
from sintra_cli.log.schema import DIALECT
from sintra_cli.report.model import Report


def report_schema() -> dict[str, Any]:
    """Return the schema of one report: of any game, or of a log that could not be read."""
    kinds = _kinds()
    schemas, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for definition in definitions.values():
        _require_all(definition)
    return {
        "$schema": DIALECT,
        "title": "sintra report",
        "description": "What one log came to; null where not known or not applicable.",
        "anyOf": list(schemas),
        "$defs": definitions,
    }


def _kinds() -> list[type[Struct]]:
    """Return the shapes of a report: one for each game, and that of a log that could not be read."""
    known = games()
    of_games = [
        _kind(f"{game.name.capitalize()}Report", game, game=_one_of(game.name), rulings=game.rulings())
        for game in known
    ]
    names = _one_of(*(game.name for game in known)) | None
    # Of a log that could not be read there is neither round nor final.
    return [*of_games, _kind("UnreadableReport", known[0], game=names, rulings=None)]


def _kind(name: str, like: Game, **keys: Any) -> type[Struct]:
    """Return a report with the rows of a game, and with these shapes of other keys."""
    shape = like.report_shape()
    rows = {"rounds": GenericAlias(list, (shape.round,)), "final": GenericAlias(list, (shape.final,)) | None}
    return msgspec.defstruct(
        name,
        [*(_boards() | rows | keys).items()],
        bases=(Report,),
        namespace={"__doc__": Report.__doc__},
        kw_only=True,
        frozen=True,
        forbid_unknown_fields=True,
    )


def _boards() -> dict[str, Any]:
    """Return the shape of each key that says on which board a game is played."""
    values: dict[str, list[str]] = {}
    for game in games():
        if game.variant is not None:
            values.setdefault(game.variant.key, []).extend(game.variant.values)
    return {key: _one_of(*all_values) | None for key, all_values in values.items()}


def _one_of(*values: str) -> Any:
    return Literal.__getitem__(values)


def _require_all(definition: dict[str, Any]) -> None:
    """Say that every key is there: the report writes all of them always."""
    definition["required"] = list(definition["properties"])
    for node in definition["properties"].values():
        node.pop("default", None)
