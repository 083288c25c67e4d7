"""Where things are in a log."""

from __future__ import annotations

import pytest

from sintra_cli.toml.places import Path, Place, Places

LOG = """\
format = 1
title = "Club night"  # title = "not this"
claimed.Ana = 71
"claimed"."Ana María" = -3

[box]
window_values = [4, 3,
  2]
[[players]]
name = 'Ana'
strips = ["RRBGY/BBWWG", "YGGRB/R*B*G"]
[[ players ]]
[[rounds]]
moves = '''
1R3    2Y5
\tCB4'''
[rounds.claimed]
"Bén" = 1
[[rounds]]
displays = ["", 'RRBG']
claimed = { Ana = 12, "Jörg" = { points = 9 } }
[rounds.tiling]
"\\u00c4" = "1:3"
"""


@pytest.mark.parametrize(
    ("path", "place"),
    [
        pytest.param(("format",), Place(1, 10, 11, "1"), id="a number, as it is written"),
        pytest.param(("title",), Place(2, 10, 20, "Club night"), id="a text, inside its quotes"),
        pytest.param(("claimed", "Ana"), Place(3, 15, 17, "71"), id="below a dotted key"),
        pytest.param(("claimed", "Ana María"), Place(4, 25, 27, "-3"), id="below a dotted key in quotes"),
        pytest.param(("box", "window_values", 1), Place(7, 21, 22, "3"), id="an element of an array"),
        pytest.param(("box", "window_values", 2), Place(8, 3, 4, "2"), id="an element on its own line"),
        pytest.param(("players", 0, "name"), Place(10, 9, 12, "Ana"), id="in an array of tables"),
        pytest.param(("players", 0, "strips", 1), Place(11, 27, 38, "YGGRB/R*B*G"), id="an array in it"),
        pytest.param(
            ("rounds", 0, "moves"), Place(15, 1, 11, "1R3    2Y5\n\tCB4"), id="a text of several lines: its first"
        ),
        pytest.param(("rounds", 0, "claimed", "Bén"), Place(18, 9, 10, "1"), id="below the last table of an array"),
        pytest.param(("rounds", 1, "displays", 0), Place(20, 14, 14, ""), id="an empty text"),
        pytest.param(("rounds", 1, "claimed", "Jörg", "points"), Place(21, 43, 44, "9"), id="in inline tables"),
        pytest.param(("rounds", 1, "tiling", "Ä"), Place(23, 13, 16, "1:3"), id="a key with an escape"),
    ],
)
def test_a_value_has_the_place_of_what_is_written(path: Path, place: Place) -> None:
    assert Places(LOG).value(path) == place


@pytest.mark.parametrize(
    ("path", "place"),
    [
        pytest.param(("format",), Place(1, 1, 7, "format"), id="a bare key"),
        pytest.param(("claimed", "Ana María"), Place(4, 12, 21, "Ana María"), id="a key in quotes: inside them"),
        pytest.param(("rounds", 1, "tiling", "Ä"), Place(23, 2, 8, "Ä"), id="a key with an escape"),
        pytest.param(("rounds", 1, "claimed", "Jörg"), Place(21, 24, 28, "Jörg"), id="a key in an inline table"),
        pytest.param(("rounds", 1, "claimed", "Jörg", "points"), Place(21, 34, 40, "points"), id="further inside"),
        pytest.param(("claimed",), Place(3, 1, 8, "claimed"), id="the first part of a dotted key"),
        pytest.param(("box",), Place(6, 2, 5, "box"), id="a header"),
        pytest.param(("rounds", 0, "claimed"), Place(17, 9, 16, "claimed"), id="the last part of a header"),
        pytest.param(("rounds",), Place(13, 3, 9, "rounds"), id="an array of tables: in its first header"),
        pytest.param(("rounds", 1), Place(19, 3, 9, "rounds"), id="one of its tables: in its own header"),
        pytest.param(("box", "window_values", 1), Place(7, 21, 22, "3"), id="an element has no key: itself"),
    ],
)
def test_a_key_has_the_place_where_it_is_written(path: Path, place: Place) -> None:
    assert Places(LOG).key(path) == place


@pytest.mark.parametrize(
    ("path", "place"),
    [
        pytest.param((), Place(1, 1, 1, None), id="the log itself"),
        pytest.param(("box",), Place(6, 1, 6, None), id="a header"),
        pytest.param(("rounds",), Place(13, 1, 11, None), id="an array of tables: its first header"),
        pytest.param(("rounds", 1), Place(19, 1, 11, None), id="one of its tables: its header"),
        pytest.param(("players", 1), Place(12, 1, 14, None), id="a header with spaces in it"),
        pytest.param(("rounds", 0, "claimed"), Place(17, 1, 17, None), id="a table below an array of tables"),
        pytest.param(("claimed",), Place(3, 1, 8, None), id="only in dotted keys: the first of them"),
        pytest.param(("players", 0, "strips"), Place(11, 10, 40, None), id="an array: its brackets"),
        pytest.param(("box", "window_values"), Place(7, 17, 23, None), id="over two lines: to the end of the first"),
        pytest.param(("rounds", 1, "claimed", "Jörg"), Place(21, 32, 46, None), id="an inline table: its braces"),
    ],
)
def test_a_table_has_the_place_of_its_header_or_its_brackets(path: Path, place: Place) -> None:
    assert Places(LOG).table(path) == place
    assert Places(LOG).value(path) == place


@pytest.mark.parametrize(
    ("source", "path", "place"),
    [
        pytest.param("[a.b.c]\n", ("a", "b"), Place(1, 1, 8, None), id="the header that made it"),
        pytest.param("[a.b.c]\n[a]\n", ("a",), Place(2, 1, 4, None), id="its own header, although it comes later"),
        pytest.param("[a.b]\n[a]\n", ("a", "b"), Place(1, 1, 6, None), id="what it held before"),
        pytest.param("[a.b]\nc.d.e = 5\n", ("a", "b", "c", "d"), Place(2, 3, 4, None), id="the key that made it"),
        pytest.param("[[a]]\n[[a.b]]\n[[a.b]]\n[[a]]\n[[a.b]]\n", ("a", 0, "b", 1), Place(3, 1, 8, None), id="nested"),
    ],
)
def test_a_table_without_a_header_has_the_place_of_what_made_it_first(source: str, path: Path, place: Place) -> None:
    assert Places(source).table(path) == place


@pytest.mark.parametrize(
    ("path", "place"),
    [
        pytest.param(("rounds", 0, "displays"), Place(13, 1, 11, None), id="a key that its table lacks"),
        pytest.param(("rounds", 2, "moves"), Place(13, 1, 11, None), id="an element too many of an array of tables"),
        pytest.param(("players", 0, "strips", 2), Place(11, 10, 40, None), id="an element too many of an array"),
        pytest.param(("players", 0, "strips", -1), Place(11, 10, 40, None), id="an element counted from the end"),
        pytest.param(("players", 0, "strips", "name"), Place(11, 10, 40, None), id="a key in an array"),
        pytest.param(("rounds", 1, "claimed", "Ben"), Place(21, 11, 48, None), id="a key in an inline table"),
        pytest.param(("title", "of", 3), Place(2, 10, 20, "Club night"), id="inside a text"),
        pytest.param(("format", 0), Place(1, 10, 11, "1"), id="inside a number"),
        pytest.param(("bax",), Place(1, 1, 1, None), id="nothing at all"),
    ],
)
def test_what_is_not_there_has_the_place_of_the_nearest_thing_around_it(path: Path, place: Place) -> None:
    assert Places(LOG).value(path) == place
    assert Places(LOG).key(path) == place


def test_the_table_of_a_value_is_the_one_around_it() -> None:
    assert Places(LOG).table(("rounds", 0, "moves")) == Place(13, 1, 11, None)
    assert Places(LOG).table(("players", 0, "strips", 1)) == Place(11, 10, 40, None)


@pytest.mark.parametrize(
    ("written", "start", "end", "place"),
    [
        pytest.param('"1R3 2Y5"', 4, 7, Place(1, 14, 17, "2Y5"), id="in quotes"),
        pytest.param("'1R3 2Y5'", 4, 7, Place(1, 14, 17, "2Y5"), id="in single quotes"),
        pytest.param('"""1R3 2Y5"""', 4, 7, Place(1, 16, 19, "2Y5"), id="in three quotes"),
        pytest.param("'''1R3 2Y5'''", 4, 7, Place(1, 16, 19, "2Y5"), id="in three single quotes"),
        pytest.param('"""\n1R3\n2Y5\n"""', 4, 7, Place(3, 1, 4, "2Y5"), id="below the quotes"),
        pytest.param("'''\n\n1R3\n2Y5'''", 5, 8, Place(4, 1, 4, "2Y5"), id="below an empty line"),
        pytest.param('"""1R3 \\ \n\n  2Y5"""', 4, 7, Place(3, 3, 6, "2Y5"), id="after lines joined by a backslash"),
        pytest.param('"""1R3\\\n   2Y5"""', 0, 3, Place(1, 12, 15, "1R3"), id="before lines joined by a backslash"),
        pytest.param('"""\\\n  1R3"""', 0, 3, Place(2, 3, 6, "1R3"), id="joined to the quotes"),
        pytest.param(r'"1R3\t\"\\2Y5"', 6, 9, Place(1, 19, 22, "2Y5"), id="after short escapes"),
        pytest.param(r'"\u0031R3 \U00000032Y5"', 4, 7, Place(1, 19, 31, "2Y5"), id="with long escapes"),
        pytest.param(r'"\x31R3\e2Y5"', 4, 7, Place(1, 18, 21, "2Y5"), id="with escapes of TOML 1.1"),
        pytest.param('"\t1R3\t2Y5"', 5, 8, Place(1, 15, 18, "2Y5"), id="after tabs, each one character"),
        pytest.param(
            '"🎲日e\u0301 2Y5"', 5, 8, Place(1, 15, 18, "2Y5"), id="after astral, wide and combining characters"
        ),
        pytest.param('""""a"" b"""""', 5, 8, Place(1, 17, 20, 'b""'), id="with quotes inside three quotes"),
        pytest.param(
            '"""1R3\n2Y5"""', 0, 7, Place(1, 12, 15, "1R3\n2Y5"), id="over two lines: to the end of the first"
        ),
        pytest.param('"""1R3\n2Y5"""', 3, 4, Place(1, 15, 15, "\n"), id="the end of a line"),
        pytest.param('"1R3"', 1, 1, Place(1, 11, 11, ""), id="nothing: before the next character"),
        pytest.param('"1R3"', 3, 3, Place(1, 13, 13, ""), id="nothing: after the last character"),
        pytest.param('"1R3"', 2, 9, Place(1, 12, 13, "3"), id="more than there is"),
        pytest.param('"1R3"', 7, 9, Place(1, 13, 13, ""), id="behind what there is"),
        pytest.param('"1R3"', -2, 1, Place(1, 10, 11, "1"), id="before what there is"),
        pytest.param('"1R3"', 2, 1, Place(1, 12, 12, ""), id="from back to front"),
        pytest.param('""', 0, 3, Place(1, 10, 10, ""), id="of an empty text"),
        pytest.param('"""\n"""', 0, 3, Place(2, 1, 1, ""), id="of an empty text of two lines"),
        pytest.param("[123]", 0, 3, Place(1, 9, 14, None), id="of what is no text: all of it"),
    ],
)
def test_a_part_of_a_text_has_its_own_place(written: str, start: int, end: int, place: Place) -> None:
    assert Places(f"moves = {written}\n").within(("moves",), start, end) == place


@pytest.mark.parametrize(
    ("written", "place"),
    [
        pytest.param("'1R3'", Place(1, 10, 13, "1R3"), id="on one line"),
        pytest.param('"""\n1R3\n2Y5\n"""', Place(2, 1, 4, "1R3\n2Y5\n"), id="below its quotes"),
        pytest.param('"""\n\n1R3"""', Place(2, 1, 1, "\n1R3"), id="first an empty line"),
        pytest.param('"""\\\n  """', Place(1, 12, 12, ""), id="empty once its lines are joined"),
    ],
)
def test_a_text_as_a_whole_is_its_first_line(written: str, place: Place) -> None:
    assert Places(f"moves = {written}\n").value(("moves",)) == place


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(
            'rounds = [\n  {\n    moves = "1R3", # {\n    claimed = [12,\n 9],\n  },\n]\n', id="inline tables"
        ),
        pytest.param("at = 07:32\nlate = [2024-05-01 19:30, 19:30]\nrounds = [{claimed = [1, 9]}]\n", id="times"),
    ],
)
def test_what_toml_1_1_added_is_located_exactly(source: str) -> None:
    place = Places(source).value(("rounds", 0, "claimed", 1))
    assert place.text == "9"
    assert source.split("\n")[place.line - 1][place.column - 1 : place.end_column - 1] == "9"


def test_what_cannot_be_parsed_has_the_place_of_the_nearest_thing_around_it() -> None:
    places = Places("[box]\na = = 1\nb = 2\n[c d]\ne = 3\n")
    assert places.value(("box", "a")) == Place(1, 1, 6, None)
    assert places.value(("box", "b")) == Place(3, 5, 6, "2")
    assert places.value(("c", "e")) == Place(1, 1, 1, None)


def test_brackets_may_be_nested_as_deep_as_the_parser_allows() -> None:
    assert Places("a = " + "[" * 200 + "7" + "]" * 200).value(("a", *[0] * 200)) == Place(1, 205, 206, "7")


def test_a_long_log_is_read_in_time_that_grows_with_its_length() -> None:
    count = 4_000
    places = Places("moves = [\n" + '"1R3",\n{a = "x\\ty"},\n' * count + "]\n")
    for i in range(count):
        assert places.value(("moves", 2 * i)) == Place(2 + 2 * i, 2, 5, "1R3")
        assert places.within(("moves", 2 * i + 1, "a"), 2, 3) == Place(3 + 2 * i, 10, 11, "y")
        assert places.key(("moves", 2 * i + 1, "b")).line == 3 + 2 * i
