"""The meaning of a log of Azul."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET

from sintra_cli.family.reading import Interpreter, colours_of, overruled, problems_of_colours
from sintra_cli.family.setup import Meaning
from sintra_cli.games.azul.notation import GRAMMAR
from sintra_cli.games.azul.setup import AzulSetup
from sintra_cli.games.azul.shape import AzulLog, AzulRound
from sintra_cli.toml.faults import Path

COLOURS: Final = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}
"""The printed colours, in the order of row 1 of the coloured wall."""


def read(reader: Interpreter, log: Any, rulings: Mapping[str, str], override: Mapping[str, Any]) -> Meaning:
    """Return what a log says, from the beginning or from a position on."""
    stated = None if log.box.colours is UNSET else log.box.colours
    reader.problems += problems_of_colours(stated or ())
    in_force = override.get("colours", stated)
    colours = colours_of(in_force, COLOURS)
    setup = AzulSetup(wall=log.wall, colours=colours, rulings=overruled(log.rulings, rulings))

    def choices(this: AzulRound, path: Path) -> list[dict[int, int]] | None:
        if this.tiling is UNSET:
            return None
        if log.wall == "coloured" and reader.is_certain(("wall",)):
            message = "a coloured wall leaves no choice of the column: leave out `tiling`"
            reader.complain((*path, "tiling"), message, on="key")
            return None
        at = (*path, "tiling")
        by_seat = reader.by_player(at, this.tiling, "tiling", lambda text, place: _choices(reader, text, place))
        return [by_seat.get(seat, {}) for seat in range(len(reader.names))]

    position = None
    if not isinstance(log, AzulLog):
        from sintra_cli.games.azul import position as azul_position

        position = azul_position.read(reader, log, colours)
    rounds = reader.rounds(colours, GRAMMAR, position, choices)
    return Meaning(
        setup=setup, assumed=[], stated=[] if in_force is None else ["colours"], position=position, rounds=rounds
    )


def _choices(reader: Interpreter, text: str, path: Path) -> dict[int, int]:
    """Read a player's choices (line: column), in the order written."""
    found: dict[int, int] = {}
    for choice in text.split():
        line, column = int(choice[0]), int(choice[2])
        if line in found:
            reader.complain(path, f"tiling: line {line} is there twice")
        found[line] = column
    return found
