"""Azul, filling the displays: bag, lid, and what happens when they run out."""

from __future__ import annotations

import pytest

from tests.building.azul import ana_places, fours, place, refused, reported, thrown_away
from tests.building.azul_games import BAG_EMPTY, EIGHT_TOO_FEW, NOTHING_LEFT
from tests.building.logs import ANA, BEN, FOUR, THREE, Round


@pytest.mark.parametrize("wrong", ["BBB", "BBBBB", "-"])
def test_each_display_gets_four_tiles(wrong: str) -> None:
    found = refused(Round(f"{fours('YRKW')} {wrong}", "1Y-"))

    assert place(found) == ("display-size", 1, None, None)
    assert found.legal is None


def test_each_display_gets_four_tiles_also_where_all_displays_together_have_enough() -> None:
    assert refused(Round(f"{fours('YRK')} BBB WWWWW", "1Y-")).rule == "display-size"


def test_a_round_with_a_display_of_the_wrong_size_has_no_row() -> None:
    assert reported(Round(f"{fours('YRKW')} BBB", "1Y-")).rounds == []


def test_no_colour_is_drawn_more_often_than_the_bag_holds_it() -> None:
    six_displays_of_blue = Round(fours("BBBBBBYRK"), "1B-")

    found = refused(six_displays_of_blue, players=FOUR)

    assert place(found) == ("draw-supply", 1, None, None)
    assert found.legal is None


def test_what_was_drawn_before_is_not_in_the_bag() -> None:
    twelve_of_each = (thrown_away("BBBYY"), thrown_away("YRRRK"))  # 12 blue, 12 yellow, 12 red, 4 black

    assert reported(*twelve_of_each, Round(fours("BBYYR"))).errors == []
    assert refused(*twelve_of_each, Round(fours("BBYYY"))).rule == "draw-supply"  # 12 + 12 yellow


def test_leftovers_in_the_bag_are_drawn_before_the_lid_goes_in() -> None:
    all_of_the_leftovers = Round(fours("KKWWWWWBB"))  # 8 black and 20 white, then 8 from the lid

    assert reported(*EIGHT_TOO_FEW, all_of_the_leftovers, players=FOUR).errors == []


@pytest.mark.parametrize("displays", ["KKWWWWBBB", "KWWWWWBBB", "BBBBBYYYY"])
def test_with_leftovers_still_in_the_bag_nothing_comes_out_of_the_lid(displays: str) -> None:
    found = refused(*EIGHT_TOO_FEW, Round(fours(displays)), players=FOUR)

    assert place(found) == ("draw-supply", 3, None, None)


def test_the_rest_comes_out_of_the_lid_which_must_hold_it() -> None:
    eight_white_too_many = Round(fours("KKWWWWWWW"))

    assert refused(*EIGHT_TOO_FEW, eight_white_too_many, players=FOUR).rule == "draw-supply"


def test_after_a_refill_the_bag_holds_what_was_in_the_lid() -> None:
    refilled = (*EIGHT_TOO_FEW, thrown_away("KKWWWWWBB"))  # left: 12 blue, 20 yellow, 20 red, 12 black

    assert reported(*refilled, Round(fours("BBBYYYYYR")), players=FOUR).errors == []
    assert refused(*refilled, Round(fours("BBBBYYYYY")), players=FOUR).rule == "draw-supply"


def test_when_the_bag_is_empty_everything_in_the_lid_goes_into_it() -> None:
    assert reported(*BAG_EMPTY, thrown_away("BBBBB")).errors == []


def test_tiles_on_a_wall_are_not_in_the_lid() -> None:
    one_blue_on_the_wall = (
        ana_places("1B1 3B- 4R-"),
        *(ana_places("4R- 4Y-") for _ in range(4)),
    )

    nineteen = Round(f"{fours('BBBB')} BBBY")
    twenty = Round(fours("BBBBB"))

    assert reported(*one_blue_on_the_wall, nineteen, starting_player=BEN).errors == []
    assert refused(*one_blue_on_the_wall, twenty, starting_player=BEN).rule == "draw-supply"


def test_tiles_on_a_pattern_line_are_not_in_the_lid() -> None:
    three_blue_on_line_5 = (
        ana_places("1B- 3B5 4R-"),
        *(ana_places("4R- 4Y-") for _ in range(4)),
    )

    seventeen = Round(f"{fours('BBBB')} BYYY")
    eighteen = Round(f"{fours('BBBB')} BBYY")

    assert reported(*three_blue_on_line_5, seventeen, starting_player=BEN).errors == []
    assert refused(*three_blue_on_line_5, eighteen, starting_player=BEN).rule == "draw-supply"


def test_of_a_complete_line_all_but_one_go_to_the_lid() -> None:
    four_blue_on_line_4 = (ana_places("4B4 4R-"), *(ana_places("4R- 4Y-") for _ in range(4)))

    nineteen = Round(f"{fours('BBBB')} BBBY")
    twenty = Round(fours("BBBBB"))

    assert reported(*four_blue_on_line_4, nineteen, starting_player=BEN).errors == []
    assert refused(*four_blue_on_line_4, twenty, starting_player=BEN).rule == "draw-supply"


def test_discards_of_a_round_cannot_be_drawn_before_the_bag_is_empty() -> None:
    found = refused(thrown_away("BBBBB"), Round(fours("BYRKW")))

    assert place(found) == ("draw-supply", 2, None, None)


def test_if_bag_and_lid_hold_too_few_all_of_them_are_on_the_displays() -> None:
    judged = reported(*NOTHING_LEFT[:5], players=FOUR)

    assert judged.errors == []
    assert judged.rounds[4].finished


@pytest.mark.parametrize(
    "displays",
    [
        "RYYR BYWW YBRK KBBK RKWY RRWK KRWW KWRB Y",
        "RYYR BYWW YBRK KBBK RKWY RRWK KRWW KWR BY",
        "KRW WKW RBY RYYR BYWW YBRK KBBK RKWY RRWK",
    ],
)
def test_how_too_few_tiles_are_spread_is_not_checked(displays: str) -> None:
    assert reported(*NOTHING_LEFT[:4], Round(displays), players=FOUR).errors == []


def test_of_too_few_tiles_none_is_left_out() -> None:
    one_missing = Round("RYYR BYWW YBRK KBBK RKWY RRWK KRW WKW RB")

    found = refused(*NOTHING_LEFT[:4], one_missing, players=FOUR)

    assert place(found) == ("display-size", 5, None, None)


def test_of_too_few_tiles_bag_and_lid_cannot_give_more_than_are_left() -> None:
    one_too_many = Round("RYYR BYWW YBRK KBBK RKWY RRWK KRW WKW RBYY")

    found = refused(*NOTHING_LEFT[:4], one_too_many, players=FOUR)

    assert place(found) == ("draw-supply", 5, None, None)


def test_of_too_few_tiles_no_display_has_more_than_four() -> None:
    five_on_one = Round("RYYRB YWW YBRK KBBK RKWY RRWK KRW WKW RBY")

    assert refused(*NOTHING_LEFT[:4], five_on_one, players=FOUR).rule == "display-size"


def test_too_few_tiles_are_those_that_are_left() -> None:
    another_colour = Round("RYYR BYWW YBRK KBBK RKWY RRWK KRW WKW RBR")

    found = refused(*NOTHING_LEFT[:4], another_colour, players=FOUR)

    assert place(found) == ("draw-supply", 5, None, None)


def test_if_bag_and_lid_run_out_the_round_is_played_with_what_there_is() -> None:
    judged = reported(*NOTHING_LEFT, players=FOUR)

    assert judged.errors == []
    assert [each.finished for each in judged.rounds] == [True] * 7


def test_an_empty_display_is_there_but_has_no_colour() -> None:
    found = refused(*NOTHING_LEFT[:6], Round("R - - - - - - - -", "2R3"), players=FOUR)

    assert place(found) == ("colour-not-there", 7, 1, ANA)


def test_three_players_draw_28_tiles_a_round() -> None:
    sixteen_left = (thrown_away("BBBBBYY"), thrown_away("YYYRRRR"), thrown_away("RKKKKKW"))  # 16 white left

    assert reported(*sixteen_left, Round(fours("WWWWBYR")), players=THREE).errors == []
    assert refused(*sixteen_left, Round(fours("WWWBBYR")), players=THREE).rule == "draw-supply"
