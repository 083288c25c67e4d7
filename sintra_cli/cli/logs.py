"""Find the logs that a call names, and judge them one by one."""

from __future__ import annotations

import os
import stat
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from io import UnsupportedOperation
from typing import BinaryIO, Final, Generic, Protocol, TypeAlias, TypeVar

import click
from msgspec import Struct
from msgspec.structs import replace

from sintra_cli.cli.faults import FAILED, NO_FAULTS, current_command, told
from sintra_cli.cli.output import printable, say, shown
from sintra_cli.log.log import Overrides
from sintra_cli.log.read import LARGEST, is_log
from sintra_cli.referee import judge, unreadable
from sintra_cli.report.model import Verdict
from sintra_cli.text import visible

T = TypeVar("T")
R = TypeVar("R")
U = TypeVar("U")

ILLEGAL = 1
UNREADABLE = 2
_JUNCTION: Final = 0xA0000003
"""The tag that Windows gives a junction; Python names it there only."""


class Found(Struct, frozen=True):
    """A log to read, by the path as given, or what has been read of it; `fault` says why it cannot be read."""

    path: str
    in_folder: bool = False
    fault: str | None = None
    data: bytes | None = None

    @property
    def name(self) -> str:
        """What reports call it."""
        return shown(self.path)


class Given(Found, frozen=True):
    """A log that a program hands over under a name of its own; each of them is answered with a report."""

    called: str = ""

    @property
    def name(self) -> str:
        """What reports call it."""
        return self.called


class PassedOver(Struct, frozen=True):
    """What lies beside logs and is none."""

    path: str
    why: str

    @property
    def said(self) -> str:
        """What is said of it."""
        return f"sintra: {printable(self.path)}: passed over: {self.why}"


class Searched(Struct, frozen=True):
    """The end of what a name given on the command line stands for."""

    named: str


Item: TypeAlias = Found | PassedOver | Searched


class Source(Protocol):
    """Where logs come from."""

    def __iter__(self) -> Iterator[Item]:
        """Yield them, in order."""

    def total(self) -> int | None:
        """Count the logs; None where that is not known before they have come."""


class Named:
    """The logs that the names on the command line stand for.

    Without a name it is standard input, unless that is a terminal: then `click.UsageError` is raised.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names or [_standard_input()]

    def __iter__(self) -> Iterator[Item]:
        """Yield what each name stands for; standard input is read on the way."""
        for named in self._names:
            for item in find(named):
                yield _read(item) if named == "-" and isinstance(item, Found) else item
            yield Searched(named)

    def total(self) -> int:
        """Count the logs."""
        return sum(isinstance(item, Found) for named in self._names for item in find(named))


class Taking(ABC, Generic[T]):
    """What is done with each log; it goes to other processes, so it holds plain values only."""

    @abstractmethod
    def take(self, found: Found) -> tuple[T, int] | PassedOver:
        """Return what a log comes to, and the exit code that it asks for."""

    def owed(self, found: Found) -> T | None:  # noqa: ARG002
        """Return what stands in for a log that the program fails on; None where nothing does."""
        return None


class Judge(Taking[Verdict]):
    """Judges logs."""

    def __init__(self, overrides: Overrides, *, must_finish: bool = False) -> None:
        self._overrides = overrides
        self._must_finish = must_finish

    def take(self, found: Found) -> tuple[Verdict, int] | PassedOver:
        """Return the verdict on a log, and its exit code."""
        verdict = self._judge(found)
        return verdict if isinstance(verdict, PassedOver) else (verdict, exit_code(verdict))

    def owed(self, found: Found) -> Verdict | None:
        """Return the verdict on a log that was given, and so is to be answered."""
        if not isinstance(found, Given):
            return None
        return unreadable(found.name, "the program failed on this log; standard error says how")

    def _judge(self, found: Found) -> Verdict | PassedOver:
        data = opened(found)
        if not isinstance(data, bytes):
            return data
        verdict = self.verdict_on(data, found.name)
        return (verdict.report.status == "unreadable" and passed_over(found, data)) or verdict

    def verdict_on(self, data: bytes, name: str) -> Verdict:
        """Judge a log."""
        rulings, box = self._overrides.rulings, self._overrides.box
        return judge(data, name, rulings=rulings, box=box, must_finish=self._must_finish)


class Done(Struct, Generic[R], frozen=True):
    """What was made of a log, if anything was; what is said on standard error, and the exit code it asks for."""

    made: tuple[R, ...] = ()
    said: str = ""
    code: int = 0
    is_log: bool = True


class Job(Generic[T, R]):
    """All that is done with a log before it is written, the same in every process."""

    def __init__(self, taking: Taking[T], make: Callable[[T], R]) -> None:
        self._taking = taking
        self._make = make
        self._command = current_command()

    def do(self, found: Found) -> Done[R]:
        """Take a log; where the program fails on it, say so, and do not fail."""
        try:
            taken = self._taking.take(found)
            if isinstance(taken, PassedOver):
                return Done(said=taken.said, is_log=False)
            value, code = taken
            return Done(made=(self._make(value),), code=code)
        except NO_FAULTS:
            raise
        except Exception as error:
            return self.failed(found, told(error, self._command, found.name))

    def lost(self, found: Found | None, how: str) -> Done[R]:
        """Return what comes of the death of a worker, which may have been at work on a log."""
        if found is None:
            return Done(said=f"sintra: a worker process {how}; no log is left out", code=FAILED)
        return self.failed(found, f"sintra: {visible(found.name)}: left out: its worker process {how}")

    def failed(self, found: Found, said: str) -> Done[R]:
        """Return what comes of a log that the program fails on."""
        owed = self._taking.owed(found)
        return Done(made=() if owed is None else (self._make(owed),), said=said, code=FAILED)


class Logs(Generic[T]):
    """The logs of a call, in order, one at a time or shared out among `jobs` processes.

    `code` is the exit code so far, `number` how many have been made something of. Where somebody is `waiting` at a
    terminal for what comes of them elsewhere, a bar shows there how far long work is.
    """

    def __init__(self, source: Source, taking: Taking[T], jobs: int = 1, *, waiting: bool = False) -> None:
        self._source = source
        self._taking = taking
        self._jobs = jobs
        self._waiting = waiting
        self.code = 0
        self.number = 0

    def each(self, make: Callable[[T], R]) -> Generator[R, None, None]:
        """Yield what `make` makes of each log. One that the program fails on is told of, and the others are done.

        With several jobs, `make` and what it makes go from process to process.
        """
        any_log = False
        done = self._done(Job(self._taking, make))
        for item in self._watched(done) if self._waiting else done:
            if isinstance(item, Done):
                yield from self._count(item)
                any_log = any_log or item.is_log
            elif isinstance(item, PassedOver):
                say(item.said)
            else:
                self._count_none(item, any_log=any_log)
                any_log = False

    def _done(self, job: Job[T, R]) -> Iterator[Done[R] | PassedOver | Searched]:
        if self._jobs == 1:
            return (job.do(item) if isinstance(item, Found) else item for item in self._source)
        from sintra_cli.cli.workers import in_order

        return in_order(self._source, Found, job, self._jobs)

    def _watched(self, items: Iterable[U]) -> Iterator[U]:
        from sintra_cli.cli.progress import Progress

        progress = Progress(self._source.total)
        try:
            for item in items:
                yield item
                if isinstance(item, Done):
                    progress.step()
        finally:
            progress.clear()

    def _count(self, done: Done[R]) -> tuple[R, ...]:
        if done.said:
            say(done.said)
        self.code = max(self.code, done.code)
        self.number += len(done.made)
        return done.made

    def _count_none(self, searched: Searched, *, any_log: bool) -> None:
        if not any_log:
            say(f"sintra: {printable(searched.named)}: no log found (a log is a file whose name ends with .toml)")
            self.code = max(self.code, UNREADABLE)


def opened(found: Found) -> bytes | Verdict | PassedOver:
    """Return what is in a log, or the verdict that it cannot be read."""
    if found.in_folder and found.fault is None and is_no_file(found.path):
        return PassedOver(found.path, "it is a pipe or a device")
    found = _read(found)
    return unreadable(found.name, found.fault or "") if found.data is None else found.data


def _read(found: Found) -> Found:
    """Return a log with what is in it, or with why it cannot be read."""
    if found.data is not None or found.fault is not None:
        return found
    try:
        return replace(found, data=read(found.path))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        return replace(found, fault=f"cannot be read: {why}")


def passed_over(found: Found, data: bytes) -> PassedOver | None:
    """Return that what cannot be read as a log is none, where it only lies in a folder with logs."""
    if not found.in_folder or is_log(data):
        return None
    return PassedOver(found.path, "it has no key of a log, such as game or players")


def exit_code(verdict: Verdict) -> int:
    """Return the exit code that one log asks for."""
    if verdict.report.status == "unreadable":
        return UNREADABLE
    return ILLEGAL if verdict.report.errors else 0


def find(named: str) -> Iterator[Found | PassedOver]:
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
        yield from (PassedOver(prefix + name, why) for name, why in reasons.items() if why is not None)
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
        return standard_input().read(LARGEST + 1)
    with open(path, "rb") as file:  # noqa: PTH123  # the text as given is kept
        return file.read(LARGEST + 1)


def standard_input() -> BinaryIO:
    """Return standard input as bytes; raise `OSError` or `ValueError` where there is none.

    It is a reader of its own: if a thread waited in that of `sys.stdin`, the program could not end.
    """
    if sys.stdin is None:
        raise ValueError("standard input is closed")
    try:
        number = sys.stdin.fileno()
    except UnsupportedOperation:
        return sys.stdin.buffer
    return open(number, "rb", closefd=False)  # there is nothing to close


def verify_piped(usage: str) -> None:
    """Raise `click.UsageError` where nothing is piped into the program."""
    if sys.stdin is None or sys.stdin.isatty():
        raise click.UsageError(usage)


def _standard_input() -> str:
    verify_piped("Missing LOG: name a file, a folder, or - for standard input.")
    return "-"
