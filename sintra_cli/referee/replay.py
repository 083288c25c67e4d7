"""The ledger of a log: what was legally played, entry by entry; see `report.ledger` for what it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sintra_cli.family.rules.address import END, FINAL, START, Address, parse
from sintra_cli.family.rules.offer import Offer
from sintra_cli.family.rules.replay import PlayedRound, Replay, WrittenRound
from sintra_cli.family.rules.turn import FinalScore, Turn
from sintra_cli.log.log import Log
from sintra_cli.referee.judge import ranked
from sintra_cli.report.ledger import Entry, Next, Part, Ranking, Resumed
from sintra_cli.report.model import Decided


def ledger(log: Log, replay: Replay, first: int = 0) -> list[Entry]:
    """Return all entries of a log that has been replayed; those before its round `first` (from 0) may be left out."""
    writer = Writer(log)
    rounds = zip(replay.rounds[first:], log.rounds[first:], strict=False)
    entries = [entry for this, written in rounds for entry in writer.round(this, written)]
    return entries if replay.final is None else [*entries, *writer.final(replay.final)]


def between(entries: Sequence[Entry], first: Address, last: Address) -> list[Entry]:
    """Return the entries from one address to another, both included."""
    return [entry for entry in entries if first <= _address(entry) <= last]


def of_player(entries: Sequence[Entry], name: str) -> list[Entry]:
    """Return the entries of a player."""
    return [entry for entry in entries if entry.player == name]


def _address(entry: Entry) -> Address:
    return FINAL if entry.round is None else parse(entry.address)


class Writer:
    """Writes the entries of a log's ledger."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._teller = log.setup.teller(log.names)
        self._decisions = log.setup.decisions(log.names)

    def round(self, this: PlayedRound, written: WrittenRound) -> Iterator[Entry]:
        """Yield the entries of a round: its start, its moves, its end if it has one."""
        number = this.number
        started = self._started(this, written)
        yield self._of_table(Address(number, START), [started], self._decisions.at_start(this))
        offer = self._offer(this, written)
        turn: Turn
        for move, turn in enumerate(this.turns, 1):
            yield self.turn(Address(number, move), turn, str(this.canonical(turn)), offer)
        if this.end is not None:
            address = Address(number, END)
            for player in self._teller.players_at_end(this):
                yield self._of_player(address, player.seat, None, player.parts, player.total, [])
            parts = [*self._teller.table_at_end(this), *self._next(this)]
            if parts:
                yield self._of_table(address, parts, self._decisions.at_end(this))

    def turn(self, address: Address, turn: Turn, text: str, offer: Offer | None) -> Entry:
        """Return the entry of a turn whose move is written so; pieces are taken out of `offer`, where it is known."""
        parts, decided = self._teller.turn(turn, offer), self._decisions.in_turn(turn)
        return self._of_player(address, turn.seat, text, parts, turn.total, decided)

    def final(self, finals: Sequence[FinalScore]) -> Iterator[Entry]:
        """Yield the final scoring, player by player, and the ranking."""
        for seat, final in enumerate(finals):
            decided = self._decisions.in_final(seat, final)
            yield self._of_player(FINAL, seat, None, self._teller.final(final), final.total, decided)
        places = ranked(self._log, finals)
        yield self._of_table(FINAL, [Ranking(places=places)], self._decisions.in_ranking(finals))

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
        if not this.begun:
            return Resumed(starter=self._log.names[this.starter])
        return self._teller.laid(this, written.displays)

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
