"""Logs that are short to write, in the same way for every game.

A game's own file beside this one has its `log_of`, which fills up what a test does not mention, and asks the same
things of such a log under the same names (see `tests.verdicts.Asked`):

    refused(Round("RRRR RBBB", "1R1 2Y-")).rule
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, Final

import tomli_w

from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.toml.faults import Refused

ANA: Final = "Ana"
BEN: Final = "Ben"
CLEO: Final = "Cleo"
DAN: Final = "Dan"
TWO: Final = (ANA, BEN)
THREE: Final = (ANA, BEN, CLEO)
FOUR: Final = (ANA, BEN, CLEO, DAN)

AnyLog = bytes | str | Mapping[str, Any]
"""A log as bytes, as TOML or as plain values."""


@dataclass(frozen=True)
class Round:
    """One round as it is written down; without displays nobody noted them.

    Displays in a text are separated by spaces, `-` is an empty one. A game may add those that a text does not
    mention; a list is exact.
    """

    displays: str | Sequence[str] | None
    moves: str | Sequence[str] = ""
    _: KW_ONLY
    tiling: Sequence[str] | Mapping[str, str] | None = None
    claimed: Sequence[int] | Mapping[str, int] | None = None

    @property
    def laid(self) -> list[str] | None:
        """The displays one by one."""
        if isinstance(self.displays, str):
            return ["" if display == "-" else display for display in self.displays.split()]
        return None if self.displays is None else list(self.displays)

    def table(self) -> dict[str, Any]:
        """Return the round as a table of the log."""
        written = {"displays": self.laid, "moves": self.moves, "tiling": self.tiling, "claimed": self.claimed}
        return {key: value for key, value in written.items() if value is not None}


def data_of(log: AnyLog) -> bytes:
    """Return a log as the bytes of a file."""
    if isinstance(log, bytes):
        return log
    return (log if isinstance(log, str) else tomli_w.dumps(log)).encode()


def text_of(log: AnyLog) -> str:
    """Return a log as TOML."""
    return data_of(log).decode()


def read_log(log: AnyLog) -> Log:
    """Return what a log says that can be read."""
    found = read(data_of(log), {}, {})
    assert not isinstance(found, Refused), found.faults
    return found
