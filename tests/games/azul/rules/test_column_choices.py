"""Azul: the columns that are still to be chosen when a round is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sintra_cli.family.rules.address import Stop
from sintra_cli.games.azul.rules.board import Seat
from sintra_cli.games.azul.rules.columns import columns_instead
from sintra_cli.games.azul.rules.wall import Wall
from sintra_cli.referee.standing import stand
from tests.building.azul import COLOURS, fours, log_of
from tests.building.logs import Round, read_log

FIRST = Round(fours(COLOURS), "1B4 2Y4 3R3 4K3 5W2")  # Ana completes lines 4, 3 and 2, Ben 4 and 3
ALL = [1, 2, 3, 4, 5]

Choices = list[tuple[int, int, str, list[int], int | None]]


def choices(log: dict[str, Any], chosen: Mapping[tuple[int, int], int]) -> Choices:
    """Return whose each choice is, the line, its colour, the columns open to it, and the one chosen."""
    table = stand(read_log(log), Stop(1, 5)).table  # all is taken, and nothing tiled yet
    assert table is not None
    assert table.offer_over
    assert not table.wound_up
    return [
        (choice.seat, choice.line, choice.colour, choice.columns, column)
        for choice, column in table.column_choices(chosen)
    ]


def test_the_first_choice_is_that_of_the_first_player_on_the_top_line() -> None:
    assert choices(log_of(FIRST, wall="grey"), {}) == [(0, 2, "W", ALL, None)]


def test_a_choice_is_followed_by_the_next_one() -> None:
    chosen = {(0, 2): 5, (0, 3): 1, (0, 4): 2, (1, 3): 4}
    assert choices(log_of(FIRST, wall="grey"), chosen) == [
        (0, 2, "W", ALL, 5),
        (0, 3, "R", ALL, 1),
        (0, 4, "B", ALL, 2),
        (1, 3, "K", ALL, 4),
        (1, 4, "Y", ALL, None),
    ]


def test_a_column_that_is_not_open_is_none_chosen() -> None:
    assert choices(log_of(FIRST, wall="grey"), {(0, 2): 6, (0, 3): 1}) == [(0, 2, "W", ALL, None)]


def test_a_coloured_wall_leaves_no_choice() -> None:
    assert choices(log_of(FIRST), {}) == []


# --- what else may be written ------------------------------------------------------------------------------------


def instead(chosen: Mapping[int, int]) -> dict[int, list[int | None]]:
    """Return what may stand for the column of each line, None for nothing, on a board with two complete blue lines."""
    seat = Seat(0)
    seat.lines |= {1: "B", 2: "BB"}
    seat.wall = Wall([["Y", "", "R", "K", ""], ["K", "Y", "", "R", ""], *[[""] * 5] * 3])
    return {line: list(columns) for line, columns in columns_instead(seat, chosen)}


def test_a_line_with_one_open_column_may_be_left_out_and_one_with_several_not() -> None:
    # line 1 has columns 2 and 5 open; with its tile in column 5, which has blue then, line 2 has only column 3
    assert instead({1: 5}) == {1: ALL, 2: [*ALL, None]}


def test_where_a_line_goes_is_what_is_written_and_not_its_first_column() -> None:
    # with the tile of line 1 in column 2 line 2 has columns 3 and 5
    assert instead({1: 2}) == {1: ALL, 2: ALL}
