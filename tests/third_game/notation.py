"""How the moves of Ribbons are written."""

from __future__ import annotations

from typing import Final

from sintra_cli.family.notation import Grammar


class _RibbonsGrammar(Grammar):
    target = "ribbon"
    targets = range(1, 3)
    scores = True
    example = "1R2 (display 1, red, ribbon 2) or CB- (all spilled)"

    def hint_of_return(self, rest: str) -> str:  # noqa: ARG002
        return "nothing returns in Ribbons"

    def hint_of_rest(self, take: str, rest: str, letters: str) -> str | None:  # noqa: ARG002
        return None


GRAMMAR: Final = _RibbonsGrammar()
