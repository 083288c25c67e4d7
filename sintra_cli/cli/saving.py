"""Write a file whole or not at all: the one way in which every command saves."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from collections.abc import Iterator
from types import TracebackType
from typing import Final

from sintra_cli.cli.locking import Lock, Locked
from sintra_cli.cli.output import CannotWrite, printable

_PRIVATE: Final = 0o600
_ORDINARY: Final = 0o666
_LONGEST: Final = 240
"""Bytes of a name to which something can be added on every file system."""


class Changed(CannotWrite):
    """The file is not what it was when it was read: another program has written it."""


class Guarded:
    """A file that no other run of sintra writes until this one lets go of it. Writes through a symbolic link.

    Raises `CannotWrite`, which names the file, where another run has it, or where it cannot be written.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        with _refusals_explained(path):
            self._target = os.path.realpath(path)
            _replaceable(self._target)
            self._lock = Lock(_beside(self._target, "lock"))
        with contextlib.suppress(OSError):  # where it must go, it is tried again
            _remove_leftover(self._target)

    def __enter__(self) -> Guarded:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._lock.release()

    @property
    def sure(self) -> bool:
        """Whether other runs are really kept out; some network disks cannot do that."""
        return self._lock.sure

    def save(self, data: bytes, before: bytes) -> None:
        """Write the file so that at any moment it holds all of the old bytes, `before`, or all of the new ones.

        Keeps owner, group and permissions. Of a file with several names (hard links) this name gets a new file, and
        the other names keep the old one. Raises `Changed` where the file holds other bytes than `before`, and
        `CannotWrite` where it cannot be written; then everything is as it was.
        """
        _verify_size(self._path, data)
        with _refusals_explained(self._path):
            with _written_beside(self._target, data, self._lock, _replaceable(self._target)) as new:
                # Nothing comes between this look at the file and the new one in its place.
                if not _holds(self._target, before):
                    raise Changed(f"{printable(self._path)}: another program has changed it meanwhile")
                os.replace(new, self._target)  # noqa: PTH105
            _settle(self._target)


def save(path: str, data: bytes, before: bytes) -> None:
    """Write a file that was read as `before`, as `Guarded` does."""
    with Guarded(path) as file:
        file.save(data, before)


def create(path: str, data: bytes) -> None:
    """Write a new file, wholly or not at all, and never over one that is there.

    Raises `FileExistsError` where something of that name is there, and `CannotWrite` where it cannot be written.
    """
    _verify_size(path, data)
    with _refusals_explained(path):
        folder, name = os.path.split(path)
        target = os.path.join(os.path.realpath(folder), name)  # noqa: PTH118  # the name itself may be a link: it is there
        lock = Lock(_beside(target, "lock"))
        try:
            with _written_beside(target, data, lock) as new:
                _give_free_name(new, target)
            _settle(target)
        finally:
            lock.release()


def verify_folder(path: str) -> None:
    """Raise `CannotWrite` where a new file cannot be written, as its folder is not there or may not be changed."""
    with _refusals_explained(path):
        folder = os.path.dirname(path) or "."  # noqa: PTH120
        if not os.path.isdir(folder):  # noqa: PTH112
            raise ValueError(f"there is no folder {printable(folder)}: make it first, or name another")
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


# --- how ---------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _refusals_explained(path: str) -> Iterator[None]:
    """Turn what the system refuses into `CannotWrite`."""
    try:
        yield
    except FileExistsError:
        raise
    except Locked:
        who = "another sintra has it open, such as sintra record in another window: quit that first"
        raise CannotWrite(f"{printable(path)}: {who}") from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise CannotWrite(f"{printable(path)}: {why}") from None


def _verify_size(path: str, data: bytes) -> None:
    from sintra_cli.log.read import LARGEST

    if len(data) > LARGEST:
        limit = f"{LARGEST // 1024**2} MiB, the most that a log may have"
        raise CannotWrite(f"{printable(path)}: it would be larger than {limit}")


def _replaceable(target: str) -> os.stat_result:
    """Return what the system knows of a file; raise `OSError` where it may not be replaced, or is not there."""
    status = os.stat(target)  # noqa: PTH116  # the text as given is kept
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "it is no ordinary file")
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return status


def _beside(target: str, ending: str) -> str:
    """Return the name of a file that goes with another one, hidden in the same folder."""
    folder, name = os.path.split(target)
    if len(os.fsencode(name)) > _LONGEST:
        name = name[: _LONGEST // 4]  # a letter has four bytes at most
    return os.path.join(folder, f".{name}.sintra-{ending}")  # noqa: PTH118


@contextlib.contextmanager
def _written_beside(target: str, data: bytes, lock: Lock, like: os.stat_result | None = None) -> Iterator[str]:
    """Write a file in the folder of another one, with its owner and permissions, and give its name.

    It is on the disk by then, and can take its place without crossing to another disk; if it has not, it is removed.
    """
    name = _beside(target, "new" if lock.sure else f"new-{os.urandom(4).hex()}")
    _remove_leftover(target)
    try:
        permissions = _ORDINARY if like is None else _PRIVATE
        with open(name, "xb", opener=lambda path, flags: os.open(path, flags, permissions)) as file:
            if like is not None:
                _make_alike(name, like)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        yield name
    finally:
        with contextlib.suppress(OSError):
            os.unlink(name)  # noqa: PTH108


def _remove_leftover(target: str) -> None:
    """Remove what a run left that was killed while it wrote; it may be the target itself by another name."""
    with contextlib.suppress(FileNotFoundError):
        os.unlink(_beside(target, "new"))  # noqa: PTH108


def _make_alike(name: str, like: os.stat_result) -> None:
    """Give a file the owner, the group and the permissions of another one, as far as this user may."""
    if sys.platform != "win32":
        made = os.stat(name)  # noqa: PTH116
        for owner, group in ((like.st_uid, -1), (-1, like.st_gid)):
            if owner not in {-1, made.st_uid} or group not in {-1, made.st_gid}:
                with contextlib.suppress(PermissionError):
                    os.chown(name, owner, group)
    with contextlib.suppress(PermissionError):  # not every file system has permissions
        os.chmod(name, stat.S_IMODE(like.st_mode))  # noqa: PTH101


def _holds(target: str, data: bytes) -> bool:
    with open(target, "rb") as file:  # noqa: PTH123  # the text as given is kept
        return file.read(len(data) + 1) == data


def _give_free_name(new: str, target: str) -> None:
    """Give a file a name that nothing else has; raise `FileExistsError` where something has it."""
    if sys.platform == "win32":
        os.rename(new, target)  # noqa: PTH104  # it does not replace anything there
        return
    try:
        os.link(new, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
        try:
            os.replace(new, target)  # noqa: PTH105
        except BaseException:
            os.unlink(target)  # noqa: PTH108
            raise


def _settle(target: str) -> None:
    """Have the folder of a file on the disk too, where the system can: the file itself is right by now."""
    with contextlib.suppress(OSError):
        folder = os.open(os.path.dirname(target), os.O_RDONLY)  # noqa: PTH120
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
