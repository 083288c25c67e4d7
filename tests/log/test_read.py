"""From the bytes of a file to a log, or to all that is wrong with it."""

from __future__ import annotations

import pytest

from sintra_cli.games.sintra.setup import SintraSetup
from sintra_cli.log.log import Log
from sintra_cli.log.read import LARGEST, is_log, read
from tests.log.logs import AZUL, ROUND, SINTRA, Wrong, accepted, assert_wrong, changed, faults

# --- bytes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("log", [AZUL, SINTRA], ids=["azul", "sintra"])
def test_a_bom_and_crlf_are_accepted(log: str) -> None:
    plain = accepted(log)
    marked = accepted(b"\xef\xbb\xbf" + log.replace("\n", "\r\n").encode())
    assert marked == plain


def test_a_bom_is_no_column_and_crlf_no_character_of_the_line() -> None:
    log = changed(AZUL, "format = 1", "format = 3")
    (plain,) = faults(log)
    (marked,) = faults(b"\xef\xbb\xbf" + log.replace("\n", "\r\n").encode())
    assert (plain.line, plain.column, plain.end_column) == (1, 10, 11)
    assert marked == plain


def test_with_crlf_a_place_ends_with_its_line() -> None:
    strips = '[\n"RRYYY/GGGBB",\n]'
    log = changed(SINTRA, '"1 2 3 4 5 6 7 8"', strips).replace("\n", "\r\n")
    (fault,) = faults(log)
    assert (fault.line, fault.column, fault.end_column) == (14, 10, 11)  # the bracket, and no carriage return


def test_a_tab_is_one_character() -> None:
    log = changed(AZUL, 'wall = "grey"', '\twall\t=\t"gray"')
    (fault,) = faults(log)
    assert (fault.line, fault.column, fault.end_column) == (3, 10, 14)


def test_a_character_beyond_ascii_is_one_column() -> None:
    log = AZUL + ROUND + 'moves = [ "Zoë😀: 1B1", "Q" ] # ë\n'
    assert_wrong(
        log,
        Wrong(
            "Zoë😀: 1B1",
            'there is no player "Zoë😀" (before the colon); the players are Ana, Ben',
            rule="move-syntax",
        ),
        Wrong("Q", "'Q' is no move: 'Q' is no source: a move begins with a display from 1 to 9, or C for the centre",
              rule="move-syntax"),
    )  # fmt: skip


def test_a_log_has_at_most_1_mib() -> None:
    comment = b"# "
    filled = AZUL.encode() + comment + b"x" * (1024 * 1024 - len(AZUL.encode()) - len(comment))
    assert len(filled) == LARGEST
    accepted(filled)
    (fault,) = faults(filled + b"x")
    assert (fault.rule, fault.message, fault.line) == ("unreadable", "larger than 1 MiB: this is no log", None)


# --- keys -------------------------------------------------------------------------------------------------------

TOP = "box, claimed, date, format, game, notes, place, players, rounds, rulings, starting_player, title, wall"


@pytest.mark.parametrize(
    ("key", "advice"),
    [
        ("walls", "did you mean `wall`?"),
        ("Title", "did you mean `title`?"),
        ("note", "did you mean `notes`?"),
        ("moves", "it belongs under [[rounds]], and a line [[rounds]] is missing before it"),
        ("displays", "it belongs under [[rounds]], and a line [[rounds]] is missing before it"),
        ("name", "it belongs under [[players]], and a line [[players]] is missing before it"),
        ("refill", "it belongs under [rulings]"),
        ("colours", "it belongs under [box]"),
        ("side", 'it is for game = "sintra", at the top, before the first [table]'),
        ("strips", 'it is for game = "sintra", under [[players]]'),
        ("score_floor", 'it is for game = "sintra", under [rulings]'),
        ("broken_glass", 'it is for game = "sintra", under [box]'),
        ("whatever", f"known here are {TOP} (a key of your own begins with _)"),
    ],
)
def test_an_unknown_key_is_an_error_with_advice(key: str, advice: str) -> None:
    log = changed(AZUL, 'wall = "grey"', f'wall = "grey"\n{key} = 3')
    (fault,) = faults(log)
    assert fault.message == f"unknown key `{key}`: {advice}"
    assert (fault.line, fault.column, fault.end_column) == (4, 1, 1 + len(key))
    assert fault.text == key


@pytest.mark.parametrize(
    ("where", "key", "advice"),
    [
        ("[rulings]", "format", "it belongs at the top, before the first [table]"),
        ("[rulings]", "refil", "did you mean `refill`?"),
        ("[rulings]", "house", "the rulings of this game are refill, untouched_centre"),
        ("[box]", "window_values", 'it is for game = "sintra", under [box]'),
        ("[box]", "title", "it belongs at the top, before the first [table]"),
        ("[[rounds]]", "move", "did you mean `moves`?"),
        ("[[rounds]]", "starting_player", "it belongs at the top, before the first [table]"),
        ("[[rounds]]", "colour", "known here are claimed, displays, moves, tiling (a key of your own begins with _)"),
        ("[[players]]", "strips", 'it is for game = "sintra", under [[players]]'),
        ("[[players]]", "nam", "did you mean `name`?"),
    ],
)
def test_a_key_known_elsewhere_is_told_where_it_belongs(where: str, key: str, advice: str) -> None:
    log = f'format = 1\ngame = "azul"\nwall = "grey"\n[[players]]\nname = "Ana"\n[[players]]\nname = "Ben"\n{where}\n'
    if where == "[[players]]":
        log += 'name = "Cleo"\n'
    (fault,) = faults(log + f"  {key} = 3\n")
    assert fault.message == f"unknown key `{key}`: {advice}"
    assert (fault.line, fault.column, fault.end_column) == (log.count("\n") + 1, 3, 3 + len(key))


def test_a_key_written_after_a_table_is_in_that_table() -> None:
    log = """\
game = "azul"
wall = "grey"
players = [{ name = "Ana" }, { name = "Ben" }]
[rulings]
format = 1
"""
    assert_wrong(
        log,
        Wrong("format", "unknown key `format`: it belongs at the top, before the first [table]"),
    )


def test_an_unknown_table_is_an_unknown_key() -> None:
    log = AZUL + "\n[[round]]\nmoves = 3\n"
    assert_wrong(log, Wrong("round", "unknown key `round`: did you mean `rounds`?"))


def test_keys_that_begin_with_an_underscore_are_the_users_own_wherever_they_stand() -> None:
    own = "_weather = { rain = true, _deep = 2024-05-01 }\n"
    log = own + changed(AZUL, 'name = "Ana"\n', 'name = "Ana"\n' + own)
    log += f"\n[rulings]\n{own}\n[box]\n{own}\n[_notes]\nx = [1, [2]]\n\n[claimed]\n_rain = 'x'\n" + ROUND + own
    assert accepted(log).names == ["Ana", "Ben"]


def test_a_key_that_begins_with_an_underscore_counts_where_a_player_has_that_name() -> None:
    log = changed(AZUL, "Ana", "_a") + ROUND + 'claimed = { _a = 7, _b = "x" }\ntiling = { _a = "1:3", _c = 3 }\n'
    read_log = accepted(log)
    assert read_log.claims == [{0: 7}]
    assert read_log.rounds[0].choices == [{1: 3}, {}]


def test_a_wrong_value_under_a_player_s_name_with_an_underscore_is_an_error() -> None:
    log = changed(AZUL, "Ana", "_a") + '\n[claimed]\n_a = "x"\n_b = "y"\n'
    assert_wrong(log, Wrong("x", 'claimed, _a must be a whole number of points from -999 to 999, not "x"', nth=1))


def test_keys_may_be_quoted_and_dotted() -> None:
    log = """\
"format" = 1
'game' = "azul"
wall = "coloured"
rulings.refill = "when_short"
rulings."untouched_centre" = "next_player"
box . colours = ["C cyan", "J jade", "R red", "K black", "W white"]
claimed.Ana = 4
"claimed"."Ben" = 5
players = [{ "name" = "Ana" }, { name = "Ben" }]
"""
    found = accepted(log)
    assert found.setup.rulings.refill == "when_short"
    assert list(found.setup.colours) == ["C", "J", "R", "K", "W"]
    assert found.final_claims == {0: 4, 1: 5}


def test_the_places_of_quoted_and_dotted_keys_are_found() -> None:
    log = """\
format = 1
game = "azul"
wall = "grey"
rulings."refil" = "when_short"
'claimed'.Ana = "4"
"tit\\u006Ce" = 3
players = [{ name = "Ana" }, { name = "Ben" }]
"""
    assert [(each.line, each.column, each.end_column, each.text) for each in faults(log)] == [
        (4, 10, 15, "refil"),
        (5, 18, 19, "4"),
        (6, 16, 17, "3"),
    ]


# --- rounds and moves -------------------------------------------------------------------------------------------


def test_moves_are_one_text_with_any_white_space_or_an_array() -> None:
    text = accepted(AZUL + ROUND + 'moves = """\n1B1\t2Y2\n\n  Ana:3R3 C2B-\n"""\n').rounds[0].moves
    array = accepted(AZUL + ROUND + 'moves = ["1B1", " 2 Y 2 ", "Ana: 3R3", "C 2 B -"]\n').rounds[0].moves
    assert [str(move) for move in text] == ["1B1", "2Y2", "Ana:3R3", "C2B-"]
    assert text == array


def test_moves_may_be_missing_or_empty() -> None:
    log = AZUL + ROUND + ROUND + 'moves = ""\n' + ROUND + "moves = []\n" + ROUND + 'moves = " \\n "\n'
    assert [list(each.moves) for each in accepted(log).rounds] == [[], [], [], []]


def test_a_diagnostic_points_at_the_very_move_in_both_forms() -> None:
    text = AZUL + ROUND + 'moves = """\n1B1 2Y2\n  R13\t4K\n"""\n'
    hint = "'R13' is no move: the display comes before the colour; did you mean 1R3?"
    missing = "'4K' is no move: the pattern line is missing: 1 to 5 after the colour, or -"
    wrong = Wrong("R13", hint, rule="move-syntax"), Wrong("4K", missing, rule="move-syntax")
    assert_wrong(text, *wrong)
    array = AZUL + ROUND + 'moves = [\n  "1B1", "2Y2", # two\n  "R13",\n  "4K" ]\n'
    assert_wrong(array, *wrong)
    assert [each.move for each in faults(text)] == [each.move for each in faults(array)] == [3, 4]


def test_a_move_behind_escapes_is_pointed_at() -> None:
    log = AZUL + ROUND + 'moves = "\\u0031B1\\t\\n R13"\n'
    assert_wrong(
        log,
        Wrong("R13", "'R13' is no move: the display comes before the colour; did you mean 1R3?", rule="move-syntax"),
    )


def test_rounds_may_be_written_inline() -> None:
    log = 'rounds = [{ displays = ["BBBB"], moves = "1B1 Q" }, { moves = "C2B1 1B1" }]\n' + AZUL
    found = [(each.rule, each.line, each.column, each.end_column, each.round, each.move) for each in faults(log)]
    line = log.partition("\n")[0]
    assert found == [
        ("move-syntax", 1, line.index(" Q") + 2, line.index(" Q") + 3, 1, 2),
        ("move-syntax", 1, line.index(" 1B1") + 2, line.index(" 1B1") + 5, 2, 2),
    ]


def test_a_long_log_reports_all_that_is_wrong() -> None:
    log = AZUL + "".join(ROUND + 'moves = "R13 1Q1"\n' for _ in range(50))
    assert [(each.round, each.move) for each in faults(log)] == [
        (number, move) for number in range(1, 51) for move in (1, 2)
    ]


def test_a_round_without_displays_is_read_as_one() -> None:
    log = accepted(AZUL + '\n[[rounds]]\nmoves = "?2R3 C1B1"\n\n[[rounds]]\ndisplays = []\n')
    assert [each.displays for each in log.rounds] == [None, []]


# --- what stands over the log -----------------------------------------------------------------------------------


def test_rulings_from_outside_stand_over_those_of_the_log() -> None:
    log = SINTRA + '\n[rulings]\nscore_floor = "zero"\nrefill = "when_short"\n'
    found = read(log.encode(), {"score_floor": "none"}, {})
    assert isinstance(found, Log)
    answers = found.setup.rulings.answers()
    assert (answers["score_floor"], answers["refill"]) == ("none", "when_short")


def test_rulings_of_the_other_game_are_passed_over() -> None:
    found = read(AZUL.encode(), {"score_floor": "none", "refill": "when_short"}, {})
    assert isinstance(found, Log)
    assert found.setup.rulings.refill == "when_short"


def test_printed_values_from_outside_stand_over_those_of_the_log_key_by_key() -> None:
    log = changed(SINTRA, "[box]", "[box]\nbroken_glass = [0, 9]\nwindow_values = [1, 1, 1, 1, 1, 1, 1, 1]")
    found = read(log.encode(), {}, {"broken_glass": [0, 5]})
    assert isinstance(found, Log)
    assert isinstance(found.setup, SintraSetup)
    box = found.setup.box
    assert (box.broken_glass, box.window_values) == ((0, 5), (1,) * 8)
    assert found.assumed == ["ornaments"]


def test_what_is_printed_and_not_said_is_assumed() -> None:
    side_b = changed(SINTRA, 'side = "A"', 'side = "B"')
    assert accepted(SINTRA).assumed == ["broken_glass", "ornaments", "window_values"]
    assert accepted(side_b).assumed == ["broken_glass", "window_values"]  # ornaments count on side A only
    assert accepted(AZUL).assumed == []


# --- what is a log ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("format = 1\n", True),
        ('game = "chess"\n', True),
        ("not TOML\n", True),
        ("", False),
        ('[project]\nname = "x"\n', False),
        ("_format = 1\n", False),
    ],
)
def test_a_file_is_meant_as_a_log_if_it_has_a_format_or_a_game_or_cannot_be_parsed(text: str, answer: bool) -> None:
    assert is_log(text.encode()) is answer


def test_a_heading_is_title_date_and_place() -> None:
    log = 'title = "Club night"\ndate = 2024-05-01\nplace = "Table 2"\n' + AZUL
    assert accepted(log).title == "Club night - 2024-05-01, Table 2"
    assert accepted('place = "Table 2"\n' + AZUL).title == "Table 2"
    assert accepted(AZUL).title is None
