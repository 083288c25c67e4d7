"""Find the logs that a call names, and judge them one by one."""

from __future__ import annotations

import os
import stat
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Generic, TypeVar

import click
from msgspec import Struct

from sintra_cli.cli.faults import FAILED, NO_FAULTS, current_command, tell
from sintra_cli.cli.output import printable, say, shown
from sintra_cli.log.log import Overrides
from sintra_cli.log.read import LARGEST, is_log
from sintra_cli.referee import judge, unreadable
from sintra_cli.report.model import Verdict

T = TypeVar("T")
R = TypeVar("R")

ILLEGAL = 1
UNREADABLE = 2
_JUNCTION: Final = 0xA0000003
"""The tag that Windows gives a junction; Python names it there only."""


class Found(Struct, frozen=True):
    """A log to read, by the path as given; `fault` says why a folder could not be looked through."""

    path: str
    in_folder: bool = False
    fault: str | None = None


class Logs(ABC, Generic[T]):
    """The logs of a call, in order, one at a time; `code` is the exit code so far.

    Without a name it is standard input, unless that is a terminal: then `click.UsageError` is raised.
    """

    def __init__(self, logs: Sequence[str]) -> None:
        self._logs = logs or [_standard_input()]
        self.code = 0

    def each(self, make: Callable[[T], R]) -> Iterator[R]:
        """Yield what `make` makes of each log. One that the program fails on is told of, and the others are done."""
        for named in self._logs:
            any_log = False
            for found in find(named):
                try:
                    result = self._take(found)
                    made = [] if result is None else [make(result)]
                except NO_FAULTS:
                    raise
                except Exception as error:
                    tell(error, current_command(), shown(found.path))
                    self.code = FAILED
                    any_log = True
                    continue
                any_log = any_log or bool(made)
                yield from made
            if not any_log:
                say(f"sintra: {printable(named)}: no log found (a log is a file whose name ends with .toml)")
                self.code = max(self.code, UNREADABLE)

    @abstractmethod
    def _take(self, found: Found) -> T | None:
        """Return what a log comes to, and keep `code`; None where a file in a folder is none."""


class Judging(Logs[Verdict]):
    """The verdicts on the logs of a call; `number` is how many there have been."""

    def __init__(self, logs: Sequence[str], overrides: Overrides, *, must_finish: bool = False) -> None:
        super().__init__(logs)
        self._overrides = overrides
        self._must_finish = must_finish
        self.number = 0

    def _take(self, found: Found) -> Verdict | None:
        verdict = self._judge(found)
        if verdict is not None:
            self.number += 1
            self.code = max(self.code, exit_code(verdict))
        return verdict

    def _judge(self, found: Found) -> Verdict | None:
        data = opened(found)
        if not isinstance(data, bytes):
            return data
        rulings, box = self._overrides.rulings, self._overrides.box
        verdict = judge(data, shown(found.path), rulings=rulings, box=box, must_finish=self._must_finish)
        return None if verdict.report.status == "unreadable" and passed_over(found, data) else verdict


def opened(found: Found) -> bytes | Verdict | None:
    """Return what is in a file, or the verdict that it cannot be read; None where it is none."""
    name = shown(found.path)
    if found.fault is not None:
        return unreadable(name, found.fault)
    if found.in_folder and is_no_file(found.path):
        say(f"sintra: {printable(found.path)}: passed over: it is a pipe or a device")
        return None
    try:
        return read(found.path)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        return unreadable(name, f"cannot be read: {why}")


def passed_over(found: Found, data: bytes) -> bool:
    """Tell whether what cannot be read as a log is none, but only lies in a folder with logs; then say so."""
    if not found.in_folder or is_log(data):
        return False
    say(f"sintra: {printable(found.path)}: passed over: it has no key of a log, such as game or players")
    return True


def exit_code(verdict: Verdict) -> int:
    """Return the exit code that one log asks for."""
    if verdict.report.status == "unreadable":
        return UNREADABLE
    return ILLEGAL if verdict.report.errors else 0


def find(named: str) -> Iterator[Found]:
    """Yield what a name given on the command line stands for: itself, or every log below a folder.

    A link to a folder is not followed, so that nothing is read twice or for ever, unless it is what was named.
    """
    if named == "-" or not os.path.isdir(named):  # noqa: PTH112  # the text as given is kept
        yield Found(named)
        return
    faults: list[Found] = []

    def unopened(error: OSError) -> None:
        faults.append(Found(str(error.filename), fault=f"the folder cannot be opened: {error.strerror}"))

    top = named if named.endswith(("/", os.sep)) else f"{named}/"
    paths = []
    for folder, folders, files in os.walk(named, onerror=unopened):
        below = os.path.relpath(folder, named).replace(os.sep, "/")
        prefix = top if below == "." else f"{top}{below}/"
        reasons = {name: _why_not(folder, name) for name in sorted(folders)}
        for name, why in reasons.items():
            if why is not None:
                say(f"sintra: {printable(prefix + name)}: passed over: {why}")
        folders[:] = [name for name, why in reasons.items() if why is None]
        paths += [prefix + name for name in files if name.lower().endswith(".toml")]
    yield from (Found(path, in_folder=True) for path in sorted(paths))
    yield from faults


def _why_not(parent: str, name: str) -> str | None:
    """Say why a folder in another one is not looked through; None where it is."""
    if name.startswith("."):
        return "a hidden folder"
    path = os.path.join(parent, name)  # noqa: PTH118  # names may be no valid text
    return "a link to a folder; name it to read what is there" if _is_link(path) else None


def _is_link(path: str) -> bool:
    """Tell whether a folder is a symbolic link, or what Windows calls a junction."""
    try:
        status = os.lstat(path)
    except OSError:
        return False  # opening it will say what is the matter
    return stat.S_ISLNK(status.st_mode) or getattr(status, "st_reparse_tag", 0) == _JUNCTION


def is_no_file(path: str) -> bool:
    """Tell whether something is there that is no file, such as a pipe, at which reading would wait for ever."""
    return os.path.exists(path) and not os.path.isfile(path)  # noqa: PTH110, PTH113  # the text as given is kept


def read(path: str) -> bytes:
    """Read a log (`-` is standard input), and no more than would be too large for one."""
    if path == "-":
        if sys.stdin is None:
            raise ValueError("standard input is closed")
        return sys.stdin.buffer.read(LARGEST + 1)
    with open(path, "rb") as file:  # noqa: PTH123  # the text as given is kept
        return file.read(LARGEST + 1)


def _standard_input() -> str:
    if sys.stdin is None or sys.stdin.isatty():
        raise click.UsageError("Missing LOG: name a file, a folder, or - for standard input.")
    return "-"
