"""The notation of moves: each part is found by its place, so that any capital letter may be a colour."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from functools import lru_cache
from typing import ClassVar, Final, Literal, TypeAlias

from sintra_cli.family.rules.move import CENTRE, NOWHERE, RETURN, UNSEEN, Move

Displays: TypeAlias = Literal["seen", "unseen", "any"]
"""Whether the displays of a round are written down; "any" where that does not matter."""

_REMEMBERED: Final = 50_000
_COUNT: Final = r"(?P<count>20|1[0-9]|[1-9])"
_SOURCE: Final = {
    "seen": rf"(?P<source>[1-9Cc])\s*{_COUNT}?",
    "unseen": rf"(?P<source>[?Cc])\s*{_COUNT}",
    "any": rf"(?P<source>[1-9Cc?])\s*{_COUNT}?",
}
_STANDS: Final = r"(?P<stands>!)?\s*"
_POINTS: Final = r"(?:\(\s*(?P<points>-?[0-9]{1,3})\s*\)\s*)?"


class Grammar(ABC):
    """How the moves of one game are written, and what to say of those that are nearly right.

    All games have takes: a source, perhaps a count, a colour, and a target or `-`.
    """

    jokers: ClassVar[range] = range(0)
    """How many pieces a move may put on jokers, after `j`; none where it cannot say that."""
    keeps: ClassVar[bool] = False
    """Whether a move may say which piece is kept, after `=`."""
    returns: ClassVar[bool] = False
    """Whether `<` is a move."""
    scores: ClassVar[bool] = False
    """Whether a move may say what it scores, in brackets."""

    @property
    @abstractmethod
    def target(self) -> str:
        """What the target of a move is called."""

    @property
    @abstractmethod
    def targets(self) -> range:
        """The numbers of the targets, of one digit each."""

    @property
    @abstractmethod
    def example(self) -> str:
        """Some moves, with what they mean."""

    @abstractmethod
    def hint_of_return(self, rest: str) -> str:
        """Say what is wrong with a move that begins with `<` and goes on with `rest`."""

    @abstractmethod
    def hint_of_rest(self, take: str, rest: str, letters: str) -> str | None:
        """Say what is wrong with what stands behind a take that is right, for colours with these letters."""


def pattern(grammar: Grammar, letters: str, displays: Displays) -> re.Pattern[str]:
    """Return the form of a move, without the player's name; the group of a part is its value."""
    colours = letters + letters.lower()
    jokers = rf"(?:\s*[Jj]\s*(?P<jokers>{_digits(grammar.jokers)}))?" if grammar.jokers else ""
    keep = rf"(?:\s*=\s*(?P<keep>[{colours}?]))?" if grammar.keeps else ""
    nowhere = r"-(?!\s*[Jj=])" if jokers or keep else "-"
    target = rf"(?P<target>{_digits(grammar.targets)}|{nowhere}){jokers}{keep}"
    take = rf"{_SOURCE[displays]}\s*(?P<colour>[{colours}])\s*{target}"
    move = rf"(?:{take}|(?P<returned><))" if grammar.returns else take
    return re.compile(rf"\s*{move}\s*{_STANDS}{_POINTS if grammar.scores else ''}")


def form_of_text(grammar: Grammar) -> str:
    """Return the form of a text in an array of moves, as JSON Schemas write it, whatever letters the box has.

    It is a move, perhaps with a name before it and a remark behind it, or only a remark.
    """
    move = re.sub(r"\?P<\w+>", "?:", pattern(grammar, "A-Z", "any").pattern)
    return rf"^(?:(?:[\s\S]*:)?{move}(?:#[\s\S]*)?|\s*#[\s\S]*)$"


class Notation:
    """Reads the moves of one game in the letters of one box, in rounds with displays (seen) or without."""

    def __init__(self, grammar: Grammar, letters: str, displays: Displays) -> None:
        self.grammar = grammar
        self.letters = letters
        self.displays = displays
        self._form = pattern(grammar, letters, displays)
        self._known: dict[str, Move] = {}

    def read(self, text: str) -> Move | None:
        """Return the move that is written there, or None where the grammar does not produce it."""
        move = self._known.get(text)
        if move is None:
            move = self._read(text)
            if move is not None and len(self._known) < _REMEMBERED:
                self._known[text] = move
        return move

    def _read(self, text: str) -> Move | None:
        player, colon, rest = text.rpartition(":")
        match = self._form.fullmatch(rest)
        if match is None:
            return None
        part = match.groupdict()
        name = player.strip() if colon else None
        points = _number(part.get("points"))
        stands = part["stands"] is not None
        if part["source"] is None:
            return Move(RETURN, player=name, points=points, stands=stands)
        keep = part.get("keep")
        target = part["target"]
        return Move(
            _source(part["source"]),
            part["colour"].upper(),
            NOWHERE if target == "-" else int(target),
            _number(part.get("jokers")),
            keep and keep.upper(),
            _number(part["count"]),
            name,
            points,
            stands,
        )


@lru_cache(maxsize=64)
def notation(grammar: Grammar, letters: str, displays: Displays = "seen") -> Notation:
    """Return the reader for a grammar, the five letters of a box, and rounds with displays or without."""
    return Notation(grammar, letters, displays)


def _digits(numbers: range) -> str:
    return f"[{numbers[0]}-{numbers[-1]}]"


def _source(text: str) -> int:
    if text == "?":
        return UNSEEN
    return CENTRE if text in "Cc" else int(text)


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)
