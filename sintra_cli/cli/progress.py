"""How far long work is, for somebody who waits at a terminal."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import repeat
from typing import TYPE_CHECKING, Final

from sintra_cli.cli.output import say_in_passing

if TYPE_CHECKING:
    from click._termui_impl import ProgressBar

PATIENCE: Final = 1.0
"""Work that takes fewer seconds shows no bar."""
_EACH: Final = 0.1
"""The seconds between two looks of the bar."""


class Progress:
    """A bar on standard error, below what is said there; it is gone when anything is said, and at the end."""

    def __init__(self, total: Callable[[], int | None]) -> None:
        """Begin; `total` counts all there is to do, if that is known, and is asked only for work that takes long."""
        self._total = total
        self._began = time.time()
        self._due = self._began + PATIENCE
        self._new = 0
        self._bar: ProgressBar[int] | None = None

    def step(self) -> None:
        """Count one more that is done."""
        self._new += 1
        if time.time() >= self._due:
            self._show()

    def clear(self) -> None:
        """Take the bar off the terminal."""
        if self._bar is not None:
            say_in_passing("")

    def _show(self) -> None:
        if self._bar is None:
            self._bar = self._made()
        self._bar.make_step(self._new)
        self._new = 0
        say_in_passing(self._bar.format_progress_line())
        self._due = time.time() + _EACH

    def _made(self) -> ProgressBar[int]:
        import click

        bar: ProgressBar[int] = click.progressbar(
            repeat(0), length=self._total(), label="logs", show_pos=True, width=30
        )
        bar.start = self._began
        return bar
