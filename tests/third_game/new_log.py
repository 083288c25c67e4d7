"""A log of Ribbons to start from."""

from __future__ import annotations

from typing import ClassVar

from sintra_cli.family.new_log import NewLog
from tests.third_game.reading import COLOURS


class RibbonsNewLog(NewLog):
    """What a log to start from has of Ribbons."""

    questions = ()
    colours_by_default = COLOURS
    moves: ClassVar = {"1{R}2": "all {R} tiles of display 1 go on ribbon 2, the others there to the centre"}
    counted_moves: ClassVar = {"?2{R}2": "two {R} tiles of a display go on ribbon 2"}
