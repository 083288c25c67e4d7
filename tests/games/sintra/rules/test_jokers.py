"""Joker spaces (rulebook p. 4). Ana's strip 1 shows R R * Y * after she has completed its other face."""

from __future__ import annotations

import pytest

from tests.building.logs import Round
from tests.building.sintra import accepted, refused, row
from tests.building.sintra_games import flipped

ANA = ["RRRRR/RR*Y*"]


def steps(display: str, moves: str) -> int:
    """Return the steps of Ana, who broke nothing before."""
    return row(accepted(flipped(display, moves), ana=ANA), "Ana").steps


def test_a_pane_of_any_colour_fits_a_free_joker_space() -> None:
    assert steps("GGWW", "3G1") == 0
    assert steps("YYYW", "3Y1") == 0  # one on the yellow space, two on jokers
    assert steps("RRRR", "3R1") == 0  # two on the red spaces, two on jokers
    assert steps("GGGG", "3G1") == 4 - 2


def test_as_many_as_fit_are_placed() -> None:
    error = refused(flipped("RRRR", "3R1j1"), ana=ANA)
    assert (error.rule, error.move, error.legal) == ("joker-count", 5, ["3R1"])


def test_a_joker_space_must_be_used_like_any_other() -> None:
    error = refused(flipped("GGWW", "3G-"), ana=ANA)
    assert (error.rule, error.legal) == ("must-place", ["3G1"])


def test_a_joker_space_that_is_filled_is_not_free() -> None:
    # the green panes are on the jokers, and Ben passes by returning
    error = refused(flipped("GGWW", "3G1 < CB1"), ana=ANA)
    assert (error.rule, error.legal) == ("nothing-fits", ["CB-"])


def test_coloured_spaces_are_filled_before_jokers_unless_the_move_says_otherwise() -> None:
    # the jokers are free for two of the blue panes; the tile and the third cost a step each
    assert steps("RRWW", "3R1 < CB1") == 1 + 1


def test_the_move_says_how_many_go_on_jokers() -> None:
    # both red panes are on jokers: no blue pane fits, both red spaces are free
    error = refused(flipped("RRWW", "3R1j2 < CB1"), ana=ANA)
    assert (error.rule, error.move) == ("nothing-fits", 7)
    # one red pane is on a joker: one of the three blue panes fits
    assert steps("RRWW", "3R1j1 < CB1") == 1 + 2


def test_the_number_may_be_the_one_that_needs_not_be_said() -> None:
    assert steps("RRWW", "3R1j0") == 0
    assert steps("RRRW", "3R1j1") == 0
    assert steps("GGWW", "3G1j2") == 0
    assert steps("RRRR", "3R1j2") == 0


@pytest.mark.parametrize(
    ("display", "move", "legal"),
    [
        ("RWWW", "3R1j2", ["3R1", "3R1j1"]),  # more than there are panes
        ("RRRW", "3R1j0", ["3R1", "3R1j2"]),  # the third finds no red space
        ("RRRR", "3R1j0", ["3R1"]),
        ("RRRR", "3R1j1", ["3R1"]),
        ("YYWW", "3Y1j0", ["3Y1", "3Y1j2"]),
        ("YYYW", "3Y1j1", ["3Y1"]),
        ("GGWW", "3G1j0", ["3G1"]),
        ("GGWW", "3G1j1", ["3G1"]),
    ],
)
def test_a_number_that_the_free_spaces_do_not_allow(display: str, move: str, legal: list[str]) -> None:
    error = refused(flipped(display, move), ana=ANA)
    assert (error.rule, error.move, error.legal) == ("joker-count", 5, legal)


def test_more_jokers_than_are_free() -> None:
    # a green pane is on one of the two
    error = refused(flipped("GRRW", "3G1 < CR1j2"), ana=ANA)
    assert (error.rule, error.legal) == ("joker-count", ["CR1", "CR1j1"])


def test_a_strip_without_jokers_allows_none() -> None:
    error = refused(Round("RRRR", "1R1j1"), ana=ANA)
    assert (error.rule, error.move, error.legal) == ("joker-count", 1, ["1R1"])
    accepted(Round("RRRR", "1R1j0"), ana=ANA)
