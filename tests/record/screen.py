"""What somebody sees who records: the screen of a terminal of 80 columns and 24 lines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.record.terminal import started

pyte: Any = pytest.importorskip("pyte")


class Watched:
    """A recording that is typed, and its screen."""

    def __init__(self, log: Path | str, first: str = "", lines: int = 24) -> None:
        self._screen = pyte.Screen(80, lines)
        self._stream = pyte.Stream(self._screen)
        self.child = started(log, first, lines)
        self.child.logfile_read = self

    def write(self, written: str) -> None:
        """Show what the program writes."""
        self._stream.feed(written)

    def flush(self) -> None:
        """Have it all shown; it is."""

    def type(self, line: str, *answers: str) -> None:
        """Type a line, and wait for these texts, in this order: the last of them is the next prompt."""
        self.child.send(f"{line}\r")
        for answer in answers:
            self.child.expect_exact(answer)

    @property
    def lines(self) -> list[str]:
        """The lines of the screen, without those at its end on which nothing stands."""
        lines = [line.rstrip() for line in self._screen.display]
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def at(self, start: str) -> int:
        """Return the number of the last line that begins so; -1 where none does."""
        return max((number for number, line in enumerate(self.lines) if line.startswith(start)), default=-1)

    def colours(self, start: str) -> set[str]:
        """Return the colours in which something stands on the line that begins so."""
        row = self._screen.buffer[self.at(start)]
        return {row[column].fg for column in range(80) if row[column].data.strip()}
