"""Ctrl-C that waits for a moment at which nothing is half done."""

from __future__ import annotations

import signal
from collections.abc import Callable
from types import FrameType, TracebackType


class Interrupts:
    """While this is open, Ctrl-C breaks into nothing: it is remembered, and raised by `verify` or at the end.

    `wake` is called as soon as it comes, to end what waits. After the end Ctrl-C does nothing: the program is leaving.
    """

    def __init__(self) -> None:
        self._came = False
        self.wake: Callable[[], None] = lambda: None

    def __enter__(self) -> Interrupts:
        signal.signal(signal.SIGINT, self._remember)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if error is None:
            self.verify()

    def verify(self) -> None:
        """Raise `KeyboardInterrupt` where Ctrl-C has come."""
        if self._came:
            raise KeyboardInterrupt

    def _remember(self, _number: int, _frame: FrameType | None) -> None:
        self._came = True
        self.wake()
