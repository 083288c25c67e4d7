"""Two logs of one game compared, as plain values: what `sintra diff --format json` writes, key by key.

All keys are always there, null where not applicable.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Position(Struct, frozen=True, kw_only=True):
    """What can be taken, and whose turn it is (`player`, null where a round is over); letters in box order.

    Where the displays are not written down, `displays` and `centre` are null: `closed` of them have not been taken
    from, `at_most` pieces lie in the centre, and `left` in all. `tile` says whether the starting-player tile is there.
    """

    player: str | None
    displays: list[str] | None
    centre: str | None
    closed: int | None
    at_most: int | None
    left: int
    tile: bool


class Account(Struct, frozen=True, kw_only=True):
    """What one of the logs says where they differ.

    `line`, `column` and `end_column` are its place, as in a diagnostic; where nothing is `written`, that of the table
    that lacks it. `text` is what is written (null for an array), `value` what it means, in canonical form, defaults
    included. `rule` is the rule that it breaks, `position` what it was said of.
    """

    log: str
    line: int
    column: int
    end_column: int
    written: bool
    text: str | None
    value: str | None
    rule: str | None = None
    position: Position | None = None


class Difference(Struct, frozen=True, kw_only=True):
    """The first thing in which two logs differ, `a` the first log and `b` the other.

    `what` is the key of a log that is part of the set-up, or else "round", "displays", "move", "tiling" or "claimed".
    `key` tells which ruling, or which value of the box or of a position, `number` which strip or display (from 1).
    """

    what: str
    key: str | None = None
    number: int | None = None
    round: int | None = None
    move: int | None = None
    player: str | None = None
    a: Account
    b: Account


class ScorePair(Struct, frozen=True, kw_only=True):
    """A player's total in both logs, where it differs: after a round, or (null) at the end of the game.

    Rounds that only one of the logs breaks off are left out.
    """

    round: int | None
    player: str
    a: int
    b: int


class Comparison(Struct, frozen=True, kw_only=True):
    """What comparing two logs came to; `same` is true where there is no difference."""

    same: bool
    difference: Difference | None
    scores: Annotated[list[ScorePair], Meta(description="totals that both logs came to, where they differ")]
