"""What is wrong with a log that cannot be replayed, and where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from sintra_cli.names import LOG_SHAPE, RuleName

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value in a TOML document: keys as decoded, elements of arrays from 0."""


MOST: Final = 1000
"""So many faults of a log are told, the first by their places."""


class Problem(Struct, frozen=True):
    """Something wrong with a value: its path, and what of it is meant.

    `on` says whether it is the value, the key as it is written, or the table that lacks something; `span` are the
    characters (from, to) of a text that are meant, for one move of many. A message that takes time to make is a
    function, which is called where the problem is among those that are told.
    """

    path: Path
    message: str | Callable[[], str]
    rule: RuleName = LOG_SHAPE
    on: Literal["value", "key", "table"] = "value"
    span: tuple[int, int] | None = None
    move: int | None = None


class Slip(Struct, frozen=True):
    """What exactly is wrong with a text that is not of the right form: a message, and the characters that it is about.

    `span` is None where it is about the whole text.
    """

    message: str
    span: tuple[int, int] | None = None


class Fault(Struct, frozen=True, kw_only=True):
    """A problem with its place: line, column and end (1-based, in characters, end exclusive), if it has one.

    `round` and `move` (from 1) say what the place lies in; `text` is what was written there.
    """

    rule: RuleName
    message: str
    line: int | None = None
    column: int | None = None
    end_column: int | None = None
    text: str | None = None
    round: int | None = None
    move: int | None = None


class Refused(Struct, frozen=True, kw_only=True):
    """A log that cannot be replayed: its faults in the order of their places, and what could be read of it.

    These are all faults, or, where there are `more`, the first 1,000.
    """

    faults: list[Fault]
    source: str
    data: dict[str, object]
    more: bool = False
