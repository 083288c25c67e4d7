"""Say everything that is wrong with the shape of a log; loaded only for a log that has been refused."""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

from sintra_cli.games import ROOMS, game_called
from sintra_cli.log.keys import causes, first_unknown, is_game, meant, strays, table_at
from sintra_cli.log.kinds import first_round, kind_of
from sintra_cli.log.schema import schema_of, shape_schema
from sintra_cli.text import short, shown
from sintra_cli.toml.faults import MOST, Path, Problem
from sintra_cli.toml.misfits import Misfit, Schema, misfits, resolved

_LISTS: Final = {
    "rounds": "round",
    "players": "player",
    "displays": "display",
    "moves": "move",
    "strips": "strip",
    "colours": "colour",
    "ornaments": "ornament",
}
_OPTIONAL: Final[tuple[Path, ...]] = (("box",), ("rulings",))
_SINGLE: Final = ((), *_OPTIONAL, ("position",))
"""The tables of which a log has one."""


def misfits_of(data: Mapping[str, Any]) -> list[Misfit]:
    """List in what a log of a known game does not fit its schema."""
    astray = list(strays(data))
    places: set[Path] = {(*misfit.path, misfit.key) for misfit in astray}
    found = misfits(data, schema_of(kind_of(data)), shape_schema()["$defs"])
    return [*(misfit for misfit in found if not lies_in(misfit.path, places)), *astray]


def relocated(data: dict[str, Any]) -> tuple[dict[str, Any], set[Path]]:
    """Return a log of a known game with what stands at unknown keys also where it was meant, and these places.

    So nothing is missing there, and nothing that would follow from that is told.
    """
    copied = _Copy(data)
    moved: set[Path] = set()
    for misfit in first_unknown(misfits_of(data)):
        intended = meant(misfit, data["game"])
        home = intended.home
        if home is None or (home != misfit.path and home not in _SINGLE):
            continue
        if home in _OPTIONAL:
            copied.whole.setdefault(str(home[0]), {})
        table = _at(copied.whole, home)
        if isinstance(table, dict) and intended.key not in table:
            copied.holder(home)[intended.key] = misfit.value[misfit.key]
            moved.add((*home, intended.key))
    return copied.whole, moved


def _at(data: Any, path: Path) -> Any:
    """Return what is at a path, None where there is nothing."""
    for part in path:
        data = data.get(part) if isinstance(data, dict) else data[part]
    return data


def told(data: Mapping[str, Any], found: Sequence[Misfit], moved: Collection[Path] = ()) -> list[Problem]:
    """Tell in what a log of a known game does not fit its schema, but for what only follows from something else."""
    game, first = data["game"], first_round(data)
    written = (misfit for misfit in causes(found, game) if misfit.kind != "rest" and not lies_in(misfit.path, moved))
    return [problem for misfit in written for problem in _told(misfit, game, first)]


def problems_of_any(data: Mapping[str, Any]) -> list[Problem]:
    """List what is wrong with the shape of a log of an unknown game, whichever game it is."""
    found = [_problems({**data, "game": name}) for name in ROOMS]
    shared = set.intersection(*({_identity(problem) for problem in problems} for problems in found))
    common = [problem for problem in found[0] if _identity(problem) in shared]
    if "game" not in data and any(map(is_game, data)):
        return common
    names = " or ".join(f'"{name}"' for name in ROOMS)
    if "game" in data:
        return [Problem(("game",), f"game must be {names}, not {shown(data['game'])}"), *common]
    return [Problem((), f"`game` is missing: {names}", on="table"), *common]


def _problems(data: dict[str, Any]) -> list[Problem]:
    whole, moved = relocated(data)
    return told(whole, misfits_of(whole), moved)


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
    found = misfits(stated, table_at(game, ("box",)), shape_schema()["$defs"], ("box",))
    return [problem for misfit in found if misfit.kind != "rest" for problem in _told(misfit, game)]


def _told(misfit: Misfit, game: str, first: int = 1) -> list[Problem]:
    path, schema = misfit.path, misfit.schema
    if misfit.kind == "unknown":
        return [Problem((*path, misfit.key), partial(_unknown, misfit, game), on="key")]
    if misfit.kind == "missing":
        return [Problem(path, f"`{misfit.key}` is missing: {_described(schema)}", on="table")]
    slips = list(islice(game_called(game).slips(path, misfit.value), MOST))
    if slips:
        return [Problem(path, f"{worded(path, first)}: {slip.message}", span=slip.span) for slip in slips]
    return [Problem(path, partial(_unfit, misfit, first))]


def _unknown(misfit: Misfit, game: str) -> str:
    key, advice = short(misfit.key), meant(misfit, game).advice
    if "properties" in misfit.schema:
        return f"unknown key `{key}`: {advice}"
    table = ".".join(part for part in misfit.path if isinstance(part, str))
    return f"`{key}` stands under [{table}], among the players: {advice}"


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


def _example(schema: Schema, definitions: Schema) -> Any:
    schema = resolved(schema, definitions)
    if "examples" in schema:
        return copy.deepcopy(schema["examples"][0])
    if "enum" in schema:
        return schema["enum"][0]
    return {key: _example(schema["properties"][key], definitions) for key in schema.get("required", ())}
