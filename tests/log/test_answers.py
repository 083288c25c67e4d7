"""What a new log needs to be told, checked at once."""

from __future__ import annotations

import re

import pytest

from sintra_cli.family.new_log import one_of
from sintra_cli.games.sintra.new_log import RoundColours
from sintra_cli.games.sintra.rules.box import PRINTED
from sintra_cli.log import answers


def test_players_are_told_with_commas_between_them() -> None:
    assert answers.players(" Ana ,Zoë K.,007") == ["Ana", "Zoë K.", "007"]


def test_players_told_one_by_one_may_have_commas_in_their_names() -> None:
    assert answers.players(["Smith, J.", " Ben "]) == ["Smith, J.", "Ben"]


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("Ana", "2 to 4 players can play, not 1"),
        ("", "2 to 4 players can play, not 1"),
        ("A,B,C,D,E", "2 to 4 players can play, not 5"),
        ("Ana,,Ben", "the name of player 2 is blank"),
        (["Ana", "  "], "the name of player 2 is blank"),
        ("Ana,Ben, Ana", "two players are called 'Ana': names must differ"),
        ("Ana,\udcff", "the name of player 2 is no text in UTF-8"),
    ],
)
def test_what_is_wrong_with_players(written: str | list[str], wrong: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(wrong)}$"):
        answers.players(written)


@pytest.mark.parametrize("written", ["RYGBWR", "rygbwr", " R Y G B W R ", "RRYGBW", "RYGBWW"])
def test_round_colours(written: str) -> None:
    assert RoundColours().read(written, PRINTED.colours) == "".join(written.split()).upper()


LETTERS = "R red, Y yellow, G green, B blue, W white"


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("RYGBW", f"'RYGBW' is not six letters, I to VI, of {LETTERS}"),
        ("RYGBWRR", f"'RYGBWRR' is not six letters, I to VI, of {LETTERS}"),
        ("RYGBWK", f"'RYGBWK' is not six letters, I to VI, of {LETTERS}"),
        ("RYGBWß", f"'RYGBWß' is not six letters, I to VI, of {LETTERS}"),
        ("RRYYGB", "the round indicator shows RRYYGB: II to VI (or I to V) must be each of RYGBW once"),
    ],
)
def test_what_is_wrong_with_round_colours(written: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(wrong)}$"):
        RoundColours().read(written, PRINTED.colours)


def test_a_choice_in_small_letters_or_capitals() -> None:
    assert one_of(" a ", ["A", "B"]) == "A"
    assert one_of("Grey", ["coloured", "grey"]) == "grey"
    with pytest.raises(ValueError, match=r"^'C' is not A or B$"):
        one_of("C", ["A", "B"])
