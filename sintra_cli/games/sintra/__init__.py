"""Azul: Stained Glass of Sintra."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    from sintra_cli.toml.faults import Path, Problem, Slip


class _Sintra(Game):
    name = "sintra"
    title = "Azul: Stained Glass of Sintra"
    short_title = "Stained Glass of Sintra"
    words = Words(
        piece="pane",
        tile="tile",
        discard="tower",
        settings={"side": "the side of the palace boards", "round_colours": "the round indicator"},
    )
    tie_break = TieBreak(noun="points lost to broken glass", better="fewer")
    variant = Variant(key="side", values=("A", "B"), said="side {}")
    columns = Columns(
        round=("colour_bonus", "windows", "reset_losses", "steps"),
        final=("leftover_points", "broken_glass", "side_bonus"),
    )

    def shape(self, *, position: bool) -> type[Head]:
        if position:
            from sintra_cli.games.sintra.position_shape import SintraPositionLog

            return SintraPositionLog
        from sintra_cli.games.sintra.shape import SintraLog

        return SintraLog

    def read(self, reader: Interpreter, log: Head, rulings: Mapping[str, str], box: Mapping[str, object]) -> Meaning:
        from sintra_cli.games.sintra.reading import read

        return read(reader, log, rulings, box)

    def slips(self, path: Path, value: object) -> Iterable[Slip]:
        if path[:1] == ("players",) and path[2:] == ("strips",) and isinstance(value, str):
            from sintra_cli.games.sintra.strip_numbers import slips

            return slips(value)
        return ()

    def rulebook(self) -> Rulebook:
        from sintra_cli.games.sintra.rulebook import RULEBOOK

        return RULEBOOK

    def rulings(self) -> type[Rulings]:
        from sintra_cli.games.sintra.rules.rulings import SintraRulings

        return SintraRulings

    def report_shape(self) -> ReportShape:
        from sintra_cli.games.sintra.rows import SintraFinal, SintraRound

        return ReportShape(SintraRound, SintraFinal)

    def parts(self) -> tuple[type[Part], ...]:
        from sintra_cli.games.sintra.events import PARTS

        return PARTS

    def scored_by(self, board: str | None) -> ScoredBy:
        from sintra_cli.games.sintra.rules import names

        side = {"A": (names.ORNAMENTS,), "B": (names.MULTIPLIER,)}
        return ScoredBy(
            of_move=(names.ROUND_BONUS, names.WINDOWS),
            of_round=(names.ROUND_BONUS, names.WINDOWS, names.BROKEN_GLASS),
            of_end=(names.LEFTOVER_PANES, names.BROKEN_GLASS, *side.get(board or "", ())),
        )

    # --- boards, new logs and boxes ----------------------------------------------------------------------------

    def view(self, table: Table) -> View:
        from sintra_cli.games.sintra.rules.table import SintraTable
        from sintra_cli.games.sintra.view import SintraView

        assert isinstance(table, SintraTable)  # a table that another game has set is none of this one
        return SintraView(table)

    def problems_of_box(self, stated: Mapping[str, Any]) -> list[Problem]:
        from sintra_cli.games.sintra.reading import problems_of_box

        return problems_of_box(stated)

    def new_log(self) -> type[NewLog]:
        from sintra_cli.games.sintra.new_log import SintraNewLog

        return SintraNewLog

    @property
    def grammar(self) -> Grammar:
        from sintra_cli.games.sintra.notation import GRAMMAR

        return GRAMMAR


GAME: Final = _Sintra()
