"""What is said of a rule, topic or ruling, in order: values that are written as text or as Markdown."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from inspect import cleandoc
from textwrap import dedent
from typing import Final, TypeAlias

from msgspec import Struct

from sintra_cli.report.rulebook import Catalogue, Example, Home, Note, Rule, Ruling, Sum, Topic
from sintra_cli.text import listed

_NO_GAME: Final = "The log itself"
_MOST_MEANT: Final = 3


class UnknownRule(LookupError):  # noqa: N818  # it names what was asked for
    """There is no rule, topic or ruling of that name; its text suggests one that is spelt alike."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        meant = _meant(name.strip().lower().replace(" ", "-"), known)
        advice = f"did you mean {listed(meant, 'or')}?" if meant else "without a name, sintra rule lists all"
        super().__init__(f"there is no rule, topic or ruling {name!r}; {advice}")
        self.name = name


def _meant(name: str, known: Sequence[str]) -> list[str]:
    """Return the name that is spelt most alike, else those that have all of it within them."""
    near = difflib.get_close_matches(name, known, n=1)
    return near or [each for each in known if name and name in each][:_MOST_MEANT]


class Prose(Struct, frozen=True):
    """A paragraph, with what it is (`Example`) before it, where that is said."""

    text: str
    label: str = ""


class Lines(Struct, frozen=True):
    """Lines that are kept as they are, each indented."""

    text: str


class Terms(Struct, frozen=True):
    """What some words mean."""

    rows: Mapping[str, str]


class Case(Struct, frozen=True):
    """What is wrong in an example, and what is right."""

    wrong: str
    right: str


Block: TypeAlias = Prose | Lines | Terms | Case


class Entry(Struct, frozen=True):
    """What is said of one name, with what it belongs to."""

    name: str
    belongs_to: str
    blocks: list[Block]


def entry(catalogue: Catalogue, name: str) -> Entry:
    """Return what is said of a rule, topic or ruling; raise `UnknownRule` where there is none of that name."""
    if name in catalogue.rulings:
        return _of_ruling(catalogue.rulings[name])
    if name not in catalogue.entries:
        raise UnknownRule(name, catalogue.names)
    found = catalogue.entries[name]
    notes = {home.game: note for home in catalogue.homes if (note := _note(home, found)) is not None}
    homes = catalogue.homes_of(found.name)
    return Entry(name, "; ".join(_with_page(home, found) for home in homes) or _NO_GAME, [*_blocks(found, notes)])


def entry_for(home: Home, found: Rule | Topic) -> Entry:
    """Return what is said of a rule or topic to somebody who plays this one game."""
    page = home.pages.get(found.name)
    note = _note(home, found)
    blocks = _blocks(found, {} if note is None else {"": note})
    return Entry(found.name, "" if page is None else f"Rulebook p. {page}", [*blocks])


def _note(home: Home, found: Rule | Topic) -> Note | None:
    return home.notes.get(found.name) if isinstance(found, Rule) else None


def _with_page(home: Home, found: Rule | Topic) -> str:
    page = home.pages.get(found.name)
    return home.game if page is None else f"{home.game}, rulebook p. {page}"


def _blocks(found: Rule | Topic, notes: Mapping[str, Note]) -> Iterator[Block]:
    """Say what there is to say; `notes` are what games add, by what is said before it."""
    yield from _paragraphs(found.text)
    for game, note in notes.items():
        yield from _paragraphs(note.text, game)
    yield from _asides([("", found), *notes.items()])
    if isinstance(found, Rule):
        if found.let_stand is not None:
            yield Prose(cleandoc(found.let_stand), "If it was let stand")
        yield from _example(found.example)
    else:
        yield from (block for example in found.examples for block in _sum(example))


def _asides(said: Sequence[tuple[str, Rule | Topic | Note]]) -> Iterator[Block]:
    """Say what is decided here, for a game where one is named, then what some texts say otherwise."""
    for game, each in said:
        if each.decided is not None:
            yield Prose(cleandoc(each.decided), f"Decided here, for {game}" if game else "Decided here")
    for _, each in said:
        if each.otherwise is not None:
            yield Prose(cleandoc(each.otherwise), "Some texts say otherwise")


def _paragraphs(text: str, label: str = "") -> Iterator[Block]:
    for number, paragraph in enumerate(cleandoc(text).split("\n\n")):
        if paragraph.startswith(" "):
            yield Lines(dedent(paragraph))
        elif number or label:
            yield Prose(paragraph, "" if number else label)
        else:
            yield Prose(paragraph[:1].upper() + paragraph[1:])


def _example(example: Example) -> Iterator[Block]:
    yield Prose(cleandoc(example.case), "Example")
    yield Case(cleandoc(example.wrong), cleandoc(example.right))


def _sum(example: Sum) -> Iterator[Block]:
    yield Prose(cleandoc(example.case), "Example")
    yield Lines(cleandoc(example.sum))


def _of_ruling(ruling: Ruling) -> Entry:
    marked = {
        value + (" (default)" if value == ruling.default else ""): meaning for value, meaning in ruling.values.items()
    }
    other, *more = (value for value in ruling.values if value != ruling.default)
    return Entry(
        ruling.name,
        f"A ruling of {listed(ruling.games)}: decided here",
        [
            Prose(ruling.question),
            Terms(marked),
            Prose(ruling.why, f"Why {ruling.default}"),
            Prose(ruling.case, "Example"),
            Terms(ruling.outcomes),
            Prose(f"To choose {'another' if more else 'the other'}, in a log or for one call:"),
            Lines(f'[rulings]\n{ruling.name} = "{other}"'),
            Lines(f"sintra score --ruling {ruling.name}={other} LOG"),
        ],
    )
