"""What an unknown key was meant as: another spelling, or a key of another table; loaded only for one."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from msgspec import Struct

from sintra_cli.games import ROOMS, game_called
from sintra_cli.log.schema import schema_of, shape_schema
from sintra_cli.text import name_key
from sintra_cli.toml.faults import Path
from sintra_cli.toml.misfits import Misfit, Schema, resolved

_LONGEST: Final = 100
_MOST: Final = 30
_KEYS: Final = 1000
"""So many keys may be that of the game."""
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
_BEGINNING: Final = ("name", "displays", "moves")
"""What tells that a player or a round begins."""


class Meant(Struct, frozen=True):
    """What to do about an unknown key, and where it was meant to be, if that is known.

    `home` is the table that the key belongs in, () at the top, and `key` how it is spelt there. Where a line is missing
    that `begins` a table of that kind, the keys behind it belong there as well.
    """

    advice: str
    home: Path | None = None
    key: str = ""
    begins: bool = False


def meant(misfit: Misfit, game: str) -> Meant:
    """Return what an unknown key in a game's log was meant as."""
    key, path = misfit.key[:_LONGEST], misfit.path
    known = sorted(misfit.schema.get("properties", ()))
    near = difflib.get_close_matches(key.lower(), known, n=1, cutoff=0.7)
    very_near = difflib.get_close_matches(key.lower(), near, cutoff=0.85)
    homes = list(_homes(key, game))
    if very_near or (near and not homes):
        return Meant(f"did you mean {_spelt(near[0], misfit.value[misfit.key])}?", path, near[0])
    if homes:
        name, home = homes[0]
        if name != game:
            return Meant(f'it is for game = "{name}", {_HOMES[home]}')
        table = f"[[{home[0]}]]" if home else ""
        if key in _BEGINNING and _belong(_behind(key, misfit.value), home, game):
            advice = f"it belongs under {table}, and a line {table} is missing before it"
            return Meant(advice, home, key, begins=True)
        return Meant(f"it belongs {_HOMES[home]}", home, key)
    top = sorted(table_at(game, ()).get("properties", {})) if path else []
    elsewhere = difflib.get_close_matches(key.lower(), top, n=1, cutoff=0.85)
    if elsewhere:
        return Meant(f"did you mean `{elsewhere[0]}`, {_HOMES[()]}?", (), elsewhere[0])
    if path and path[-1] == "rulings":
        return Meant(f"the rulings of this game are {', '.join(known)}")
    return Meant(f"known here are {', '.join(known)} (a key of your own begins with _)")


def _spelt(key: str, value: object) -> str:
    """Write a key, with its value where that is the name of a game in other letters."""
    other = key == "game" and isinstance(value, str) and value not in ROOMS and value.lower() in ROOMS
    return f'`{key} = "{str(value).lower()}"`' if other else f"`{key}`"


def _homes(key: str, game: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield where a key is known: in a log of this game, or of another."""
    for name in (game, *(other for other in ROOMS if other != game)):
        for path in _HOMES:
            if key in table_at(name, path).get("properties", {}):
                yield name, path


def _behind(key: str, table: Mapping[str, Any]) -> list[str]:
    """Return the keys that are written behind one in its table, but for those of tables."""
    keys = list(table)
    return [other for other in keys[keys.index(key) + 1 :] if not _holds_tables(table[other])]


def _holds_tables(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, dict) for one in value))


def _belong(keys: Collection[str], home: tuple[str, ...], game: str) -> bool:
    return set(keys) <= set(table_at(game, home).get("properties", {}))


@lru_cache
def table_at(game: str, path: tuple[str, ...]) -> Schema:
    """Return what a table of a game's log must be, or each of several; one that says nothing where it has none."""
    definitions = shape_schema()["$defs"]
    shape = game_called(game).shape(position=path[:1] == ("position",))
    schema = resolved(schema_of(shape), definitions)
    for key in path:
        schema = resolved(schema.get("properties", {}).get(key, {}), definitions)
        schema = resolved(schema.get("anyOf", [schema])[0], definitions)
        schema = resolved(schema.get("items", schema), definitions)
    return schema


# --- among the players -------------------------------------------------------------------------------------------


def strays(data: Mapping[str, Any]) -> Iterator[Misfit]:
    """Yield the keys that stand in a table by player and are known elsewhere, such as a title below `[claimed]`."""
    players = data.get("players")
    names = {
        name_key(player["name"])
        for player in (players if isinstance(players, list) else ())
        if isinstance(player, dict) and isinstance(player.get("name"), str)
    }
    known = _known(data["game"])
    for path, table in _by_player(data):
        for key in table:
            if key in known and name_key(key) not in names:
                yield Misfit("unknown", path, table, {}, key)


@lru_cache
def _known(game: str) -> frozenset[str]:
    """Return the keys of all tables of a game's log."""
    return frozenset(key for path in _HOMES for key in table_at(game, path).get("properties", {}))


def _by_player(data: Mapping[str, Any]) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    """Yield the tables whose keys are the names of players, with their paths."""
    rounds = data.get("rounds")
    tables: list[tuple[Path, Any]] = [((), data)]
    tables += [(("rounds", number), this) for number, this in enumerate(rounds if isinstance(rounds, list) else ())]
    for around, holder in tables:
        for key in ("claimed", "tiling"):
            if isinstance(holder, dict) and isinstance(holder.get(key), dict):
                yield (*around, key), holder[key]


# --- what follows --------------------------------------------------------------------------------------------------


def as_known(data: dict[str, Any]) -> dict[str, Any]:
    """Return a log with what tells its shape, the game and a position, also where their keys are spelt otherwise."""
    known = dict(data)
    if "game" not in data:
        named = (value for key, value in islice(_pairs(data), _KEYS) if is_game(key) and isinstance(value, str))
        known.update(("game", value.lower()) for value in named if value.lower() in ROOMS)
    if "position" not in data:
        known.update(("position", value) for key, value in data.items() if key.lower() == "position")
    return known


def _pairs(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield keys with their values: at the top, then those of its tables."""
    yield from data.items()
    for value in data.values():
        for table in value if isinstance(value, list) else [value]:
            yield from table.items() if isinstance(table, dict) else ()


def is_game(key: str) -> bool:
    """Tell whether a key was meant as `game`."""
    return bool(difflib.get_close_matches(key[:_LONGEST].lower(), ["game"], cutoff=0.85))


def causes(found: Sequence[Misfit], game: str) -> list[Misfit]:
    """Return the misfits that do not follow from a line that is missing before a key: it begins another table."""
    intended = {(*misfit.path, misfit.key): meant(misfit, game) for misfit in first_unknown(found)}
    begun = {this.home for this in intended.values() if this.begins}
    begun_in: set[Path] = set()
    told = []
    for misfit in found:
        place = (*misfit.path, misfit.key) if misfit.key else misfit.path
        follows = misfit.path in begun_in if misfit.kind == "unknown" else place in begun
        if misfit.kind == "unknown" and place in intended and intended[place].begins:
            begun_in.add(misfit.path)
        if not follows:
            told.append(misfit)
    return told


def first_unknown(found: Iterable[Misfit]) -> Iterator[Misfit]:
    """Yield the first unknown keys, so many as are looked at for what follows from them."""
    return islice((misfit for misfit in found if misfit.kind == "unknown"), _MOST)
