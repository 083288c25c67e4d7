"""A terminal on which a test types, without a process."""

from __future__ import annotations

from collections.abc import Sequence

from sintra_cli.record.dialogue import Dialogue, NotKept
from sintra_cli.record.session import Session

AZUL = 'format = 1\ngame = "azul"\nwall = "grey"\nplayers = [{ name = "Ana" }, { name = "Ben" }]\n'
DISPLAYS = "BBBB YYYY RRRR KKKK WWWW"


def session(text: str = AZUL) -> Session:
    return Session(text, "log.toml", {}, {})


class Script:
    """A terminal on which these lines are typed; what is shown and asked is kept."""

    def __init__(self, *lines: str) -> None:
        self._lines = list(lines)
        self.shown = ""
        self.asked: list[str] = []

    def ask(self, prompt: str, known: Sequence[str]) -> str:  # noqa: ARG002
        self.asked.append(prompt)
        if not self._lines:
            raise EOFError
        return self._lines.pop(0)

    def say(self, text: str) -> None:
        self.shown += text


def recorded(*lines: str, text: str = AZUL, fail: int = -1) -> tuple[Script, list[str], Session]:
    """Type lines; return the terminal, every text that was kept, and the session; writing fails at one of them."""
    script, this = Script(*lines), session(text)
    kept: list[str] = []

    def keep(written: str) -> None:
        if len(kept) == fail:
            kept.append("failed")
            raise NotKept("No space left on device")
        kept.append(written)

    Dialogue(this, script, keep, colour=False).run()
    return script, kept, this
