"""Addresses of what happens in a game: `3.7`, `3.start`, `3.end`, and `final`."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

START: Final = 0
"""The displays of a round are laid."""
END: Final = 1_000_000
"""A round is wound up, which comes after all its moves."""

_FORM: Final = r"([1-9][0-9]{0,5})\.([1-9][0-9]{0,5}|start|end)"
_WORDS: Final = {"start": START, "end": END}


class Address(Struct, frozen=True, order=True):
    """A round (from 1) and what happens in it: a move (from 1), `START` or `END`; `str` writes it.

    Addresses are ordered as things happen.
    """

    round: int
    what: int

    def __str__(self) -> str:
        if self == FINAL:
            return "final"
        word = {START: "start", END: "end"}.get(self.what, str(self.what))
        return f"{self.round}.{word}"


FINAL: Final = Address(1_000_000, START)
"""The final scoring, after all rounds."""


class Stop(Struct, frozen=True):
    """How far to play: so many moves of a round, and whether it is wound up; `moves` is None for all of them."""

    round: int
    moves: int | None
    wind_up: bool = False


def parse(text: str) -> Address:
    """Read an address; raise `ValueError` where it is none."""
    match = re.fullmatch(_FORM, text.strip())
    if match is None:
        raise ValueError(f"{text!r} is no address: 3.7 is the seventh move of round 3, beside it are 3.start and 3.end")
    number, what = match.groups()
    return Address(int(number), _WORDS[what] if what in _WORDS else int(what))


def before(address: Address) -> Stop:
    """Return how far to play to have what happens there before one."""
    if address.what == START:
        return Stop(address.round - 1, None, wind_up=True)
    return Stop(address.round, None if address.what == END else address.what - 1)


def after(address: Address) -> Stop:
    """Return how far to play until it has happened; after a round's last move it is not wound up yet."""
    if address.what == END:
        return Stop(address.round, None, wind_up=True)
    return Stop(address.round, address.what)
