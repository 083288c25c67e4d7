"""`round-unfinished` says which panes are left, and where."""

from __future__ import annotations

import pytest

from tests.building import azul, sintra
from tests.building.logs import Round


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ("1R- 2Y- 3G- 4B-", "4 panes are left, WWWW on display 5"),
        ("1R- 2Y- 3G- 5W1", "4 panes are left, BBBB on display 4"),
    ],
)
def test_what_is_left_on_displays(moves: str, left: str) -> None:
    error = sintra.refused(Round("RRRR YYYY GGGG BBBB WWWW", moves), Round("RRRR"))
    assert (error.rule, error.message) == ("round-unfinished", f"round 1 is not over: {left}")


def test_what_is_left_in_the_centre() -> None:
    first = Round("BBBY KKKK RRRR WWWW YYYY", "1B3 2K4 3R4 4W5 5Y5")
    error = azul.refused(first, Round("BBBB KKKK RRRR WWWW YYYY"))
    assert error.message == "round 1 is not over: 1 tile is left, Y in the centre"


def test_how_many_are_left_where_nobody_wrote_displays_down() -> None:
    error = azul.refused(Round(None, "?4B4 ?4K4"), Round(None, ""))
    assert error.message == "round 1 is not over: displays and centre still hold 12 tiles"
