"""Whatever happens while lines are typed: every line that was acknowledged is in the file, and none by half."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from sintra_cli.log.read import LARGEST
from tests.record.pasting import pasted
from tests.record.terminal import DISPLAYS, LAID, LOG, begun, ended, started

GREY = LOG.replace('"coloured"', '"grey"')


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "log.toml"
    path.write_text(LOG, encoding="utf-8")
    return path


def alone(log: Path) -> bool:
    return [path.name for path in log.parent.iterdir()] == [log.name]


# --- broken off ----------------------------------------------------------------------------------------------


def test_killed_at_any_moment_the_log_has_every_line_that_was_acknowledged(log: Path) -> None:
    chance = random.Random(1)
    for _ in range(3):
        result = pasted(log, chance, "kill")
        assert result.code == -signal.SIGKILL
        assert result.kept is not None
        assert result.kept >= result.acknowledged
    child = started(log)  # what the killed ones left is taken away by the next one
    child.expect(r"displays of|[0-9]+\.[0-9]+ (Ana|Ben)>")
    child.sendeof()
    assert ended(child) == 0
    assert alone(log)


@pytest.mark.parametrize("how", ["signal", "key"])
def test_ctrl_c_at_any_moment_leaves_at_once_without_a_traceback(log: Path, how: str) -> None:
    chance = random.Random(2)
    for _ in range(2):
        result = pasted(log, chance, how)
        assert result.code == 130
        assert "Traceback" not in result.screen
        assert "Error" not in result.screen
        assert result.kept is not None
        assert result.kept >= result.acknowledged
        assert alone(log)


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        ("sintra_cli.record.session.Session.play", LAID),
        ("os.fsync", LAID),
        ("os.replace", LAID + 'moves = """\n  1B4\n"""\n'),
    ],
)
def test_ctrl_c_between_enter_and_the_next_prompt_is_answered_there(log: Path, moment: str, text: str) -> None:
    log.write_text(LAID, encoding="utf-8")
    owner, name = moment.rsplit(".", 1)
    # The second call is that for the move 1B4; Ctrl-C comes in the middle of it, and once more while all is left.
    first = (
        "import os, pydoc, signal\n"
        f"owner = pydoc.locate({owner!r}); plain = getattr(owner, {name!r})\n"
        "def interrupted(*arguments):\n"
        "    os.kill(os.getpid(), signal.SIGINT); result = plain(*arguments)\n"
        "    os.kill(os.getpid(), signal.SIGINT); return result\n"
        f"setattr(owner, {name!r}, interrupted)\n"
    )
    child = started(log, first)
    child.expect("1.1 Ana>")
    child.send("1B4\r")
    assert ended(child) == 130
    assert "Traceback" not in child.before
    assert log.read_text(encoding="utf-8") in {text, LAID + 'moves = """\n  1B4\n"""\n'}
    assert alone(log)


def test_ctrl_d_while_columns_are_asked_for_leaves_too(log: Path) -> None:
    log.write_text(GREY, encoding="utf-8")
    child = begun(log)
    child.send(f"{DISPLAYS}\r1B4 2Y- 3R1 4K- 5W-\r")
    child.expect("line 1 .*: column")
    child.sendeof()
    assert ended(child) == 0
    assert log.read_text(encoding="utf-8").endswith("1B4  2Y-\n  3R1  4K-\n  5W-\n" + '"""\n')


# --- others --------------------------------------------------------------------------------------------------


def test_a_second_recorder_is_told_what_to_do_and_the_first_one_goes_on(log: Path) -> None:
    first = begun(log)
    second = started(log)
    assert ended(second) == 3
    assert second.before.replace("\r\n", "\n").strip() == (
        f"sintra: cannot write: {log}: another sintra has it open, such as sintra record in another window: "
        "quit that first"
    )
    first.send(f"{DISPLAYS}\r")
    first.expect("1.1 Ana>")
    first.sendeof()
    assert ended(first) == 0
    assert log.read_text(encoding="utf-8") == LAID
    assert alone(log)
    again = started(log)
    again.expect("1.1 Ana>")
    again.sendeof()
    assert ended(again) == 0


def test_what_an_editor_saves_while_a_line_is_written_is_not_written_over(log: Path) -> None:
    theirs = LOG + "# theirs\n"
    first = (
        "import os; plain = os.fsync\n"
        "def saved(file):\n"
        f"    open({str(log)!r}, 'w').write({theirs!r}); plain(file)\n"
        "os.fsync = saved\n"
    )
    child = begun(log, first)
    child.send(f"{DISPLAYS}\r")
    child.expect("another program has changed the log meanwhile:")
    child.expect_exact("+# theirs")
    child.expect_exact(f"not taken: {DISPLAYS}")
    child.expect("displays of round 1")
    child.send("quit\r")
    assert ended(child) == 0
    assert log.read_text(encoding="utf-8") == theirs
    again = begun(log)
    again.send(f"{DISPLAYS}\r")
    again.expect("1.1 Ana>")
    again.send("quit\r")
    assert ended(again) == 0
    assert log.read_text(encoding="utf-8") == LAID.replace(LOG, theirs)


# --- what cannot be written ----------------------------------------------------------------------------------


def test_a_log_with_crlf_never_grows_beyond_what_can_be_read(log: Path) -> None:
    # With LF it would still be small enough after the line: the file has a byte more for each of its 200 lines.
    ours = LOG.replace("\n", "\r\n").encode()
    comment = b"#" * ((LARGEST - len(ours)) // 200 - 2) + b"\r\n"
    whole = (ours + comment * 200).ljust(LARGEST - 2, b"#") + b"\r\n"
    assert len(whole) == LARGEST
    assert len((whole.decode() + LAID.removeprefix(LOG)).replace("\r\n", "\n")) < LARGEST
    log.write_bytes(whole)
    child = begun(log)
    child.send(f"{DISPLAYS}\r")
    child.expect(f"it would be larger than {LARGEST // 1024**2} MiB")
    child.expect("displays of round 1")
    child.sendeof()
    assert ended(child) == 0
    assert log.read_bytes() == whole


def test_a_log_of_which_only_the_beginning_can_be_read_is_not_gone_on_with(log: Path) -> None:
    whole = LOG.replace("\n", "\r\n").encode() + b"#" + "é".encode() * (LARGEST // 2) + b"\r\n"
    assert len(whole) > LARGEST
    log.write_bytes(whole)
    child = started(log)
    assert ended(child) == 2
    assert f"is larger than {LARGEST // 1024**2} MiB: this is no log" in child.before.replace("\r\n", "")
    assert log.read_bytes() == whole


def test_a_folder_that_vanishes_is_told_and_nothing_is_acknowledged(log: Path) -> None:
    child = begun(log)
    gone = log.parent.with_name("gone")
    log.parent.rename(gone)
    child.send(f"{DISPLAYS}\r")
    child.expect("No such file or directory; type it again when that is mended")
    child.expect("displays of round 1")
    gone.rename(log.parent)
    child.send(f"{DISPLAYS}\r")
    child.expect("1.1 Ana>")
    child.sendeof()
    assert ended(child) == 0
    assert log.read_text(encoding="utf-8") == LAID
    assert alone(log)


@pytest.mark.parametrize(
    ("first", "why"),
    [
        ("import os; os.access = lambda _, mode, **more: mode != os.W_OK", "Permission denied"),
        (
            (
                "import errno, os\nplain = os.open\n"
                "def refuse(path, flags, *mode):\n"
                "    if flags & os.O_CREAT: raise OSError(errno.EROFS, os.strerror(errno.EROFS))\n"
                "    return plain(path, flags, *mode)\n"
                "os.open = refuse"
            ),
            "Read-only file system",
        ),
    ],
)
def test_a_log_that_may_not_be_written_is_told_before_a_line_is_typed(log: Path, first: str, why: str) -> None:
    child = started(log, first)
    assert ended(child) == 3
    assert child.before.replace("\r\n", "\n").strip() == f"sintra: cannot write: {log}: {why}"
    assert alone(log)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_on_a_full_disk_undo_too_stays_where_it_was(log: Path) -> None:
    # Every file that is written beside the log is on the full disk as long as there is a file named full.
    full = log.with_name("full")
    first = (
        "import os\nplain = os.open\n"
        "def open_on_full(path, flags, *mode):\n"
        "    file = plain(path, flags, *mode)\n"
        f"    if str(path).endswith('-new') and os.path.exists({str(full)!r}):\n"
        "        os.dup2(plain('/dev/full', os.O_WRONLY), file)\n"
        "    return file\n"
        "os.open = open_on_full\n"
    )
    child = begun(log, first)
    prompt(child, "none", f"{DISPLAYS}\r1B4")
    child.expect("1.2 Ben>")
    full.touch()
    for typed in ("undo", "2Y3"):
        child.send(f"{typed}\r")
        child.expect("No space left on device; type it again")
        child.expect("1.2 Ben>")
    full.unlink()
    prompt(child, "", "undo")
    child.expect("1.1 Ana>")
    assert log.read_text(encoding="utf-8") == LAID
    child.sendeof()
    assert ended(child) == 0
    assert alone(log)


def test_bytes_that_are_no_text_are_a_move_that_is_none(log: Path) -> None:
    log.write_text(LAID, encoding="utf-8")
    child = started(log)
    child.expect("1.1 Ana>")
    os.write(child.child_fd, b"1B\xff\r")
    child.expect("not taken: 1B.*is no move|is missing")
    child.expect("1.1 Ana>")
    child.sendeof()
    assert ended(child) == 0
    assert log.read_text(encoding="utf-8") == LAID


# --- the word tile -------------------------------------------------------------------------------------------


def prompt(child: Any, text: str, typed: str) -> None:
    child.expect(text)
    child.send(f"{typed}\r")


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_the_word_tile_is_no_command_at_any_prompt(log: Path, wall: str) -> None:
    log.write_text(LOG.replace('"coloured"', f'"{wall}"'), encoding="utf-8")
    child = begun(log)
    child.send("tile\r")
    prompt(child, "no colour of the box.*displays of round 1", DISPLAYS)
    prompt(child, "1.1 Ana>", "tile")
    prompt(child, "not taken: tile.*1.1 Ana>", "1B4 2Y- 3R1 4K- 5W-")
    if wall == "grey":
        prompt(child, "line 1 .*>", "tile")
        prompt(child, "line 1 .*>", "2")
        prompt(child, "line 4 .*>", "5")
    prompt(child, "displays of round 2", "TILE")
    prompt(child, "no colour of the box.*displays of round 2", "quit")
    assert ended(child) == 0
    text = log.read_text(encoding="utf-8")
    assert text.count("tiling") == (1 if wall == "grey" else 0)
    assert text.count("[[rounds]]") == 1
