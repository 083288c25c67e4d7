"""A file is written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest

from sintra_cli.cli.output import CannotWrite
from sintra_cli.cli.saving import save

posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files or permissions on Windows")

OLD, NEW = b"old\r\n", b"new\n" * 3


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "table2.toml"
    path.write_bytes(OLD)
    return path


def refuse(number: int) -> Any:
    """Return a stand-in for a call of the system that fails."""

    def call(*_arguments: object, **_more: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    return call


def test_a_file_that_is_there_is_replaced(log: Path) -> None:
    save(str(log), NEW)
    assert log.read_bytes() == NEW
    assert list(log.parent.iterdir()) == [log]


def test_a_file_that_is_not_there_is_made(tmp_path: Path) -> None:
    save(str(tmp_path / "new.toml"), NEW)
    assert (tmp_path / "new.toml").read_bytes() == NEW
    assert len(list(tmp_path.iterdir())) == 1


def test_a_name_without_a_folder_is_in_the_current_one(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(log.parent)
    save(log.name, NEW)
    assert log.read_bytes() == NEW


def test_nothing_of_the_old_file_goes_before_all_of_the_new_one_is_on_the_disk(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    fsync, replace = os.fsync, os.replace

    def watch_fsync(file: int) -> None:
        fsync(file)
        assert log.read_bytes() == OLD
        happened.append("fsync")

    def watch_replace(new: str, old: str) -> None:
        assert Path(new).read_bytes() == NEW
        assert log.read_bytes() == OLD
        assert Path(new).parent == Path(old).parent
        happened.append("replace")
        replace(new, old)

    monkeypatch.setattr(os, "fsync", watch_fsync)
    monkeypatch.setattr(os, "replace", watch_replace)
    save(str(log), NEW)
    assert happened == ["fsync", "replace"]


@posix
@pytest.mark.parametrize("permissions", [0o600, 0o640, 0o664, 0o755])
def test_the_permissions_of_the_file_stay(log: Path, permissions: int) -> None:
    log.chmod(permissions)
    save(str(log), NEW)
    assert stat.S_IMODE(log.stat().st_mode) == permissions


@posix
@pytest.mark.parametrize(("mask", "permissions"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_a_new_file_has_the_permissions_that_new_files_have(tmp_path: Path, mask: int, permissions: int) -> None:
    before = os.umask(mask)
    try:
        save(str(tmp_path / "new.toml"), NEW)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new.toml").stat().st_mode) == permissions


@posix
def test_a_symbolic_link_stays_one_and_what_it_leads_to_is_written(log: Path, tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    second, first = tmp_path / "far" / "second.toml", tmp_path / "first.toml"
    second.symlink_to("../table2.toml")
    first.symlink_to("far/second.toml")
    save(str(first), NEW)
    assert first.is_symlink()
    assert second.is_symlink()
    assert not log.is_symlink()
    assert log.read_bytes() == NEW
    assert list((tmp_path / "far").iterdir()) == [second]


@posix
def test_a_symbolic_link_that_leads_to_nothing_yet_leads_to_the_file_then(tmp_path: Path) -> None:
    (tmp_path / "link.toml").symlink_to("new.toml")
    save(str(tmp_path / "link.toml"), NEW)
    assert (tmp_path / "link.toml").is_symlink()
    assert (tmp_path / "new.toml").read_bytes() == NEW


# --- what cannot be written ----------------------------------------------------------------------------------


@pytest.mark.parametrize("call", ["fsync", "replace", "chmod"])
def test_a_failure_at_any_step_leaves_the_old_file_and_nothing_else(
    log: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    monkeypatch.setattr(os, call, refuse(errno.ENOSPC))
    with pytest.raises(CannotWrite) as caught:
        save(str(log), NEW)
    assert str(caught.value) == f"{log}: {os.strerror(errno.ENOSPC)}"
    assert log.read_bytes() == OLD
    assert list(log.parent.iterdir()) == [log]


def test_a_failure_leaves_no_new_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", refuse(errno.EIO))
    with pytest.raises(CannotWrite):
        save(str(tmp_path / "new.toml"), NEW)
    assert list(tmp_path.iterdir()) == []


@posix
def test_a_disk_that_is_full_halfway_leaves_the_old_file_and_nothing_else(log: Path) -> None:
    program = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "from sintra_cli.cli.saving import save; save(sys.argv[1], b'x' * 10000)"
    )
    done = subprocess.run([sys.executable, "-c", program, str(log)], capture_output=True, text=True, check=False)
    assert f"CannotWrite: {log}: {os.strerror(errno.EFBIG)}" in done.stderr
    assert log.read_bytes() == OLD
    assert list(log.parent.iterdir()) == [log]


def test_ctrl_c_leaves_the_old_file_and_nothing_else(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_file: int) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        save(str(log), NEW)
    assert log.read_bytes() == OLD
    assert list(log.parent.iterdir()) == [log]


def test_a_program_that_is_killed_leaves_the_old_file_and_what_it_wrote_is_no_log(log: Path) -> None:
    program = (
        "import os, sys; os.fsync = lambda file: os._exit(9)\n"
        "from sintra_cli.cli.saving import save; save(sys.argv[1], b'new')"
    )
    done = subprocess.run([sys.executable, "-c", program, str(log)], check=False)
    assert done.returncode == 9
    assert log.read_bytes() == OLD
    [rest] = [path.name for path in log.parent.iterdir() if path != log]
    assert rest.startswith(".")
    assert not rest.endswith(".toml")


def test_what_a_killed_program_left_is_in_nobodys_way(log: Path) -> None:
    rest = log.with_name(f".sintra-{os.getpid()}-0.tmp")
    rest.write_bytes(b"half")
    save(str(log), NEW)
    assert log.read_bytes() == NEW
    assert rest.read_bytes() == b"half"
    assert len(list(log.parent.iterdir())) == 2


@posix
def test_a_folder_that_is_write_protected_keeps_its_file(log: Path) -> None:
    log.parent.chmod(0o500)
    try:
        if os.access(log.parent, os.W_OK):
            pytest.skip("root may write anywhere")
        with pytest.raises(CannotWrite, match=os.strerror(errno.EACCES)):
            save(str(log), NEW)
    finally:
        log.parent.chmod(0o700)
    assert log.read_bytes() == OLD


def test_where_no_file_can_be_made_the_old_one_stays(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "open", refuse(errno.EACCES))
    with pytest.raises(CannotWrite) as caught:
        save(str(log), NEW)
    monkeypatch.undo()
    assert str(caught.value) == f"{log}: {os.strerror(errno.EACCES)}"
    assert log.read_bytes() == OLD


def test_a_file_that_is_write_protected_stays(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def access(path: str, mode: int) -> bool:
        return not (Path(path) == log and mode == os.W_OK)

    monkeypatch.setattr(os, "access", access)
    with pytest.raises(CannotWrite) as caught:
        save(str(log), NEW)
    assert str(caught.value) == f"{log}: {os.strerror(errno.EACCES)}"
    assert log.read_bytes() == OLD


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite) as caught:
        save(str(tmp_path), NEW)
    assert str(caught.value) == f"{tmp_path}: it is no ordinary file"


@posix
def test_a_device_is_not_replaced_by_a_file() -> None:
    with pytest.raises(CannotWrite) as caught:
        save(os.devnull, NEW)
    assert str(caught.value) == f"{os.devnull}: it is no ordinary file"
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "new.toml"
    with pytest.raises(CannotWrite) as caught:
        save(str(path), NEW)
    assert str(caught.value) == f"{path}: {os.strerror(errno.ENOENT)}"
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_cannot_be_one_is_refused() -> None:
    with pytest.raises(CannotWrite, match="null"):
        save("a\0b", NEW)
