"""Say everything that is wrong with the shape of a log; loaded only for a log that has been refused."""

from __future__ import annotations

import copy
import difflib
from collections.abc import Iterator, Mapping
from typing import Any

from sintra_cli.log.faults import Path, Problem
from sintra_cli.log.kinds import GAMES, first_round, kind_of
from sintra_cli.log.misfits import Misfit, Schema, misfits, resolved
from sintra_cli.log.schema import shape_schema
from sintra_cli.log.sintra_shape import SintraBox

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


def mended(data: Mapping[str, Any]) -> tuple[dict[str, Any], list[Path]]:
    """Return a copy of a log with an example of the right shape in each place that has a problem, and these places.

    It serves to look for the problems that a schema cannot express in the places that have none.
    """
    copied = copy.deepcopy(dict(data))
    places: list[Path] = []
    definitions = shape_schema()["$defs"]
    for misfit in list(misfits(copied, definitions[kind_of(data).__name__], definitions)):
        if any(misfit.path[: len(place)] == place for place in places):
            continue
        if misfit.kind == "unknown":
            del _reach(copied, misfit.path)[misfit.key]
            continue
        if misfit.kind == "missing":
            places.append((*misfit.path, misfit.key))
        else:
            places.append(misfit.path)
        _reach(copied, places[-1][:-1])[places[-1][-1]] = _example(misfit.schema, definitions)
    return copied, places


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


def worded(path: Path, first: int = 1) -> str:
    """Name the place of a value: "round 3, display 2"; `first` is the number of the first round that is written."""
    words: list[str] = []
    for part in path:
        if isinstance(part, str):
            words.append(part)
        elif words and words[-1] in _LISTS:
            number = part + (first if words == ["rounds"] else 1)
            words[-1] = f"{_LISTS[words[-1]]} {number}"
        else:
            words.append(f"no. {part + 1}")
    text = ", ".join(words)
    return text.replace(", no.", " no.")


def problems_of_box(stated: object) -> list[Problem]:
    """List what is wrong with the shape of a `[box]`."""
    definitions = shape_schema()["$defs"]
    found = misfits(stated, definitions[SintraBox.__name__], definitions, ("box",))
    return [_told(misfit, definitions, "sintra") for misfit in found]


def _problems(data: Mapping[str, Any], game: str) -> Iterator[Problem]:
    definitions = shape_schema()["$defs"]
    for misfit in misfits(data, definitions[kind_of({**data, "game": game}).__name__], definitions):
        yield _told(misfit, definitions, game, first_round(data))


def _told(misfit: Misfit, definitions: Schema, game: str, first: int = 1) -> Problem:
    path, schema = misfit.path, misfit.schema
    if misfit.kind == "unknown":
        advice = _advice(misfit.key, path, set(schema["properties"]), definitions, game)
        return Problem((*path, misfit.key), f"unknown key `{_short(misfit.key)}`: {advice}", on="key")
    if misfit.kind == "missing":
        return Problem(path, f"`{misfit.key}` is missing: {_described(schema)}", on="table")
    if "enum" in schema:
        due = " or ".join(shown(value) for value in schema["enum"])
    elif schema.get("type") == "object":
        due = "a table"
    else:
        due = _described(schema)
    return Problem(path, f"{worded(path, first)} must be {due}, not {shown(misfit.value)}")


def _described(schema: Mapping[str, Any]) -> str:
    return str(schema.get("description") or schema.get("title") or "there")


def _short(key: str) -> str:
    return key if len(key) <= 40 else f"{key[:39]}…"


def _advice(key: str, path: Path, known: set[str], definitions: Schema, game: str) -> str:
    """Say what to do about an unknown key: another spelling, another place, or what is known there."""
    near = difflib.get_close_matches(key.lower(), sorted(known), n=1, cutoff=0.7)
    very_near = difflib.get_close_matches(key.lower(), near, cutoff=0.85)
    homes = _homes(key, definitions, game)
    if very_near or (near and not homes):
        return f"did you mean `{near[0]}`?"
    if homes:
        return homes[0]
    if path and path[-1] == "rulings":
        return f"the rulings of this game are {', '.join(sorted(known))}"
    return f"known here are {', '.join(sorted(known))} (a key of your own begins with _)"


def _homes(key: str, definitions: Schema, game: str) -> list[str]:
    """Say where a key that is known elsewhere belongs."""
    kinds = {
        "Log": "at the top, before the first [table]",
        "Player": "under [[players]]",
        "Round": "under [[rounds]]",
        "Box": "under [box]",
        "Rulings": "under [rulings]",
        "Position": "under [position]",
        "Board": "under [[position.players]]",
    }
    homes = []
    for prefix in (game.capitalize(), *(name.capitalize() for name in GAMES if name != game)):
        for kind, place in kinds.items():
            if key in definitions[f"{prefix}{kind}"].get("properties", {}):
                own = prefix == game.capitalize()
                homes.append(f"it belongs {place}" if own else f'it is for game = "{prefix.lower()}", {place}')
    return homes


def _reach(data: Any, path: Path) -> Any:
    for part in path:
        data = data[part]
    return data


def _example(schema: Schema, definitions: Schema) -> Any:
    schema = resolved(schema, definitions)
    if "examples" in schema:
        return copy.deepcopy(schema["examples"][0])
    if "enum" in schema:
        return schema["enum"][0]
    return {key: _example(schema["properties"][key], definitions) for key in schema.get("required", ())}
