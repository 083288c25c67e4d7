"""How the moves of Azul are written."""

from __future__ import annotations

from typing import Final

from sintra_cli.family.notation import Grammar


class _AzulGrammar(Grammar):
    target = "pattern line"
    targets = range(1, 6)
    example = "1R3 (display 1, red, line 3), CB4 or 2Y- (to the floor line)"

    def hint_of_return(self, rest: str) -> str:  # noqa: ARG002
        return "there is no glazier in Azul, so nothing returns"

    def hint_of_rest(self, take: str, rest: str, letters: str) -> str | None:  # noqa: ARG002
        rest = rest.strip("! ")
        if rest.startswith("("):
            return "in Azul a move scores nothing itself: leave out the points"
        if rest[:1] in {"j", "J", "="}:
            return f"{rest!r} is for Stained Glass of Sintra: in Azul a move ends with its line"
        return None


GRAMMAR: Final = _AzulGrammar()
