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
from sintra_cli.cli.saving import create, save
from sintra_cli.log.read import LARGEST
from tests.cli.files import NEW, OLD, posix, refuse


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "table2.toml"
    path.write_bytes(OLD)
    return path


def test_a_file_that_is_there_is_replaced(log: Path) -> None:
    save(str(log), NEW, OLD)
    assert log.read_bytes() == NEW
    assert list(log.parent.iterdir()) == [log]


def test_a_file_that_is_not_there_is_made(tmp_path: Path) -> None:
    create(str(tmp_path / "new.toml"), NEW)
    assert (tmp_path / "new.toml").read_bytes() == NEW
    assert len(list(tmp_path.iterdir())) == 1


def test_a_name_without_a_folder_is_in_the_current_one(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(log.parent)
    save(log.name, NEW, OLD)
    assert log.read_bytes() == NEW


def test_nothing_of_the_old_file_goes_before_all_of_the_new_one_is_on_the_disk(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    fsync, replace = os.fsync, os.replace

    def watch_fsync(file: int) -> None:
        fsync(file)
        folder = stat.S_ISDIR(os.fstat(file).st_mode)
        assert log.read_bytes() == (NEW if folder else OLD)
        happened.append("fsync of the folder" if folder else "fsync")

    def watch_replace(new: str, old: str) -> None:
        assert Path(new).read_bytes() == NEW
        assert log.read_bytes() == OLD
        assert Path(new).parent == Path(old).parent
        happened.append("replace")
        replace(new, old)

    monkeypatch.setattr(os, "fsync", watch_fsync)
    monkeypatch.setattr(os, "replace", watch_replace)
    save(str(log), NEW, OLD)
    assert happened[:2] == ["fsync", "replace"]
    assert happened[2:] == ([] if sys.platform == "win32" else ["fsync of the folder"])


@posix
@pytest.mark.parametrize("permissions", [0o600, 0o640, 0o664, 0o755])
def test_the_permissions_of_the_file_stay(log: Path, permissions: int) -> None:
    log.chmod(permissions)
    save(str(log), NEW, OLD)
    assert stat.S_IMODE(log.stat().st_mode) == permissions


@posix
@pytest.mark.parametrize(("mask", "permissions"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_a_new_file_has_the_permissions_that_new_files_have(tmp_path: Path, mask: int, permissions: int) -> None:
    before = os.umask(mask)
    try:
        create(str(tmp_path / "new.toml"), NEW)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new.toml").stat().st_mode) == permissions


@posix
def test_a_symbolic_link_stays_one_and_what_it_leads_to_is_written(log: Path, tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    second, first = tmp_path / "far" / "second.toml", tmp_path / "first.toml"
    second.symlink_to("../table2.toml")
    first.symlink_to("far/second.toml")
    save(str(first), NEW, OLD)
    assert first.is_symlink()
    assert second.is_symlink()
    assert not log.is_symlink()
    assert log.read_bytes() == NEW
    assert list((tmp_path / "far").iterdir()) == [second]


@posix
def test_owner_and_group_of_the_file_stay(log: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root may give a file away")
    os.chown(log, 12345, 23456)
    log.chmod(0o640)
    save(str(log), NEW, OLD)
    status = log.stat()
    assert (status.st_uid, status.st_gid, stat.S_IMODE(status.st_mode)) == (12345, 23456, 0o640)


@posix
def test_where_the_owner_cannot_be_kept_the_file_is_written_all_the_same(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = log.stat()
    asked: list[tuple[int, int]] = []

    def chown(_name: str, owner: int, group: int) -> None:
        asked.append((owner, group))
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    plain = os.stat

    def as_of_another(path: Any, **more: Any) -> Any:
        status = plain(path, **more)
        if path != str(log):
            return status
        return os.stat_result([*status[:4], before.st_uid + 1, before.st_gid + 1, *status[6:]])

    monkeypatch.setattr(os, "chown", chown)
    monkeypatch.setattr(os, "stat", as_of_another)
    save(str(log), NEW, OLD)
    assert asked == [(before.st_uid + 1, -1), (-1, before.st_gid + 1)]
    assert log.read_bytes() == NEW


@posix
def test_another_name_of_the_same_file_keeps_what_it_had(log: Path) -> None:
    other = log.with_name("other.toml")
    other.hardlink_to(log)
    save(str(log), NEW, OLD)
    assert (log.read_bytes(), other.read_bytes()) == (NEW, OLD)


def test_a_name_may_be_as_long_as_a_name_can_be(tmp_path: Path) -> None:
    path = tmp_path / ("é" * 125 + ".toml")  # 2 bytes each, and 5: 255
    create(str(path), OLD)
    save(str(path), NEW, OLD)
    assert path.read_bytes() == NEW
    assert list(tmp_path.iterdir()) == [path]


# --- what cannot be written ----------------------------------------------------------------------------------


@pytest.mark.parametrize("call", ["fsync", "replace", "chmod"])
def test_a_failure_at_any_step_leaves_the_old_file_and_nothing_else(
    log: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    monkeypatch.setattr(os, call, refuse(errno.ENOSPC))
    with pytest.raises(CannotWrite) as caught:
        save(str(log), NEW, OLD)
    assert str(caught.value) == f"{log}: {os.strerror(errno.ENOSPC)}"
    assert log.read_bytes() == OLD
    assert list(log.parent.iterdir()) == [log]


def test_a_failure_leaves_no_new_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", refuse(errno.EIO))
    with pytest.raises(CannotWrite):
        create(str(tmp_path / "new.toml"), NEW)
    assert list(tmp_path.iterdir()) == []


@posix
def test_a_disk_that_is_full_halfway_leaves_the_old_file_and_nothing_else(log: Path) -> None:
    program = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "from sintra_cli.cli.saving import save; save(sys.argv[1], b'x' * 10000, b'old\\r\\n')"
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
        save(str(log), NEW, OLD)
    assert log.read_bytes() == OLD
    assert list(log.parent.iterdir()) == [log]


def test_a_program_that_is_killed_leaves_the_old_file_and_what_it_wrote_is_no_log(log: Path) -> None:
    program = (
        "import os, sys; os.fsync = lambda file: os._exit(9)\n"
        "from sintra_cli.cli.saving import save; save(sys.argv[1], b'new', b'old\\r\\n')"
    )
    done = subprocess.run([sys.executable, "-c", program, str(log)], check=False)
    assert done.returncode == 9
    assert log.read_bytes() == OLD
    rest = [path.name for path in log.parent.iterdir() if path != log]
    assert sorted(rest) == [".table2.toml.sintra-lock", ".table2.toml.sintra-new"]


def test_what_a_killed_program_left_the_next_one_takes_away(log: Path) -> None:
    log.with_name(".table2.toml.sintra-new").write_bytes(b"half")
    log.with_name(".table2.toml.sintra-lock").write_bytes(b"")
    save(str(log), NEW, OLD)
    assert log.read_bytes() == NEW
    assert list(log.parent.iterdir()) == [log]


@pytest.mark.parametrize("write", [create, lambda path, data: save(path, data, OLD)])
def test_more_than_a_log_may_have_is_not_written(log: Path, write: Any) -> None:
    path = log if write is not create else log.with_name("new.toml")
    there = sorted(log.parent.iterdir())
    with pytest.raises(CannotWrite) as caught:
        write(str(path), b"#" * (LARGEST + 1))
    limit = f"{LARGEST // 1024**2} MiB, the most that a log may have"
    assert str(caught.value) == f"{path}: it would be larger than {limit}"
    assert sorted(log.parent.iterdir()) == there
    assert log.read_bytes() == OLD


def test_as_much_as_a_log_may_have_is_written(log: Path) -> None:
    save(str(log), b"#" * LARGEST, OLD)
    assert log.stat().st_size == LARGEST


@posix
def test_a_folder_that_is_write_protected_keeps_its_file(log: Path) -> None:
    log.parent.chmod(0o500)
    try:
        if os.access(log.parent, os.W_OK):
            pytest.skip("root may write anywhere")
        with pytest.raises(CannotWrite, match=os.strerror(errno.EACCES)):
            save(str(log), NEW, OLD)
    finally:
        log.parent.chmod(0o700)
    assert log.read_bytes() == OLD


def test_where_no_file_can_be_made_the_old_one_stays(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "open", refuse(errno.EACCES))
    with pytest.raises(CannotWrite) as caught:
        save(str(log), NEW, OLD)
    monkeypatch.undo()
    assert str(caught.value) == f"{log}: {os.strerror(errno.EACCES)}"
    assert log.read_bytes() == OLD


def test_a_file_that_is_write_protected_stays(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def access(path: str, mode: int) -> bool:
        return not (Path(path) == log and mode == os.W_OK)

    monkeypatch.setattr(os, "access", access)
    with pytest.raises(CannotWrite) as caught:
        save(str(log), NEW, OLD)
    assert str(caught.value) == f"{log}: {os.strerror(errno.EACCES)}"
    assert log.read_bytes() == OLD


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite) as caught:
        save(str(tmp_path), NEW, OLD)
    assert str(caught.value) == f"{tmp_path}: it is no ordinary file"


@posix
def test_a_device_is_not_replaced_by_a_file() -> None:
    with pytest.raises(CannotWrite) as caught:
        save(os.devnull, NEW, b"")
    assert str(caught.value) == f"{os.devnull}: it is no ordinary file"
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "new.toml"
    with pytest.raises(CannotWrite) as caught:
        save(str(path), NEW, OLD)
    assert str(caught.value) == f"{path}: {os.strerror(errno.ENOENT)}"
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_cannot_be_one_is_refused() -> None:
    with pytest.raises(CannotWrite, match="null"):
        save("a\0b", NEW, OLD)
