"""Play a draft as far as it goes: to the first thing that is wrong with it, an illegal one or a claim that differs."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import takewhile
from typing import Final, NamedTuple

from msgspec import Struct

from sintra_cli.family.reading import Misspelt
from sintra_cli.family.rules.illegal import Illegal, NotWritten
from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.names import ROUND_UNFINISHED
from sintra_cli.family.rules.replay import LAY, Step, Stepper
from sintra_cli.family.rules.table import Table
from sintra_cli.names import CLAIMED_SCORE, LOG_SHAPE, MOVE_SYNTAX, STANDS_NEEDLESSLY
from sintra_cli.referee.claims import Claim, of_game, of_move, of_round
from sintra_cli.referee.repair.draft import Draft
from sintra_cli.referee.repair.edit import Edit

CLAIMS_LEFT: Final = "claims-left"
"""A trouble that is none for a judge: there are claims of a round or a game that is not finished."""
UNFINISHED: Final = "unfinished"
"""A trouble that is none for a judge: what was written to its end is not finished."""
MISSPELT: Final = MOVE_SYNTAX
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
    the claims of what was not finished. `open` says whether the last round is not over where it ends. `chosen` is how
    many columns are chosen rightly at the end of a round that it does not get beyond.
    """

    trouble: Trouble | None
    waste: int
    left: int = 0
    open: bool = False
    chosen: int = 0

    @property
    def reach(self) -> tuple[int, int, int]:
        """How far it goes, to compare drafts of the same rounds: the larger one goes further."""
        trouble = self.trouble
        if trouble is None:
            return (_ALL, 0, 0)
        if trouble.rule == ROUND_UNFINISHED:
            return (trouble.round - 1, 0, 0)
        return (trouble.round, -_ALL if trouble.step == LAY else -self.left, self.chosen)

    @property
    def legal(self) -> bool:
        """Whether nothing is illegal and no claim differs, though some may be left."""
        return self.trouble is None or self.trouble.rule == CLAIMS_LEFT


class Trial:
    """A draft being played on a table, from any step of any round on, as far as its claims are right."""

    def __init__(self, table: Table, draft: Draft, at: int = 0, step: int = LAY, waste: int = 0) -> None:
        self.table = table
        self.draft = draft
        self.stepper = Stepper(table, draft.rounds, at, step)
        self.waste = waste

    def finish(self) -> Outcome:
        """Play to the first trouble, or to the end."""
        while not self.stepper.over:
            trouble = self.advance()
            if trouble is not None:
                return self.came_to(trouble)
        return self.came_to(self.final())

    def advance(self) -> Trouble | None:
        """Play one step."""
        at, number = self.stepper.round, self.stepper.step
        moves = self.draft.rounds[at].moves
        if LAY < number < len(moves) and isinstance(moves[number], Misspelt):
            return Trouble(at, number, MISSPELT)
        step = self.stepper.advance()
        if step.turn is not None:
            self.waste += step.turn.wasted
            if step.turn.stands_needlessly:
                return Trouble(at, number, STANDS_NEEDLESSLY)
        for claim in self._claims(at, step):
            if not claim.right:
                return _differs(at, number, claim)
        wrong = step.wrong
        if isinstance(wrong, Illegal):
            return Trouble(at, number, wrong.rule, wrong.message, display=wrong.display)
        return None if wrong is None else Trouble(at, number, LOG_SHAPE, wrong.message)

    def _claims(self, at: int, step: Step) -> Iterable[Claim]:
        """Return what was claimed for a step."""
        if step.turn is not None:
            return of_move(step.turn)
        if step.end is not None and self.draft.claims[at]:
            return of_round(self.draft.claims[at], [seat.score for seat in self.table.seats])
        return ()

    def final(self) -> Trouble | None:
        """Compare the final totals, if the game has one."""
        claims = self.draft.final_claims
        if not claims or not self.table.finished:
            return None
        wrong = (claim for claim in of_game(claims, self.table.final()) if not claim.right)
        return next((_differs(self.stepper.round, self.stepper.step, claim) for claim in wrong), None)

    def came_to(self, trouble: Trouble | None) -> Outcome:
        """Say what it came to with this trouble, or none."""
        if trouble is not None:
            rounds = self.draft.rounds
            left = len(rounds[trouble.round].moves) - trouble.step if trouble.round < len(rounds) else 0
            return Outcome(trouble, self.waste, left, chosen=self._chosen(trouble) if not left else 0)
        if self._is_cut_short:
            return Outcome(Trouble(self.stepper.round, 0, UNFINISHED), self.waste, _ALL)
        unmet = len(self.draft.claims[-1]) if self.draft.claims and not self.table.wound_up else 0
        trouble = Trouble(self.stepper.round, 0, CLAIMS_LEFT) if unmet else None
        return Outcome(trouble, self.waste, unmet, open=not self.table.offer_over)

    def _chosen(self, trouble: Trouble) -> int:
        """Count the columns that are chosen rightly where a round cannot be wound up, before the first that is not."""
        rounds = self.draft.rounds
        if trouble.round == len(rounds) or not self.table.offer_over:
            return 0
        choices = enumerate(rounds[trouble.round].choices or ())
        columns = {(seat, line): column for seat, chosen in choices for line, column in chosen.items()}
        right = takewhile(lambda choice: choice[1] is not None, self.table.column_choices(columns))
        return sum(1 for _ in right)

    @property
    def _is_cut_short(self) -> bool:
        """Whether the game or its last round was written to its end, and has none now."""
        if self.draft.final_claims and not self.table.finished:
            return True
        return self.draft.complete and not self.table.offer_over


def _differs(at: int, step: int, claim: Claim) -> Trouble:
    return Trouble(at, step, CLAIMED_SCORE, seat=claim.seat, claimed=claim.claimed, counted=claim.counted)


class Point(NamedTuple):
    """The table before a step; it is not to be played on."""

    round: int
    step: int
    table: Table
    waste: int


def is_legal(table: Table, move: Move) -> bool:
    """Tell whether a move may be made on a table, as far as what lies there is written down."""
    try:
        table.verify(move)
    except (Illegal, NotWritten):
        return False
    return True


class Course:
    """A draft as it was played up to its first trouble, with the table as it stood before every step.

    It may be played from a point on; then the points before that are not there.
    """

    def __init__(self, table: Table, draft: Draft, at: int = 0, step: int = LAY, waste: int = 0) -> None:
        self.draft = draft
        points: deque[Point] = deque(maxlen=_KEPT)
        trial = Trial(table, draft, at, step, waste)
        trouble = None
        stepper = trial.stepper
        while trouble is None and not stepper.over:
            points.append(Point(stepper.round, stepper.step, table.copy(), trial.waste))
            trouble = trial.advance()
        self.outcome = trial.came_to(trouble or trial.final())
        self.points = list(points)
        self.last = self.points[-1] if self.points else Point(0, LAY, table.copy(), 0)
        """The last of the points: the beginning, where a position is the end of the game already."""

    @classmethod
    def on_from(cls, point: Point, draft: Draft) -> Course:
        """Play a draft from a point on."""
        return cls(point.table.copy(), draft, point.round, point.step, point.waste)

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
