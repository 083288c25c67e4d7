"""What is wrong with a log that cannot be replayed, and where."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value in a TOML document: keys as decoded, elements of arrays from 0."""


class Problem(Struct, frozen=True):
    """Something wrong with a value: its path, and what of it is meant.

    `on` says whether it is the value, the key as it is written, or the table that lacks something; `span` are the
    characters (from, to) of a text that are meant, for one move of many.
    """

    path: Path
    message: str
    rule: Literal["log-shape", "move-syntax"] = "log-shape"
    on: Literal["value", "key", "table"] = "value"
    span: tuple[int, int] | None = None
    move: int | None = None


class Fault(Struct, frozen=True, kw_only=True):
    """A problem with its place: line, column and end (1-based, in characters, end exclusive), if it has one.

    `round` and `move` (from 1) say what the place lies in; `text` is what was written there.
    """

    rule: str
    message: str
    line: int | None = None
    column: int | None = None
    end_column: int | None = None
    text: str | None = None
    round: int | None = None
    move: int | None = None


class Refused(Struct, frozen=True, kw_only=True):
    """A log that cannot be replayed: all its faults in the order of their places, and what could be read of it."""

    faults: list[Fault]
    source: str
    data: dict[str, object]
