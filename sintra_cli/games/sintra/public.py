"""What reports and replays of Stained Glass of Sintra are made of, for those who tell values apart by their type.

`Round`, `Row` and `Final` are in a report: a round, what it brought a player, and the end of the game for a player. The
others are parts of what happened in a replay.

>>> from sintra_cli import read_log, replay, sintra
>>> for entry in replay(read_log("sample_games/two_players_side_a.toml")):
...     for part in entry.parts:
...         if isinstance(part, sintra.Reset):
...             print(entry.address, entry.player, part.printed, part.points)
4.4 Ana 18 -15
"""

from __future__ import annotations

from sintra_cli.games.sintra.events import (
    Broke,
    BrokenGlass,
    ColourBonus,
    Completed,
    CompletedWindows,
    Indicator,
    Laid,
    LeftoverPanes,
    Marker,
    Ornament,
    Placed,
    Reset,
    Returned,
    Window,
)
from sintra_cli.games.sintra.rows import SintraFinal as Final
from sintra_cli.games.sintra.rows import SintraRound as Round
from sintra_cli.games.sintra.rows import SintraRow as Row

__all__ = [
    "Broke",
    "BrokenGlass",
    "ColourBonus",
    "Completed",
    "CompletedWindows",
    "Final",
    "Indicator",
    "Laid",
    "LeftoverPanes",
    "Marker",
    "Ornament",
    "Placed",
    "Reset",
    "Returned",
    "Round",
    "Row",
    "Window",
]
