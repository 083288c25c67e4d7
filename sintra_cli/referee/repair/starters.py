"""Who may have begun: another starting player of the log, or names of a round that begin with the wrong one."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from sintra_cli.family.rules.replay import LAY
from sintra_cli.family.rules.table import Table
from sintra_cli.log.log import Log
from sintra_cli.referee.repair.edit import Edit
from sintra_cli.referee.repair.of_starters import NamesMoved, StarterChanged
from sintra_cli.referee.repair.trial import Course, Point, Trouble


def opened(log: Log, starter: int) -> Table:
    """Set the table of a log, but so that this seat begins."""
    position = log.position
    if position is not None:
        begun = {} if position.begun else {"starter": starter}
        position = structs.replace(position, turn=starter, **begun)
    return log.setup.open(log.names, starter, position)


def starting(course: Course, log: Log) -> Iterator[tuple[Point, Edit]]:
    """Yield the other players who may begin the log, with the table as it stands then."""
    key: tuple[str, ...] = ("starting_player",)
    if log.position is not None:
        key = ("position", "turn" if log.position.begun else "starter")
    now = course.draft.starter
    for seat in range(len(log.names)):
        if seat != now:
            yield Point(0, LAY, opened(log, seat), 0), StarterChanged(key, now, seat)


def named(course: Course, trouble: Trouble) -> Iterator[Edit]:
    """Yield the names of a round moved on, if they are in order but begin with the wrong player."""
    table, moves = course.last.table, course.draft.rounds[trouble.round].moves
    names = list(table.names)
    begins = [
        (names.index(move.player) - index) % len(names) for index, move in enumerate(moves) if move.player is not None
    ]
    if len(begins) == 1 or len(set(begins)) > 1:
        return
    right = (table.current - trouble.step) % len(names)
    moved = tuple(
        None if move.player is None else names[(right + index) % len(names)] for index, move in enumerate(moves)
    )
    yield NamesMoved(trouble.round, moved, begins[0], right, _taker(course, trouble.round - 1))


def _taker(course: Course, number: int) -> int | None:
    """Return the seat of who took the tile in a round, None where nobody did or the round is not there."""
    ends = (point for point in course.points if point.round == number)
    last = max(ends, key=lambda point: point.step, default=None)
    return None if last is None else last.table.offer.tile_taken_by
