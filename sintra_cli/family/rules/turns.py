"""How a table of one game takes turns: whose a move is, what it is going to do, whether it may, and doing it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Generic, Self, TypeAlias, TypeVar

from msgspec import structs

from sintra_cli.family.rules.illegal import Illegal, refuse
from sintra_cli.family.rules.move import RETURN, Move
from sintra_cli.family.rules.names import ROUND_OVER, TURN_ORDER
from sintra_cli.family.rules.table import Table
from sintra_cli.family.rules.turn import Seat, Stood, Turn

SeatT = TypeVar("SeatT", bound=Seat)
PlanT = TypeVar("PlanT")
Refuse: TypeAlias = Callable[[Illegal], None]
"""What is done with a move that breaks a rule, and could be let stand."""
Planned: TypeAlias = tuple[int, int, PlanT, tuple[Stood, ...]]
"""What a move is going to do: whose it is (a seat), how many pieces it takes, and what the game plans for them.

Last is what is wrong with it, where it is let stand.
"""


class TableOf(Table, Generic[SeatT, PlanT]):
    """The table of one game, which says what a seat of it is, where pieces may go, and what a move is going to do."""

    seats: Sequence[SeatT]

    def verify(self, move: Move) -> None:
        """Raise `Illegal` with the first rule that forbids a move to the player whose turn it is."""
        self.planned(move)

    def play(self, move: Move) -> Turn:
        """Play a move for the player whose turn it is; raise `Illegal` or `NotWritten` where it cannot be."""
        planned = self.planned(move)
        self._require_known(planned[2])
        return self._make(move, planned)

    def imagined(self, move: Move) -> tuple[Self, Turn]:
        """Play a move on a copy, and return it with the turn, which lacks points that nobody can know."""
        planned = self.planned(move)
        twin = self.copy()
        return twin, twin._make(move, planned)

    def _require_known(self, plan: PlanT) -> None:
        """Raise `NotWritten` where a plan cannot be carried out as it is not known what it scores."""

    def _make(self, move: Move, planned: Planned[PlanT]) -> Turn:
        seat, number, plan, stood = planned
        self.decided = ()
        tile = number > 0 and self.offer.take(move.source, move.colour, number, seat)
        self.current = (seat + 1) % len(self.seats)
        turn = self._carry_out(self.seats[seat], move, number, plan, tile=tile)
        return structs.replace(turn, stood=stood) if stood else turn

    def planned(self, move: Move) -> Planned[PlanT]:
        """Return what a move is going to do; raise `Illegal` where a rule forbids it that it cannot break and stand."""
        if not self.offer.left:
            raise Illegal(ROUND_OVER, f"round {self.round} is over: displays and centre are empty")
        if move.stands:
            try:
                return self._let_stand(move)
            except Illegal:
                pass  # something is wrong with it that cannot stand: then nothing does
        seat, name = self.current, self.names[self.current]
        self._require_board(seat)
        if move.player is not None and move.player != name:
            raise self._out_of_turn(move)
        number = 0 if move.source == RETURN else self.offer.verify_take(move, self.colours[move.colour])
        return seat, number, self._plan(self.seats[seat], name, move, number, refuse), ()

    def _let_stand(self, move: Move) -> Planned[PlanT]:
        """Return what a move is going to do that is let stand; raise `Illegal` where it cannot be."""
        stood: list[Stood] = []

        def note(wrong: Illegal) -> None:
            stood.append(Stood(wrong.rule, wrong.message))

        seat = self.current if move.player is None else self.names.index(move.player)
        if seat != self.current:
            note(self._out_of_turn(move))
        number = 0 if move.source == RETURN else self.offer.verify_take(move, self.colours[move.colour])
        self._require_board(seat)
        plan = self._plan(self.seats[seat], self.names[seat], move, number, note)
        return seat, number, plan, tuple(stood)

    def _out_of_turn(self, move: Move) -> Illegal:
        return Illegal(TURN_ORDER, f"it is {self.names[self.current]}'s turn, not {move.player}'s")

    def _require_board(self, seat: int) -> None:
        """Raise `NotWritten` where what a player (a seat) may do hangs on something that is not known of the board."""

    @abstractmethod
    def _plan(self, seat: SeatT, name: str, move: Move, number: int, refuse: Refuse) -> PlanT:
        """Return what `number` pieces would do there; raise `Illegal` where they may not go there.

        Where they may not, but could if it is let stand, `refuse` decides.
        """

    @abstractmethod
    def _carry_out(self, seat: SeatT, move: Move, number: int, plan: PlanT, *, tile: bool) -> Turn:
        """Do what was planned and return what happened."""

    def legal_moves(self) -> Iterator[Move]:
        """Yield the legal moves in canonical form."""
        if not self.offer.left:
            return
        seat = self.seats[self.current]
        for source, colour, number, count in self.offer.takes(self.colours):
            yield from self._placings(seat, Move(source, colour, count=count), number)
        yield from self._returns(seat)

    @abstractmethod
    def _placings(self, seat: SeatT, take: Move, number: int) -> Iterator[Move]:
        """Yield the legal moves with a take of so many pieces, targets from left to right or top to bottom."""

    def _returns(self, seat: SeatT) -> Iterator[Move]:  # noqa: ARG002  # a game with returns has its own
        """Yield the legal moves that take nothing."""
        yield from ()
