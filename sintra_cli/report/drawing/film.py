"""The positions of a game as one drawing whose cells and texts change: what stands where, a character each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sintra_cli.report.drawing.cells import Drawing
from sintra_cli.report.drawing.draw import QUIET, fitting
from sintra_cli.report.drawing.symbols import symbol_id
from sintra_cli.text import visible


class Film(Struct, frozen=True, kw_only=True):
    """Positions of a game as drawings that change.

    A frame has a character for each drawing: how it looks. A look has a character for what lies in each cell, for each
    text that changes (`changing`, counted in each drawing), and for each sentence. What a character stands for is at
    its place in `letters`: in `looks`, `symbols`, `texts` and `sentences`. A change to one of the
    `quiet` symbols is none to look at.
    """

    letters: str
    symbols: list[str]
    texts: list[str]
    sentences: list[str]
    changing: list[list[int]]
    quiet: list[str]
    looks: list[str]
    frames: list[str]


class _Codes:
    """Gives each value a character."""

    def __init__(self) -> None:
        self._codes: dict[str, str] = {}

    def of(self, value: str) -> str:
        return self._codes.setdefault(value, _character(len(self._codes)))

    @property
    def values(self) -> list[str]:
        return [*self._codes]


_SHORT = "".join(chr(code) for code in range(0x21, 0x7F) if chr(code) not in "\"&'<>\\")
"""Characters that take one byte, in HTML and in JSON."""
_FIRST_LONG = 0x4E00


def _character(number: int) -> str:
    return _SHORT[number] if number < len(_SHORT) else chr(_FIRST_LONG + number - len(_SHORT))


def film(positions: Sequence[Sequence[Drawing]]) -> Film:
    """Return the film of some positions; the cells and texts of all are at the same places."""
    places = [[[(cell.x, cell.y) for cell in drawing.cells] for drawing in position] for position in positions]
    assert all(place == places[0] for place in places), "cells and texts of a board are always at the same places"
    symbols, texts, sentences, looks = _Codes(), _Codes(), _Codes(), _Codes()
    changing = [[*_changing(same)] for same in zip(*positions, strict=True)]

    def look(drawing: Drawing, changes: Sequence[int]) -> str:
        cells = "".join(symbols.of(symbol_id(cell.holds)) for cell in drawing.cells)
        shown = "".join(texts.of(fitting(drawing.texts[index])) for index in changes)
        return cells + shown + "".join(sentences.of(visible(sentence)) for sentence in drawing.said)

    frames = [
        "".join(looks.of(look(drawing, changes)) for drawing, changes in zip(position, changing, strict=True))
        for position in positions
    ]
    most = max(map(len, (symbols.values, texts.values, sentences.values, looks.values)))
    return Film(
        letters="".join(map(_character, range(most))),
        symbols=symbols.values,
        texts=texts.values,
        sentences=sentences.values,
        changing=changing,
        quiet=sorted(map(symbol_id, QUIET)),
        looks=looks.values,
        frames=frames,
    )


def _changing(same: Sequence[Drawing]) -> Iterator[int]:
    """Yield the indices of the texts of a drawing that change from position to position."""
    for index, texts in enumerate(zip(*(drawing.texts for drawing in same), strict=True)):
        if len({text.text for text in texts}) > 1:
            yield index
