"""Azul: Stained Glass of Sintra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from sintra_cli.games.game import Game, TieBreak, Words

if TYPE_CHECKING:
    from sintra_cli.family.notation import Grammar
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

    @property
    def grammar(self) -> Grammar:
        from sintra_cli.games.sintra.notation import GRAMMAR

        return GRAMMAR


GAME: Final = _Sintra()
