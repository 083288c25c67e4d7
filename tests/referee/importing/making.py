"""Make logs of tables that a test writes, and ask what cannot be read."""

from __future__ import annotations

from typing import Any, Final

import tomli

from sintra_cli.referee.import_ import Imported, Unread, imported
from tests.building.logs import AnyLog, data_of, read_log

HEAD: Final = """\
format = 1
game = "sintra"
side = "A"
round_colours = "RRYGBW"

[box]
strips = [
  "RRRYB/GGWYB", "YYGWR/BBRGW", "GGBRY/WWRRY", "BBWRG/YYGRW",
  "WWYGB/RRGBY", "RYGBW/RYGBW", "GBBYW/RRWGY", "YWWRG/B*G*R",
]

[[players]]
name = "Ana"
strips = "1 2 3 4 5 6 7 8"

[[players]]
name = "Zoë"
strips = "8 3' 1 5 2' 7 4 6"
"""
GREY: Final = 'format = 1\ngame = "azul"\nwall = "grey"\n\n[[players]]\nname = "Ana"\n\n[[players]]\nname = "Ben"\n'
DISPLAYS: Final = "RRRY YBGW BBWR GGYW WWRB\n"
MOVES: Final = "1R1 5W2 CY1 CR2 CB1=R 3R2 4G1 CY2=W CB4 2G2 CW5 CB2 CY5"
"""A round of these displays that is legal, as the README has it: 7 points for Ana, 5 for the other."""
TABLE: Final = """\
source,colour,target,keep
1,R,1,
5,W,2,
C,Y,1,
C,R,2,
C,B,1,R
3,R,2,
4,G,1,
C,Y,2,W
C,B,4,
2,G,2,
C,W,5,
C,B,2,
C,Y,5,
"""
"""The same, as a table."""


def outcome(table: str | bytes, *, head: AnyLog = HEAD, displays: str | bytes | None = None) -> Imported | Unread:
    """Return what comes of a table."""
    files = [text.encode() if isinstance(text, str) else text for text in (table, displays)]
    data = files[0]
    assert data is not None
    return imported(data_of(head), read_log(head), data, files[1])


def made(table: str | bytes, *, head: AnyLog = HEAD, displays: str | bytes | None = None) -> dict[str, Any]:
    """Return the log that is made of a table, as a document."""
    found = outcome(table, head=head, displays=displays)
    assert isinstance(found, Imported), found
    return tomli.loads(found.log.decode())


def moves(table: str | bytes, *, head: AnyLog = HEAD, displays: str | bytes | None = None) -> list[list[str]]:
    """Return the moves of each round of the log that is made of a table."""
    return [this["moves"].split() for this in made(table, head=head, displays=displays)["rounds"]]


def faults(table: str | bytes, *, head: AnyLog = HEAD, displays: str | bytes | None = None) -> list[str]:
    """Return what of a table cannot be read, with its places."""
    found = outcome(table, head=head, displays=displays)
    assert isinstance(found, Unread), found
    return [
        ":".join([*(str(part) for part in (fault.row, fault.column) if part is not None), f" {fault.message}"])
        for fault in found.table
    ]


def fault(table: str | bytes, *, head: AnyLog = HEAD, displays: str | bytes | None = None) -> str:
    """Return the one thing of a table that cannot be read."""
    (found,) = faults(table, head=head, displays=displays)
    return found
