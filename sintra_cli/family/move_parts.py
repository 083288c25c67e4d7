"""Where the parts of a move are written, and how to write one of them another way; loaded only for a change or a fault.

The parts are those of `Move`. A move here is one that its grammar produces, whatever the letters of the box are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from string import ascii_uppercase
from typing import Final, Literal, TypeAlias

from sintra_cli.family.notation import Grammar, pattern
from sintra_cli.family.rules.move import CENTRE, NOWHERE, UNSEEN

Part: TypeAlias = Literal["source", "count", "colour", "target", "jokers", "keep", "player", "points", "stands"]
Span: TypeAlias = tuple[int, int]
"""From which character on (from 0), and before which."""

_SET_OFF: Final = {"jokers": "j{}", "keep": "={}", "points": "({})"}
"""How the parts are written that have a mark of their own."""
_WORDS: Final[Mapping[tuple[str, object], str]] = {
    ("source", CENTRE): "C",
    ("source", UNSEEN): "?",
    ("target", NOWHERE): "-",
    ("stands", True): "!",
    ("stands", False): "",
}


def points_of(grammar: Grammar, text: str) -> Span | None:
    """Return where the points are written behind a move, without their brackets; None where there are none."""
    match = _form(grammar).fullmatch(text, text.rfind(":") + 1) if grammar.scores else None
    return None if match is None or match["points"] is None else match.span("points")


def respelt(grammar: Grammar, text: str, part: Part, value: object) -> tuple[int, int, str]:
    """Return which characters of a move are to be replaced, and by what, to give a part of it another value.

    None leaves the part out. Raises `LookupError` where the move has no place for it.
    """
    shift = text.rfind(":") + 1
    if part == "player":
        return 0, shift, "" if value is None else f"{value}:"
    match = _form(grammar).fullmatch(text, shift)
    if match is None or part not in match.re.groupindex:
        raise LookupError("a move of another form")
    groups = list(match.re.groupindex)  # in the order in which they are written
    before = max((match.end(other) for other in groups[: groups.index(part)]), default=-1)
    start, end = match.span(part)
    if start < 0:
        if before < 0:
            raise LookupError("a move that takes nothing")
        start = end = before
    elif part in _SET_OFF:
        start, end = before, text.index(")", end) + 1 if part == "points" else end
    new = "" if value is None else _SET_OFF.get(part, "{}").format(_WORDS.get((part, value), value))
    return start, end, new


@lru_cache(maxsize=8)
def _form(grammar: Grammar) -> re.Pattern[str]:
    return pattern(grammar, ascii_uppercase, "any")
