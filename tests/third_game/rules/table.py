"""A game of Ribbons in progress.

A player has two ribbons, of 4 and of 8 spaces. A tile on them scores 2 or 1 points at once; what finds no space spills
on the tray. A full ribbon scores 3 at the end of a round and is emptied on the tray. After three rounds each colour on
the ribbons scores 2, and is what breaks a tie.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final, Self

from sintra_cli.family.rules import turn
from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.move import NOWHERE, Move
from sintra_cli.family.rules.offer import OF_A_COLOUR
from sintra_cli.family.rules.supply import Supply
from sintra_cli.family.rules.turns import Refuse, TableOf
from tests.third_game.rules.names import RIBBON_FULL
from tests.third_game.rules.rulings import RibbonsRulings

SPACES: Final = {1: 4, 2: 8}
WORTH: Final = {1: 2, 2: 1}
FULL: Final = 3
COLOUR: Final = 2
ROUNDS: Final = 3


class Seat(turn.Seat):
    """A player's board: the tiles on each ribbon."""

    __slots__ = ("ribbons",)

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.ribbons = dict.fromkeys(SPACES, "")

    def copy(self) -> Self:
        """Return a board of its own with the same on it."""
        twin = type(self)(self.index)
        twin.ribbons, twin.score = dict(self.ribbons), self.score
        return twin


class Turn(turn.Turn, frozen=True, kw_only=True):
    """What a turn did: tiles placed on the ribbon and spilled, and what these cost."""

    placed: int
    spilled: int
    lost: int

    @property
    def bare(self) -> Move:
        """What was done, without what need not be said."""
        return Move(self.move.source, self.move.colour, self.move.target)

    @property
    def taken(self) -> int:
        """How many tiles were taken."""
        return self.placed + self.spilled

    @property
    def wasted(self) -> int:
        """How many tiles were spilled."""
        return self.spilled

    @property
    def gained(self) -> int:
        """What the tiles on the ribbon score."""
        return self.placed * WORTH.get(self.move.target, 0)

    @property
    def points(self) -> int:
        """What the move scored."""
        return self.gained - self.lost


class Emptied(turn.RoundEnd, frozen=True, kw_only=True):
    """The end of a round: each player's full ribbons, and the score then."""

    full: list[list[int]]
    scores: list[int]


class EndScore(turn.FinalScore, frozen=True, kw_only=True):
    """A player's final scoring."""

    colours: int

    @property
    def tie_break(self) -> int:
        """The more colours, the better."""
        return self.colours


class RibbonsTable(TableOf[Seat, int]):
    """The table of a game of Ribbons. A plan is how many tiles fit on the ribbon."""

    piece: ClassVar[str] = "tile"
    rulings: RibbonsRulings

    def __init__(
        self, names: Sequence[str], *, starter: int, colours: Mapping[str, str], rulings: RibbonsRulings
    ) -> None:
        seats = [Seat(index) for index in range(len(names))]
        super().__init__(names, seats, colours, starter, Supply(dict.fromkeys(colours, OF_A_COLOUR)), rulings)

    @property
    def over(self) -> bool:
        """Whether three rounds are played."""
        return self.round >= ROUNDS

    def why_over(self) -> str:
        """Say that they are."""
        return f"the game ended after round {ROUNDS}"

    def _plan(self, seat: Seat, name: str, move: Move, number: int, refuse: Refuse) -> int:  # noqa: ARG002
        if move.target == NOWHERE:
            return 0
        free = SPACES[move.target] - len(seat.ribbons[move.target])
        if not free:
            raise Illegal(RIBBON_FULL, f"{name}'s ribbon {move.target} is full: it takes no more tiles")
        return min(number, free)

    def _carry_out(self, seat: Seat, move: Move, number: int, plan: int, *, tile: bool) -> Turn:
        spilled = number - plan
        lost = spilled if self.rulings.spilled == "cost" else 0
        if plan:
            seat.ribbons[move.target] += move.colour * plan
        if spilled:
            self.supply.give_back(move.colour, spilled)
            self._decided_by("spilled", lost, spilled - lost)
        seat.score += plan * WORTH.get(move.target, 0) - lost
        return Turn(
            seat=seat.index,
            move=move,
            tile=tile,
            total=seat.score,
            decided=self.decided,
            placed=plan,
            spilled=spilled,
            lost=lost,
        )

    def _placings(self, seat: Seat, take: Move, number: int) -> Iterator[Move]:  # noqa: ARG002
        for ribbon, spaces in SPACES.items():
            if len(seat.ribbons[ribbon]) < spaces:
                yield Move(take.source, take.colour, ribbon, count=take.count)
        yield take

    def _end_round(self, choices: Sequence[Mapping[int, int]] | None, *, last: bool) -> Emptied:  # noqa: ARG002
        full = [
            [ribbon for ribbon, spaces in SPACES.items() if len(seat.ribbons[ribbon]) == spaces] for seat in self.seats
        ]
        for seat, ribbons in zip(self.seats, full, strict=True):
            for ribbon in ribbons:
                for tile in seat.ribbons[ribbon]:
                    self.supply.give_back(tile, 1)
                seat.ribbons[ribbon] = ""
                seat.score += FULL
        return Emptied(full=full, scores=[seat.score for seat in self.seats])

    def final(self) -> list[EndScore]:
        """Return the final scoring, seat by seat."""
        counted = [(seat, len(set("".join(seat.ribbons.values())))) for seat in self.seats]
        return [EndScore(colours=colours, total=seat.score + COLOUR * colours) for seat, colours in counted]
