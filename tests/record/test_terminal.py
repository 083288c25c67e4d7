"""Record through a real pseudo-terminal, with the worst that can happen while a file is written."""

from __future__ import annotations

import signal
import tomllib
from pathlib import Path

import pytest

from tests.record.terminal import DISPLAYS, LAID, LOG, begun, ended, started


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "log.toml"
    path.write_text(LOG, encoding="utf-8")
    return path


def test_what_is_typed_is_on_disk_before_the_next_prompt(log: Path) -> None:
    child = begun(log)
    child.send("BBBB YYYY RRRR KKKK WWWW\r")
    child.expect("1.1 Ana>")
    assert log.read_text(encoding="utf-8") == LAID
    child.send("1B4\r")
    child.expect("1.2 Ben>")
    assert log.read_text(encoding="utf-8") == LAID + 'moves = """\n  1B4\n"""\n'
    child.send("1B4\r")
    child.expect("colour-not-there")
    child.expect("1.2 Ben>")
    child.sendeof()
    assert ended(child) == 0
    assert [path.name for path in log.parent.iterdir()] == ["log.toml"]


def test_ctrl_c_loses_nothing(log: Path) -> None:
    child = begun(log)
    child.send("BBBB YYYY RRRR KKKK WWWW\r")
    child.expect("1.1 Ana>")
    child.sendintr()
    assert ended(child) == 130
    assert log.read_text(encoding="utf-8") == LAID


def test_killed_in_the_middle_of_writing_the_log_is_as_before(log: Path) -> None:
    child = begun(log, "import os; os.replace = lambda *_: os.kill(os.getpid(), 9)")
    child.send("BBBB YYYY RRRR KKKK WWWW\r")
    assert ended(child) == -signal.SIGKILL
    assert log.read_text(encoding="utf-8") == LOG


def test_a_full_disk_keeps_the_log_and_goes_on(log: Path) -> None:
    # No file may grow beyond what the log has now: the same as a disk without a byte to spare.
    limit = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({len(LOG)}, {len(LOG)}))"
    )
    child = begun(log, limit)
    child.send("BBBB YYYY RRRR KKKK WWWW\r")
    child.expect("not kept: .*log.toml: File too large; type it again when that is mended")
    child.expect("displays of round 1")
    child.sendeof()
    assert ended(child) == 0
    assert log.read_text(encoding="utf-8") == LOG


def test_a_log_that_another_program_has_changed_is_not_written_over(log: Path) -> None:
    child = begun(log)
    log.write_text(LOG + "# theirs\n", encoding="utf-8")
    child.send("BBBB YYYY RRRR KKKK WWWW\r")
    child.expect("another program has changed the log meanwhile:")
    child.expect_exact("+# theirs")
    child.expect("displays of round 1")
    child.send(f"{DISPLAYS}\r")
    child.expect("1.1 Ana>")
    child.sendeof()
    assert ended(child) == 0
    assert log.read_text(encoding="utf-8") == LAID.replace(LOG, LOG + "# theirs\n")


def test_a_log_that_another_program_has_spoilt_stops_with_what_was_typed(log: Path) -> None:
    child = begun(log)
    log.write_text(LOG.replace("azul", "chess"), encoding="utf-8")
    child.send(f"{DISPLAYS}\r")
    child.expect("it cannot be gone on with:")
    child.expect_exact(f"not taken: {DISPLAYS}")
    assert ended(child) == 1
    assert log.read_text(encoding="utf-8") == LOG.replace("azul", "chess")


def test_line_ends_and_byte_order_mark_stay(log: Path) -> None:
    log.write_bytes(b"\xef\xbb\xbf" + LOG.replace("\n", "\r\n").encode())
    child = begun(log)
    child.send("BBBB YYYY RRRR KKKK WWWW\r")
    child.expect("1.1 Ana>")
    child.sendeof()
    assert ended(child) == 0
    assert log.read_bytes() == b"\xef\xbb\xbf" + LAID.replace("\n", "\r\n").encode()


def test_a_log_that_is_not_there_is_asked_for_written_and_gone_on_with(log: Path) -> None:
    new = log.with_name("new.toml")
    child = started(new)
    for question, answer in [
        ("Game", "azul"),
        ("Players", "Ana, Ben"),
        ("Wall", "grey"),
        ("Who starts", "Ben"),
        ("displays down", ""),
    ]:
        child.expect(rf"{question}[^:]*: ")
        child.send(f"{answer}\r")
    child.expect("wrote .*new.toml")
    child.expect("displays of round 1")
    child.send(f"{DISPLAYS}\r")
    child.expect("1.1 Ben>")
    child.sendeof()
    assert ended(child) == 0
    assert tomllib.loads(new.read_text(encoding="utf-8"))["rounds"][0]["displays"] == DISPLAYS.split()


def test_a_folder_is_no_log_and_a_log_in_it_is_advised(log: Path) -> None:
    child = started(log.parent)
    child.expect(r"is a folder: name a log in it, such as .*game\.toml")
    assert ended(child) == 2


def test_a_folder_that_is_not_there_is_said_before_the_first_question(log: Path) -> None:
    child = started(log.with_name("nowhere") / "new.toml")
    child.expect("there is no folder")
    assert "Game" not in child.before
    assert ended(child) == 3
