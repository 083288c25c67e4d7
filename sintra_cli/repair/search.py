"""Search for the smallest changes that mend a draft: single ones first, then pairs as long as there is time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sintra_cli.repair.candidates import candidates
from sintra_cli.repair.edits import Draft, Edit
from sintra_cli.repair.ranking import Repair, found, merged
from sintra_cli.repair.trial import AnyTable, Course, Trouble

_KEPT: Final = 200
"""How many changes that only get the game further are kept in mind."""
_TRIED: Final = 12
"""How many of them are tried as the first of two."""


class Search:
    """A search for what mends a draft; `table` is set for its beginning."""

    def __init__(self, table: AnyTable, draft: Draft) -> None:
        self._table = table.copy()
        self._course = Course(table, draft)
        self._single: list[Repair] = []
        self._pairs: list[Repair] = []
        self.steps = len(self._course.points)

    @property
    def trouble(self) -> Trouble | None:
        """The first thing that is wrong with the draft."""
        return self._course.outcome.trouble

    @property
    def course(self) -> Course:
        """The draft as it was played."""
        return self._course

    def run(self) -> Iterator[float]:
        """Search; yield between two steps how much is done of what is being looked through (0 to 1).

        It can be given up at any of them; `repairs` are those found so far.
        """
        yield from self._look(self._course, (), self._single)
        if any(repair.whole for repair in self._single):
            return
        firsts = merged(self._single)[:_TRIED]
        goal = firsts[0].outcome.reach if firsts else (0, 0)
        for first in firsts:
            if any(repair.whole for repair in self._pairs) and first.outcome.reach < goal:
                return
            course = Course(self._table.copy(), first.draft)
            yield from self._look(course, first.edits, self._pairs)
            goal = first.outcome.reach

    def repairs(self) -> list[Repair]:
        """Return what was found, the best first, the same only once."""
        return merged([*self._single, *self._pairs])

    def _look(self, course: Course, before: tuple[Edit, ...], into: list[Repair]) -> Iterator[float]:
        """Try every single change to a course, and put those that get it further into a list."""
        done, at = 0, None
        for point, edit in candidates(course):
            if point is not at:
                done, at = done + 1, point
                yield min(1.0, done / len(course.points))
            outcome = course.after(edit, point)
            if outcome.reach > course.outcome.reach:
                into.append(found(course, before, edit, outcome))
                if len(into) > 2 * _KEPT:
                    into.sort(key=lambda repair: repair.rank)
                    del into[_KEPT:]
