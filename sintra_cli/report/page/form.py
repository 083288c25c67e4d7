"""A form for the table, to be written on by hand: what it asks, as plain data, and its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from sintra_cli.report.page.filling import filled_in, own

SPACES: Final = 5
"""How many spaces a strip has on the form."""


class Ask(Struct, frozen=True, kw_only=True):
    """What is asked before the first round: one of the choices to tick, or a letter for each box."""

    what: str
    choices: Sequence[str] = ()
    boxes: Sequence[str] = ()


class Printed(Struct, frozen=True):
    """A strip of the box: its number and both faces, each a letter a space."""

    number: int
    faces: tuple[str, str]


class Form(Struct, frozen=True, kw_only=True):
    """What a form asks and shows.

    `strips` is how many strips a player lays, `printed` are those of the box, which are then told by their numbers.
    `displays` is how many displays are written down, 0 where none are; `rows` how many moves of a player a round has
    room for; `rounds` are the headings of the rounds, empty where one is to be written. `tiling` asks for the columns.
    """

    title: str
    colours: dict[str, str]
    names: Sequence[str]
    asks: Sequence[Ask]
    strips: int
    printed: Sequence[Printed]
    displays: int
    moves: Sequence[tuple[str, str]]
    rows: int
    rounds: Sequence[str]
    tiling: bool


def render(form: Form) -> bytes:
    """Write a form as a page that prints on A4 and Letter."""
    return filled_in("form.html", style=own("form.css"), form=form, spaces=range(SPACES))
