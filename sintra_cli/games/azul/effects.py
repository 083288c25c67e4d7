"""What a legal move of Azul would do, in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sintra_cli.family.rules.turn import Turn
from sintra_cli.games.azul.rules.table import Turn as AzulTurn
from sintra_cli.report.moves import Effect

if TYPE_CHECKING:
    from sintra_cli.games.azul.setup import AzulSetup


class AzulEffect(Effect, frozen=True, kw_only=True):
    """What a move does: tiles placed on a line, of which so many spaces are free then, and elsewhere."""

    line: int
    placed: int
    free: int
    floored: int
    to_lid: int

    def said(self) -> Iterator[str]:
        """Say what becomes of the tiles and the line."""
        if self.placed:
            yield f"fills {self.placed} of line {self.line}"
            yield f"leaves {self.free} free" if self.free else "completes it"
        if self.floored:
            yield f"floor {self.floored}"
        if self.to_lid:
            yield f"lid {self.to_lid}"


def effect(_setup: AzulSetup, turn: Turn) -> AzulEffect:
    """Return what a turn did."""
    assert isinstance(turn, AzulTurn)
    line = turn.move.target
    return AzulEffect(line=line, placed=turn.placed, free=line - turn.filled, floored=turn.floored, to_lid=turn.to_lid)
