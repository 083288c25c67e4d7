"""The catalogue as Markdown: one name, or all of them as a reference to print."""

from __future__ import annotations

import re

import pytest

from sintra_cli.referee.rule import catalogue
from sintra_cli.report.rule import UnknownRule
from sintra_cli.report.rule_markdown import explain, reference

BOOK = catalogue()
ALL = reference(BOOK)

WINDOWS = """\
## windows

*Stained Glass of Sintra, rulebook p. 4-5*

When you complete a strip, one of its panes goes into the window below. \
You score that window, and every window to its right that has at least one pane in it; two panes count no more than \
one. Windows go on scoring when the strips above them are gone. From left to right they are worth 4 3 3 2 2 1 1 2, \
unless the `[box]` of your log says otherwise.

**Some texts say otherwise:** one review scores all your windows when you complete a strip. Those to the left do not \
score.

**Example:** Ana has two panes in window 4, one in window 8 and none elsewhere. She completes the strip above \
window 1, so windows 1, 4 and 8 score.

```text
4 + 2 + 2 = 8 points
```
"""

LINE_FULL_EXAMPLE = """\
**Example:** Line 2 holds two blue tiles; line 3 is empty. 1B-, all to the floor line, is right as well.

Wrong:

```toml
1B2
```

Right:

```toml
1B3
```
"""


def test_one_is_explained_under_a_heading() -> None:
    assert explain(BOOK, "windows") == WINDOWS


def test_an_example_shows_what_is_wrong_and_what_is_right() -> None:
    assert explain(BOOK, "line-full").endswith(LINE_FULL_EXAMPLE)


def test_the_values_of_a_ruling_are_a_list() -> None:
    text = explain(BOOK, "score_floor")
    assert "\n- **zero (default)**: " in text
    assert "\n- **none**: " in text


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(UnknownRule):
        explain(BOOK, "must-plac")


def headings(level: int, text: str = ALL) -> list[str]:
    unfenced = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(rf"^{'#' * level} (.*)$", unfenced, re.MULTILINE)


def of_game(title: str) -> str:
    return ALL.partition(f"# {title}\n")[2].partition("\n# ")[0]


def test_all_is_told_game_by_game_then_logs_then_rulings() -> None:
    assert headings(1) == ["Stained Glass of Sintra", "Azul", "The log itself", "Rulings"]


def test_a_game_is_told_in_the_order_of_play() -> None:
    assert headings(2, of_game("Stained Glass of Sintra")) == [
        "Setting up",
        "Beginning a round",
        "Taking panes",
        "Placing panes",
        "Completing a strip",
        "Returning the glazier",
        "The end of the game",
    ]
    assert headings(3, of_game("Azul"))[-8:] == [
        *("tiling-line", "tiling-column", "tiling-missing", "wall-points", "floor-line"),
        *("end-of-game", "end-bonuses", "azul-tie-break"),
    ]


def test_every_name_is_told_and_a_shared_rule_with_each_game() -> None:
    told = [*headings(3), *headings(2)]
    assert set(BOOK.names) <= set(told)
    twice = {name for name in BOOK.names if told.count(name) == 2}
    assert twice == {name for name, found in BOOK.entries.items() if len(BOOK.homes_of(found.name)) == 2}


def test_a_game_hears_only_its_own_part_of_a_shared_rule() -> None:
    sintra, azul = of_game("Stained Glass of Sintra"), of_game("Azul")
    assert "### game-over\n\n*Rulebook p. 3, 5*\n\n" in sintra
    assert "\n\nThe game ends after six rounds; a seventh is an error.\n\n" in sintra
    assert "### game-over\n\nOnce the game has ended" in azul
    assert "\n\nThe game ends when somebody has completed a horizontal row (see end-of-game). There" in azul
    assert "**Decided here:** if bag and lid are both empty" in azul
    assert "six rounds" not in azul
    assert "Rulebook p." not in azul


def test_no_text_is_taken_for_markup() -> None:
    assert r"joker spaces (\*)" in ALL
    assert ALL.count("```") % 2 == 0
