"""The JSON Schema (2020-12) of a log, drawn from its shape."""

from __future__ import annotations

import copy
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sintra_cli.family.notation import form_of_text
from sintra_cli.games import games
from sintra_cli.log.kinds import all_kinds
from sintra_cli.text import listed

if TYPE_CHECKING:
    from sintra_cli.family.shape import Head
    from sintra_cli.toml.misfits import Schema

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_OWN_KEYS: Final = {"^_": {"description": "your own; ignored"}}


def log_schema() -> dict[str, Any]:
    """Return the schema of a log of any game."""
    schema = copy.deepcopy(shape_schema())
    _open_to_own_keys(schema)
    _say_forms_of_moves(schema)
    return {
        "$schema": DIALECT,
        "title": "sintra game log",
        "description": f"A recorded game {listed([f'of {game.title}' for game in games()], 'or')}.",
        **schema,
    }


@cache
def shape_schema() -> dict[str, Any]:
    """Return the schema, not to be changed, of what is left of a log without the keys that begin with an underscore."""
    references, definitions = msgspec.json.schema_components(all_kinds(), ref_template="#/$defs/{name}")
    return {"anyOf": list(references), "$defs": definitions}


def schema_of(kind: type[Head]) -> Schema:
    """Return what refers to the definition of a shape of a log, whatever that is called: two games may have a `Box`."""
    reference: Schema = shape_schema()["anyOf"][all_kinds().index(kind)]
    return reference


def _say_forms_of_moves(schema: Schema) -> None:
    """Give the moves in arrays the form that the grammar of their game has; an editor marks what is none of it."""
    for game in games():
        for position in (False, True):
            log = _referred(schema, schema_of(game.shape(position=position)))
            this = _referred(schema, log["properties"]["rounds"]["items"])
            array = next(form for form in this["properties"]["moves"]["anyOf"] if form["type"] == "array")
            array["items"]["pattern"] = form_of_text(game.grammar)


def _referred(schema: Schema, reference: Schema) -> Schema:
    """Return the definition that a reference means."""
    found: Schema = schema["$defs"][reference["$ref"].rpartition("/")[2]]
    return found


def _open_to_own_keys(node: Any) -> None:
    """Let every table have keys that begin with an underscore."""
    if isinstance(node, dict):
        if "additionalProperties" in node:
            node["patternProperties"] = _OWN_KEYS
        for value in node.values():
            _open_to_own_keys(value)
    elif isinstance(node, list):
        for value in node:
            _open_to_own_keys(value)
