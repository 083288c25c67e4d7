"""Write a file that is not there yet, and never over one that is."""

from __future__ import annotations

import contextlib
from pathlib import Path

from sintra_cli.cli.output import CannotWrite, printable


def create(path: str, data: bytes) -> None:
    """Write a new file, wholly or not at all.

    Raises `FileExistsError` where something of that name is there, and `CannotWrite` where it cannot be written.
    """
    try:
        file = Path(path).open("xb")  # noqa: SIM115  # only what was created here is removed again
    except FileExistsError:
        raise
    except OSError as error:
        raise CannotWrite(f"{printable(path)}: {error.strerror}") from None
    try:
        with file:
            file.write(data)
    except BaseException as error:
        with contextlib.suppress(OSError):
            Path(path).unlink()
        if isinstance(error, OSError):
            raise CannotWrite(f"{printable(path)}: {error.strerror}") from None
        raise
