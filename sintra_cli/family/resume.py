"""Take up a game in the middle; loaded only for a log that begins with a position."""

from __future__ import annotations

from collections.abc import Mapping

from sintra_cli.family.rules.offer import DISPLAYS, Offer, UnseenOffer
from sintra_cli.family.rules.supply import Heap, Supply, UnknownSupply
from sintra_cli.family.rules.table import Table
from sintra_cli.family.setup import Position


def resume(table: Table, position: Position) -> None:
    """Put a table where a position stands."""
    table.resume(
        position.round,
        seats=[seat.copy() for seat in position.boards],
        starter=position.starter,
        current=position.turn,
        offer=_offer(table, position),
        supply=_supply(table.colours, position),
    )


def _offer(table: Table, position: Position) -> Offer | None:
    unseen = position.unseen
    if unseen is not None and unseen.left:
        hidden = UnseenOffer(DISPLAYS[len(table.seats)], unseen.left, table.piece)
        hidden.closed = unseen.closed
        hidden.at_most = unseen.at_most
        hidden.taken = unseen.taken
        hidden.tile_taken_by = position.tile
        return hidden
    if not position.begun:
        return None
    offer = Offer(position.displays or [], table.piece)
    offer.centre = position.centre
    offer.left += len(position.centre)
    offer.tile_taken_by = position.tile
    return offer


def _supply(colours: Mapping[str, str], position: Position) -> Supply:
    if position.bag is None or position.discard is None:
        return UnknownSupply(dict.fromkeys(colours, 0))
    missing = position.missing or (None, None, None)
    supply = Supply({colour: position.bag.count(colour) for colour in colours})
    supply.bag, supply.discard, held = (
        Heap({colour: pieces.count(colour) for colour in colours}, bounds)
        for pieces, bounds in zip((position.bag, position.discard, ""), missing, strict=True)
    )
    if position.unseen is not None and position.unseen.left:
        for pieces in position.unseen.given_back:
            if pieces.endswith("-"):
                held.put_all_but_one(pieces[:-1])
            else:
                held.put_all(pieces)
        supply.held = held
    return supply
