"""One set of commands at every prompt, and a reason for each answer that is not taken."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sintra_cli.record.helping import COMMANDS, greeting, help_text
from tests.record.script import AZUL, DISPLAYS, recorded, session
from tests.record.test_telling import LAST_ROUND

MOVES = "1B4 2Y- 3R1 4K- 5W-"
PROMPTS: dict[str, tuple[str, Sequence[str], str]] = {
    "displays": (AZUL, [], "displays of round 1"),
    "move": (AZUL, [DISPLAYS], "1.1 Ana> "),
    "column": (AZUL, [DISPLAYS, MOVES], "Ana, line 1 (R): column"),
    "nothing": (LAST_ROUND, ["1B1=R"], "the game is over> "),
}


@pytest.mark.parametrize("where", PROMPTS)
def test_every_command_is_one_at_every_prompt(where: str) -> None:
    text, before, prompt = PROMPTS[where]
    script, kept, _ = recorded(*before, "help", "SHOW", "score", "?", "claim", "final 1", text=text)
    assert len(kept) == len(before)
    assert [asked.startswith(prompt) for asked in script.asked[len(before) :]] == [True] * 7
    assert "not taken" not in script.shown
    assert "after claim stands a total for each player: Ana and Ben\n" in script.shown
    assert "after final stands a total for each player: Ana and Ben\n" in script.shown


@pytest.mark.parametrize("where", PROMPTS)
@pytest.mark.parametrize("how", ["quit", "Quit"])
def test_quit_leaves_at_every_prompt(where: str, how: str) -> None:
    text, before, _ = PROMPTS[where]
    script, _, _ = recorded(*before, how, "undo", text=text)
    assert len(script.asked) == len(before) + 1
    assert "log.toml has it all: " in script.shown


@pytest.mark.parametrize("where", PROMPTS)
@pytest.mark.parametrize("line", ["", "nonsense", "9", "undo 3"])
def test_what_is_not_taken_gets_a_reason(where: str, line: str) -> None:
    text, before, _ = PROMPTS[where]
    plain, _, _ = recorded(*before, text=text)
    script, kept, _ = recorded(*before, line, text=text)
    assert len(kept) == len(before)
    assert len(script.shown) > len(plain.shown)
    assert "not taken: " in script.shown or "nothing was typed" in script.shown


@pytest.mark.parametrize(
    ("text", "lines", "moves"),
    [
        (AZUL, [], ["1R3", "CB5", "4Y-", "4Y2!"]),
        (AZUL, ["none"], ["?2R3", "C4B5", "?3Y-", "?3Y2!"]),
        (LAST_ROUND, [], ["1R3", "CB5", "CB5j1", "1R3=B", "4Y-", "4Y-!", "<"]),
    ],
)
def test_help_has_all_commands_and_the_notation_of_the_game_on_one_screen(
    text: str, lines: Sequence[str], moves: Sequence[str]
) -> None:
    _, _, this = recorded(*lines, text=text)
    shown = help_text(this).splitlines()
    assert len(shown) < 24  # and the prompt
    assert max(map(len, shown)) <= 80
    begun = [line.split()[0] for line in shown if line and not line.startswith(" ")]
    assert begun[: len(COMMANDS)] == list(COMMANDS)
    assert begun[-len(moves) :] == moves


def test_help_is_in_the_letters_of_the_box() -> None:
    box = '[box]\ncolours = ["O orange", "P pink", "L lilac", "T teal", "N navy"]\n'
    shown = help_text(session(AZUL + box))
    assert "Colours: O orange, P pink, L lilac, T teal, N navy\n" in shown
    assert "Displays: their letters, such as OPLT OONN ...\n" in shown
    assert "\n1O3   all O tiles of display 1 go on pattern line 3" in shown


def test_each_game_is_greeted_with_its_notation() -> None:
    assert greeting(session()) == (
        "Azul, grey wall: before round 1, which Ana starts\n"
        "A move is written like 1R3: all R tiles of display 1 go on pattern line 3, the\n"
        "  others there to the centre.\n"
        "? says what may be typed now, help shows notation and commands, quit stops.\n"
    )
    assert greeting(session(LAST_ROUND)).startswith(
        "Azul: Stained Glass of Sintra, side A: round 6 (R red), Ana's turn\n"
        "A move is written like 1R3: all R panes of display 1 go on strip 3, "
    )


def test_a_question_mark_says_what_may_be_typed() -> None:
    script, _, _ = recorded("?", DISPLAYS, MOVES, "?", "2", "5", "?")
    assert script.shown.count("the letters of each display, clockwise, - for an empty one: BYRK BBWW ...\n") == 2
    assert "a column for R of line 1: 1, 2, 3, 4 or 5\n" in script.shown


def test_a_table_without_displays_need_not_say_so_in_each_round() -> None:
    moves = "?4B4 ?4Y- ?4R1 ?4K- ?4W-"
    script, kept, this = recorded("none", moves, "2", "5", "", "?4B1")
    assert [asked for asked in script.asked if asked.startswith("displays")] == [
        "displays of round 1 (letters, - for an empty one; none)> ",
        "displays of round 2 (letters, - for an empty one; none) [none]> ",
    ]
    assert this.address == "2.2"
    assert kept[-1].count("displays") == 0
