"""The two streams: UTF-8 and LF on every platform, and what happens when they cannot be written."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from typing import BinaryIO, Final, TextIO

from sintra_cli.text import visible

_USUAL_WIDTH: Final = 80


class ReaderGone(Exception):  # noqa: N818  # no error: who reads has seen enough
    """The reader of standard output has closed it; `code` is the exit code so far."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class CannotWrite(Exception):  # noqa: N818  # named after what it says
    """Standard output, or a file, cannot be written; the message says why, and which file."""


def write(data: str | bytes, code: int = 0) -> None:
    """Write to standard output; raise `ReaderGone` (with `code`, that so far) or `CannotWrite`.

    A text is for people, and shows what is hidden in it; bytes are in a format of their own and stay as they are.
    """
    try:
        _write(_binary(sys.stdout), data)
    except OSError as error:
        raise _refusal(error, code) from None


def flush(code: int = 0) -> None:
    """Hand what was written to the reader."""
    try:
        _binary(sys.stdout).flush()
    except OSError as error:
        raise _refusal(error, code) from None


def finish() -> None:
    """Flush both streams at the end, so that a full disk is noticed."""
    if sys.stdout is not None:
        try:
            sys.stdout.flush()
        except OSError as error:
            raise _refusal(error, 0) from None


def write_lines_of_a_file(data: bytes, code: int = 0) -> None:
    """Write what is in a file: as it is to a program or a file, but with what is hidden in it shown on a terminal."""
    write(data.decode().replace("\r\n", "\n").expandtabs() if on_terminal(sys.stdout) else data, code)


def say(text: str, end: str = "\n") -> None:
    """Write a text for people to standard error; nobody is left to tell where that fails."""
    with contextlib.suppress(OSError, CannotWrite):
        stream = _binary(sys.stderr)
        _write(stream, _passing.cleared())
        _write(stream, text + end)
        stream.flush()


def say_in_passing(text: str) -> None:
    """Show a short line on a terminal until anything else is said, or this with another text; empty clears it."""
    with contextlib.suppress(OSError, CannotWrite):
        stream = _binary(sys.stderr)
        text = text[: _columns(stream) - 1]  # a line that goes on in the next one could not be cleared
        _write(stream, _passing.cleared() + text.encode())
        stream.flush()
        _passing.cells = len(text)


def _columns(stream: BinaryIO) -> int:
    """Return how wide a terminal is, as far as it tells."""
    try:
        return os.get_terminal_size(stream.fileno()).columns or _USUAL_WIDTH
    except (OSError, ValueError):
        return _USUAL_WIDTH


class _Passing:
    """How many cells a line takes that is cleared before anything else is said."""

    cells = 0

    def cleared(self) -> bytes:
        """Return what clears the line; every terminal understands blanks."""
        blanks = b"\r" + b" " * self.cells + b"\r" if self.cells else b""
        self.cells = 0
        return blanks


_passing: Final = _Passing()


def shown(path: str) -> str:
    """Return a path as text; bytes that are no valid text are shown as they are, escaped."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def printable(path: str) -> str:
    """Return a path as text for a message, control characters escaped."""
    return visible(shown(path))


def detach() -> None:
    """Point standard output nowhere, so that the interpreter's own last flush does not fail."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def coloured(stream: TextIO | None, choice: str) -> bool:
    """Tell whether to write colours on a stream: `choice` is auto, always or never."""
    on = _coloured_by_itself(stream) if choice == "auto" else choice == "always"
    if on and sys.platform == "win32":
        import colorama

        colorama.just_fix_windows_console()
    return on


def on_terminal(stream: TextIO | None) -> bool:
    """Tell whether somebody watches a stream while it is written."""
    return stream is not None and stream.isatty()


def waited_for() -> bool:
    """Tell whether somebody watches standard error while what is written goes elsewhere."""
    return on_terminal(sys.stderr) and not on_terminal(sys.stdout)


def _coloured_by_itself(stream: TextIO | None) -> bool:
    """Tell whether to write colours where nobody has said so: `NO_COLOR` stands over `FORCE_COLOR`."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return on_terminal(stream) and os.environ.get("TERM") != "dumb"


def _binary(stream: TextIO | None) -> BinaryIO:
    if stream is None:
        raise CannotWrite("standard output is closed")
    stream.flush()
    return stream.buffer


def _write(stream: BinaryIO, data: str | bytes) -> None:
    if isinstance(data, str):
        from sintra_cli.report.ansi import for_people  # a check of logs that are right writes nothing

        data = for_people(data).encode()
    stream.write(data)


def _refusal(error: OSError, code: int) -> Exception:
    # Windows answers a closed pipe with EINVAL.
    gone = isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)
    return ReaderGone(code) if gone else CannotWrite(error.strerror or str(error))
