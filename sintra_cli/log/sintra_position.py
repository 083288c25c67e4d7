"""The meaning of a position in Stained Glass of Sintra."""

from __future__ import annotations

from msgspec import UNSET

from sintra_cli.game.move import UNKNOWN
from sintra_cli.game.sintra.board import Seat, Strip
from sintra_cli.game.sintra.box import JOKER, STRIP_SPACES, SintraBox
from sintra_cli.log.faults import Path
from sintra_cli.log.interpret import Interpreter
from sintra_cli.log.log import Position
from sintra_cli.log.missing import read_missing
from sintra_cli.log.position import read_position
from sintra_cli.log.position_shape import SintraBoard, SintraPositionLog


def read(
    reader: Interpreter, log: SintraPositionLog, box: SintraBox, strips: list[list[tuple[str, str | None]]]
) -> Position:
    """Read a position; `strips` are those of each player, the faces up and down at the start."""
    letters = "".join(box.colours)
    path: Path = ("position", "players")
    stated: dict[int, tuple[SintraBoard, Path]] = reader.by_player(
        path, log.position.players, "position, players", lambda board, at: (board, at)
    )
    fresh = SintraBoard()
    boards = [
        _board(reader, seat, *stated.get(seat, (fresh, path)), of_player, box, letters)
        for seat, of_player in enumerate(strips)
    ]
    missing = read_missing(reader, log.position, letters)
    return read_position(reader, log.position, letters, "tower", boards, missing)


def _board(
    reader: Interpreter,
    index: int,
    stated: SintraBoard,
    path: Path,
    strips: list[tuple[str, str | None]],
    box: SintraBox,
    letters: str,
) -> Seat:
    seat = Seat(index, [])
    seat.score = stated.score
    seat.glazier = stated.glazier
    seat.lost_printed = stated.lost
    seat.lost_paid = stated.lost if stated.lost_paid is UNSET else stated.lost_paid
    seat.marker = _marker(reader, stated, path, box)
    for slot, panes in enumerate(stated.windows, 1):
        at = (*path, "windows", slot - 1)
        seat.windows[slot] = reader.letters(panes, letters + UNKNOWN, at, f"window {slot}")
    for slot, (up, down) in enumerate(strips, 1):
        strip = _as_it_lies(up, down, len(seat.windows[slot]))
        if strip is not None:
            seat.strips[slot] = strip
    for slot, panes in enumerate(stated.panes, 1):
        at = (*path, "panes", slot - 1)
        _fill(reader, seat.strips.get(slot), reader.letters(panes, letters + JOKER, at, f"strip {slot}"), at, slot)
    return seat


def _marker(reader: Interpreter, stated: SintraBoard, path: Path, box: SintraBox) -> int:
    """Return the index on the broken-glass track of the number at the marker; the last one sends it back at once."""
    track = box.broken_glass[:-1]
    if stated.broken_glass in track:
        return track.index(stated.broken_glass)
    reader.complain((*path, "broken_glass"), f"the marker stands at one of {', '.join(map(str, track))}")
    return 0


def _as_it_lies(up: str, down: str | None, completed: int) -> Strip | None:
    """Return the strip after so many completions; one of which a single face is written lies as it is written."""
    if not up:
        return None
    if down is None:
        return Strip(up, None)
    return [Strip(up, down), Strip(down, None), None][min(completed, 2)]


def _fill(reader: Interpreter, strip: Strip | None, panes: str, path: Path, slot: int) -> None:
    """Put panes on a strip: each on a space of its colour while one is free, or after * on a joker."""
    if not panes:
        return
    if strip is None:
        reader.complain(path, f"there is no strip in slot {slot} for these panes")
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
