"""What reports and replays of Azul are made of, for those who tell values apart by their type.

`Round`, `Row` and `Final` are in a report: a round, what it brought a player, and the end of the game for a player. The
others are parts of what happened in a replay.

>>> from sintra_cli import azul, read_log, replay
>>> for entry in replay(read_log("sample_games/azul_three_players_grey.toml")):
...     for part in entry.parts:
...         if isinstance(part, azul.Tile) and part.points > 7:
...             print(entry.address, entry.player, f"{part.line}:{part.column}", part.points)
5.end Greta 3:5 8
"""

from __future__ import annotations

from sintra_cli.games.azul.events import (
    CompleteColours,
    CompleteColumns,
    CompleteRows,
    Ends,
    Floored,
    FloorLine,
    Laid,
    LineFloored,
    Placed,
    Tile,
    ToLid,
)
from sintra_cli.games.azul.rows import AzulFinal as Final
from sintra_cli.games.azul.rows import AzulRound as Round
from sintra_cli.games.azul.rows import AzulRow as Row

__all__ = [
    "CompleteColours",
    "CompleteColumns",
    "CompleteRows",
    "Ends",
    "Final",
    "FloorLine",
    "Floored",
    "Laid",
    "LineFloored",
    "Placed",
    "Round",
    "Row",
    "Tile",
    "ToLid",
]
