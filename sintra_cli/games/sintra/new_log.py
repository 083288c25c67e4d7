"""A log of Stained Glass of Sintra to start from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from sintra_cli.family.new_log import Choose, NewLog, OnPaper, Question, array, pair, remarked
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
_ROUNDS: Final = ("I", "II", "III", "IV", "V", "VI")


class RoundColours(Question):
    """The round indicator."""

    key = "round_colours"
    of_boards = False
    help = "the round indicator, I to VI, such as RYGBWR."
    metavar = "LETTERS"
    boxes = _ROUNDS
    on_paper = "Round indicator"

    def asked(self, colours: Mapping[str, str]) -> str:
        """Ask for six letters of the colours."""
        return f"Round indicator, I to VI, six letters of {''.join(colours)}, such as {self.example(colours)}"

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

    def example(self, colours: Mapping[str, str]) -> str:
        """Return each colour once, in box order, and the first again."""
        letters = "".join(colours)
        return letters + letters[0]


class BoxStrips(Question):
    """The strips of a copy of the game, once, by the numbers that they get."""

    key = "strips"
    on_paper = "Strips"
    help = "File that keeps the strips of your copy for later games, such as box.toml"

    def asked(self, colours: Mapping[str, str]) -> str:  # noqa: ARG002
        """Ask for both faces of eight strips."""
        return f"The eight strips of a player, both faces of each, such as {_STRIPS[0]}, * a joker; they become 1 to 8"

    def example(self, colours: Mapping[str, str]) -> str:
        """Return eight strips, made up."""
        return _made_up(colours)

    def read(self, text: str, colours: Mapping[str, str]) -> str:
        """Read eight strips."""
        strips = _both_faces(_words(text), colours)
        wrong = wrong_jokers([(down, up) if JOKER in up else (up, down) for up, down in strips])
        if wrong:
            raise ValueError(wrong)
        return _written(strips)


class Strips(Question):
    """The strips of one player, as they lie; `box` are those of the box, where it has them."""

    key = "strips"
    on_paper = "Strips"
    help = "a player's strips, left to right; once for each player, clockwise."
    metavar = "STRIPS"

    def __init__(self, box: Sequence[str]) -> None:
        self._box = box
        cells = [f"{number} {strip}" for number, strip in enumerate(box, 1)]
        self.known = ["   ".join(cells[start : start + 4]) for start in range(0, len(cells), 4)]

    def asked(self, colours: Mapping[str, str]) -> str:  # noqa: ARG002
        """Ask for eight strips, by their numbers in the box where it has them, or with both faces."""
        if self._box:
            return "left to right by number, ' for the second face up, such as 3 1' 8 2 5' 4 7 6"
        return f"left to right, eight with the face up and the face down, such as {_STRIPS[0]}, * a joker"

    def example(self, colours: Mapping[str, str]) -> str:
        """Return eight strips, made up."""
        return _made_up(colours)

    def read(self, text: str, colours: Mapping[str, str]) -> str:
        """Read eight strips."""
        words = _words(text)
        if all(re.fullmatch("[0-9]+'?", word) for word in words):
            faces = self._by_number(words)
            written = " ".join(words)
        else:
            faces = _both_faces(words, colours)
            written = _written(faces)
        wrong = wrong_jokers(faces)
        if wrong:
            raise ValueError(wrong)
        return written

    def _by_number(self, words: Sequence[str]) -> list[tuple[str, str]]:
        if not self._box:
            raise ValueError("numbers are those of a box file with strips (--box): write both faces of each strip")
        wrong = next(slips(" ".join(words)), None)
        if wrong is not None:
            raise ValueError(str(wrong.message))
        faces = [(self._box[int(word[0]) - 1].split("/"), word.endswith("'")) for word in words]
        return [(down, up) if turned else (up, down) for (up, down), turned in faces]


def _made_up(colours: Mapping[str, str]) -> str:
    """Return strips with both faces, in the colours of a box."""
    return " ".join(_STRIPS).translate(str.maketrans("RYGBW", "".join(colours)))


def _words(text: str) -> list[str]:
    """Return strips as they were typed, with white space, commas or semicolons between."""
    straight = text.upper().replace("\u2019", "'")
    return [word for word in re.split(r"[\s,;]+", straight) if word]


def _both_faces(words: Sequence[str], colours: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the faces of strips; raise `ValueError` where one is out of shape."""
    letters = f"[{re.escape(''.join(colours))}{JOKER}]"
    if len(words) != SLOTS:
        raise ValueError(f"a player has {SLOTS} strips, here are {len(words)}")
    for number, word in enumerate(words, 1):
        if not re.fullmatch(f"{letters}{{5}}/{letters}{{5}}", word):
            raise ValueError(f"strip {number}, {word}, is not two faces of five letters, such as {_STRIPS[0]}")
    return [(word[:5], word[6:]) for word in words]


def _written(strips: Sequence[tuple[str, str]]) -> str:
    return " ".join(f"{up}/{down}" for up, down in strips)


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
        "4{Y}-!": "a wrong move that was noticed too late, and stands",
        "<": "the glazier returns to the leftmost strip",
    }
    counted_moves: ClassVar = {
        "?2{R}3": "two {R} panes of a display go on strip 3, the others there to the centre",
        "C4{B}5": "four {B} panes of the centre, on strip 5",
        "C4{B}5j1": "the same, and one of them goes on a joker space though it need not",
        "?2{R}3={B}": "this completes strip 3, and a {B} pane of it goes into the window",
        "?3{Y}-": "no strip in reach has room for {Y}: all three break",
        "?3{Y}-!": "a wrong move that was noticed too late, and stands",
        "<": "the glazier returns to the leftmost strip",
    }
    lists = frozenset({"strips"})
    on_paper = OnPaper(rows={2: 10, 3: 8, 4: 7}, rounds=(*_ROUNDS, ""), strips=SLOTS)

    @classmethod
    def of_each_player(cls, box: Mapping[str, Any]) -> Question:
        """Return the question about strips."""
        return Strips(box.get("strips", ()))

    @classmethod
    def of_box(cls) -> Question:
        """Return the question about the strips of a copy."""
        return BoxStrips()

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

    def about_boards(self) -> Iterator[str]:
        """Yield which strips are needed."""
        face, panes = self.in_its_colours(["RRRYB", "RRY"])
        yield "# Of the strips, write only those with panes on them, each in its place from left to right: the face"
        yield f'# that lies up, such as "{face}", * a joker space. "" stands for all others. On the board below, write'
        yield f'# the panes on that strip in the same place, such as "{panes}", with * before one on a joker space.'

    def beside_board(self) -> Iterator[str]:
        """Yield no strips."""
        yield remarked("strips", [""] * SLOTS, "the strips with panes on them")

    def over(self) -> Iterator[str]:
        """Yield the round after the last."""
        yield remarked("round", len(_ROUNDS) + 1, "round VI is over")

    def board(self) -> Iterator[str]:
        """Yield an empty board."""
        one, two = self.in_its_colours(["R", "YB"])
        yield remarked("score", 0, "the points on the track after round VI")
        yield remarked("broken_glass", 0, "the number at the marker, as printed, without the minus")
        yield remarked("lost", 0, "the points that resets of the marker have cost; they only break ties")
        yield remarked("panes", [""] * SLOTS, "the panes on each strip")
        yield remarked("windows", [""] * SLOTS, f'the panes in each window, such as "{one}" or "{two}"')

    def made_up(self) -> dict[str, object]:
        """Return strips: those of the box from left to right, or made-up ones."""
        return {"strips": self._strips()}

    def _strips(self) -> str | list[str]:
        if "strips" in self.beginning.box:
            return _numbers(self.beginning.box["strips"])
        return self.in_its_colours(_STRIPS)


def _numbers(strips: Sequence[str]) -> str:
    """Return the numbers of the strips of a box, those with jokers on the first face turned over."""
    return " ".join(
        f"{number}'" if JOKER in strip.partition("/")[0] else str(number) for number, strip in enumerate(strips, 1)
    )
