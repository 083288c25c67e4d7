"""What the catalogue says of each rule and ruling, as plain data; `report.rule` prints it."""

from __future__ import annotations

from msgspec import Struct

from sintra_cli.names import RuleName


class Example(Struct, frozen=True, kw_only=True):
    """A case, and in the notation of a log what breaks the rule there and what would be right."""

    case: str
    wrong: str
    right: str


class Rule(Struct, frozen=True, kw_only=True):
    """A rule, under the public name of the diagnostic that breaking it gives.

    `summary` is its one line in the list of all rules. `decided` are points that no rulebook settles and that are
    decided here. In a text, paragraphs are divided by empty lines; one that is indented keeps its lines.
    """

    name: RuleName
    summary: str
    text: str
    decided: str | None = None
    example: Example


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


class Home(Struct, frozen=True):
    """A game that has a rule, by its title, and the page of its printed rulebook, if a page says it."""

    game: str
    page: str | None


class Catalogue(Struct, frozen=True, kw_only=True):
    """Every rule and ruling.

    `groups` have the rules in the order in which they are checked, under headings. `homes` are the games of a rule by
    its name; a rule that is not there is about the log, not about a game.
    """

    groups: dict[str, list[Rule]]
    homes: dict[str, list[Home]]
    rulings: dict[str, Ruling]

    @property
    def rules(self) -> dict[str, Rule]:
        """The rules by name."""
        return {rule.name: rule for rules in self.groups.values() for rule in rules}

    @property
    def names(self) -> list[str]:
        """The names of all rules and rulings, in the order of the listing."""
        return [*self.rules, *self.rulings]
