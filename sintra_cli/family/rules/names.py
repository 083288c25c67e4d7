"""The names of the rules that the games share."""

from __future__ import annotations

from typing import Final

from sintra_cli.names import RuleName

ROUND_UNFINISHED: Final = RuleName("round-unfinished")
GAME_OVER: Final = RuleName("game-over")
DISPLAY_COUNT: Final = RuleName("display-count")
DISPLAY_SIZE: Final = RuleName("display-size")
DRAW_SUPPLY: Final = RuleName("draw-supply")
ROUND_OVER: Final = RuleName("round-over")
TURN_ORDER: Final = RuleName("turn-order")
NO_SUCH_DISPLAY: Final = RuleName("no-such-display")
COLOUR_NOT_THERE: Final = RuleName("colour-not-there")
PANE_COUNT: Final = RuleName("pane-count")
