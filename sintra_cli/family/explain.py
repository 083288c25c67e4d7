"""What statements of an explanation stand on, and how things are called in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sintra_cli.family.rules.move import CENTRE, Move
from sintra_cli.family.rules.offer import ROOM, Offer, UnseenOffer
from sintra_cli.family.rules.supply import Supply
from sintra_cli.games.sintra.setup import SintraSetup
from sintra_cli.log.log import Log
from sintra_cli.report.explanation import Passage, Statement
from sintra_cli.report.ledger import Part, Took
from sintra_cli.report.model import Decided

_UNSEEN: Final = "Which display it is, and what else lies there, is not known"


class Grounds:
    """Names rules with their pages (which only Stained Glass of Sintra has), and colours with their letters."""

    def __init__(self, log: Log) -> None:
        self._page = log.game.page
        self._pages = isinstance(log.setup, SintraSetup)
        self._colours: Mapping[str, str] = log.setup.colours
        self.piece = "pane" if self._pages else "tile"
        self.tile = "tile" if self._pages else "marker"
        self.discard = "tower" if self._pages else "lid"

    def rules(self, *names: str) -> tuple[str, ...]:
        """Return rules by name, each with its page."""
        return tuple(f"{name}, p. {self._page(name)}" if self._pages else name for name in names)

    def page(self, page: str) -> tuple[str, ...]:
        """Return a page of the rulebook."""
        return (f"p. {page}",) if self._pages else ()

    @staticmethod
    def ruling(log: Log, name: str) -> tuple[str, ...]:
        """Return a ruling with its value."""
        return (f"ruling {name} = {getattr(log.setup.rulings, name)}",)

    def colour(self, letter: str) -> str:
        """Return a colour's letter with its name."""
        name = self._colours.get(letter)
        return f"{letter} ({name})" if name else letter

    def in_order(self, pieces: str) -> str:
        """Return pieces in box order, those of no colour last."""
        others = "".join(piece for piece in pieces if piece not in self._colours)
        return "".join(colour * pieces.count(colour) for colour in self._colours) + others

    def source(self, offer: Offer, move: Move) -> list[Statement]:
        """Say what lies where a move takes from; nothing of a place that there is not."""
        if isinstance(offer, UnseenOffer):
            there = f"In the centre lie at most {min(offer.at_most, offer.left)}" if move.source == CENTRE else _UNSEEN
            return [Statement(f"{there}; the displays of this round are not written down.")]
        if move.source > len(offer.displays):
            return []
        held = self.in_order(offer.at(move.source)) or "nothing"
        if move.source != CENTRE:
            return [Statement(f"Display {move.source} shows {held}.")]
        tile = f"; the {self.tile} is there" if offer.tile_taken_by is None else ""
        return [Statement(f"The centre holds {held}{tile}.")]

    def taking(self, name: str, took: Took, move: Move) -> Iterator[Statement]:
        """Say what a move takes."""
        taken, colour = took.colour * took.number, self.colour(took.colour)
        verb = "is" if took.number == 1 else "are"
        if took.there is None:
            place = "a display, not written down which" if took.source == "?" else "the centre"
            rest = "; what else lay there goes to the centre" if took.source == "?" and took.number < ROOM else ""
            yield Statement(f"{taken} {verb} taken from {place}{rest}.", self.rules("pane-count"))
        else:
            place = "the centre" if took.source == "C" else f"display {took.source}"
            rest = f"; {go(took.to_centre)} to the centre" if took.to_centre else ""
            yield Statement(f"All {colour} of {place} {verb} taken: {taken}{rest}.", self.rules("colour-not-there"))
            if move.count is not None:
                yield Statement(f"The move says {move.count}, and so many there are.", self.rules("pane-count"))
        if took.tile:
            first = f"{name} is the first to take from the centre in this round, and takes the {self.tile} too"
            yield Statement(f"{first}.", self.rules("turn-order"))

    def supply(self, supply: Supply) -> list[Statement]:
        """Say what bag and discard hold."""
        if not supply.known:
            return [Statement(f"What bag and {self.discard} hold is not written down.")]
        found = [
            Statement(f"The bag holds {self.counts(supply.bag)}."),
            Statement(f"The {self.discard} holds {self.counts(supply.discard)}."),
        ]
        missing = supply.bag.missing[-1] + supply.discard.missing[-1]
        if missing:
            many = f"{missing} of these lie" if missing > 1 else "1 of these lies"
            found.append(Statement(f"{many} in windows instead: which were kept is not written down."))
        return found

    def counts(self, counts: Mapping[str, int]) -> str:
        """Write so many pieces of each colour, and of all."""
        each = ", ".join(f"{number} {colour}" for colour, number in counts.items() if number)
        total = sum(counts.values())
        return f"{each}: {total} {self.piece}{'' if total == 1 else 's'}" if each else f"no {self.piece}"


def go(pieces: str, verb: str = "go", one: str = "goes") -> str:
    """Put a verb behind pieces."""
    return f"{pieces} {one if len(pieces) == 1 else verb}"


def rulings(found: Sequence[Decided]) -> Passage:
    """Say what rulings decided."""
    return Passage("Decided by rulings", [Statement(f"{each.ruling} = {each.value}: {each.did}.") for each in found])


def sum_up(name: str, before: int, parts: Sequence[Part]) -> Statement:
    """Add the points of parts to a total."""
    points = [part.points for part in parts if part.points]
    if not points:
        return Statement(f"{name} has {before} points, as before.")
    terms = "".join(f" {'+' if number > 0 else '-'} {abs(number)}" for number in points)
    return Statement(f"{name} has {before}{terms} = {before + sum(points)} points.")
