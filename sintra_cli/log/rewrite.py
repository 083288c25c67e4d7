"""Write other moves into the text of a log, and leave everything else in it as it is."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sintra_cli.log.faults import Path
from sintra_cli.log.layout import columns, cycles
from sintra_cli.log.places import Places

_BOM: Final = "\ufeff"
_ESCAPES: Final = {
    **{code: f"\\u{code:04x}" for code in (*range(0x20), 0x7F)},
    ord("\t"): "\\t",
    ord("\n"): "\\n",
    ord('"'): '\\"',
    ord("\\"): "\\\\",
}
_COLUMN_GAP: Final = "  "
_INDENT: Final = "  "


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
        if isinstance(written, str):
            span = self._span(path, written)
            if span is not None:
                yield _Edit(*span, self._string(texts, inline=self._places.is_inline(path[:-1])))
            return
        whole = self._span(path, None)
        spans = [self._span((*path, index), text) for index, text in enumerate(written)]
        found = [span for span in spans if span is not None]
        if whole is None or len(found) < len(written) or self._places.span((*path, len(written))) is not None:
            return
        if self._has_comments(whole, found):
            for span, old, new in zip(found, written, texts, strict=True):
                if new != old:
                    yield _Edit(*span, f'"{_escaped(new)}"')
        else:
            yield _Edit(*whole, self._array(texts))

    def _span(self, path: Path, text: str | None) -> tuple[int, int] | None:
        """Return where a value is written, if what is found there reads as this text (None: an array)."""
        span = self._places.span(path)
        return span if span is not None and self._places.value(path).text == text else None

    def _has_comments(self, whole: tuple[int, int], elements: Sequence[tuple[int, int]]) -> bool:
        ends = [whole[0], *(end for _, end in elements)]
        starts = [*(start for start, _ in elements), whole[1]]
        return any("#" in self._source[end:start] for end, start in zip(ends, starts, strict=True))

    def _string(self, moves: Sequence[str], *, inline: bool) -> str:
        """Write moves as one text; in an inline table on one line."""
        escaped = [_escaped(move) for move in moves]
        if inline:
            return f'"{" ".join(escaped)}"'
        return _block('"""', columns(cycles(escaped, self._players), _COLUMN_GAP), '"""')

    def _array(self, moves: Sequence[str]) -> str:
        cells = [f'"{_escaped(move)}",' for move in moves]
        return _block("[", columns(cycles(cells, self._players), " "), "]")


def _block(opening: str, lines: Sequence[str], closing: str) -> str:
    return "\n".join([opening, *(_INDENT + line for line in lines), closing])


def _escaped(text: str) -> str:
    """Return a text as it stands in a basic string."""
    return text.translate(_ESCAPES)


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
