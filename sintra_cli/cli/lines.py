"""Logs that another program hands over on standard input, each on a line of JSON."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, BinaryIO, Final

from msgspec import UNSET, DecodeError, Struct, ValidationError, json

from sintra_cli.cli.logs import Given, standard_input, verify_piped
from sintra_cli.log.read import LARGEST

LONGEST: Final = 8 * LARGEST
"""No line has more bytes: JSON may write a byte of a log in six, and other keys need some room."""
_PIECE: Final = 64 * 1024
_BOM: Final = b"\xef\xbb\xbf"
_EXPECTED: Final = 'expected {"log": name, "toml": text} or {"log": name, "path": path}'


class NoLog(Exception):  # noqa: N818  # named after what it says
    """A line that gives no log; the message says why."""


class Lines:
    """The logs on the lines of standard input, one for each line, whatever it holds.

    Where nothing is piped in, `click.UsageError` is raised.
    """

    def __init__(self) -> None:
        verify_piped("--input jsonl reads lines from standard input: pipe them into it.")

    def __iter__(self) -> Iterator[Given]:
        """Yield a log as soon as its line is there."""
        number = 0
        try:
            for number, line in enumerate(_lines(standard_input()), 1):  # says which one was the last
                yield _answered(line.removeprefix(_BOM) if number == 1 else line, number)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            yield _none(number + 1, f"standard input cannot be read: {why}")

    def total(self) -> None:
        """Say that nobody knows how many there will be."""


class _Line(Struct):
    """What counts of a line; a key may be missing, or hold anything."""

    log: Any = UNSET
    toml: Any = UNSET
    path: Any = UNSET


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream; of one that is too long only so much that this shows."""
    while line := stream.readline(LONGEST + 1):
        yield line
        over = len(line) <= LONGEST or line.endswith(b"\n")
        while not over:
            piece = stream.readline(_PIECE)
            over = not piece or piece.endswith(b"\n")


def _answered(line: bytes, number: int) -> Given:
    try:
        return _given(line)
    except NoLog as error:
        return _none(number, f"line {number} gives no log: {error}; {_EXPECTED}")


def _none(number: int, why: str) -> Given:
    return Given(path="", called=f"-:{number}", fault=why)


def _given(line: bytes) -> Given:
    """Return the log that a line gives; raise `NoLog` where it gives none."""
    read = _parsed(line)
    if read.log is UNSET:
        raise NoLog("it has no key log")
    if (read.toml is UNSET) == (read.path is UNSET):
        raise NoLog(f"it has {'neither toml nor' if read.toml is UNSET else 'both toml and'} path")
    for key, value in (("log", read.log), ("toml", read.toml), ("path", read.path)):
        if not (isinstance(value, str) or value is UNSET):
            raise NoLog(f"its {key} is not a text")
    if read.path is UNSET:
        return Given(path="", called=read.log, data=read.toml.encode())
    # Here - is a file of that name: standard input has the lines.
    path = os.path.join(os.curdir, "-") if read.path == "-" else read.path  # noqa: PTH118  # the text as given is kept
    return Given(path=path, called=read.log)


def _parsed(line: bytes) -> _Line:
    if not line.strip():
        raise NoLog("it is empty")
    if len(line.rstrip(b"\n")) > LONGEST:
        raise NoLog(f"it is longer than {LONGEST // 1024**2} MiB")
    try:
        return json.decode(line.decode(), type=_Line)
    except UnicodeDecodeError:
        raise NoLog("it is not UTF-8") from None
    except ValidationError:
        raise NoLog("it is not an object") from None
    except DecodeError:
        raise NoLog("it is not JSON") from None
    except RecursionError:
        raise NoLog("it is nested too deeply") from None
