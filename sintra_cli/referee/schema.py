"""The JSON Schema (2020-12) of the report on one log, drawn from its shape."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sintra_cli.games.azul.rules.rulings import AzulRulings
from sintra_cli.games.sintra.rules.rulings import SintraRulings
from sintra_cli.log.schema import DIALECT
from sintra_cli.report.model import AzulFinal, AzulRound, Report, SintraFinal, SintraRound

_KINDS: dict[str, Any] = {
    "SintraReport": Report[Literal["sintra"], SintraRulings, SintraRound, SintraFinal],
    "AzulReport": Report[Literal["azul"], AzulRulings, AzulRound, AzulFinal],
    # Of a log that could not be read there is neither round nor final.
    "UnreadableReport": Report[Literal["sintra", "azul"] | None, None, SintraRound, SintraFinal],
}


def report_schema() -> dict[str, Any]:
    """Return the schema of one report: of either game, or of a log that could not be read."""
    schemas, definitions = msgspec.json.schema_components(tuple(_KINDS.values()), ref_template="#/$defs/{name}")
    names = {schema["$ref"]: f"#/$defs/{name}" for schema, name in zip(schemas, _KINDS, strict=True)}
    renamed = {
        names.get(f"#/$defs/{key}", f"#/$defs/{key}").rpartition("/")[2]: value for key, value in definitions.items()
    }
    for name in _KINDS:
        renamed[name]["title"] = name
        _require_all(renamed[name])
    for definition in renamed.values():
        _require_all(definition)
    return {
        "$schema": DIALECT,
        "title": "sintra report",
        "description": "What one log came to; null where not known or not applicable.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in _KINDS],
        "$defs": renamed,
    }


def _require_all(definition: dict[str, Any]) -> None:
    """Say that every key is there: the report writes all of them always."""
    definition["required"] = list(definition["properties"])
    for node in definition["properties"].values():
        node.pop("default", None)
