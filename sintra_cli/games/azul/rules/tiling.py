"""The wall-tiling of a player of Azul: planned line by line on a copy, so that an error changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from sintra_cli.family.rules.choice import ColumnChoice
from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.turn import RoundEnd
from sintra_cli.games.azul.rules.board import MARKER, Seat, drop, penalty
from sintra_cli.games.azul.rules.names import TILING_COLUMN, TILING_LINE, TILING_MISSING
from sintra_cli.games.azul.rules.wall import SIZE, Laid, Wall
from sintra_cli.text import listed


class Tiling(Struct, frozen=True, kw_only=True):
    """What a wall-tiling does for a player.

    `laid` are the tiles in order, `floored` the lines (and their colours) whose tiles all go to the floor line, `floor`
    what lies there when it is counted, `to_lid` the tiles that leave the board; `lost` is what the floor line really
    takes (>= 0).
    """

    laid: tuple[Laid, ...]
    floored: tuple[tuple[int, str], ...]
    floor: str
    to_lid: str
    lost: int
    wall: Wall
    score: int

    @property
    def wall_points(self) -> int:
        """What the tiles score."""
        return sum(tile.points for tile in self.laid)


class Tilings(RoundEnd, frozen=True, kw_only=True):
    """The end of a round: every player's wall-tiling, seat by seat."""

    of_seats: list[Tiling]

    @property
    def columns(self) -> list[dict[int, int]]:
        """Where each player's tiles went (line: column), seat by seat."""
        return [{tile.line: tile.column for tile in tiling.laid} for tiling in self.of_seats]


class MissingChoice(Illegal):
    """A choice is needed that is not in the log; `yet` says so where it may still be made."""

    def __init__(self, seat: Seat, name: str, line: int, columns: Sequence[int]) -> None:
        this, either = f"the column for line {line} ({seat.lines[line][0]})", listed(columns, "or")
        message = f"{name} must choose {this}: {either}, such as {line}:{columns[0]}"
        super().__init__(TILING_MISSING, message, player=seat.index)
        self.seat = seat.index
        self.yet = f"{name} has not yet chosen {this}: {either}"


def plan_tiling(
    seat: Seat,
    name: str,
    wall: Literal["coloured", "grey"],
    colours: Mapping[str, str],
    choices: Mapping[int, int],
) -> Tiling:
    """Plan a player's tiling with the columns chosen (line: column); raise `Illegal` where it cannot be done."""
    complete = [line for line, tiles in seat.lines.items() if len(tiles) == line]
    for line in choices:
        if line not in complete:
            there = f"{len(seat.lines[line])} of {line}"
            message = f"{name}'s line {line} is not complete ({there} spaces filled): it has no column to choose"
            raise Illegal(TILING_LINE, message, player=seat.index)
    tiled = seat.wall.copy()
    laid: list[Laid] = []
    floored: list[tuple[int, str]] = []
    floor, to_lid = seat.floor, ""
    for line in complete:
        tiles = seat.lines[line]
        column = (
            _printed_space(tiled, line, tiles[0], colours)
            if wall == "coloured"
            else _chosen_column(seat, name, tiled, line, choices.get(line))
        )
        if column is None:
            floored.append((line, tiles[0]))
            floor, beyond = drop(floor, tiles)
            to_lid += beyond
        else:
            laid.append(tiled.lay(line, column, tiles[0]))
            to_lid += tiles[1:]
    score = seat.score + sum(tile.points for tile in laid)
    lost = min(score, penalty(floor))
    return Tiling(
        laid=tuple(laid),
        floored=tuple(floored),
        floor=floor,
        to_lid=to_lid + floor.replace(MARKER, ""),
        lost=lost,
        wall=tiled,
        score=score - lost,
    )


def _printed_space(wall: Wall, line: int, colour: str, colours: Mapping[str, str]) -> int | None:
    """Return the column of a colour on the coloured wall, None where it lies there already, as after a wrong move."""
    return None if wall.has(line, colour) else printed_column(line, colour, colours)


def printed_column(line: int, colour: str, colours: Mapping[str, str]) -> int:
    """Return the column of a colour on the coloured wall: each row is the one above moved one to the right."""
    return (list(colours).index(colour) + line - 1) % SIZE + 1


def _chosen_column(seat: Seat, name: str, wall: Wall, line: int, choice: int | None) -> int | None:
    """Return the column for a line on a grey wall as it stands, None where there is none."""
    colour = seat.lines[line][0]
    columns = wall.open_columns(line, colour)
    if not columns:
        if choice is not None:
            message = f"no column is open to {colour} on {name}'s line {line}: its tiles go to the floor line"
            raise Illegal(TILING_LINE, message, player=seat.index)
        return None
    if choice is None:
        if len(columns) > 1:
            raise MissingChoice(seat, name, line, columns)
        return columns[0]
    if choice not in columns:
        message = (
            f"{name}'s {colour} tile of line {line} cannot go to column {choice}: {_why_closed(wall, line, choice)}; "
            f"open to it: {listed(columns, 'and')}"
        )
        raise Illegal(TILING_COLUMN, message, player=seat.index)
    return choice


def _why_closed(wall: Wall, line: int, column: int) -> str:
    if not 1 <= column <= SIZE:
        return f"columns are 1 to {SIZE}"
    there = wall.rows[line - 1][column - 1]
    return f"{there} lies there" if there else "that column has the colour already"


def column_choices(
    seats: Sequence[Seat], chosen: Mapping[tuple[int, int], int]
) -> Iterator[tuple[ColumnChoice, int | None]]:
    """Yield each choice between several columns with the one chosen; stop where that is none of them, or None."""
    for seat in seats:
        wall = seat.wall.copy()
        for line, tiles in seat.lines.items():
            columns = wall.open_columns(line, tiles[0]) if len(tiles) == line else []
            if not columns:
                continue
            column = columns[0]
            if len(columns) > 1:
                column = chosen.get((seat.index, line), 0)
                there = column in columns
                yield ColumnChoice(seat.index, line, tiles[0], columns), column if there else None
                if not there:
                    return
            wall.lay(line, column, tiles[0])
