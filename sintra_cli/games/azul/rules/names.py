"""The names of the rules that only Azul has."""

from __future__ import annotations

from typing import Final

from sintra_cli.names import RuleName

LINE_FULL: Final = RuleName("line-full")
LINE_COLOUR: Final = RuleName("line-colour")
WALL_HAS_COLOUR: Final = RuleName("wall-has-colour")
TILING_LINE: Final = RuleName("tiling-line")
TILING_COLUMN: Final = RuleName("tiling-column")
TILING_MISSING: Final = RuleName("tiling-missing")
