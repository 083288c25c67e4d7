"""Ways to call the program, and what a call comes to."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, Protocol

ROOT: Final = Path(__file__).parents[2]


class Result(NamedTuple):
    """What a call came to."""

    code: int
    out: str
    err: str


class Sintra(Protocol):
    """Calls the program within this process; `stdin` is what stands in standard input."""

    def __call__(self, *arguments: str, stdin: bytes = b"") -> Result:
        """Call it with these arguments."""


class Put(Protocol):
    """Writes files, and the folders on the way to them."""

    def __call__(self, name: str, content: str | bytes) -> str:
        """Write a file and return its name."""


def process(
    *arguments: str | bytes, stdin: bytes = b"", environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run the program as a process of its own, to its end."""
    return subprocess.run(
        command(*arguments), input=stdin, capture_output=True, env=environ(environment), check=False, timeout=60
    )


def command(*arguments: str | bytes) -> list[str | bytes]:
    """Return the command line of a process."""
    return [sys.executable, "-m", "sintra_cli", *arguments]


def environ(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment of a process that finds the program also where it is not installed."""
    return {**os.environ, "PYTHONPATH": str(ROOT), **(more or {})}
