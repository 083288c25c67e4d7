"""Explain what happens in a game: what every game of the family has to say, and what all say alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from sintra_cli.family.rules.address import Address
from sintra_cli.family.rules.move import CENTRE, Move
from sintra_cli.family.rules.names import COLOUR_NOT_THERE, GAME_OVER, PANE_COUNT, TURN_ORDER
from sintra_cli.family.rules.offer import ROOM, Offer, UnseenOffer
from sintra_cli.family.rules.table import Table
from sintra_cli.family.rules.turn import FinalScore, RoundEnd, Turn
from sintra_cli.family.terms import Terms, go
from sintra_cli.names import RuleName, TopicName
from sintra_cli.report.explanation import Passage, Statement
from sintra_cli.report.ledger import Part, Took

_UNSEEN: Final = "Which display it is, and what else lies there, is not known"


class Explainer(ABC):
    """Explains what happens in one game."""

    ending: ClassVar[tuple[RuleName | TopicName, ...]] = (GAME_OVER,)
    """What says that a game is over."""
    ranking: ClassVar[tuple[TopicName, ...]] = ()
    """What says who wins, where a topic does."""

    def __init__(self, names: Sequence[str], terms: Terms) -> None:
        self.names = names
        self.terms = terms

    @abstractmethod
    def circumstances(self, address: Address) -> str:
        """Say where in the game an address is."""

    @abstractmethod
    def move(self, table: Table, move: Move) -> MoveExplainer:
        """Return what explains a move on the table as it stands, before the move is played."""

    def opening(self, number: int) -> list[Statement]:  # noqa: ARG002  # not every game has anything of its own
        """Say what a round begins with, beside its displays."""
        return []

    def at_end(self, end: RoundEnd) -> list[Statement]:  # noqa: ARG002  # nor here
        """Say what the end of a round does to the table."""
        return []

    def players_at_end(
        self,
        before: Table,  # noqa: ARG002  # nor here
        choices: Sequence[Mapping[int, int]],  # noqa: ARG002
        end: RoundEnd,  # noqa: ARG002
    ) -> Iterable[Passage]:
        """Explain what the end of a round does to each player; `before` is the table before it."""
        return ()

    def choosing(self, table: Table, seat: int) -> tuple[str, list[Statement]]:
        """Say what a player (a seat) had to choose at the end of a round, and what of the board matters for it."""
        return f"{table.names[seat]}'s choices at the end of the round", []

    @abstractmethod
    def finals(self, table: Table, finals: Sequence[FinalScore]) -> Iterator[Passage]:
        """Explain the final scoring of each player, part by part."""


class MoveExplainer(ABC):
    """Explains one move. It is made before the move is played, and keeps what it needs of the board as it stood."""

    def __init__(self, terms: Terms, table: Table, move: Move) -> None:
        seat = table.seats[table.current]
        self._terms = terms
        self._move = move
        self._before: int = seat.score
        self.name = table.names[table.current]
        self.position = self._position(table)

    @abstractmethod
    def _position(self, table: Table) -> list[Statement]:
        """Say what of the position matters for the move."""

    @abstractmethod
    def happens(self, turn: Turn, parts: Sequence[Part]) -> Iterator[Statement]:
        """Say what the move did, rule by rule; `parts` are those of its turn."""

    @abstractmethod
    def points(self, turn: Turn, parts: Sequence[Part]) -> Iterator[Statement]:
        """Give each point that the move brought or cost, with its reason, and the sum."""

    def _source(self, offer: Offer) -> list[Statement]:
        """Say what lies where the move takes from; nothing of a place that there is not."""
        source = self._move.source
        if isinstance(offer, UnseenOffer):
            there = f"In the centre lie at most {min(offer.at_most, offer.left)}" if source == CENTRE else _UNSEEN
            return [Statement(f"{there}; the displays of this round are not written down.")]
        if source > len(offer.displays):
            return []
        held = self._terms.in_order(offer.at(source)) or "nothing"
        if source != CENTRE:
            return [Statement(f"Display {source} shows {held}.")]
        tile = f"; the {self._terms.words.tile} is there" if offer.tile_taken_by is None else ""
        return [Statement(f"The centre holds {held}{tile}.")]

    def _taking(self, took: Took) -> Iterator[Statement]:
        """Say what the move takes."""
        terms, count = self._terms, self._move.count
        taken = took.colour * took.number
        verb = "is" if took.number == 1 else "are"
        if took.there is None:
            place = "a display, not written down which" if took.source == "?" else "the centre"
            rest = "; what else lay there goes to the centre" if took.source == "?" and took.number < ROOM else ""
            yield Statement(f"{taken} {verb} taken from {place}{rest}.", terms.rules(PANE_COUNT))
        else:
            place = "the centre" if took.source == "C" else f"display {took.source}"
            rest = f"; {go(took.to_centre)} to the centre" if took.to_centre else ""
            said = f"All {terms.colour(took.colour)} of {place} {verb} taken: {taken}{rest}."
            yield Statement(said, terms.rules(COLOUR_NOT_THERE))
            if count is not None:
                yield Statement(f"The move says {count}, and so many there are.", terms.rules(PANE_COUNT))
        if took.tile:
            tile = f"takes the {terms.words.tile} too"
            first = f"{self.name} is the first to take from the centre in this round, and {tile}"
            yield Statement(f"{first}.", terms.rules(TURN_ORDER))


def sum_up(name: str, before: int, parts: Sequence[Part]) -> Statement:
    """Add the points of parts to a total."""
    points = [part.points for part in parts if part.points]
    if not points:
        return Statement(f"{name} has {before} points, as before.")
    terms = "".join(f" {'+' if number > 0 else '-'} {abs(number)}" for number in points)
    return Statement(f"{name} has {before}{terms} = {before + sum(points)} points.")
