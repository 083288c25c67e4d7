"""Cut a log: the position before an address, and the rest of the moves, as one log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sintra_cli.family.rules.address import END, START, Address
from sintra_cli.family.written import moves_in
from sintra_cli.log.log import Log
from sintra_cli.referee.snapshot import document_at
from sintra_cli.referee.standing import stand_before


def cut(log: Log, address: Address) -> dict[str, Any]:
    """Return the document of the log that begins before an address; raise `NoSuchAddress` where there is none.

    Claims and tilings of the rest are kept, moves are kept as they were written.
    """
    table = stand_before(log, address).table
    assert table is not None  # a set-up that is not allowed has no address
    document = document_at(log, table)
    data: Any = log.data
    written = data.get("rounds", [])[address.round - log.first_round :]
    rounds = [dict(this) for this in written]
    if rounds and address.what != START:
        first = rounds[0]
        first.pop("displays", None)
        moves = first.get("moves", "")
        first["moves"] = moves[:0] if address.what == END else _from(moves, address.what - 1, log.names)
    if rounds:
        document["rounds"] = rounds
    if "claimed" in data:
        document["claimed"] = data["claimed"]
    return document


def _from(moves: str | list[str], index: int, names: Sequence[str]) -> str | list[str]:
    """Return the moves of a round from one on (from 0), with their remarks, as they are written."""
    written = moves_in(moves, names).moves[index:]
    if not written:
        return moves[:0]
    first = written[0]
    return moves[first.start if first.element is None else first.element :]
