"""The pages of the printed rulebook of Stained Glass of Sintra: each is stated here, and nowhere else."""

from __future__ import annotations

from typing import Final

from sintra_cli.family.rules.names import (
    COLOUR_NOT_THERE,
    DISPLAY_COUNT,
    DISPLAY_SIZE,
    DRAW_SUPPLY,
    GAME_OVER,
    NO_SUCH_DISPLAY,
    PANE_COUNT,
    ROUND_OVER,
    ROUND_UNFINISHED,
    TURN_ORDER,
)
from sintra_cli.games.sintra.rules.names import (
    BROKEN_GLASS,
    GLAZIER_ALREADY_LEFTMOST,
    JOKER_COUNT,
    KEEP_MISSING,
    KEEP_NOT_ON_STRIP,
    KEEP_WITHOUT_COMPLETION,
    LEFTOVER_PANES,
    MULTIPLIER,
    MUST_PLACE,
    NOTHING_FITS,
    ORNAMENTS,
    ROUND_BONUS,
    ROUND_TRACK,
    STARTING_TILE,
    STRIP_LEFT_OF_GLAZIER,
    STRIP_REMOVED,
    STRIP_SET,
    TIE_BREAK,
    WINDOWS,
)
from sintra_cli.names import RuleName, TopicName

INDICATOR: Final = "3, 5"
"""At the end of a round its pane on the indicator goes to the tower."""
BREAKING: Final = "4"
"""A pane breaks, and the marker goes a step down for it."""
COMPLETING: Final = "4-5"
"""A strip is completed, turned over or removed."""
RESET: Final = "5"
"""The marker reaches the last space."""
ENDING: Final = "5-6"
"""What is scored after the last round."""

_NAMED: Final[dict[str, tuple[RuleName | TopicName, ...]]] = {
    "2": (ROUND_TRACK, STRIP_SET, DISPLAY_COUNT, DISPLAY_SIZE),
    "3": (DRAW_SUPPLY, TURN_ORDER, NO_SUCH_DISPLAY, COLOUR_NOT_THERE, PANE_COUNT, STARTING_TILE),
    "3, 5": (ROUND_OVER, ROUND_UNFINISHED, GAME_OVER),
    "4": (STRIP_LEFT_OF_GLAZIER, STRIP_REMOVED, MUST_PLACE, NOTHING_FITS, JOKER_COUNT),
    COMPLETING: (KEEP_MISSING, KEEP_NOT_ON_STRIP, KEEP_WITHOUT_COMPLETION, ROUND_BONUS, WINDOWS),
    "4-6": (BROKEN_GLASS,),
    "5": (GLAZIER_ALREADY_LEFTMOST,),
    ENDING: (LEFTOVER_PANES, ORNAMENTS, MULTIPLIER, TIE_BREAK),
}
PAGES: Final = {name: page for page, names in _NAMED.items() for name in names}
"""The page of each rule and topic."""
