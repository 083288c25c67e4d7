"""The notation of moves: each part is found by its place, so that any capital letter may be a colour."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from sintra_cli.family.rules.move import CENTRE, NOWHERE, RETURN, UNSEEN, Move

_REMEMBERED: Final = 50_000
_COUNT: Final = r"(?P<count>20|1[0-9]|[1-9])"
_SOURCE: Final = {"seen": rf"(?P<source>[1-9Cc])\s*{_COUNT}?", "unseen": rf"(?P<source>[?Cc])\s*{_COUNT}"}
_TARGETS: Final = {
    "sintra": r"(?:(?P<target>[1-8])(?:\s*[Jj]\s*(?P<jokers>[0-2]))?(?:\s*=\s*(?P<keep>[LETTERS?]))?|-)",
    "azul": r"(?:(?P<target>[1-5])|-)",
}
_FORMS: Final = {
    "sintra": r"\s*(?:TAKE|<)\s*(?:\(\s*(?P<points>-?[0-9]{1,3})\s*\)\s*)?",
    "azul": r"\s*TAKE\s*",
}


class Notation:
    """Reads the moves of one game in the letters of one box, in rounds with displays (seen) or without."""

    def __init__(self, game: str, letters: str, displays: str) -> None:
        self.game = game
        self.letters = letters
        self.displays = displays
        take = rf"{_SOURCE[displays]}\s*(?P<colour>[LETTERS])\s*{_TARGETS[game]}"
        self._form = re.compile(_FORMS[game].replace("TAKE", take).replace("LETTERS", letters + letters.lower()))
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
        if part["source"] is None:
            return Move(RETURN, player=name, points=points)
        keep = part.get("keep")
        return Move(
            _source(part["source"]),
            part["colour"].upper(),
            _number(part["target"]) or NOWHERE,
            _number(part.get("jokers")),
            keep and keep.upper(),
            _number(part["count"]),
            name,
            points,
        )


@lru_cache(maxsize=64)
def notation(game: str, letters: str, displays: str = "seen") -> Notation:
    """Return the reader for a game, the five letters of its box, and rounds with displays or without."""
    return Notation(game, letters, displays)


def _source(text: str) -> int:
    if text == "?":
        return UNSEEN
    return CENTRE if text in "Cc" else int(text)


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)
