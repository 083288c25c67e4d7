"""The JSON Schemas (2020-12) of what is printed: a report, a position, an entry of a ledger.

They are drawn from the shapes that all games share and from those of each game.
"""

from __future__ import annotations

from types import GenericAlias
from typing import Any, Literal, Union

import msgspec
from msgspec import NODEFAULT, Struct, field, structs

from sintra_cli.games import games
from sintra_cli.games.game import Game
from sintra_cli.log.schema import DIALECT
from sintra_cli.report.ledger import SHARED, Entry
from sintra_cli.report.model import Report


def report_schema() -> dict[str, Any]:
    """Return the schema of one report: of any game, or of a log that could not be read."""
    schema = _drawn(_kinds(), "sintra report", "What one log came to; null where not known or not applicable.")
    _require_all(schema)
    return schema


def ledger_schema() -> dict[str, Any]:
    """Return the schema of one entry of a ledger, a line of `replay --format jsonl`, of any game."""
    kinds = [_entry(game) for game in games()]
    schema = _drawn(kinds, "sintra ledger", "What happened at one place of a log; null where not applicable.")
    _require_all(schema)
    for kind in kinds:  # the word is OpenAPI's; each part has its kind as an enum anyway
        schema["$defs"][kind.__name__]["properties"]["parts"]["items"].pop("discriminator")
    return schema


def position_schema() -> dict[str, Any]:
    """Return the schema of what `show --format json` prints: a log that begins there, without rounds, and its name."""
    return _drawn([_position(game) for game in games()], "sintra position", "A game as it stands somewhere.")


def _drawn(kinds: list[type[Struct]], title: str, description: str) -> dict[str, Any]:
    """Return the schema of what is of one of these kinds."""
    schemas, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": title,
        "description": description,
        "anyOf": list(schemas),
        "$defs": definitions,
    }


def _entry(game: Game) -> type[Struct]:
    """Return an entry with the parts of a game."""
    parts = Union.__getitem__((*SHARED, *game.parts()))
    return msgspec.defstruct(
        f"{game.name.capitalize()}Entry",
        [("parts", GenericAlias(list, (parts,)))],
        bases=(Entry,),
        namespace={"__doc__": Entry.__doc__},
        kw_only=True,
        frozen=True,
    )


def _position(game: Game) -> type[Struct]:
    """Return a log of a game that begins with a position: the same keys but rounds, and the name of the log."""
    shape = game.shape(position=True)
    kept = [
        (each.name, each.type)
        if each.required
        else (each.name, each.type, field(default=each.default))
        if each.default is not NODEFAULT
        else (each.name, each.type, field(default_factory=each.default_factory))
        for each in structs.fields(shape)
        if each.name != "rounds"
    ]
    return msgspec.defstruct(
        f"{game.name.capitalize()}Shown",
        [("log", str), *kept],
        namespace={"__doc__": shape.__doc__},
        kw_only=True,
        frozen=True,
        forbid_unknown_fields=True,
        tag_field="game",
        tag=game.name,
    )


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


def _require_all(schema: dict[str, Any]) -> None:
    """Say that every key is there, and no other: reports and entries write all of them always."""
    for definition in schema["$defs"].values():
        definition["required"] = list(definition["properties"])
        definition["additionalProperties"] = False
        for node in definition["properties"].values():
            node.pop("default", None)
