"""Ribbons, a made-up game of the family, of which nothing outside this folder knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sintra_cli.family.reading import problems_of_colours
from sintra_cli.family.words import Words
from sintra_cli.games.game import Columns, Game, ReportShape
from sintra_cli.report.model import TieBreak

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


class Ribbons(Game):
    """What Ribbons gives."""

    name = "ribbons"
    title = "Ribbons of the Family"
    short_title = "Ribbons"
    words = Words(piece="tile", tile="bow", discard="tray", idle="no full ribbon")
    tie_break = TieBreak(noun="colours", better="more")
    columns = Columns(round=("tied", "spilled", "full"), final=("variety",))

    def shape(self, *, position: bool) -> type[Head]:
        from tests.third_game.shape import RibbonsLog, RibbonsPositionLog

        return RibbonsPositionLog if position else RibbonsLog

    def read(self, reader: Interpreter, log: Head, rulings: Mapping[str, str], box: Mapping[str, object]) -> Meaning:
        from tests.third_game.reading import read

        return read(reader, log, rulings, box)

    def rulebook(self) -> Rulebook:
        from tests.third_game.rulebook import RULEBOOK

        return RULEBOOK

    def rulings(self) -> type[Rulings]:
        from tests.third_game.rules.rulings import RibbonsRulings

        return RibbonsRulings

    def report_shape(self) -> ReportShape:
        from tests.third_game.rows import RibbonsFinal, RibbonsRound

        return ReportShape(RibbonsRound, RibbonsFinal)

    def parts(self) -> tuple[type[Part], ...]:
        from tests.third_game.events import PARTS

        return PARTS

    def view(self, table: Table) -> View:
        from tests.third_game.rules.table import RibbonsTable
        from tests.third_game.view import RibbonsView

        assert isinstance(table, RibbonsTable)
        return RibbonsView(table)

    def problems_of_box(self, stated: Mapping[str, Any]) -> list[Problem]:
        return problems_of_colours(stated.get("colours", ()))

    def new_log(self) -> type[NewLog]:
        from tests.third_game.new_log import RibbonsNewLog

        return RibbonsNewLog

    @property
    def grammar(self) -> Grammar:
        from tests.third_game.notation import GRAMMAR

        return GRAMMAR


GAME: Final = Ribbons()
