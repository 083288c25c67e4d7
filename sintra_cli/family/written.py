"""Moves as they are written down, in one text or in a text a move, with the remarks between them.

In one text white space stands between moves, and may stand behind a name's colon. In both forms `#` begins a remark, to
the end of its line or, in a text a move, of its text. The name of a player is read first, with what it has of both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct, structs

from sintra_cli.text import name_key

_LONGEST_NAME: Final = 1000
"""A longer name is not looked for in front of moves: no table writes it there."""


class Remark(Struct, frozen=True):
    """A remark with its `#`, and whether it stands alone: on its own line, or as its own text in an array."""

    text: str
    alone: bool


class WrittenMove(Struct, frozen=True):
    """A move without its remarks: what is written, and where, in the one text or in that element of an array."""

    text: str
    start: int
    end: int
    element: int | None
    remarks: list[Remark]

    @property
    def behind(self) -> str:
        """The remark on the line of the move, empty where there is none."""
        return "".join(remark.text for remark in self.remarks if not remark.alone)


class WrittenMoves(Struct, frozen=True):
    """The moves of a round with the remarks behind each of them, and those before the first."""

    opening: list[Remark]
    moves: list[WrittenMove]

    @property
    def has_remarks(self) -> bool:
        """Whether there is any remark."""
        return bool(self.opening) or any(move.remarks for move in self.moves)

    @property
    def ends_with_remark(self) -> bool:
        """Whether a remark is the last of it."""
        return bool(self.moves[-1].remarks if self.moves else self.opening)

    @property
    def elements(self) -> list[str]:
        """The same as the texts of an array."""
        texts = [remark.text for remark in self.opening]
        for move in self.moves:
            texts.append(f"{move.text} {move.behind}" if move.behind else move.text)
            texts += [remark.text for remark in move.remarks if remark.alone]
        return texts

    def spelt(self, texts: Sequence[str]) -> WrittenMoves:
        """Return the same with other texts for the moves."""
        moves = [structs.replace(move, text=text) for move, text in zip(self.moves, texts, strict=True)]
        return WrittenMoves(self.opening, moves)


def texts_of(written: str | Sequence[str], names: Sequence[str]) -> Sequence[str]:
    """Return the moves that are written for these players, without remarks."""
    if isinstance(written, str):
        if "#" not in written and ":" not in written:
            return written.split()
    elif not any("#" in text for text in written):
        return written
    return [move.text for move in moves_in(written, names).moves]


def moves_in(written: str | Sequence[str], names: Sequence[str]) -> WrittenMoves:
    """Return the moves that are written for these players, and the remarks."""
    found = WrittenMoves([], [])
    for piece in _in_text(written, names) if isinstance(written, str) else _in_array(written, names):
        if isinstance(piece, WrittenMove):
            found.moves.append(piece)
        else:
            (found.moves[-1].remarks if found.moves else found.opening).append(piece)
    return found


def names_in(document: Any) -> list[str]:
    """Return the names of the players of a log's document."""
    return [player["name"].strip() for player in document.get("players", ())]


def _in_text(written: str, names: Sequence[str]) -> Iterator[WrittenMove | Remark]:
    """Find the moves and remarks in one text."""
    behind = -1
    for found in _form(tuple(names)).finditer(written):
        start, text = found.start(), found[0].rstrip()
        if found["remark"] is None:
            yield WrittenMove(text, start, start + len(text), None, [])
        else:
            yield Remark(text, alone=behind < 0 or "\n" in written[behind:start])
        behind = start + len(text)


def _in_array(written: Sequence[str], names: Sequence[str]) -> Iterator[WrittenMove | Remark]:
    """Find the moves and remarks in an array with a text a move."""
    for element, text in enumerate(written):
        found = _form(tuple(names)).finditer(text) if "#" in text else ()
        mark = next((piece.start() for piece in found if piece["remark"] is not None), None)
        move = text if mark is None else text[:mark].rstrip()
        if move or mark is None:
            yield WrittenMove(move, 0, len(move), element, [])
        if mark is not None:
            yield Remark(text[mark:].rstrip(), alone=not move)


@lru_cache(maxsize=64)
def _form(names: tuple[str, ...]) -> re.Pattern[str]:
    """Return the form of a remark, or of a move with a player's name, any other name, or none before it."""
    known = [name for name in sorted(map(name_key, names), key=len, reverse=True) if 0 < len(name) < _LONGEST_NAME]
    named = "|".join(map(_spellings, known)) or "(?!)"
    return re.compile(rf"(?:{named})\s*:\s*[^\s#]*|[^\s#]+(?<=:)[^\S\n]+[^\s#]+|[^\s#]+|(?P<remark>#[^\n]*)")


def _spellings(name: str) -> str:
    """Return the form of a name whose accents are parts of its letters or stand behind them."""
    if name.isascii():
        return re.escape(name)
    from unicodedata import normalize

    letters = ((letter, normalize("NFD", letter)) for letter in name)
    return "".join(
        re.escape(one) if one == apart else f"(?:{re.escape(one)}|{re.escape(apart)})" for one, apart in letters
    )
