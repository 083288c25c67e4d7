"""Lines from a pipe are taken as at the table, up to the first that is wrong."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sintra_cli.cli.run import run
from tests.record.script import AZUL, DISPLAYS

LAID = AZUL + '\n[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\n'


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "log.toml"
    path.write_text(AZUL, encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def _interrupts_as_before() -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


def piped(log: Path, typed: str | bytes, monkeypatch: pytest.MonkeyPatch) -> int:
    data = typed.encode() if isinstance(typed, str) else typed
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    return run(["record", str(log)])


def test_lines_from_a_pipe_are_taken_without_a_question(
    log: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    code = piped(log, f"{DISPLAYS}\n\n1 blue 4, 2y-\n3R1 4K- 5W-\n2\n5\nclaim 0 0\n", monkeypatch)
    said = capfd.readouterr()
    assert (code, said.err) == (0, "")
    assert log.read_text(encoding="utf-8") == LAID + (
        'moves = """\n  1B4  2Y-\n  3R1  4K-\n  5W-\n"""\ntiling = ["1:2 4:5", ""]\nclaimed = [0, 0]\n'
    )
    assert "1.1 Ana 1B4: takes BBBB of BBBB" in said.out
    assert "> " not in said.out
    assert "centre     -" not in said.out


def test_it_stops_at_the_first_wrong_line_with_its_number_and_keeps_all_before_it(
    log: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert piped(log, f"{DISPLAYS}\n1B4\n\n2Y- 3R9\n2Y-\n", monkeypatch) == 1
    assert log.read_text(encoding="utf-8") == LAID + 'moves = """\n  1B4\n"""\n'
    assert "line 4: nothing of the line was taken: move 2 of what you typed, 3R9: " in capfd.readouterr().err


@pytest.mark.parametrize("wrong", ["claim 1", "undo 2", "XXXX", "1B4"])
def test_every_kind_of_wrong_line_stops_it(log: Path, monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    assert piped(log, f"{wrong}\n{DISPLAYS}\n", monkeypatch) == 1
    assert log.read_text(encoding="utf-8") == AZUL


def test_undo_asks_nothing_and_quit_ends_it(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert piped(log, f"{DISPLAYS}\n1B4\n", monkeypatch) == 0
    assert piped(log, "undo\nquit\nundo\n", monkeypatch) == 0
    assert log.read_text(encoding="utf-8") == LAID


def test_a_byte_order_mark_and_crlf_are_no_part_of_a_line(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert piped(log, b"\xef\xbb\xbf" + DISPLAYS.encode() + b"\r\n1B4", monkeypatch) == 0
    assert log.read_text(encoding="utf-8") == LAID + 'moves = """\n  1B4\n"""\n'


def test_a_log_that_is_not_there_is_not_begun_from_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert piped(tmp_path / "new.toml", DISPLAYS, monkeypatch) == 2
    assert "begin a log with sintra new -o" in " ".join(capfd.readouterr().err.split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_ctrl_c_while_it_waits_for_a_line_leaves_at_once(log: Path) -> None:
    command = [sys.executable, "-m", "sintra_cli", "record", str(log)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(f"{DISPLAYS}\n".encode())
        child.stdin.flush()
        assert child.stdout.readline().startswith(b"1.start: Ana starts")
        os.kill(child.pid, signal.SIGINT)
        assert child.wait(30) == 130
    assert log.read_text(encoding="utf-8") == LAID
