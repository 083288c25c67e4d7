"""What is said of a key or a header that is there already: often the line is missing that begins a new table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import tomli

from sintra_cli.text import short
from sintra_cli.toml.places import Places
from sintra_cli.toml.texts import TOKEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sintra_cli.toml.texts import Stop

_LONGEST: Final = 60
_TABLES: Final = ("players", "rounds")
_OPENING: Final = ("displays", "name")
"""The keys that a round or a player mostly begins with."""
_EACH: Final = ("displays", "moves", "name")
"""The keys that nearly every round or player has."""
_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_OWN: Final = re.compile(r"^[ \t]*(?:displays|moves|name)\b(?=[ \t]*=)|^[ \t]*\[", re.MULTILINE)
"""Such a key, or a header."""


class _Statement(NamedTuple):
    """Where a statement begins, and whether an empty line or a remark is before it."""

    start: int
    apart: bool


def written_twice(stop: Stop) -> tuple[str, int, int]:
    """Return what to say about a key or a header that the parser has met before, and where."""
    if stop.is_in_header:
        return _header_twice(stop)
    key = short(stop.key_text, _LONGEST)
    if stop.brackets:
        another = ", or put }, { before it where another begins" if key in _EACH else ""
        return f"`{key}` is written twice in this table: keep one of the two{another}", *stop.key
    keys = _path(stop.header_text)
    line = _first_line(stop, keys, _path(f"{stop.key_text} = 0"))
    begins = _beginning(stop, line) if stop.header_text.startswith("[[") and keys[0] in _TABLES else None
    if begins is not None:
        return _line_missing(stop, keys[0], key, line, begins)
    advice = ", or put the next player's header before it" if keys[:2] == ["position", "players"] else ""
    return f"`{key}` is already on line {line}: keep one of the two{advice}", *stop.key


def _line_missing(stop: Stop, table: str, twice: str, line: int, begins: int) -> tuple[str, int, int]:
    """Say that a header is missing before a statement: something below it is in the table above it already."""
    again = stop.source.count("\n", 0, stop.statement) + 1
    where = f"already on line {line}" if begins == stop.statement else f"on line {line} and again on line {again}"
    key = _KEY.search(stop.source, begins)
    message = f"`{short(twice, _LONGEST)}` is {where}: a line [[{table}]] is missing before this one"
    return message, *(key.span() if key else (begins, stop.line_end(begins)))


def _header_twice(stop: Stop) -> tuple[str, int, int]:
    key = stop.source[stop.statement : stop.offset].lstrip("[ \t").rstrip()
    end = stop.offset + (2 if stop.source.startswith("[[", stop.statement) else 1)
    *parents, last = _path(f"{key} = 0")
    line = _first_line(stop, parents, [last])
    begun = _OWN.search(stop.source, _line_start(stop, line + 1), stop.statement) if parents else None
    if begun and parents[0] in _TABLES and not begun[0].endswith("["):
        return _line_missing(stop, parents[0], key, line, begun.start())
    advice = f"each of them begins with [[{key}]]" if key in _TABLES else "put all of it there"
    return f"`{short(key, _LONGEST)}` is already on line {line}: {advice}", stop.statement, end


def _line_start(stop: Stop, number: int) -> int:
    """Return where a line (from 1) begins."""
    return sum(len(line) + 1 for line in stop.source.split("\n", number)[: number - 1])


def _beginning(stop: Stop, first_line: int) -> int | None:
    """Return where the table begins that a line is missing before; None where a key is just there twice."""
    first = _line_start(stop, first_line)
    between = [one for one in _statements(stop.source, first, stop.offset) if one.start > first]
    if stop.key_text == "displays" and len(between) == 1:
        return None
    following = _OWN.search(stop.source, stop.line_end(stop.statement))
    next_own = following[0].strip() if following else "["
    if stop.key_text not in _EACH and next_own == "[":
        return None
    begins = [stop.statement]
    for one in between[:-1]:
        opens = stop.source.startswith(_OPENING, one.start) and not stop.source.startswith(next_own, one.start)
        if one.apart or (opens and one is between[-2]):
            begins.append(one.start)
    return stop.statement if between[-1].apart else begins[-1]


def _statements(source: str, start: int, end: int) -> Iterator[_Statement]:
    """Yield the statements that begin between two offsets, of which the first is in a statement."""
    depth, apart = 0, False
    for token in TOKEN.finditer(source, start, end):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token["mark"], 0)
        if token["gap"] and depth == 0:
            apart = apart or token[0].count("\n") > 1
            is_remark = source.startswith("#", token.end())
            if not is_remark:
                yield _Statement(token.end(), apart)
            apart = is_remark


def _path(statement: str) -> list[str]:
    """Return the keys of a statement, which is a header or has a number as its value."""
    keys = []
    value: Any = tomli.loads(statement)
    while value and isinstance(value, dict):
        [(key, value)] = value.items()
        keys.append(key)
    return keys


def _first_line(stop: Stop, header: list[str], keys: list[str]) -> int:
    """Return the line of the first of two keys, below the last of the tables that a header leads to."""
    places = Places(stop.source[: stop.statement])
    return places.key((*places.last(header), *keys)).line
