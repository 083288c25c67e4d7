"""What the catalogue says of each rule, topic and ruling, as plain data; `report.rule` says it in order."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from msgspec import Struct

from sintra_cli.names import RuleName, TopicName


class Example(Struct, frozen=True, kw_only=True):
    """A case, and in the notation of a log what breaks the rule there and what would be right."""

    case: str
    wrong: str
    right: str


class Sum(Struct, frozen=True, kw_only=True):
    """A case, and what it comes to: `4 + 2 + 2 = 8 points`."""

    case: str
    sum: str


class Rule(Struct, frozen=True, kw_only=True):
    """A rule, under the public name of the diagnostic that breaking it gives.

    `summary` is its one line in the list of all. `decided` is what no rulebook settles and what is decided here,
    `otherwise` what somebody at the table may have learned from another text. `let_stand` is how the game goes on after
    a move that breaks it, where such a move can stand. In a text, paragraphs are divided by empty lines; one that is
    indented keeps its lines.
    """

    name: RuleName
    summary: str
    text: str
    decided: str | None = None
    otherwise: str | None = None
    let_stand: str | None = None
    example: Example


class Topic(Struct, frozen=True, kw_only=True):
    """What scores, or how a game ends: explained like a rule, but nobody can break it."""

    name: TopicName
    summary: str
    text: str
    decided: str | None = None
    otherwise: str | None = None
    examples: tuple[Sum, ...]


class Note(Struct, frozen=True, kw_only=True):
    """What one game adds to a rule that it shares."""

    text: str
    decided: str | None = None
    otherwise: str | None = None


class Ruling(Struct, frozen=True, kw_only=True):
    """A question that a rulebook leaves open: `values` maps each answer to what it means.

    `games` are the titles of those that have it. `case` is an example, `outcomes` what comes of it with each answer.
    """

    name: str
    games: list[str]
    summary: str
    question: str
    values: dict[str, str]
    default: str
    why: str
    case: str
    outcomes: dict[str, str]


class Home(Struct, frozen=True, kw_only=True):
    """A game that has rules and topics, by its title.

    `pages` are those of its printed rulebook, and `notes` what it adds to what it shares, both by name. `chapters` are
    its own names and the shared ones, in the order of play, under headings.
    """

    game: str
    pages: Mapping[RuleName | TopicName, str]
    notes: Mapping[RuleName, Note]
    chapters: Mapping[str, tuple[RuleName | TopicName, ...]]

    def has(self, name: RuleName | TopicName) -> bool:
        """Tell whether a rule or topic is one of this game."""
        return any(name in names for names in self.chapters.values())


class Catalogue(Struct, frozen=True, kw_only=True):
    """Every rule, topic and ruling.

    `groups` have the rules in the order in which they are checked, and the topics, under headings. A rule that is not
    in a chapter of any of the `homes` is about the log, not about a game.
    """

    groups: dict[str, list[Rule | Topic]]
    homes: list[Home]
    rulings: dict[str, Ruling]

    @property
    def entries(self) -> dict[str, Rule | Topic]:
        """The rules and topics by name."""
        return {entry.name: entry for entry in chain.from_iterable(self.groups.values())}

    @property
    def rules(self) -> dict[str, Rule]:
        """The rules by name: what a report may say is broken."""
        return {name: entry for name, entry in self.entries.items() if isinstance(entry, Rule)}

    @property
    def topics(self) -> dict[str, Topic]:
        """The topics by name."""
        return {name: entry for name, entry in self.entries.items() if isinstance(entry, Topic)}

    @property
    def names(self) -> list[str]:
        """The names of all rules, topics and rulings, in the order of the listing."""
        return [*self.entries, *self.rulings]

    def homes_of(self, name: RuleName | TopicName) -> list[Home]:
        """Return the games that have a rule or topic."""
        return [home for home in self.homes if home.has(name)]
