"""Which shape a log must have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sintra_cli.log.shape import GAMES, SintraLog


def kind_of(document: Mapping[str, Any]) -> Any:
    """Return the shape that a log must have: that of its game, from the beginning or from a position on."""
    game = document.get("game") if isinstance(document.get("game"), str) else None
    if "position" in document:
        from sintra_cli.log.position_shape import POSITIONS

        return POSITIONS.get(game or "", POSITIONS["sintra"])
    return GAMES.get(game or "", SintraLog)
