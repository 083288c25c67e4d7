"""What people type instead of TOML, and what they are told."""

from __future__ import annotations

import pytest

from sintra_cli.toml.places import Place
from tests.toml.explaining import explained

AS_A_NAME = "a name with anything but A-Z a-z 0-9 _ - has to be quoted: write "
AS_A_TEXT = "text has to be in quotes: write "
AS_A_MOVE = "a move has to be in quotes: write "
STRAY_MOVES = 'these moves are not in quotes: put """ after moves =, above the first of them, and below the last'


@pytest.mark.parametrize(
    ("source", "before", "place"),
    [
        ('strips = ["RRBGY/BBWWG" "YGGRB/R*B*G"]', '"YGGRB/R*B*G"', Place(1, 25, 38, '"YGGRB/R*B*G"')),
        ('displays = [\n  "RRBG" # the first\n  "GYWR",\n]', '"GYWR"', Place(3, 3, 9, '"GYWR"')),
        ('moves = ["1R3""2Y5"]', '"2Y5"', Place(1, 15, 20, '"2Y5"')),
        ('moves = ["1R3" 2Y5]', "2Y5", Place(1, 16, 19, "2Y5")),
        ('notes = ["a" """b\nc"""]', '"""b…', Place(1, 14, 18, '"""b')),
        ("claimed = [12 9]", "9", Place(1, 15, 16, "9")),
        ("ornaments = [[1, 2] [3, 4]]", "[", Place(1, 21, 22, "[")),
    ],
)
def test_a_comma_is_missing_in_an_array(source: str, before: str, place: Place) -> None:
    message = f"a comma is missing before {before}: write one after every value of an array"
    assert explained(source) == (message, place)


@pytest.mark.parametrize(
    ("source", "place"),
    [
        ("claimed = {Ana = 12 Ben = 9}", Place(1, 21, 24, "Ben")),
        ("rounds = [{claimed = [1, 2]\n  moves = '1R3'\n}]", Place(2, 3, 8, "moves")),
    ],
)
def test_a_comma_is_missing_in_a_table(source: str, place: Place) -> None:
    message = f"a comma is missing before {place.text}: write one after every value of a table in {{ }}"
    assert explained(source) == (message, place)


@pytest.mark.parametrize(
    ("source", "message", "place"),
    [
        ('moves = ["1R3"; "2Y5"]', "values are separated by a comma, not by ;", Place(1, 15, 16, ";")),
        ('moves = ["1R3",, "2Y5"]', "there is a comma too many here: take it away", Place(1, 16, 17, ",")),
        ("claimed = {Ana = 1,, Ben = 2}", "there is a comma too many here: take it away", Place(1, 20, 21, ",")),
        ("claimed = [12, 9}", "an array ends with ], not with }", Place(1, 17, 18, "}")),
        ("claimed = [12, )", "an array ends with ], not with )", Place(1, 16, 17, ")")),
        ("claimed = {Ana = 12]", "a table in { } ends with }, not with ]", Place(1, 20, 21, "]")),
        ('name = "Ana",', "a line does not end with ,: take it away", Place(1, 13, 14, ",")),
        ('side = "A"; # the same for all', "a line does not end with ;: take it away", Place(1, 11, 12, ";")),
        (
            "claimed = 12, 9",
            "several values are an array, in brackets and with commas: write claimed = [12, …]",
            Place(1, 11, 16, "12, 9"),
        ),
        (
            'moves = "1R3" "2Y5" # two',
            'several values are an array, in brackets and with commas: write moves = ["1R3", …]',
            Place(1, 9, 20, '"1R3" "2Y5"'),
        ),
    ],
)
def test_a_wrong_mark_stands_between_or_after_values(source: str, message: str, place: Place) -> None:
    assert explained(source) == (message, place)


@pytest.mark.parametrize(
    ("source", "better", "place"),
    [
        ("name = “Ana”", '"Ana"', Place(1, 8, 9, "“")),
        ("name = ‘Ana’", '"Ana"', Place(1, 8, 9, "‘")),
        ("name = „Ana“", '"Ana"', Place(1, 8, 9, "„")),
        ('name = “Ana"', '"Ana"', Place(1, 8, 9, "“")),
        ("name = “Ana", '"', Place(1, 8, 9, "“")),
        ("“José María” = 71", '"José María"', Place(1, 1, 2, "“")),
        ("displays = ['RRBG', “GYWR”]", '"GYWR"', Place(1, 21, 22, "“")),
        ('name = "Ana”  # the first\nside = "A"', '"', Place(1, 12, 13, "”")),
        ("name = 'Ana’", "'", Place(1, 12, 13, "’")),
        ('displays = ["RRBG”, "GYWR"]', '"', Place(1, 18, 19, "”")),
        ('players = [{name = "Ana”, strips = "x"}]', '"', Place(1, 24, 25, "”")),
    ],
)
def test_a_quote_is_curly(source: str, better: str, place: Place) -> None:
    assert explained(source) == (f"{place.text} is a curly quote, but TOML has straight ones: write {better}", place)


@pytest.mark.parametrize(
    ("source", "better", "place"),
    [
        ("[claimed]\nAna María = 71", '"Ana María" = 71', Place(2, 1, 10, "Ana María")),
        ("[claimed]\nJörg = 5 # fifth", '"Jörg" = 5', Place(2, 1, 5, "Jörg")),
        ("[claimed]\nÁngel=5", '"Ángel" = 5', Place(2, 1, 6, "Ángel")),
        ("[claimed]\n  O'Brien = 5", '"O\'Brien" = 5', Place(2, 3, 10, "O'Brien")),
        ("[claimed]\nO’Brien = 5", '"O’Brien" = 5', Place(2, 1, 8, "O’Brien")),
        ("[claimed]\nAna M. = 5", '"Ana M." = 5', Place(2, 1, 7, "Ana M.")),
        ("[claimed]\nAna. = 5", '"Ana." = 5', Place(2, 1, 5, "Ana.")),
        ("[claimed]\nana. = 5", '"ana." = 5', Place(2, 1, 5, "ana.")),
        ('[claimed]\nAna "Nan" = 5', '"Ana \\"Nan\\"" = 5', Place(2, 1, 10, 'Ana "Nan"')),
        ('[claimed]\nAna María" = 5', '"Ana María" = 5', Place(2, 1, 11, 'Ana María"')),
        ("claimed.Ana María = 71", 'claimed."Ana María" = 71', Place(1, 9, 18, "Ana María")),
        ("claimed = {Ben = 9, Ana María = 71}", '"Ana María" = 71', Place(1, 21, 30, "Ana María")),
        ("[[rounds]]\nclaimed = {\n Ángel = 5,\n}", '"Ángel" = 5', Place(3, 2, 7, "Ángel")),
        (f"[claimed]\nA{'n' * 80} b = 5", f'"A{"n" * 58}…" = 5', Place(2, 1, 84, f"A{'n' * 80} b")),
    ],
)
def test_a_name_is_used_as_a_key_without_quotes(source: str, better: str, place: Place) -> None:
    assert explained(source) == (AS_A_NAME + better, place)


@pytest.mark.parametrize(
    ("source", "better", "place"),
    [
        ("game = sintra", 'game = "sintra"', Place(1, 8, 14, "sintra")),
        ("side = A # or B", 'side = "A"', Place(1, 8, 9, "A")),
        ("name = José María", 'name = "José María"', Place(1, 8, 18, "José María")),
        ('name = Ana"', 'name = "Ana"', Place(1, 8, 12, 'Ana"')),
        ("title = 2nd night, table 2", 'title = "2nd night, table 2"', Place(1, 9, 27, "2nd night, table 2")),
        ("date = 12.05.2024", 'date = "12.05.2024"', Place(1, 8, 18, "12.05.2024")),
        ("strips = 3 1' 7 2 8 6 4' 5", "strips = \"3 1' 7 2 8 6 4' 5\"", Place(1, 10, 27, "3 1' 7 2 8 6 4' 5")),
        ("displays = [RRBG, GYWR]", '"RRBG"', Place(1, 13, 17, "RRBG")),
        ('displays = ["RRBG", GYWR", "BBBG"]', '"GYWR"', Place(1, 21, 26, 'GYWR"')),
        ('tiling = [1:3 4:5, ""]', '"1:3 4:5"', Place(1, 11, 18, "1:3 4:5")),
        ("players = [{name = Ana, strips = 'x'}]", '"Ana"', Place(1, 20, 23, "Ana")),
    ],
)
def test_a_text_has_no_quotes(source: str, better: str, place: Place) -> None:
    assert explained(source) == (AS_A_TEXT + better, place)


@pytest.mark.parametrize(
    ("source", "better", "place"),
    [
        ("moves = 1R3 2Y5", 'moves = "1R3 2Y5"', Place(1, 9, 16, "1R3 2Y5")),
        ("moves = CB4j1=R", 'moves = "CB4j1=R"', Place(1, 9, 16, "CB4j1=R")),
        ("moves = <", 'moves = "<"', Place(1, 9, 10, "<")),
        ("moves = [1R3, 2Y5]", '"1R3"', Place(1, 10, 13, "1R3")),
        ('moves = ["1R3", CB4, 2Y5]', '"CB4"', Place(1, 17, 20, "CB4")),
        ("moves = [\n  1R3 2Y5\n]", '"1R3"', Place(2, 3, 6, "1R3")),
        ("rounds = [{moves = [2Y5]}]", '"2Y5"', Place(1, 21, 24, "2Y5")),
    ],
)
def test_a_move_has_no_quotes(source: str, better: str, place: Place) -> None:
    assert explained(source) == (AS_A_MOVE + better, place)


@pytest.mark.parametrize(
    ("source", "place"),
    [
        ("[[rounds]]\n1R3 2Y5 <\n", Place(2, 1, 10, "1R3 2Y5 <")),
        ("1R3\n", Place(1, 1, 4, "1R3")),
        ("  1R3=B 2Y-  \n", Place(1, 3, 12, "1R3=B 2Y-")),
        ('moves = ""\nAna:1R3(4) c4b5j2 ?2R-\n', Place(2, 1, 23, "Ana:1R3(4) c4b5j2 ?2R-")),
        ('moves = """1R3\n2Y5"""\nCB4 2Y5"""\n', Place(3, 1, 11, 'CB4 2Y5"""')),
    ],
)
def test_moves_stand_outside_of_a_text(source: str, place: Place) -> None:
    assert explained(source) == (STRAY_MOVES, place)


@pytest.mark.parametrize(
    ("source", "message", "place"),
    [
        ("side =", "`side` has no value on its line: write one after =", Place(1, 1, 5, "side")),
        ("side = # A or B", "`side` has no value on its line: write one after =", Place(1, 1, 5, "side")),
        ("players = [{name = }]", "`name` has no value on its line: write one after =", Place(1, 13, 17, "name")),
        ("claimed = {Ana = , Ben = 9}", "there is a comma too many here: take it away", Place(1, 18, 19, ",")),
        (
            "moves =\n1R3 2Y5\n",
            '`moves` has no value on its line: put """ there, and """ below the last move',
            Place(1, 1, 6, "moves"),
        ),
        ("claimed = [012, 9]", "a number does not begin with 0: write 12", Place(1, 12, 15, "012")),
        ("Ana = 007", "a number does not begin with 0: write Ana = 7", Place(1, 7, 10, "007")),
        ("Ana = 00", "a number does not begin with 0: write Ana = 0", Place(1, 7, 9, "00")),
        ("place = 2024-02-30", "there is no such date or time", Place(1, 9, 19, "2024-02-30")),
    ],
)
def test_a_value_is_missing_or_impossible(source: str, message: str, place: Place) -> None:
    assert explained(source) == (message, place)


@pytest.mark.parametrize(
    ("source", "message", "place"),
    [
        ('game: "sintra"', 'between a key and its value is =, not a colon: write game = "sintra"', Place(1, 5, 6, ":")),
        (
            "Ana María: 71",
            'between a key and its value is =, not a colon: write "Ana María" = 71',
            Place(1, 10, 11, ":"),
        ),
        (
            'side "A"',
            "there is no = here: a line is a key = value, a [header] or a # comment",
            Place(1, 1, 9, 'side "A"'),
        ),
        (
            "Played at home",
            "there is no = here: a line is a key = value, a [header] or a # comment",
            Place(1, 1, 15, "Played at home"),
        ),
        ('claimed = {"Ana", 12}', "there is no = here: in { } each value has its key", Place(1, 12, 22, '"Ana", 12}')),
        ("= 5", "there is no key before this =: a line is a key = value", Place(1, 1, 2, "=")),
        ("// side = A", "a comment begins with #", Place(1, 1, 12, "// side = A")),
        ("; not finished", "a comment begins with #", Place(1, 1, 15, "; not finished")),
        (
            'side = "A" game = "sintra"',
            "each key = value has a line of its own: begin a new line here",
            Place(1, 12, 27, 'game = "sintra"'),
        ),
        (
            "format = 1 side = 'A'",
            "each key = value has a line of its own: begin a new line here",
            Place(1, 12, 22, "side = 'A'"),
        ),
        ("claimed = [12, 9] 7", "nothing but a # comment may follow a value on its line", Place(1, 19, 20, "7")),
        (
            'title = "Club" night # 2',
            "nothing but a # comment may follow a value on its line",
            Place(1, 16, 21, "night"),
        ),
        ("claimed = [12]]", "nothing but a # comment may follow a value on its line", Place(1, 15, 16, "]")),
    ],
)
def test_a_line_is_no_key_and_value(source: str, message: str, place: Place) -> None:
    assert explained(source) == (message, place)


@pytest.mark.parametrize(
    ("source", "name", "place"),
    [
        ("format\u00a0= 1", "U+00A0", Place(1, 7, 8, "\u00a0")),
        ("format = 1\n\u200bside = 'A'", "U+200B", Place(2, 1, 2, "\u200b")),
        ("format = 1\n\ufeffside = 'A'", "U+FEFF", Place(2, 1, 2, "\ufeff")),
        ("side = 'A\x00'", "U+0000", Place(1, 10, 11, "\x00")),
        ("side = 'A' # \x07", "U+0007", Place(1, 14, 15, "\x07")),
        ("side = 'A'\rformat = 1", "U+000D", Place(1, 11, 12, "\r")),
    ],
)
def test_a_character_cannot_be_seen(source: str, name: str, place: Place) -> None:
    assert explained(source) == (f"an invisible character ({name}) is here: delete it, or write a plain space", place)
