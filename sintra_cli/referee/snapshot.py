"""The position on a table as the `[position]` of a log, and the log that begins there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sintra_cli.family.rules.offer import DISPLAYS, UnseenOffer
from sintra_cli.family.rules.supply import Supply
from sintra_cli.family.rules.table import Table
from sintra_cli.games.azul.rules.table import AzulTable
from sintra_cli.games.azul.setup import AzulSetup
from sintra_cli.games.sintra.rules.board import Strip
from sintra_cli.games.sintra.rules.table import SintraTable
from sintra_cli.games.sintra.setup import SintraSetup
from sintra_cli.log.log import Log


def snapshot(log: Log, table: Table) -> dict[str, Any]:
    """Return the position on a log's table, with the keys and values of `[position]`."""
    names = log.names
    begun = not table.wound_up
    found: dict[str, Any] = {
        "round": table.round if begun else table.round + 1,
        "turn": names[table.current if begun or _may_be_bare(table) else table.starter],
        "starter": names[table.starter],
    }
    offer = table.offer
    if begun and isinstance(offer, UnseenOffer) and offer.left:
        found["unseen"] = _unseen(table.supply, offer)
    elif begun:
        found["displays"] = laid(table)
        found["centre"] = sort(offer.centre, table.colours)
    if begun and offer.tile_taken_by is not None:
        found["tile"] = names[offer.tile_taken_by]
    found |= _supply(table, "tower" if isinstance(table, SintraTable) else "lid")
    boards = sintra_boards(table) if isinstance(table, SintraTable) else azul_boards(table)
    found["players"] = dict(zip(names, boards, strict=True))
    return found


def _may_be_bare(table: Table) -> bool:
    """Tell whether the next round may have no turn; who has moved last, for turns to go on, still matters then."""
    return not table.supply.known or not table.supply.total()


def document_at(log: Log, table: Table) -> dict[str, Any]:
    """Return a log that begins with the position on a log's table, self-contained, without rounds."""
    kept = ("title", "date", "place", "notes")
    found: dict[str, Any] = {"format": 1, "game": log.data["game"]}
    found |= {key: log.data[key] for key in kept if key in log.data}
    setup = log.setup
    if isinstance(setup, SintraSetup):
        found |= {"side": setup.side, "round_colours": setup.round_colours}
        found["players"] = [
            {"name": name, "strips": [f"{up}/{down}" if up else "" for up, down in strips]}
            for name, strips in zip(log.names, setup.strips, strict=True)
        ]
    elif isinstance(setup, AzulSetup):
        found |= {"wall": setup.wall, "players": [{"name": name} for name in log.names]}
    rulings = setup.rulings.answers()
    defaults = type(setup.rulings)()
    changed = {name: value for name, value in rulings.items() if value != getattr(defaults, name)}
    if changed:
        found["rulings"] = changed
    box = _box(log)
    if box:
        found["box"] = box
    found["position"] = snapshot(log, table)
    return found


def laid(table: Table) -> list[str]:
    """Return what lies on the displays: nothing where nobody wrote them down and all is taken."""
    return list(table.offer.displays) or [""] * DISPLAYS[len(table.seats)]


def sort(pieces: str, colours: Mapping[str, str]) -> str:
    """Return pieces in box order."""
    return "".join(colour * pieces.count(colour) for colour in colours)


def _box(log: Log) -> dict[str, Any]:
    """Return the printed values that are not left to the defaults; strips are written out with the players."""
    setup = log.setup
    colours = setup.box.colours if isinstance(setup, SintraSetup) else setup.colours
    found: dict[str, Any] = {"colours": [f"{letter} {name}" for letter, name in colours.items()]}
    if isinstance(setup, SintraSetup):
        box = setup.box
        values = {
            "window_values": list(box.window_values),
            "broken_glass": list(box.broken_glass),
            "ornaments": [list(pair) for pair in box.ornaments],
            "ornament_points": list(box.ornament_points),
        }
        found |= {key: value for key, value in values.items() if key in log.stated}
    return found if "colours" in log.stated else {key: value for key, value in found.items() if key != "colours"}


def _supply(table: Table, discard: str) -> dict[str, Any]:
    supply = table.supply
    if not supply.known:
        return {}
    found: dict[str, Any] = {"bag": _letters(supply.bag), discard: _letters(supply.discard)}
    heaps = {"bag": supply.bag, discard: supply.discard, "given_back": supply.held}
    missing = {name: heap.missing for name, heap in heaps.items() if heap is not None and heap.missing[-1]}
    if missing:
        from sintra_cli.family.missing import write_missing

        found["missing"] = {name: write_missing(bounds, list(table.colours)) for name, bounds in missing.items()}
    return found


def _letters(counts: Mapping[str, int]) -> str:
    return "".join(colour * number for colour, number in counts.items())


def _unseen(supply: Supply, offer: UnseenOffer) -> dict[str, Any]:
    held: Mapping[str, int] = supply.held or {}
    return {
        "displays": offer.closed,
        "centre": offer.at_most,
        "left": offer.left,
        "taken": offer.taken,
        "given_back": [colour * number for colour, number in held.items() if number],
    }


def sintra_boards(table: SintraTable) -> list[dict[str, Any]]:
    """Return each player's palace board."""
    return [
        {
            "score": seat.score,
            "glazier": seat.glazier,
            "broken_glass": table.box.broken_glass[seat.marker],
            "panes": [_panes(seat.strips.get(slot)) for slot in seat.windows],
            "windows": list(seat.windows.values()),
            "lost": seat.lost_printed,
            "lost_paid": seat.lost_paid,
        }
        for seat in table.seats
    ]


def _panes(strip: Strip | None) -> str:
    return "" if strip is None else strip.coloured + "".join(f"*{pane}" for pane in strip.on_jokers)


def azul_boards(table: Any) -> list[dict[str, Any]]:
    """Return each player's board of Azul."""
    board: AzulTable = table
    return [
        {
            "score": seat.score,
            "lines": list(seat.lines.values()),
            "wall": ["".join(tile or "." for tile in row) for row in seat.wall.rows],
            "floor": seat.floor,
        }
        for seat in board.seats
    ]
