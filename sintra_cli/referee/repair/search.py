"""Search for the smallest changes that mend a draft: single ones first, then pairs as long as there is time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from sintra_cli.family.notation import Grammar
from sintra_cli.family.rules.table import Table
from sintra_cli.referee.repair.candidates import candidates, in_two_parts
from sintra_cli.referee.repair.draft import Draft
from sintra_cli.referee.repair.edits import Edit
from sintra_cli.referee.repair.ranking import Repair, merged
from sintra_cli.referee.repair.trial import Course, Point

T = TypeVar("T")

_KEPT: Final = 200
"""How many changes that only get the game further are kept in mind."""
_TRIED: Final = 12
"""How many of them are tried as the first of two."""


class Search:
    """A search for what mends a draft; `table` is set for its beginning, `grammar` is that of its moves."""

    def __init__(self, table: Table, draft: Draft, grammar: Grammar) -> None:
        self._grammar = grammar
        self._table = table.copy()
        self._course = Course(table, draft)
        self._single: list[Repair] = []
        self._pairs: list[Repair] = []

    def run(self) -> Iterator[float]:
        """Search; yield between two steps how much is done of what is being looked through (0 to 1).

        It can be given up at any of them; `repairs` are those found so far.
        """
        yield from self._look(self._course, (), self._single)
        if all(repair.outcome.trouble for repair in self._single):
            yield from self._look_at_two_parts()
            yield from self._look_for_pairs()

    def repairs(self) -> list[Repair]:
        """Return what was found, the best first, the same only once; nothing that helps half where something mends."""
        found = merged([*self._single, *self._pairs])
        return [repair for repair in found if repair.whole] or found

    def _look_for_pairs(self) -> Iterator[float]:
        """Look for what mends the rest after the changes that get the game furthest."""
        goal = None
        for first in merged(self._single)[:_TRIED]:
            reach = first.outcome.reach
            if goal is not None and reach < goal:
                return
            course = Course(self._table.copy(), first.draft)
            yield from self._look(course, first.edits, self._pairs)
            if goal is None and not all(repair.outcome.trouble for repair in self._pairs):
                goal = reach

    def _look(self, course: Course, before: tuple[Edit, ...], into: list[Repair]) -> Iterator[float]:
        """Try every single change to a course, and put those that get it further into a list."""
        for (point, edit), done in _counted(candidates(course, self._grammar), len(course.points)):
            yield done
            self._try(course, point, edit.applied(course.draft), (*before, edit), into)

    def _look_at_two_parts(self) -> Iterator[float]:
        for (point, edits), done in _counted(in_two_parts(self._course), len(self._course.points)):
            yield done
            draft = edits[-1].applied(self._course.draft)
            self._try(self._course, point, draft, tuple(edits), self._pairs)

    def _try(self, course: Course, point: Point, draft: Draft, edits: tuple[Edit, ...], into: list[Repair]) -> None:
        outcome = course.after(draft, point)
        if outcome.reach <= course.outcome.reach:
            return
        into.append(
            Repair(
                edits=edits,
                outcome=outcome,
                draft=draft,
                unlikely=sum(edit.cost for edit in edits),
                distance=course.distance(edits[-1]),
            )
        )
        if len(into) > 2 * _KEPT:
            into.sort(key=lambda repair: repair.rank)
            del into[_KEPT:]


def _counted(found: Iterator[tuple[Point, T]], points: int) -> Iterator[tuple[tuple[Point, T], float]]:
    """Pass candidates on, each with how many of the points are done with (0 to 1)."""
    done, at = 0, None
    for point, candidate in found:
        if point is not at:
            done, at = done + 1, point
        yield (point, candidate), min(1.0, done / max(points, 1))
