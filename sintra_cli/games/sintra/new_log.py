"""A log of Stained Glass of Sintra to start from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from sintra_cli.family.new_log import Choose, NewLog, OnPaper, Question, array, pair
from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.games.sintra.rules.box import JOKER, PRINTED, SLOTS
from sintra_cli.games.sintra.rules.setup import verify_setup

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
_ROUNDS: Final = ("I", "II", "III", "IV", "V", "VI")


class RoundColours(Question):
    """The round indicator."""

    key = "round_colours"
    help = "the round indicator, I to VI, such as RYGBWR."
    metavar = "LETTERS"
    boxes = _ROUNDS
    on_paper = "Round indicator"

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
    on_paper = OnPaper(rows={2: 10, 3: 8, 4: 7}, rounds=(*_ROUNDS, ""), strips=SLOTS)

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

    def of_player(self) -> Iterator[str]:
        """Yield strips, which nobody has told yet."""
        if "strips" in self.beginning.box:
            yield f"{pair('strips', _numbers(self.beginning.box['strips']))}  # PLACEHOLDER: write how they really lie"
        else:
            yield "# PLACEHOLDER: these strips are made up; write those that this player really laid"
            yield from array("strips", [(strip, "") for strip in self.in_its_colours(_STRIPS)])


def _numbers(strips: Sequence[str]) -> str:
    """Return the numbers of the strips of a box, those with jokers on the first face turned over."""
    return " ".join(
        f"{number}'" if JOKER in strip.partition("/")[0] else str(number) for number, strip in enumerate(strips, 1)
    )
