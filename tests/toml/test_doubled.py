"""A key or a header that is there already: mostly the line is missing that begins another round or player."""

from __future__ import annotations

import pytest

from tests.log.logs import AZUL, ROUND, SINTRA, accepted, changed
from tests.toml.explaining import explained

SECOND = 'displays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\n'
MOVES = 'moves = "1B1 2Y2"\n'
STRIPS = 'strips = "1 2 3 4 5 6 7 8"\n'
SINTRA_ROUND = '\n[[rounds]]\ndisplays = ["RRYG", "BBWW", "YYGG", "BWRY", "GBWR"]\n'


def line_of(log: str, at: str, nth: int) -> int:
    """Return the line of the `nth` occurrence of something in a log."""
    start = -1
    for _ in range(nth):
        start = log.index(at, start + 1)
    return log.count("\n", 0, start) + 1


@pytest.mark.parametrize(
    ("log", "key", "table"),
    [
        (f"{AZUL}{ROUND}{MOVES}{SECOND}{MOVES}", "displays", "rounds"),
        (f"{AZUL}{ROUND}{MOVES}\n{SECOND}{MOVES}", "displays", "rounds"),
        (f"{AZUL}{ROUND}{MOVES}claimed = [0, 0]\n\n# the second\n{SECOND}", "displays", "rounds"),
        (f"{SINTRA}{SINTRA_ROUND}moves = '''\n1R1\n\n2B1\n'''\ndisplays = [\n'RRYG',\n]\n", "displays", "rounds"),
        (f"{AZUL}\n[[rounds]]\nmoves = '?1B1'\nmoves = '?1B2'\n", "moves", "rounds"),
        (f"{AZUL}\n[[rounds]]\nmoves = ''\n{SECOND}moves = ''\n{SECOND}", "moves", "rounds"),
        (f"{AZUL}\n[[rounds]]\nmoves = [\n'?1B1',\n]\nclaimed = [0, 0]\nmoves = '?1B2'\n", "moves", "rounds"),
        (changed(AZUL, '\n[[players]]\nname = "Ben"', 'name = "Ben"'), "name", "players"),
        (changed(SINTRA, '\n[[players]]\nname = "Ben"', 'name = "Ben"'), "name", "players"),
    ],
)
def test_a_line_is_missing_before_the_second(log: str, key: str, table: str) -> None:
    message, place = explained(log)
    first, second = line_of(log, f"\n{key} =", 1) + 1, line_of(log, f"\n{key} =", 2) + 1
    assert message == f"`{key}` is already on line {first}: a line [[{table}]] is missing before this one"
    assert place == (second, 1, 1 + len(key), key)
    lines = log.split("\n")
    accepted("\n".join([*lines[: second - 1], f"[[{table}]]", *lines[second - 1 :]]))


@pytest.mark.parametrize(
    ("log", "key", "table", "begins"),
    [
        # what a round begins with is before what is there twice
        (f"{AZUL}\n[[rounds]]\nmoves = '?1B1'\n{SECOND}{MOVES}", "moves", "rounds", "displays"),
        (f"{AZUL}\n[[rounds]]\nmoves = '?1B1'\n\nclaimed = [0, 0]\nmoves = '?1B2'\n", "moves", "rounds", "claimed"),
        (f"{AZUL}\n[[rounds]]\nmoves = '?1B1'\n# 2\n{SECOND}{MOVES}", "moves", "rounds", "displays"),
    ],
)
def test_a_line_is_missing_before_what_belongs_to_the_second(log: str, key: str, table: str, begins: str) -> None:
    message, place = explained(log)
    first, second = line_of(log, f"\n{key} =", 1) + 1, line_of(log, f"\n{key} =", 2) + 1
    begun = line_of(log, f"\n{begins} =", 1) + 1
    assert message == (
        f"`{key}` is on line {first} and again on line {second}: a line [[{table}]] is missing before this one"
    )
    assert place == (begun, 1, 1 + len(begins), begins)
    lines = log.split("\n")
    accepted("\n".join([*lines[: begun - 1], f"[[{table}]]", *lines[begun - 1 :]]))


def test_strips_before_the_name_begin_the_next_player() -> None:
    log = changed(SINTRA, f'name = "Ana"\n{STRIPS}\n[[players]]\nname = "Ben"\nstrips', f'{STRIPS}name = "Ana"\nstrips')
    log += 'name = "Ben"\n'
    message, place = explained(log)
    assert message == "`strips` is already on line 13: a line [[players]] is missing before this one"
    assert place == (15, 1, 7, "strips")
    accepted(changed(log, 'name = "Ana"\n', 'name = "Ana"\n[[players]]\n'))


def test_a_round_that_begins_below_the_claims_of_the_one_before_lacks_its_line() -> None:
    first = f"{AZUL}{ROUND}{MOVES}[rounds.claimed]\nAna = 0\n"
    log = f"{first}  {SECOND}{MOVES}[rounds.claimed]\nBen = 0\n"
    message, place = explained(log)
    assert message == (
        "`rounds.claimed` is on line 14 and again on line 18: a line [[rounds]] is missing before this one"
    )
    assert place == (16, 3, 11, "displays")
    accepted(log.replace(f"{first}  ", f"{first}[[rounds]]\n"))


@pytest.mark.parametrize(
    ("log", "message"),
    [
        (
            f"{AZUL}\n[[rounds]]\n{SECOND}{SECOND}",
            "`displays` is already on line 12: keep one of the two",
        ),
        (
            f"{AZUL}{ROUND}{MOVES}claimed = [1, 2]\nclaimed = [3, 4]\n[[rounds]]\nmoves = ''\n",
            "`claimed` is already on line 14: keep one of the two",
        ),
        (
            f"{AZUL}[position.players.Ana]\nscore = 3\nlines = ['B']\n\nscore = 5\n",
            "`score` is already on line 11: keep one of the two, or put the next player's header before it",
        ),
        (
            f"{AZUL}rounds = [{{moves = '?1B1', moves = '?1B2'}}]",
            "`moves` is written twice in this table: keep one of the two, or put }, { before it where another begins",
        ),
    ],
)
def test_a_key_may_just_be_there_twice(log: str, message: str) -> None:
    assert explained(log)[0] == message


def test_a_very_long_round_is_no_trouble() -> None:
    log = f"{AZUL}[[rounds]]\nmoves = ''\n" + "\n# \n" * 200_000 + "moves = ''"
    assert explained(log)[0] == "`moves` is already on line 11: a line [[rounds]] is missing before this one"
