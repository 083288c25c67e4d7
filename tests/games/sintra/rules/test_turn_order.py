"""Whose turn it is (rulebook p. 3)."""

from __future__ import annotations

import pytest

from tests.building.logs import THREE, Round
from tests.building.sintra import EVERY, accepted, refused

SEVEN = f"{EVERY} RRRR YYYY"


def test_the_first_player_of_the_log_starts_if_it_does_not_say_who() -> None:
    report = accepted(Round(EVERY, "Ana:1R-"))
    assert report.rounds[0].starter == "Ana"


def test_the_starting_player_moves_first() -> None:
    report = accepted(Round(EVERY, "Ben:1R-"), starting_player="Ben")
    assert report.rounds[0].starter == "Ben"
    error = refused(Round(EVERY, "Ana:1R-"), starting_player="Ben")
    assert (error.rule, error.move, error.player) == ("turn-order", 1, "Ben")


@pytest.mark.parametrize(
    ("starter", "moves"),
    [
        ("Ana", "Ana:1R- Ben:2Y- Cleo:3G- Ana:4B-"),
        ("Ben", "Ben:1R- Cleo:2Y- Ana:3G- Ben:4B-"),
        ("Cleo", "Cleo:1R- Ana:2Y- Ben:3G- Cleo:4B-"),
    ],
)
def test_then_clockwise_in_the_order_of_the_players_in_the_log(starter: str, moves: str) -> None:
    accepted(Round(SEVEN, moves), players=THREE, starting_player=starter)


def test_a_player_may_not_be_skipped() -> None:
    error = refused(Round(SEVEN, "1R- Cleo:2Y-"), players=THREE)
    assert (error.rule, error.move, error.player) == ("turn-order", 2, "Ben")


def test_a_player_may_not_move_twice() -> None:
    error = refused(Round(SEVEN, "1R- Ana:2Y-"), players=THREE)
    assert (error.rule, error.move, error.player) == ("turn-order", 2, "Ben")


def test_a_move_may_name_its_player_and_need_not() -> None:
    accepted(Round(SEVEN, "1R- Ben:2Y- 3G- Ana:4B- 5W1"), players=THREE)


def test_a_return_with_a_wrong_name_is_an_error_too() -> None:
    error = refused(Round("RRRR", "2W2 1R- Ben:<"))
    assert (error.rule, error.move, error.player) == ("turn-order", 3, "Ana")


def test_a_return_is_a_turn() -> None:
    accepted(Round("RRRR", "2W2 1R- Ana:< Ben:3W1"))


def test_the_order_goes_on_from_the_starter_of_each_round() -> None:
    # Cleo takes the tile
    first = Round("RRRR RRRY GGGG BBBB WWWW RRRR YYYY", "1R- 2R- CY- 3G- 4B- 5W1 6R- 7Y-")
    second = Round(SEVEN, "Cleo:1R- Ana:2Y- Ben:3G-")
    assert accepted(first, second, players=THREE).rounds[1].starter == "Cleo"
