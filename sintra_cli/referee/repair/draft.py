"""What a log says happened, as it may be changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TypeVar

from msgspec import Struct, structs

from sintra_cli.family.reading import Misspelt
from sintra_cli.family.rules.move import RETURN, Move
from sintra_cli.family.rules.offer import DISPLAYS, ROOM, Offer
from sintra_cli.family.rules.replay import WrittenRound
from sintra_cli.family.setup import Claims
from sintra_cli.log.log import Log

T = TypeVar("T")


class Draft(Struct, frozen=True):
    """What a log says happened, and what it claims: the part of it that may be mended.

    `starter` is the seat of who begins. `complete` says whether the last round was written to its end: a mended log may
    not leave it before that.
    """

    rounds: tuple[WrittenRound, ...]
    claims: tuple[Claims, ...]
    final_claims: Claims
    starter: int = 0
    complete: bool = False

    def with_round(self, index: int, written: WrittenRound) -> Draft:
        """Return a draft with another round in place of one."""
        return structs.replace(self, rounds=replaced(self.rounds, index, written))

    def with_moves(self, index: int, moves: Sequence[Move]) -> Draft:
        """Return a draft with other moves in a round."""
        return self.with_round(index, structs.replace(self.rounds[index], moves=moves))


def draft_of(log: Log) -> Draft:
    """Return what a log says; a round in which nobody wrote down a choice has none for every player."""
    rounds = (
        structs.replace(this, choices=[{} for _ in log.names]) if this.choices is None else this for this in log.rounds
    )
    starter = log.starter
    if log.position is not None:
        starter = log.position.turn if log.position.begun else log.position.starter
    return Draft(tuple(rounds), tuple(log.claims), log.final_claims, starter, _is_complete(log))


def up_to_misspelt(log: Log) -> Log:
    """Return a log as far as all of its moves can be read: the log itself, if that is all of it."""
    for number, this in enumerate(log.rounds):
        readable = list(takewhile(lambda move: not isinstance(move, Misspelt), this.moves))
        if len(readable) < len(this.moves):
            rounds = [*log.rounds[:number], structs.replace(this, moves=readable)]
            return structs.replace(log, rounds=rounds)
    return log


def _is_complete(log: Log) -> bool:
    """Tell whether a log was written to the end of its last round, as far as its moves and displays can say.

    It was where all that they leave there can be what those of its moves took that find nothing.
    """
    offer = _last_offer(log)
    if offer is None:
        taken = sum(move.count or 0 for move in log.rounds[-1].moves) if log.rounds else 0
        return taken >= ROOM * DISPLAYS[len(log.names)]
    missed = 0
    for move in log.rounds[-1].moves:
        if 0 <= move.source <= len(offer.displays) and move.colour and move.colour in offer.at(move.source):
            offer.take(move.source, move.colour, offer.at(move.source).count(move.colour), 0)
        else:
            missed += move.source != RETURN
    return len(list(_groups(offer))) <= missed


def _groups(offer: Offer) -> Iterator[str]:
    """Yield what a move may take at once, if none of the rest goes to the centre."""
    yield from filter(None, offer.displays)
    yield from set(offer.centre)


def _last_offer(log: Log) -> Offer | None:
    """Return what was on offer in the last round at first; None where that is not written."""
    position = log.position
    if not log.rounds:
        return None
    displays, centre = log.rounds[-1].displays, ""
    if displays is None and position is not None and len(log.rounds) == 1:
        displays, centre = position.displays, position.centre
    if displays is None:
        return None
    offer = Offer(displays, log.game.words.piece)
    offer.centre = centre
    return offer


def replaced(values: Sequence[T], index: int, value: T) -> tuple[T, ...]:
    """Return values with another one in place of one."""
    return (*values[:index], value, *values[index + 1 :])
