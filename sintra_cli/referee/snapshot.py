"""The position on a table as the `[position]` of a log, and the log that begins there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sintra_cli.family.rules.offer import DISPLAYS, UnseenOffer, in_order
from sintra_cli.family.rules.supply import Supply
from sintra_cli.family.rules.table import Table
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
        found["centre"] = in_order(offer.centre, table.colours)
    if begun and offer.tile_taken_by is not None:
        found["tile"] = names[offer.tile_taken_by]
    found |= _supply(table, log.game.words.discard)
    seen = log.game.view(table)
    found["players"] = {name: seen.written(seat) for seat, name in enumerate(names)}
    return found


def _may_be_bare(table: Table) -> bool:
    """Tell whether the next round may have no turn; who has moved last, for turns to go on, still matters then."""
    return not table.supply.known or not table.supply.total()


def document_at(log: Log, table: Table) -> dict[str, Any]:
    """Return a log that begins with the position on a log's table, self-contained, without rounds."""
    kept = ("title", "date", "place", "notes")
    found: dict[str, Any] = {"format": 1, "game": log.game.name}
    found |= {key: log.data[key] for key in kept if key in log.data}
    setup = log.setup
    found |= setup.head()
    found["players"] = [{"name": name, **setup.of_player(seat)} for seat, name in enumerate(log.names)]
    rulings = setup.rulings.answers()
    defaults = type(setup.rulings)()
    changed = {name: value for name, value in rulings.items() if value != getattr(defaults, name)}
    if changed:
        found["rulings"] = changed
    box = {key: value for key, value in setup.printed().items() if key in log.stated}
    if box:
        found["box"] = box
    found["position"] = snapshot(log, table)
    return found


def laid(table: Table) -> list[str]:
    """Return what lies on the displays: nothing where nobody wrote them down and all is taken."""
    return list(table.offer.displays) or [""] * DISPLAYS[len(table.seats)]


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
