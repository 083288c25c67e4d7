"""The meaning of a position in Stained Glass of Sintra."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import UNSET, structs

from sintra_cli.family.missing import read_missing
from sintra_cli.family.position import on_offer, read_position
from sintra_cli.family.reading import Interpreter
from sintra_cli.family.rules.move import UNKNOWN
from sintra_cli.family.setup import Position
from sintra_cli.games.sintra.position_shape import SintraBoard, SintraPositionLog, SintraPositionPlayer
from sintra_cli.games.sintra.rules.board import Seat, Strip
from sintra_cli.games.sintra.rules.box import JOKER, SLOTS, STRIP_SPACES, UNKNOWN_FACE, SintraBox
from sintra_cli.games.sintra.rules.table import ROUNDS
from sintra_cli.games.sintra.strips import strips_by_number
from sintra_cli.toml.faults import Path

Faces: TypeAlias = tuple[str, str]
"""The faces of a strip, up and down at the start of the game; both are "" in a slot without one."""

_NONE: Final[Faces] = ("", "")


def read(reader: Interpreter, log: SintraPositionLog, box: SintraBox) -> tuple[Position, list[tuple[Faces, ...]]]:
    """Read a position, and the strips of each player as they lay at the start, as far as they are known."""
    letters = "".join(box.colours)
    path: Path = ("position", "players")
    stated: dict[int, tuple[SintraBoard, Path]] = reader.by_player(
        path, log.position.players, "position, players", lambda board, at: (board, at)
    )
    fresh = SintraBoard()
    boards, strips = [], []
    for index, player in enumerate(log.players):
        board, at = stated.get(index, (fresh, path))
        seat = _board(reader, index, board, at, log.side, box)
        laid = _strips(reader, index, player, seat, box)
        _lay(reader, seat, board, at, laid, letters)
        boards.append(seat)
        strips.append(laid)
    panes = "".join(map(_panes, boards))
    missing = read_missing(reader, log.position, log.position.missing, "tower", letters)
    position = read_position(reader, log.position, letters, "tower", boards, panes, missing)
    return _no_seventh_round(reader, position), strips


# --- boards ------------------------------------------------------------------------------------------------------


def _board(reader: Interpreter, index: int, stated: SintraBoard, path: Path, side: str, box: SintraBox) -> Seat:
    """Return a player's board without its strips."""
    seat = Seat(index, [])
    seat.score = stated.score
    seat.glazier = stated.glazier
    seat.lost_printed = stated.lost
    seat.lost_paid = stated.lost if stated.lost_paid is UNSET else stated.lost_paid
    seat.marker = _marker(reader, stated, path, box)
    allowed = "".join(box.colours) + UNKNOWN
    for slot, panes in enumerate(stated.windows, 1):
        at = (*path, "windows", slot - 1)
        seat.windows[slot] = reader.letters(panes, allowed, at, f"window {slot}")
        if UNKNOWN in panes and side == "B":
            reader.complain(at, f"window {slot}: on side B the panes decide points, so each must be written, not ?")
    return seat


def _marker(reader: Interpreter, stated: SintraBoard, path: Path, box: SintraBox) -> int:
    """Return the index on the broken-glass track of the number at the marker; the last one sends it back at once."""
    track = box.broken_glass[:-1]
    if stated.broken_glass in track:
        return track.index(stated.broken_glass)
    if reader.is_certain(("box", "broken_glass")):
        reader.complain((*path, "broken_glass"), f"the marker stands at one of {', '.join(map(str, track))}")
    return 0


def _panes(seat: Seat) -> str:
    return "".join([*seat.windows.values(), *(strip.panes for strip in seat.strips.values())])


# --- strips ------------------------------------------------------------------------------------------------------


def _strips(
    reader: Interpreter, index: int, player: SintraPositionPlayer, seat: Seat, box: SintraBox
) -> tuple[Faces, ...]:
    """Return a player's strips as laid at the start; the windows tell which face it is where only one is written."""
    path: Path = ("players", index, "strips")
    written = player.strips
    if isinstance(written, str):
        return strips_by_number(reader, written, box, path)
    letters = "".join(box.colours)
    laid = [
        _faces(reader, reader.letters(strip, f"{letters}{JOKER}/{UNKNOWN}", at, f"strip {slot}"), at, slot, seat)
        for slot, strip in enumerate(written, 1)
        for at in [(*path, slot - 1)]
    ]
    return (*laid, *[_NONE] * (SLOTS - len(laid)))


def _faces(reader: Interpreter, strip: str, path: Path, slot: int, seat: Seat) -> Faces:
    up, slash, down = strip.partition("/")
    if slash or not up:
        return up, down
    completed = len(seat.windows[slot])
    if completed == 2:
        message = (
            f"window {slot} holds two panes, so strip {slot} has been completed twice and removed: "
            'write "", or both its faces'
        )
        reader.complain(path, message)
    return (UNKNOWN_FACE, up) if completed else (up, UNKNOWN_FACE)


def _lay(
    reader: Interpreter, seat: Seat, stated: SintraBoard, path: Path, strips: tuple[Faces, ...], letters: str
) -> None:
    """Lay strips on a board as often turned over as there are panes in their windows, and put the panes on them."""
    for slot, (up, down) in enumerate(strips, 1):
        completed = len(seat.windows[slot])
        if up and completed < 2:
            seat.strips[slot] = Strip(down, None) if completed else Strip(up, down)
    for slot, panes in enumerate(stated.panes, 1):
        at = (*path, "panes", slot - 1)
        if not reader.is_certain(("players", seat.index, "strips"), ("box", "strips"), (*path, "windows")):
            continue
        _fill(reader, seat.strips.get(slot), reader.letters(panes, letters + JOKER, at, f"strip {slot}"), at, slot)


def _fill(reader: Interpreter, strip: Strip | None, panes: str, path: Path, slot: int) -> None:
    """Put panes on a strip: each on a space of its colour while one is free, or after * on a joker."""
    if not panes:
        return
    if strip is None:
        reader.complain(path, f"there is no strip in slot {slot} for these panes")
        return
    if not strip.known:
        reader.complain(path, f"the face up of strip {slot} is not known: write it, so that panes can lie on it")
        return
    to_joker = False
    for letter in panes:
        if letter == JOKER:
            to_joker = True
            continue
        own = strip.free.get(letter, 0) and not to_joker
        if not own and not strip.free.get(JOKER, 0):
            reader.complain(path, f"{letter} has no free space on strip {slot}, {strip.up}")
            return
        strip.place(letter, 1 if own else 0, 0 if own else 1)
        to_joker = False
    if len(strip.panes) == STRIP_SPACES:
        reader.complain(path, f"strip {slot} is complete: turn it over and put the pane that is kept into its window")


# --- the end -----------------------------------------------------------------------------------------------------


def _no_seventh_round(reader: Interpreter, position: Position) -> Position:
    """Return a position before round 7 as one in which the game is over; complain where a round would go on there."""
    if position.round <= ROUNDS:
        return position
    offered = on_offer(position)
    if position.round > ROUNDS + 1:
        message = f"round {position.round}: the game has {ROUNDS} rounds, and stands before round 7 when it is over"
        reader.complain(("position", "round"), message)
    elif offered is not None:
        message = f"round {position.round}: the game is over after round {ROUNDS}, so nothing can be taken any more"
        reader.complain(("position", offered), message)
        return position
    return structs.replace(position, displays=None, unseen=None, centre="", tile=None)
