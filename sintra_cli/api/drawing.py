"""Draw displays from the bag as people do: what is left in it first, then the discard."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sintra_cli.api.errors import NotWritten
from sintra_cli.family.rules.offer import DISPLAYS, ROOM
from sintra_cli.family.rules.table import Table


def drawn(table: Table, rng: Random) -> list[str]:
    """Return what a table's next displays are if `rng` draws them; draw nothing yet.

    Raise `NotWritten` where it is not known what bag and discard hold.
    """
    supply = table.supply
    if not supply.known:
        raise NotWritten("nobody wrote down what is in the bag: lay the displays instead")
    if supply.bag.missing[-1] or supply.discard.missing[-1]:
        raise NotWritten(f"a {table.piece} was kept that nobody noted, so the bag is not known: lay the displays")
    pieces, discard = _shuffled(supply.bag, rng), _shuffled(supply.discard, rng)
    mixed = len(pieces) < table.wanted and table.rulings.refill == "when_short"
    pieces += discard
    if mixed:
        rng.shuffle(pieces)
    return ["".join(pieces[start : start + ROOM]) for start in range(0, ROOM * DISPLAYS[len(table.seats)], ROOM)]


def _shuffled(heap: Mapping[str, int], rng: Random) -> list[str]:
    pieces = [colour for colour, number in heap.items() for _ in range(number)]
    rng.shuffle(pieces)
    return pieces
