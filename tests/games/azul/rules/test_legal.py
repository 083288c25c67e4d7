"""Azul, the legal moves that an error names: which, and in which order."""

from __future__ import annotations

from tests.building.azul import COLOURS, MIXED, ana_places, fours, place, refused, thrown_away
from tests.building.logs import ANA, BEN, Round


def everywhere(*taken: str) -> list[str]:
    """Return the moves that take this, on every line and on the floor line."""
    return [source + where for source in taken for where in ("1", "2", "3", "4", "5", "-")]


def test_legal_moves_are_those_of_the_same_source_and_colour() -> None:
    found = refused(Round(MIXED, "1B3 2Y- CR3"))

    assert place(found) == ("line-colour", 1, 3, ANA)
    assert found.legal == ["CR1", "CR2", "CR4", "CR5", "CR-"]


def test_if_there_are_none_they_are_all_displays_first_in_box_order_of_the_colours() -> None:
    found = refused(Round(MIXED, "CB1"))

    assert found.legal == everywhere(
        *("1B", "1Y", "1R"), *("2Y", "2K"), *("3R", "3W"), *("4B", "4K", "4W"), *("5B", "5Y", "5R", "5W")
    )


def test_the_centre_comes_after_the_displays() -> None:
    found = refused(Round(MIXED, "1B- 2Y- 3R- 4B- 1Y-"))

    # In the centre lie yellow and red of display 1, black of 2, white of 3, black and white of 4.
    assert found.legal == everywhere("5B", "5Y", "5R", "5W", "CY", "CR", "CK", "CW")


def test_for_a_display_that_does_not_exist_they_are_all() -> None:
    found = refused(Round(fours(COLOURS), "6B1"))

    assert found.legal == everywhere("1B", "2Y", "3R", "4K", "5W")


def test_for_a_wrong_number_they_are_of_the_same_source_and_colour() -> None:
    assert refused(Round(MIXED, "11B1")).legal == everywhere("1B")


def test_for_a_wrong_player_they_are_those_of_the_player_whose_turn_it_is() -> None:
    # Ana's line 3 is full of blue, Ben's is empty.
    found = refused(Round("BBBY YYYB RRRR KKKK WWWW", "1B3 3R- Ben:2Y3"))

    assert place(found) == ("turn-order", 1, 3, ANA)
    assert found.legal == ["2Y1", "2Y2", "2Y4", "2Y5", "2Y-"]


def test_for_a_wrong_player_who_takes_what_is_not_there_they_are_all() -> None:
    found = refused(Round(fours(COLOURS), "1B- 2Y- 3R- Ana:1B-"))

    assert place(found) == ("turn-order", 1, 4, BEN)
    assert found.legal == everywhere("4K", "5W")


def test_lines_with_another_colour_full_lines_and_wall_rows_with_the_colour_are_left_out() -> None:
    blue_in_row_1 = ana_places("1B1 3B4 4R-")  # three blue wait on line 4
    displays = "BYYY RRRR YYYB BKKK WWWW"
    moves = "2R- 3Y2 4K- 5W3 1Y- CB1"

    found = refused(blue_in_row_1, Round(displays, moves), starting_player=BEN)

    # Row 1 has blue; line 2 is full of yellow, line 3 of white.
    assert place(found) == ("wall-has-colour", 2, 6, ANA)
    assert found.legal == ["CB4", "CB5", "CB-"]


def test_the_floor_line_is_always_legal() -> None:
    # Ana's lines: red, full; blue, full; white; black; yellow. White and red are left in the centre.
    moves = "1B2 2Y3 CR1 3W2 4K4 CR4 5W3 CB1 CY5 CK5"

    assert refused(Round(MIXED, f"{moves} CR1")).legal == ["CR-"]
    assert refused(Round(MIXED, f"{moves} CW1")).legal == ["CW3", "CW-"]
    assert refused(Round(MIXED, f"{moves} CB1")).legal == ["CR-", "CW3", "CW-"]


def test_legal_moves_are_canonical() -> None:
    found = refused(Round(MIXED, ["Ana : 1 3 b 2"]))

    assert place(found) == ("pane-count", 1, 1, ANA)
    assert found.legal == everywhere("1B")


def test_after_the_end_of_the_round_there_is_none() -> None:
    assert refused(Round(fours(COLOURS), "1B- 2Y- 3R- 4K- 5W- 1B-")).legal == []


def test_what_is_wrong_with_a_round_or_a_tiling_has_no_legal_moves() -> None:
    assert refused(Round("BBBB")).legal is None
    assert refused(Round("BBBBB YYYY RRRR KKKK WWWW")).legal is None
    assert refused(thrown_away("BBBBB"), thrown_away("BBBBB")).legal is None
    assert refused(Round(fours(COLOURS), "1B-"), Round(fours(COLOURS))).legal is None
    assert (
        refused(Round(fours(COLOURS), "1B4 2Y- 3R- 4K- 5W-", tiling=["", ""]), Round(fours(COLOURS)), wall="grey").legal
        is None
    )
