"""`=?`: nobody noted which pane was kept for the window."""

from __future__ import annotations

from typing import Any

import pytest

from tests.building.logs import Round
from tests.building.sintra import accepted, judged, log_of, refused
from tests.verdicts import SintraReport

TWO_COLOURS = ["RRRYY/WWWWW"]
COMPLETED = "RRRR YYYG"
"""Ana fills RRRYY with 1R1 and 2Y1; one red and one yellow pane break."""


def test_on_side_a_the_kept_pane_may_be_unknown() -> None:
    # windows score all the same: 4, and three red panes in a white round bring nothing
    report = accepted(Round(COMPLETED, "1R1 5W1 2Y1=?"), ana=TWO_COLOURS)
    assert [(each.windows, each.colour_bonus) for each in report.rounds[0].players] == [(4, 0), (0, 0)]


def test_draws_cannot_be_checked_completely_where_the_kept_pane_is_unknown() -> None:
    assert accepted(Round(COMPLETED, "1R1 5W1 2Y1=?"), ana=TWO_COLOURS).unchecked == ["draw-supply"]
    assert accepted(Round(COMPLETED, "1R1 5W1 2Y1=R"), ana=TWO_COLOURS).unchecked == []


def test_on_side_b_it_decides_points_and_must_be_written() -> None:
    error = refused(Round(COMPLETED, "1R1 5W1 2Y1=?"), ana=TWO_COLOURS, side="B")
    assert (error.rule, error.move, error.legal) == ("keep-missing", 3, ["2Y1=R", "2Y1=Y"])
    assert error.message == (
        "Ana completes strip 1 with R and Y on it: "
        "on side B the pane that is kept decides points, so it must be written"
    )


@pytest.mark.parametrize("side", "AB")
def test_with_one_colour_on_the_strip_it_is_known(side: str) -> None:
    report = accepted(Round("RRRR RGGG", "1R1 5W1 2R1=?"), ana=["RRRRR/WWWWW"], side=side)
    assert report.unchecked == []


def after(*displays: str) -> SintraReport:
    """Return the report on the round after one in which Ana completes RRRYY with an unknown pane.

    Bag and tower are empty before it. Then the tower holds the red pane of the round indicator and four of the strip's:
    RRR and YY less the one kept.
    """
    ana = {"panes": ["RRRY", *[""] * 7]}
    position: dict[str, Any] = {
        "round": 3,
        "displays": ["Y"],
        "bag": "",
        "tower": "",
        "players": {"Ana": ana, "Ben": {}},
    }
    first = {"moves": "1Y1=?"}
    second = {"displays": [*displays, *[""] * (5 - len(displays))]}
    log = {**log_of(ana=TWO_COLOURS, position=position), "rounds": [first, second]}
    report: SintraReport = judged(log).report
    return report


@pytest.mark.parametrize("displays", [("RRRY", "Y"), ("RRRR", "Y")])
def test_all_but_one_of_its_panes_go_to_the_tower(displays: tuple[str, ...]) -> None:
    assert after(*displays).errors == []


@pytest.mark.parametrize(
    ("displays", "rule"),
    [
        (("RRRR", "YY"), "draw-supply"),  # all five of them
        (("RRYY", "Y"), "draw-supply"),
        (("RRRR", "R"), "draw-supply"),
        (("RRRY",), "display-size"),
    ],
)
def test_a_draw_that_is_wrong_whatever_was_kept_is_refused(displays: tuple[str, ...], rule: str) -> None:
    assert [(each.rule, each.round) for each in after(*displays).errors] == [(rule, 4)]
