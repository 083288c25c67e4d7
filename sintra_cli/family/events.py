"""What happened in a game, as parts of its ledger: the half that all games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from sintra_cli.family.rules.move import CENTRE, RETURN
from sintra_cli.family.rules.offer import Offer, in_order
from sintra_cli.family.rules.replay import PlayedRound
from sintra_cli.family.rules.turn import FinalScore, Turn
from sintra_cli.report.ledger import Part, Stood, Took


class AtEnd(Struct, frozen=True):
    """What the end of a round did for a player (a seat): its parts, and the score after it."""

    seat: int
    parts: list[Part]
    total: int


class Teller(ABC):
    """Tells turns, rounds and final scores as parts of a ledger, in the order in which they happened."""

    def __init__(self, names: Sequence[str], colours: Iterable[str]) -> None:
        self.names = names
        self._colours = list(colours)

    @abstractmethod
    def laid(self, this: PlayedRound, displays: Sequence[str] | None) -> Part:
        """Tell the displays of a round that begins; None are displays that nobody wrote down."""

    def turn(self, turn: Turn, offer: Offer | None) -> list[Part]:
        """Tell a turn: what was wrong with it, if it was let stand, what it took, and what it did with that.

        `offer` is the middle before it, out of which the pieces are taken; None where that is not known.
        """
        stood = [Stood(rules=[wrong.rule for wrong in turn.stood])] if turn.stood else []
        return [*stood, *self._taken(turn, offer), *self._done(turn)]

    @abstractmethod
    def _done(self, turn: Turn) -> Iterator[Part]:
        """Tell what a turn did with what it took."""

    def players_at_end(self, this: PlayedRound) -> Iterator[AtEnd]:  # noqa: ARG002  # not every game has any
        """Tell what the end of a round did for each player, if it does anything."""
        yield from ()

    @abstractmethod
    def table_at_end(self, this: PlayedRound) -> list[Part]:
        """Tell what else the end of a round did."""

    @abstractmethod
    def final(self, final: FinalScore) -> list[Part]:
        """Tell a player's final scoring."""

    def _taken(self, turn: Turn, offer: Offer | None) -> Iterator[Part]:
        move = turn.move
        if move.source == RETURN:
            return
        there = to_centre = None
        if offer is not None:
            held = offer.at(move.source)
            there = self._in_order(held)
            offer.take(move.source, move.colour, turn.taken, turn.seat)
            to_centre = self._in_order(held.replace(move.colour, "")) if move.source > CENTRE else ""
        yield Took(
            source=move.taken_from,
            there=there,
            colour=move.colour,
            number=turn.taken,
            to_centre=to_centre,
            tile=turn.tile,
        )

    def _in_order(self, pieces: str) -> str:
        """Return pieces in box order."""
        return in_order(pieces, self._colours)
