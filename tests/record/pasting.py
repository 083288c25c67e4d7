"""A game that is pasted into a recording, and what the file of its log may be at any moment."""

from __future__ import annotations

import os
import random
import signal
import time
from functools import cache
from pathlib import Path

from sintra_cli.record.session import Session
from tests.record.terminal import DISPLAYS, LOG, begun, ended

LINES = [DISPLAYS, "1B-", "2Y-", "3R-", "4K-", "5W-"] * 4


class Pasted:
    """What came of a recording that was broken off: exit code, screen, and the log.

    `acknowledged` is the number of lines after which there was a prompt, `kept` that of the lines in the file, None
    where the file is none that could have been between two lines.
    """

    def __init__(self, code: int, screen: str, text: str) -> None:
        prompts, texts = zip(*_states(), strict=True)
        self.code = code
        self.screen = screen
        self.acknowledged = max(number for number, prompt in enumerate(prompts) if prompt in screen)
        self.kept = texts.index(text) if text in texts else None


def pasted(log: Path, chance: random.Random, how: str) -> Pasted:
    """Paste a game, and break it off at some moment: `how` is kill, signal, or key (Ctrl-C typed behind the lines)."""
    log.write_text(LOG, encoding="utf-8")
    child = begun(log)
    screen = child.before + child.after
    lines = LINES if how != "key" else LINES[: chance.randint(1, len(LINES))]
    child.send("\r".join([*lines, ""]))
    time.sleep(chance.uniform(0, 0.8))
    if how == "key":
        child.sendintr()
    else:
        os.kill(child.pid, signal.SIGKILL if how == "kill" else signal.SIGINT)
    code = ended(child)
    return Pasted(code, screen + child.before, log.read_text(encoding="utf-8"))


@cache
def _states() -> list[tuple[str, str]]:
    """Return the prompt and the text of the log before each line and after the last."""
    states = []
    session = Session(LOG, "log.toml", {}, {})
    for line in [*LINES, None]:
        displays = session.expected == "displays"
        prompt = f"displays of round {session.table.round + 1}" if displays else f"{session.address} "
        states.append((prompt, session.text))
        if line is not None:
            if displays:
                session.lay(line)
            else:
                session.play(line)
    return states
