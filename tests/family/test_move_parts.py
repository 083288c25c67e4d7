"""A part of a move is written another way, and the rest of the move stays as it is."""

from __future__ import annotations

import pytest

from sintra_cli.family.move_parts import Part, points_of, respelt
from sintra_cli.family.notation import Grammar, notation
from sintra_cli.family.rules.move import CENTRE, NOWHERE, UNSEEN, Move
from sintra_cli.games import game_called

SINTRA = game_called("sintra").grammar
AZUL = game_called("azul").grammar


@pytest.mark.parametrize(
    ("text", "part", "value", "then"),
    [
        ("1R3", "source", CENTRE, "CR3"),
        ("1R3", "source", UNSEEN, "?R3"),
        ("1R3", "count", 2, "12R3"),
        ("1 2 R 3", "count", None, "1  R 3"),
        ("1r3", "colour", "B", "1B3"),
        ("1R3", "target", NOWHERE, "1R-"),
        ("1R- (2)", "target", 4, "1R4 (2)"),
        ("1R3=B", "jokers", 2, "1R3j2=B"),
        ("1R3 J 1 =B", "jokers", None, "1R3 =B"),
        ("1R3j1", "keep", "B", "1R3j1=B"),
        ("1R3j1 = b (4)", "keep", None, "1R3j1 (4)"),
        ("1R3 ( 4 ) ", "points", 12, "1R3(12) "),
        ("<(4)", "points", None, "<"),
        ("1R3", "player", "Ana", "Ana:1R3"),
        ("Dr: Ana : 1R3", "player", None, " 1R3"),
        ("Dr: Ana : 1R3", "colour", "B", "Dr: Ana : 1B3"),
    ],
)
def test_a_part_is_written_another_way(text: str, part: Part, value: object, then: str) -> None:
    start, end, new = respelt(SINTRA, text, part, value)
    assert text[:start] + new + text[end:] == then


@pytest.mark.parametrize(("text", "part"), [("<", "source"), ("<", "count"), ("<", "keep"), ("R13", "colour")])
def test_a_move_without_a_place_for_a_part_is_not_changed(text: str, part: Part) -> None:
    with pytest.raises(LookupError):
        respelt(SINTRA, text, part, 1)


def test_moves_of_azul_have_no_place_for_jokers() -> None:
    with pytest.raises(LookupError):
        respelt(AZUL, "1R3", "jokers", 1)


def test_the_points_of_a_move_are_found_without_their_brackets() -> None:
    assert points_of(SINTRA, "Ana:1R3 ( -12 ) ") == (10, 13)
    assert points_of(SINTRA, "1R3") is None
    assert points_of(AZUL, "1R3") is None


class _Cups(Grammar):
    """A made-up game: four cups, and one piece may go on a joker."""

    target = "cup"
    targets = range(1, 5)
    jokers = range(2)
    example = "1R3 (display 1, red, cup 3)"

    def hint_of_return(self, rest: str) -> str:
        return f"nothing returns, and {rest!r} does not help"

    def hint_of_rest(self, take: str, rest: str, letters: str) -> str | None:
        return f"{rest!r} does not belong behind {take} in {letters}"


def test_another_game_needs_nothing_but_its_grammar() -> None:
    from sintra_cli.family.move_mistakes import explain

    cups = _Cups()
    form = notation(cups, "RYGBW")
    assert form.read("1R4j1") == Move(1, "R", 4, jokers=1)
    assert form.read("1R5") is form.read("1R4j2") is form.read("1R4=B") is form.read("<") is None
    assert explain("1R5", form) == "'1R5' is no move: 5 is no cup: these are 1 to 4"
    assert explain("<x", form) == "'<x' is no move: nothing returns, and 'x' does not help"
    assert explain("1R4=B", form) == "'1R4=B' is no move: '=B' does not belong behind 1R4 in RYGBW"
    assert respelt(cups, "1R4", "jokers", 1) == (3, 3, "j1")
