"""What changes to a log are said with."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sintra_cli.family.rules.address import END, START, Address


class Words(Struct, frozen=True):
    """The names of the players, what the game calls a piece, and the number of the first round of the log."""

    names: Sequence[str]
    piece: str
    first_round: int

    def number(self, number: int) -> int:
        """Return the number in the game of a round (from 0)."""
        return self.first_round + number

    def start(self, number: int) -> str:
        """Return the address of the start of a round (from 0)."""
        return self._at(number, START)

    def end(self, number: int) -> str:
        """Return the address of the end of a round (from 0)."""
        return self._at(number, END)

    def move(self, number: int, index: int) -> str:
        """Return the address of a move (both from 0)."""
        return self._at(number, index + 1)

    def _at(self, number: int, what: int) -> str:
        return str(Address(self.number(number), what))
