"""What a log of the right shape may still get wrong: names, numbers, letters, and what belongs together."""

from __future__ import annotations

import pytest

from sintra_cli.games.sintra.setup import SintraSetup
from tests.log.logs import AZUL, ROUND, SINTRA, Wrong, accepted, assert_wrong, changed, faults

AZUL_HAS = "the box, which has B, Y, R, K, W"
SINTRA_HAS = "the box, which has R, Y, G, B, W"
PLAYERS = "the players are Ana, Ben"


# --- names ------------------------------------------------------------------------------------------------------


def test_names_are_distinct() -> None:
    log = changed(AZUL, "Ben", "Ana")
    assert_wrong(log, Wrong("Ana", 'players 1 and 2 are both called "Ana": names must differ', nth=2))


def test_names_are_trimmed_before_they_are_compared() -> None:
    log = changed(AZUL, "Ben", "  Ana ")
    assert_wrong(log, Wrong("  Ana ", 'players 1 and 2 are both called "Ana": names must differ'))


def test_the_third_of_one_name_is_told_apart_from_the_first() -> None:
    log = AZUL + '\n[[players]]\nname = "Cleo"\n\n[[players]]\nname = "Ana"\n'
    assert_wrong(log, Wrong("Ana", 'players 1 and 4 are both called "Ana": names must differ', nth=2))


def test_names_that_differ_in_a_capital_are_different() -> None:
    assert accepted(changed(AZUL, "Ben", "ana")).names == ["Ana", "ana"]


@pytest.mark.parametrize("name", ["007", "1e5", "true", "2024-05-01", "-", "A B", "Ana:", "Zoë", "名前", "_a"])
def test_a_name_may_be_any_text(name: str) -> None:
    assert accepted(changed(AZUL, "Ana", name)).names == [name, "Ben"]


def test_names_are_trimmed_wherever_they_stand() -> None:
    log = changed(AZUL, '"Ben"', '" Ben\\t"')
    log = changed(log, 'wall = "grey"', 'wall = "grey"\nstarting_player = "Ben  "')
    log += ROUND + 'moves = ["Ben :1B1", " Ana : 2Y1"]\ntiling = { " Ben" = "1:2" }\nclaimed = { "Ana " = 3 }\n'
    log += '\n[claimed]\n" Ben" = 4\n'
    read = accepted(log)
    assert read.names == ["Ana", "Ben"]
    assert read.starter == 1
    assert [move.player for move in read.rounds[0].moves] == ["Ben", "Ana"]
    assert read.rounds[0].choices == [{}, {1: 2}]
    assert read.claims == [{0: 3}]
    assert read.final_claims == {1: 4}


def test_the_first_player_starts_unless_the_log_says_otherwise() -> None:
    assert accepted(AZUL).starter == 0
    assert accepted('starting_player = "Ben"\n' + AZUL).starter == 1


@pytest.mark.parametrize("name", ["Bea", "ben", ""])
def test_the_starting_player_is_a_player(name: str) -> None:
    log = AZUL.replace("[[players]]", f'starting_player = "{name}"\n[[players]]', 1)
    line = log[: log.index("starting_player")].count("\n") + 1
    found = [(each.line, each.column, each.message) for each in faults(log)]
    assert found == [(line, 20, f'starting_player: there is no player "{name}"; {PLAYERS}')]


@pytest.mark.parametrize("key", ["claimed", "tiling"])
def test_a_key_in_a_table_by_name_is_a_player(key: str) -> None:
    value = "3" if key == "claimed" else '"1:3"'
    log = AZUL + ROUND + f"{key} = {{ Bea = {value}, Ben = {value} }}\n"
    assert_wrong(log, Wrong("Bea", f'{key}: there is no player "Bea"; {PLAYERS}'))


def test_a_final_claim_is_for_a_player() -> None:
    log = AZUL + '\n[claimed]\nAna = 1\n"Be n" = 2\n'
    assert_wrong(log, Wrong("Be n", f'claimed: there is no player "Be n"; {PLAYERS}'))


def test_a_player_is_in_a_table_by_name_once() -> None:
    log = AZUL + '\n[claimed]\nAna = 1\n" Ana" = 1\n'
    assert_wrong(log, Wrong(" Ana", 'claimed: "Ana" is there twice'))


def test_two_names_that_are_no_players_are_not_one_player_twice() -> None:
    log = AZUL + "\n[claimed]\nAnna = 1\nAnn = 1\nAna = 1\n"
    assert_wrong(
        log,
        Wrong("Anna", f'claimed: there is no player "Anna"; {PLAYERS}'),
        Wrong("Ann", f'claimed: there is no player "Ann"; {PLAYERS}', nth=2),
    )


def test_where_a_name_is_wrong_already_no_other_name_is() -> None:
    log = changed(AZUL, '"Ana"', "7") + ROUND + 'moves = "Anna:1B1"\nclaimed = { Bob = 3 }\n'
    (fault,) = faults(log)
    assert (fault.line, fault.column) == (6, 8)


# --- values per player ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("values", ["[]", "[1]", "[1, 2, 3]"])
def test_an_array_of_claims_has_exactly_one_value_for_each_player(values: str) -> None:
    number = len(values.strip("[]").split())
    log = AZUL + ROUND + f"claimed = {values}\n"
    assert_wrong(log, Wrong(values, f"claimed must have one value for each of the 2 players, not {number}"))


def test_an_array_of_tilings_has_exactly_one_value_for_each_player() -> None:
    log = AZUL + ROUND + 'tiling = ["1:3"]\n'
    assert_wrong(log, Wrong('["1:3"]', "tiling must have one value for each of the 2 players, not 1"))


def test_an_array_of_final_claims_has_exactly_one_value_for_each_player() -> None:
    log = "claimed = [1, 2, 3]\n" + AZUL
    assert_wrong(log, Wrong("[1, 2, 3]", "claimed must have one value for each of the 2 players, not 3"))


def test_an_array_is_in_the_order_of_the_players_and_a_table_by_name() -> None:
    in_order = accepted("claimed = [1, 2]\n" + AZUL)
    by_name = accepted(AZUL + "\n[claimed]\nBen = 2\nAna = 1\n")
    assert in_order.final_claims == by_name.final_claims == {0: 1, 1: 2}


# --- the tiling -------------------------------------------------------------------------------------------------


def test_a_coloured_wall_has_no_tiling() -> None:
    log = changed(AZUL, '"grey"', '"coloured"') + ROUND + 'tiling = ["", ""]\n'
    assert_wrong(log, Wrong("tiling", "a coloured wall leaves no choice of the column: leave out `tiling`"))


def test_a_line_is_in_a_tiling_once() -> None:
    log = AZUL + ROUND + 'tiling = ["1:3 2:4", "3:1 2:2 3:1"]\n'
    assert_wrong(log, Wrong("3:1 2:2 3:1", "tiling: line 3 is there twice"))


def test_choices_may_come_in_any_order() -> None:
    assert accepted(AZUL + ROUND + 'tiling = ["4:5 1:3", ""]\n').rounds[0].choices == [{4: 5, 1: 3}, {}]


def test_no_tiling_is_not_an_empty_tiling() -> None:
    log = accepted(AZUL + ROUND + "tiling = {}\n" + ROUND)
    assert [each.choices for each in log.rounds] == [[{}, {}], None]


# --- letters ----------------------------------------------------------------------------------------------------


def test_letters_may_be_small() -> None:
    log = accepted(changed(SINTRA, "RRYGBW", "rrYgbw").replace("RRYYY/GGGBB", "rrYYY/ggGBB"))
    assert isinstance(log.setup, SintraSetup)
    assert log.setup.round_colours == "RRYGBW"
    assert log.setup.strips[0][1] == ("RRYYY", "GGGBB")


def test_letters_of_displays_may_be_small() -> None:
    log = AZUL + '\n[[rounds]]\ndisplays = ["bBbY", ""]\nmoves = "1b1"\n'
    this = accepted(log).rounds[0]
    assert this.displays == ["BBBY", ""]
    assert this.moves[0].colour == "B"


def test_letters_on_displays_are_colours_of_the_box() -> None:
    log = AZUL + '\n[[rounds]]\ndisplays = ["BGBQ", "bbbb", "gBBB"]\n'
    assert_wrong(
        log,
        Wrong("BGBQ", f"display 1: G, Q is no colour of {AZUL_HAS}"),
        Wrong("gBBB", f"display 3: G is no colour of {AZUL_HAS}"),
    )


def test_round_colours_are_colours_of_the_box() -> None:
    log = changed(SINTRA, "RRYGBW", "RKYGBW")
    assert_wrong(log, Wrong("RKYGBW", f"round_colours: K is no colour of {SINTRA_HAS}"))


def test_letters_on_strips_are_colours_of_the_box_or_jokers() -> None:
    log = changed(SINTRA, "GGGGG/BBBBB", "GGGGK/BBXB*")
    assert_wrong(log, Wrong("GGGGK/BBXB*", f"strip 3: K, X is no colour of {SINTRA_HAS}"))


def test_the_letters_are_those_of_the_log_s_own_box() -> None:
    log = changed(
        AZUL, 'wall = "grey"', 'wall = "grey"\nbox.colours = ["C cyan", "J jade", "R red", "K black", "W white"]'
    )
    log += '\n[[rounds]]\ndisplays = ["CCJJ", "BBBB"]\nmoves = "1C1 CJ2"\n'
    assert_wrong(log, Wrong("BBBB", "display 2: B is no colour of the box, which has C, J, R, K, W"))


# --- the box ----------------------------------------------------------------------------------------------------


def test_the_letters_of_the_box_are_distinct() -> None:
    log = changed(
        AZUL, 'wall = "grey"', 'wall = "grey"\nbox.colours = ["B blue", "Y y", "R red", "B black", "W white"]'
    )
    assert_wrong(log, Wrong("B black", "two colours have the letter B: letters must differ"))


@pytest.mark.parametrize(
    ("track", "message"),
    [
        ("[1, 2]", "the broken-glass track begins with 0, not 1"),
        ("[0, 2, 2]", "the numbers of the broken-glass track must increase at every step"),
        ("[0, 3, 2, 4]", "the numbers of the broken-glass track must increase at every step"),
        ("[0, 0]", "the numbers of the broken-glass track must increase at every step"),
    ],
)
def test_the_broken_glass_track_begins_with_0_and_increases(track: str, message: str) -> None:
    log = changed(SINTRA, "[box]", f"[box]\nbroken_glass = {track}")
    assert_wrong(log, Wrong(track, message))


@pytest.mark.parametrize("pair", ["[1, 1]", "[1, 3]", "[8, 1]"])
def test_an_ornament_lies_between_neighbouring_windows(pair: str) -> None:
    left, right = pair.strip("[]").split(", ")
    log = changed(SINTRA, "[box]", f"[box]\nornaments = [[2, 1], {pair}]")
    assert_wrong(log, Wrong(pair, f"an ornament lies between neighbouring windows, not {left} and {right}"))


# --- strips by number -------------------------------------------------------------------------------------------


def test_strips_by_number_are_those_of_the_box() -> None:
    log = accepted(SINTRA)
    assert isinstance(log.setup, SintraSetup)
    ana, ben = log.setup.strips
    assert ana == log.setup.box.strips
    assert ben[7] == ("RRRRR", "RRB**")


def test_a_mark_after_the_number_is_the_second_face_up() -> None:
    setup = accepted(SINTRA).setup
    assert isinstance(setup, SintraSetup)
    _, ben = setup.strips
    assert ben[0] == ("RRRRR", "WWWWW")


def test_strips_by_number_need_the_strips_of_the_box() -> None:
    start, _, end = SINTRA.partition("[box]\nstrips = [")
    log = start + end.partition("]\n")[2]
    message = "strips by number need the strips of the box: there is no [box] strips"
    assert_wrong(log, Wrong("1 2 3 4 5 6 7 8", message), Wrong("8' 7 6 5 4 3 2 1", message))


@pytest.mark.parametrize(
    ("numbers", "wrong"),
    [
        ("1 2 3 4 5 6 7 7", "8 is missing and 7 is there more than once"),
        ("1 1' 3 4 5 6 7 8", "2 is missing and 1 is there more than once"),
        ("1 1 1 1 1 1 1 1", "2, 3, 4, 5, 6, 7 and 8 are missing and 1 is there more than once"),
    ],
)
def test_each_strip_of_the_box_is_laid_once(numbers: str, wrong: str) -> None:
    log = changed(SINTRA, "1 2 3 4 5 6 7 8", numbers)
    assert_wrong(log, Wrong(numbers, f"strips: {wrong}: each of 1 to 8 must be there once"))


# --- moves ------------------------------------------------------------------------------------------------------


def test_the_name_before_a_move_is_a_player() -> None:
    log = AZUL + ROUND + 'moves = ["Ana: 1B1", "ben: 2Y1", "3R1"]\n'
    message = f'there is no player "ben" (before the colon); {PLAYERS}'
    assert_wrong(log, Wrong("ben: 2Y1", message, rule="move-syntax"))


def test_round_and_move_say_where_it_is() -> None:
    log = AZUL + ROUND + 'moves = "1B1"\n' + ROUND + 'moves = "1B1 Q 2Y1 W"\ntiling = ["9:9", ""]\n'
    assert [(each.rule, each.round, each.move) for each in faults(log)] == [
        ("move-syntax", 2, 2),
        ("move-syntax", 2, 4),
        ("log-shape", 2, None),
    ]


def test_what_a_schema_cannot_see_is_reported_beside_what_it_can() -> None:
    log = changed(AZUL, 'wall = "grey"', 'wall = "grey"\nnotes = 3\nstarting_player = "Bea"')
    log += ROUND + 'moves = "R13"\nclaimed = [1, 2, "3"]\n'
    assert [(each.rule, each.line) for each in faults(log)] == [
        ("log-shape", 4),  # notes
        ("log-shape", 5),  # Bea
        ("move-syntax", 15),
        ("log-shape", 16),  # three values
        ("log-shape", 16),  # "3"
    ]
