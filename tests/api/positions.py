"""Logs that begin with a position in which something is not written down."""

from __future__ import annotations

from typing import Final

NO_COLOUR: Final = """format = 1
game = "sintra"
side = "A"
round_colours = "......"
[[players]]
name = "Ana"
strips = ["RRRYB/GGWYB"]
[[players]]
name = "Ben"
[position]
displays = ["RRW"]
[position.players.Ana]
panes = ["RYB"]
"""
"""Ana needs two red panes, which lie there; nobody knows the colour of the round, nor what is in the bag."""
