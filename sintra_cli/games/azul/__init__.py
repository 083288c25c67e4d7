"""Azul."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from sintra_cli.games.game import Game, TieBreak, Words

if TYPE_CHECKING:
    from sintra_cli.family.notation import Grammar
    from sintra_cli.family.reading import Interpreter
    from sintra_cli.family.setup import Meaning
    from sintra_cli.family.shape import Head


class _Azul(Game):
    name = "azul"
    title = "Azul"
    words = Words(piece="tile", tile="marker", discard="lid")
    tie_break = TieBreak(noun="complete rows", better="more")

    def shape(self, *, position: bool) -> type[Head]:
        if position:
            from sintra_cli.games.azul.position_shape import AzulPositionLog

            return AzulPositionLog
        from sintra_cli.games.azul.shape import AzulLog

        return AzulLog

    def read(self, reader: Interpreter, log: Head, rulings: Mapping[str, str], box: Mapping[str, object]) -> Meaning:
        from sintra_cli.games.azul.reading import read

        return read(reader, log, rulings, box)

    @property
    def grammar(self) -> Grammar:
        from sintra_cli.games.azul.notation import GRAMMAR

        return GRAMMAR


GAME: Final = _Azul()
