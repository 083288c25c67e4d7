"""The meaning of a position: a game as it stands, in place of its beginning; loaded only for such a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from sintra_cli.game.offer import DISPLAYS, ROOM
from sintra_cli.log.faults import Path
from sintra_cli.log.interpret import Interpreter
from sintra_cli.log.log import Missing, Position, Unseen

_AT: Path = ("position",)


def read_position(
    reader: Interpreter,
    stated: Any,
    letters: str,
    discard: str,
    boards: Sequence[Any],
    missing: Missing | None = None,
) -> Position:
    """Read what the positions of all games have; `discard` is the key of the discard."""
    turn = _seat(reader, stated.turn, "turn", 0)
    given = getattr(stated, discard)
    return Position(
        round=stated.round,
        turn=turn,
        starter=_seat(reader, stated.starter, "starter", turn),
        displays=_displays(reader, stated, letters),
        centre=reader.letters(stated.centre, letters, (*_AT, "centre"), "centre"),
        tile=None if stated.tile is UNSET else _seat(reader, stated.tile, "tile", 0),
        unseen=_unseen(reader, stated, letters),
        bag=None if stated.bag is UNSET else reader.letters(stated.bag, letters, (*_AT, "bag"), "bag"),
        discard=None if given is UNSET else reader.letters(given, letters, (*_AT, discard), discard),
        missing=missing,
        boards=boards,
    )


def _seat(reader: Interpreter, name: Any, key: str, default: int) -> int:
    return default if name is UNSET else reader.seat(name, (*_AT, key), f"position, {key}")


def _displays(reader: Interpreter, stated: Any, letters: str) -> list[str] | None:
    """Return all displays; those that are left out at the end are empty."""
    if stated.displays is UNSET:
        if stated.centre and stated.unseen is UNSET:
            message = "a centre without displays: say `displays = []` where all of them are empty"
            reader.complain((*_AT, "centre"), message)
        return None
    if stated.unseen is not UNSET:
        reader.complain((*_AT, "unseen"), "displays are either written down or unseen, not both", on="key")
    due = DISPLAYS.get(len(reader.names), 0)
    if len(stated.displays) > due:
        message = f"{len(reader.names)} players have {due} displays, here are {len(stated.displays)}"
        reader.complain((*_AT, "displays"), message)
    laid = []
    for index, display in enumerate(stated.displays):
        path = (*_AT, "displays", index)
        if len(display) > ROOM:
            reader.complain(path, f"display {index + 1} has {len(display)} letters: a display has at most {ROOM}")
        laid.append(reader.letters(display, letters, path, f"display {index + 1}"))
    return laid + [""] * (due - len(laid))


def _unseen(reader: Interpreter, stated: Any, letters: str) -> Unseen | None:
    if stated.unseen is UNSET:
        return None
    unseen = stated.unseen
    path = (*_AT, "unseen")
    return Unseen(
        closed=unseen.displays,
        at_most=unseen.centre,
        left=unseen.left,
        taken=reader.letters(unseen.taken, letters, (*path, "taken"), "taken"),
        given_back=[
            reader.letters(text, letters + "-", (*path, "given_back", index), "given_back")
            for index, text in enumerate(unseen.given_back)
        ],
    )
