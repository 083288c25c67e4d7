"""A recording on a real pseudo-terminal of 80 columns and 24 lines."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("there is no pseudo-terminal", allow_module_level=True)

pexpect: Any = pytest.importorskip("pexpect")

LOG = 'format = 1\ngame = "azul"\nwall = "coloured"\nplayers = [{ name = "Ana" }, { name = "Ben" }]\n# ours\n'
LAID = LOG + '\n[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\n'
DISPLAYS = "BBBB YYYY RRRR KKKK WWWW"
RUN = "from sintra_cli.__main__ import main; main()"


def started(log: Path | str, first: str = "", lines: int = 24) -> Any:
    """Start recording, after a line of Python that stands for what goes wrong."""
    code = f"{first}\nimport sys; sys.argv = ['sintra', 'record', {str(log)!r}]\n{RUN}"
    # What is typed here answers no question about where the cursor is: without them no prompt waits for it.
    environment = {**os.environ, "PROMPT_TOOLKIT_NO_CPR": "1"}
    child = pexpect.spawn(
        sys.executable, ["-c", code], encoding="utf-8", dimensions=(lines, 80), timeout=30, env=environment
    )
    child.delaybeforesend = None
    return child


def begun(log: Path, first: str = "") -> Any:
    """Start recording and wait for the first question."""
    child = started(log, first)
    child.expect("displays of round 1")
    return child


def ended(child: Any) -> int:
    """Wait for the end; return the exit code, or the signal that ended it as a negative number."""
    child.expect(pexpect.EOF)
    child.close()
    status: int = child.exitstatus if child.exitstatus is not None else -child.signalstatus
    return status
