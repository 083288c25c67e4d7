"""The catalogue as plain text for a terminal."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from inspect import cleandoc
from textwrap import fill, indent
from typing import Final

from sintra_cli.report.rulebook import Catalogue, Example, Home, Rule, Ruling
from sintra_cli.text import listed

WIDTH: Final = 80
_NO_GAME: Final = "The log itself"
_ORDER: Final = (
    "Rules stand in the order in which they are checked: the first that a round or a move breaks is reported, "
    "and a refused move changes nothing. `sintra rule NAME` explains one of them."
)


class UnknownRule(LookupError):  # noqa: N818  # it names what was asked for
    """There is no rule or ruling of that name; its text suggests one that is spelt alike."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        near = difflib.get_close_matches(name.lower().replace(" ", "-"), known, n=1)
        advice = f"did you mean {near[0]}?" if near else "without a name, sintra rule lists all"
        super().__init__(f"there is no rule or ruling {name!r}; {advice}")
        self.name = name


def explain(catalogue: Catalogue, name: str) -> str:
    """Return the text for a rule or ruling; raise `UnknownRule` where there is none of that name."""
    if name in catalogue.rules:
        sections = _of_rule(catalogue.rules[name], catalogue.homes.get(name, []))
    elif name in catalogue.rulings:
        sections = _of_ruling(catalogue.rulings[name])
    else:
        raise UnknownRule(name, catalogue.names)
    return "\n\n".join(sections) + "\n"


def listing(catalogue: Catalogue) -> str:
    """Return all names in groups, one a line."""
    groups: dict[str, list[tuple[str, str]]] = {
        heading: [(rule.name, rule.summary) for rule in rules] for heading, rules in catalogue.groups.items()
    }
    groups["Rulings"] = [(ruling.name, ruling.summary) for ruling in catalogue.rulings.values()]
    room = max(map(len, catalogue.names))
    blocks = [
        "\n".join([heading, *(f"  {name:{room}}  {summary}" for name, summary in group)])
        for heading, group in groups.items()
    ]
    return "\n\n".join([*blocks, _filled(_ORDER)]) + "\n"


def _of_rule(rule: Rule, homes: Sequence[Home]) -> Iterator[str]:
    games = "; ".join(home.game if home.page is None else f"{home.game}, rulebook p. {home.page}" for home in homes)
    yield f"{rule.name}\n{games or _NO_GAME}"
    yield from _paragraphs(rule.text)
    if rule.decided is not None:
        yield _filled(f"Decided here: {cleandoc(rule.decided)}")
    yield from _example(rule.example)


def _example(example: Example) -> Iterator[str]:
    yield _filled(f"Example: {cleandoc(example.case)}")
    yield "\n".join([*_hanging("wrong", example.wrong), *_hanging("right", example.right)])


def _of_ruling(ruling: Ruling) -> Iterator[str]:
    yield f"{ruling.name}\nA ruling of {listed(ruling.games)}: decided here"
    yield _filled(ruling.question)
    marked = {
        value + (" (default)" if value == ruling.default else ""): meaning for value, meaning in ruling.values.items()
    }
    yield _table(marked)
    yield _filled(f"Why {ruling.default}: {ruling.why}")
    yield _filled(f"Example: {ruling.case}")
    yield _table(ruling.outcomes)
    other, *more = (value for value in ruling.values if value != ruling.default)
    yield f"To choose {'another' if more else 'the other'}, in a log or for one call:"
    yield f'  [rulings]\n  {ruling.name} = "{other}"'
    yield f"  sintra score --ruling {ruling.name}={other} LOG"


def _table(rows: Mapping[str, str]) -> str:
    room = max(map(len, rows))
    return "\n".join(_filled(text, f"  {label:{room}}  ", " " * (room + 4)) for label, text in rows.items())


def _paragraphs(text: str) -> Iterator[str]:
    for paragraph in cleandoc(text).split("\n\n"):
        yield paragraph if paragraph.startswith(" ") else _filled(paragraph)


def _filled(text: str, first: str = "", further: str = "") -> str:
    return fill(
        text,
        WIDTH,
        initial_indent=first,
        subsequent_indent=further,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _hanging(label: str, text: str) -> list[str]:
    first, *more = cleandoc(text).splitlines()
    return [f"  {label}  {first}", *indent("\n".join(more), " " * 9).splitlines()]
