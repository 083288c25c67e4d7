"""A game of Azul in progress: what a turn may do, what it does, and the wall-tiling."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from sintra_cli.family.rules import turn
from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.move import NOWHERE, Move
from sintra_cli.family.rules.offer import OF_A_COLOUR
from sintra_cli.family.rules.supply import Supply
from sintra_cli.family.rules.table import Waiting
from sintra_cli.family.rules.turns import Refuse, TableOf
from sintra_cli.games.azul.rules.board import MARKER, Seat, drop
from sintra_cli.games.azul.rules.final import Final, score_end
from sintra_cli.games.azul.rules.names import LINE_COLOUR, LINE_FULL, WALL_HAS_COLOUR
from sintra_cli.games.azul.rules.rulings import AzulRulings
from sintra_cli.games.azul.rules.tiling import MissingChoice, Tiling, Tilings, column_choices, plan_tiling
from sintra_cli.games.azul.rules.wall import SIZE
from sintra_cli.text import listed

if TYPE_CHECKING:
    from sintra_cli.family.rules.choice import ColumnChoice


class Turn(turn.Turn, frozen=True, kw_only=True):
    """What a turn did: tiles placed on the line, dropped on the floor line, and beyond it to the lid.

    The starting-player tile is the marker here. `filled` are the spaces of the line that are filled then, `floor` is
    what lies on the floor line.
    """

    placed: int
    floored: int
    to_lid: int
    filled: int
    floor: str

    @property
    def bare(self) -> Move:
        """What was done, without what need not be said, or stands beside a move."""
        return Move(self.move.source, self.move.colour, self.move.target)

    @property
    def wasted(self) -> int:
        """How many tiles did not go on a line."""
        return self.floored + self.to_lid

    @property
    def taken(self) -> int:
        """How many tiles were taken; the marker is no tile."""
        return self.placed + self.floored + self.to_lid

    @property
    def points(self) -> int:
        """A move scores nothing before the wall-tiling."""
        return 0


class AzulTable(TableOf[Seat, int]):
    """The table of a game of Azul. A plan is how many tiles fit on the line."""

    piece: ClassVar[str] = "tile"

    def __init__(
        self,
        names: Sequence[str],
        *,
        starter: int,
        wall: Literal["coloured", "grey"],
        colours: Mapping[str, str],
        rulings: AzulRulings,
    ) -> None:
        seats = [Seat(index) for index in range(len(names))]
        supply = Supply(dict.fromkeys(colours, OF_A_COLOUR))
        super().__init__(names, seats, colours, starter, supply, rulings)
        self.wall = wall

    @property
    def over(self) -> bool:
        """Whether a player has completed a horizontal row, or nothing is left that a round could begin with."""
        return any(seat.wall.complete_rows() for seat in self.seats) or self._emptied

    @property
    def _emptied(self) -> bool:
        """Whether a round is to begin, and bag and lid are known to be empty."""
        return self.wound_up and self.supply.known and not self.supply.total()

    def why_over(self) -> str:
        """Say who ended the game, or what."""
        who = [name for name, seat in zip(self.names, self.seats, strict=True) if seat.wall.complete_rows()]
        why = f"{listed(who)} completed a horizontal row" if who else "bag and lid are empty, so no round can begin"
        return f"the game ended after round {self.round}: {why}"

    def column_choices(self, chosen: Mapping[tuple[int, int], int]) -> Iterator[tuple[ColumnChoice, int | None]]:
        """Yield the choices that a grey wall leaves; a coloured one leaves none."""
        if self.wall == "grey":
            yield from column_choices(self.seats, chosen)

    # --- a turn ------------------------------------------------------------------------------------------------

    def _plan(self, seat: Seat, name: str, move: Move, number: int, refuse: Refuse) -> int:
        if move.target == NOWHERE:
            return 0
        line, tiles = move.target, seat.lines[move.target]
        colour = self.colours[move.colour]
        if len(tiles) == line:
            refuse(Illegal(LINE_FULL, f"{name}'s line {line} is full: it takes no more tiles before the tiling"))
            return 0
        if tiles and tiles[0] != move.colour:
            raise Illegal(LINE_COLOUR, f"{name}'s line {line} holds {self.colours[tiles[0]]}, not {colour}")
        if seat.wall.has(line, move.colour):
            refuse(Illegal(WALL_HAS_COLOUR, f"{name}'s wall has {colour} in row {line} already"))
        return min(number, line - len(tiles))

    def _carry_out(self, seat: Seat, move: Move, number: int, plan: int, *, tile: bool) -> Turn:
        if tile:
            seat.floor, _ = drop(seat.floor, MARKER)  # on a full floor line it costs nothing more
        if plan:
            seat.lines[move.target] += move.colour * plan
        seat.floor, beyond = drop(seat.floor, move.colour * (number - plan))
        if beyond:
            self.supply.give_back(move.colour, len(beyond))
        return Turn(
            seat=seat.index,
            move=move,
            placed=plan,
            floored=number - plan - len(beyond),
            to_lid=len(beyond),
            tile=tile,
            filled=len(seat.lines[move.target]) if move.target else 0,
            floor=seat.floor,
            total=seat.score,
        )

    def _placings(self, seat: Seat, take: Move, number: int) -> Iterator[Move]:  # noqa: ARG002
        colour = take.colour
        for line in range(1, SIZE + 1):
            tiles = seat.lines[line]
            if len(tiles) < line and tiles[:1] in ("", colour) and not seat.wall.has(line, colour):
                yield Move(take.source, colour, line, count=take.count)
        yield take

    # --- the wall-tiling ---------------------------------------------------------------------------------------

    def _end_round(self, choices: Sequence[Mapping[int, int]] | None, *, last: bool) -> Tilings | None:
        try:
            tilings = [
                plan_tiling(seat, name, self.wall, self.colours, choices[seat.index] if choices else {})
                for seat, name in zip(self.seats, self.names, strict=True)
            ]
        except MissingChoice as missing:
            if not last:
                raise
            self.waits_for = Waiting(missing.seat, missing.yet)
            return None
        for seat, tiling in zip(self.seats, tilings, strict=True):
            self._tile(seat, tiling)
        return Tilings(of_seats=tilings)

    def _tile(self, seat: Seat, tiling: Tiling) -> None:
        for line, tiles in seat.lines.items():
            if len(tiles) == line:
                seat.lines[line] = ""
        for colour in tiling.to_lid:
            self.supply.give_back(colour, 1)
        seat.wall = tiling.wall
        seat.floor = ""
        seat.score = tiling.score

    def columns_instead(self, seat: int, chosen: Mapping[int, int]) -> Iterator[tuple[int, Sequence[int | None]]]:
        """Yield the lines that are complete or have a column, with the columns that could be written instead."""
        if self.wall == "grey":
            from sintra_cli.games.azul.rules.columns import columns_instead

            yield from columns_instead(self.seats[seat], chosen)

    def final(self) -> list[Final]:
        """Return the final scoring, seat by seat."""
        return [score_end(seat) for seat in self.seats]
