"""A new file is made whole or not at all, and never over another one."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sintra_cli.cli.output import CannotWrite
from sintra_cli.cli.saving import create, save
from tests.cli.files import NEW, OLD, posix, refuse


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "table2.toml"
    path.write_bytes(OLD)
    return path


@posix
def test_a_new_file_does_not_take_the_place_of_a_link_that_leads_to_nothing(tmp_path: Path) -> None:
    (tmp_path / "link.toml").symlink_to("new.toml")
    with pytest.raises(FileExistsError):
        create(str(tmp_path / "link.toml"), NEW)
    assert [path.name for path in tmp_path.iterdir()] == ["link.toml"]


def test_a_new_file_does_not_take_the_place_of_one_that_is_there(log: Path) -> None:
    with pytest.raises(FileExistsError):
        create(str(log), NEW)
    assert log.read_bytes() == OLD
    assert list(log.parent.iterdir()) == [log]


@posix
@pytest.mark.parametrize("there", [False, True])
def test_a_disk_without_hard_links_gets_new_files_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    path = tmp_path / "new.toml"
    if there:
        path.write_bytes(OLD)
    monkeypatch.setattr(os, "link", refuse(errno.EPERM))
    if there:
        with pytest.raises(FileExistsError):
            create(str(path), NEW)
    else:
        create(str(path), NEW)
    assert path.read_bytes() == (OLD if there else NEW)
    assert list(tmp_path.iterdir()) == [path]


@posix
def test_without_hard_links_a_failure_leaves_nothing_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", refuse(errno.EPERM))
    monkeypatch.setattr(os, "replace", refuse(errno.EIO))
    with pytest.raises(CannotWrite):
        create(str(tmp_path / "new.toml"), NEW)
    assert list(tmp_path.iterdir()) == []


@posix
@pytest.mark.parametrize("moment", ["fsync", "link", "replace"])
def test_a_program_that_is_killed_while_it_makes_a_file_is_in_nobodys_way(tmp_path: Path, moment: str) -> None:
    path = tmp_path / "new.toml"
    # Killed before the file has its name, or else (replace) just after.
    if moment == "replace":
        kill = "link = os.link; os.link = lambda *names: (link(*names), os._exit(9))"
    else:
        kill = f"os.{moment} = lambda *_: os._exit(9)"
    program = f"import os, sys; {kill}\nfrom sintra_cli.cli.saving import create; create(sys.argv[1], b'old\\r\\n')"
    done = subprocess.run([sys.executable, "-c", program, str(path)], check=False)
    assert done.returncode == 9
    if moment == "replace":
        assert path.read_bytes() == OLD
        save(str(path), NEW, OLD)  # what was left is the file itself by another name: it is not written into
    else:
        assert not path.exists()
        create(str(path), NEW)
    assert path.read_bytes() == NEW
    assert list(tmp_path.iterdir()) == [path]


def test_of_many_that_make_the_same_file_at_once_one_does(tmp_path: Path) -> None:
    path = tmp_path / "new.toml"
    program = (
        "import sys\nfrom sintra_cli.cli.output import CannotWrite\nfrom sintra_cli.cli.saving import create\n"
        "print(flush=True); sys.stdin.readline()\n"
        "try:\n    create(sys.argv[1], sys.argv[2].encode())\n"
        "except (FileExistsError, CannotWrite):\n    sys.exit(1)\n"
    )
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", program, str(path), name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        for name in "ABCD"
    ]
    for run in runs:  # all have started
        assert run.stdout is not None
        run.stdout.readline()
    for run in runs:
        assert run.stdin is not None
        run.stdin.write(b"\n")
    for run in runs:
        run.communicate(timeout=60)
    made = [name for name, run in zip("ABCD", runs, strict=True) if run.returncode == 0]
    assert made == [path.read_text(encoding="utf-8")]
    assert list(tmp_path.iterdir()) == [path]
