"""The game as it stands somewhere in a log: a table played up to an address."""

from __future__ import annotations

from msgspec import Struct

from sintra_cli.family.rules.address import END, FINAL, START, Address, Stop, after, before
from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.replay import Failure, Replay, replay
from sintra_cli.family.rules.table import Table
from sintra_cli.log.log import Log
from sintra_cli.referee.judge import not_begun
from sintra_cli.text import counted


class NoSuchAddress(Exception):  # noqa: N818  # named after what it says
    """The log has nothing at an address, or does not legally get there; the message says what it has."""


class NotReached(NoSuchAddress):
    """Something illegal in a log comes before an address; the message says what."""


class Standing(Struct, frozen=True):
    """A table with what was played on it; None where the set-up is not allowed, which `replay.failure` says."""

    table: Table | None
    replay: Replay


def stand(log: Log, stop: Stop | None = None) -> Standing:
    """Play a log to its end, to the first illegal thing in it, or as far as `stop` says."""
    try:
        table = log.open()
    except Illegal as error:
        return Standing(None, not_begun(error))
    return Standing(table, replay(table, log.rounds, stop))


def stand_before(log: Log, address: Address) -> Standing:
    """Play a log to the position in which what is at an address is to happen; raise `NoSuchAddress`."""
    _verify(log, address, reached=address.what == START)
    if address.what == START and address.round == log.first_round and log.begins_in_a_round:
        raise NoSuchAddress(f"there is nothing before {address}: the log begins in the middle of round {address.round}")
    return _reached(log, before(address), address)


def stand_after(log: Log, address: Address) -> Standing:
    """Play a log until what is at an address has happened; raise `NoSuchAddress`."""
    _verify(log, address, reached=True)
    return _reached(log, after(address), address)


def stand_at_the_end(log: Log) -> Standing:
    """Play a log to its end, or to the first illegal thing in it; a position alone is left as it is."""
    return stand(log, None if log.data.get("rounds") else Stop(log.first_round, None))


def not_reached(address: Address, failure: Failure) -> NotReached:
    """Return the error that something illegal comes before an address."""
    where = "in the set-up" if failure.round is None else f"in round {failure.round}"
    where = where if failure.move is None else f"at {failure.round}.{failure.move}"
    return NotReached(f"{address} is not reached: the log is illegal {where} ({failure.rule}: {failure.message})")


def _reached(log: Log, stop: Stop, address: Address) -> Standing:
    standing = stand(log, stop)
    failure = standing.replay.failure
    if failure is not None:
        raise not_reached(address, failure)
    if standing.replay.halt is not None:
        halt = standing.replay.halt
        raise NoSuchAddress(f"{address} is not reached: {halt.round}.{halt.move} cannot be judged ({halt.message})")
    if stop.wind_up and standing.replay.rounds and standing.replay.rounds[-1].end is None:
        waits = standing.replay.rounds[-1].waits_for
        why = waits.said if waits else f"round {stop.round} is not over in this log"
        raise NoSuchAddress(f"{address} is not reached: {why}")
    return standing


def verify_there(log: Log, address: Address) -> None:
    """Raise `NoSuchAddress` where a log has nothing written down for an address; `final` is in every log."""
    if address == FINAL:
        return
    _verify(log, address, reached=True)
    if address.round == log.first_round + len(log.rounds):
        raise NoSuchAddress(f"there is no {address}: the log has {rounds_of(log)}")


def _verify(log: Log, address: Address, *, reached: bool) -> None:
    """Raise `NoSuchAddress` where a log has no such round or move; the next one to come can stand before it."""
    first = log.first_round
    last = first + len(log.rounds) - 1
    more = 0 if reached else 1
    if not first <= address.round <= last:
        if address == Address(last + 1, START):
            return
        raise NoSuchAddress(f"there is no {address}: the log has {rounds_of(log)}")
    moves = len(log.rounds[address.round - first].moves)
    if address.what not in (START, END) and address.what > moves + more:
        raise NoSuchAddress(f"there is no {address}: round {address.round} has {counted(moves, 'move')}")


def rounds_of(log: Log) -> str:
    """Say which rounds a log has."""
    first, last = log.first_round, log.first_round + len(log.rounds) - 1
    return f"rounds {first} to {last}" if last > first else f"round {first}" if last == first else "no rounds"
