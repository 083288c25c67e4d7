"""Files as large as a log may be, made to take long: each is answered in time and words that do not grow with it."""

from __future__ import annotations

import json
from itertools import count, islice, product
from pathlib import Path
from string import ascii_lowercase
from time import process_time
from typing import TYPE_CHECKING, Final

import pytest

from sintra_cli.log.read import LARGEST, read
from sintra_cli.names import MOVE_SYNTAX
from sintra_cli.toml.faults import MOST, Refused
from tests.cli.calls import Put, Sintra

if TYPE_CHECKING:
    pass

SECONDS: Final = 5
"""What takes a fifth of a second where nothing else runs; what grows with the square of the length takes far longer."""
SIZE: Final = 60_000
HEAD: Final = 'format = 1\ngame = "azul"\nwall = "coloured"\n'
PLAYERS: Final = '[[players]]\nname = "Ana"\n[[players]]\nname = "Ben"\n'
ROUND: Final = f"{HEAD}{PLAYERS}[[rounds]]\n"
SINTRA: Final = 'format = 1\ngame = "sintra"\nside = "A"\nround_colours = "RYGBWR"\n'


def filled(head: str, unit: str, tail: str = "") -> str:
    """Return a text of SIZE bytes or a little less, with as many units between its head and its tail as fit."""
    return head + unit * ((SIZE - len(head) - len(tail)) // len(unit)) + tail


def keyed(head: str, unit: str, tail: str = "") -> str:
    """Return such a text with other letters in each of its units."""
    units = (
        unit.format("".join(letters)) for length in count(2) for letters in product(ascii_lowercase, repeat=length)
    )
    return head + "".join(islice(units, (SIZE - len(head) - len(tail)) // (len(unit) + 3))) + tail


HOSTILE: Final = {
    "wrong moves in one text": filled(f'{ROUND}moves = """', "x ", '"""\n'),
    "wrong moves of nobody": filled(f'{ROUND}moves = """', "Zo:1B1 ", '"""\n'),
    "moves that are numbers": filled(f"{ROUND}moves = [", "1,", "]\n"),
    "moves that are dates": filled(f"{ROUND}moves = [", "1979-05-27,", "]\n"),
    "rounds with a wrong move": filled(HEAD + PLAYERS, '[[rounds]]\nmoves = "x"\n'),
    "empty rounds": filled(HEAD + PLAYERS, "[[rounds]]\n"),
    "wrong displays": filled(f"{ROUND}displays = [", '"Q",', "]\n"),
    "unknown keys": keyed(ROUND, "{} = 1\n"),
    "unknown keys that are nearly right": keyed(ROUND, "display{} = 1\n"),
    "unknown tables": keyed(HEAD + PLAYERS, "[{}]\n"),
    "unknown keys in an inline table": keyed(f"{HEAD}{PLAYERS}rounds = [{{", "{} = 1, ", "a = 1}]\n"),
    "claims of nobody": keyed(f"{HEAD}{PLAYERS}[claimed]\n", "{} = 1\n"),
    "claims that are texts": filled(f"{ROUND}claimed = [", '"",', "]\n"),
    "players of one name": filled(HEAD, '[[players]]\nname = "A"\n'),
    "players without a name": filled(HEAD, "[[players]]\n"),
    "window values": filled(f"{SINTRA}[box]\nwindow_values = [", "1,", "]\n"),
    "ornaments": filled(f"{SINTRA}[box]\nornaments = [", "[1, 2],", "]\n"),
    "arrays in arrays": filled(f"{ROUND}moves = [", "[" * 50 + "]" * 50 + ",", "]\n"),
    "a key twice at the end": keyed(ROUND, "{} = 1\n", "aa = 1\n"),
    "a header twice at the end": keyed(HEAD + PLAYERS, "[{}]\n", "[aa]\n"),
    "no TOML at the end": filled(f"{ROUND}moves = [", '"1B1",', " oops\n"),
    "an array that is not closed": filled(f"{ROUND}moves = [", '"1B1",\n'),
    "quotes": filled(f"{ROUND}x = ", '"" '),
    "dashes": filled(f'{ROUND}moves = "', "–", '"\n'),
    "blanks in a move": filled(f'{ROUND}moves = ["1B1', " ", 'x"]\n'),
    "a name of many letters, told again and again": (
        f'{HEAD}[[players]]\nname = "{"x" * 40_000}"\n[[players]]\nname = "Ben"\n'
        f'[[rounds]]\nmoves = "{"q:< " * 8_000}"\n'
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_large_file_is_answered_soon_and_not_at_length(sintra: Sintra, put: Put, name: str) -> None:
    put("a.toml", HOSTILE[name])
    start = process_time()
    code, out, err = sintra("check", "--format", "json", "a.toml")
    assert process_time() - start < SECONDS
    assert (code, err) == (2 if name not in LEGIBLE else 1, "")
    (report,) = json.loads(out)
    assert 1 <= len(report["errors"]) <= MOST
    assert max(len(error["message"]) for error in report["errors"]) < 500
    assert len(out) < 2 * SIZE + MOST * 600  # each error has its keys and a message, and all texts stand in the file


LEGIBLE: Final = {"empty rounds"}
"""What can be read, though it is no legal game."""

DEEP: Final = {
    "a number in hexadecimal": f"claimed = 0x{'f' * 5000}\n{HEAD}{PLAYERS}",
    "a claim in hexadecimal": f"{HEAD}{PLAYERS}[claimed]\nAna = 0x{'f' * 5000}\n",
    "a negative claim of many digits": f"{HEAD}{PLAYERS}[claimed]\nAna = -{'9' * 4000}\n",
    "a format in octal": f'format = 0o{"7" * 9000}\ngame = "azul"\n{PLAYERS}',
    "a title in binary": f"title = 0b{'1' * 90_000}\n{HEAD}{PLAYERS}",
    "a claim that is no number": f"{HEAD}{PLAYERS}[claimed]\nAna = nan\nBen = inf\n",
    "a key of 600 parts": f"{HEAD}{PLAYERS}{'.'.join('a' * 600)} = 1\n",
    "a key of 600 parts below rounds": f"{HEAD}{PLAYERS}[[rounds]]\nclaimed.{'.'.join('a' * 600)} = 1\n",
    "inline tables 90 deep": f"{ROUND}claimed = {'{a = ' * 90}1{'}' * 90}\n",
    "arrays 90 deep": f"{ROUND}displays = {'[' * 90}{']' * 90}\n",
    "a key with control characters": f'{HEAD}{PLAYERS}"\\u0000\\u001b[31m\\u0007" = 1\n',
}
COMMANDS: Final = (
    ("check",),
    ("score",),
    ("score", "--format", "json"),
    ("fmt", "--check"),
    ("standings",),
    ("show",),
    ("moves",),
    ("replay",),
    ("explain", "@", "final"),
    ("rulings",),
    ("cut", "@", "--at", "1.1"),
    ("diff", "@", "@"),
    ("repair",),
)


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("name", DEEP)
def test_what_is_large_or_deep_is_an_error_of_the_log_for_each_command(
    sintra: Sintra, put: Put, name: str, arguments: tuple[str, ...]
) -> None:
    put("a.toml", DEEP[name])
    called = [part.replace("@", "a.toml") for part in arguments]
    code, _, err = sintra(*called, *([] if "@" in arguments else ["a.toml"]))
    assert code == 2
    assert "fault in the program" not in err


@pytest.mark.parametrize("name", ["a number in hexadecimal", "a key of 600 parts", "inline tables 90 deep"])
def test_a_box_that_is_large_or_deep_is_wrong_usage(sintra: Sintra, put: Put, name: str) -> None:
    put("a.toml", HEAD + PLAYERS)
    put("box.toml", f"[box]\n{DEEP[name]}")
    code, _, err = sintra("check", "--box", "box.toml", "a.toml")
    assert code == 2
    assert err.startswith("box.toml:")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no /dev/zero here")
@pytest.mark.parametrize("arguments", [("check", "a.toml"), ("new", "--game", "azul", "--players", "A,B")], ids=str)
def test_a_box_without_an_end_is_read_up_to_the_limit(sintra: Sintra, put: Put, arguments: tuple[str, ...]) -> None:
    put("a.toml", HEAD + PLAYERS)
    code, _, err = sintra(*arguments, "--box", "/dev/zero")
    assert code == 2
    assert err.startswith("/dev/zero: unreadable: larger than 1 MiB: this is no log\n")


def test_a_folder_for_a_box_is_wrong_usage(sintra: Sintra, put: Put) -> None:
    put("d/a.toml", HEAD + PLAYERS)
    code, _, err = sintra("check", "--box", "d", "d/a.toml")
    assert code == 2
    assert "d cannot be read" in err


# --- the first 1,000, and the first 20 ------------------------------------------------------------------------------


def refused(text: str) -> Refused:
    """Return what is wrong with a log."""
    log = read(text.encode(), {}, {})
    assert isinstance(log, Refused)
    return log


def wrong_moves(number: int) -> str:
    return f'{ROUND}moves = "{"x " * number}"\n'


def unknown_keys(number: int) -> str:
    return ROUND + "".join(f"k{index} = 1\n" for index in range(number))


def unknown_tables(number: int) -> str:
    return HEAD + PLAYERS + "".join(f"[k{index}]\n" for index in range(number))


def moves_that_are_numbers(number: int) -> str:
    return f"{ROUND}moves = [{'1, ' * number}]\n"


@pytest.mark.parametrize("written", [wrong_moves, unknown_keys, unknown_tables, moves_that_are_numbers])
@pytest.mark.parametrize(("number", "told", "more"), [(999, 999, False), (1000, 1000, False), (1001, 1000, True)])
def test_of_more_than_1000_errors_the_first_1000_are_told(written: object, number: int, told: int, more: bool) -> None:
    assert callable(written)
    found = refused(written(number))
    assert (len(found.faults), found.more) == (told, more)


def test_the_first_are_those_that_come_first_in_the_file() -> None:
    # 3 lines of the round's head, then a move that is none, and an unknown key a line
    text = unknown_keys(2000).replace("k500 = 1\n", 'k500 = 1\nmoves = "x"\n')
    found = refused(text)
    first = text.split("\n").index("k0 = 1") + 1
    assert [fault.line for fault in found.faults] == list(range(first, first + 1000))
    assert [fault.rule for fault in found.faults].index(MOVE_SYNTAX) == 501


def test_what_stands_before_them_is_among_them_whatever_it_is() -> None:
    # A move that is none before 2,000 elements that are no text, and one after them
    found = refused(f'{ROUND}moves = ["x", {"1, " * 2000} "y"]\n')
    assert [fault.rule for fault in found.faults] == ["move-syntax", *["log-shape"] * 999]


@pytest.mark.parametrize(
    ("number", "last"), [(20, None), (21, "and 1 more"), (1000, "and 980 more"), (1001, "and at least 980 more")]
)
def test_in_text_20_are_told_and_how_many_more(sintra: Sintra, put: Put, number: int, last: str | None) -> None:
    put("a.toml", wrong_moves(number))
    code, out, _ = sintra("check", "a.toml")
    assert code == 2
    assert out.count(": move-syntax: ") == 20
    assert out.endswith(f"\na.toml: {last}\n") is (last is not None)
    least = "at least " if number > 1000 else ""
    assert sintra("score", "--summary", "a.toml").out == f"a.toml: unreadable: {least}{min(number, 1000)} errors\n"


def test_all_errors_of_more_files_than_one_are_told(sintra: Sintra, put: Put) -> None:
    put("a.toml", wrong_moves(1500))
    put("b.toml", wrong_moves(1500))
    _, out, _ = sintra("check", "--format", "jsonl", "a.toml", "b.toml")
    assert [len(json.loads(line)["errors"]) for line in out.splitlines()] == [1000, 1000]


def test_a_file_as_large_as_a_log_may_be_is_read() -> None:
    padded = f"{HEAD}{PLAYERS}#".encode().ljust(LARGEST, b"x")
    assert not isinstance(read(padded, {}, {}), Refused)
