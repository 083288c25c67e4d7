"""Change the text of a log: what all changes of moves have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from sintra_cli.family.written import WrittenMoves, moves_in, names_in, texts_of
from sintra_cli.toml.edit import Editor
from sintra_cli.toml.faults import Path
from sintra_cli.toml.write import inline, key_text


class LogEditor(Editor):
    """The text of a log, and what is to be changed in it; rounds count from 0."""

    def __init__(self, data: bytes, document: Mapping[str, Any]) -> None:
        """Take a file that reads as this document."""
        super().__init__(data, document)
        self.names = names_in(document)
        self._written: dict[int, WrittenMoves] = {}

    def moves(self, number: int) -> Any:
        """Return the moves of a round as they are written: one text, or an array of texts."""
        return self.value(("rounds", number)).get("moves", "")

    def written(self, number: int) -> WrittenMoves:
        """Return the moves of a round one by one, with their remarks."""
        if number not in self._written:  # it is asked for once a move
            self._written[number] = moves_in(self.moves(number), self.names)
        return self._written[number]

    def mean_moves(self, number: int, texts: Sequence[str]) -> None:
        """Note which moves a round is to have afterwards."""
        self.mean(moves_path(number), list(texts))

    def add_first_key(self, path: Path, key: str, value: Any) -> None:
        """Add a key to a table before its tables: behind its header, or at the top behind what game it is."""
        if path and self.places.is_inline(path):
            self.add_key(path, key, value)
            return
        _, behind = self.line(self._end(path or ("game",)))
        self.replace(behind, behind, f"\n{key_text(key)} = {inline(value)}")
        self.mean((*path, key), value)

    def drop_round(self, number: int) -> None:
        """Take out a round from its header to its last value, with the empty lines before it."""
        path = ("rounds", number)
        if self.places.is_inline(("rounds",)):
            self.delete_element(("rounds",), number)
            return
        (start, _), (_, end) = self.line(self.span(path)[0]), self.line(self.last_end(path))
        while self.source[:start].endswith("\n\n"):
            start -= 1
        self.replace(start, min(end + 1, len(self.source)), "")

    def last_end(self, path: Path) -> int:
        """Return where the last of a table is written, with that of the tables in it."""
        value = self.value(path)
        within = value if isinstance(value, dict) else ()
        return max([self._end(path), *(self.last_end((*path, key)) for key in within)])

    def plain(self, document: Any) -> Any:
        """Return what a log says: remarks and white space between moves say nothing, and a date may be text."""
        rounds = [
            {key: list(texts_of(value, self.names)) if key == "moves" else value for key, value in this.items()}
            for this in document.get("rounds", [])
        ]
        stated = document.get("date")
        day = {"date": stated.isoformat()} if isinstance(stated, date) else {}
        return {**document, **day, "rounds": rounds}


def moves_path(number: int) -> Path:
    """Return the path of the moves of a round."""
    return ("rounds", number, "moves")
