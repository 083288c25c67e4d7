"""What may have been meant: every single change to a draft that is legal where it is made, nearest first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import structs

from sintra_cli.family.move_parts import Part
from sintra_cli.family.notation import Grammar
from sintra_cli.family.rules.illegal import Illegal, NotWritten
from sintra_cli.family.rules.move import CENTRE, NOWHERE, RETURN, UNSEEN, Move
from sintra_cli.family.rules.offer import OF_A_COLOUR, ROOM
from sintra_cli.family.rules.replay import LAY
from sintra_cli.family.rules.table import Table
from sintra_cli.names import CLAIMED_SCORE
from sintra_cli.referee.repair.edits import (
    ClaimChanged,
    ClaimsShifted,
    ColumnChanged,
    Edit,
    MoveAdded,
    MoveChanged,
    MoveDropped,
    MovesSwapped,
    PaneChanged,
)
from sintra_cli.referee.repair.trial import Course, Point, Trouble

_PARTS: Final[tuple[Part, ...]] = ("source", "colour", "target", "jokers", "keep")


def candidates(course: Course, grammar: Grammar) -> Iterator[tuple[Point, Edit]]:
    """Yield the changes to a course at or before its first trouble, with the point that each is made at.

    Changes after it cannot help.
    """
    trouble = course.outcome.trouble
    if trouble is None:
        return
    if trouble.rule == CLAIMED_SCORE:
        for edit in _claims(course, trouble):
            yield course.last, edit
    for point in reversed(course.points):
        for edit in _at(course, point, grammar):
            yield point, edit


def _claims(course: Course, trouble: Trouble) -> Iterator[Edit]:
    """Yield the changes of the claim that differs: alone, and with those of the same player after it."""
    rounds, counted, claimed, seat = course.draft.rounds, trouble.counted or 0, trouble.claimed or 0, trouble.seat or 0
    if trouble.round < len(rounds) and trouble.step < len(rounds[trouble.round].moves):
        move = rounds[trouble.round].moves[trouble.step]
        yield MoveChanged(trouble.round, trouble.step, "points", move, structs.replace(move, points=counted))
        return
    number = trouble.round if trouble.round < len(rounds) else None
    yield ClaimChanged(number, seat, claimed, counted)
    if number is not None:
        yield ClaimsShifted(number, seat, counted - claimed)


def _at(course: Course, point: Point, grammar: Grammar) -> Iterator[Edit]:
    written = course.draft.rounds[point.round]
    number, step, table = point.round, point.step, point.table
    if step == LAY:
        yield from _panes(number, written.displays or (), table)
        return
    if step == len(written.moves):
        yield from _columns(number, written.choices, table)
    else:
        yield from _changes(number, step, written.moves[step], table, grammar)
        yield from _fewer(number, step, written.moves, table)
    for move in table.legal_moves():
        yield MoveAdded(number, step, move)


def _changes(number: int, step: int, old: Move, table: Table, grammar: Grammar) -> Iterator[Edit]:
    for part, value in _parts(old, table, grammar):
        if value != getattr(old, part):
            new = structs.replace(old, **{part: value})
            if is_legal(table, new):
                yield MoveChanged(number, step, part, old, new)


def _parts(old: Move, table: Table, grammar: Grammar) -> Iterator[tuple[Part, Any]]:
    """Yield what may stand for each part of a move."""
    if old.player is not None and table.offer.left:
        yield "player", table.names[table.current]
    if old.source == RETURN:
        return
    for colour in table.colours:
        yield "colour", colour
    for source in (CENTRE, *(range(1, len(table.offer.displays) + 1) if table.offer.seen else [UNSEEN])):
        yield "source", source
    for target in (NOWHERE, *grammar.targets):
        if target or (old.jokers is None and old.keep is None):
            yield "target", target
    if not table.offer.seen:
        for count in range(1, OF_A_COLOUR + 1):
            yield "count", count
    elif old.count is not None and old.source <= len(table.offer.displays):
        yield "count", table.offer.at(old.source).count(old.colour)
    if grammar.keeps and old.target:
        for keep in (None, *table.colours):
            yield "keep", keep
    if grammar.jokers and old.target:
        for jokers in (None, *grammar.jokers):
            yield "jokers", jokers


def in_two_parts(course: Course) -> Iterator[tuple[Point, Sequence[MoveChanged]]]:
    """Yield the changes of two parts of one move that are legal where they are made, nearest first."""
    for point in reversed(course.points):
        moves = course.draft.rounds[point.round].moves
        if LAY < point.step < len(moves):
            old = moves[point.step]
            for new in point.table.legal_moves():
                parts = [part for part in _PARTS if getattr(old, part) != getattr(new, part)]
                if len(parts) == 2 and RETURN not in (old.source, new.source):
                    half = structs.replace(old, **{parts[0]: getattr(new, parts[0])})
                    whole = structs.replace(half, **{parts[1]: getattr(new, parts[1])})
                    if is_legal(point.table, whole):
                        yield (
                            point,
                            [
                                MoveChanged(point.round, point.step, parts[0], old, half),
                                MoveChanged(point.round, point.step, parts[1], half, whole),
                            ],
                        )


def _fewer(number: int, step: int, moves: Sequence[Move], table: Table) -> Iterator[Edit]:
    """Yield what else may have been meant by a move and those beside it: one less, or the other order."""
    old = moves[step]
    after = moves[step + 1] if step + 1 < len(moves) else None
    before = moves[step - 1] if step else None
    if after is None or is_legal(table, after):
        yield MoveDropped(number, step, old, str(old) in {str(before), str(after)})
        if after is not None and after != old:
            yield MovesSwapped(number, step, old, after)


def _panes(number: int, displays: Sequence[str], table: Table) -> Iterator[Edit]:
    for index, laid in enumerate(displays):
        if len(laid) < ROOM:
            for colour in table.colours:
                yield PaneChanged(number, index, len(laid), "", colour, laid)
        for pane in sorted(map(laid.index, set(laid))):
            if len(laid) > ROOM:
                yield PaneChanged(number, index, pane, laid[pane], "", laid)
            for colour in table.colours:
                if colour != laid[pane]:
                    yield PaneChanged(number, index, pane, laid[pane], colour, laid)


def _columns(number: int, choices: Sequence[Mapping[int, int]] | None, table: Table) -> Iterator[Edit]:
    """Yield other columns for the lines that a player may choose one for, and none where the player has not to."""
    for seat, chosen in enumerate(choices or ()):
        for line, columns in table.columns_instead(seat, chosen):
            for column in columns:
                if column != chosen.get(line):
                    yield ColumnChanged(number, seat, line, chosen.get(line), column)


def is_legal(table: Table, move: Move) -> bool:
    """Tell whether a move may be made on a table, as far as what lies there is written down."""
    try:
        table.verify(move)
    except (Illegal, NotWritten):
        return False
    return True
