"""What a person sees of a table."""

from __future__ import annotations

from collections.abc import Mapping

from sintra_cli.family.rules.move import UNKNOWN_COLOUR
from sintra_cli.family.rules.offer import UnseenOffer
from sintra_cli.family.rules.table import Table
from sintra_cli.games.azul.rules.board import MARKER, penalty
from sintra_cli.games.azul.rules.board import Seat as AzulSeat
from sintra_cli.games.sintra.rules.board import Seat, Strip
from sintra_cli.games.sintra.rules.box import JOKER
from sintra_cli.games.sintra.rules.table import ROUNDS, SintraTable
from sintra_cli.log.log import Log
from sintra_cli.referee.snapshot import laid, sort
from sintra_cli.report.position import BoardView, PositionView, StripView
from sintra_cli.text import counted


def view(log: Log, table: Table, name: str, where: str) -> PositionView:
    """Return the view of a log's table; `where` says which position it is."""
    sintra = isinstance(table, SintraTable)
    boards = [
        (_sintra_board if sintra else _azul_board)(log, table, seat)  # type: ignore[arg-type]
        for seat in table.seats
    ]
    return PositionView(
        log=name,
        where=where,
        state=_state(log, table),
        offer=[] if table.wound_up else _offer(log, table),
        supply=_supply(table, "tower" if sintra else "lid"),
        boards=boards,
    )


def _state(log: Log, table: Table) -> str:
    if table.finished:
        return "the game is over"
    number = table.round if not table.wound_up else table.round + 1
    colour = ""
    if isinstance(table, SintraTable):
        letter = table.round_colours[number - 1]
        colour = " (colour not known)" if letter == UNKNOWN_COLOUR else f" ({letter} {table.colours[letter]})"
    if table.wound_up:
        return f"before round {number}{colour}, which {log.names[table.starter]} starts"
    if table.offer_over:
        last = isinstance(table, SintraTable) and number == ROUNDS
        waits = f": {table.waits_for.said}" if table.waits_for else ": the game is over" if last else ""
        return f"round {number}{colour} is over and not wound up{waits}"
    return f"round {number}{colour}, {log.names[table.current]}'s turn"


def _offer(log: Log, table: Table) -> list[tuple[str, str]]:
    offer = table.offer
    if isinstance(offer, UnseenOffer) and offer.left:
        displays = f"{counted(offer.closed, 'display')} not seen, {counted(offer.left, table.piece)} left to take"
        centre = f"at most {offer.at_most}"
    else:
        displays = "   ".join(
            f"{number} {sort(display, table.colours) or '-'}" for number, display in enumerate(laid(table), 1)
        )
        centre = sort(offer.centre, table.colours) or "-"
    taker = offer.tile_taken_by
    tile = "in the centre" if taker is None else f"with {log.names[taker]}"
    return [("displays", displays), ("centre", centre), ("tile", tile)]


def _supply(table: Table, discard: str) -> list[tuple[str, str]]:
    supply = table.supply
    if not supply.known:
        return [("bag", "not written down")]
    return [("bag", _counts(supply.bag)), (discard, _counts(supply.discard))]


def _counts(counts: Mapping[str, int]) -> str:
    return f"{'  '.join(f'{number} {colour}' for colour, number in counts.items())}  ({sum(counts.values())})"


def _sintra_board(log: Log, table: SintraTable, seat: Seat) -> BoardView:
    track = table.box.broken_glass
    facts = [
        counted(seat.score, "point"),
        f"broken glass at {track[seat.marker]} of {track[-1]}",
        *([f"{seat.lost_printed} lost by resets"] if seat.lost_printed else []),
    ]
    return BoardView(
        player=log.names[seat.index],
        on_turn=_on_turn(table, seat.index),
        facts=facts,
        glazier=seat.glazier,
        strips=[_strip(seat.strips.get(slot), window) for slot, window in seat.windows.items()],
    )


def _strip(strip: Strip | None, window: str) -> StripView:
    if strip is None:
        return StripView(face="", jokers="", times=len(window), window=window)
    filled = strip.coloured
    jokers = strip.on_jokers
    face = ""
    for space in strip.up:
        if space == JOKER:
            face += jokers[:1] or JOKER
            jokers = jokers[1:]
        elif space in filled:
            face += space
            filled = filled.replace(space, "", 1)
        else:
            face += space.lower()
    return StripView(face=face, jokers=strip.on_jokers, times=len(window), window=window)


def _azul_board(log: Log, table: Table, seat: AzulSeat) -> BoardView:
    floor = seat.floor.replace(MARKER, "1")
    return BoardView(
        player=log.names[seat.index],
        on_turn=_on_turn(table, seat.index),
        facts=[counted(seat.score, "point")],
        lines=[tiles.rjust(line, ".") for line, tiles in seat.lines.items()],
        wall=["".join(tile or "." for tile in row) for row in seat.wall.rows],
        floor=f"{floor} (costs {penalty(floor)})" if floor else None,
    )


def _on_turn(table: Table, seat: int) -> bool:
    return not table.wound_up and not table.offer_over and table.current == seat
