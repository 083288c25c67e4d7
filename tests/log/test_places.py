"""Where the things of a game stand in its file."""

from __future__ import annotations

import pytest

from sintra_cli.log.places import LogPlaces
from sintra_cli.toml.places import Place
from tests.log.logs import AZUL, ROUND, SINTRA, accepted, changed, place


def places_of(text: str) -> LogPlaces:
    return LogPlaces(accepted(text))


def at(text: str, what: str, nth: int = 1, *, shown: str | None = None) -> Place:
    """Return the place of something in a text, which is a table or an array unless it is `shown`."""
    return Place(*place(text, what, nth), shown)


def test_the_log_as_a_whole_is_its_first_character() -> None:
    assert places_of("# a comment\n" + AZUL).top() == Place(1, 1, 1, None)


def test_the_round_indicator_is_its_letters() -> None:
    assert places_of(SINTRA).of_setup("round_colours", None) == at(SINTRA, "RRYGBW", shown="RRYGBW")


def test_the_strips_of_a_player_are_their_numbers_or_the_array() -> None:
    log = changed(SINTRA, '"1 2 3 4 5 6 7 8"', '[\n  "RRRRR/RRB**",' + ' "RRRRR/RRRRR",' * 7 + "\n]")
    assert places_of(log).of_setup("strips", 0) == at(log, "[\n", 2)
    assert places_of(log).of_setup("strips", 1) == at(log, "8' 7 6 5 4 3 2 1", shown="8' 7 6 5 4 3 2 1")


def test_a_round_is_its_header_or_its_inline_table() -> None:
    headed = AZUL + ROUND + ROUND
    assert places_of(headed).round(2) == at(headed, "[[rounds]]", 2)
    inline = 'rounds = [{ moves = "" }, { displays = [] }]\n' + AZUL
    assert places_of(inline).round(2) == at(inline, "{ displays = [] }")


def test_displays_are_the_array_and_a_display_its_letters() -> None:
    log = AZUL + ROUND + '\n[[rounds]]\ndisplays = [\n  "BBBB", "", "YY"\n]\n'
    assert places_of(log).displays(2) == at(log, "[\n")
    assert places_of(log).displays(2, 3) == at(log, "YY", 4, shown="YY")  # three are in YYYY
    assert places_of(log).displays(2, 2) == Place(16, 12, 12, "")


def test_a_move_is_what_is_written_of_it_in_both_forms() -> None:
    text = AZUL + ROUND + 'moves = """\n1B1  Ana:2Y2\n\t3R3"""\n'
    assert places_of(text).move(1, 2) == at(text, "Ana:2Y2", shown="Ana:2Y2")
    assert places_of(text).move(1, 3) == at(text, "3R3", shown="3R3")
    array = AZUL + ROUND + 'moves = ["1B1", " Ana : 2Y2 ", "3 R 3"]\n'
    assert places_of(array).move(1, 2) == at(array, " Ana : 2Y2 ", shown=" Ana : 2Y2 ")
    assert places_of(array).move(1, 3) == at(array, "3 R 3", shown="3 R 3")


@pytest.mark.parametrize(
    "moves", ['"1R1 2Y3(-120) 3G3(120)"', '["1R1", "2Y3 ( -120 ) ", "3G3(120)"]', '"1R1(120) <(-120)"']
)
def test_points_are_the_number_in_the_brackets(moves: str) -> None:
    log = SINTRA + f"\n[[rounds]]\ndisplays = []\nmoves = {moves}\n"
    assert places_of(log).points(1, 2) == at(log, "-120", shown="-120")


def test_a_claim_is_its_number_in_both_forms() -> None:
    log = AZUL + ROUND + "claimed = [12, -9]\n" + ROUND + 'claimed = { " Ben" = 5 }\n\n[claimed]\nBen = +71\n'
    assert places_of(log).claim(1, 1) == at(log, "-9", shown="-9")
    assert places_of(log).claim(2, 1) == at(log, "5", shown="5")
    assert places_of(log).claim(None, 1) == at(log, "+71", shown="+71")


def test_a_tiling_is_the_player_s_text() -> None:
    log = AZUL + ROUND + 'tiling = ["1:3", ""]\n' + ROUND + 'tiling = { Ben = "2:2", Ana = "1:4" }\n'
    assert places_of(log).tiling(1, 0) == at(log, "1:3", shown="1:3")
    assert places_of(log).tiling(1, 1) == at(log, '""]', shown="")._replace(column=19, end_column=19)
    assert places_of(log).tiling(2, 0) == at(log, "1:4", shown="1:4")


def test_a_tiling_that_is_missing_is_the_table_without_the_player() -> None:
    log = AZUL + ROUND + 'moves = "1B1"\ntiling = { Ben = "2:2" }\n'
    assert places_of(log).tiling(1, 0) == at(log, '{ Ben = "2:2" }')


def test_a_tiling_that_is_missing_is_the_moves_where_there_is_none() -> None:
    log = AZUL + ROUND + 'moves = "1B1 2Y-"\n'
    assert places_of(log).tiling(1, 0) == at(log, "1B1 2Y-", shown="1B1 2Y-")


def test_a_tiling_that_is_missing_is_the_round_where_there_are_no_moves() -> None:
    log = AZUL + ROUND
    assert places_of(log).tiling(1, 0) == at(log, "[[rounds]]")
