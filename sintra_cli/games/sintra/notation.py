"""How the moves of Stained Glass of Sintra are written."""

from __future__ import annotations

import re
from typing import Final

from sintra_cli.family.notation import Grammar


class _SintraGrammar(Grammar):
    target = "strip"
    targets = range(1, 9)
    jokers = range(3)
    keeps = True
    returns = True
    scores = True
    example = "1R3 (display 1, red, strip 3), CB4j1=R, 2Y- or <"

    def hint_of_return(self, rest: str) -> str:
        return f"< stands alone, perhaps with points: <(0); {rest!r} does not belong there"

    def hint_of_rest(self, take: str, rest: str, letters: str) -> str | None:
        if take.endswith("-") and rest[:1] in {"j", "J", "="}:
            return "after - all panes break: none goes on a joker, and none is kept"
        kept_first = re.fullmatch(r"(=\s*\w)\s*([jJ]\s*[0-2])(.*)", rest)
        if kept_first:
            kept, jokers, more = kept_first.groups()
            return f"jokers come before the pane that is kept; did you mean {take}{jokers}{kept}{more}?"
        if re.match(r"[jJ]", rest) and not re.match(r"[jJ]\s*[0-2](?![0-9])", rest):
            return "after j stands how many panes go on jokers: 0, 1 or 2"
        letter = re.match(r"(?:[jJ]\s*[0-2]\s*)?=\s*(\w?)", rest)
        if letter and letter[1] and letter[1].upper() not in letters:
            from sintra_cli.family.move_mistakes import no_colour

            return no_colour(letter[1], letters)
        if letter and "(" not in rest:
            return "after = stands one letter, that of the pane that is kept for the window"
        if "(" in rest:
            return "points stand in brackets at the end of the move, a whole number from -999 to 999"
        return None


GRAMMAR: Final = _SintraGrammar()
