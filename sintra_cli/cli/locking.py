"""A lock between runs of the program, which the system takes off when a run ends, however it ends."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from typing import Final

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_TAKEN: Final = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}


class Locked(Exception):  # noqa: N818  # named after what it says
    """Another run has the lock."""


class Lock:
    """A lock, taken until `release`, on a small file of its own. Raises `Locked`, and `OSError` where none can be made.

    `sure` is false where the file system has no locks, as some network disks do: then other runs are not kept out.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        while True:
            self._file = _opened(path)
            try:
                self.sure = self._taken()
                if self._is_there():
                    return
            except BaseException:
                os.close(self._file)
                raise
            os.close(self._file)

    def release(self) -> None:
        """Let others have it, and remove the file."""
        if sys.platform == "win32":  # no file that is open can be removed there, and so none that another run has
            os.close(self._file)
            self._remove()
        else:
            self._remove()
            os.close(self._file)

    def _taken(self) -> bool:
        try:
            _take(self._file)
        except OSError as error:
            if error.errno in _TAKEN:
                raise Locked from None
            return False
        return True

    def _is_there(self) -> bool:
        """Tell whether the file is still that of this name: the run that had the lock before may have removed it."""
        try:
            return os.path.samestat(os.fstat(self._file), os.stat(self._path))  # noqa: PTH116
        except FileNotFoundError:
            return False

    def _remove(self) -> None:
        with contextlib.suppress(OSError):
            os.unlink(self._path)  # noqa: PTH108


def _opened(path: str) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    except PermissionError:
        with contextlib.suppress(OSError):  # left there by somebody else's run: to read it is enough for a lock
            return os.open(path, os.O_RDONLY)
        raise
