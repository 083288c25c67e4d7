"""The text of a TOML file: its lines, its tokens, and its strings as they are written."""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import accumulate
from operator import itemgetter
from typing import Final, NamedTuple

COMMENT: Final = r"\#[^\n]*+"
STRING: Final = r"""
    \"{3} (?: [^"\\]++ | \\. | "{1,2}+(?!") )*+ "{3,5}
  | '{3} (?: [^']++ | '{1,2}+(?!') )*+ '{3,5}
  | "(?!"") (?: [^"\\\n]++ | \\[^\n] )*+ "
  | '(?!'') [^'\n]*+ '
"""

TOKEN: Final = re.compile(
    rf"(?P<comment>{COMMENT}) | (?P<string>{STRING}) | (?P<open>[\"']) | (?P<gap>\n[\ \t\n]*+)"
    r" | (?P<mark>[][{}=,])[\ \t]*+",
    re.VERBOSE | re.DOTALL,
)
# Headers, and statements without texts and brackets, each with its line end; there may be none
_PLAIN: Final = re.compile(
    rf"""(?: (?: [A-Za-z0-9_.-]++ [\ \t]*+ = [\ \t]*+ [A-Za-z0-9_.+:-]++ | (?<=\n) \[\[? [A-Za-z0-9_.-]++ \]\]? )
    [\ \t]*+ (?:{COMMENT})?+ \n [\ \t\n]*+ )*+""",
    re.VERBOSE,
)
_ESCAPE: Final = re.compile(
    r"\\(?:(?P<trim>[ \t]*\n[ \t\n]*)|[xuU](?P<hex>(?<=x)[0-9A-Fa-f]{2}|(?<=u)[0-9A-Fa-f]{4}"
    r"|(?<=U)00(?:0[0-9A-Fa-f]|10)[0-9A-Fa-f]{4})|(?P<letter>.))",
    re.DOTALL,
)
_LETTERS: Final = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", "e": "\x1b"}


class Place(NamedTuple):
    """A stretch of one line, 1-based, in characters, its end exclusive, and what is written there."""

    line: int
    column: int
    end_column: int
    text: str | None


class Lines:
    """The lines of a text, which turn offsets into places."""

    def __init__(self, source: str) -> None:
        self._starts = [0, *accumulate(len(line) + 1 for line in source.split("\n"))]

    def place(self, start: int, end: int, text: str | None) -> Place:
        """Return the place of the characters from `start` to `end`, as far as they are on one line."""
        number = bisect_right(self._starts, start)
        line_start, next_line = self._starts[number - 1], self._starts[number]
        end = max(start, min(end, next_line - 1))
        return Place(number, start - line_start + 1, end - line_start + 1, text)


class Written:
    """A TOML string, decoded, that knows where each of its characters is written."""

    def __init__(self, source: str, start: int, end: int) -> None:
        quote = source[start]
        width = 3 if source.startswith(quote * 3, start) else 1
        self._first, last = start + width, end - width
        if width == 3 and source.startswith("\n", self._first):
            self._first += 1
        # Runs of plain characters, and escapes: index in the text, offset, width of each character
        self._pieces: list[tuple[int, int, int]] = []
        self._length = 0
        decoded: list[str] = []
        done = self._first
        for escape in _ESCAPE.finditer(source, done, last) if quote == '"' else ():
            decoded += source[done : escape.start()], _decode(escape)
            self._add(decoded[-2], done, 1)
            self._add(decoded[-1], escape.start(), len(escape[0]))
            done = escape.end()
        decoded.append(source[done:last])
        self._add(decoded[-1], done, 1)
        self.text = "".join(decoded)

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Return the offsets between which the characters from `start` to `end` of the text are written."""
        first = self._character(start)[0] if start < self._length else self._end(self._length)
        return first, max(first, self._end(min(end, self._length)))

    def _end(self, index: int) -> int:
        """Return the offset after the character before `index`."""
        return self._character(index - 1)[1] if index > 0 else self._first

    def _character(self, index: int) -> tuple[int, int]:
        index = max(index, 0)
        begin, offset, width = self._pieces[bisect_right(self._pieces, index, key=itemgetter(0)) - 1]
        return offset + index - begin, offset + index - begin + width

    def _add(self, text: str, offset: int, width: int) -> None:
        if text:
            self._pieces.append((self._length, offset, width))
            self._length += len(text)


def _decode(escape: re.Match[str]) -> str:
    if escape["trim"]:
        return ""
    if escape["hex"]:
        return chr(int(escape["hex"], 16))
    return _LETTERS.get(escape["letter"], escape["letter"])


class Stop:
    """Where a parser stopped in a document, for what reason, and what it was reading there; all as offsets.

    `statement` is where the statement begins that it stopped in, `piece` the key, the value or the element; `key` is
    that of the value, `header` the last header so far; `brackets` are those that are open; `string` is the last string,
    which is still open if it `is_open`.
    """

    def __init__(self, source: str, offset: int, reason: str) -> None:
        self.source = source
        self.offset = offset
        self.reason = reason
        self.statement = self.piece = len(source) - len(source.lstrip(" \t\n"))
        self.header: int | None = None
        self.key = (self.piece, self.piece)
        self.brackets: list[int] = []
        self.string = (self.piece, self.piece)
        self.is_open = False
        self._keys: list[tuple[int, int]] = []
        done = self.piece
        while token := TOKEN.search(source, done, offset):
            done = token.end()
            if token["mark"]:
                self._mark(token["mark"], token.start())
                self.piece = token.end()
            elif token["gap"]:
                if not self.brackets:
                    plain = _PLAIN.match(source, done, offset)
                    self.statement = done = plain.end() if plain else done
                    last = source.rfind("\n[", token.start(), done) + 1
                    self.header = last or self.header
                self.piece = done
            elif token["string"]:
                self.string = token.span()
            elif token["open"]:
                self.string, self.is_open = (token.start(), offset), True
                break

    def _mark(self, mark: str, offset: int) -> None:
        if mark in "[{":
            if offset == self.statement:
                self.header = offset
            self.brackets.append(offset)
            self._keys.append(self.key)
        elif mark == "=":
            self.key = self.piece, self.piece + len(self.source[self.piece : offset].rstrip())
        elif mark in "]}" and self.brackets:
            self.brackets.pop()
            self.key = self._keys.pop()

    @property
    def char(self) -> str:
        """The character that the parser stopped at, empty at the end."""
        return self.source[self.offset : self.offset + 1]

    @property
    def key_text(self) -> str:
        """The key of the value that the parser stopped in or after, as it is written."""
        return self.source[slice(*self.key)]

    @property
    def keys(self) -> list[str]:
        """The keys of the values that the parser stopped in, from the outermost on, as they are written."""
        return [self.source[slice(*key)] for key in (*self._keys, self.key)]

    @property
    def header_text(self) -> str:
        """The line of the last header so far, empty if there is none."""
        return "" if self.header is None else self.source[self.header : self.line_end(self.header)]

    @property
    def innermost(self) -> str:
        """The innermost bracket that is open, empty if none is."""
        return self.source[self.brackets[-1]] if self.brackets else ""

    @property
    def is_in_header(self) -> bool:
        """Whether it is a header that the parser stopped in or after."""
        return self.header == self.statement

    def line_end(self, offset: int) -> int:
        """Return where the line ends that an offset is on."""
        end = self.source.find("\n", offset)
        return len(self.source) if end < 0 else end

    def rest(self, start: int) -> str:
        """Return what is written from an offset to where a value that begins there has to end."""
        line = self.source[start : self.line_end(start)]
        return re.split(r"[#,\]}]" if self.innermost else "#", line, maxsplit=1)[0].rstrip()
