"""Small logs of both games, as text, and what formatting makes of them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sintra_cli.names import STANDS_NEEDLESSLY
from sintra_cli.referee import judge
from sintra_cli.referee.fmt import formatted

AZUL: Final = """\
format = 1
game = "azul"
wall = "coloured"
players = [{ name = "Ana" }, { name = "Ben" }]
"""
AZUL_DISPLAYS: Final = 'displays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\n'
"""With these the moves 1B4 2Y4 3R- 4K3 5W5 are a whole round."""
AZUL_ROUND: Final = f"\n[[rounds]]\n{AZUL_DISPLAYS}"

SINTRA: Final = """\
format = 1
game = "sintra"
side = "A"
round_colours = "RBYGRW"

[[players]]
name = "Ana"
strips = [
  "RRRRG/R*R*G", "RRRRR/YYYYY", "RRRRG/RRRRG", "RRRRG/RRRRG",
  "RRRRG/RRRRG", "RRRRG/RRRRG", "RRRRG/RRRRG", "RRRRG/RRRRG",
]

[[players]]
name = "Ben"
strips = [
  "YYYYB/YYYYB", "YYYYB/YYYYB", "YYYYB/YYYYB", "YYYYB/YYYYB",
  "YYYYB/YYYYB", "YYYYB/YYYYB", "YYYYB/YYYYB", "YYYYB/Y*Y*B",
]
"""
SINTRA_ROUND: Final = '\n[[rounds]]\ndisplays = ["RRRR", "YYYY", "GGGG", "BBBB", "RRYY"]\n'
"""With these 1R1 2Y1 3G1=G 4B1=B complete a strip for each player; Ana's is then R*R*G."""
UNSEEN_ROUND: Final = "\n[[rounds]]\n"


def azul(value: str) -> str:
    """Write a log of Azul with one round whose moves are this TOML value."""
    return f"{AZUL}{AZUL_ROUND}moves = {value}\n"


def sintra(value: str, *, start: str = SINTRA_ROUND) -> str:
    """Write a log of Stained Glass of Sintra with one round whose moves are this TOML value."""
    return f"{SINTRA}{start}moves = {value}\n"


def text(*lines: str) -> str:
    """Write a text of these lines as formatting writes it."""
    return "\n".join(['"""', *(f"  {line}" for line in lines), '"""'])


def array(*lines: str) -> str:
    """Write an array of these lines as formatting writes it."""
    return "\n".join(["[", *(f"  {line}" for line in lines), "]"])


def fmt(log: str) -> str:
    """Return a log after formatting, which must not change the report, nor anything when it is done again."""
    data = log.encode()
    after = formatted(data, {}, {})
    assert isinstance(after, bytes), after
    assert report(after) == report(data)
    assert formatted(after, {}, {}) == after
    return after.decode()


def report(data: bytes) -> dict[str, Any]:
    """Return the report of a log as plain values, without places, and without the texts of moves that were played."""
    plain: dict[str, Any] = msgspec.to_builtins(judge(data).report)
    for error in plain["errors"]:
        for key in ("line", "column", "end_column"):
            del error[key]
    for played in (*plain["stands"], *(error for error in plain["errors"] if error["rule"] == STANDS_NEEDLESSLY)):
        del played["text"]
    return plain


def status(log: str) -> str:
    """Return what a log comes to: unfinished, or the rule that it breaks."""
    found = judge(log.encode()).report
    return found.errors[-1].rule if found.errors else found.status
