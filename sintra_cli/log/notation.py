"""The notation of moves: each part is found by its place, so that any capital letter may be a colour."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from sintra_cli.game.move import CENTRE, NOWHERE, RETURN, Move

_REMEMBERED: Final = 50_000
_COUNT: Final = r"(?P<count>20|1[0-9]|[1-9])?"
_TAKE: Final = rf"(?P<source>[1-9Cc])\s*{_COUNT}\s*(?P<colour>[LETTERS])\s*"
_TARGETS: Final = {
    "sintra": r"(?:(?P<target>[1-8])(?:\s*[Jj]\s*(?P<jokers>[0-2]))?(?:\s*=\s*(?P<keep>[LETTERS]))?|-)",
    "azul": r"(?:(?P<target>[1-5])|-)",
}
_FORMS: Final = {
    "sintra": rf"\s*(?:{_TAKE}{_TARGETS['sintra']}|<)\s*(?:\(\s*(?P<points>-?[0-9]{{1,3}})\s*\)\s*)?",
    "azul": rf"\s*{_TAKE}{_TARGETS['azul']}\s*",
}


class Notation:
    """Reads the moves of one game in the letters of one box."""

    def __init__(self, game: str, letters: str) -> None:
        self.game = game
        self.letters = letters
        self._form = re.compile(_FORMS[game].replace("LETTERS", letters + letters.lower()))
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
            CENTRE if part["source"] in "Cc" else int(part["source"]),
            part["colour"].upper(),
            _number(part["target"]) or NOWHERE,
            _number(part.get("jokers")),
            keep and keep.upper(),
            _number(part["count"]),
            name,
            points,
        )


@lru_cache(maxsize=64)
def notation(game: str, letters: str) -> Notation:
    """Return the reader for a game and the five letters of its box."""
    return Notation(game, letters)


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)
