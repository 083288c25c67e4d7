"""Azul, setting up: tiles, displays, pattern lines, wall and score."""

from __future__ import annotations

import pytest

from tests.building.azul import (
    COLOURS,
    ana_places,
    broken,
    error,
    fours,
    log_of,
    place,
    played,
    refused,
    reported,
    row,
    thrown_away,
)
from tests.building.azul_games import BAG_EMPTY
from tests.building.logs import ANA, BEN, FOUR, Round
from tests.verdicts import judge

DISPLAYS = {2: "BYRKW", 3: "BYRKWBY", 4: "BYRKWBYRK"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_5_7_or_9_displays_for_2_3_or_4_players(players: int) -> None:
    judged = reported(Round(fours(DISPLAYS[players])), players=FOUR[:players])

    assert judged.errors == []
    assert len(judged.rounds) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("extra", [-1, 1])
def test_another_number_of_displays_is_display_count(players: int, extra: int) -> None:
    colours = (DISPLAYS[players] + "B")[: len(DISPLAYS[players]) + extra]

    found = refused(Round(fours(colours), "1B-"), players=FOUR[:players])

    assert place(found) == ("display-count", 1, None, None)
    assert found.legal is None


def test_a_round_with_the_wrong_number_of_displays_has_no_row() -> None:
    judged = reported(thrown_away(COLOURS), Round(fours("BYRK"), "1B-"))

    assert [each.round for each in judged.rounds] == [1]
    assert judged.status == "illegal"


def test_empty_displays_count_as_displays() -> None:
    judged = reported(Round("BBBB YYYY RRRR KKKK -"))

    assert place(judged.errors[0]) == ("display-size", 1, None, None)


@pytest.mark.parametrize("players", [("Ana",), ("Ana", "Ben", "Cleo", "Dan", "Eva")])
def test_two_to_four_play(players: tuple[str, ...]) -> None:
    assert broken(players=players) == {"log-shape"}


@pytest.mark.parametrize("colour", COLOURS)
def test_there_are_20_tiles_of_each_colour(colour: str) -> None:
    another = "Y" if colour == "B" else "B"
    all_twenty = thrown_away(colour * 5)
    a_twenty_first = Round(f"{colour}{another * 3} {fours(another * 4)}", "1B-")

    assert reported(all_twenty).errors == []
    assert place(refused(all_twenty, a_twenty_first)) == ("draw-supply", 2, None, None)


def test_all_100_tiles_are_in_the_bag() -> None:
    judged = reported(*BAG_EMPTY)

    assert judged.errors == []
    assert [each.finished for each in judged.rounds] == [True] * 5


@pytest.mark.parametrize("line", [1, 2, 3, 4])
def test_a_pattern_line_has_as_many_spaces_as_its_number(line: int) -> None:
    filled = ana_places(f"{line}B{line} 4R- {'' if line == 4 else '4K-'}")

    assert row(reported(filled, starting_player=BEN), ANA).wall == 1


@pytest.mark.parametrize("line", [2, 3, 4])
def test_a_pattern_line_with_one_tile_less_is_not_complete(line: int) -> None:
    one_less = ana_places(f"{line - 1}B{line} 4R- 4K-")

    assert row(reported(one_less, starting_player=BEN), ANA).wall == 0


def test_the_fifth_pattern_line_has_five_spaces() -> None:
    four_tiles = ana_places("4B5 4R-")
    a_fifth = ana_places("1B5 4R- 4K-")

    judged = reported(four_tiles, a_fifth, starting_player=BEN)

    assert row(judged, ANA).wall == 0
    assert row(judged, ANA, of_round=2).wall == 1


@pytest.mark.parametrize("line", ["0", "6"])
def test_there_are_five_pattern_lines(line: str) -> None:
    found = error(Round(fours(COLOURS), f"1B{line}"))

    assert (found.rule, found.round, found.move) == ("move-syntax", 1, 1)


@pytest.mark.parametrize(("line", "wall_row"), [(1, "BYRKW"), (2, "WBYRK"), (3, "KWBYR"), (4, "RKWBY"), (5, "YRKWB")])
def test_every_row_of_the_coloured_wall_is_the_one_above_moved_one_to_the_right(line: int, wall_row: str) -> None:
    for column, colour in enumerate(wall_row, start=1):
        second = f"3{colour}5" if line == 5 else f"3{colour}-"
        moves = f"1{colour}{line} 2{colour}- {second} 4{colour}- 5{colour}-"

        tiles = played(Round(fours(colour * 5), moves)).tables.tiles

        assert [(tile.line, tile.column, tile.colour) for tile in tiles] == [(line, column, colour)]


def test_the_score_starts_at_0() -> None:
    judged = reported(Round(fours(COLOURS)))

    assert [each.total for each in judged.rounds[0].players] == [0, 0]


@pytest.mark.parametrize("wall", ["blue", "", "Grey"])
def test_the_wall_is_coloured_or_grey(wall: str) -> None:
    assert broken(wall=wall) == {"log-shape"}


def test_the_wall_is_said_in_every_log() -> None:
    log = log_of(Round(fours(COLOURS)))
    del log["wall"]

    errors = judge(log).report.errors

    assert {each.rule for each in errors} == {"log-shape"}


def test_all_use_the_same_wall() -> None:
    judged = reported(Round(fours(COLOURS)), wall="grey")

    assert judged.wall == "grey"
    assert judged.side is None
    assert judged.errors == []


@pytest.mark.parametrize(("key", "value"), [("side", "A"), ("round_colours", "RBYGRW")])
def test_side_and_round_colours_belong_to_the_other_game(key: str, value: str) -> None:
    assert broken(Round(fours(COLOURS)), **{key: value}) == {"log-shape"}
