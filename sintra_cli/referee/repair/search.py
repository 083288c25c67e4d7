"""Search for the smallest changes that mend a draft: single ones first, then several as long as there is time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Final, TypeVar

from sintra_cli.log.log import Log
from sintra_cli.referee.repair.candidates import at_trouble, candidates, in_two_parts
from sintra_cli.referee.repair.draft import Draft, draft_of
from sintra_cli.referee.repair.edit import Edit, followed
from sintra_cli.referee.repair.ranking import Repair, best, merged
from sintra_cli.referee.repair.starters import opened
from sintra_cli.referee.repair.trial import MISSPELT, Course, Point

T = TypeVar("T")

_KEPT: Final = 200
"""How many changes that only get the game further are kept in mind."""
_TRIED: Final = 12
"""How many of them are tried as the first of two."""
_AGAIN: Final = 10
"""How often the same slip is taken back, where it was made again and again."""
_AT_ONCE: Final = 48
"""How many ways to do that are followed at once."""
_OF_A_KIND: Final = 16
"""How many of them may be of one kind."""


class Search:
    """A search for what mends a log, after changes that are certain; raises `Illegal` where its set-up is illegal."""

    def __init__(self, log: Log, certain: tuple[Edit, ...] = ()) -> None:
        self._log = log
        self._certain = certain
        draft = draft_of(log)
        for edit in certain:
            draft = edit.applied(draft)
        self._course = self._played(draft)
        self._single: list[Repair] = []
        self._several: list[Repair] = []
        if certain:
            self._single.append(Repair(edits=certain, outcome=self._course.outcome, draft=draft, distance=0))

    def _played(self, draft: Draft) -> Course:
        return Course(opened(self._log, draft.starter), draft)

    def run(self) -> Iterator[float]:
        """Search; yield between two steps how much is done of what is being looked through (0 to 1).

        It can be given up at any of them; `repairs` are those found so far.
        """
        yield from self._look(self._course, self._certain, self._single)
        if all(repair.outcome.trouble for repair in self._single):
            yield from self._look_for_the_same_again()
            yield from self._look_at_two_parts()
            yield from self._look_for_pairs()

    def repairs(self) -> list[Repair]:
        """Return what was found, the best first, the same only once; nothing that helps half where something mends."""
        return best([*self._single, *self._several])

    def _look_for_the_same_again(self) -> Iterator[float]:
        """Take back a slip where it shows, as often as it was made, whichever kind of slip it may have been."""
        found: list[tuple[Repair, Point]] = []
        yield from self._at_trouble(self._course, self._certain, found)
        for done in range(_AGAIN):
            self._several += (repair for repair, _ in found)
            on, found = _likeliest(found), []
            for repair, point in on:
                yield done / _AGAIN
                course = Course.on_from(point, repair.draft)
                yield from self._at_trouble(course, repair.edits, found, repair.edits[-1].kind)

    def _at_trouble(
        self, course: Course, before: tuple[Edit, ...], into: list[tuple[Repair, Point]], kind: Hashable = None
    ) -> Iterator[float]:
        """Find what gets a course further at the very step where it stops, of a kind or of any."""
        for point, edit in at_trouble(course, self._log):
            if kind in (None, edit.kind):
                repair = self._tried(course, point, edit, before)
                if repair is not None:
                    into.append((repair, point))
                yield 0.0

    def _look_for_pairs(self) -> Iterator[float]:
        """Look for what mends the rest after the changes that get the game furthest."""
        goal = None
        for first in merged(self._firsts())[:_TRIED]:
            reach = first.outcome.reach
            if goal is not None and reach < goal:
                return
            course = self._played(first.draft)
            yield from self._look(course, first.edits, self._several)
            if goal is None and not all(repair.outcome.trouble for repair in self._several):
                goal = reach

    def _firsts(self) -> list[Repair]:
        """Return what may be the first of several changes: where moves cannot be read, all of those are read first."""
        trouble = self._course.outcome.trouble
        unread = trouble is not None and trouble.rule == MISSPELT
        return [*self._single, *self._several] if unread else self._single

    def _look(self, course: Course, before: tuple[Edit, ...], into: list[Repair]) -> Iterator[float]:
        """Try every single change to a course, and put those that get it further into a list."""
        for (point, edit), done in _counted(candidates(course, self._log), len(course.points)):
            yield done
            self._try(course, point, edit, before, into)

    def _look_at_two_parts(self) -> Iterator[float]:
        for (point, edit), done in _counted(in_two_parts(self._course), len(self._course.points)):
            yield done
            self._try(self._course, point, edit, self._certain, self._several)

    def _try(self, course: Course, point: Point, edit: Edit, before: tuple[Edit, ...], into: list[Repair]) -> None:
        repair = self._tried(course, point, edit, before)
        if repair is not None:
            into.append(repair)
        if len(into) > 2 * _KEPT:
            into.sort(key=lambda repair: repair.rank)
            del into[_KEPT:]

    def _tried(self, course: Course, point: Point, edit: Edit, before: tuple[Edit, ...]) -> Repair | None:
        """Return what comes of a change to a course; None where that gets it no further, or a simpler one does."""
        edits = followed(before, edit)
        if not edits:
            return None
        draft = edit.applied(course.draft)
        outcome = course.after(draft, point)
        if outcome.reach <= course.outcome.reach:
            return None
        return Repair(edits=edits, outcome=outcome, draft=draft, distance=course.distance(edit))


def _likeliest(found: list[tuple[Repair, Point]]) -> list[tuple[Repair, Point]]:
    """Return the best of what is still not right, a few of each kind."""
    kinds: Counter[Hashable] = Counter()
    likeliest = []
    for repair, point in sorted(found, key=lambda one: one[0].rank):
        kind = repair.edits[-1].kind
        kinds[kind] += 1
        if repair.outcome.trouble is not None and kinds[kind] <= _OF_A_KIND:
            likeliest.append((repair, point))
    return likeliest[:_AT_ONCE]


def _counted(found: Iterator[tuple[Point, T]], points: int) -> Iterator[tuple[tuple[Point, T], float]]:
    """Pass candidates on, each with how many of the points are done with (0 to 1)."""
    done, at = 0, None
    for point, candidate in found:
        if point is not at:
            done, at = done + 1, point
        yield (point, candidate), min(1.0, done / max(points, 1))
