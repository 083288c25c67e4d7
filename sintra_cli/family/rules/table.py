"""What the games of the family share: rounds, displays, supply, turn order and taking."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Self

from msgspec import Struct, structs

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.names import (
    DISPLAY_COUNT,
    DISPLAY_SIZE,
    GAME_OVER,
    ROUND_UNFINISHED,
)
from sintra_cli.family.rules.offer import DISPLAYS, ROOM, Offer, UnseenOffer
from sintra_cli.family.rules.rulings import Rulings
from sintra_cli.family.rules.supply import Draw, Supply
from sintra_cli.family.rules.turn import Decision, FinalScore, RoundEnd, Seat, Turn
from sintra_cli.text import counted

if TYPE_CHECKING:
    from sintra_cli.family.rules.choice import ColumnChoice


class Waiting(Struct, frozen=True):
    """A choice that is not made yet: whose it is (a seat), and which, as a main clause."""

    seat: int
    said: str


class Table(ABC):
    """A game in progress, of whichever game: what is laid, played and wound up on it.

    A method that raises `Illegal` or `NotWritten` has changed nothing. Seats are counted from 0, in the order of the
    log. `refilled` says whether the discard went into the bag for this round, None where that is not known. `current`
    is whose turn it is; while nothing lies there to take, the player after who moved last. `waits_for` is what is still
    to be chosen before the round can be wound up, where that has been tried. `decided` is what rulings decided in what
    was done last: laying or settling a draw, a turn, winding up.
    """

    def __init__(
        self,
        names: Sequence[str],
        seats: Sequence[Seat],
        colours: Mapping[str, str],
        starter: int,
        supply: Supply,
        rulings: Rulings,
    ) -> None:
        self.names = names
        self.seats = seats
        self.colours = colours
        self.supply = supply
        self.round = 0
        self.starter = self.current = starter
        self.offer = Offer([], self.piece)
        self.wound_up = True
        self.refilled: bool | None = None
        self.waits_for: Waiting | None = None
        self.rulings = rulings
        self.decided: tuple[Decision, ...] = ()

    def _decided_by(self, ruling: str, did: int = 0, otherwise: int = 0) -> None:
        """Note that with another value of a ruling this would have gone another way, and what came of it."""
        self.decided += (Decision(ruling, did, otherwise),)

    def under(self, answers: Mapping[str, str]) -> Self:
        """Return a table of its own in the same position, with other answers to some rulings (name: value)."""
        twin = self.copy()
        twin.rulings = structs.replace(self.rulings, **answers)
        return twin

    def on_turn_of(self, seat: int) -> Self:
        """Return a table of its own in the same position, but that it is another player's turn (a seat)."""
        twin = self.copy()
        twin.current = seat
        return twin

    def copy(self) -> Self:
        """Return a table of its own in the same position: what is played on one does not show on the other."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.supply = self.supply.copy()
        twin.offer = self.offer.copy()
        return twin

    @property
    @abstractmethod
    def piece(self) -> str:
        """What a piece is called: a pane or a tile."""

    # --- a round -----------------------------------------------------------------------------------------------

    @property
    def offer_over(self) -> bool:
        """Whether displays and centre are empty."""
        return not self.offer.left

    @property
    def on_turn(self) -> int | None:
        """Whose turn it is; None while nothing lies there to take."""
        return self.current if self.offer.left else None

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended, so that no further round may begin."""

    @property
    def finished(self) -> bool:
        """Whether the game has ended and its last round is wound up, so that it can be scored."""
        return self.over and self.wound_up

    @abstractmethod
    def why_over(self) -> str:
        """Say why no further round may begin."""

    def column_choices(self, chosen: Mapping[tuple[int, int], int]) -> Iterator[tuple[ColumnChoice, int | None]]:  # noqa: ARG002
        """Yield each choice that the end of the round leaves to a player, with the column chosen (seat, line: column).

        That is None where none is chosen, or none that is open; what comes after it is not known yet.
        """
        yield from ()

    @property
    def wanted(self) -> int:
        """How many pieces fill all displays."""
        return ROOM * DISPLAYS[len(self.seats)]

    def lay(self, displays: Sequence[str] | None) -> None:
        """Begin a round with these displays; raise `Illegal` where it may not begin, or not with them.

        None are displays that nobody wrote down: what was drawn is known when all is taken (`settle`).
        """
        self._verify_round()
        if displays is None:
            self.decided = ()
            self.refilled = None
            due = DISPLAYS[len(self.seats)]
            held = min(self.wanted, self.supply.total()) if self.supply.known else self.wanted
            self.offer = UnseenOffer(due, held, self.piece)
            if self.offer.left:
                self.supply.hold()
        else:
            self._verify_displays(displays)
            draw = self.supply.draw("".join(displays), self.wanted, self.rulings.refill)
            self.decided = ()
            self._note(draw)
            self.offer = Offer(displays, self.piece)
        self.round += 1
        if self.offer.left:
            self.current = self.starter
        self.wound_up = False

    def resume(
        self,
        number: int,
        *,
        seats: Sequence[Seat],
        starter: int,
        current: int,
        offer: Offer | None,
        supply: Supply,
    ) -> None:
        """Take up a game in round `number`, before it begins where there is no offer; the seats are the game's own."""
        self.seats = seats
        self.round = number if offer else number - 1
        self.starter, self.current = starter, current
        self.wound_up = offer is None
        self.offer = offer or Offer([], self.piece)
        self.supply = supply

    def settle(self) -> None:
        """Judge the draw of a round whose displays nobody wrote down, once all is taken; raise `Illegal`."""
        offer = self.offer
        draw = None
        if isinstance(offer, UnseenOffer):
            draw = self.supply.settle(offer.taken, self.wanted, self.rulings.refill)
        self.decided = ()
        if draw is not None:
            self._note(draw)

    def _note(self, draw: Draw) -> None:
        self.refilled = draw.refilled
        if draw.by_ruling:
            self._decided_by("refill")

    def _verify_round(self) -> None:
        if not self.wound_up:
            left = self.offer.what_is_left(self.colours)
            raise Illegal(ROUND_UNFINISHED, f"round {self.round} is not over: {left}")
        if self.over:
            raise Illegal(GAME_OVER, self.why_over())

    def _verify_displays(self, displays: Sequence[str]) -> None:
        due = DISPLAYS[len(self.seats)]
        if len(displays) != due:
            raise Illegal(
                DISPLAY_COUNT,
                f'{len(self.seats)} players have {due} displays, here are {len(displays)} (an empty one is "")',
            )
        due = min(self.wanted, self.supply.total()) if self.supply.known else 0
        short = due < self.wanted
        for index, display in enumerate(displays):
            size = len(display)
            if size > ROOM or (size < ROOM and not short):
                why = f"a display has {ROOM}" if not short else f"a display has at most {ROOM}"
                message = f"display {index + 1} has {counted(size, self.piece)}: {why}"
                raise Illegal(DISPLAY_SIZE, message, display=index)
        laid = sum(map(len, displays))
        if laid < due:
            raise Illegal(
                DISPLAY_SIZE,
                f"the displays show {counted(laid, self.piece)}, but bag and discard hold {due}, "
                "and all of them must be laid",
            )

    def wind_up(self, choices: Sequence[Mapping[int, int]] | None, *, last: bool) -> RoundEnd | None:
        """End a round whose offer is over; return what that did, or None where it cannot be done yet.

        `choices` is what was written for the end of the round, seat by seat, None where nothing was; `last` says
        that no round follows in the log.
        """
        end = self._end_round(choices, last=last)
        self.decided = ()
        if end is None:
            return None
        self.wound_up = True
        taker = self.offer.tile_taken_by
        if taker is not None:
            self.starter = taker
        else:
            self._choose_starter()
        return end

    def _choose_starter(self) -> None:
        """Choose who starts the next round, where nobody took from the centre."""
        if not self.over:
            self._decided_by("untouched_centre")
        if self.rulings.untouched_centre == "next_player":
            self.starter = (self.starter + 1) % len(self.seats)
        elif self.rulings.untouched_centre == "after_last":
            self.starter = self.current

    @abstractmethod
    def _end_round(self, choices: Sequence[Mapping[int, int]] | None, *, last: bool) -> RoundEnd | None:
        """Do what the game does when displays and centre are empty; see `wind_up`."""

    def columns_instead(self, seat: int, chosen: Mapping[int, int]) -> Iterator[tuple[int, Sequence[int | None]]]:  # noqa: ARG002
        """Yield the lines that a player has chosen a column for (line: column) or might, with all that might be chosen.

        None stands for no column, where that may be. A game without such choices yields nothing.
        """
        yield from ()

    # --- a turn ------------------------------------------------------------------------------------------------

    @abstractmethod
    def verify(self, move: Move) -> None:
        """Raise `Illegal` with the first rule that forbids a move to the player whose turn it is."""

    @abstractmethod
    def play(self, move: Move) -> Turn:
        """Play a move for the player whose turn it is; raise `Illegal` with the first rule that it breaks.

        Raise `NotWritten` where it is legal, and what it scores hangs on something that nobody wrote down.
        """

    @abstractmethod
    def imagined(self, move: Move) -> tuple[Self, Turn]:
        """Play a move on a copy, and return it with the turn, which lacks points that nobody can know."""

    @abstractmethod
    def legal_moves(self) -> Iterator[Move]:
        """Yield the legal moves in canonical form: displays, centre, colours in box order, the return last.

        In a round without displays these are the moves that may have been legal: any colour, any possible number.
        """

    # --- the end -----------------------------------------------------------------------------------------------

    @abstractmethod
    def final(self) -> Sequence[FinalScore]:
        """Return the final scoring, seat by seat, without changing anything."""
