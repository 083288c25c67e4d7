"""What a person sees of a table."""

from __future__ import annotations

from collections.abc import Mapping

from sintra_cli.family.rules.offer import UnseenOffer, in_order
from sintra_cli.family.rules.table import Table
from sintra_cli.family.view import View
from sintra_cli.log.log import Log
from sintra_cli.referee.snapshot import laid
from sintra_cli.report.position import BoardView, PositionView
from sintra_cli.text import counted


def view(log: Log, table: Table, name: str, where: str) -> PositionView:
    """Return the view of a log's table; `where` says which position it is."""
    seen = log.game.view(table)
    return PositionView(
        log=name,
        where=where,
        state=_state(table, seen),
        offer=[] if table.wound_up else _offer(table),
        supply=_supply(table, log.game.words.discard),
        boards=[
            BoardView(player=player, on_turn=table.on_turn == seat, facts=seen.facts(seat), rows=seen.rows(seat))
            for seat, player in enumerate(table.names)
        ],
        legend=seen.legend,
        colours=dict(table.colours),
    )


def _state(table: Table, seen: View) -> str:
    if table.finished:
        return "the game is over"
    number = table.round if not table.wound_up else table.round + 1
    named = f"round {number}{seen.round_named(number)}"
    if table.wound_up:
        return f"before {named}, which {table.names[table.starter]} starts"
    if table.offer_over:
        last = number == seen.rounds
        waits = f": {table.waits_for.said}" if table.waits_for else ": the game is over" if last else ""
        return f"{named} is over and not wound up{waits}"
    return f"{named}, {table.names[table.current]}'s turn"


def _offer(table: Table) -> list[tuple[str, str]]:
    offer = table.offer
    if isinstance(offer, UnseenOffer) and offer.left:
        displays = f"{counted(offer.closed, 'display')} not seen, {counted(offer.left, table.piece)} left to take"
        centre = f"at most {offer.at_most}"
    else:
        displays = "   ".join(
            f"{number} {in_order(display, table.colours) or '-'}" for number, display in enumerate(laid(table), 1)
        )
        centre = in_order(offer.centre, table.colours) or "-"
    taker = offer.tile_taken_by
    tile = "in the centre" if taker is None else f"with {table.names[taker]}"
    return [("displays", displays), ("centre", centre), ("tile", tile)]


def _supply(table: Table, discard: str) -> list[tuple[str, str]]:
    supply = table.supply
    if not supply.known:
        return [("bag", "not written down")]
    return [("bag", _counts(supply.bag)), (discard, _counts(supply.discard))]


def _counts(counts: Mapping[str, int]) -> str:
    return f"{'  '.join(f'{number} {colour}' for colour, number in counts.items())}  ({sum(counts.values())})"
