"""Players that play whole games over a table's own legal moves, and the logs of what they played."""

from __future__ import annotations

from tests.playout.play import PlayedLog, Player, RandomPlayer, play, play_on
from tests.playout.setups import azul_head, sintra_head

__all__ = ["PlayedLog", "Player", "RandomPlayer", "azul_head", "play", "play_on", "sintra_head"]
