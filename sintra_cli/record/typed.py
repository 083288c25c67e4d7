"""What is typed at the table: every way to write displays, moves and totals that has one meaning."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from sintra_cli.family.notation import Notation
from sintra_cli.family.plain import digits, is_number, readings, stripped
from sintra_cli.family.rules.offer import ROOM
from sintra_cli.family.written import WrittenMove, WrittenMoves, moves_in
from sintra_cli.text import short

_BETWEEN: Final = re.compile(r"[\s,;|]+")
_STOPS: Final = re.compile(r"\s*[,;]\s*")
_MOST_PARTS: Final = 12
"""A move is written in no more parts with spaces between them."""
_WORDS: Final = (
    (r"cent(?:re|er)(?![^\W\d_])", "C"),
    (r"(?:strip|(?:pattern\s*)?line)\s*(?=[1-9lI])", ""),
    (r"(?:the\s+)?floor(?:\s*line)?(?![^\W\d_])", "-"),
)
"""Words of the table, and what a move has for them."""
_NONE_THERE: Final = ("-", "–", "—")  # noqa: RUF001  # what word processors make of a hyphen


class Unclear(Exception):  # noqa: N818  # named after what it says
    """What was typed has no meaning: that part of it, and why; `before` are the moves before it."""

    def __init__(self, before: Sequence[str], text: str, why: str) -> None:
        super().__init__(why)
        self.before = before
        self.text = text
        self.why = why


def read_displays(line: str, colours: Mapping[str, str]) -> list[str] | None:
    """Read displays with white space, commas or semicolons between; None where they are not written down."""
    words = [word for word in _BETWEEN.split(line) if word]
    if [word.lower() for word in words] == ["none"]:
        return None
    if len(words) == 1 and len(words[0]) > ROOM and len(words[0]) % ROOM == 0:
        words = [words[0][start : start + ROOM] for start in range(0, len(words[0]), ROOM)]
    return [_display(number, word, colours) for number, word in enumerate(words, 1)]


def _display(number: int, word: str, colours: Mapping[str, str]) -> str:
    if word in _NONE_THERE:
        return ""
    for letter in word.upper():
        if letter not in colours:
            raise Unclear(
                [], f"display {number}, {word}", f"{letter} is no colour of the box, which has {_all(colours)}"
            )
    return word.upper()


def _all(colours: Mapping[str, str]) -> str:
    return ", ".join(f"{letter} {name}" for letter, name in colours.items())


def read_totals(text: str) -> list[int] | None:
    """Read totals with white space, commas or semicolons between; None where that is not what they are."""
    words = [digits(word) for word in _BETWEEN.split(text) if word]
    return [int(word) for word in words] if all(re.fullmatch("-?[0-9]{1,3}", word) for word in words) else None


def read_column(text: str) -> str:
    """Return a column as it is chosen."""
    return digits(text.strip(",;. "))


def read_moves(line: str, form: Notation, names: Sequence[str], colours: Mapping[str, str]) -> WrittenMoves:
    """Read moves, and the remark at the end of the line; raise `Unclear` with the first that is none."""
    written = moves_in(_with_names(line, names), names)
    if all(form.read(move.text) for move in written.moves):
        return written
    remarks = [*written.opening, *(remark for move in written.moves for remark in move.remarks)]
    moves: list[str] = []
    for parts in _stretches(written.moves):
        moves += _read_stretch(parts, _Reader(form, colours), moves)
    if not moves:
        return WrittenMoves(remarks, [])
    made = [WrittenMove(text, 0, 0, None, []) for text in moves]
    made[-1].remarks.extend(remarks)
    return WrittenMoves([], made)


def _with_names(line: str, names: Sequence[str]) -> str:
    """Return a line with the names before colons in the letters that the log has."""
    text, mark, remark = line.partition("#")
    for name in names:
        text = re.sub(rf"(?<!\S){re.escape(name)}(?=\s*:)", lambda _, name=name: name, text, flags=re.IGNORECASE)  # type: ignore[misc]
    return f"{text}{mark}{remark}"


def _stretches(moves: Sequence[WrittenMove]) -> Iterator[list[str]]:
    """Yield parts of moves between which there is only white space: a comma and a player's name stand between moves."""
    parts: list[str] = []
    for move in moves:
        name, colon, rest = move.text.rpartition(":")
        if colon:
            yield parts
            parts = []
        first, *others = _STOPS.split(rest)
        parts += [f"{name}{colon}{first}"] if first else []
        for other in others:
            yield parts
            parts = [other] if other else []
    yield parts


class _Reader(Struct, frozen=True):
    """Reads a text as one move, if it is one."""

    form: Notation
    colours: Mapping[str, str]

    def read(self, text: str) -> str | None:
        name, colon, rest = text.rpartition(":")
        if colon and not stripped(name):
            return None
        for letter, colour in self.colours.items():
            rest = re.sub(rf"(?<![^\W\d_]){re.escape(colour)}(?![^\W\d_])", letter, rest, flags=re.IGNORECASE)
        display = "?" if self.form.displays == "unseen" else ""
        for word, meant in ((r"display\s*(?=[1-9lI])", display), *_WORDS):
            rest = re.sub(rf"(?<![^\W\d_]){word}", meant, rest, flags=re.IGNORECASE)
        move = next(readings(rest, self.form), None)
        return None if move is None else f"{'' if name.strip().isdigit() else name + colon}{move}"


def _read_stretch(parts: Sequence[str], reader: _Reader, before: Sequence[str]) -> list[str]:
    """Put parts together to moves, behind those before them; raise `Unclear`."""
    parts = [part for part in parts if not is_number(part)]
    read: list[list[str] | None] = [[]]
    """For each number of parts, the moves that so many of them are from the first on; there is one way at most."""
    for end in range(1, len(parts) + 1):
        found = None
        for start in range(max(0, end - _MOST_PARTS), end):
            moves = read[start]
            move = None if moves is None else reader.read(" ".join(parts[start:end]))
            if moves is not None and move is not None:
                found = [*moves, move]
        read.append(found)
    whole = read[-1]
    if whole is not None:
        return whole
    reach, moves = max((number, moves) for number, moves in enumerate(read) if moves is not None)
    raise _no_move(parts[reach], reader, [*before, *moves])


def _no_move(text: str, reader: _Reader, before: Sequence[str]) -> Unclear:
    from sintra_cli.family.move_mistakes import explain

    message = explain(text, reader.form)
    return Unclear(before, short(text), message.removeprefix(f"{short(text)!r} is no move: "))
