"""What the catalogue says of one rule or ruling."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Game: TypeAlias = Literal["sintra", "azul"]


class Example(Struct, frozen=True, kw_only=True):
    """A case, and in the notation of a log what breaks the rule there and what would be right."""

    case: str
    wrong: str
    right: str


class Rule(Struct, frozen=True, kw_only=True):
    """A rule, under the public name of the diagnostic that breaking it gives.

    `games` are those that have it (none: it is about the log, not about a game). `page` is the page of the printed
    Sintra rulebook, None where no page says it. `summary` is its one line in the list of all rules. `decided` are
    points that no rulebook settles and that are decided here. In a text, paragraphs are divided by empty lines; one
    that is indented keeps its lines.
    """

    name: str
    games: tuple[Game, ...] = ()
    page: str | None = None
    summary: str
    text: str
    decided: str | None = None
    example: Example


class Ruling(Struct, frozen=True, kw_only=True):
    """A question that a rulebook leaves open: `values` maps each answer to what it means.

    `case` is an example, `outcomes` what comes of it with each answer.
    """

    name: str
    games: tuple[Game, ...]
    summary: str
    question: str
    values: dict[str, str]
    default: str
    why: str
    case: str
    outcomes: dict[str, str]
