"""Write single changes into the text of a log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sintra_cli.family.move_parts import Part, respelt
from sintra_cli.family.reading import move_place
from sintra_cli.log.edit import LogEditor, moves_path
from sintra_cli.log.log import Log
from sintra_cli.text import spelt
from sintra_cli.toml.edit import Span
from sintra_cli.toml.faults import Path


class Amender:
    """A log's file with one thing changed. Rounds, moves, displays and seats count from 0, as the log has them.

    A change raises `LookupError` where the log does not have what is to be changed, or has it in no certain place, and
    so does `data`, where the file would not say what was meant.
    """

    def __init__(self, data: bytes, log: Log) -> None:
        """Take a file that reads as this log."""
        self._file = LogEditor(data, log.data)
        self._names = log.names
        self._grammar = log.game.grammar

    @property
    def data(self) -> bytes:
        """The file as it is now."""
        return self._file.result()

    # --- moves -------------------------------------------------------------------------------------------------

    def change_move(self, number: int, index: int, part: Part, value: object) -> None:
        """Give a part of a move another value, None to leave it out; the other parts stay as they are."""
        path, start, text = self._move(number, index)
        begin, end, new = respelt(self._grammar, text, part, value)
        self._file.replace(*self._file.within(path, start + begin, start + end), new)
        self._mean(number, index, 1, text[:begin] + new + text[end:])

    def drop_move(self, number: int, index: int) -> None:
        """Leave out a move, with the blanks or the comma that separate it."""
        if isinstance(self._file.moves(number), str):
            self._file.replace(*self._with_blanks(*self._written(number, index)), "")
            self._mean(number, index, 1)
        else:
            self._file.delete_element(moves_path(number), self._element(number, index))
            self._mean(number, index, 1)

    def add_move(self, number: int, index: int, text: str) -> None:
        """Write a move behind the one before it, or before the first."""
        if not self._file.written(number).moves:
            raise LookupError("no move to write it beside")
        beside = max(index - 1, 0)
        if isinstance(self._file.moves(number), str):
            start, end = self._written(number, beside)
            self._file.replace(*((end, end, f"  {text}") if index else (start, start, f"{text}  ")))
        else:
            element = self._element(number, beside)
            self._file.element((*moves_path(number), element))
            self._file.insert_elements(moves_path(number), element + 1 if index else element, [text])
        self._mean(number, index, 0, text)

    def swap_moves(self, number: int, index: int) -> None:
        """Write a move and the one after it in the other order."""
        first, second = self._written(number, index), self._written(number, index + 1)
        self._file.replace(*first, self._file.source[slice(*second)])
        self._file.replace(*second, self._file.source[slice(*first)])
        _, _, before = self._move(number, index)
        _, _, after = self._move(number, index + 1)
        self._mean(number, index, 2, after, before)

    # --- what else there is ------------------------------------------------------------------------------------

    def change_pane(self, number: int, display: int, pane: int, old: str, new: str) -> None:
        """Write another letter, or one more or less, on a display."""
        self._file.replace_within(("rounds", number, "displays", display), pane, pane + len(old), new)

    def change_claims(self, totals: Iterable[tuple[int | None, int, int]]) -> None:
        """Write other totals: round, or None for the end, seat, and points."""
        for number, seat, points in totals:
            path = self._of_player(("claimed",) if number is None else ("rounds", number, "claimed"), seat)
            self._file.element(path)
            self._file.replace_value(path, points)

    def change_choices(self, number: int, seat: int, choices: Mapping[int, int]) -> None:
        """Write other columns (line: column) for a player."""
        path = self._of_player(("rounds", number, "tiling"), seat)
        text = " ".join(f"{line}:{column}" for line, column in choices.items())
        self._file.replace_within(path, 0, len(self._file.value(path)), text)

    # --- where and how -----------------------------------------------------------------------------------------

    def _move(self, number: int, index: int) -> tuple[Path, int, str]:
        """Return the path of the text that a move is in, where in that it begins, and what is written there."""
        move = self._file.written(number).moves[index]
        path, (start, _) = move_place(move, number)
        return path, start, move.text

    def _element(self, number: int, index: int) -> int:
        """Return which element of an array a move is."""
        element = self._file.written(number).moves[index].element
        assert element is not None
        return element

    def _written(self, number: int, index: int) -> Span:
        path, start, text = self._move(number, index)
        return self._file.within(path, start, start + len(text))

    def _mean(self, number: int, index: int, count: int, *new: str) -> None:
        """Note that so many moves from one on are to be these."""
        texts = [move.text for move in self._file.written(number).moves]
        self._file.mean_moves(number, [*texts[:index], *new, *texts[index + count :]])

    def _of_player(self, path: Path, seat: int) -> Path:
        values = self._file.value(path)
        at = seat if isinstance(values, list) else spelt(self._names[seat], values)
        if at is None:
            raise LookupError("nothing is written of this player")
        return (*path, at)

    def _with_blanks(self, start: int, end: int) -> Span:
        """Return the place of a word with the blanks behind it, or before it where it is the last in its line."""
        source = self._file.source
        first, last = self._file.line(start)
        behind = end + len(source[end:last]) - len(source[end:last].lstrip(" \t"))
        before = first + len(source[first:start].rstrip(" \t"))
        if source[behind:last][:1].strip("\"'"):
            return start, behind
        return (before, end) if before > first else (start, end)
