"""Files to save, and a system that refuses."""

from __future__ import annotations

import os
import sys
from typing import Any, NoReturn

import pytest

posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files or permissions on Windows")

OLD, NEW = b"old\r\n", b"new\n" * 3


def refuse(number: int) -> Any:
    """Return a stand-in for a call of the system that fails."""

    def call(*_arguments: object, **_more: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    return call
