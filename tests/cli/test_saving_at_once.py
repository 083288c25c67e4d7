"""Others who write the file that is being saved."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sintra_cli.cli.output import CannotWrite
from sintra_cli.cli.saving import Changed, Guarded, save
from tests.calls import call
from tests.cli.files import NEW, OLD, posix, refuse


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "table2.toml"
    path.write_bytes(OLD)
    return path


def test_a_file_that_is_not_as_it_was_read_is_not_written_over(log: Path) -> None:
    for theirs in (b"", OLD[:-1], OLD + b"more", b"OLD\r\n"):
        log.write_bytes(theirs)
        with pytest.raises(Changed) as caught:
            save(str(log), NEW, OLD)
        assert str(caught.value) == f"{log}: another program has changed it meanwhile"
        assert log.read_bytes() == theirs
    assert list(log.parent.iterdir()) == [log]


def test_the_file_is_looked_at_after_all_else_is_done(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fsync = os.fsync

    def write_meanwhile(file: int) -> None:
        fsync(file)
        log.write_bytes(b"theirs")

    monkeypatch.setattr(os, "fsync", write_meanwhile)
    with pytest.raises(Changed):
        save(str(log), NEW, OLD)
    assert log.read_bytes() == b"theirs"


def test_while_one_has_a_file_another_cannot_write_it_and_afterwards_it_can(log: Path) -> None:
    with Guarded(str(log)) as mine:
        assert mine.sure
        with pytest.raises(CannotWrite) as caught:
            save(str(log), NEW, OLD)
        assert str(caught.value) == (
            f"{log}: another sintra has it open, such as sintra record in another window: quit that first"
        )
        assert log.read_bytes() == OLD
        mine.save(b"mine", OLD)
        with pytest.raises(CannotWrite, match="quit that first"):
            Guarded(str(log))
    save(str(log), NEW, b"mine")
    assert log.read_bytes() == NEW
    assert list(log.parent.iterdir()) == [log]


@posix
def test_a_link_to_a_file_is_the_same_file(log: Path) -> None:
    link = log.with_name("link.toml")
    link.symlink_to(log)
    with Guarded(str(link)), pytest.raises(CannotWrite, match="quit that first"):
        Guarded(str(log))


def test_a_lock_that_a_killed_program_left_is_none(log: Path) -> None:
    program = (
        "import os, sys\nfrom sintra_cli.cli.saving import Guarded\n"
        "guarded = Guarded(sys.argv[1]); print('taken', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", program, str(log)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "taken\n"
        with pytest.raises(CannotWrite, match="quit that first"):
            save(str(log), NEW, OLD)
        other.kill()
    assert len(list(log.parent.iterdir())) == 2
    save(str(log), NEW, OLD)
    assert list(log.parent.iterdir()) == [log]


@posix
def test_a_disk_without_locks_is_written_on_all_the_same(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    monkeypatch.setattr(fcntl, "flock", refuse(errno.ENOLCK))
    with Guarded(str(log)) as first, Guarded(str(log)) as second:
        assert not first.sure
        first.save(NEW, OLD)
        with pytest.raises(Changed):
            second.save(b"second", OLD)
    assert log.read_bytes() == NEW
    assert list(log.parent.iterdir()) == [log]


def test_of_many_that_add_a_line_at_once_none_loses_a_line(log: Path) -> None:
    log.write_bytes(b"")
    program = (
        "import sys\nfrom sintra_cli.cli.output import CannotWrite\nfrom sintra_cli.cli.saving import save\n"
        "added = 0\n"
        "while added < 20:\n"
        "    before = open(sys.argv[1], 'rb').read()\n"
        "    try:\n"
        "        save(sys.argv[1], before + f'{sys.argv[2]} {added}\\n'.encode(), before)\n"
        "    except CannotWrite:\n"
        "        continue\n"
        "    added += 1\n"
    )
    runs = [subprocess.Popen([sys.executable, "-c", program, str(log), name]) for name in "ABC"]
    assert [run.wait(60) for run in runs] == [0, 0, 0]
    lines = log.read_text(encoding="utf-8").splitlines()
    assert sorted(lines) == sorted(f"{name} {number}" for name in "ABC" for number in range(20))
    assert list(log.parent.iterdir()) == [log]


def test_fmt_does_not_write_a_log_that_is_being_recorded(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(log.parent)
    text = 'format = 1\ngame = "azul"\nwall = "coloured"\nplayers = [{ name = "Ana" }, { name = "Ben" }]\n'
    text += '[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\nmoves = "1b4"\n'
    log.write_text(text, encoding="utf-8")
    with Guarded(str(log)):
        busy = call(monkeypatch, "fmt", "table2.toml")
        assert log.read_text(encoding="utf-8") == text
    assert busy.code == 3
    assert busy.err == (
        "sintra: cannot write: table2.toml: another sintra has it open, such as sintra record in another window: "
        "quit that first\n"
    )
    assert call(monkeypatch, "fmt", "table2.toml").code == 0
    assert "1B4" in log.read_text(encoding="utf-8")
