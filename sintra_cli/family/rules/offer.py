"""The middle of the table during a round: displays, centre and the starting-player tile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final, Self

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.move import CENTRE, UNSEEN, Move
from sintra_cli.family.rules.names import COLOUR_NOT_THERE, DISPLAY_COUNT, NO_SUCH_DISPLAY, PANE_COUNT
from sintra_cli.text import counted, listed

DISPLAYS: Final = {2: 5, 3: 7, 4: 9}
"""How many displays lie there, for each number of players."""
ROOM: Final = 4
"""How many pieces lie on a display."""
OF_A_COLOUR: Final = 20
"""How many pieces of each colour a game has."""


class Offer:
    """What can still be taken in a round; pieces are letters, display 1 is `displays[0]`."""

    __slots__ = ("centre", "displays", "left", "piece", "tile_taken_by")
    seen: ClassVar[bool] = True

    def __init__(self, displays: Sequence[str], piece: str) -> None:
        self.displays = list(displays)
        self.centre = ""
        self.left = sum(map(len, displays))
        self.piece = piece
        self.tile_taken_by: int | None = None

    def copy(self) -> Self:
        """Return an offer of its own of the same pieces."""
        twin = object.__new__(type(self))
        twin.displays, twin.centre = list(self.displays), self.centre
        twin.left, twin.piece, twin.tile_taken_by = self.left, self.piece, self.tile_taken_by
        return twin

    def at(self, source: int) -> str:
        """Return the pieces on a display (from 1) or in the centre."""
        return self.centre if source == CENTRE else self.displays[source - 1]

    def what_is_left(self, colours: Iterable[str]) -> str:
        """Say what still lies where; `colours` in box order."""
        places = [(f"on display {number}", there) for number, there in enumerate(self.displays, 1)]
        places.append(("in the centre", self.centre))
        lying = listed(f"{in_order(there, colours)} {place}" for place, there in places if there)
        return f"{counted(self.left, self.piece)} {'is' if self.left == 1 else 'are'} left, {lying}"

    def takes(self, colours: Mapping[str, str]) -> Iterator[tuple[int, str, int, int | None]]:
        """Yield what can be taken: source, colour, number, and the number where a move must write it."""
        for source in [*range(1, len(self.displays) + 1), CENTRE]:
            there = self.at(source)
            for colour in colours:
                number = there.count(colour)
                if number:
                    yield source, colour, number, None

    def verify_take(self, move: Move, name: str) -> int:
        """Return how many pieces a take gives; raise `Illegal` where it cannot be made. `name` is the colour's."""
        source = move.source
        if source > len(self.displays):
            raise Illegal(NO_SUCH_DISPLAY, f"there is no display {source}: this game has {len(self.displays)} displays")
        there = self.at(source)
        number = there.count(move.colour)
        place = f"display {source}" if source else "the centre"
        if not number:
            held = f"it holds {there}" if there else "it is empty"
            raise Illegal(COLOUR_NOT_THERE, f"{place} has no {name} {self.piece}: {held}")
        if move.count is not None and move.count != number:
            raise Illegal(PANE_COUNT, f"{place} has {counted(number, f'{name} {self.piece}')}, not {move.count}")
        return number

    def take(self, source: int, colour: str, number: int, seat: int) -> bool:
        """Take all `number` pieces of a colour; return whether the tile comes with them (to `seat`, from 0)."""
        self.left -= number
        if source != CENTRE:
            self.centre += self.displays[source - 1].replace(colour, "")
            self.displays[source - 1] = ""
            return False
        self.centre = self.centre.replace(colour, "")
        return self._take_tile(seat)

    def _take_tile(self, seat: int) -> bool:
        if self.tile_taken_by is not None:
            return False
        self.tile_taken_by = seat
        return True


class UnseenOffer(Offer):
    """The offer of a round whose displays nobody wrote down: known only by what is taken.

    `closed` displays have not been taken from; the centre holds at most `at_most`; `taken` are the pieces so far.
    """

    __slots__ = ("at_most", "closed", "due", "taken")
    seen: ClassVar[bool] = False

    def __init__(self, due: int, total: int, piece: str) -> None:
        super().__init__([], piece)
        self.due = self.closed = due
        self.left = total
        self.at_most = 0
        self.taken = ""

    def copy(self) -> Self:
        """Return an offer of its own of the same pieces."""
        twin = super().copy()
        twin.due, twin.closed, twin.at_most, twin.taken = self.due, self.closed, self.at_most, self.taken
        return twin

    def what_is_left(self, colours: Iterable[str]) -> str:  # noqa: ARG002  # any colour may be left
        """Say how many pieces are left."""
        return f"displays and centre still hold {counted(self.left, self.piece)}"

    def takes(self, colours: Mapping[str, str]) -> Iterator[tuple[int, str, int, int | None]]:
        """Yield what may be taken: any colour, in any number that is possible."""
        most = {UNSEEN: min(ROOM, self.left) if self.closed else 0, CENTRE: min(self.at_most, self.left, OF_A_COLOUR)}
        for source, highest in most.items():
            for colour in colours:
                for number in range(1, highest + 1):
                    yield source, colour, number, number

    def verify_take(self, move: Move, name: str) -> int:  # noqa: ARG002  # any colour may lie there
        """Return how many pieces a take gives; raise `Illegal` where there cannot be so many."""
        number = move.count or 0
        if move.source == UNSEEN:
            if not self.closed:
                raise Illegal(DISPLAY_COUNT, f"all {self.due} displays have been taken from in this round")
            most, place = ROOM, "a display"
        else:
            most, place = self.at_most, "the centre"
        if number > most:
            raise Illegal(PANE_COUNT, f"{place} has at most {counted(most, self.piece)} now, not {number}")
        if number > self.left:
            are = "is" if self.left == 1 else "are"
            raise Illegal(PANE_COUNT, f"{counted(self.left, self.piece)} {are} left in this round, not {number}")
        return number

    def take(self, source: int, colour: str, number: int, seat: int) -> bool:
        """Take `number` pieces; return whether the tile comes with them (to `seat`, from 0)."""
        self.left -= number
        self.taken += colour * number
        if source == UNSEEN:
            self.closed -= 1
            self.at_most += ROOM - number
            return False
        self.at_most -= number
        return self._take_tile(seat)


def in_order(pieces: str, colours: Iterable[str]) -> str:
    """Return pieces in box order; those of no colour are left out."""
    return "".join(colour * pieces.count(colour) for colour in colours)
