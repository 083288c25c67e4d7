"""Work for other processes, as small as it can be; it is loaded there, so nothing else is in this file."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any


class Counting:
    """Doubles what it gets; 13 ends the process that gets it, and a text is a file to wait for."""

    def do(self, thing: Any) -> tuple[Any, int]:
        """Return what comes of it, and who did it."""
        if thing == 13:
            os._exit(7)
        if isinstance(thing, str):
            while not Path(thing).exists():
                time.sleep(0.01)
        return thing * 2, os.getpid()

    def lost(self, thing: Any, how: str) -> tuple[Any, int]:
        """Return what was lost."""
        return f"{thing} {how}", 0
