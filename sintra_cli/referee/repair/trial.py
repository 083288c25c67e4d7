"""Play a draft as far as it goes: to the first thing that is wrong with it, an illegal one or a claim that differs."""

from __future__ import annotations

from collections import deque
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from sintra_cli.family.rules.illegal import Illegal, NotWritten
from sintra_cli.family.rules.replay import WrittenRound
from sintra_cli.family.rules.table import Table
from sintra_cli.referee.repair.draft import LAY, Draft
from sintra_cli.referee.repair.edits import Edit

AnyTable: TypeAlias = Table[Any, Any, Any, Any]

CLAIMS_LEFT: Final = "claims-left"
"""A trouble that is none for a judge: there are claims of a round or a game that is not finished."""
_ALL: Final = 1_000_000
_KEPT: Final = 2_000
"""How many steps before the first trouble are kept in mind; a game of four players has some 250."""


class Trouble(Struct, frozen=True):
    """The first thing that is wrong: where it shows, and which rule or claim it is.

    `round` is an index, that of the round after the last for the end of the game. `seat`, `claimed` and `counted`
    are there for a claim; `display` where a rule is about one.
    """

    round: int
    step: int
    rule: str
    message: str = ""
    seat: int | None = None
    claimed: int | None = None
    counted: int | None = None
    display: int | None = None


class Outcome(Struct, frozen=True):
    """How far a draft goes; without a trouble all of it is right.

    `waste` counts the pieces that were broken or dropped, `left` the moves that were still to be made in the round, or
    the claims of what was not finished.
    """

    trouble: Trouble | None
    waste: int
    left: int = 0

    @property
    def reach(self) -> tuple[int, int]:
        """How far it goes, to compare drafts of the same rounds: the larger one goes further."""
        trouble = self.trouble
        if trouble is None:
            return (_ALL, 0)
        if trouble.rule == "round-unfinished":
            return (trouble.round - 1, 0)
        return (trouble.round, -_ALL if trouble.step == LAY else -self.left)

    @property
    def legal(self) -> bool:
        """Whether nothing is illegal and no claim differs, though some may be left."""
        return self.trouble is None or self.trouble.rule == CLAIMS_LEFT


class Trial:
    """A draft being played on a table, from any step of any round on."""

    def __init__(self, table: AnyTable, draft: Draft, at: int = 0, step: int = LAY, waste: int = 0) -> None:
        self.table = table
        self.draft = draft
        self.round = at
        self.step = step
        self.waste = waste

    def finish(self) -> Outcome:
        """Play to the first trouble, or to the end."""
        while self.round < len(self.draft.rounds):
            trouble = self.advance()
            if trouble is not None:
                return self.came_to(trouble)
        return self.came_to(self.final())

    def advance(self) -> Trouble | None:
        """Play one step."""
        try:
            return self._step(self.draft.rounds[self.round])
        except Illegal as error:
            return Trouble(self.round, self.step, error.rule, error.message, error.player, display=error.display)
        except NotWritten as error:
            return Trouble(self.round, self.step, "log-shape", error.message)

    def _step(self, written: WrittenRound) -> Trouble | None:
        table = self.table
        if self.step == LAY:
            if table.wound_up or self.round > 0:  # else it stands in the middle of the first round
                table.lay(written.displays)
            self.step = 0
        elif self.step < len(written.moves):
            move = written.moves[self.step]
            turn = table.play(move)
            self.waste += turn.wasted
            if move.points is not None and move.points != turn.points:
                return self._differs(turn.seat, move.points, turn.points)
            if table.offer_over:
                table.settle()
            self.step += 1
        else:
            trouble = self._wind_up(written) if table.offer_over else None
            if trouble is not None:
                return trouble
            self.round, self.step = self.round + 1, LAY
        return None

    def _wind_up(self, written: WrittenRound) -> Trouble | None:
        last = self.round == len(self.draft.rounds) - 1
        if self.table.wind_up(written.choices, last=last) is not None:
            for seat, claimed in sorted(self.draft.claims[self.round].items()):
                if claimed != self.table.seats[seat].score:
                    return self._differs(seat, claimed, self.table.seats[seat].score)
        return None

    def final(self) -> Trouble | None:
        """Compare the final totals, if the game has one."""
        claims = self.draft.final_claims
        finals = self.table.final() if claims and self.table.finished else []
        for seat, claimed in sorted(claims.items()) if finals else ():
            if claimed != finals[seat].total:
                return self._differs(seat, claimed, finals[seat].total)
        return None

    def came_to(self, trouble: Trouble | None) -> Outcome:
        """Say what it came to with this trouble, or none."""
        if trouble is not None:
            rounds = self.draft.rounds
            left = len(rounds[trouble.round].moves) - trouble.step if trouble.round < len(rounds) else 0
            return Outcome(trouble, self.waste, left)
        unmet = 0 if self.table.finished else len(self.draft.final_claims)
        if self.draft.claims and not self.table.wound_up:
            unmet += len(self.draft.claims[-1])
        return Outcome(Trouble(self.round, 0, CLAIMS_LEFT) if unmet else None, self.waste, unmet)

    def _differs(self, seat: int, claimed: int, counted: int) -> Trouble:
        return Trouble(self.round, self.step, "claimed-score", seat=seat, claimed=claimed, counted=counted)


class Point(NamedTuple):
    """The table before a step; it is not to be played on."""

    round: int
    step: int
    table: AnyTable
    waste: int


class Course:
    """A draft as it was played up to its first trouble, with the table as it stood before every step."""

    def __init__(self, table: AnyTable, draft: Draft) -> None:
        self.draft = draft
        points: deque[Point] = deque(maxlen=_KEPT)
        trial = Trial(table, draft)
        trouble = None
        while trouble is None and trial.round < len(draft.rounds):
            points.append(Point(trial.round, trial.step, trial.table.copy(), trial.waste))
            trouble = trial.advance()
        self.outcome = trial.came_to(trouble or trial.final())
        self.points = list(points)
        self.last = self.points[-1] if self.points else Point(0, LAY, trial.table.copy(), 0)
        """The last of the points: the beginning, where a position is the end of the game already."""

    def after(self, draft: Draft, point: Point) -> Outcome:
        """Play this draft instead, which is the same up to a point."""
        return Trial(point.table.copy(), draft, point.round, point.step, point.waste).finish()

    def distance(self, edit: Edit) -> int:
        """Count the steps from a change to the first trouble."""
        trouble = self.outcome.trouble
        at = edit.start
        if trouble is None or at is None:
            return 0
        passed = ((point.round, point.step) for point in reversed(self.points))
        return next((index for index, reached in enumerate(passed) if reached <= at), len(self.points))
