"""Say everything that is wrong with the shape of a log; loaded only for a log that has been refused."""

from __future__ import annotations

import copy
import difflib
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final

from sintra_cli.games import ROOMS, game_called
from sintra_cli.log.kinds import first_round, kind_of
from sintra_cli.log.schema import schema_of, shape_schema
from sintra_cli.text import short, shown
from sintra_cli.toml.faults import Path, Problem
from sintra_cli.toml.misfits import Misfit, Schema, misfits, resolved

_LONGEST_KEY: Final = 100
_LISTS: Final = {
    "rounds": "round",
    "players": "player",
    "displays": "display",
    "moves": "move",
    "strips": "strip",
    "colours": "colour",
    "ornaments": "ornament",
}
_HOMES: Final[dict[tuple[str, ...], str]] = {
    (): "at the top, before the first [table]",
    ("players",): "under [[players]]",
    ("rounds",): "under [[rounds]]",
    ("box",): "under [box]",
    ("rulings",): "under [rulings]",
    ("position",): "under [position]",
    ("position", "players"): "under [[position.players]]",
}
"""The tables of a log, and what is said of where they stand."""


def misfits_of(data: Mapping[str, Any]) -> list[Misfit]:
    """List in what a log of a known game does not fit its schema."""
    definitions = shape_schema()["$defs"]
    return list(misfits(data, schema_of(kind_of(data)), definitions))


def told(data: Mapping[str, Any], found: Sequence[Misfit]) -> list[Problem]:
    """Tell in what a log of a known game does not fit its schema."""
    definitions = shape_schema()["$defs"]
    first = first_round(data)
    return [_told(misfit, definitions, data["game"], first) for misfit in found if misfit.kind != "rest"]


def problems_of_any(data: Mapping[str, Any]) -> list[Problem]:
    """List what is wrong with the shape of a log of an unknown game, whichever game it is."""
    found = [told({**data, "game": name}, misfits_of({**data, "game": name})) for name in ROOMS]
    shared = set.intersection(*({_identity(problem) for problem in problems} for problems in found))
    common = [problem for problem in found[0] if _identity(problem) in shared]
    names = " or ".join(f'"{name}"' for name in ROOMS)
    if "game" in data:
        return [Problem(("game",), f"game must be {names}, not {shown(data['game'])}"), *common]
    return [Problem((), f"`game` is missing: {names}", on="table"), *common]


def _identity(problem: Problem) -> tuple[object, ...]:
    """Return what tells a problem from others; a table may lack several keys, which only the message names."""
    return problem.path, problem.on, problem.on == "table" and problem.message


def mended(data: Mapping[str, Any], found: Sequence[Misfit]) -> tuple[dict[str, Any], set[Path]]:
    """Return a copy of a log with an example of the right shape in each place that does not fit, and these places.

    It serves to look for the problems that a schema cannot express in the places that have none.
    """
    copied = _Copy(data)
    places: set[Path] = set()
    definitions = shape_schema()["$defs"]
    for misfit in found:
        *around, last = (*misfit.path, misfit.key) if misfit.kind in ("unknown", "missing") else misfit.path
        if lies_in((*around, last), places):
            continue
        holder = copied.holder((*around,))
        if misfit.kind == "unknown":
            del holder[last]
        elif misfit.kind == "rest":
            holder[last:] = [_example(misfit.schema, definitions)] * len(holder[last:])
        else:
            holder[last] = _example(misfit.schema, definitions)
            places.add((*around, last))
    return copied.whole, places


def lies_in(path: Path, places: Collection[Path]) -> bool:
    """Tell whether a path is that of one of some places, or leads into one."""
    return any(path[:length] in places for length in range(len(path) + 1))


class _Copy:
    """A copy of a document, of which only what is to be changed is really copied."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.whole = dict(data)
        self._copied: dict[Path, Any] = {(): self.whole}

    def holder(self, path: Path) -> Any:
        """Return the table or the array at a path, to be changed."""
        found = self._copied.get(path)
        if found is None:
            around = self.holder(path[:-1])
            found = around[path[-1]] = copy.copy(around[path[-1]])
            self._copied[path] = found
        return found


def worded(path: Path, first: int = 1) -> str:
    """Name the place of a value: "round 3, display 2"; `first` is the number of the first round that is written."""
    words: list[str] = []
    for part in path:
        if isinstance(part, str):
            words.append(short(part))
        elif words and words[-1] in _LISTS:
            number = part + (first if words == ["rounds"] else 1)
            words[-1] = f"{_LISTS[words[-1]]} {number}"
        else:
            words.append(f"no. {part + 1}")
    text = ", ".join(words)
    return text.replace(", no.", " no.")


def problems_of_box(game: str, stated: object) -> list[Problem]:
    """List what is wrong with the shape of a `[box]` of a game."""
    definitions = shape_schema()["$defs"]
    found = misfits(stated, _table_at(game, ("box",), definitions), definitions, ("box",))
    return [_told(misfit, definitions, game) for misfit in found if misfit.kind != "rest"]


def _told(misfit: Misfit, definitions: Schema, game: str, first: int = 1) -> Problem:
    path, schema = misfit.path, misfit.schema
    if misfit.kind == "unknown":
        return Problem((*path, misfit.key), partial(_unknown, misfit, definitions, game), on="key")
    if misfit.kind == "missing":
        return Problem(path, f"`{misfit.key}` is missing: {_described(schema)}", on="table")
    return Problem(path, partial(_unfit, misfit, first))


def _unknown(misfit: Misfit, definitions: Schema, game: str) -> str:
    advice = _advice(misfit.key, misfit.path, set(misfit.schema["properties"]), definitions, game)
    return f"unknown key `{short(misfit.key)}`: {advice}"


def _unfit(misfit: Misfit, first: int) -> str:
    schema = misfit.schema
    if "enum" in schema:
        due = " or ".join(shown(value) for value in schema["enum"])
    elif schema.get("type") == "object":
        due = "a table"
    else:
        due = _described(schema)
    return f"{worded(misfit.path, first)} must be {due}, not {shown(misfit.value)}"


def _described(schema: Mapping[str, Any]) -> str:
    return str(schema.get("description") or schema.get("title") or "there")


def _advice(key: str, path: Path, known: set[str], definitions: Schema, game: str) -> str:
    """Say what to do about an unknown key: another spelling, another place, or what is known there."""
    key = key[:_LONGEST_KEY]
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
    """Say where a key that is known elsewhere belongs: in a log of this game, or of another."""
    homes = []
    for name in (game, *(other for other in ROOMS if other != game)):
        for path, place in _HOMES.items():
            if key in _table_at(name, path, definitions).get("properties", {}):
                homes.append(f"it belongs {place}" if name == game else f'it is for game = "{name}", {place}')
    return homes


def _table_at(game: str, path: Sequence[str], definitions: Schema) -> Schema:
    """Return what a table of a game's log must be, or each of several; one that says nothing where it has none."""
    shape = game_called(game).shape(position=path[:1] == ("position",))
    schema = resolved(schema_of(shape), definitions)
    for key in path:
        schema = resolved(schema.get("properties", {}).get(key, {}), definitions)
        schema = resolved(schema.get("anyOf", [schema])[0], definitions)
        schema = resolved(schema.get("items", schema), definitions)
    return schema


def _example(schema: Schema, definitions: Schema) -> Any:
    schema = resolved(schema, definitions)
    if "examples" in schema:
        return copy.deepcopy(schema["examples"][0])
    if "enum" in schema:
        return schema["enum"][0]
    return {key: _example(schema["properties"][key], definitions) for key in schema.get("required", ())}
