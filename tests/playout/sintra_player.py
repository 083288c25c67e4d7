"""A player of Stained Glass of Sintra who looks one move ahead."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random

from sintra_cli.family.rules.move import CENTRE, RETURN, Move
from sintra_cli.games.sintra.rules.board import Seat
from sintra_cli.games.sintra.rules.table import SintraTable
from sintra_cli.games.sintra.rules.turn import Plan

LAST_ROUND = 6


class SintraPlayer:
    """Takes the move that looks best: what it scores, what it prepares, what it breaks, what it walks past.

    With a `whim` above 0 it takes, that often, any legal move instead.
    """

    def __init__(self, rng: Random, whim: float = 0.0) -> None:
        self._rng = rng
        self._whim = whim

    def move(self, table: SintraTable) -> Move:
        """Choose a legal move; among equals the first."""
        moves = list(table.legal_moves())
        if self._rng.random() < self._whim:
            return self._rng.choice(moves)
        return max(moves, key=lambda move: worth(table, move))

    def column(self, columns: Sequence[int], line: int, colour: str, wall: object) -> int:
        """There are no columns in this game."""
        raise NotImplementedError


def worth(table: SintraTable, move: Move) -> float:
    """Estimate what a legal move brings the player whose turn it is, in points."""
    if move.source == RETURN:
        return _worth_of_return(table)
    seat = table.seats[table.current]
    _, _, plan, _ = table.planned(move)
    tile = move.source == CENTRE and table.offer.tile_taken_by is None
    value = -0.4 * _glass(table, seat, plan.broken + tile)
    if move.target:
        value += _on_strip(table, seat, move, plan) - _walked_past(seat, move.target)
    return value


def _worth_of_return(table: SintraTable) -> float:
    """Estimate a return by the best move after it, as far as nobody else makes that one first."""
    seat = copy(table.seats[table.current])
    seat.glazier = min(seat.strips)
    ahead = copy(table)
    ahead.seats = [seat if other.index == seat.index else other for other in table.seats]
    takes = [move for move in ahead.legal_moves() if move.source != RETURN]
    return 0.95 * max(worth(ahead, move) for move in takes) - 0.25


def _glass(table: SintraTable, seat: Seat, steps: int) -> float:
    """Count what so many steps down the broken-glass track cost, a reset included."""
    track = table.box.broken_glass
    down = seat.marker + steps
    if down < len(track) - 1:
        return track[down] - track[seat.marker]
    return track[-1] - track[seat.marker] + track[(down - len(track) + 1) % len(track)]


def _on_strip(table: SintraTable, seat: Seat, move: Move, plan: Plan) -> float:
    slot, strip = move.target, seat.strips[move.target]
    placed = plan.on_colour + plan.on_jokers
    values = dict(enumerate(table.box.window_values, 1))
    windows = values[slot] + sum(values[right] for right in values if right > slot and seat.windows[right])
    if plan.keep is None:
        before, after = len(strip.panes), len(strip.panes) + placed
        prepared = (windows + 3.5) * (after**2 - before**2) / 16 + 0.8 * placed
        return prepared * (0.5 if table.round == LAST_ROUND else 1)
    bonus = (strip.panes + move.colour * placed).count(table.round_colours[table.round - 1])
    opened = 0.0 if seat.windows[slot] else values[slot] * 0.3 * (LAST_ROUND - table.round)
    return windows + bonus + opened + _side(table, seat, slot, plan.keep)


def _side(table: SintraTable, seat: Seat, slot: int, keep: str) -> float:
    """Estimate what a pane in this window brings at the end of the game."""
    if table.side == "A":
        return 2.0 * any(slot in pair for pair in table.box.ornaments)
    panes = "".join(seat.windows.values())
    best = max(panes.count(colour) for colour in table.colours)
    completes = len(seat.windows[slot]) == 1
    return best * completes + (2.0 if panes.count(keep) == best else 0.5)


def _walked_past(seat: Seat, slot: int) -> float:
    """Count the strips that the glazier leaves behind until it returns."""
    return 0.08 * sum(seat.glazier <= other < slot for other in seat.strips)
