"""Streams that break, seen from within the process: who reads has gone, the disk is full, there is none at all."""

from __future__ import annotations

import errno
import os
import sys
import types
from typing import Any

import pytest

from sintra_cli.cli.output import coloured
from sintra_cli.cli.run import run
from tests.cli.calls import Put
from tests.cli.logs import FINISHED, ILLEGAL

GONE = BrokenPipeError(errno.EPIPE, "Broken pipe")
FULL = OSError(errno.ENOSPC, "No space left on device")


class Breaking:
    """A stream, text and bytes in one, that breaks when it is written to or flushed for the `after`th time."""

    def __init__(self, error: OSError, *, at: str, after: int = 1) -> None:
        self.error = error
        self.at = at
        self.left = after
        self.written = b""

    @property
    def buffer(self) -> Breaking:
        return self

    def write(self, data: bytes | str) -> int:
        self._break("write")
        self.written += data if isinstance(data, bytes) else data.encode()
        return len(data)

    def flush(self) -> None:
        self._break("flush")

    def isatty(self) -> bool:
        return False

    def _break(self, what: str) -> None:
        if what == self.at:
            self.left -= 1
            if self.left <= 0:
                raise self.error


@pytest.fixture(autouse=True)
def _logs(put: Put) -> None:
    put("a.toml", FINISHED)
    put("b.toml", ILLEGAL)


def broken(monkeypatch: pytest.MonkeyPatch, error: OSError, *, at: str, after: int = 1) -> Breaking:
    """Put a stream that breaks in place of standard output."""
    stream = Breaking(error, at=at, after=after)
    monkeypatch.setattr(sys, "stdout", stream)
    return stream


@pytest.mark.parametrize("at", ["write", "flush"])
def test_a_reader_that_has_gone_is_no_error(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes], at: str
) -> None:
    broken(monkeypatch, GONE, at=at)
    assert run(["rule"]) == 0
    assert capfdbinary.readouterr().err == b""


def test_the_exit_code_is_then_that_of_the_logs_so_far(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    stream = broken(monkeypatch, GONE, at="write", after=2)
    assert run(["check", "--format", "jsonl", "b.toml", "a.toml", "gone.toml"]) == 1
    assert stream.written.startswith(b'{"log":"b.toml"')
    assert stream.written.count(b"\n") == 1
    assert capfdbinary.readouterr().err == b""


@pytest.mark.parametrize("at", ["write", "flush"])
@pytest.mark.parametrize(
    "arguments", [["rule"], ["schema", "log"], ["score", "a.toml"], ["check", "b.toml"]], ids=" ".join
)
def test_a_full_disk_is_3_and_one_line(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes], arguments: list[str], at: str
) -> None:
    broken(monkeypatch, FULL, at=at)
    assert run(arguments) == 3
    assert capfdbinary.readouterr().err == b"sintra: cannot write: No space left on device\n"


def test_an_error_without_a_text_is_told_too(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    broken(monkeypatch, OSError("quota"), at="write")
    assert run(["rule"]) == 3
    assert capfdbinary.readouterr().err == b"sintra: cannot write: quota\n"


def test_the_last_flush_is_the_last_chance_to_notice(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    # `rule` flushes once before it writes, and once at the end
    broken(monkeypatch, FULL, at="flush", after=2)
    assert run(["rule"]) == 3
    assert capfdbinary.readouterr().err == b"sintra: cannot write: No space left on device\n"


def test_standard_output_may_not_be_there(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert run(["check", "a.toml"]) == 0  # nothing to write
    assert run(["rule"]) == 3
    assert capfdbinary.readouterr().err == b"sintra: cannot write: standard output is closed\n"


@pytest.mark.parametrize("stream", [None, Breaking(FULL, at="write"), Breaking(GONE, at="flush")])
def test_standard_error_may_be_broken_or_not_there(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes], stream: Breaking | None
) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    assert run(["score", "--summary", "b.toml"]) == 1
    assert capfdbinary.readouterr().out.startswith(b"b.toml: illegal")


def test_completion_leaves_with_0(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_SINTRA_COMPLETE", "zsh_complete")
    monkeypatch.setenv("COMP_WORDS", "sintra rule must-")
    monkeypatch.setenv("COMP_CWORD", "2")
    assert run([]) == 0


# --- Windows ----------------------------------------------------------------------------------------------------


def test_on_windows_a_reader_that_has_gone_is_an_invalid_argument(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    broken(monkeypatch, OSError(errno.EINVAL, "Invalid argument"), at="write")
    assert run(["rule"]) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="it is the other thing there")
def test_elsewhere_an_invalid_argument_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    broken(monkeypatch, OSError(errno.EINVAL, "Invalid argument"), at="write")
    assert run(["rule"]) == 3
    assert capfdbinary.readouterr().err == b"sintra: cannot write: Invalid argument\n"


@pytest.mark.parametrize(("choice", "calls"), [("always", 1), ("never", 0), ("auto", 0)])
def test_on_windows_a_terminal_is_told_to_show_colours(
    monkeypatch: pytest.MonkeyPatch, choice: str, calls: int
) -> None:
    called: list[Any] = []
    colorama = types.ModuleType("colorama")
    colorama.just_fix_windows_console = lambda: called.append(None)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "colorama", colorama)
    monkeypatch.setattr(sys, "platform", "win32")
    assert coloured(None, choice) is (choice == "always")
    assert len(called) == calls


def test_auto_asks_the_terminal_and_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(Breaking):
        def isatty(self) -> bool:
            return True

    monkeypatch.setitem(os.environ, "TERM", "xterm")
    terminal: Any = Terminal(FULL, at="never")
    assert coloured(terminal, "auto")
    monkeypatch.setitem(os.environ, "NO_COLOR", "")
    assert coloured(terminal, "auto")
    monkeypatch.setitem(os.environ, "NO_COLOR", "1")
    assert not coloured(terminal, "auto")
    assert coloured(terminal, "always")
