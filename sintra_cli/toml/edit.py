"""Change the text of a TOML file in single places; comments, layout, BOM and line ends stay as they are."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple, TypeAlias

import tomli

from sintra_cli.toml.faults import Path
from sintra_cli.toml.places import Places
from sintra_cli.toml.write import inline, key_text

Span: TypeAlias = tuple[int, int]
"""Offsets in the source: from which character on, and before which."""

_BOM: Final = "\ufeff"


class _Edit(NamedTuple):
    """Two offsets, and the lines that are to stand between them: as they are, or indented as the first of them is."""

    start: int
    end: int
    lines: Sequence[str]
    indented: bool


class NoPlace(LookupError):  # noqa: N818  # named after what it says
    """What is to be changed is not there, or it is not certain where it is written."""


class NotAsMeant(LookupError):  # noqa: N818  # named after what it says
    """The changed text does not read as what it was meant to say."""


class Editor:
    """The text of a file, what is to be changed in it, and what it is to say then.

    `source` is the text before, without BOM and with LF; all offsets are in it. New texts have LF as well, which
    become line ends like the others of the file. What finds no place raises `NoPlace`.
    """

    def __init__(self, data: bytes, document: Mapping[str, Any]) -> None:
        """Take a file that reads as this document."""
        text = data.decode()
        self._data = data
        self._bom = _BOM if text.startswith(_BOM) else ""
        self._original = text.removeprefix(_BOM)
        self.source = self._original.replace("\r\n", "\n")
        self.places = Places(self.source)
        self.document = document
        self._meant: Any = document
        self._edits: list[_Edit] = []

    # --- where something is ------------------------------------------------------------------------------------

    def value(self, path: Path) -> Any:
        """Return the value at a path, as it was before."""
        return _at(self.document, path)

    def span(self, path: Path) -> Span:
        """Return where a value is written, with its quotes or brackets."""
        span, value = self.places.span(path), self.value(path)
        text = self.places.value(path).text
        if span is None or (isinstance(value, str) and text != value) or (isinstance(value, list) and text is not None):
            raise NoPlace("its place in the file is not known for certain")
        return span

    def within(self, path: Path, start: int, end: int) -> Span:
        """Return where these characters of a string are written."""
        self.span(path)
        span = self.places.span_within(path, start, end)
        if span is None or "\n" in self.source[slice(*span)]:
            raise NoPlace("its place in the file is not known for certain, or it has several lines")
        return span

    def element(self, path: Path) -> Span:
        """Return where a value is written on one line."""
        span = self.span(path)
        if "\n" in self.source[slice(*span)]:
            raise NoPlace("it has several lines")
        return span

    def line(self, offset: int) -> Span:
        """Return where the line that an offset is in begins and ends, without its line end."""
        end = self.source.find("\n", offset)
        return self.source.rfind("\n", 0, offset) + 1, len(self.source) if end < 0 else end

    # --- what is to be written ---------------------------------------------------------------------------------

    def replace(self, start: int, end: int, text: str) -> None:
        """Write another text between two offsets, behind what was to be written there before."""
        self._edits.append(_Edit(start, end, text.split("\n"), indented=False))

    def lay_out(self, start: int, end: int, lines: Sequence[str]) -> None:
        """Write lines between two offsets, indented as the line is that the first one continues."""
        self._edits.append(_Edit(start, end, lines, indented=True))

    def mean(self, path: Path, value: Any) -> None:
        """Note what is to be read at a path afterwards, which may be a new key or element."""
        self._meant = _with(self._meant, path, value)

    def replace_value(self, path: Path, value: Any) -> None:
        """Write another value on one line."""
        self.replace(*self.span(path), inline(value))
        self.mean(path, value)

    def replace_within(self, path: Path, start: int, end: int, text: str) -> None:
        """Write other characters in a string; several times in the same one from its end on."""
        self.replace(*self.within(path, start, end), text)
        value = _at(self._meant, path)
        self.mean(path, value[:start] + text + value[end:])

    def insert_elements(self, path: Path, index: int, values: Sequence[Any]) -> None:
        """Write values into an array: behind the element before them, or before the first."""
        array = self.value(path)
        written = ", ".join(map(inline, values))
        if not array:
            start, _ = self.span(path)
            self.replace(start + 1, start + 1, written)
        elif index:
            _, end = self.span((*path, index - 1))
            self.replace(end, end, f", {written}")
        else:
            start, _ = self.span((*path, 0))
            self.replace(start, start, f"{written}, ")
        self.mean(path, [*array[:index], *values, *array[index:]])

    def delete_element(self, path: Path, index: int) -> None:
        """Take an element out of an array with its comma."""
        start, end = self.element((*path, index))
        first, last = self.line(start)
        after = re.compile(r"\s*,[ \t]*").match(self.source, end, last)
        before = re.search(r",[ \t]*$", self.source[first:start])
        if after is not None:
            end = after.end()
        elif before is not None:
            start = first + before.start()
        self.replace(start, end, "")
        array = self.value(path)
        self.mean(path, [*array[:index], *array[index + 1 :]])

    def add_key(self, path: Path, key: str, value: Any, written: str | None = None) -> None:
        """Add a key to a table, behind what it has or behind its header; the value may be written in another way."""
        ends = [self._end((*path, other)) for other in self.value(path)]
        text = f"{key_text(key)} = {inline(value) if written is None else written}"
        if self.places.is_inline(path):
            start, _ = self.span(path)
            behind = max(ends, default=start + 1)
            self.replace(behind, behind, f", {text}" if ends else text)
        else:
            _, behind = self.line(max(ends) if ends else self._end(path))
            self.replace(behind, behind, f"\n{text}")
        self.mean((*path, key), value)

    def append(self, text: str) -> None:
        """Write lines at the end of the file, after an empty one."""
        end = len(self.source)
        self.replace(end, end, ("" if self.source.endswith("\n") or not end else "\n") + f"\n{text}")

    def _end(self, path: Path) -> int:
        span = self.places.span(path)
        if span is None:
            raise NoPlace("its place in the file is not known for certain")
        return span[1]

    # --- what comes out ----------------------------------------------------------------------------------------

    def result(self) -> bytes:
        """Return the file with all changes; raise `NotAsMeant` where it does not read as it is meant to."""
        data = (self._bom + self._applied()).encode()
        if data != self._data:
            try:
                read = tomli.loads(data.decode().removeprefix(_BOM))
            except ValueError:
                raise NotAsMeant("the changed text is no TOML") from None
            if not _same(self.plain(read), self.plain(self._meant)):
                raise NotAsMeant("the changed text says something else")
        return data

    def plain(self, document: Any) -> Any:
        """Return what of a document is compared."""
        return document

    def _applied(self) -> str:
        original = self._original
        carriage_returns = [match.start() - before for before, match in enumerate(re.finditer("\r\n", original))]

        def at(offset: int) -> int:
            return offset + bisect_left(carriage_returns, offset)

        edits = sorted(self._edits, key=itemgetter(0, 1))
        starts = [*(at(edit.start) for edit in edits), len(original)]
        ends = [0, *(at(edit.end) for edit in edits)]
        kept = [original[end:start] for end, start in zip(ends, starts, strict=True)]
        # Looked up outside the edits, where it is the same the next time
        found = re.search("\r?\n", "".join(kept))
        line_end = found[0] if found else "\n"
        result, *others = kept
        for edit, piece in zip(edits, others, strict=True):
            indent = _indent(result) if edit.indented else ""
            result += f"{line_end}{indent}".join(edit.lines) + piece
        return result


def _indent(text: str) -> str:
    """Return the blanks that the last line of a text begins with."""
    line = text[text.rfind("\n") + 1 :]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _at(document: Any, path: Path) -> Any:
    for part in path:
        document = document[part]
    return document


def _with(values: Any, path: Path, value: Any) -> Any:
    """Return a document with another value at a path."""
    if not path:
        return value
    part, *rest = path
    if isinstance(values, list):
        assert isinstance(part, int)
        inner = _with(values[part] if rest else None, tuple(rest), value)
        return [*values[:part], inner, *values[part + 1 :]]
    return {**values, part: _with(values[part] if rest else None, tuple(rest), value)}


def _same(one: Any, other: Any) -> bool:
    """Tell whether two values are the same; nan is itself."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_same(value, other[key]) for key, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_same, one, other))
    return type(one) is type(other) and bool(one == other or (one != one and other != other))
