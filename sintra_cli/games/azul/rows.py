"""What the report says of a game of Azul."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from sintra_cli.family.rows import Rows
from sintra_cli.games.azul.rules.final import Final
from sintra_cli.games.azul.rules.tiling import Tilings
from sintra_cli.report.later import Later
from sintra_cli.report.model import FinalRow, NotNegative, Position, Round, Row

if TYPE_CHECKING:
    from sintra_cli.family.rules.replay import PlayedRound
    from sintra_cli.family.rules.turn import FinalScore
    from sintra_cli.family.setup import Claims
    from sintra_cli.games.azul.setup import AzulSetup
    from sintra_cli.report.layout import Section


class AzulRow(Row, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What one round brought one player; `points` is wall - floor."""

    player: str
    wall: NotNegative
    floor: Annotated[int, Meta(ge=0, description="what the floor line really took")]
    points: int
    total: int
    claimed: int | None


class AzulRound(Round, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One round of Azul."""

    round: Position
    starter: str
    finished: bool
    players: list[AzulRow]


class AzulFinal(FinalRow, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The end of the game for one player of Azul."""

    player: str
    row_bonus: NotNegative
    column_bonus: NotNegative
    set_bonus: NotNegative
    complete_rows: NotNegative
    total: int
    claimed: int | None


class Tile(Struct, kw_only=True, frozen=True):
    """One tile laid on a wall, for the detailed sheet; a run of 1 is no run and scores nothing."""

    round: int
    player: str
    line: int
    column: int
    colour: str
    horizontal: int
    vertical: int
    points: int


class AzulTables(Struct, kw_only=True, frozen=True):
    """The tables of a score sheet; `end` is empty where the game is not finished."""

    colours: Mapping[str, str]
    played: Sequence[AzulRound]
    end: Sequence[AzulFinal]
    tiles: Sequence[Tile]

    def rounds(self, heading: str, *, detail: bool) -> Section:  # noqa: ARG002  # the table is the same with details
        """Lay out what each round brought each player."""
        from sintra_cli.games.azul import sheet

        return sheet.rounds(self, heading)

    def details(self) -> list[Section]:
        """Lay out every tile on the walls, as far as there is one."""
        from sintra_cli.games.azul import sheet

        return sheet.details(self)

    def final(self) -> Section:
        """Lay out the end of the game, part by part."""
        from sintra_cli.games.azul import sheet

        return sheet.final(self)


class AzulRows(Rows[AzulRound, AzulFinal]):
    """Tells a game of Azul."""

    def __init__(self, names: Sequence[str], setup: AzulSetup) -> None:
        super().__init__(names)
        self._colours = setup.colours

    def round(self, played: PlayedRound, before: Sequence[int], claims: Claims) -> AzulRound:
        """Tell a round from its wall-tiling."""
        tilings = played.end.of_seats if isinstance(played.end, Tilings) else [None] * len(self._names)
        rows = [
            AzulRow(
                player=name,
                wall=tiling.wall_points if tiling else 0,
                floor=tiling.lost if tiling else 0,
                points=played.scores[seat] - before[seat],
                total=played.scores[seat],
                claimed=claims.get(seat),
            )
            for seat, (name, tiling) in enumerate(zip(self._names, tilings, strict=True))
        ]
        return AzulRound(
            round=played.number, starter=self._names[played.starter], finished=played.end is not None, players=rows
        )

    def final(self, name: str, end: FinalScore, claimed: int | None) -> AzulFinal:
        """Tell a player's final scoring."""
        assert isinstance(end, Final)
        return AzulFinal(
            player=name,
            row_bonus=end.row_bonus,
            column_bonus=end.column_bonus,
            set_bonus=end.set_bonus,
            complete_rows=end.complete_rows,
            total=end.total,
            claimed=claimed,
        )

    def tables(
        self, rounds: Sequence[AzulRound], final: Sequence[AzulFinal], played: Sequence[PlayedRound]
    ) -> AzulTables:
        """Lay out the rows, and the tiles when somebody looks at them."""
        return AzulTables(colours=self._colours, played=rounds, end=final, tiles=Later(partial(self._tiles, played)))

    def _tiles(self, rounds: Sequence[PlayedRound]) -> list[Tile]:
        """List every tile laid on a wall."""
        return [
            Tile(
                round=played.number,
                player=self._names[seat],
                line=laid.line,
                column=laid.column,
                colour=laid.colour,
                horizontal=laid.horizontal,
                vertical=laid.vertical,
                points=laid.points,
            )
            for played in rounds
            if isinstance(played.end, Tilings)
            for seat, tiling in enumerate(played.end.of_seats)
            for laid in tiling.laid
        ]
