"""What may have been meant: every single change to a draft that is legal where it is made, nearest first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final

from msgspec import structs

from sintra_cli.family.move_parts import Part
from sintra_cli.family.notation import Grammar
from sintra_cli.family.reading import Misspelt
from sintra_cli.family.rules.move import CENTRE, NOWHERE, RETURN, UNSEEN, Move
from sintra_cli.family.rules.names import GAME_OVER, TURN_ORDER
from sintra_cli.family.rules.offer import OF_A_COLOUR, ROOM
from sintra_cli.family.rules.replay import LAY, WrittenRound
from sintra_cli.family.rules.table import Table
from sintra_cli.log.log import Log
from sintra_cli.names import CLAIMED_SCORE
from sintra_cli.referee.repair import spelling, starters
from sintra_cli.referee.repair.edit import Edit
from sintra_cli.referee.repair.of_claims import ClaimChanged, ClaimsShifted
from sintra_cli.referee.repair.of_moves import MoveAdded, MoveChanged, MoveDropped, MovesSwapped
from sintra_cli.referee.repair.of_rounds import ColumnChanged, PaneChanged, RoundsDropped
from sintra_cli.referee.repair.trial import MISSPELT, Course, Point, Trouble, is_legal

_PARTS: Final[tuple[Part, ...]] = ("source", "colour", "target", "jokers", "keep")


def candidates(course: Course, log: Log) -> Iterator[tuple[Point, Edit]]:
    """Yield the changes to a course at or before its first trouble, with the point that each is made at.

    Changes after it cannot help, and where it is a move that cannot be read, changes before it cannot either.
    """
    trouble = course.outcome.trouble
    if trouble is None:
        return
    yield from at_trouble(course, log)
    if trouble.rule == MISSPELT:
        return
    yield from starters.starting(course, log)
    for point in reversed(course.points[:-1]):
        for edit in _at(course, point, log.game.grammar):
            yield point, edit


def at_trouble(course: Course, log: Log) -> Iterator[tuple[Point, Edit]]:
    """Yield the changes to a course at the very step that its first trouble shows at."""
    trouble = course.outcome.trouble
    if trouble is None:
        return
    point = course.last
    if trouble.rule == MISSPELT:
        edits = spelling.readings(course, log)
    else:
        edits = chain(_of_rule(course, trouble), _marked(course, trouble))
        if course.points:
            edits = chain(edits, _at(course, point, log.game.grammar))
    for edit in edits:
        yield point, edit


def _of_rule(course: Course, trouble: Trouble) -> Iterator[Edit]:
    """Yield what mends a trouble of one rule only."""
    if trouble.rule == CLAIMED_SCORE:
        yield from _claims(course, trouble)
    elif trouble.rule == TURN_ORDER:
        yield from starters.named(course, trouble)
    elif trouble.rule == GAME_OVER:
        yield RoundsDropped(trouble.round, len(course.draft.rounds) - trouble.round, twice=False)


def _claims(course: Course, trouble: Trouble) -> Iterator[Edit]:
    """Yield the changes of the claim that differs: alone, and with those of the same player after it."""
    rounds, counted, claimed, seat = course.draft.rounds, trouble.counted or 0, trouble.claimed or 0, trouble.seat or 0
    if trouble.round < len(rounds) and trouble.step < len(rounds[trouble.round].moves):
        move = rounds[trouble.round].moves[trouble.step]
        yield MoveChanged(trouble.round, trouble.step, ("points",), move, structs.replace(move, points=counted))
        return
    number = trouble.round if trouble.round < len(rounds) else None
    yield ClaimChanged(number, seat, claimed, counted)
    if number is not None:
        yield ClaimsShifted(number, seat, counted - claimed)


def _marked(course: Course, trouble: Trouble) -> Iterator[Edit]:
    """Yield the move that a game stops at with the mark of one that was let stand, or without it if it is legal."""
    moves = course.draft.rounds[trouble.round].moves if trouble.round < len(course.draft.rounds) else ()
    if LAY < trouble.step < len(moves):
        old = moves[trouble.step]
        new = structs.replace(old, stands=not old.stands)
        if is_legal(course.last.table, new):
            yield MoveChanged(trouble.round, trouble.step, ("stands",), old, new)


def _at(course: Course, point: Point, grammar: Grammar) -> Iterator[Edit]:
    rounds = course.draft.rounds
    number, step, table = point.round, point.step, point.table
    written = rounds[number]
    if step == LAY:
        yield from _panes(number, written.displays or (), table)
        if number and _same_round(written, rounds[number - 1]):
            yield RoundsDropped(number, 1, twice=True)
        return
    if step == len(written.moves):
        yield from _columns(number, written.choices, table)
    else:
        yield from _changes(number, step, written.moves[step], table, grammar)
        yield from _fewer(number, step, written.moves, table)
    for move in table.legal_moves():
        yield MoveAdded(number, step, move)


def _same_round(one: WrittenRound, other: WrittenRound) -> bool:
    """Tell whether two rounds are written alike, as where one was copied to begin the next and left so."""
    return (one.displays, one.moves) == (other.displays, other.moves) and bool(one.moves)


def _changes(number: int, step: int, old: Move, table: Table, grammar: Grammar) -> Iterator[Edit]:
    for part, value in _parts(old, table, grammar):
        if value != getattr(old, part):
            new = structs.replace(old, **{part: value})
            if is_legal(table, new):
                yield MoveChanged(number, step, (part,), old, new)


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


def in_two_parts(course: Course) -> Iterator[tuple[Point, MoveChanged]]:
    """Yield the changes of two parts of one move that are legal where they are made, nearest first."""
    for point in reversed(course.points):
        moves = course.draft.rounds[point.round].moves
        if LAY < point.step < len(moves) and moves[point.step].source != RETURN:
            old = moves[point.step]
            for legal in point.table.legal_moves():
                parts = tuple(part for part in _PARTS if getattr(old, part) != getattr(legal, part))
                new = structs.replace(old, **{part: getattr(legal, part) for part in parts})
                if len(parts) == 2 and legal.source != RETURN and is_legal(point.table, new):
                    yield point, MoveChanged(point.round, point.step, parts, old, new)


def _fewer(number: int, step: int, moves: Sequence[Move], table: Table) -> Iterator[Edit]:
    """Yield what else may have been meant by a move and those beside it: one less, or the other order."""
    old = moves[step]
    after = moves[step + 1] if step + 1 < len(moves) else None
    before = moves[step - 1] if step else None
    if after is None or table.offer_over or isinstance(after, Misspelt) or is_legal(table, after):
        yield MoveDropped(number, step, old, _unnamed(old) in {_unnamed(before), _unnamed(after)})
        if after is not None and after != old:
            yield MovesSwapped(number, step, old, after)


def _unnamed(move: Move | None) -> str:
    """Return what a move does, whoever it is written to be of."""
    return "" if move is None else str(structs.replace(move, player=None))


def _panes(number: int, displays: Sequence[str], table: Table) -> Iterator[Edit]:
    for index, laid in enumerate(displays):
        if len(laid) < ROOM:
            for colour in table.colours:
                yield PaneChanged(number, index, laid, laid + colour)
        for at in sorted(map(laid.index, set(laid))):
            before, after = laid[:at], laid[at + 1 :]
            if len(laid) > ROOM:
                yield PaneChanged(number, index, laid, before + after)
            for colour in table.colours:
                if colour != laid[at]:
                    yield PaneChanged(number, index, laid, before + colour + after)


def _columns(number: int, choices: Sequence[Mapping[int, int]] | None, table: Table) -> Iterator[Edit]:
    """Yield other columns for the lines that a player may choose one for, and none where the player has not to."""
    for seat, chosen in enumerate(choices or ()):
        for line, columns in table.columns_instead(seat, chosen):
            for column in columns:
                if column != chosen.get(line):
                    yield ColumnChanged(number, seat, line, chosen.get(line), column)
