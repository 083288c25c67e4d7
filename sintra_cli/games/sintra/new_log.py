"""A log of Stained Glass of Sintra to start from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from sintra_cli.family.new_log import Choose, NewLog, Question, array, pair
from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.games.sintra.rules.box import JOKER, PRINTED, SLOTS
from sintra_cli.games.sintra.rules.setup import verify_setup, wrong_jokers
from sintra_cli.games.sintra.strip_numbers import slips

_STRIPS: Final = (
    "RRRYB/GGWYB",
    "YYGWR/BBRGW",
    "GGBRY/WWRRY",
    "BBWRG/YYGRW",
    "WWYGB/RRGBY",
    "RYGBW/RYBGW",
    "GBBYW/RRWGY",
    "YWWRG/B*G*R",
)


class RoundColours(Question):
    """The round indicator."""

    key = "round_colours"
    help = "the round indicator, I to VI, such as RYGBWR."
    metavar = "LETTERS"

    def asked(self, colours: Mapping[str, str]) -> str:
        """Ask for six letters of the colours."""
        return f"Round indicator, I to VI, six letters of {''.join(colours)}"

    def read(self, text: str, colours: Mapping[str, str]) -> str:
        """Read the six letters of the round indicator."""
        letters = "".join(text.split()).upper()
        if len(letters) != 6 or letters.strip("".join(colours)):
            due = ", ".join(f"{letter} {name}" for letter, name in colours.items())
            raise ValueError(f"{text.strip()!r} is not six letters, I to VI, of {due}")
        try:
            verify_setup((), (), letters, colours)
        except Illegal as error:
            raise ValueError(error.message) from None
        return letters


class Strips(Question):
    """The strips of one player, as they lie."""

    key = "strips"
    help = "a player's strips, left to right; once for each player, clockwise."
    metavar = "STRIPS"

    def __init__(self, *, by_number: bool) -> None:
        self._by_number = by_number

    def asked(self, colours: Mapping[str, str]) -> str:  # noqa: ARG002
        """Ask for eight strips, by their numbers in the box where it has them, or with both faces."""
        if self._by_number:
            return "left to right by number, ' for the second face up, such as 3 1' 8 2 5' 4 7 6"
        return f"left to right, eight with the face up and the face down, such as {_STRIPS[0]}, * a joker"

    def read(self, text: str, colours: Mapping[str, str]) -> str:
        """Read eight strips."""
        strips = [strip for strip in re.split(r"[\s,;]+", text.upper().replace("\u2019", "'")) if strip]
        if all(re.fullmatch("[0-9]+'?", strip) for strip in strips):
            wrong = next(slips(" ".join(strips)), None)
            if not self._by_number:
                raise ValueError("numbers are those of a box file with strips (--box): write both faces of each strip")
            if wrong is not None:
                raise ValueError(str(wrong.message))
            return " ".join(strips)
        letters = f"[{re.escape(''.join(colours))}{JOKER}]"
        if len(strips) != SLOTS:
            raise ValueError(f"a player has {SLOTS} strips, here are {len(strips)}")
        for number, strip in enumerate(strips, 1):
            if not re.fullmatch(f"{letters}{{5}}/{letters}{{5}}", strip):
                raise ValueError(f"strip {number}, {strip}, is not two faces of five letters, such as {_STRIPS[0]}")
        wrong_set = wrong_jokers([(strip[:5], strip[6:]) for strip in strips])
        if wrong_set:
            raise ValueError(wrong_set)
        return " ".join(strips)


class SintraNewLog(NewLog):
    """What a log to start from has of Stained Glass of Sintra."""

    questions = (
        Choose("side", "side of the palace boards.", "Side of the palace boards", ("A", "B")),
        RoundColours(),
    )
    colours_by_default = PRINTED.colours
    moves: ClassVar = {
        "1{R}3": "all {R} panes of display 1 go on strip 3, the others there to the centre",
        "C{B}5": "all {B} panes of the centre, on strip 5",
        "C{B}5j1": "the same, and one of them goes on a joker space though it need not",
        "1{R}3={B}": "this completes strip 3, and a {B} pane of it goes into the window",
        "4{Y}-": "no strip in reach has room for {Y}: all of them break",
        "<": "the glazier returns to the leftmost strip",
    }
    counted_moves: ClassVar = {
        "?2{R}3": "two {R} panes of a display go on strip 3, the others there to the centre",
        "C4{B}5": "four {B} panes of the centre, on strip 5",
        "C4{B}5j1": "the same, and one of them goes on a joker space though it need not",
        "?2{R}3={B}": "this completes strip 3, and a {B} pane of it goes into the window",
        "?3{Y}-": "no strip in reach has room for {Y}: all three break",
        "<": "the glazier returns to the leftmost strip",
    }
    lists = frozenset({"strips"})

    @classmethod
    def of_each_player(cls, box: Mapping[str, Any]) -> Question:
        """Return the question about strips."""
        return Strips(by_number="strips" in box)

    def head(self) -> Iterator[str]:
        """Yield the answers, and say what they are."""
        answers = self.beginning.answers
        yield f"{pair('side', answers['side'])}  # of the palace boards"
        yield f"{pair('round_colours', answers['round_colours'])}  # the round indicator, I to VI"

    def about_players(self) -> Iterator[str]:
        """Yield how strips are told."""
        yield "# Strips are told from left to right. " + (
            "A number is that of [box] strips, ' says that its second face lies up."
            if "strips" in self.beginning.box
            else '"face up/face down", five letters a face, * is a joker space.'
        )
        yield "# Exactly one strip has jokers, two of them, and that face lies down."

    def of_player(self, seat: int) -> Iterator[str]:
        """Yield the strips that were told, or some in their place."""
        told = self.beginning.of_players[seat]["strips"] if self.beginning.of_players else ""
        if "/" in told:
            yield from array("strips", [(strip, "") for strip in told.split()])
        elif told:
            yield pair("strips", told)
        elif "strips" in self.beginning.box:
            yield f"{pair('strips', _numbers(self.beginning.box['strips']))}  # PLACEHOLDER: write how they really lie"
        else:
            yield "# PLACEHOLDER: these strips are made up; write those that this player really laid"
            yield from array("strips", [(strip, "") for strip in self.in_its_colours(_STRIPS)])


def _numbers(strips: Sequence[str]) -> str:
    """Return the numbers of the strips of a box, those with jokers on the first face turned over."""
    return " ".join(
        f"{number}'" if JOKER in strip.partition("/")[0] else str(number) for number, strip in enumerate(strips, 1)
    )
