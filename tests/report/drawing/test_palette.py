"""Pieces are told apart by letter, pattern and colour, whoever looks at them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pytest

from sintra_cli.report.drawing.draw import HIT, INK, MUTED
from sintra_cli.report.drawing.palette import CLAY, GLASS, Shade, shades
from tests.report.drawing.seeing import contrast, distance, lab, seen

each_palette = pytest.mark.parametrize("palette", [GLASS, CLAY], ids=["glass", "clay"])


def test_the_measures_are_those_that_are_published() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    # pairs 1, 7, 13 and 25 of the published test data for CIEDE2000 (Sharma, Wu, Dalal 2005)
    assert distance((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert distance((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)
    assert distance((50, -0.001, 2.49), (50, 0.0011, -2.49)) == pytest.approx(4.7461, abs=1e-4)
    assert distance((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


@each_palette
def test_letters_stand_out_from_their_pieces(palette: Mapping[str, Shade]) -> None:
    assert [name for name, shade in palette.items() if contrast(shade.fill, shade.ink) < 4.5] == []


@pytest.mark.parametrize("surface", ["#faf8f4", "#ebe6da"])
@pytest.mark.parametrize("colour", [INK, MUTED, HIT])
def test_texts_stand_out_on_a_light_page(surface: str, colour: str) -> None:
    assert contrast(surface, colour) >= 4.5


@pytest.mark.parametrize("surface", ["#17181c", "#33363e"])
@pytest.mark.parametrize("colour", ["#f1eee6", "#b9b5aa", "#ff8ad8"])
def test_texts_stand_out_on_a_dark_page(surface: str, colour: str) -> None:
    assert contrast(surface, colour) >= 4.5


@each_palette
@pytest.mark.parametrize(
    ("sight", "least"), [("normal", 25), ("protan", 20), ("deutan", 20), ("tritan", 20), ("grey", 12)]
)
def test_colours_are_told_apart_whoever_looks_at_them(palette: Mapping[str, Shade], sight: str, least: float) -> None:
    found = {name: lab(seen(shade.fill, sight)) for name, shade in palette.items()}
    near = [(a, b) for a, b in combinations(found, 2) if distance(found[a], found[b]) < least]
    assert near == []


@each_palette
@pytest.mark.parametrize("sight", ["normal", "protan", "deutan", "tritan"])
@pytest.mark.parametrize("ring", [HIT, "#ff8ad8"])
def test_the_ring_round_what_has_changed_is_no_colour_of_a_piece(
    palette: Mapping[str, Shade], sight: str, ring: str
) -> None:
    near = {name: distance(lab(seen(ring, sight)), lab(seen(shade.fill, sight))) for name, shade in palette.items()}
    assert min(near.values()) > 8


@each_palette
def test_each_colour_has_a_pattern_of_its_own(palette: Mapping[str, Shade]) -> None:
    assert sorted(shade.pattern for shade in palette.values()) == [0, 1, 2, 3, 4]


def test_colours_of_a_box_are_drawn_as_they_are_called() -> None:
    colours = {"W": "White", "R": "red", "G": "green", "B": "blue", "Y": "yellow"}
    assert shades(colours) == {letter: GLASS[name.lower()] for letter, name in colours.items()}
    colours = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}
    assert shades(colours) == {letter: CLAY[name] for letter, name in colours.items()}


def test_other_names_have_the_nearest_colour_and_the_rest_what_is_left() -> None:
    found = shades({"T": "turquoise", "O": "orange", "D": "dots", "W": "white", "V": "violet"})
    assert found == {
        "T": GLASS["green"],
        "O": GLASS["yellow"],
        "D": GLASS["red"],
        "W": GLASS["white"],
        "V": GLASS["blue"],
    }


def test_two_names_that_are_near_to_one_colour_do_not_share_it() -> None:
    found = shades({"R": "red", "P": "pink", "B": "blue", "N": "navy", "V": "violet"})
    assert len({shade.fill for shade in found.values()}) == 5
    assert (found["R"], found["B"]) == (GLASS["red"], GLASS["blue"])
