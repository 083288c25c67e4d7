"""What players may choose when a round is over."""

from __future__ import annotations

from msgspec import Struct


class ColumnChoice(Struct, frozen=True):
    """A column to be chosen for the tile of a line: whose (a seat), which line and colour, and what is open to it."""

    seat: int
    line: int
    colour: str
    columns: list[int]
