"""A coloured wall shows in small letters what each space takes; a grey one takes any colour."""

from __future__ import annotations

import pytest

from sintra_cli.games.azul.rules.rulings import AzulRulings
from sintra_cli.games.azul.rules.table import AzulTable
from sintra_cli.games.azul.view import AzulView

COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}


def drawn(wall: str) -> list[str]:
    table = AzulTable(["Ana", "Ben"], starter=0, wall=wall, colours=COLOURS, rulings=AzulRulings())  # type: ignore[arg-type]
    table.seats[0].wall.lay(1, 2, "Y")
    table.seats[0].wall.lay(3, 1, "K")
    return [text[-9:] for _, text in AzulView(table).rows(0)[1:6]]


def test_each_row_is_the_one_above_moved_one_to_the_right_and_tiles_are_capitals() -> None:
    assert drawn("coloured") == ["b Y r k w", "w b y r k", "K w b y r", "r k w b y", "y r k w b"]


def test_a_free_space_of_a_grey_wall_is_a_point() -> None:
    assert drawn("grey") == [". Y . . .", ". . . . .", "K . . . .", ". . . . .", ". . . . ."]


@pytest.mark.parametrize(("wall", "said"), [("coloured", True), ("grey", False)])
def test_the_legend_says_what_small_letters_are(wall: str, said: bool) -> None:
    table = AzulTable(["Ana", "Ben"], starter=0, wall=wall, colours=COLOURS, rulings=AzulRulings())  # type: ignore[arg-type]
    assert ("small letters" in (AzulView(table).legend or "")) is said
