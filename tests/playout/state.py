"""What a table holds: everything, to compare, and all pieces, to count."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from sintra_cli.games.azul.rules.board import MARKER
from sintra_cli.games.azul.rules.table import AzulTable
from sintra_cli.games.sintra.rules.table import SintraTable


def snapshot(thing: Any) -> Any:
    """Return everything that a thing holds, as plain values that later changes do not reach."""
    if isinstance(thing, dict):
        return [(key, snapshot(value)) for key, value in thing.items()]
    if isinstance(thing, (list, tuple)):
        return [snapshot(element) for element in thing]
    if isinstance(thing, Struct):
        return [snapshot(getattr(thing, name)) for name in thing.__struct_fields__]
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    if slots or hasattr(thing, "__dict__"):
        held = {name: getattr(thing, name) for name in slots} | getattr(thing, "__dict__", {})
        return snapshot(held)
    return thing


def panes_of(table: SintraTable) -> Counter[str]:
    """Count the panes in every place that they can be in, colour by colour."""
    away = table.round if table.wound_up else table.round - 1
    found = pieces_on_the_table(table)
    found.update(table.round_colours[max(away, 0) :])
    for seat in table.seats:
        for strip in seat.strips.values():
            found.update(strip.coloured + strip.on_jokers)
        found.update("".join(seat.windows.values()))
    return found


def tiles_of(table: AzulTable) -> Counter[str]:
    """Count the tiles in every place that they can be in, colour by colour; the marker is no tile."""
    found = pieces_on_the_table(table)
    for seat in table.seats:
        found.update("".join(seat.lines.values()))
        found.update("".join(tile for row in seat.wall.rows for tile in row))
        found.update(seat.floor.replace(MARKER, ""))
    return found


def pieces_on_the_table(table: Any) -> Counter[str]:
    """Count the pieces that no player has: in bag, discard, displays and centre."""
    found: Counter[str] = Counter(table.supply.bag)
    found.update(table.supply.discard)
    found.update("".join(table.offer.displays) + table.offer.centre)
    return found
