"""Each text of the catalogue says where it stands, names only names that exist, and speaks of its own game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import to_builtins

import sintra_cli
from sintra_cli.games import games
from sintra_cli.names import RuleName
from sintra_cli.referee.rule import catalogue
from sintra_cli.report.rule import entry
from sintra_cli.report.rulebook import Note

BOOK = catalogue()
NOTES = {f"{home.game}: {name}": note for home in BOOK.homes for name, note in home.notes.items()}
WORDS = {"starting-player", "wall-tiling", "well-formed", "UTF-8", "UTF-16", "Windows-1252", "A-Z", "a-z"}
"""Words with a hyphen that are no names."""
KEYS = {"starting_player", "round_colours"}

SCORES = (
    "round-bonus windows broken-glass starting-tile leftover-panes ornaments multiplier tie-break "
    "wall-points floor-line end-bonuses azul-tie-break end-of-game"
)
OTHERWISE = {
    "windows": "all your windows",
    "round-over": "when the displays are empty",
    "starting-tile": "the tile costs you a point",
    "round-track": "the odd pane last",
    "joker-count": "panes may go on jokers",
    "draw-supply": "before it is empty",
    "broken-glass": "only at the end of the game",
}


def test_all_that_scores_is_explained_and_is_no_rule() -> None:
    assert sorted(BOOK.topics) == sorted(SCORES.split())
    assert not set(BOOK.topics) & set(BOOK.rules)


@pytest.mark.parametrize("name", BOOK.topics)
def test_a_topic_of_sintra_stands_on_a_page_and_none_of_azul_does(name: str) -> None:
    (home,) = BOOK.homes_of(RuleName(name))
    assert (name in home.pages) == (home.game == "Stained Glass of Sintra")
    assert ("rulebook p. " in entry(BOOK, name).belongs_to) == (name in home.pages)


@pytest.mark.parametrize("name", BOOK.entries)
def test_each_name_has_a_summary_and_a_text(name: str) -> None:
    found = BOOK.entries[name]
    assert found.summary == found.summary.strip() != ""
    assert found.text.strip()


def test_what_some_texts_say_otherwise_is_told_with_the_rule_that_it_concerns() -> None:
    told = {name: " ".join(found.otherwise.split()) for name, found in BOOK.entries.items() if found.otherwise}
    assert list(told) == [name for name in BOOK.names if name in OTHERWISE]
    assert [name for name, text in told.items() if OTHERWISE[name] not in text] == []


def said(value: object) -> Iterator[str]:
    """Yield every text in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from said(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from said(each)


@pytest.mark.parametrize("name", [*BOOK.names, *NOTES])
def test_a_text_names_only_names_that_exist(name: str) -> None:
    found: object = NOTES.get(name) or BOOK.entries.get(name) or BOOK.rulings[name]
    text = " ".join(said(to_builtins(found)))
    values = {value for ruling in BOOK.rulings.values() for value in ruling.values}
    known = {*BOOK.names, *WORDS, *KEYS, *values}
    joined = re.findall(r"(?<![\w./=-])[A-Za-z]+(?:[-_][A-Za-z0-9]+)+(?![\w-]|\.\w)", text)
    assert [word for word in joined if word not in known] == []
    referred = [word for names in re.findall(r"\(see ([^)]*)\)", text) for word in re.findall(r"[\w-]+", names)]
    assert [word for word in referred if word not in {*BOOK.names, "and"}] == []
    assert [ruling for ruling in re.findall(r"\bruling (\w+)", text) if ruling not in BOOK.rulings] == []


def test_texts_that_the_games_share_name_none_of_them() -> None:
    package = Path(sintra_cli.__file__).parent
    shared = [(package / room / "rulebook.py").read_text(encoding="utf-8") for room in ("family", "log")]
    assert [game.short_title for game in games() for text in shared if game.short_title in text] == []


@pytest.mark.parametrize("name", NOTES)
def test_a_note_follows_the_name_of_its_game(name: str) -> None:
    note: Note = NOTES[name]
    assert note.text.strip()[0].islower()
