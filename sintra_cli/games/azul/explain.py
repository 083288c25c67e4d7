"""Explain what happens in Azul."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from sintra_cli.family.explain import Explainer, MoveExplainer, sum_up
from sintra_cli.family.rules.address import FINAL, Address
from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.names import GAME_OVER, TURN_ORDER
from sintra_cli.family.rules.table import Table
from sintra_cli.family.rules.turn import FinalScore, RoundEnd, Turn
from sintra_cli.family.terms import Terms, go
from sintra_cli.games.azul import GAME
from sintra_cli.games.azul import events as part
from sintra_cli.games.azul.ledger import AzulTeller, tiled
from sintra_cli.games.azul.rules.board import FLOOR, MARKER, Seat, penalty
from sintra_cli.games.azul.rules.final import COLOUR, COLUMN, ROW
from sintra_cli.games.azul.rules.names import (
    AZUL_TIE_BREAK,
    END_BONUSES,
    END_OF_GAME,
    FLOOR_LINE,
    LINE_COLOUR,
    LINE_FULL,
    TILING_COLUMN,
    WALL_HAS_COLOUR,
    WALL_POINTS,
)
from sintra_cli.games.azul.rules.table import AzulTable
from sintra_cli.games.azul.rules.table import Turn as AzulTurn
from sintra_cli.games.azul.rules.tiling import Tilings
from sintra_cli.games.azul.rules.wall import SIZE
from sintra_cli.report.explanation import Passage, Statement
from sintra_cli.report.ledger import Part, Took
from sintra_cli.text import counted, listed

if TYPE_CHECKING:
    from sintra_cli.games.azul.setup import AzulSetup


class AzulExplainer(Explainer):
    """Explains a game of Azul."""

    ending = (GAME_OVER, END_OF_GAME)
    ranking = (AZUL_TIE_BREAK,)

    def __init__(self, setup: AzulSetup, names: Sequence[str]) -> None:
        super().__init__(names, Terms(GAME.words, GAME.page, setup.colours, setup.rulings))
        self._setup = setup

    def circumstances(self, address: Address) -> str:
        """Say where in the game an address is."""
        return f"{'the end of the game' if address == FINAL else f'round {address.round}'}, {self._setup.wall} wall"

    def move(self, table: Table, move: Move) -> MoveExplainer:
        """Return what explains a move on the table as it stands."""
        return _Move(self.terms, table, move)

    # --- the wall-tiling ---------------------------------------------------------------------------------------

    def choosing(self, table: Table, seat: int) -> tuple[str, list[Statement]]:
        """Say what of a board matters for a wall-tiling: the lines and the wall."""
        assert isinstance(table, AzulTable)
        board = table.seats[seat]
        lines = [Statement(f"{_line(board, line)}.") for line in board.lines if board.lines[line]]
        rows = " ".join("".join(tile or "-" for tile in row) for row in board.wall.rows)
        return f"{self.names[seat]}'s wall-tiling", [*lines, Statement(f"The rows of the wall are {rows}.")]

    def players_at_end(self, before: Table, choices: Sequence[Mapping[int, int]], end: RoundEnd) -> Iterator[Passage]:
        """Explain each player's wall-tiling: the lines from top to bottom, then the floor line."""
        assert isinstance(before, AzulTable)
        assert isinstance(end, Tilings)
        for seat, chosen, tiling in zip(before.seats, choices, end.of_seats, strict=True):
            name, parts = self.names[seat.index], list(tiled(tiling))
            said = [self._tiled(chosen, each) for each in parts]
            stays = [f"{line} ({tiles})" for line, tiles in seat.lines.items() if 0 < len(tiles) < line]
            if stays:
                lines = f"Line {stays[0]} is" if len(stays) == 1 else f"Lines {listed(stays)} are"
                said.append(Statement(f"{lines} not complete and {'stays' if len(stays) == 1 else 'stay'}."))
            yield Passage(name, [*said, sum_up(name, seat.score, parts)])

    def _tiled(self, chosen: Mapping[int, int], each: Part) -> Statement:
        if isinstance(each, part.Tile):
            return self._tile(chosen, each)
        if isinstance(each, part.LineFloored):
            colour = self.terms.colour(each.colour)
            tiles = f"Line {each.line}, {each.colour * each.line}: no column is open to {colour}"
            rule = TILING_COLUMN if self._setup.wall == "grey" else WALL_HAS_COLOUR
            return Statement(f"{tiles}, and all go to the floor line.", self.terms.rules(rule))
        assert isinstance(each, part.FloorLine)
        things = ["marker" if what == MARKER else what for what in each.held]
        costs = ", ".join(f"{thing} -{cost}" for thing, cost in zip(things, FLOOR, strict=False))
        cut = f"; only {-each.points} are lost, down to 0" if -each.points < each.printed else ""
        return Statement(f"Floor line: {costs}, {each.printed} in all{cut}.", self.terms.rules(FLOOR_LINE), each.points)

    def _tile(self, chosen: Mapping[int, int], tile: part.Tile) -> Statement:
        grey = self._setup.wall == "grey"
        rest = (
            ""
            if tile.line == 1
            else f", the other {tile.line - 1} to the lid"
            if tile.line > 2
            else ", the other to the lid"
        )
        runs = [(tile.horizontal, "in its row"), (tile.vertical, "in its column")]
        scored = " + ".join(f"{length} {way}" for length, way in runs if length > 1) or "1 without neighbours"
        how = "the only open one" if grey and tile.line not in chosen else "as chosen" if grey else "its colour's"
        goes = f"{self.terms.colour(tile.colour)} goes to column {tile.column}, {how}"
        said = f"Line {tile.line}: {goes}{rest}; {scored}."
        return Statement(said, self.terms.rules(*([TILING_COLUMN] if grey else []), WALL_POINTS), tile.points)

    # --- the end -----------------------------------------------------------------------------------------------

    def finals(self, table: Table, finals: Sequence[FinalScore]) -> Iterator[Passage]:
        """Explain the final scoring of each player, part by part."""
        assert isinstance(table, AzulTable)
        teller = AzulTeller(self._setup, self.names)
        for seat, final in zip(table.seats, finals, strict=True):
            name, parts = self.names[seat.index], teller.final(final)
            rows = [str(line) for line, row in enumerate(seat.wall.rows, 1) if all(row)]
            columns = [str(number) for number, column in enumerate(zip(*seat.wall.rows, strict=True), 1) if all(column)]
            tiles = [tile for row in seat.wall.rows for tile in row]
            colours = [self.terms.colour(letter) for letter in self._setup.colours if tiles.count(letter) == SIZE]
            bonuses = self.terms.rules(END_BONUSES)
            said = [
                Statement(f"{label} ({worth} points each): {', '.join(done) or 'none'}.", bonuses, each.points)
                for label, done, worth, each in zip(
                    ("Complete rows", "Complete columns", "Colours with all five tiles"),
                    (rows, columns, colours),
                    (ROW, COLUMN, COLOUR),
                    parts,
                    strict=True,
                )
            ]
            yield Passage(name, [*said, sum_up(name, seat.score, parts)])


class _Move(MoveExplainer):
    """Explains a move, with the spaces that its pattern line had free, and whether its wall row had the colour."""

    def __init__(self, terms: Terms, table: Table, move: Move) -> None:
        super().__init__(terms, table, move)
        assert isinstance(table, AzulTable)
        seat, line = table.seats[table.current], move.target
        self._free = line - len(seat.lines[line]) if line else 0
        self._on_wall = line > 0 and seat.wall.has(line, move.colour)

    def _position(self, table: Table) -> list[Statement]:
        """Say what matters for it: the source, the pattern line and its row, the floor line."""
        assert isinstance(table, AzulTable)
        seat, line = table.seats[table.current], self._move.target
        found = self._source(table.offer)
        if line:
            row = "".join(seat.wall.rows[line - 1])
            wall = f"row {line} of the wall {f'holds {row}' if row else 'is empty'}"
            found.append(Statement(f"{_line(seat, line)}; {wall}."))
        marker = " (1 is the marker)" if MARKER in seat.floor else ""
        floor = f"holds {seat.floor}{marker} and costs {penalty(seat.floor)}" if seat.floor else "is empty"
        return [*found, Statement(f"{self.name} has {counted(seat.score, 'point')}, and the floor line {floor}.")]

    def happens(self, turn: Turn, parts: Sequence[Part]) -> Iterator[Statement]:
        """Say what the move did, rule by rule."""
        assert isinstance(turn, AzulTurn)
        for each in parts:
            if isinstance(each, Took):
                yield from self._taking(each)
                if each.tile and MARKER not in turn.floor:
                    full = "The floor line is full: the marker costs nothing more."
                    yield Statement(full, self._terms.rules(TURN_ORDER))
            elif isinstance(each, part.Placed):
                yield from self._placed(each)
            elif isinstance(each, part.Floored):
                yield Statement(_floored(each, turn), self._terms.rules(FLOOR_LINE))
            elif isinstance(each, part.ToLid):
                full = "the floor line has no space left"
                yield Statement(f"{go(each.colour * each.number)} to the lid: {full}.", self._terms.rules(FLOOR_LINE))

    def _placed(self, placed: part.Placed) -> Iterator[Statement]:
        line, colour = placed.line, self._terms.colour(placed.colour)
        yield Statement(f"Line {line} has {counted(self._free, 'free space')}.", self._terms.rules(LINE_FULL))
        before = placed.filled - placed.number
        holds = f"It holds {colour} already" if before else "It holds nothing yet"
        yield Statement(f"{holds}.", self._terms.rules(LINE_COLOUR))
        has = (
            f"has {colour}: all tiles of a complete line go to the floor line" if self._on_wall else f"has no {colour}"
        )
        yield Statement(f"Row {line} of the wall {has}.", self._terms.rules(WALL_HAS_COLOUR))
        tiles = placed.colour * placed.number
        yield Statement(f"{go(tiles)} there: {placed.filled} of {line} are filled.")

    def points(self, turn: Turn, parts: Sequence[Part]) -> Iterator[Statement]:  # noqa: ARG002  # there are none
        """Say that a move scores nothing."""
        yield Statement(f"A move scores nothing before the wall-tiling: {self.name} has {self._before}, as before.")


def _line(seat: Seat, line: int) -> str:
    tiles = seat.lines[line]
    return f"Line {line} {f'holds {tiles}' if tiles else 'is empty'}: {counted(line - len(tiles), 'space')} free"


def _floored(floored: part.Floored, turn: AzulTurn) -> str:
    tiles = floored.colour * floored.number
    things = [*(["the marker"] if floored.marker else []), *([tiles] if tiles else [])]
    many = len(things) + floored.number > 2 or len(things) > 1 or floored.number > 1
    said = f"{listed(things)} {'go' if many else 'goes'} to the floor line, which costs {penalty(turn.floor)} now."
    return said[:1].upper() + said[1:]
