"""A position of a log to be drawn, with what was done last."""

from __future__ import annotations

from sintra_cli.family.rules.address import END, Address, before
from sintra_cli.family.rules.offer import UnseenOffer, in_order
from sintra_cli.family.rules.replay import Replay
from sintra_cli.family.rules.table import Table
from sintra_cli.log.log import Log
from sintra_cli.referee.snapshot import laid
from sintra_cli.referee.standing import stand
from sintra_cli.referee.view import view
from sintra_cli.report.drawing.middle import Middle
from sintra_cli.report.drawing.picture import Before, Indicator, Picture


def picture(log: Log, table: Table, where: str) -> Picture:
    """Return what is drawn of a log's table; `where` says which position it is. The path of the log is not in it."""
    seen = log.game.view(table)
    return Picture(
        title=log.title or log.game.title,
        view=view(log, table, "", where),
        middle=_middle(table, log.game.words.tile),
        indicator=_indicator(table, seen.round_colours),
        boards=[seen.board(seat) for seat in range(len(table.names))],
    )


def picture_before(log: Log, replay: Replay) -> Before | None:
    """Return what was done last in what was played, and the position before it; None where nothing was yet."""
    if not replay.rounds:
        return None
    last = replay.rounds[-1]
    if last.end is None and not last.turns:
        return None
    address = Address(last.number, END if last.end is not None else len(last.turns))
    table = stand(log, before(address)).table
    assert table is not None  # it was played
    done = f"{address}"
    if last.end is None:
        turn = last.turns[-1]
        done = f"{address} {log.names[turn.seat]} {last.canonical(turn)}"
    return Before(done, picture(log, table, f"before {address}"))


def _middle(table: Table, tile: str) -> Middle:
    offer = table.offer
    unseen = offer if isinstance(offer, UnseenOffer) and offer.left else None
    taker = offer.tile_taken_by
    return Middle(
        displays=[in_order(display, table.colours) for display in laid(table)],
        closed=unseen.closed if unseen else 0,
        centre="" if unseen else in_order(offer.centre, table.colours),
        at_most=unseen.at_most if unseen else None,
        taker=None if taker is None else table.names[taker],
        tile=tile,
        piece=table.piece,
    )


def _indicator(table: Table, colours: str) -> Indicator | None:
    if not colours:
        return None
    over = table.round if table.wound_up else table.round - 1
    return Indicator(colours, over, None if table.finished else over + 1)
