"""From what the rules did to the parts of a ledger of Azul."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sintra_cli.family.events import AtEnd, Teller
from sintra_cli.family.rules.replay import PlayedRound
from sintra_cli.family.rules.turn import FinalScore, Turn
from sintra_cli.games.azul.events import (
    CompleteColours,
    CompleteColumns,
    CompleteRows,
    Ends,
    Floored,
    FloorLine,
    Laid,
    LineFloored,
    Placed,
    Tile,
    ToLid,
)
from sintra_cli.games.azul.rules.board import MARKER, penalty
from sintra_cli.games.azul.rules.final import COLOUR, COLUMN
from sintra_cli.games.azul.rules.final import Final as AzulFinal
from sintra_cli.games.azul.rules.table import Turn as AzulTurn
from sintra_cli.games.azul.rules.tiling import Tiling, Tilings
from sintra_cli.report.ledger import Part

if TYPE_CHECKING:
    from sintra_cli.games.azul.setup import AzulSetup


class AzulTeller(Teller):
    """Tells a game of Azul."""

    def __init__(self, setup: AzulSetup, names: Sequence[str]) -> None:
        super().__init__(names, setup.colours)

    def laid(self, this: PlayedRound, displays: Sequence[str] | None) -> Part:
        """Tell the displays of a round."""
        shown = None if displays is None else list(displays)
        return Laid(displays=shown, starter=self.names[this.starter], refilled=this.refilled)

    def _done(self, turn: Turn) -> Iterator[Part]:
        """Tell what went on a line, on the floor line and to the lid."""
        assert isinstance(turn, AzulTurn)
        colour = turn.move.colour
        if turn.placed:
            yield Placed(line=turn.move.target, colour=colour, number=turn.placed, filled=turn.filled)
        marker = turn.tile and MARKER in turn.floor  # on a full floor line there is no room for it
        if turn.floored or marker:
            yield Floored(colour=colour, number=turn.floored, marker=marker)
        if turn.to_lid:
            yield ToLid(colour=colour, number=turn.to_lid)

    def players_at_end(self, this: PlayedRound) -> Iterator[AtEnd]:
        """Tell each player's wall-tiling."""
        for seat, tiling in enumerate(_tilings(this)):
            yield AtEnd(seat, list(tiled(tiling)), tiling.score)

    def table_at_end(self, this: PlayedRound) -> list[Part]:
        """Tell who or what has ended the game, if it has ended."""
        if this.next_starter is not None:
            return []
        tilings = zip(self.names, _tilings(this), strict=True)
        return [Ends(players=[name for name, tiling in tilings if tiling.wall.complete_rows()])]

    def final(self, final: FinalScore) -> list[Part]:
        """Tell a player's final scoring, part by part."""
        assert isinstance(final, AzulFinal)
        return [
            CompleteRows(points=final.row_bonus, number=final.complete_rows),
            CompleteColumns(points=final.column_bonus, number=final.column_bonus // COLUMN),
            CompleteColours(points=final.set_bonus, number=final.set_bonus // COLOUR),
        ]


def _tilings(this: PlayedRound) -> list[Tiling]:
    return this.end.of_seats if isinstance(this.end, Tilings) else []


def tiled(tiling: Tiling) -> Iterator[Part]:
    """Tell a tiling from the top line to the bottom, then the floor line."""
    lines: list[tuple[int, Part]] = [(line, LineFloored(line=line, colour=colour)) for line, colour in tiling.floored]
    lines += [
        (
            tile.line,
            Tile(
                points=tile.points,
                line=tile.line,
                column=tile.column,
                colour=tile.colour,
                horizontal=tile.horizontal,
                vertical=tile.vertical,
            ),
        )
        for tile in tiling.laid
    ]
    yield from (part for _, part in sorted(lines, key=lambda line: line[0]))
    if tiling.floor:
        yield FloorLine(points=-tiling.lost, held=tiling.floor, printed=penalty(tiling.floor))
