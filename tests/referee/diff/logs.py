"""Logs to compare: short games as somebody writes them down, whose lines are known."""

from __future__ import annotations

from typing import Any, Final

from sintra_cli.games import game_called
from sintra_cli.log.read import read
from sintra_cli.referee.diff import ReplayedLog, compare
from sintra_cli.referee.standing import stand
from sintra_cli.report import difference as report
from sintra_cli.report.comparison import Account, Comparison, Difference, ScorePair
from sintra_cli.toml.faults import Refused
from tests.building.logs import AnyLog, data_of

SINTRA: Final = '''\
format = 1
game = "sintra"
side = "A"
round_colours = "RRYGBW"

[box]
strips = [
  "RRRYB/GGWYB",
  "YYGWR/BBRGW",
  "GGBRY/WWRRY",
  "BBWRG/YYGRW",
  "WWYGB/RRGBY",
  "RYGBW/RYBGW",
  "GBBYW/RRWGY",
  "YWWRG/B*G*R",
]

[[players]]
name = "Ana"
strips = "1 2 3 4 5 6 7 8"

[[players]]
name = "Ben"
strips = "8 3' 1 5 2' 7 4 6"

[[rounds]]
displays = ["RRRY", "YBGW", "BBWR", "GGYW", "WWRB"]
moves = """
  1R1    5W2
  CY1    CR2
  CB1=R  3R2
  4G1    CY2=W
  CB4    2G2
  CW5    CB2
  CY5
"""
claimed = [7, 5]
'''
"""A round of Sintra. Its `[[rounds]]` is line 26, its moves are on lines 29 to 35, two each."""

UNSEEN: Final = (
    SINTRA[: SINTRA.index("[[rounds]]")]
    + '''\
[[rounds]]
moves = """
  ?3R1    ?2W2
  C1Y1    C1R2
  C1B1=R  ?1R2
  ?2G1    C1Y2=W
  C2B4    ?1G2
  C3W5    C1B2
  C1Y5
"""
claimed = [7, 5]
'''
)
"""The same round without its displays; its moves are on lines 28 to 34."""

AZUL: Final = '''\
format = 1
game = "azul"
wall = "grey"

[[players]]
name = "Ana"

[[players]]
name = "Ben"

[[rounds]]
displays = ["BBYR", "RRKW", "YYKB", "WWRK", "BKYW"]
moves = """
  1B2  2R2
  3Y3  4W3
  CK4  CW3
  CR1  5K4
  CY3  CB5
  CW5
"""
tiling = ["1:3 2:3 3:3", "2:2 3:2"]
claimed = [2, 3]
'''
"""A round of Azul on the grey wall. Its `[[rounds]]` is line 11, its tiling line 21."""


def replayed(text: AnyLog, name: str, **box: Any) -> ReplayedLog:
    """Read and replay a log that can be read."""
    log = read(data_of(text), {}, box)
    assert not isinstance(log, Refused), log.faults
    return ReplayedLog(name=name, log=log, replay=stand(log).replay)


def compared(a: AnyLog, b: AnyLog) -> Comparison:
    """Compare two logs, called a and b."""
    return compare(replayed(a, "a"), replayed(b, "b"))


def difference(a: AnyLog, b: AnyLog) -> Difference:
    """Return the first difference between two logs, which is there."""
    found = compared(a, b)
    assert not found.same
    assert found.difference is not None
    return found.difference


def same(a: AnyLog, b: AnyLog) -> bool:
    """Tell whether there is no difference, in scores either."""
    return compared(a, b) == Comparison(same=True, difference=None, scores=[])


def place(account: Account) -> tuple[str, int, int]:
    """Return where a log says something: its name, line and column."""
    return account.log, account.line, account.column


def texts(found: Difference) -> tuple[str | None, str | None]:
    """Return what is written in both logs."""
    return found.a.text, found.b.text


def values(found: Difference) -> tuple[str | None, str | None]:
    """Return what both logs mean."""
    return found.a.value, found.b.value


def scores(found: list[ScorePair]) -> list[tuple[int | None, str, int, int]]:
    """Return pairs of totals as tuples."""
    return [(pair.round, pair.player, pair.a, pair.b) for pair in found]


def render(comparison: Comparison, *, colour: bool = False) -> str:
    """Write a comparison as the command does, with what the first game calls its set-up."""
    return report.render(comparison, game_called("sintra").words.settings, colour=colour)
