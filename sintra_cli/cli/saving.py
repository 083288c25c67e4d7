"""Write a file whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from typing import BinaryIO, Final

from sintra_cli.cli.output import CannotWrite, printable

_PRIVATE: Final = 0o600
_ORDINARY: Final = 0o666


def save(path: str, data: bytes) -> None:
    """Write a file so that at any moment it holds all of the old bytes or all of the new ones.

    Writes through a symbolic link and keeps the permissions of the file that it replaces. Raises `CannotWrite`, which
    names the file, and then leaves everything as it was.
    """
    try:
        target = os.path.realpath(path)
        _replace(target, data, _permissions(target))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise CannotWrite(f"{printable(path)}: {why}") from None


def _permissions(target: str) -> int | None:
    """Return the permission bits of a file that may be replaced, None where there is none."""
    try:
        mode = os.stat(target).st_mode  # noqa: PTH116  # the text as given is kept
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "it is no ordinary file")
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return stat.S_IMODE(mode)


def _replace(target: str, data: bytes, permissions: int | None) -> None:
    file = _temporary(os.path.dirname(target), _ORDINARY if permissions is None else _PRIVATE)  # noqa: PTH120
    try:
        with file:
            if permissions is not None:
                os.chmod(file.name, permissions)  # noqa: PTH101
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(file.name, target)  # noqa: PTH105
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(file.name)  # noqa: PTH108
        raise


def _temporary(folder: str, permissions: int) -> BinaryIO:
    """Open a new file in a folder, so that it can be renamed without crossing to another disk."""
    number = 0
    while True:
        name = os.path.join(folder, f".sintra-{os.getpid()}-{number}.tmp")  # noqa: PTH118
        try:
            return open(name, "xb", opener=lambda path, flags: os.open(path, flags, permissions))
        except FileExistsError:  # left behind by a run that was killed
            number += 1
