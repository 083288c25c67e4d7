"""Values that a command needs: given as an option, or else asked for on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click

from sintra_cli.cli.output import say
from sintra_cli.text import visible

T = TypeVar("T")


def answered(option: str, given: Any, question: str, read: Callable[[Any], T], default: str | None = None) -> T:
    """Return what `read` makes of the value of an option; it raises `ValueError` with what is wrong.

    Without a value (None) it is asked for, again until it is right; where nobody can be asked, it is a usage error.
    """
    if given is not None:
        try:
            return read(given)
        except ValueError as error:
            raise click.BadParameter(str(error), param_hint=f"'{option}'") from None
    if not _is_terminal():
        raise click.UsageError(f"Missing option '{option}': {question}.")
    while True:
        answer = _asked(f"{question}{'' if default is None else f' [{default}]'}: ") or default
        if answer is None:
            continue
        try:
            return read(answer)
        except ValueError as error:
            say(f"  {visible(str(error))}")


def _is_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))


def _asked(prompt: str) -> str:
    """Ask on standard error, so that standard output has nothing but the log."""
    say(prompt, end="")
    line = sys.stdin.buffer.readline()
    if not line:
        say("")
        raise click.Abort
    return line.decode("utf-8", "surrogateescape").strip()
