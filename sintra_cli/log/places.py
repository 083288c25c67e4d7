"""From the path of a value in a TOML document to its place in the file.

The parser gives values without places; the syntax tree that is walked here has places and no values. It is
only asked about documents that the parser has accepted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import tree_sitter_toml
from tree_sitter import Language, Parser

from sintra_cli.log.texts import COMMENT, STRING, Lines, Place, Written

if TYPE_CHECKING:
    from tree_sitter import Node

__all__ = ["Path", "Place", "Places"]

Path: TypeAlias = tuple[str | int, ...]

_VEILED: Final = re.compile(
    rf"(?P<string>{STRING}) | (?P<comment>{COMMENT})"
    r"| (?:[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt\ ])?+ [0-9]{2}:[0-9]{2}[0-9:.Zz+-]*+",
    re.VERBOSE | re.DOTALL,
)
_TRAILING_COMMA: Final = re.compile(r",(?=[ \t]*+\})")


class _Key(NamedTuple):
    """One part of a key, decoded, and where it is written, inside its quotes."""

    text: str
    start: int
    end: int


@dataclass(slots=True, eq=False)
class _Item:
    """A value or a table, and where it is written; what an inline one holds is only read when asked for."""

    start: int
    end: int
    key: _Key | None = None
    node: Node | None = None
    children: dict[str | int, _Item] = field(default_factory=dict)
    elements: list[Node] | None = None
    written: Written | None = None

    @property
    def is_table(self) -> bool:
        """Whether it is a table or an array."""
        return self.node is None or self.node.type in ("array", "inline_table")

    def made(self, key: _Key, start: int, end: int) -> _Item:
        """Return the table below a key, made there if it has not been made before."""
        made = self.children.get(key.text)
        if made is None:
            made = self.children[key.text] = _Item(start, end, key)
        return made


class Places:
    """The places of all that is in a TOML document.

    What is not found has the place of the nearest thing around it.
    """

    def __init__(self, source: str) -> None:
        """Read a document that has no BOM, has LF line ends, and is valid."""
        self._source = source
        self._lines = Lines(source)
        self._root = _Item(0, 0)
        tree = Parser(Language(tree_sitter_toml.language())).parse(_veil(source).encode("ascii", "replace"))
        self._define_all(self._root, tree.root_node)
        for node in tree.root_node.named_children:
            if node.type in ("table", "table_array_element"):
                self._define_all(self._open(node), node)

    def value(self, path: Path) -> Place:
        """Return the place of a value; a string's is its content, inside the quotes."""
        return self._place(self._way(path)[-1])

    def key(self, path: Path) -> Place:
        """Return the place of the key that is the last part of a path."""
        way = self._way(path)
        key = way[-1].key
        if len(way) <= len(path) or key is None:
            return self._place(way[-1])
        return self._lines.place(key.start, key.end, key.text)

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

    def span(self, path: Path) -> tuple[int, int] | None:
        """Return the offsets between which a value is written, with quotes or brackets; None where it is not found."""
        way = self._way(path)
        return (way[-1].start, way[-1].end) if len(way) > len(path) else None

    def is_inline(self, path: Path) -> bool:
        """Tell whether a table is written as a value, or is in one."""
        return self._way(path)[-1].node is not None

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
        if item.node is None or part in item.children:
            return item.children.get(part)
        if item.node.type == "inline_table" and not item.children:
            self._define_all(item, item.node)
        elif item.node.type == "array":
            item.elements = item.elements or item.node.named_children
            if isinstance(part, int) and 0 <= part < len(item.elements):
                element = item.elements[part]
                item.children[part] = _Item(*element.byte_range, node=element)
        return item.children.get(part)

    def _place(self, item: _Item) -> Place:
        written = self._written(item)
        if written is not None:
            return self._lines.place(*written.span(0, len(written.text)), written.text)
        text = None if item.is_table else self._source[item.start : item.end]
        return self._lines.place(item.start, item.end, text)

    def _written(self, item: _Item) -> Written | None:
        if item.written is None and item.node is not None and item.node.type == "string":
            item.written = Written(self._source, item.start, item.end)
        return item.written

    def _open(self, node: Node) -> _Item:
        """Return the table that a header opens."""
        opening, keys, closing = node.children[:3]
        header = opening.start_byte, closing.end_byte
        if keys.has_error or closing.has_error:
            return _Item(*header)
        *parents, last = self._keys(keys)
        table = self._root
        for key in parents:
            table = table.made(key, *header)
            # An array of tables leads on through its last one
            table = table.children.get(len(table.children) - 1, table)
        made = table.made(last, *header)
        if node.type == "table":
            # What a header further down made before keeps its content
            made.start, made.end, made.key = *header, last
            return made
        opened = made.children[len(made.children)] = _Item(*header, last)
        return opened

    def _define_all(self, table: _Item, parent: Node) -> None:
        for node in parent.named_children:
            if node.type == "pair" and not node.has_error:
                self._define(table, node)

    def _define(self, table: _Item, pair: Node) -> None:
        keys, value = pair.named_children
        *parents, last = self._keys(keys)
        for key in parents:
            table = table.made(key, key.start, key.end)
        table.children[last.text] = _Item(*value.byte_range, last, value)

    def _keys(self, node: Node) -> list[_Key]:
        parts = []
        while node.type == "dotted_key":
            node, part = node.named_children
            parts.append(part)
        return [self._key(*part.byte_range) for part in (node, *reversed(parts))]

    def _key(self, start: int, end: int) -> _Key:
        if self._source[start] in "\"'":
            written = Written(self._source, start, end)
            return _Key(written.text, *written.span(0, len(written.text)))
        return _Key(self._source[start:end], start, end)


def _veil(source: str) -> str:
    """Return a source of the same structure in ASCII, so that offsets in bytes are those in characters.

    What the parser reads of TOML 1.1, and the syntax tree does not, is smoothed out as well.
    """
    veiled = _VEILED.sub(_veil_token, source)
    parts, depth, done = [], 0, 0
    for brace in re.finditer(r"[{}]", veiled):
        if depth == 0:
            parts.append(veiled[done : brace.start()])
            done = brace.start()
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            parts.append(_TRAILING_COMMA.sub(" ", veiled[done : brace.end()].replace("\n", " ")))
            done = brace.end()
    return "".join(parts) + veiled[done:]


def _veil_token(token: re.Match[str]) -> str:
    length = len(token[0])
    match token.lastgroup:
        case "string":
            return '"' + "x" * (length - 2) + '"'
        case "comment":
            return " " * length
        case _:
            return "1" * length
