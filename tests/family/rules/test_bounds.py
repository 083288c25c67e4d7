"""Pieces of unknown colours, by hand; colours are red, yellow and green, sets -, R, Y, RY, G, RG, YG, RYG."""

from __future__ import annotations

import pytest

from sintra_cli.family.rules.bounds import at_least, at_most, fewest, nothing, one_more, parts, together

R_OR_Y = (0, 1, 1, 1, 0, 1, 1, 1)
Y_OR_G = (0, 0, 1, 1, 1, 1, 1, 1)
TWO = (0, 1, 2, 2, 1, 2, 2, 2)  # RY, RG, YY or YG


def test_a_piece_adds_one_to_every_set_that_has_one_of_its_colours() -> None:
    assert one_more(nothing(3), [0, 1]) == R_OR_Y
    assert one_more(R_OR_Y, [1, 2, 2]) == TWO


def test_pieces_put_together_add_their_bounds() -> None:
    assert together(R_OR_Y, Y_OR_G) == TWO


@pytest.mark.parametrize(
    ("limits", "left"),
    [
        ((2, 1, 2), (0, 1, 1, 2, 1, 2, 2, 2)),  # RY, RG, YG
        ((0, 1, 1), (0, 0, 1, 1, 1, 1, 2, 2)),  # YG
        ((1, 0, 1), (0, 1, 0, 1, 1, 2, 1, 2)),  # RG
        ((9, 9, 9), TWO),
        ((0, 1, 0), None),
        ((9, 9, -1), None),
    ],
)
def test_no_colour_has_more_than_its_limit(limits: tuple[int, ...], left: tuple[int, ...] | None) -> None:
    assert at_most(TWO, limits) == left


@pytest.mark.parametrize(
    ("limits", "left"),
    [
        ((1, 0, 0), (0, 1, 1, 2, 1, 2, 1, 2)),  # RY, RG
        ((0, 2, 0), (0, 0, 2, 2, 0, 0, 2, 2)),  # YY
        ((-5, 0, 1), (0, 1, 1, 1, 1, 2, 2, 2)),  # RG, YG
        ((2, 0, 0), None),
        ((1, 1, 1), None),
    ],
)
def test_no_colour_has_fewer_than_its_limit(limits: tuple[int, ...], left: tuple[int, ...] | None) -> None:
    assert at_least(TWO, limits) == left


def test_nothing_has_no_colour_more_than_never_and_none_less() -> None:
    assert at_most(nothing(2), (0, 3)) == nothing(2)
    assert at_most(nothing(2), (0, -1)) is None
    assert at_least(nothing(2), (0, -1)) == nothing(2)
    assert at_least(nothing(2), (0, 1)) is None


def test_the_fewest_of_a_set_are_those_that_the_other_colours_cannot_take() -> None:
    # of RY, RG, YY and YG one is green at the most, so one is red or yellow; one is red at the most; none must be red
    assert [fewest(TWO, chosen) for chosen in (0b011, 0b110, 0b001, 0b111)] == [1, 1, 0, 2]


def test_the_parts_of_a_set_are_neither_empty_nor_the_whole() -> None:
    assert sorted(parts(0b101)) == [0b001, 0b100]
    assert sorted(parts(0b111)) == [0b001, 0b010, 0b011, 0b100, 0b101, 0b110]
    assert list(parts(0b100)) == []
