"""The shape of a log: keys, types, lengths and letters, each with its place."""

from __future__ import annotations

import pytest

from tests.log.logs import AZUL, SINTRA, Wrong, accepted, assert_wrong, changed, messages

STRIP = 'a strip, five letters a face, face up/face down, such as "RRBGY/BBWWG" (* is a joker space)'
NAME = "text that is not blank, and no other player's name"


# --- what is missing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("log", "line", "message"),
    [
        (AZUL, "format = 1\n", "`format` is missing: the version of the format, 1"),
        (AZUL, 'wall = "grey"\n', '`wall` is missing: the side of the walls, "coloured" or "grey"'),
        (SINTRA, 'side = "A"\n', '`side` is missing: the side of the palace boards, "A" or "B"'),
        (
            SINTRA,
            'round_colours = "RRYGBW"\n',
            "`round_colours` is missing: the six letters of the round indicator, I to VI",
        ),
    ],
)
def test_what_is_missing_is_pointed_at_where_the_log_begins(log: str, line: str, message: str) -> None:
    assert_wrong(changed(log, line, ""), Wrong("", message))


def test_what_a_table_lacks_is_pointed_at_its_header() -> None:
    log = changed(SINTRA, 'strips = "8\' 7 6 5 4 3 2 1"\n', "")
    log = changed(log, 'name = "Ana"\n', "")
    assert_wrong(
        log,
        Wrong("[[players]]", f"`name` is missing: {NAME}"),
        Wrong(
            "[[players]]",
            "`strips` is missing: eight strips from left to right, or their numbers in [box] strips as one text",
            nth=2,
        ),
    )


def test_what_an_inline_table_lacks_is_pointed_at_the_table() -> None:
    log = 'format = 1\ngame = "azul"\nwall = "grey"\nplayers = [{ name = "Ana" }, { _name = "Ben" }]\n'
    assert_wrong(log, Wrong('{ _name = "Ben" }', f"`name` is missing: {NAME}"))


def test_without_players_there_is_no_log() -> None:
    log = 'format = 1\ngame = "azul"\nwall = "grey"\n'
    assert_wrong(log, Wrong("", "`players` is missing: 2 to 4 tables [[players]], clockwise"))


def test_everything_that_is_missing_is_reported() -> None:
    assert messages('game = "sintra"\n') == [
        "`format` is missing: the version of the format, 1",
        '`side` is missing: the side of the palace boards, "A" or "B"',
        "`round_colours` is missing: the six letters of the round indicator, I to VI",
        "`players` is missing: 2 to 4 tables [[players]], clockwise",
    ]


# --- format and game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("written", ["0", "true", "1.0", "-1"])
def test_the_format_is_the_number_1(written: str) -> None:
    log = changed(AZUL, "format = 1", f"format = {written}")
    assert_wrong(log, Wrong(written, f"format must be 1, not {written}"))


def test_a_format_in_quotes_is_none() -> None:
    assert_wrong(changed(AZUL, "format = 1", 'format = "1"'), Wrong("1", 'format must be 1, not "1"'))


def test_of_a_log_with_a_higher_format_nothing_else_is_checked() -> None:
    message = "written for a newer sintra: format 2, and this one reads up to 1"
    log = changed(AZUL, "format = 1", "format = 2") + '\n[[rounds]]\ndisplays = 3\nmoves = "R13"\n'
    assert_wrong(log, Wrong("2", message))
    assert_wrong("format = 2\nwhatever = [1, 2]\n", Wrong("2", message))


def test_without_a_game_only_what_both_games_lack_is_missing() -> None:
    assert messages("format = 1\n") == [
        '`game` is missing: "sintra" or "azul"',
        "`players` is missing: 2 to 4 tables [[players]], clockwise",
    ]


@pytest.mark.parametrize("log", [AZUL, SINTRA], ids=["azul", "sintra"])
def test_without_a_game_what_either_game_knows_is_right(log: str) -> None:
    game = 'game = "azul"\n' if log == AZUL else 'game = "sintra"\n'
    assert_wrong(changed(log, game, ""), Wrong("", '`game` is missing: "sintra" or "azul"'))


def test_a_game_that_is_not_known_is_one_error() -> None:
    log = changed(SINTRA, '"sintra"', '"Sintra"')
    assert_wrong(log, Wrong("Sintra", 'game must be "sintra" or "azul", not "Sintra"'))


# --- values at the top ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["C", "a", "AB", ""])
def test_a_side_is_a_or_b(side: str) -> None:
    message = f'side must be "A" or "B", not "{side}"'
    text = changed(SINTRA, 'side = "A"', f'side = "{side}"')
    (found,) = messages(text)
    assert found == message


def test_a_wall_is_coloured_or_grey() -> None:
    log = changed(AZUL, '"grey"', '"gray"')
    assert_wrong(log, Wrong("gray", 'wall must be "coloured" or "grey", not "gray"'))


@pytest.mark.parametrize("letters", ["RYGBW", "RRYGBWW", "RRYGB ", "RRYGB1", "RRYGBÄ"])
def test_the_round_colours_are_six_letters(letters: str) -> None:
    log = changed(SINTRA, "RRYGBW", letters)
    message = f'round_colours must be the six letters of the round indicator, I to VI, not "{letters}"'
    assert_wrong(log, Wrong(letters, message))


@pytest.mark.parametrize("key", ["title", "place", "notes"])
def test_a_title_a_place_and_notes_are_text(key: str) -> None:
    log = changed(AZUL, 'wall = "grey"', f'wall = "grey"\n{key} = [7]')
    assert_wrong(log, Wrong("[7]", f"{key} must be text, not an array of 1"))


@pytest.mark.parametrize(
    "date", ["2024-05-01", '"1 May"', "2024-05-01T20:15:00", "2024-05-01T20:15:00Z", "2024-05-01 20:15:00"]
)
def test_a_date_is_a_toml_date_or_text(date: str) -> None:
    accepted(changed(AZUL, 'wall = "grey"', f'wall = "grey"\ndate = {date}'))


@pytest.mark.parametrize("date", ["20240501", "true", "20:15:00"])
def test_a_date_is_nothing_else(date: str) -> None:
    log = changed(AZUL, 'wall = "grey"', f'wall = "grey"\ndate = {date}')
    assert_wrong(log, Wrong(date, f"date must be a TOML date or text, not {date}"))


# --- players ----------------------------------------------------------------------------------------------------


def test_there_are_2_to_4_players() -> None:
    one = changed(AZUL, '\n[[players]]\nname = "Ben"\n', "")
    message = "players must be 2 to 4 tables [[players]], clockwise, not an array of {}"
    assert_wrong(one, Wrong("[[players]]", message.format(1)))
    five = AZUL + "".join(f'\n[[players]]\nname = "{name}"\n' for name in ("Cleo", "Dan", "Eve"))
    assert_wrong(five, Wrong("[[players]]", message.format(5)))


@pytest.mark.parametrize("value", ["2", '"Ana, Ben"', "true"])
def test_players_are_tables(value: str) -> None:
    log = f'format = 1\ngame = "azul"\nwall = "grey"\nplayers = {value}\n'
    message = f"players must be 2 to 4 tables [[players]], clockwise, not {value}"
    assert_wrong(log, Wrong(value.strip('"'), message))


def test_a_player_is_a_table() -> None:
    log = 'format = 1\ngame = "azul"\nwall = "grey"\nplayers = [{ name = "Ana" }, "Ben"]\n'
    assert_wrong(log, Wrong("Ben", 'player 2 must be a table, not "Ben"'))


@pytest.mark.parametrize("name", ["7", "false"])
def test_a_name_is_text(name: str) -> None:
    log = changed(AZUL, '"Ana"', name)
    assert_wrong(log, Wrong(name, f"player 1, name must be {NAME}, not {name}"))


@pytest.mark.parametrize("name", ["", " ", "\t", "\N{NO-BREAK SPACE}"])
def test_a_name_is_not_blank(name: str) -> None:
    (message,) = messages(changed(AZUL, '"Ana"', f'"{name}"'))
    assert message == f'player 1, name must be {NAME}, not "{name}"'


# --- strips and box ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "strip", ["RRYY/GGGBB", "RRYYYY/GGGBB", "RRYYY", "RRYYY-GGGBB", "RRYYY/GGGBB/", "RR YY/GGGBB", "RR1YY/GGGBB"]
)
def test_a_strip_has_five_letters_a_face(strip: str) -> None:
    log = changed(SINTRA, "RRYYY/GGGBB", strip)
    assert_wrong(log, Wrong(strip, f'box, strip 2 must be {STRIP}, not "{strip}"'))


def test_a_player_has_eight_strips() -> None:
    strips = '["RRYYY/GGGBB", "RRYYY/GGGBB"]'
    log = changed(SINTRA, '"1 2 3 4 5 6 7 8"', strips)
    assert_wrong(log, Wrong(strips, "player 1, strips must be eight strips from left to right, not an array of 2"))


def test_the_strips_of_a_player_are_looked_at_one_by_one() -> None:
    strips = ", ".join(['"RRYYY/GGGBB"'] * 6 + ['"RRYYY/GGG*"', "3"])
    log = changed(SINTRA, '"1 2 3 4 5 6 7 8"', f"[{strips}]")
    assert_wrong(
        log,
        Wrong("RRYYY/GGG*", f'player 1, strip 7 must be {STRIP}, not "RRYYY/GGG*"'),
        Wrong("3", f"player 1, strip 8 must be {STRIP}, not 3"),
    )


@pytest.mark.parametrize(
    ("numbers", "at", "message"),
    [
        ("8 6 4 2 1' 3 5", "8 6 4 2 1' 3 5", "7 is missing: each of 1 to 8 must be there once"),
        (
            "1 2 3 3 4 5 6",
            "1 2 3 3 4 5 6",
            "7 and 8 are missing and 3 is there more than once: each of 1 to 8 must be there once",
        ),
        ("1 2 3 4 5 6 7 9", "9", "9 is no strip of the box: these are 1 to 8, perhaps with ' behind"),
        ("12345678", "12345678", "12345678 is no strip of the box: these are 1 to 8, perhaps with ' behind"),
        ("1 2, 3 4 5 6 7 8", ",", "the numbers have only white space between them: leave out ,"),
        ("1 2 3 4 5 6 7 8''", "8''", "8'' is no strip of the box: these are 1 to 8, perhaps with ' behind"),
        ("1 2’ 3 4 5 6 7 8", "’", "’ is not the straight apostrophe ': write ' there"),
        ("1 2 3 4 5 6 7 8´", "´", "´ is not the straight apostrophe ': write ' there"),
    ],
)
def test_what_is_wrong_with_strips_by_number_is_named_at_its_place(numbers: str, at: str, message: str) -> None:
    log = changed(SINTRA, "1 2 3 4 5 6 7 8", numbers)
    assert_wrong(log, Wrong(at, f"player 1, strips: {message}", nth=log[: log.index(numbers)].count(at) + 1))


@pytest.mark.parametrize("mark", ["’", "‘", "´", "`", "′"])
def test_straight_apostrophes_instead_are_accepted(mark: str) -> None:
    log = changed(SINTRA, "1 2 3 4 5 6 7 8", f"1{mark} 2 3{mark} 4 5 6 7 8")
    message = f"player 1, strips: {mark} is not the straight apostrophe ': write ' there"
    assert messages(log) == [message, message]
    accepted(log.replace(mark, "'"))


def test_strips_are_an_array_or_a_text() -> None:
    log = changed(SINTRA, '"1 2 3 4 5 6 7 8"', "8")
    due = "eight strips from left to right, or their numbers in [box] strips as one text"
    assert_wrong(log, Wrong("8", f"player 1, strips must be {due}, not 8", nth=1))


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        (
            "window_values",
            "[4, 3]",
            "box, window_values must be the eight windows' values from left to right, not an array of 2",
        ),
        ("window_values", "3", "box, window_values must be the eight windows' values from left to right, not 3"),
        (
            "broken_glass",
            "[0]",
            (
                "box, broken_glass must be two or more numbers of points lost, strictly increasing, the first 0, "
                "not an array of 1"
            ),
        ),
        (
            "ornaments",
            "{ a = 1 }",
            "box, ornaments must be pairs of neighbouring windows, such as [[1, 2], [3, 4]], not a table",
        ),
        (
            "ornament_points",
            "[0, 3, 6, 10]",
            (
                "box, ornament_points must be five numbers of points of an ornament, for none to four filled spaces "
                "around it, not an array of 4"
            ),
        ),
    ],
)
def test_printed_values_come_in_arrays(key: str, value: str, message: str) -> None:
    log = changed(SINTRA, "[box]", f"[box]\n{key} = {value}")
    assert_wrong(log, Wrong(value, message))


def test_a_printed_value_is_pointed_at() -> None:
    values = (
        "window_values = [4, 3, 3, 2, 2, -1, 1, 2.5]\nbroken_glass = [0, true]\nornaments = [[0, 1], [8, 9], [1, 2, 3]]"
        "\nornament_points = [0, 0, 3, -6, 10]"
    )
    pair = "the two neighbouring windows on either side of an ornament, such as [1, 2]"
    assert_wrong(
        changed(SINTRA, "[box]", f"[box]\n{values}"),
        Wrong("-1", "box, window_values no. 6 must be points of a window, from 0, not -1"),
        Wrong("2.5", "box, window_values no. 8 must be points of a window, from 0, not 2.5"),
        Wrong("true", "box, broken_glass no. 2 must be points lost, from 0, not true"),
        Wrong("0", "box, ornament 1 no. 1 must be a window from 1 to 8, not 0", nth=2),
        Wrong("9", "box, ornament 2 no. 2 must be a window from 1 to 8, not 9"),
        Wrong("[1, 2, 3]", f"box, ornament 3 must be {pair}, not an array of 3"),
        Wrong("-6", "box, ornament_points no. 4 must be points of an ornament, from 0, not -6"),
    )


def test_an_array_of_the_wrong_length_is_looked_at_all_the_same() -> None:
    due = "the eight windows' values from left to right"
    log = changed(SINTRA, "[box]", "[box]\nwindow_values = [4, -1, 3]")
    assert_wrong(
        log,
        Wrong("[4, -1, 3]", f"box, window_values must be {due}, not an array of 3"),
        Wrong("-1", "box, window_values no. 2 must be points of a window, from 0, not -1"),
    )


@pytest.mark.parametrize("colour", ["b blue", "B", "B ", "blue", "BB blue", "Bblue", "Ä blue", ""])
def test_a_colour_is_a_capital_letter_and_a_name(colour: str) -> None:
    others = '"Y yellow", "R red", "K black", "W white"'
    log = changed(AZUL, 'wall = "grey"', f'wall = "grey"\nbox.colours = ["{colour}", {others}]')
    assert messages(log) == [f'box, colour 1 must be a capital letter and a name, such as "R red", not "{colour}"']


def test_there_are_five_colours() -> None:
    colours = '["B blue", "Y yellow"]'
    log = changed(AZUL, 'wall = "grey"', f'wall = "grey"\nbox.colours = {colours}')
    due = 'the five colours, each a capital letter and a name, such as "R red"'
    assert_wrong(log, Wrong(colours, f"box, colours must be {due}, not an array of 2"))


# --- rulings ----------------------------------------------------------------------------------------------------


def test_a_ruling_has_its_values_and_no_other() -> None:
    log = SINTRA + '\n[rulings]\nscore_floor = "nil"\njoker_choice = true\n'
    assert_wrong(
        log,
        Wrong("nil", 'rulings, score_floor must be "none" or "zero", not "nil"'),
        Wrong("true", 'rulings, joker_choice must be "colour_first" or "free", not true'),
    )


def test_rulings_are_a_table() -> None:
    log = changed(AZUL, 'wall = "grey"', 'wall = "grey"\nrulings = "none"')
    assert_wrong(log, Wrong("none", 'rulings must be a table, not "none"'))
