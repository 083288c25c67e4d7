"""What the report and the score sheet say of a game of Ribbons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from sintra_cli.family.rows import Rows
from sintra_cli.report.layout import Column, RoundLine, Section, round_lines, table
from sintra_cli.report.model import FinalRow, Position, Round, Row
from tests.third_game.rules.table import COLOUR, FULL, Emptied, EndScore, Turn

if TYPE_CHECKING:
    from sintra_cli.family.rules.replay import PlayedRound
    from sintra_cli.family.rules.turn import FinalScore
    from sintra_cli.family.setup import Claims


class RibbonsRow(Row, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What one round brought one player; `points` is tied - spilled + full."""

    player: str
    tied: int
    spilled: int
    full: int
    points: int
    total: int
    claimed: int | None


class RibbonsRound(Round, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One round of Ribbons."""

    round: Position
    starter: str
    finished: bool
    players: list[RibbonsRow]


class RibbonsFinal(FinalRow, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The end of the game for one player of Ribbons."""

    player: str
    colours: int
    variety: int
    total: int
    claimed: int | None


class RibbonsTables(Struct, kw_only=True, frozen=True):
    """The tables of a score sheet."""

    played: Sequence[RibbonsRound]
    end: Sequence[RibbonsFinal]

    def rounds(self, heading: str, *, detail: bool) -> Section:  # noqa: ARG002
        columns: list[Column[RoundLine[RibbonsRow]]] = [
            Column(heading="round", cell=lambda line: line.label, words=True),
            Column(heading="player", cell=lambda line: line.name, words=True),
            Column(heading="tied", cell=lambda line: str(line.row.tied)),
            Column(heading="spilled", cell=lambda line: str(-line.row.spilled)),
            Column(heading="full", cell=lambda line: str(line.row.full)),
            Column(heading="total", cell=lambda line: str(line.row.total)),
        ]
        lines = round_lines((this, str(this.round), this.players) for this in self.played)
        return Section(heading=heading, table=table(columns, lines))

    def details(self) -> list[Section]:
        return []

    def final(self) -> Section:
        columns: list[Column[RibbonsFinal]] = [
            Column(heading="player", cell=lambda row: row.player, words=True),
            Column(heading="colours", cell=lambda row: f"{row.colours}: {row.variety}"),
            Column(heading="total", cell=lambda row: str(row.total)),
        ]
        return Section(heading="Final scoring", table=table(columns, self.end))


class RibbonsRows(Rows[RibbonsRound, RibbonsFinal]):
    """Tells a game of Ribbons."""

    def round(self, played: PlayedRound, before: Sequence[int], claims: Claims) -> RibbonsRound:
        rows = [self._row(played, seat, before[seat], claims.get(seat)) for seat in range(len(self._names))]
        return RibbonsRound(
            round=played.number, starter=self._names[played.starter], finished=played.end is not None, players=rows
        )

    def _row(self, played: PlayedRound, seat: int, before: int, claimed: int | None) -> RibbonsRow:
        turns = [turn for turn in played.turns if isinstance(turn, Turn) and turn.seat == seat]
        return RibbonsRow(
            player=self._names[seat],
            tied=sum(turn.gained for turn in turns),
            spilled=sum(turn.lost for turn in turns),
            full=FULL * len(played.end.full[seat]) if isinstance(played.end, Emptied) else 0,
            points=played.scores[seat] - before,
            total=played.scores[seat],
            claimed=claimed,
        )

    def final(self, name: str, end: FinalScore, claimed: int | None) -> RibbonsFinal:
        assert isinstance(end, EndScore)
        return RibbonsFinal(
            player=name, colours=end.colours, variety=COLOUR * end.colours, total=end.total, claimed=claimed
        )

    def tables(
        self,
        rounds: Sequence[RibbonsRound],
        final: Sequence[RibbonsFinal],
        played: Sequence[PlayedRound],  # noqa: ARG002
    ) -> RibbonsTables:
        return RibbonsTables(played=rounds, end=final)
