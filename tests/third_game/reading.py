"""The meaning of a log of Ribbons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET

from sintra_cli.family.position import read_position
from sintra_cli.family.reading import Interpreter, colours_of, overruled, problems_of_colours
from sintra_cli.family.setup import Meaning, Position
from tests.third_game.notation import GRAMMAR
from tests.third_game.rules.table import Seat
from tests.third_game.setup import RibbonsSetup
from tests.third_game.shape import RibbonsBoard, RibbonsPositionLog

COLOURS: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "W": "white"}


def read(reader: Interpreter, log: Any, rulings: Mapping[str, str], override: Mapping[str, Any]) -> Meaning:
    """Return what a log says, from the beginning or from a position on."""
    stated = None if log.box.colours is UNSET else log.box.colours
    reader.problems += problems_of_colours(stated or ())
    in_force = override.get("colours", stated)
    setup = RibbonsSetup(colours=colours_of(in_force, COLOURS), rulings=overruled(log.rulings, rulings))
    position = _position(reader, log, "".join(setup.colours)) if isinstance(log, RibbonsPositionLog) else None
    rounds = reader.rounds(setup.colours, GRAMMAR, position)
    stated = [] if in_force is None else ["colours"]
    return Meaning(setup=setup, assumed=[], stated=stated, position=position, rounds=rounds)


def _position(reader: Interpreter, log: RibbonsPositionLog, letters: str) -> Position:
    at = ("position", "players")
    stated = reader.by_player(at, log.position.players, "position, players", lambda board, path: (board, path))
    boards = [Seat(index) for index in range(len(reader.names))]
    for seat in boards:
        board, path = stated.get(seat.index, (RibbonsBoard(), at))
        seat.score = board.score
        for ribbon, tiles in enumerate(board.ribbons, 1):
            where = (*path, "ribbons", ribbon - 1)
            seat.ribbons[ribbon] = reader.letters(tiles, letters, where, f"ribbon {ribbon}")
    tiles = "".join("".join(seat.ribbons.values()) for seat in boards)
    return read_position(reader, log.position, letters, "tray", boards, tiles)
