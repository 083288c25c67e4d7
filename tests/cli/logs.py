"""Logs of every kind, as short as they can be."""

from __future__ import annotations

from typing import Final

_HEAD: Final = 'format = 1\ngame = "azul"\nwall = "coloured"\n'
_PLAYERS: Final = '\n[[players]]\nname = "Ana"\n\n[[players]]\nname = "Ben"\n'


def _round(moves: str) -> str:
    return f'\n[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\nmoves = "{moves}"\n'


NEW: Final = _HEAD + _PLAYERS
"""A game of Azul that has not begun."""

UNFINISHED: Final = NEW + _round("1B1")

FINISHED: Final = NEW + "".join(
    _round(moves)
    for moves in (
        "1B1 2Y- 3R- 4K- 5W-",
        "2Y1 1B- 3R- 4K- 5W-",
        "3R1 1B- 2Y- 4K- 5W-",
        "4K1 1B- 2Y- 3R- 5W-",
        "5W1 1B- 2Y- 3R- 4K-",
    )
)
"""Row 1 of Ana's wall is complete after five rounds, and her floor line is full in each: 2 points. Ben has none."""

ILLEGAL: Final = NEW + _round("1B1 1B2")
"""Display 1 is empty at the second move."""

WRONG_CLAIM: Final = NEW + _round("1B1 2Y- 3R- 4K- 5W-") + "claimed = [1, 0]\n"
"""Ana has 1 - 14 points, which is 0."""

MISSHAPEN: Final = NEW.replace('"coloured"', '"gray"')

NO_TOML: Final = NEW + "moves = 1B1\n"

NO_LOG: Final = '[project]\nname = "x"\n'

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
strips = "1 2 3 4 5 6 7 8"
"""
"""A game of Stained Glass of Sintra that has not begun."""

EVERY_KIND: Final = {
    "finished.toml": (FINISHED, 0),
    "illegal.toml": (ILLEGAL, 1),
    "misshapen.toml": (MISSHAPEN, 2),
    "new.toml": (NEW, 0),
    "no_toml.toml": (NO_TOML, 2),
    "sintra.toml": (SINTRA, 0),
    "unfinished.toml": (UNFINISHED, 0),
    "wrong_claim.toml": (WRONG_CLAIM, 1),
}
"""Name, text and exit code of each."""
