"""Say everything that is wrong with the shape of a log; loaded only for a log that has been refused."""

from __future__ import annotations

import copy
import difflib
from collections.abc import Iterator, Mapping
from typing import Any

import jsonschema
import msgspec

from sintra_cli.log.faults import Path, Problem
from sintra_cli.log.schema import shape_schema
from sintra_cli.log.shape import GAMES, SintraBox

_LISTS = {
    "rounds": "round",
    "players": "player",
    "displays": "display",
    "moves": "move",
    "strips": "strip",
    "colours": "colour",
    "ornaments": "ornament",
}


def problems_of(data: Mapping[str, Any]) -> list[Problem]:
    """List what is wrong with the shape of a log, without what a schema cannot express.

    Where the game is not known, these are the problems that the log has whichever game it is.
    """
    game = data.get("game")
    if isinstance(game, str) and game in GAMES:
        return list(_problems(data, game))
    found = [list(_problems({**data, "game": name}, name)) for name in GAMES]
    shared = {_identity(problem) for problem in found[1]}
    common = [problem for problem in found[0] if _identity(problem) in shared]
    names = " or ".join(f'"{name}"' for name in GAMES)
    if "game" in data:
        return [Problem(("game",), f"game must be {names}, not {shown(game)}"), *common]
    return [Problem((), f"`game` is missing: {names}", on="table"), *common]


def _identity(problem: Problem) -> tuple[object, ...]:
    """Return what tells a problem from others; a table may lack several keys, which only the message names."""
    return problem.path, problem.on, problem.on == "table" and problem.message


def mended(data: Mapping[str, Any], problems: list[Problem]) -> Any:
    """Return a copy of a log with an example of the right shape in each place that has a problem.

    It serves to look for the problems that a schema cannot express in the places that have none.
    """
    copied = copy.deepcopy(dict(data))
    schema = shape_schema()
    for problem in sorted(problems, key=lambda problem: len(problem.path)):
        if problem.on == "key":
            _reach(copied, problem.path[:-1]).pop(problem.path[-1], None)
    validator = _validator(schema, GAMES[str(data["game"])].__name__)
    for _ in range(2):  # an example may leave out what must be there: a player without a name gets one first
        for error in list(validator.iter_errors(copied)):
            _fill(copied, error, schema)
    return copied


def shown(value: object) -> str:
    """Show what was written, in TOML's terms and not at length."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        text = value if len(value) <= 40 else f"{value[:39]}…"
        return f'"{text}"'
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return f"an array of {len(value)}"
    return str(value)[:40]


def worded(path: Path) -> str:
    """Name the place of a value: "round 3, display 2"."""
    words: list[str] = []
    for part in path:
        if isinstance(part, str):
            words.append(part)
        elif words and words[-1] in _LISTS:
            words[-1] = f"{_LISTS[words[-1]]} {part + 1}"
        else:
            words.append(f"no. {part + 1}")
    text = ", ".join(words)
    return text.replace(", no.", " no.")


def problems_of_box(stated: object) -> list[Problem]:
    """List what is wrong with the shape of a `[box]`."""
    schema = shape_schema()
    errors = _validator(schema, SintraBox.__name__).iter_errors(stated)
    told = [problem for error in errors for problem in _told(error, schema, "sintra")]
    return [Problem(("box", *problem.path), f"box: {problem.message}", on=problem.on) for problem in told]


def _validator(schema: dict[str, Any], definition: str) -> Any:
    """Make the validator of one of the schema's definitions, to which 1.0 is neither a whole number nor 1."""
    whole = jsonschema.Draft202012Validator.TYPE_CHECKER.redefine(
        "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool)
    )
    extend: Any = jsonschema.validators.extend
    kind = extend(jsonschema.Draft202012Validator, {"enum": _enum}, type_checker=whole)
    return kind({"$ref": f"#/$defs/{definition}", "$defs": schema["$defs"]})


def _enum(_validator: Any, values: list[Any], instance: Any, _schema: Any) -> Iterator[Any]:
    if not any(type(instance) is type(value) and instance == value for value in values):
        yield jsonschema.ValidationError("none of them")


def _problems(data: Mapping[str, Any], game: str) -> Iterator[Problem]:
    schema = shape_schema()
    for error in _validator(schema, GAMES[game].__name__).iter_errors(data):
        yield from _told(error, schema, game)


def _told(error: Any, schema: dict[str, Any], game: str) -> Iterator[Problem]:
    path: Path = tuple(error.absolute_path)
    if error.validator == "additionalProperties" and error.validator_value is False:
        known = set(error.schema["properties"])
        for key in error.instance:
            if key not in known:
                message = f"unknown key `{_short(key)}`: {_advice(key, path, known, schema, game)}"
                yield Problem((*path, key), message, on="key")
    elif error.validator == "required":
        for key in error.validator_value:
            if key not in error.instance and f"'{key}'" in error.message:
                described = _described(error.schema["properties"][key])
                yield Problem(path, f"`{key}` is missing: {described}", on="table")
    elif error.validator == "anyOf":
        closer = [deeper for deeper in error.context or () if deeper.validator != "type" or len(deeper.path)]
        if closer:
            for deeper in closer:
                yield from _told(deeper, schema, game)
        else:
            yield _wrong_value(error, path)
    else:
        yield _wrong_value(error, path)


def _wrong_value(error: Any, path: Path) -> Problem:
    wrong = shown(error.instance)
    if error.validator == "enum":
        due = " or ".join(shown(value) for value in error.validator_value)
    elif error.validator == "type" and error.validator_value == "object":
        due = "a table"
    else:
        due = _described(error.schema)
    return Problem(path, f"{worded(path)} must be {due}, not {wrong}")


def _described(schema: Mapping[str, Any]) -> str:
    return str(schema.get("description") or schema.get("title") or "there")


def _short(key: str) -> str:
    return key if len(key) <= 40 else f"{key[:39]}…"


def _advice(key: str, path: Path, known: set[str], schema: dict[str, Any], game: str) -> str:
    """Say what to do about an unknown key: another spelling, another place, or what is known there."""
    near = difflib.get_close_matches(key.lower(), sorted(known), n=1, cutoff=0.7)
    homes = _homes(key, schema, game)
    if near and not homes:
        return f"did you mean `{near[0]}`?"
    if homes:
        return homes[0]
    if path and path[-1] == "rulings":
        return f"the rulings of this game are {', '.join(sorted(known))}"
    return f"known here are {', '.join(sorted(known))} (a key of your own begins with _)"


def _homes(key: str, schema: dict[str, Any], game: str) -> list[str]:
    """Say where a key that is known elsewhere belongs."""
    kinds = {
        "Log": "at the top, before the first [table]",
        "Player": "under [[players]]",
        "Round": "under [[rounds]]",
        "Box": "under [box]",
        "Rulings": "under [rulings]",
    }
    homes = []
    for prefix in (game.capitalize(), *(name.capitalize() for name in GAMES if name != game)):
        for kind, place in kinds.items():
            if key in schema["$defs"][f"{prefix}{kind}"].get("properties", {}):
                own = prefix == game.capitalize()
                homes.append(f"it belongs {place}" if own else f'it is for game = "{prefix.lower()}", {place}')
    return homes


def _fill(data: Any, error: Any, schema: dict[str, Any]) -> None:
    """Put an example in the place of an error, where there is one."""
    path = tuple(error.absolute_path)
    if error.validator == "anyOf":
        deeper = [inner for inner in error.context or () if len(inner.path)]
        for inner in deeper:
            _fill(data, inner, schema)
        if deeper:
            return
    if error.validator == "required":
        for key in error.validator_value:
            if key not in error.instance:
                _reach(data, path)[key] = _example(error.schema["properties"][key], schema)
    elif path:
        _reach(data, path[:-1])[path[-1]] = _example(error.schema, schema)


def _reach(data: Any, path: Path) -> Any:
    for part in path:
        data = data[part]
    return data


def _example(node: Mapping[str, Any], schema: dict[str, Any]) -> Any:
    if "$ref" in node:
        node = schema["$defs"][str(node["$ref"]).rpartition("/")[2]]
    if "examples" in node:
        return copy.deepcopy(node["examples"][0])
    if "enum" in node:
        return node["enum"][0]
    return {} if node.get("type") == "object" else msgspec.UNSET
