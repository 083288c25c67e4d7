"""The catalogue: the text of every rule and ruling, by the name that diagnostics give."""

from __future__ import annotations


def page_of(rule: str) -> str | None:
    """Return the page of the printed Sintra rulebook that a rule stands on, such as "4-5"."""
    from sintra_cli.rulebook.catalogue import RULES

    return RULES[rule].page if rule in RULES else None
