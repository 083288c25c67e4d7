"""Call the command line within this process."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sintra_cli.cli.run import run

if TYPE_CHECKING:
    import pytest


@dataclass(frozen=True)
class Called:
    """What a call left behind."""

    code: int
    out: str
    err: str


class Stream(io.TextIOWrapper):
    """A text stream on bytes in memory, which is a terminal or not."""

    def __init__(self, data: bytes = b"", *, terminal: bool = False) -> None:
        self.held = io.BytesIO(data)
        self._terminal = terminal
        super().__init__(self.held, encoding="utf-8", write_through=True)

    def isatty(self) -> bool:
        return self._terminal

    @property
    def text(self) -> str:
        """All that has been written."""
        return self.held.getvalue().decode("utf-8")


def call(monkeypatch: pytest.MonkeyPatch, *arguments: object, typed: str | None = None, piped: bytes = b"") -> Called:
    """Run `sintra` with these arguments; with `typed` all but standard output is a terminal, on which that is typed."""
    terminal = typed is not None
    with monkeypatch.context() as patch:
        out, err = Stream(), Stream(terminal=terminal)
        patch.setattr("sys.stdin", Stream(piped if typed is None else typed.encode(), terminal=terminal))
        patch.setattr("sys.stdout", out)
        patch.setattr("sys.stderr", err)
        code = run([str(argument) for argument in arguments])
        return Called(code, out.text, err.text)
