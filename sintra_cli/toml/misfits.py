"""Compare a value with the schema of a log, and list everything that does not fit.

This knows what our own schema is made of and no more; a library that knows all of JSON Schema takes 150 ms to load, and
one of its requirements makes every start slower. The tests hold the two against each other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from math import inf
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from sintra_cli.toml.faults import MOST, Path

Schema: TypeAlias = Mapping[str, Any]

_TYPES: Final[dict[str, type]] = {"object": dict, "array": list, "string": str, "integer": int}


class Misfit(Struct, frozen=True):
    """One thing that does not fit: a wrong value, a key that is unknown, or one that is missing.

    `path` leads to the value or to the table of the key; `schema` is what the value, or the missing key, must be.
    `rest` are the elements of an array from the last part of `path` on, which were not looked at, because in those
    before them more is wrong than is told; `schema` is what each must be.
    """

    kind: Literal["value", "unknown", "missing", "rest"]
    path: Path
    value: Any
    schema: Schema
    key: str = ""


def misfits(value: Any, schema: Schema, definitions: Schema, path: Path = ()) -> Iterator[Misfit]:
    """Yield all that does not fit, outer things first; `definitions` are those that the schema refers to."""
    schema = resolved(schema, definitions)
    if "anyOf" in schema:
        fitting = [branch for branch in schema["anyOf"] if _has_type(value, resolved(branch, definitions))]
        if fitting:
            yield from misfits(value, fitting[0], definitions, path)
        else:
            yield Misfit("value", path, value, schema)
        return
    has_type = _has_type(value, schema)
    if not has_type or not _in_range(value, schema):
        yield Misfit("value", path, value, schema)
    if not has_type:
        return
    if isinstance(value, list):
        yield from _of_array(value, schema["items"], definitions, path)
    elif isinstance(value, dict):
        yield from _of_table(value, schema, definitions, path)


def resolved(schema: Schema, definitions: Schema) -> Schema:
    """Return the definition that a schema refers to, or the schema itself."""
    if "$ref" not in schema:
        return schema
    found: Schema = definitions[schema["$ref"].rpartition("/")[2]]
    return found


def _of_array(value: list[Any], schema: Schema, definitions: Schema, path: Path) -> Iterator[Misfit]:
    """Go through an array, whose elements lie one behind the other, as far as what is wrong can be told."""
    found = 0
    fits = _test(schema, definitions)
    for index, element in enumerate(value):
        if fits(element):
            continue
        if found > MOST:
            yield Misfit("rest", (*path, index), value, schema)
            return
        for misfit in misfits(element, schema, definitions, (*path, index)):
            found += 1
            yield misfit


def _test(schema: Schema, definitions: Schema) -> Callable[[Any], bool]:
    """Return a quick test that what fits a schema passes, and nothing else does, unless it holds tables."""
    schema = resolved(schema, definitions)
    if "anyOf" in schema or "enum" in schema or schema["type"] == "object":
        return lambda _: False
    kind = _TYPES[schema["type"]]
    if kind is int:
        least, most = schema.get("minimum", -inf), schema.get("maximum", inf)
        return lambda value: type(value) is int and least <= value <= most
    if kind is str:
        pattern = re.compile(schema.get("pattern", ""))
        return lambda value: type(value) is str and pattern.search(value) is not None
    inner = _test(schema["items"], definitions)
    return lambda value: type(value) is list and _in_range(value, schema) and all(map(inner, value))


def _of_table(value: dict[str, Any], schema: Schema, definitions: Schema, path: Path) -> Iterator[Misfit]:
    known = schema.get("properties", {})
    for key in schema.get("required", ()):
        if key not in value:
            yield Misfit("missing", path, value, known[key], key)
    for key, element in value.items():
        if key in known:
            yield from misfits(element, known[key], definitions, (*path, key))
        elif schema["additionalProperties"] is False:
            yield Misfit("unknown", path, value, schema, key)
        else:
            yield from misfits(element, schema["additionalProperties"], definitions, (*path, key))


def _has_type(value: Any, schema: Schema) -> bool:
    if "enum" in schema:
        return any(type(value) is type(one) and value == one for one in schema["enum"])
    kind = _TYPES[schema["type"]]
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool))


def _in_range(value: Any, schema: Schema) -> bool:
    """Tell whether a value of the right type is within its bounds and of its pattern."""
    if isinstance(value, str):
        return re.search(schema.get("pattern", ""), value) is not None
    if isinstance(value, int):
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    if isinstance(value, list):
        return bool(schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)))
    return True
