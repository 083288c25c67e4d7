"""The shape of a log: keys, types, lengths and letters, each with its place."""

from __future__ import annotations

import pytest

from tests.log.logs import AZUL, ROUND, SINTRA, Wrong, accepted, assert_wrong, changed, messages

STRIP = (
    'a strip, five letters a face, face up/face down, such as "RRBGY/BBWWG" (* is a joker space)'  # the sentence's end
)
DISPLAY = 'the letters of what lies on a display, "" where it is empty'
POINTS = "a whole number of points from -999 to 999"
CLAIMS = "totals written on paper: an array in the order of the players, or a table by name"
NAME = "text that is not blank, and no other player's name"
TILING = 'line:column for each completed line, both 1 to 5, such as "1:3 4:5"'


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
    "numbers", ["1 2 3 4 5 6 7", "1 2 3 4 5 6 7 9", "12345678", "1, 2, 3, 4, 5, 6, 7, 8", "1 2 3 4 5 6 7 8''", ""]
)
def test_strips_by_number_are_eight_numbers_from_1_to_8(numbers: str) -> None:
    log = changed(SINTRA, "1 2 3 4 5 6 7 8", numbers)
    due = "the numbers of the strips of the box from left to right, ' where the second face lies up"
    assert messages(log) == [f'player 1, strips must be {due}, not "{numbers}"']


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
    ],
)
def test_printed_values_come_in_arrays(key: str, value: str, message: str) -> None:
    log = changed(SINTRA, "[box]", f"[box]\n{key} = {value}")
    assert_wrong(log, Wrong(value, message))


def test_a_printed_value_is_pointed_at() -> None:
    values = (
        "window_values = [4, 3, 3, 2, 2, -1, 1, 2.5]\nbroken_glass = [0, true]\nornaments = [[0, 1], [8, 9], [1, 2, 3]]"
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


# --- rounds -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", ["", "rounds = []\n"])
def test_rounds_may_be_missing_or_empty(rounds: str) -> None:
    assert accepted(rounds + AZUL).rounds == []


def test_rounds_are_tables() -> None:
    log = "rounds = [3]\n" + AZUL
    assert_wrong(log, Wrong("3", "round 1 must be a table, not 3"))


def test_displays_are_an_array_of_letters() -> None:
    log = AZUL + '\n[[rounds]]\ndisplays = "BBBB YYYY"\n'
    due = "an array with the letters of each display; left out where nobody wrote them down"
    assert_wrong(log, Wrong("BBBB YYYY", f'round 1, displays must be {due}, not "BBBB YYYY"'))


@pytest.mark.parametrize("display", ["BB YY", "BB?Y", "B2Y2", "-", "BBÄ"])
def test_a_display_is_letters_alone(display: str) -> None:
    log = AZUL + f'\n[[rounds]]\ndisplays = ["BBBB", "{display}"]\n'
    assert_wrong(log, Wrong(display, f'round 1, display 2 must be {DISPLAY}, not "{display}"'))


def test_moves_are_a_text_or_an_array_of_texts() -> None:
    log = AZUL + ROUND + "moves = 7\n" + ROUND + 'moves = ["1B1", 7, true]\n'
    due = "moves in one text with white space between them, or an array with one move a text"
    assert_wrong(
        log,
        Wrong("7", f"round 1, moves must be {due}, not 7"),
        Wrong("7", "round 2, move 2 must be one move as text, not 7", nth=2),
        Wrong("true", "round 2, move 3 must be one move as text, not true"),
    )


@pytest.mark.parametrize("choices", ["6:1", "1:6", "0:1", "1:3,4:5", "1-3", "1: 3", "1:3 4", "13"])
def test_a_tiling_is_lines_and_columns_from_1_to_5(choices: str) -> None:
    log = AZUL + ROUND + f'tiling = ["", "{choices}"]\n'
    assert_wrong(log, Wrong(choices, f'round 1, tiling no. 2 must be {TILING}, not "{choices}"'))


@pytest.mark.parametrize("choices", ["", " ", "1:3", " 1:3 \t 4:5\\n"])
def test_a_tiling_may_be_empty_and_has_white_space_between(choices: str) -> None:
    accepted(AZUL + ROUND + f'tiling = ["", "{choices}"]\n')


def test_a_tiling_has_a_text_for_each_player() -> None:
    log = AZUL + ROUND + 'tiling = "1:3"\n'
    due = "the columns chosen (grey wall): an array with a text for each player in their order, or a table by name"
    assert_wrong(log, Wrong("1:3", f'round 1, tiling must be {due}, not "1:3"'))


# --- claims -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", ["1000", "-1000", "12.5", "12.0", "true", "nan"])
def test_a_claim_is_a_whole_number_from_minus_999_to_999(points: str) -> None:
    log = AZUL + ROUND + f"claimed = [0, {points}]\n"
    assert_wrong(log, Wrong(points, f"round 1, claimed no. 2 must be {POINTS}, not {points}"))


@pytest.mark.parametrize("points", ["999", "-999", "0", "+3", "0x10", "1_0"])
def test_a_claim_may_be_written_as_toml_writes_numbers(points: str) -> None:
    log = accepted(AZUL + f"\n[claimed]\nBen = {points}\n")
    assert log.final_claims == {1: int(points.replace("_", ""), 0)}


def test_claims_are_an_array_or_a_table() -> None:
    log = changed(AZUL, 'wall = "grey"', 'wall = "grey"\nclaimed = "12, 9"')
    assert_wrong(log, Wrong("12, 9", f'claimed must be {CLAIMS}, not "12, 9"'))


def test_a_claim_by_name_is_pointed_at() -> None:
    log = AZUL + '\n[claimed]\nAna = "71"\nBen = [71]\n'
    assert_wrong(
        log,
        Wrong("71", f'claimed, Ana must be {POINTS}, not "71"'),
        Wrong("[71]", f"claimed, Ben must be {POINTS}, not an array of 1"),
    )


# --- all of them, in order --------------------------------------------------------------------------------------


def test_all_that_is_wrong_is_reported_in_the_order_of_the_places() -> None:
    log = """\
game = "azul"
wall = "gray"
players = [{ name = "Ana" }, { nam = "Ben" }]
notes = 3
[rulings]
refill = "no"
[[rounds]]
displays = ["BBBB", 3]
claimed = [1, "2"]
moves = 3
"""
    assert_wrong(
        log,
        Wrong("", "`format` is missing: the version of the format, 1"),
        Wrong("gray", 'wall must be "coloured" or "grey", not "gray"'),
        Wrong('{ nam = "Ben" }', f"`name` is missing: {NAME}"),
        Wrong("nam", "unknown key `nam`: did you mean `name`?", nth=2),
        Wrong("3", "notes must be text, not 3"),
        Wrong("no", 'rulings, refill must be "when_empty" or "when_short", not "no"', nth=2),
        Wrong("3", f"round 1, display 2 must be {DISPLAY}, not 3", nth=2),
        Wrong("2", f'round 1, claimed no. 2 must be {POINTS}, not "2"'),
        Wrong(
            "3",
            "round 1, moves must be moves in one text with white space between them, or an array with one move a text, "
            "not 3",
            nth=3,
        ),
    )


def test_a_long_value_is_not_shown_at_length() -> None:
    (message,) = messages(changed(AZUL, '"grey"', f'"{"x" * 1000}"'))
    assert message == f'wall must be "coloured" or "grey", not "{"x" * 39}…"'
