"""Azul, the grey wall: a line without a legal column, and a floor line that has no room for all its tiles."""

from __future__ import annotations

import pytest

from tests.building.azul import reported, row
from tests.building.logs import ANA, BEN, Round
from tests.verdicts import AzulReport

LINE_4 = ["", "", "", "RRRR", ""]
"""Row 4 has blue, yellow and black; columns 2 and 5 have red."""
WALL = [".R...", "....R", ".....", "B.YK.", "....."]


def tiled(floor: str, *further: Round) -> AzulReport:
    """Return the report on a game whose round 3 is to be tiled: Ana has 20 points, bag and lid are empty."""
    ana = {"score": 20, "wall": WALL, "lines": LINE_4, "floor": floor}
    position = {"round": 3, "displays": [], "bag": "", "lid": "", "players": {ANA: ana, BEN: {}}}
    return reported(Round(None), *further, wall="grey", position=position)


@pytest.mark.parametrize(("floor", "lost"), [("", 1 + 1 + 2 + 2), ("1BBBBB", 1 + 1 + 2 + 2 + 2 + 3 + 3)])
def test_a_line_on_the_floor_line_costs_nothing_past_its_seventh_space(floor: str, lost: int) -> None:
    report = tiled(floor)

    assert report.errors == []
    assert (row(report, ANA).floor, row(report, ANA).total) == (lost, 20 - lost)


@pytest.mark.parametrize("floor", ["1BBBBB", "BBBBB1", "BBBBB"])
def test_all_tiles_of_a_line_and_of_the_floor_line_go_to_the_lid_and_the_marker_does_not(floor: str) -> None:
    # bag and lid hold nothing but the four red and five blue tiles then, and all of them must be laid
    report = tiled(floor, Round("RRRR BBBB B - -"))

    assert report.errors == []
