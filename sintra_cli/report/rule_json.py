"""The catalogue as plain values, for JSON: what is said of a rule, topic or ruling under keys of its own."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

from sintra_cli.report.rule import UnknownRule
from sintra_cli.report.rulebook import Catalogue, Example, Rule, Ruling, Sum, Topic


def explained(catalogue: Catalogue, name: str) -> dict[str, Any]:
    """Return what is said of a rule, topic or ruling; raise `UnknownRule` where there is none of that name."""
    if name in catalogue.rulings:
        return _of_ruling(catalogue.rulings[name])
    if name not in catalogue.entries:
        raise UnknownRule(name, catalogue.names)
    return _of_entry(catalogue, catalogue.entries[name])


def listed(catalogue: Catalogue) -> list[dict[str, Any]]:
    """Return the same of all of them, in the order of the listing."""
    return [explained(catalogue, name) for name in catalogue.names]


def _of_entry(catalogue: Catalogue, found: Rule | Topic) -> dict[str, Any]:
    homes = catalogue.homes_of(found.name)
    notes = {}
    if isinstance(found, Rule):
        notes = {home.game: cleandoc(home.notes[found.name].text) for home in homes if found.name in home.notes}
    return {
        "name": found.name,
        "kind": "rule" if isinstance(found, Rule) else "topic",
        "summary": found.summary,
        "games": [home.game for home in homes],
        "pages": {home.game: home.pages[found.name] for home in homes if found.name in home.pages},
        "text": cleandoc(found.text),
        "notes": notes,
        "decided": _cleaned(found.decided),
        "otherwise": _cleaned(found.otherwise),
        "let_stand": _cleaned(found.let_stand) if isinstance(found, Rule) else None,
        "examples": [_example(found.example)] if isinstance(found, Rule) else [_sum(each) for each in found.examples],
    }


def _cleaned(text: str | None) -> str | None:
    return None if text is None else cleandoc(text)


def _example(example: Example) -> dict[str, str]:
    return {"case": cleandoc(example.case), "wrong": cleandoc(example.wrong), "right": cleandoc(example.right)}


def _sum(example: Sum) -> dict[str, str]:
    return {"case": cleandoc(example.case), "sum": cleandoc(example.sum)}


def _of_ruling(ruling: Ruling) -> dict[str, Any]:
    return {
        "name": ruling.name,
        "kind": "ruling",
        "summary": ruling.summary,
        "games": ruling.games,
        "question": ruling.question,
        "values": ruling.values,
        "default": ruling.default,
        "why": ruling.why,
        "case": ruling.case,
        "outcomes": ruling.outcomes,
    }
