"""A log at every address: the position there, read again, and what the two come to from there on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from sintra_cli.family.rules.address import END, START, Address
from sintra_cli.family.rules.illegal import NotWritten
from sintra_cli.log.log import Log
from sintra_cli.log.write import write_log
from sintra_cli.referee import judge
from sintra_cli.referee.cut import cut
from sintra_cli.referee.judge import opened
from sintra_cli.referee.snapshot import document_at
from sintra_cli.referee.standing import NoSuchAddress, stand_at_the_end, stand_before
from sintra_cli.referee.view import view


def read(data: bytes) -> Log:
    log = opened(data, {}, {})
    assert isinstance(log, Log), (log.faults, data.decode())
    return log


def addresses(log: Log) -> Iterator[Address]:
    """Yield every address that a log has a position before."""
    for number, this in enumerate(log.rounds, log.first_round):
        for what in [START, *range(1, len(this.moves) + 2), END]:
            try:
                stand_before(log, Address(number, what))
            except NoSuchAddress:
                continue
            yield Address(number, what)


def written(log: Log, address: Address) -> bytes:
    """Return the log that begins before an address, without what comes after it."""
    return write_log(document_at(log, stand_before(log, address).table)).encode()  # type: ignore[arg-type]


def looks(log: Log, table: Any) -> Any:
    """Return all that can be seen of a table, and its legal moves."""
    try:
        moves = [str(move) for move in table.legal_moves()]
    except NotWritten as missing:
        moves = [missing.message]
    return msgspec.to_builtins(view(log, table, "", "")), moves


def verify_alone(log: Log, address: Address) -> None:
    """Assert that the position before an address says the same when it is read again, and is written the same."""
    data = written(log, address)
    again = read(data)
    there = stand_at_the_end(again).table
    assert looks(again, there) == looks(log, stand_before(log, address).table), address
    assert write_log(document_at(again, there)).encode() == data, address  # type: ignore[arg-type]
    if again.rounds:
        assert written(again, Address(address.round, END if address.what == END else 1)) == data, address


def verify_cut(data: bytes, log: Log, address: Address) -> None:
    """Assert that a log cut at an address comes to what the whole one comes to, from there on."""
    later = write_log(cut(log, address)).encode()
    assert _rest(later, address) == _rest(data, address), address


def _rest(data: bytes, address: Address) -> Any:
    """Return what must be equal: final table, ranking, later rounds, and what is illegal (not where in the file)."""
    report = msgspec.to_builtins(judge(data).report)
    rows = [this for this in report["rounds"] if this["round"] > address.round]
    begun = [
        (this["round"], this["finished"], this["starter"], [row["total"] for row in this["players"]])
        for this in report["rounds"]
        if this["round"] == address.round
    ]
    errors = [
        {key: error[key] for key in ("rule", "message", "round", "player", "legal", "claimed", "counted")}
        for error in report["errors"]
        if error["rule"] != "claimed-score"
    ]
    return report["status"], report["final"], report["ranking"], report["winners"], rows, begun, errors
