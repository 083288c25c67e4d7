"""The meaning of a position: a game as it stands, in place of its beginning; loaded only for such a log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, UnsetType

from sintra_cli.family.missing import Missing
from sintra_cli.family.position_shape import PositionHead
from sintra_cli.family.reading import Interpreter
from sintra_cli.family.rules.offer import DISPLAYS, OF_A_COLOUR, ROOM
from sintra_cli.family.rules.turn import Seat
from sintra_cli.family.setup import Position, Unseen
from sintra_cli.toml.faults import Path

_AT: Final[Path] = ("position",)


def read_position(
    reader: Interpreter,
    stated: PositionHead,
    letters: str,
    discard: str,
    boards: Sequence[Seat],
    on_boards: str,
    missing: Missing | None = None,
) -> Position:
    """Read what the positions of all games have.

    `discard` is the key of the discard, `on_boards` are all pieces that lie on the boards.
    """
    displays, unseen = _displays(reader, stated, letters), _unseen(reader, stated, letters)
    starter = reader.starting if stated.starter is UNSET else _seat(reader, stated.starter, "starter")
    turn = starter if stated.turn is UNSET else _seat(reader, stated.turn, "turn")
    given: str | UnsetType = getattr(stated, discard)
    position = Position(
        round=stated.round,
        turn=turn,
        starter=starter,
        displays=displays,
        centre=reader.letters(stated.centre, letters, (*_AT, "centre"), "centre"),
        tile=None if stated.tile is UNSET else _seat(reader, stated.tile, "tile"),
        unseen=unseen,
        bag=None if stated.bag is UNSET else reader.letters(stated.bag, letters, (*_AT, "bag"), "bag"),
        discard=None if given is UNSET else reader.letters(given, letters, (*_AT, discard), discard),
        missing=missing,
        boards=boards,
    )
    _count(reader, position, letters, on_boards)
    return position


def on_offer(position: Position) -> str | None:
    """Return the key under which something is still on offer, None where nothing is."""
    if position.unseen is not None:
        return "unseen" if position.unseen.left else None
    if any(position.displays or ()):
        return "displays"
    return "centre" if position.displays is not None and position.centre else None


def _seat(reader: Interpreter, name: str, key: str) -> int:
    return reader.seat(name, (*_AT, key), f"position, {key}")


def _displays(reader: Interpreter, stated: PositionHead, letters: str) -> list[str] | None:
    """Return all displays; those that are left out at the end are empty."""
    if stated.displays is UNSET:
        if stated.centre and stated.unseen is UNSET:
            message = "a centre without displays: say `displays = []` where all of them are empty"
            reader.complain((*_AT, "centre"), message)
        return None
    if stated.unseen is not UNSET:
        reader.complain((*_AT, "unseen"), "displays are either written down or unseen, not both", on="key")
    due = _due(reader)
    if len(stated.displays) > due and reader.players_known:
        message = f"{len(reader.names)} players have {due} displays, here are {len(stated.displays)}"
        reader.complain((*_AT, "displays"), message)
    laid = []
    for index, display in enumerate(stated.displays):
        path = (*_AT, "displays", index)
        if len(display) > ROOM:
            reader.complain(path, f"display {index + 1} has {len(display)} letters: a display has at most {ROOM}")
        laid.append(reader.letters(display, letters, path, f"display {index + 1}"))
    return laid + [""] * (due - len(laid))


def _due(reader: Interpreter) -> int:
    """Return how many displays there are; 0 for a number of players that there cannot be."""
    return DISPLAYS.get(len(reader.names), 0)


# --- a round without displays ------------------------------------------------------------------------------------


def _unseen(reader: Interpreter, stated: PositionHead, letters: str) -> Unseen | None:
    if stated.unseen is UNSET:
        return None
    unseen = stated.unseen
    path = (*_AT, "unseen")
    due = _due(reader)
    if unseen.displays > due and reader.players_known:
        message = f"{len(reader.names)} players have {due} displays, not {unseen.displays}"
        reader.complain((*path, "displays"), message)
    if unseen.left > ROOM * unseen.displays + unseen.centre:
        message = f"{unseen.left} cannot be left on {unseen.displays} displays and with {unseen.centre} in the centre"
        reader.complain(path, message)
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


# --- all pieces --------------------------------------------------------------------------------------------------


def _count(reader: Interpreter, position: Position, letters: str, on_boards: str) -> None:
    """Complain about colours of which there are more than a game has.

    In a round without displays, bag and discard are those at its start: what was taken since is in them still.
    """
    unseen = position.unseen
    drawn = Counter(position.bag or "")
    drawn.update(position.discard or "")
    elsewhere = Counter(on_boards)
    elsewhere.update("".join([*(position.displays or ()), position.centre]))
    if unseen is not None and unseen.left:
        drawn.subtract(unseen.taken)
        for given in unseen.given_back:
            elsewhere.update(given.rstrip("-"))
    for colour in letters:
        number = elsewhere[colour] + max(drawn[colour], 0)
        if number > OF_A_COLOUR:
            message = f"{number} {colour} are written down in all: a game has {OF_A_COLOUR} of a colour"
            reader.complain(_AT, message, on="table")
