"""Azul."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sintra_cli.family.words import Words
from sintra_cli.games.game import Columns, Game, ReportShape, Variant
from sintra_cli.report.model import ScoredBy, TieBreak

if TYPE_CHECKING:
    from sintra_cli.family.new_log import NewLog
    from sintra_cli.family.notation import Grammar
    from sintra_cli.family.reading import Interpreter
    from sintra_cli.family.rulebook import Rulebook
    from sintra_cli.family.rules.rulings import Rulings
    from sintra_cli.family.rules.table import Table
    from sintra_cli.family.setup import Meaning
    from sintra_cli.family.shape import Head
    from sintra_cli.family.view import View
    from sintra_cli.report.ledger import Part
    from sintra_cli.toml.faults import Problem


class _Azul(Game):
    name = "azul"
    title = "Azul"
    short_title = "Azul"
    words = Words(piece="tile", tile="marker", discard="lid", idle="nothing to tile, and nothing on the floor line")
    tie_break = TieBreak(noun="complete rows", better="more")
    variant = Variant(key="wall", values=("coloured", "grey"), said="{} wall")
    columns = Columns(round=("wall", "floor"), final=("row_bonus", "column_bonus", "set_bonus"))

    def shape(self, *, position: bool) -> type[Head]:
        if position:
            from sintra_cli.games.azul.position_shape import AzulPositionLog

            return AzulPositionLog
        from sintra_cli.games.azul.shape import AzulLog

        return AzulLog

    def read(self, reader: Interpreter, log: Head, rulings: Mapping[str, str], box: Mapping[str, object]) -> Meaning:
        from sintra_cli.games.azul.reading import read

        return read(reader, log, rulings, box)

    def rulebook(self) -> Rulebook:
        from sintra_cli.games.azul.rulebook import RULEBOOK

        return RULEBOOK

    def rulings(self) -> type[Rulings]:
        from sintra_cli.games.azul.rules.rulings import AzulRulings

        return AzulRulings

    def report_shape(self) -> ReportShape:
        from sintra_cli.games.azul.rows import AzulFinal, AzulRound

        return ReportShape(AzulRound, AzulFinal)

    def parts(self) -> tuple[type[Part], ...]:
        from sintra_cli.games.azul.events import PARTS

        return PARTS

    def scored_by(self, board: str | None) -> ScoredBy:  # noqa: ARG002  # both walls score alike
        from sintra_cli.games.azul.rules import names

        return ScoredBy(of_round=(names.WALL_POINTS, names.FLOOR_LINE), of_end=(names.END_BONUSES,))

    # --- boards, new logs and boxes ----------------------------------------------------------------------------

    def view(self, table: Table) -> View:
        from sintra_cli.games.azul.rules.table import AzulTable
        from sintra_cli.games.azul.view import AzulView

        assert isinstance(table, AzulTable)  # a table that another game has set is none of this one
        return AzulView(table)

    def problems_of_box(self, stated: Mapping[str, Any]) -> list[Problem]:
        from sintra_cli.family.reading import problems_of_colours

        return problems_of_colours(stated.get("colours", ()))

    def new_log(self) -> type[NewLog]:
        from sintra_cli.games.azul.new_log import AzulNewLog

        return AzulNewLog

    @property
    def grammar(self) -> Grammar:
        from sintra_cli.games.azul.notation import GRAMMAR

        return GRAMMAR


GAME: Final = _Azul()
