"""Azul: Stained Glass of Sintra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from sintra_cli.family.words import Words
from sintra_cli.games.game import Game, TieBreak

if TYPE_CHECKING:
    from sintra_cli.family.reading import Interpreter
    from sintra_cli.family.setup import Meaning
    from sintra_cli.family.shape import Head


class _Sintra(Game):
    name = "sintra"
    title = "Azul: Stained Glass of Sintra"
    words = Words(piece="pane", tile="tile", discard="tower")
    tie_break = TieBreak(noun="points lost to broken glass", better="fewer")

    def shape(self, *, position: bool) -> type[Head]:
        if position:
            from sintra_cli.games.sintra.position_shape import SintraPositionLog

            return SintraPositionLog
        from sintra_cli.games.sintra.shape import SintraLog

        return SintraLog

    def read(self, reader: Interpreter, log: Head, rulings: Mapping[str, str], box: Mapping[str, object]) -> Meaning:
        from sintra_cli.games.sintra.reading import read

        return read(reader, log, rulings, box)

    def page(self, rule: str) -> str | None:
        from sintra_cli.family import rulebook as shared
        from sintra_cli.games.sintra import rulebook

        return next((entry.page for entry in (*shared.RULES, *rulebook.RULES) if entry.name == rule), None)


GAME: Final = _Sintra()
