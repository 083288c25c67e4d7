"""From the path of a value in a TOML document to its place in the file.

The parser gives values without places; the scanner here finds places and knows no values. It is only asked about
documents that the parser has accepted, and so it need not tell good TOML from bad. What an array or an inline table
holds is only read when it is asked for, and no further than that.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from sintra_cli.toml.texts import COMMENT, STRING, Lines, Place, Written

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["Path", "Place", "Places"]

Path: TypeAlias = tuple[str | int, ...]

_PART: Final = r"""(?: [A-Za-z0-9_-]++ | "(?: [^"\\\n]++ | \\[^\n] )*+" | '[^'\n]*+' )"""
_KEY: Final = rf"{_PART} (?: [\ \t]*+ \. [\ \t]*+ {_PART} )*+"
_SCALAR: Final = r"""[^][{}"'#,=\s]++ (?: [\ ][0-9][^][{}"'#,=\s]*+ )?"""  # a space is in a date with a time
_SPACE: Final = rf"(?: [\ \t\n]++ | {COMMENT} )*+"
_STATEMENT: Final = re.compile(
    rf"{_SPACE} (?P<key>{_KEY}) [\ \t]*+ = [\ \t]*+ (?: (?P<value> {STRING} | {_SCALAR} ) | (?=[\[{{]) )",
    re.VERBOSE | re.DOTALL,
)
_TO_HEADER: Final = re.compile(  # or to a value in brackets, or to what is no statement
    rf"""(?: [\ \t\n]++ | {COMMENT} | {_KEY} [\ \t]*+ = [\ \t]*+ (?: {STRING} | {_SCALAR} ) )*+
    (?: (?P<key> {_KEY} [\ \t]*+ = [\ \t]*+ (?=[\[{{]) )
      | (?P<header> \[ (?P<double>\[)?+ [\ \t]*+ (?P<keys>{_KEY}) [\ \t]*+ \] (?(double)\]) ) )?+""",
    re.VERBOSE | re.DOTALL,
)
_PAIR: Final = re.compile(rf"(?: [\s,]++ | {COMMENT} )*+ (?P<key>{_KEY}) [\ \t]*+ = [\ \t]*+", re.VERBOSE | re.DOTALL)
_PARTS: Final = re.compile(_PART, re.VERBOSE)
_BETWEEN: Final = re.compile(rf"(?: [\s,]++ | {COMMENT} )*+", re.VERBOSE)
_WORD: Final = re.compile(rf"{STRING} | {_SCALAR}", re.VERBOSE | re.DOTALL)
_FLAT: Final = r"""[^][{}"'\#]*+"""
_TO_BRACKET: Final = re.compile(
    rf"""(?: [^][{{}}"'\#]++ | {STRING} | {COMMENT} | \[{_FLAT}\] | \{{{_FLAT}\}} )*+""", re.VERBOSE | re.DOTALL
)


class _Key(NamedTuple):
    """One part of a key, decoded, and where it is written, inside its quotes."""

    text: str
    start: int
    end: int


class _Item:
    """A value or a table, and where it is written, with its key if it has one.

    `kind` is the first character of a value, empty for a table that headers or dotted keys make; `implied` is such a
    table that has had no header of its own so far. `more` reads on what may add to its children.
    """

    __slots__ = ("children", "end", "implied", "key", "kind", "more", "start", "written")

    def __init__(self, start: int, end: int, key: tuple[int, int] | None = None, kind: str = "") -> None:
        self.start = start
        self.end = end
        self.key = key
        self.kind = kind
        self.implied = False
        self.children: dict[str | int, _Item] = {}
        self.more: Iterator[None] | None = None
        self.written: Written | None = None

    @property
    def is_table(self) -> bool:
        """Whether it is a table or an array."""
        return self.kind in ("", "[", "{")


class Places:
    """The places of all that is in a TOML document.

    What is not found has the place of the nearest thing around it.
    """

    def __init__(self, source: str) -> None:
        """Read a document that has no BOM, has LF line ends, and is valid."""
        self._source = source
        self._lines = Lines(source)
        self._root = _Item(0, 0)
        self._define_all()

    def value(self, path: Path) -> Place:
        """Return the place of a value; a string's is its content, inside the quotes."""
        return self._place(self._way(path)[-1])

    def key(self, path: Path) -> Place:
        """Return the place of the key that is the last part of a path."""
        way = self._way(path)
        key = way[-1].key
        if len(way) <= len(path) or key is None:
            return self._place(way[-1])
        text, start, end = self._key(*key)
        return self._lines.place(start, end, text)

    def table(self, path: Path) -> Place:
        """Return the place of a table or an array: its header or brackets, or the first key that made it."""
        return self._place([item for item in self._way(path) if item.is_table][-1])

    def within(self, path: Path, start: int, end: int) -> Place:
        """Return the place of the characters from `start` to `end` of the decoded string at a path."""
        item = self._way(path)[-1]
        written = self._written(item)
        if written is None:
            return self._place(item)
        start, end = max(start, 0), max(end, 0)
        return self._lines.place(*written.span(start, end), written.text[start:end])

    def span_within(self, path: Path, start: int, end: int) -> tuple[int, int] | None:
        """Return the offsets between which these characters of the string at a path are written; None if it is none."""
        written = self._written(self._way(path)[-1])
        return None if written is None else written.span(start, end)

    def span(self, path: Path) -> tuple[int, int] | None:
        """Return the offsets between which a value is written, with quotes or brackets; None where it is not found."""
        way = self._way(path)
        return (way[-1].start, way[-1].end) if len(way) > len(path) else None

    def last(self, keys: Iterable[str]) -> Path:
        """Return the path to the table that a header leads to, through the last one of each array of tables."""
        path: list[str | int] = []
        item: _Item | None = self._root
        for key in keys:
            path.append(key)
            item = None if item is None else self._child(item, key)
            index = 0 if item is None else len(item.children) - 1
            if item is not None and index in item.children:
                path.append(index)
                item = item.children[index]
        return tuple(path)

    def is_inline(self, path: Path) -> bool:
        """Tell whether a table is written as a value, or is in one."""
        return self._way(path)[-1].kind != ""

    # --- the way along a path ----------------------------------------------------------------------------------

    def _way(self, path: Path) -> list[_Item]:
        """Return what lies on a path, from the root on, as far as the document goes."""
        way = [self._root]
        for part in path:
            item = self._child(way[-1], part)
            if item is None:
                break
            way.append(item)
        return way

    def _child(self, item: _Item, part: str | int) -> _Item | None:
        """Return what is at the next part of a path; of what is around it no more is read than has to be."""
        if item.more is None:
            if item.kind == "{":
                item.more = self._define_inline(item)
            elif item.kind == "[":
                item.more = self._define_elements(item)
        while (child := item.children.get(part)) is None or child.implied:  # what implies it may come first here
            if item.more is None or next(item.more, _Item) is _Item:
                break
        return child

    def _place(self, item: _Item) -> Place:
        written = self._written(item)
        if written is not None:
            return self._lines.place(*written.span(0, len(written.text)), written.text)
        text = None if item.is_table else self._source[item.start : item.end]
        return self._lines.place(item.start, item.end, text)

    def _written(self, item: _Item) -> Written | None:
        if item.written is None and item.kind and item.kind in "\"'":
            item.written = Written(self._source, item.start, item.end)
        return item.written

    # --- what is written ---------------------------------------------------------------------------------------

    def _define_all(self) -> None:
        """Read the headers; what is below each of them is read when it is asked for."""
        source, table, offset, body = self._source, self._root, 0, 0
        while offset < len(source):
            found = _TO_HEADER.match(source, offset)
            assert found is not None  # it matches nothing as well
            if found["keys"] is not None:
                self._read_later(table, body, found.start("header"))
                table = self._open(found)
                offset = body = found.end()
            elif found["key"] is not None:
                offset = self._end(found.end())
            else:  # no statement: it ends with its line
                offset = self._line_end(found.end())
        self._read_later(table, body, len(source))

    def _read_later(self, table: _Item, start: int, end: int) -> None:
        """Note that a table's statements are between two offsets, if there is anything but a line end."""
        if end > start + 1:
            table.more = self._define_statements(table, start, end)

    def _open(self, found: re.Match[str]) -> _Item:
        """Return the table that a header opens."""
        start, end = found.span("header")
        *parents, last = self._keys(*found.span("keys"))
        table = self._root
        for key in parents:
            table = self._made(table, key, start, end)
            # An array of tables leads on through its last one
            table = table.children.get(len(table.children) - 1, table)
        made = self._made(table, last, start, end)
        made.implied = False
        if found["double"] is None:
            # What a header further down made before keeps its content
            made.start, made.end, made.key = start, end, last
            return made
        opened = made.children[len(made.children)] = _Item(start, end, last)
        return opened

    def _made(self, table: _Item, key: tuple[int, int], start: int, end: int) -> _Item:
        """Return the table below a key, made there, for a header, if it has not been made before."""
        text = self._text(key)
        made = table.children.get(text)
        if made is None:
            made = table.children[text] = _Item(start, end, key)
            made.implied = True
        return made

    def _define_statements(self, table: _Item, start: int, end: int) -> Iterator[None]:
        """Read the statements between two offsets, a step each; what is none ends with its line."""
        offset = start
        while offset < end:
            statement = _STATEMENT.match(self._source, offset, end)
            if statement is None:
                offset = self._line_end(offset)
                continue
            value, offset = statement.span("value")
            if value < 0:
                value, offset = statement.end(), self._end(statement.end())
            self._define(table, statement.span("key"), value, offset)
            yield

    def _define(self, table: _Item, keys: tuple[int, int], start: int, end: int) -> None:
        more = table.more
        *parents, last = self._keys(*keys)
        for key in parents:
            _, first, behind = self._key(*key)
            table = self._made(table, key, first, behind)
            table.more = table.more or more
            if first < table.start:  # a header further down has made it
                table.start, table.end, table.key = first, behind, key
            table.implied = False
        table.children[self._text(last)] = _Item(start, end, last, self._source[start : start + 1])

    def _define_inline(self, table: _Item) -> Iterator[None]:
        """Read an inline table, a step for each pair."""
        offset = table.start + 1
        while pair := _PAIR.match(self._source, offset, table.end):
            offset = self._end(pair.end())
            if offset == pair.end():
                break
            self._define(table, pair.span("key"), pair.end(), offset)
            yield

    def _define_elements(self, array: _Item) -> Iterator[None]:
        """Read an array, a step for each element."""
        source, offset = self._source, array.start + 1
        while between := _BETWEEN.match(source, offset, array.end):
            start = between.end()
            offset = self._end(start)
            if offset == start:
                return
            array.children[len(array.children)] = _Item(start, offset, kind=source[start])
            yield

    def _line_end(self, offset: int) -> int:
        """Return where the next line begins."""
        end = self._source.find("\n", offset)
        return len(self._source) if end < 0 else end + 1

    def _end(self, start: int) -> int:
        """Return the offset after the value that begins at one; the same where none does."""
        source = self._source
        if source[start : start + 1] not in ("[", "{"):
            word = _WORD.match(source, start)
            return word.end() if word else start
        depth, offset = 1, start + 1
        while depth:
            plain = _TO_BRACKET.match(source, offset)
            offset = plain.end() if plain else offset
            if source[offset : offset + 1] in ("[", "{"):
                depth += 1
            elif source[offset : offset + 1] in ("]", "}"):
                depth -= 1
            else:  # at the end, or in a text that is not closed
                return len(source)
            offset += 1
        return offset

    def _keys(self, start: int, end: int) -> list[tuple[int, int]]:
        """Return where the parts of a key are written, with their quotes."""
        if self._source[start] not in "\"'" and self._source.find(".", start, end) < 0:
            return [(start, end)]
        return [part.span() for part in _PARTS.finditer(self._source, start, end)]

    def _text(self, key: tuple[int, int]) -> str:
        """Return a part of a key, decoded."""
        return self._key(*key).text if self._source[key[0]] in "\"'" else self._source[slice(*key)]

    def _key(self, start: int, end: int) -> _Key:
        if self._source[start] in "\"'":
            written = Written(self._source, start, end)
            return _Key(written.text, *written.span(0, len(written.text)))
        return _Key(self._source[start:end], start, end)
