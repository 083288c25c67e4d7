"""Azul: the columns that are still to be chosen when a round is over."""

from __future__ import annotations

from collections.abc import Mapping

from sintra_cli.family.rules.address import Stop
from sintra_cli.log.read import read
from sintra_cli.referee.standing import stand
from sintra_cli.toml.faults import Refused
from tests.building import factory
from tests.building.factory import COLOURS, Round, fours

FIRST = Round(fours(COLOURS), "1B4 2Y4 3R3 4K3 5W2")  # Ana completes lines 4, 3 and 2, Ben 4 and 3
ALL = [1, 2, 3, 4, 5]

Choices = list[tuple[int, int, str, list[int], int | None]]


def choices(log: bytes, chosen: Mapping[tuple[int, int], int]) -> Choices:
    """Return whose each choice is, the line, its colour, the columns open to it, and the one chosen."""
    found = read(log, {}, {})
    assert not isinstance(found, Refused)
    table = stand(found, Stop(1, 5)).table  # all is taken, and nothing tiled yet
    assert table is not None
    assert table.offer_over
    assert not table.wound_up
    return [
        (choice.seat, choice.line, choice.colour, choice.columns, column)
        for choice, column in table.column_choices(chosen)
    ]


def test_the_first_choice_is_that_of_the_first_player_on_the_top_line() -> None:
    assert choices(factory.log(FIRST, wall="grey"), {}) == [(0, 2, "W", ALL, None)]


def test_a_choice_is_followed_by_the_next_one() -> None:
    chosen = {(0, 2): 5, (0, 3): 1, (0, 4): 2, (1, 3): 4}
    assert choices(factory.log(FIRST, wall="grey"), chosen) == [
        (0, 2, "W", ALL, 5),
        (0, 3, "R", ALL, 1),
        (0, 4, "B", ALL, 2),
        (1, 3, "K", ALL, 4),
        (1, 4, "Y", ALL, None),
    ]


def test_a_column_that_is_not_open_is_none_chosen() -> None:
    assert choices(factory.log(FIRST, wall="grey"), {(0, 2): 6, (0, 3): 1}) == [(0, 2, "W", ALL, None)]


def test_a_coloured_wall_leaves_no_choice() -> None:
    assert choices(factory.log(FIRST, wall="coloured"), {}) == []
