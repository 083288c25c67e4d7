"""Explain what happens in Azul."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sintra_cli.family.explain import Grounds, go, sum_up
from sintra_cli.family.rules.address import FINAL, Address
from sintra_cli.family.rules.move import Move
from sintra_cli.games.azul import events as part
from sintra_cli.games.azul.ledger import final as final_parts
from sintra_cli.games.azul.ledger import tiled
from sintra_cli.games.azul.rules.board import FLOOR, MARKER, Seat, penalty
from sintra_cli.games.azul.rules.final import COLOUR, COLUMN, ROW, AzulFinalScore
from sintra_cli.games.azul.rules.table import AzulTable, AzulTurn
from sintra_cli.games.azul.rules.tiling import Tiling
from sintra_cli.games.azul.rules.wall import SIZE
from sintra_cli.games.azul.setup import AzulSetup
from sintra_cli.log.log import Log
from sintra_cli.report.explanation import Passage, Statement
from sintra_cli.report.ledger import Part, Took
from sintra_cli.text import counted, listed


def circumstances(_grounds: Grounds, log: Log, address: Address) -> str:
    """Say where in the game an address is."""
    setup = log.setup
    assert isinstance(setup, AzulSetup)
    return f"{'the end of the game' if address == FINAL else f'round {address.round}'}, {setup.wall} wall"


# --- a move ------------------------------------------------------------------------------------------------------


def position(grounds: Grounds, table: AzulTable, move: Move) -> list[Statement]:
    """Say what of a position matters for a move: the source, the pattern line and its row, the floor line."""
    seat = table.seats[table.current]
    name = table.names[seat.index]
    found = grounds.source(table.offer, move)
    if move.target:
        row = "".join(seat.wall.rows[move.target - 1])
        wall = f"row {move.target} of the wall {f'holds {row}' if row else 'is empty'}"
        found.append(Statement(f"{_line(seat, move.target)}; {wall}."))
    marker = " (1 is the marker)" if MARKER in seat.floor else ""
    floor = f"holds {seat.floor}{marker} and costs {penalty(seat.floor)}" if seat.floor else "is empty"
    return [*found, Statement(f"{name} has {counted(seat.score, 'point')}, and the floor line {floor}.")]


def _line(seat: Seat, line: int) -> str:
    tiles = seat.lines[line]
    return f"Line {line} {f'holds {tiles}' if tiles else 'is empty'}: {counted(line - len(tiles), 'space')} free"


def board(_grounds: Grounds, seat: Seat) -> list[Statement]:
    """Say what of a board matters for a tiling: the lines and the wall."""
    lines = [Statement(f"{_line(seat, line)}.") for line in seat.lines if seat.lines[line]]
    rows = " ".join("".join(tile or "-" for tile in row) for row in seat.wall.rows)
    return [*lines, Statement(f"The rows of the wall are {rows}.")]


def choice(seat: Seat, move: Move) -> int:
    """Return how many spaces the pattern line has free before a move."""
    return move.target - len(seat.lines[move.target]) if move.target else 0


def turn(grounds: Grounds, name: str, done: AzulTurn, parts: Sequence[Part], choice: int) -> Iterator[Statement]:
    """Say what a move did, rule by rule."""
    for each in parts:
        if isinstance(each, Took):
            yield from grounds.taking(name, each, done.move)
            if each.tile and MARKER not in done.floor:
                yield Statement("The floor line is full: the marker costs nothing more.", grounds.rules("turn-order"))
        elif isinstance(each, part.Placed):
            yield from _placed(grounds, each, choice)
        elif isinstance(each, part.Floored):
            yield _floored(each, done)
        elif isinstance(each, part.ToLid):
            yield Statement(f"{go(each.colour * each.number)} to the lid: the floor line has no space left.")


def _placed(grounds: Grounds, placed: part.Placed, free: int) -> Iterator[Statement]:
    line, colour = placed.line, grounds.colour(placed.colour)
    yield Statement(f"Line {line} has {counted(free, 'free space')}.", grounds.rules("line-full"))
    before = placed.filled - placed.number
    holds = f"It holds {colour} already" if before else "It holds nothing yet"
    yield Statement(f"{holds}.", grounds.rules("line-colour"))
    yield Statement(f"Row {line} of the wall has no {colour}.", grounds.rules("wall-has-colour"))
    tiles = placed.colour * placed.number
    yield Statement(f"{go(tiles)} there: {placed.filled} of {line} are filled.")


def _floored(floored: part.Floored, done: AzulTurn) -> Statement:
    tiles = floored.colour * floored.number
    things = [*(["the marker"] if floored.marker else []), *([tiles] if tiles else [])]
    many = len(things) + floored.number > 2 or len(things) > 1 or floored.number > 1
    said = f"{listed(things)} {'go' if many else 'goes'} to the floor line, which costs {penalty(done.floor)} now."
    return Statement(said[:1].upper() + said[1:])


def points(_grounds: Grounds, name: str, before: int, _done: AzulTurn, _parts: Sequence[Part]) -> list[Statement]:
    """Say that a move scores nothing."""
    return [Statement(f"A move scores nothing before the wall-tiling: {name} has {before}, as before.")]


# --- rounds ------------------------------------------------------------------------------------------------------


def opening(_grounds: Grounds, _log: Log, _number: int) -> list[Statement]:
    """Say what a round begins with: nothing of its own."""
    return []


def at_end(_grounds: Grounds, _end: list[Tiling]) -> list[Statement]:
    """Say what the end of a round does, beside the wall-tiling: nothing."""
    return []


def tilings(
    grounds: Grounds, log: Log, seats: Sequence[Seat], choices: Sequence[Mapping[int, int]], end: list[Tiling]
) -> Iterator[Passage]:
    """Explain each player's wall-tiling: the lines from top to bottom, then the floor line."""
    for seat, chosen, tiling in zip(seats, choices, end, strict=True):
        name, parts = log.names[seat.index], list(tiled(tiling))
        said = [_tiled(grounds, log, chosen, each) for each in parts]
        stays = [f"{line} ({tiles})" for line, tiles in seat.lines.items() if 0 < len(tiles) < line]
        if stays:
            lines = f"Line {stays[0]} is" if len(stays) == 1 else f"Lines {listed(stays)} are"
            said.append(Statement(f"{lines} not complete and {'stays' if len(stays) == 1 else 'stay'}."))
        yield Passage(name, [*said, sum_up(name, seat.score, parts)])


def _tiled(grounds: Grounds, log: Log, choices: Mapping[int, int], each: Part) -> Statement:
    if isinstance(each, part.Tile):
        return _tile(grounds, log, choices, each)
    if isinstance(each, part.LineFloored):
        tiles = f"Line {each.line}, {each.colour * each.line}: no column is open to {grounds.colour(each.colour)}"
        return Statement(f"{tiles}, and all go to the floor line.", grounds.rules("tiling-column"))
    assert isinstance(each, part.FloorLine)
    things = ["marker" if what == MARKER else what for what in each.held]
    costs = ", ".join(f"{thing} -{cost}" for thing, cost in zip(things, FLOOR, strict=False))
    cut = f"; only {-each.points} are lost, down to 0" if -each.points < each.printed else ""

    return Statement(f"Floor line: {costs}, {each.printed} in all{cut}.", (), each.points)


def _tile(grounds: Grounds, log: Log, choices: Mapping[int, int], tile: part.Tile) -> Statement:
    assert isinstance(log.setup, AzulSetup)
    grey = log.setup.wall == "grey"
    rest = (
        ""
        if tile.line == 1
        else f", the other {tile.line - 1} to the lid"
        if tile.line > 2
        else ", the other to the lid"
    )
    runs = [(tile.horizontal, "in its row"), (tile.vertical, "in its column")]
    scored = " + ".join(f"{length} {way}" for length, way in runs if length > 1) or "1 without neighbours"
    how = "the only open one" if grey and tile.line not in choices else "as chosen" if grey else "its colour's"
    goes = f"{grounds.colour(tile.colour)} goes to column {tile.column}, {how}"
    said = f"Line {tile.line}: {goes}{rest}; {scored}."
    return Statement(said, grounds.rules("tiling-column") if grey else (), tile.points)


# --- the end -----------------------------------------------------------------------------------------------------


def finals(grounds: Grounds, log: Log, table: AzulTable, finals: Sequence[AzulFinalScore]) -> Iterator[Passage]:
    """Explain the final scoring of each player, part by part."""
    setup = log.setup
    assert isinstance(setup, AzulSetup)
    for seat, final in zip(table.seats, finals, strict=True):
        name, parts = log.names[seat.index], final_parts(setup, final)
        rows = [str(line) for line, row in enumerate(seat.wall.rows, 1) if all(row)]
        columns = [str(number) for number, column in enumerate(zip(*seat.wall.rows, strict=True), 1) if all(column)]
        tiles = [tile for row in seat.wall.rows for tile in row]
        colours = [grounds.colour(letter) for letter in setup.colours if tiles.count(letter) == SIZE]
        said = [
            Statement(f"{label} ({worth} points each): {', '.join(done) or 'none'}.", (), each.points)
            for label, done, worth, each in zip(
                ("Complete rows", "Complete columns", "Colours with all five tiles"),
                (rows, columns, colours),
                (ROW, COLUMN, COLOUR),
                parts,
                strict=True,
            )
        ]
        yield Passage(name, [*said, sum_up(name, seat.score, parts)])
