"""Values that a command needs: given as an option, or else asked for on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from sintra_cli.cli.output import say
from sintra_cli.text import SCREEN, visible, wrapped

T = TypeVar("T")


class Left(click.Abort):
    """Whoever was asked wants to stop: `quit`, or the end of what is typed."""


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
        try:
            return read(_answer(answer))
        except ValueError as error:
            for line in wrapped(visible(str(error)), SCREEN - 2):
                say(f"  {line}")


def told(lines: Sequence[str]) -> None:
    """Say what whoever is asked wants to look at."""
    for line in lines:
        say(visible(line))


def _answer(typed: str | None) -> str:
    """Return what is an answer; raise `Left` at `quit`, and `ValueError` with what to type."""
    if not typed:
        raise ValueError("nothing was typed: ? says what may be")
    if typed.lower() == "quit":
        raise Left
    if typed.lower() in {"?", "help"}:
        raise ValueError("what is asked for stands in the question; quit stops, and then nothing is written")
    return typed


def _is_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))


def _asked(prompt: str) -> str:
    """Ask on standard error, so that standard output has nothing but the log."""
    say("\n".join(wrapped(visible(prompt), SCREEN)), end="")
    line = sys.stdin.buffer.readline()
    if not line:
        say("")
        raise Left
    return line.decode("utf-8", "surrogateescape").strip()
