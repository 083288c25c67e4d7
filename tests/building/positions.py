"""Positions on Ana's board that take a few moves to reach."""

from __future__ import annotations

from typing import Final

from tests.building.tabletop import Round

# ana: (a strip with five red spaces up)
FLIPPED: Final = "1R1 4W1 2R1 5W2"
"""Ana completes strip 1 with 4 + 1 red panes, and B B B is in the centre; Ben's glazier stands above strip 2."""


def flipped(display: str, moves: str = "") -> Round:
    """Return a round in which Ana's strip 1 has been turned over; it is her move, display 3 is this one."""
    return Round(f"RRRR RBBB {display}", f"{FLIPPED} {moves}")


def gap(display: str, moves: str = "", *, slot: int = 1) -> Round:
    """Return a round in which a strip of Ana's, RRRRR/YYYYY, has been completed twice and is gone.

    It is Ben's move, who has taken the tile; his glazier stands above strip 1. Display 5 is this one, and there
    is nothing else. No pane of Ana's has broken. She has scored her window twice.
    """
    removed = f"1R{slot} 4W2 2R{slot} < 3Y{slot} CW1 CY{slot}"
    return Round(f"RRRR RYYY YYWW WWWW {display}", f"{removed} {moves}")
