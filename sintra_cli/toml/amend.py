"""Write single changes into the text of a log; comments, layout, BOM and line ends stay as they are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sintra_cli.family.reading import move_paths
from sintra_cli.text import spelt
from sintra_cli.toml.places import Path, Places

_BOM: Final = "\ufeff"
_PARTS: Final = re.compile(
    r"""\s* (?: (?P<source>[1-9Cc?]) \s* (?P<count>[0-9]+)? \s* (?P<colour>[A-Za-z]) \s*
    (?P<target>[1-8-]) (?P<jokers>\s*[Jj]\s*[0-2])? (?P<keep>\s*=\s*[A-Za-z?])? | < )
    (?P<points>\s*\(\s*-?[0-9]+\s*\))? \s*""",
    re.VERBOSE,
)
_FORMS: Final = {"jokers": "j{}", "keep": "={}", "points": "({})"}
_BEHIND: Final = {"count": ("source",), "jokers": ("target",), "keep": ("jokers", "target")}
"""What a part stands behind that was not there: the first of these that is."""


class Amender:
    """A log's file with one thing changed. Rounds, moves, displays and seats count from 0, as the log has them.

    A change raises `LookupError` where the log does not have what is to be changed, or has it in no certain place.
    """

    def __init__(self, data: bytes, document: Mapping[str, Any], names: Sequence[str]) -> None:
        """Take a file that reads as this document."""
        text = data.decode()
        self._bom = _BOM if text.startswith(_BOM) else ""
        self._lines = text.removeprefix(_BOM).split("\n")
        self._source = text.removeprefix(_BOM).replace("\r\n", "\n")
        self._places = Places(self._source)
        self._document = document
        self._names = names

    @property
    def data(self) -> bytes:
        """The file as it is now."""
        return (self._bom + "\n".join(self._lines)).encode()

    # --- moves -------------------------------------------------------------------------------------------------

    def change_move(self, number: int, index: int, part: str, value: object) -> None:
        """Write another value for a part of a move, None to leave it out; the other parts stay as they are."""
        path, start, text = self._move(number, index)
        begin, end, new = _respelt(text, part, value)
        self._write(path, start + begin, start + end, new)

    def drop_move(self, number: int, index: int) -> None:
        """Leave out a move, with the blanks or the comma that separate it."""
        written = self._moves(number)
        if isinstance(written, str):
            path, start, text = self._move(number, index)
            self._cut_word(*self._within(path, start, start + len(text)))
        else:
            self._cut_element(*self._element(("rounds", number, "moves", index)))

    def add_move(self, number: int, index: int, text: str) -> None:
        """Write a move behind the one before it, or before the first."""
        written = self._moves(number)
        if not written or (isinstance(written, str) and not written.split()):
            raise LookupError("no move to write it beside")
        path, start, there = self._move(number, max(index - 1, 0))
        if isinstance(written, str):
            line, begin, end = self._within(path, start, start + len(there))
            between = "  "
        else:
            line, begin, end = self._element(path)
            text, between = f'"{text}"', ", "
        if index:
            self._replace(line, end, end, between + text)
        else:
            self._replace(line, begin, begin, text + between)

    def swap_moves(self, number: int, index: int) -> None:
        """Write a move and the one after it in the other order."""
        places = []
        for at in (index + 1, index):
            path, start, text = self._move(number, at)
            places.append(self._within(path, start, start + len(text)))
        texts = [self._lines[line][begin:end] for line, begin, end in places]
        for place, text in zip(places, reversed(texts), strict=True):
            self._replace(*place, text)

    # --- what else there is ------------------------------------------------------------------------------------

    def change_pane(self, number: int, display: int, pane: int, old: str, new: str) -> None:
        """Write another letter, or one more or less, on a display."""
        self._write(("rounds", number, "displays", display), pane, pane + len(old), new)

    def change_claims(self, totals: Iterable[tuple[int | None, int, int]]) -> None:
        """Write other totals: round, or None for the end, seat, and points."""
        edits = []
        for number, seat, points in totals:
            path = self._of_player(("claimed",) if number is None else ("rounds", number, "claimed"), seat)
            edits.append((self._element(path), str(points)))
        for place, text in sorted(edits, reverse=True):  # those behind first, so that the places before stay right
            self._replace(*place, text)

    def change_choices(self, number: int, seat: int, choices: Mapping[int, int]) -> None:
        """Write other columns (line: column) for a player."""
        path = self._of_player(("rounds", number, "tiling"), seat)
        text = " ".join(f"{line}:{column}" for line, column in choices.items())
        self._write(path, 0, len(self._value(path)), text)

    # --- where and how -----------------------------------------------------------------------------------------

    def _moves(self, number: int) -> Any:
        return self._value(("rounds", number)).get("moves", "")

    def _move(self, number: int, index: int) -> tuple[Path, int, str]:
        """Return the path of the text that a move is in, where in that it begins, and what is written there."""
        path, span = move_paths(self._moves(number), number)[index]
        text = self._value(path)
        start, end = span or (0, len(text))
        return path, start, text[start:end]

    def _value(self, path: Path) -> Any:
        value: Any = self._document
        for part in path:
            value = value[part]
        return value

    def _of_player(self, path: Path, seat: int) -> Path:
        values = self._value(path)
        at = seat if isinstance(values, list) else spelt(self._names[seat], values)
        if at is None:
            raise LookupError("nothing is written of this player")
        return (*path, at)

    def _write(self, path: Path, start: int, end: int, text: str) -> None:
        """Write other characters in a string."""
        self._replace(*self._within(path, start, end), text)

    def _within(self, path: Path, start: int, end: int) -> tuple[int, int, int]:
        place = self._places.within(path, start, end)
        if place.text != self._value(path)[start:end]:
            raise LookupError("its place in the file is not known for certain")
        return place.line - 1, place.column - 1, place.end_column - 1

    def _element(self, path: Path) -> tuple[int, int, int]:
        """Return the place of a value with its quotes: line, first column and the one after the last, from 0."""
        span = self._places.span(path)
        if span is None or "\n" in self._source[slice(*span)]:
            raise LookupError("its place in the file is not known for certain, or it has several lines")
        line = self._source.count("\n", 0, span[0])
        first = self._source.rfind("\n", 0, span[0]) + 1
        return line, span[0] - first, span[1] - first

    def _replace(self, line: int, start: int, end: int, text: str) -> None:
        whole = self._lines[line]
        self._lines[line] = whole[:start] + text + whole[end:]

    def _cut_word(self, line: int, start: int, end: int) -> None:
        """Take out a word with the blanks behind it, or before it where it is the last in its line."""
        whole = self._lines[line]
        after = re.match(r"[ \t]*", whole[end:])
        before = re.search(r"[ \t]*$", whole[:start])
        blanks_after, blanks_before = len(after[0]) if after else 0, len(before[0]) if before else 0
        if whole[end + blanks_after : end + blanks_after + 1].strip("\"'\r"):
            self._replace(line, start, end + blanks_after, "")
        elif start > blanks_before:
            self._replace(line, start - blanks_before, end, "")
        else:
            self._replace(line, start, end, "")

    def _cut_element(self, line: int, start: int, end: int) -> None:
        """Take out an element of an array with its comma."""
        whole = self._lines[line]
        after = re.match(r"\s*,[ \t]*", whole[end:])
        before = re.search(r",[ \t]*$", whole[:start])
        if after is not None:
            self._replace(line, start, end + after.end(), "")
        elif before is not None:
            self._replace(line, before.start(), end, "")
        else:
            self._replace(line, start, end, "")


def _respelt(text: str, part: str, value: object) -> tuple[int, int, str]:
    """Return which characters of a move are to be replaced, and by what, to write a part of it another way."""
    head, colon, rest = text.rpartition(":")
    shift = len(head) + len(colon)
    if part == "player":
        return 0, shift, "" if value is None else f"{value}:"
    match = _PARTS.fullmatch(rest)
    if match is None:
        raise LookupError("a move of another form")
    new = "" if value is None else _FORMS.get(part, "{}").format(value)
    if match[part] is not None:
        start, end = match.span(part)
    else:
        start = end = next(match.end(there) for there in _BEHIND[part] if match[there] is not None)
    return shift + start, shift + end, new
