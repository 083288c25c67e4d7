"""What if: a log with other moves in the places of some that it has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import structs

from sintra_cli.family.rules.address import Address
from sintra_cli.family.rules.move import Move
from sintra_cli.log.log import Log, WhatIf
from sintra_cli.referee.moves import NoMove, read_move
from sintra_cli.referee.standing import rounds_of
from sintra_cli.text import counted, listed


class NotInstead(Exception):  # noqa: N818  # named after what it says
    """A move cannot stand in a log in place of another one; the message says why."""


def not_as_played(moves: Mapping[Address, str]) -> str:
    """Say that this is not the game as it was played, and which moves are other ones."""
    return f"Not the game as it was played: {_listed(moves)}."


def _listed(moves: Mapping[Address, str]) -> str:
    return listed(f"{text} at {address}" for address, text in sorted(moves.items()))


def with_moves(log: Log, moves: Mapping[Address, str]) -> Log:
    """Return a log with other moves (as they are written) at these addresses; raise `NotInstead` where that cannot be.

    Claims from the first of these places on are left out: they are of the game as it was played.
    """
    if not moves:
        return log
    read = {address: _read(log, address, text) for address, text in moves.items()}
    first = min(moves)
    rounds = [
        structs.replace(this, moves=[*_moves(number, this.moves, read, first)])
        for number, this in enumerate(log.rounds, log.first_round)
    ]
    claims = [claimed if number < first.round else {} for number, claimed in enumerate(log.claims, log.first_round)]
    texts = {(address.round, address.what): text for address, text in moves.items()}
    dropped = bool(log.final_claims) or claims != log.claims or _claims_points(log, first)
    return structs.replace(
        log,
        rounds=rounds,
        claims=claims,
        final_claims={},
        title=f"{log.title or log.game.title} (not as it was played: {_listed(moves)})",
        what_if=WhatIf(texts, first, dropped),
    )


def _moves(number: int, moves: Iterable[Move], read: Mapping[Address, Move], first: Address) -> Iterable[Move]:
    """Yield the moves of a round with those that stand there instead, without points from the first of these on."""
    for at, move in enumerate(moves, 1):
        address = Address(number, at)
        yield move if address < first else structs.replace(read.get(address, move), points=None)


def _claims_points(log: Log, first: Address) -> bool:
    """Tell whether points are claimed for a move from an address on."""
    return any(
        move.points is not None and Address(number, at) >= first
        for number, this in enumerate(log.rounds, log.first_round)
        for at, move in enumerate(this.moves, 1)
    )


def _read(log: Log, address: Address, text: str) -> Move:
    """Read a move that is to stand at an address; raise `NotInstead` where none stands there, or it is no move."""
    index = address.round - log.first_round
    if not 0 <= index < len(log.rounds):
        raise NotInstead(f"there is no {address}: the log has {rounds_of(log)}")
    if address.what > len(log.rounds[index].moves):
        has = counted(len(log.rounds[index].moves), "move")
        raise NotInstead(f"there is no {address}: round {address.round} has {has}")
    try:
        return read_move(log, text, "seen" if _seen(log, index) else "unseen")
    except NoMove as error:
        raise NotInstead(f"{address}: {error}") from None


def _seen(log: Log, index: int) -> bool:
    """Tell whether the displays of a round (from 0) are written down, in the round itself or in the position."""
    if index == 0 and log.position is not None and log.position.begun:
        return log.position.unseen is None
    return log.rounds[index].displays is not None
