"""Small logs to write things into, and what is wrong with them then."""

from __future__ import annotations

from typing import Final, NamedTuple

from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.toml.faults import Fault, Refused

AZUL: Final = """\
format = 1
game = "azul"
wall = "grey"

[[players]]
name = "Ana"

[[players]]
name = "Ben"
"""
ROUND: Final = """\

[[rounds]]
displays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]
"""
SINTRA: Final = """\
format = 1
game = "sintra"
side = "A"
round_colours = "RRYGBW"

[box]
strips = [
  "RRRRR/RRB**", "RRYYY/GGGBB", "GGGGG/BBBBB", "BBBBB/WWWWW",
  "WWWWW/YYYYY", "YYYYY/GGGGG", "RYGBW/RYGBW", "WWWWW/RRRRR",
]

[[players]]
name = "Ana"
strips = "1 2 3 4 5 6 7 8"

[[players]]
name = "Ben"
strips = "8' 7 6 5 4 3 2 1"
"""


class Wrong(NamedTuple):
    """Something wrong with a log: the place of the `nth` occurrence of `at` in its text, and the message.

    `text` is what the fault says was written there: the same, or nothing for a table or an array. A place that is
    longer than its first line ends there.
    """

    at: str
    message: str
    nth: int = 1
    rule: str = "log-shape"


def changed(log: str, old: str, new: str) -> str:
    """Return a log in which something, there once, is written differently."""
    assert log.count(old) == 1, old
    return log.replace(old, new)


def accepted(text: str | bytes) -> Log:
    """Return a log in which nothing is wrong."""
    log = read(text if isinstance(text, bytes) else text.encode(), {}, {})
    assert isinstance(log, Log), log.faults
    return log


def faults(text: str | bytes) -> list[Fault]:
    """Return what is wrong with a log."""
    log = read(text if isinstance(text, bytes) else text.encode(), {}, {})
    assert isinstance(log, Refused)
    assert log.faults
    return log.faults


def messages(text: str | bytes) -> list[str]:
    """Return the messages of what is wrong with a log."""
    return [fault.message for fault in faults(text)]


def place(text: str, at: str, nth: int = 1) -> tuple[int, int, int]:
    """Return line, column and end column of the `nth` occurrence of something in a text."""
    offset = -1
    for _ in range(nth):
        offset = text.index(at, offset + 1)
    line, column = text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)
    return line, column, column + len(at.partition("\n")[0])


def assert_wrong(text: str, *wrong: Wrong) -> None:
    """Assert that exactly this is wrong with a log, in this order."""
    assert [
        (fault.rule, fault.message, (fault.line, fault.column, fault.end_column), fault.text) for fault in faults(text)
    ] == [(each.rule, each.message, place(text, each.at, each.nth), _text(each.at)) for each in wrong]


def _text(at: str) -> str | None:
    return None if at == "" or at[0] in "[{" else at
