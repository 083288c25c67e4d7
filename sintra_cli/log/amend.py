"""Write single changes into the text of a log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile

from sintra_cli.family.move_parts import Part, respelt
from sintra_cli.family.reading import move_place
from sintra_cli.family.written import texts_of
from sintra_cli.log.edit import LogEditor, moves_path
from sintra_cli.log.log import Log
from sintra_cli.text import spelt
from sintra_cli.toml.edit import Span
from sintra_cli.toml.faults import Path
from sintra_cli.toml.write import string


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

    def change_moves(self, number: int, moves: Mapping[int, Mapping[Part, object]]) -> None:
        """Give parts of some moves other values, None to leave one out; the other parts stay as they are."""
        self.respell({(number, index): self._changed(number, index, parts) for index, parts in moves.items()})

    def _changed(self, number: int, index: int, parts: Mapping[Part, object]) -> str:
        _, _, text = self._move(number, index)
        for part, value in parts.items():
            begin, end, new = respelt(self._grammar, text, part, value)
            text = text[:begin] + new + text[end:]
        return text

    def respell(self, words: Mapping[tuple[int, int], str | None]) -> None:
        """Write other texts for some moves (round, move), which need not be moves yet; None leaves one out."""
        for number in dict.fromkeys(number for number, _ in words):
            new = {index: text for (round_of, index), text in words.items() if round_of == number}
            for index, text in new.items():
                if text is None:
                    self._drop(number, index)
                else:
                    self._write_word(*self._move(number, index), text)
            texts = (new.get(index, text) for index, text in enumerate(self._texts(number)))
            self._file.mean_moves(number, [text for text in texts if text is not None])

    def drop_move(self, number: int, index: int) -> None:
        """Leave out a move, with the blanks or the comma that separate it; its remark stays."""
        self._drop(number, index)
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

    def change_display(self, number: int, display: int, letters: str) -> None:
        """Write other letters on a display."""
        path = ("rounds", number, "displays", display)
        self._write_word(path, 0, self._file.value(path), letters)
        self._file.mean(path, letters)

    def change_starter(self, key: Path, seat: int) -> None:
        """Write who begins: at a key of the log, or of its position."""
        *table, last = key
        if last in self._file.value(tuple(table)):
            self._file.replace_value(key, self._names[seat])
        else:
            self._file.add_first_key(tuple(table), str(last), self._names[seat])

    def drop_rounds(self, number: int, count: int) -> None:
        """Leave out rounds; what remarks stand behind them stay."""
        for index in range(number, number + count):
            self._file.drop_round(index)
        rounds = self._file.value(("rounds",))
        self._file.mean(("rounds",), [*rounds[:number], *rounds[number + count :]])

    def change_claims(self, totals: Iterable[tuple[int | None, int, int]]) -> None:
        """Write other totals: round, or None for the end, seat, and points."""
        for number, seat, points in totals:
            path = self._of_player(("claimed",) if number is None else ("rounds", number, "claimed"), seat)
            self._file.element(path)
            self._file.replace_value(path, points)

    def change_choices(self, number: int, seat: int, choices: Mapping[int, int]) -> None:
        """Write other columns (line: column) for a player, the first ones also where none are written."""
        at: Path = ("rounds", number)
        text = " ".join(f"{line}:{column}" for line, column in sorted(choices.items()))
        tiling = self._file.value(at).get("tiling")
        if tiling is None:
            self._file.add_key(at, "tiling", [text if other == seat else "" for other in range(len(self._names))])
        elif isinstance(tiling, dict) and spelt(self._names[seat], tiling) is None:
            self._file.add_key((*at, "tiling"), self._names[seat], text)
        else:
            path = self._of_player((*at, "tiling"), seat)
            written = self._file.value(path)
            if written:
                self._file.replace_within(path, 0, len(written), text)
            else:
                self._file.replace_value(path, text)

    # --- where and how -----------------------------------------------------------------------------------------

    def _move(self, number: int, index: int) -> tuple[Path, int, str]:
        """Return the path of the text that a move is in, where in that it begins, and what is written there."""
        move = self._file.written(number).moves[index]
        path, (start, _) = move_place(move, number)
        return path, start, move.text

    def _drop(self, number: int, index: int) -> None:
        move = self._file.written(number).moves[index]
        if move.element is None:
            self._file.replace(*self._with_blanks(*self._written(number, index)), "")
        elif move.behind:
            self._file.replace(*self._file.element((*moves_path(number), move.element)), string(move.behind))
        else:
            self._file.delete_element(moves_path(number), move.element)

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
        texts = self._texts(number)
        self._file.mean_moves(number, [*texts[:index], *new, *texts[index + count :]])

    def _texts(self, number: int) -> Sequence[str]:
        """Return the moves of a round as they are written."""
        return texts_of(self._file.moves(number), self._names)

    def _write_word(self, path: Path, start: int, old: str, new: str) -> None:
        """Write another text for a word that begins at a character of a value, only where they differ."""
        same = _alike(old, new)
        tail = _alike(old[same:][::-1], new[same:][::-1])
        begin, end = same, len(old) - tail
        self._file.replace(*self._file.within(path, start + begin, start + end), new[same : len(new) - tail])

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


def _alike(one: str, other: str) -> int:
    """Count the letters that two texts begin with both."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
