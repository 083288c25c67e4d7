"""The ledger of a log: what was legally played, entry by entry; see `report.ledger` for what it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sintra_cli.family.rules.address import END, FINAL, START, Address, parse
from sintra_cli.family.rules.move import RETURN, Move
from sintra_cli.family.rules.offer import Offer
from sintra_cli.family.rules.replay import PlayedRound, Replay, WrittenRound
from sintra_cli.games.sintra.setup import SintraSetup
from sintra_cli.log.log import Log
from sintra_cli.referee import decisions
from sintra_cli.referee.judge import ranked
from sintra_cli.report.ledger import Entry, Next, Part, Ranking, Resumed, Took
from sintra_cli.report.model import Decided


def ledger(log: Log, replay: Replay) -> list[Entry]:
    """Return all entries of a log that has been replayed."""
    teller = Teller(log)
    entries = [
        entry for this, written in zip(replay.rounds, log.rounds, strict=False) for entry in teller.round(this, written)
    ]
    return entries if replay.final is None else [*entries, *teller.final(replay.final)]


def between(entries: Sequence[Entry], first: Address, last: Address) -> list[Entry]:
    """Return the entries from one address to another, both included."""
    return [entry for entry in entries if first <= _address(entry) <= last]


def of_player(entries: Sequence[Entry], name: str) -> list[Entry]:
    """Return the entries of a player."""
    return [entry for entry in entries if entry.player == name]


def _address(entry: Entry) -> Address:
    return FINAL if entry.round is None else parse(entry.address)


def parts_of(log: Log) -> Any:
    """Return the module that tells the turns of a log's game; only that is loaded."""
    parts: Any
    if isinstance(log.setup, SintraSetup):
        from sintra_cli.games.sintra import ledger as parts
    else:
        from sintra_cli.games.azul import ledger as parts
    return parts


class Teller:
    """Tells what happened in a log, of either game."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._setup: Any = log.setup
        self._parts = parts_of(log)
        self._colours = list(log.setup.colours)

    def round(self, this: PlayedRound, written: WrittenRound) -> Iterator[Entry]:
        """Yield the entries of a round: its start, its moves, its end if it has one."""
        number = this.number
        started = self._started(this, written)
        yield self._of_table(Address(number, START), [started], decisions.at_start(self._log, this))
        offer = self._offer(this, written)
        for move, turn in enumerate(this.turns, 1):
            parts = self.parts(turn, offer)
            decided = decisions.in_turn(self._log, turn)
            text = str(this.canonical(turn))
            yield self._of_player(Address(number, move), turn.seat, text, parts, turn.total, decided)
        if this.end is not None:
            address = Address(number, END)
            for seat, total, parts in self._parts.players_at_end(this):
                yield self._of_player(address, seat, None, parts, total, [])
            parts = [*self._parts.table_at_end(self._log, this), *self._next(this)]
            if parts:
                yield self._of_table(address, parts, decisions.at_end(self._log, this))

    def parts(self, turn: Any, offer: Offer | None) -> list[Part]:
        """Tell what a turn did; `offer` is the middle before it, from which it takes, None where that is not known."""
        return [*self._taken(turn, offer), *self._parts.turn(self._setup, turn)]

    def final(self, finals: Any) -> Iterator[Entry]:
        """Yield the final scoring, player by player, and the ranking."""
        for seat, final in enumerate(finals):
            decided = decisions.in_final(self._log, seat, final)
            yield self._of_player(FINAL, seat, None, self._parts.final(self._setup, final), final.total, decided)
        yield self._of_table(
            FINAL, [Ranking(places=ranked(self._log, finals))], decisions.in_ranking(self._log, finals)
        )

    def _of_table(self, address: Address, parts: list[Part], decided: list[Decided]) -> Entry:
        return self._entry(address, None, None, parts, None, decided)

    def _of_player(
        self, address: Address, seat: int, move: str | None, parts: list[Part], total: int, decided: list[Decided]
    ) -> Entry:
        return self._entry(address, self._log.names[seat], move, parts, total, decided)

    def _entry(
        self,
        address: Address,
        player: str | None,
        move: str | None,
        parts: list[Part],
        total: int | None,
        decided: list[Decided],
    ) -> Entry:
        return Entry(
            address=str(address),
            round=None if address == FINAL else address.round,
            player=player,
            move=move,
            points=sum(part.points for part in parts),
            total=total,
            parts=list(parts),
            rulings=decided,
        )

    def _started(self, this: PlayedRound, written: WrittenRound) -> Part:
        starter = self._log.names[this.starter]
        if not this.begun:
            return Resumed(starter=starter)
        part: Part = self._parts.laid(self._setup, this, written.displays, starter)
        return part

    def _next(self, this: PlayedRound) -> list[Part]:
        if this.next_starter is None:
            return []
        starter, number = self._log.names[this.next_starter], this.number + 1
        return [Next(starter=starter, round=number, because="untouched_centre" if this.taker is None else "tile")]

    def _offer(self, this: PlayedRound, written: WrittenRound) -> Offer | None:
        """Return what lies in the middle at the start of a round; None where nobody wrote that down."""
        if not this.seen:
            return None
        if this.begun:
            return Offer(written.displays or [], "piece")
        offer: Offer = self._log.open().offer
        return offer

    def _taken(self, turn: Any, offer: Offer | None) -> list[Part]:
        """Tell what a turn takes, and take it out of the middle."""
        move: Move = turn.move
        if move.source == RETURN:
            return []
        there = to_centre = None
        if offer is not None:
            held = offer.at(move.source)
            there = self._in_order(held)
            offer.take(move.source, move.colour, turn.taken, turn.seat)
            to_centre = self._in_order(held.replace(move.colour, "")) if move.source > 0 else ""
        source = str(move)[0]
        return [
            Took(source=source, there=there, colour=move.colour, number=turn.taken, to_centre=to_centre, tile=turn.tile)
        ]

    def _in_order(self, pieces: str) -> str:
        return "".join(colour * pieces.count(colour) for colour in self._colours)
