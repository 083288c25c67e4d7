"""The names of the rules and topics that only Azul has."""

from __future__ import annotations

from typing import Final

from sintra_cli.names import RuleName, TopicName

LINE_FULL: Final = RuleName("line-full")
LINE_COLOUR: Final = RuleName("line-colour")
WALL_HAS_COLOUR: Final = RuleName("wall-has-colour")
TILING_LINE: Final = RuleName("tiling-line")
TILING_COLUMN: Final = RuleName("tiling-column")
TILING_MISSING: Final = RuleName("tiling-missing")

WALL_POINTS: Final = TopicName("wall-points")
FLOOR_LINE: Final = TopicName("floor-line")
END_OF_GAME: Final = TopicName("end-of-game")
END_BONUSES: Final = TopicName("end-bonuses")
AZUL_TIE_BREAK: Final = TopicName("azul-tie-break")
