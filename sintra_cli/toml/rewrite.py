"""Write other moves into the text of a log, and leave everything else in it as it is."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sintra_cli.log.layout import array_lines, string, text_lines
from sintra_cli.toml.faults import Path
from sintra_cli.toml.places import Places

_BOM: Final = "\ufeff"


class _Edit(NamedTuple):
    """A stretch of the source, and what is to stand there; its line ends are those of a layout, not of a text."""

    start: int
    end: int
    text: str


def rewrite(data: bytes, document: Mapping[str, Any], moves: Sequence[Sequence[str] | None], players: int) -> bytes:
    """Return the file of a log with these moves, round by round, laid out for so many players.

    `document` is what the file reads as. None leaves the moves of a round as they are, and so does a value whose
    place in the file cannot be told for certain.
    """
    original = data.decode()
    bom = _BOM if original.startswith(_BOM) else ""
    original = original.removeprefix(_BOM)
    source = original.replace("\r\n", "\n")
    editor = _Editor(source, players)
    edits = [
        edit
        for number, (written, texts) in enumerate(zip(document.get("rounds", ()), moves, strict=True))
        if texts and "moves" in written
        for edit in editor.edits(number, written["moves"], texts)
    ]
    return (bom + _applied(sorted(edits), original)).encode()


class _Editor:
    """Says what has to be written where."""

    def __init__(self, source: str, players: int) -> None:
        self._source = source
        self._places = Places(source)
        self._players = players

    def edits(self, number: int, written: str | list[str], texts: Sequence[str]) -> Iterator[_Edit]:
        """Yield the edits that give a round (from 0) these moves."""
        path: Path = ("rounds", number, "moves")
        return self._of_text(path, written, texts) if isinstance(written, str) else self._of_array(path, written, texts)

    def _of_text(self, path: Path, written: str, texts: Sequence[str]) -> Iterator[_Edit]:
        span = self._span(path, written)
        if span is None:
            return
        if self._places.is_inline(path[:-1]):
            yield _Edit(*span, string(" ".join(texts)))
        else:
            yield _Edit(*span, "\n".join(text_lines(texts, self._players)))

    def _of_array(self, path: Path, written: list[str], texts: Sequence[str]) -> Iterator[_Edit]:
        whole = self._span(path, None)
        found = [self._span((*path, index), text) for index, text in enumerate(written)]
        spans = [span for span in found if span is not None]
        if whole is None or None in found or self._places.span((*path, len(written))) is not None:
            return
        if not self._has_comments(whole, spans):
            yield _Edit(*whole, "\n".join(array_lines(texts, self._players)))
            return
        for span, old, new in zip(spans, written, texts, strict=True):
            if new != old:
                yield _Edit(*span, string(new))

    def _span(self, path: Path, text: str | None) -> tuple[int, int] | None:
        """Return where a value is written, if what is found there reads as this text (None: an array)."""
        span = self._places.span(path)
        return span if span is not None and self._places.value(path).text == text else None

    def _has_comments(self, whole: tuple[int, int], elements: Sequence[tuple[int, int]]) -> bool:
        ends = [whole[0], *(end for _, end in elements)]
        starts = [*(start for start, _ in elements), whole[1]]
        return any("#" in self._source[end:start] for end, start in zip(ends, starts, strict=True))


def _applied(edits: Sequence[_Edit], original: str) -> str:
    """Return a text after its edits, whose offsets are those in the text with LF line ends."""
    carriage_returns = [match.start() - before for before, match in enumerate(re.finditer("\r\n", original))]

    def at(offset: int) -> int:
        return offset + bisect_left(carriage_returns, offset)

    starts = [*(at(edit.start) for edit in edits), len(original)]
    ends = [0, *(at(edit.end) for edit in edits)]
    kept = [original[end:start] for end, start in zip(ends, starts, strict=True)]
    # Looked up outside the edits, where it is the same the next time
    line_end = re.search("\r?\n", "".join(kept))
    result, *others = kept
    for edit, piece in zip(edits, others, strict=True):
        line = result[result.rfind("\n") + 1 :]
        indent = line[: len(line) - len(line.lstrip(" \t"))]
        result += edit.text.replace("\n", (line_end[0] if line_end else "\n") + indent) + piece
    return result
