"""Rounds without displays: how many pieces a take may have."""

from __future__ import annotations

from typing import Any

import pytest

from sintra_cli.report.model import Diagnostic
from tests.building.azul import place, reported
from tests.building.logs import ANA, BEN, Round


def of_two(moves: str, bag: str = "BR") -> list[Diagnostic]:
    """Return what is wrong with these moves in a round in which the bag gives so many tiles, and there is no other."""
    position: dict[str, Any] = {"round": 6, "bag": bag, "lid": ""}
    return reported(Round(None, moves), position=position).errors


def test_a_take_has_no_more_than_are_left_in_the_round() -> None:
    # of a display there could be four; then three could lie in the centre
    (found,) = of_two("?3B3")
    assert place(found) == ("pane-count", 6, 1, ANA)
    assert found.message == "2 tiles are left in this round, not 3"
    (found,) = of_two("?1B3 C2R2")
    assert place(found) == ("pane-count", 6, 2, BEN)
    assert found.message == "1 tile is left in this round, not 2"


@pytest.mark.parametrize("moves", ["?1B3 C1R2", "?1B3 ?1R2", "?1R1 C1B1"])
def test_a_take_of_all_that_are_left_ends_the_round(moves: str) -> None:
    assert of_two(moves) == []
    assert [each.rule for each in of_two(f"{moves} C1B4")] == ["round-over"]


def test_a_take_from_a_display_has_at_most_four_and_one_from_the_centre_what_may_lie_there() -> None:
    (found,) = reported(Round(None, "?1B3 C4R4")).errors
    assert place(found) == ("pane-count", 1, 2, BEN)
    assert found.message == "the centre has at most 3 tiles now, not 4"
    (found,) = reported(Round(None, "?5B3")).errors
    assert place(found) == ("pane-count", 1, 1, ANA)
    assert found.message == "a display has at most 4 tiles now, not 5"
