"""Texts, arrays and tables that are not closed, headers that are not well formed, and things that are there twice."""

from __future__ import annotations

import pytest
import tomli
from hypothesis import given, settings
from hypothesis import strategies as st

from sintra_cli.toml.mistakes import explain
from sintra_cli.toml.places import Place
from tests.toml.explaining import explained

LINE_OPEN = (
    "the text that begins here is not closed on its line: put {0} at its end, or {0}{0}{0} before and after a text of "
    "several lines"
)
ALONE = "a header stands alone on its line: begin a new line after it"


@pytest.mark.parametrize(
    ("source", "place"),
    [
        ('name = "Ana\nside = "A"\n', Place(1, 8, 12, '"Ana')),
        ('name = "Ana', Place(1, 8, 12, '"Ana')),
        ('moves = "1R3\n2Y5"\n', Place(1, 9, 13, '"1R3')),
        ('displays = ["RRBG", "GYWR]\n', Place(1, 21, 27, '"GYWR]')),
        ('"Ana = 71\n', Place(1, 1, 10, '"Ana = 71')),
        ('title = "Ana’s club\n', Place(1, 9, 20, '"Ana’s club')),
        ("name = 'Ana\nside = 'A'\n", Place(1, 8, 12, "'Ana")),
        ("name = 'Ana\nside = 1\n", Place(1, 8, 12, "'Ana")),
    ],
)
def test_a_text_is_not_closed_on_its_line(source: str, place: Place) -> None:
    assert place.text
    quote = place.text[0]
    assert explained(source) == (LINE_OPEN.format(quote), place)


@pytest.mark.parametrize("quotes", ['"""', "'''"])
def test_a_text_of_several_lines_is_never_closed(quotes: str) -> None:
    source = f"notes = {quotes}\na “long” game\n"
    assert explained(source) == (
        f"the text that begins here is never closed: put {quotes} at its end",
        Place(1, 9, 12, quotes),
    )


@pytest.mark.parametrize(
    ("source", "line", "what"),
    [
        ('moves = """\n1R3\n\n[[rounds]]\nmoves = """\n2Y5 CB4\n"""\n', 4, "[[rounds]]"),
        ('moves = """\n1R3\nclaimed = [12, 9]\n[[rounds]]\nmoves = """2Y5"""\n', 3, "claimed = ["),
        ("moves = '''\n1R3\n  [rounds.claimed]\nAna = 12\n", 3, "[rounds.claimed]"),
    ],
)
def test_a_text_that_is_not_closed_swallows_what_follows(source: str, line: int, what: str) -> None:
    message, place = explained(source)
    quotes = source[8:11]
    assert message == f"the text that begins here is not closed before line {line}, {what}: put {quotes} at its end"
    assert place == Place(1, 9, 12, quotes)


@pytest.mark.parametrize(
    ("source", "message", "place"),
    [
        (
            'displays = ["RRBG, "GYWR"]',
            'the text that begins here has no quote at its end: write "RRBG"',
            Place(1, 13, 21, '"RRBG, "'),
        ),
        (
            'title = "The "best" game"',
            'the text ends at this ", but something follows: write \\" for a quote in a text',
            Place(1, 14, 15, '"'),
        ),
        (
            "name = 'O'Brien'",
            "the text ends at this ', but something follows: put \" around a text that has ' in it",
            Place(1, 10, 11, "'"),
        ),
        (
            r'strips = "R\*B"',
            r"\* is no escape that TOML knows: write \\ where a backslash is meant",
            Place(1, 12, 14, r"\*"),
        ),
        (
            r'name = "\u12"',
            r"\u is no escape that TOML knows: write \\ where a backslash is meant",
            Place(1, 9, 11, r"\u"),
        ),
        (
            'name = "Ana\\\n"',
            r"\ is no escape that TOML knows: write \\ where a backslash is meant",
            Place(1, 12, 13, "\\"),
        ),
    ],
)
def test_a_text_has_a_quote_or_a_backslash_in_it(source: str, message: str, place: Place) -> None:
    assert explained(source) == (message, place)


@pytest.mark.parametrize(
    ("source", "place"),
    [
        ('displays = ["RRBG", "GYWR"\nmoves = "1R3"\n', Place(1, 12, 13, "[")),
        ('displays = ["RRBG",\nmoves = "1R3"\n', Place(1, 12, 13, "[")),
        ('displays = ["RRBG",\n\n[[rounds]]\n', Place(1, 12, 13, "[")),
        ('displays = [\n  "RRBG"\n\n  [rounds.claimed] # by name\nAna = 12\n', Place(1, 12, 13, "[")),
        ("ornaments = [[1, 2], [3, 4]\n[[rounds]]\n", Place(1, 13, 14, "[")),
        ("ornaments = [[1, 2], [3, 4\n[[rounds]]\n", Place(1, 22, 23, "[")),
        ("claimed = [12,", Place(1, 11, 12, "[")),
        ("claimed = [12 # and nine", Place(1, 11, 12, "[")),
        ("claimed = [", Place(1, 11, 12, "[")),
        ("rounds = [{displays = ['RRBG', moves = '1R3'}]", Place(1, 23, 24, "[")),
    ],
)
def test_an_array_is_not_closed(source: str, place: Place) -> None:
    assert explained(source) == ("the array that begins here is not closed: put ] after its last value", place)


@pytest.mark.parametrize(
    ("source", "place"),
    [
        ("claimed = {Ana = 12", Place(1, 11, 12, "{")),
        ("claimed = {Ana = 12,", Place(1, 11, 12, "{")),
        ("claimed = {Ana = 12\nmoves = '1R3'\n", Place(1, 11, 12, "{")),
        ("claimed = {Ana = 12\nnotes = '}\n", Place(1, 11, 12, "{")),
        ("claimed = {Ana = 12\nmoves = ['1R3']\n\n[[rounds]]\nclaimed = {Ana = 14}\n", Place(1, 11, 12, "{")),
        ("claimed = {Ana = 12\n[[rounds]]\n", Place(1, 11, 12, "{")),
    ],
)
def test_a_table_is_not_closed(source: str, place: Place) -> None:
    assert explained(source) == ("the table that begins here is not closed: put } after its last value", place)


@pytest.mark.parametrize(
    ("source", "message", "place"),
    [
        ("]\n", "there is nothing here that ] could close: take it away", Place(1, 1, 2, "]")),
        ("format = 1\n  }\n", "there is nothing here that } could close: take it away", Place(2, 3, 4, "}")),
    ],
)
def test_a_bracket_closes_nothing(source: str, message: str, place: Place) -> None:
    assert explained(source) == (message, place)


@pytest.mark.parametrize(
    ("header", "better"),
    [
        ("[[rounds]", "[[rounds]]"),
        ("[rounds]]", "[[rounds]]"),
        ("[[rounds", "[[rounds]]"),
        ("[ [rounds] ]", "[[rounds]]"),
        ("[[round 1]]", "[[rounds]]"),
        ("[[Player]", "[[players]]"),
        ("[claimed", "[claimed]"),
        ("[claimed]]", "[claimed]"),
        ("[[my table", '[["my table"]]'),
        ("[claimed.Ana María]", '[claimed."Ana María"]'),
    ],
)
def test_a_header_is_not_well_formed(header: str, better: str) -> None:
    place = Place(2, 1, len(header) + 1, header)
    message = f"this header is not well formed: write {better}"
    assert explained(f"format = 1\n{header} # here\nside = 'A'\n") == (message, place)


@pytest.mark.parametrize(
    ("source", "message", "place"),
    [
        ('[[rounds]] moves = "1R3" # all', ALONE, Place(1, 12, 25, 'moves = "1R3"')),
        ("[claimed] by name", ALONE, Place(1, 11, 18, "by name")),
        ("[]", "a header has a name in its brackets: write [[rounds]] for a round", Place(1, 1, 3, "[]")),
    ],
)
def test_a_header_has_too_much_or_too_little(source: str, message: str, place: Place) -> None:
    assert explained(source) == (message, place)


@pytest.mark.parametrize(
    ("source", "message", "place"),
    [
        ("side = 'A'\n\nside = 'B'\n", "`side` is already on line 1: keep one of the two", Place(3, 1, 5, "side")),
        (
            "[[rounds]]\nclaimed = []\n[[rounds]]\nclaimed = []\n\nclaimed = [\n1]\n",
            "`claimed` is already on line 4: keep one of the two",
            Place(6, 1, 8, "claimed"),
        ),
        (
            "[[rounds]]\n[rounds.claimed]\n'Ana' = 1\n[[rounds]]\n[rounds.claimed]\nAna = 2\n\"Ana\" = 3\n",
            '`"Ana"` is already on line 6: keep one of the two',
            Place(7, 1, 6, '"Ana"'),
        ),
        (
            "claimed = {Ana = 1,\n\n Ana = {b = 2}}\n",
            "`Ana` is written twice in this table: keep one of the two",
            Place(3, 2, 5, "Ana"),
        ),
        (
            "claimed = 12\nclaimed.Ana = 9\n",
            "`claimed.Ana` is already on line 1: keep one of the two",
            Place(2, 1, 12, "claimed.Ana"),
        ),
        (
            "[claimed]\nAna = 1\n[claimed] # again\n",
            "`claimed` is already on line 1: put all of it there",
            Place(3, 1, 10, "[claimed]"),
        ),
        (
            "claimed.Ana = 1\n[claimed]\n",
            "`claimed` is already on line 1: put all of it there",
            Place(2, 1, 10, "[claimed]"),
        ),
        (
            "[[rounds]]\n[rounds.claimed]\n[[rounds]]\n[rounds.claimed]\n[ rounds.claimed]\n",
            "`rounds.claimed` is already on line 4: put all of it there",
            Place(5, 1, 18, "[ rounds.claimed]"),
        ),
        (
            "claimed = 12\n[claimed.Ana.at]\n",
            "`claimed.Ana.at` is already on line 1: put all of it there",
            Place(2, 1, 17, "[claimed.Ana.at]"),
        ),
        (
            "[rounds]\n[rounds]\n",
            "`rounds` is already on line 1: each of them begins with [[rounds]]",
            Place(2, 1, 9, "[rounds]"),
        ),
        (
            "[players]\n[[players]]\n",
            "`players` is already on line 1: each of them begins with [[players]]",
            Place(2, 1, 12, "[[players]]"),
        ),
    ],
)
def test_something_is_there_twice(source: str, message: str, place: Place) -> None:
    assert explained(source) == (message, place)


@pytest.mark.parametrize(
    ("source", "message", "place"),
    [
        (
            "notes = '[' # [\nclaimed = " + "[" * 450 + "]" * 450,
            "brackets are nested more than 100 deep here: a log needs three",
            Place(2, 11 + 449, 11 + 450, "["),
        ),
        (
            "claimed = " + "[" * 450 + '"',
            "brackets are nested more than 100 deep here: a log needs three",
            Place(1, 11 + 449, 11 + 450, "["),
        ),
        (
            "format = 1\n" + "a." * 5000 + "a = 1\n",
            "this key has too many parts",
            Place(2, 1, 10006, "a." * 5000 + "a = 1"),
        ),
        (
            f"title = '{'7' * 5000}'\nformat = 1 # {'7' * 5000}\nclaimed = [1, {'7' * 5000}]",
            "this number has too many digits",
            Place(3, 15, 5015, "7" * 5000),
        ),
    ],
)
def test_something_is_too_large(source: str, message: str, place: Place) -> None:
    assert explained(source) == (message, place)


@pytest.mark.parametrize("source", ["format = 1\n", "notes = '\n", ""])
def test_an_error_that_nobody_knows_is_told_as_it_is(source: str) -> None:
    assert explain(source, ValueError("out of\nluck")) == ("this is no TOML: out of…", Place(1, 1, 1, None))
    refusal = tomli.TOMLDecodeError("Out of luck", source, 0)
    assert explain("x = 1", refusal) == ("this is no TOML: Out of luck", Place(1, 1, 2, "x"))


LOG = """\
format = 1
game = "sintra"  # or "azul"
title = "Club night, table 2"

[[players]]
name = 'Ana'
strips = ["RRBGY/BBWWG", "YGGRB/R*B*G"]

[[players]]
name = "José María"
strips = "3 1' 7 2 8 6 4' 5"

[[rounds]]
displays = ["RRBG", "GYWR"]   # clockwise
moves = "1R3 2Y5"
claimed = {Ana = 12, "José María" = 9}

[claimed]
Ana = 71
"José María" = 66
"""


@pytest.mark.parametrize("lost", sorted({at for at, char in enumerate(LOG) if char in "\"'[]{}=,"}))
@pytest.mark.parametrize("instead", ["", "“", "”", " "])
def test_a_mark_that_is_lost_or_wrong_is_told_on_its_line(lost: int, instead: str) -> None:
    source = LOG[:lost] + instead + LOG[lost + 1 :]
    try:
        tomli.loads(source)
    except tomli.TOMLDecodeError as error:
        message, place = explain(source, error)
        assert place.line == LOG.count("\n", 0, lost) + 1
        assert not message.startswith("this is no TOML")


@settings(deadline=None)
@given(st.text("ab1.,=:#[]{}()\"'\\ \n\t“é\u00a0-<", max_size=40))
def test_no_error_escapes_whatever_is_typed(source: str) -> None:
    try:
        tomli.loads(source)
    except ValueError as error:
        message, place = explain(source, error)
        line = source.split("\n")[place.line - 1]
        assert 1 <= place.column <= place.end_column <= len(line) + 1
        assert place.text == (line[place.column - 1 : place.end_column - 1] or None)
        assert message
        assert "\n" not in message
