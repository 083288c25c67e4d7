"""What a turn is going to do, and what it did."""

from __future__ import annotations

from msgspec import Struct

from sintra_cli.family.rules import turn
from sintra_cli.family.rules.move import UNKNOWN, UNKNOWN_COLOUR, Move


class Plan(Struct, frozen=True, gc=False):
    """What a legal move is going to do: panes on spaces of their colour, on jokers, broken; the pane to keep.

    `fewest_jokers` is how many go on jokers where the move does not say.
    """

    on_colour: int = 0
    on_jokers: int = 0
    broken: int = 0
    keep: str | None = None
    fewest_jokers: int = 0


class Completion(Struct, frozen=True):
    """A completed strip: its slot, its panes, those that earned the bonus, the pane kept, the windows that scored.

    `on_jokers` are those of the panes that lie on joker spaces, `colour` is that of the round; `windows` are pairs of a
    window (1 to 8) and its value; `removed` is true the second time.
    """

    slot: int
    panes: str
    on_jokers: str
    colour: str
    bonus: int
    keep: str
    windows: tuple[tuple[int, int], ...]
    removed: bool

    @property
    def window_points(self) -> int:
        """What the windows score."""
        return sum(value for _, value in self.windows)


class Turn(turn.Turn, frozen=True, kw_only=True):
    """What a turn did. `steps` are those that the marker made, `resets` what each reset really took (>= 0).

    `glazier` is where it stood and stands, `marker` the same as indices on the broken-glass track.
    """

    plan: Plan
    steps: int
    resets: tuple[int, ...]
    glazier: tuple[int, int]
    marker: tuple[int, int]
    completion: Completion | None

    @property
    def bare(self) -> Move:
        """What was done, without what need not be said, or stands beside a move."""
        plan, done = self.plan, self.completion
        return Move(
            self.move.source,
            self.move.colour,
            self.move.target,
            None if plan.on_jokers == plan.fewest_jokers else plan.on_jokers,
            plan.keep if done and len(set(done.panes)) > 1 else None,
        )

    @property
    def wasted(self) -> int:
        """How many panes broke."""
        return self.plan.broken

    @property
    def taken(self) -> int:
        """How many panes were taken."""
        return self.plan.on_colour + self.plan.on_jokers + self.plan.broken

    @property
    def kept_unknown(self) -> bool:
        """Whether nobody noted which pane was kept."""
        return self.plan.keep == UNKNOWN

    @property
    def points(self) -> int:
        """What the move scored with its strip; resets are not in it."""
        done = self.completion
        return done.bonus + done.window_points if done else 0


class RoundEnd(turn.RoundEnd, frozen=True, kw_only=True):
    """What the end of a round did: the pane of this colour left the round indicator."""

    colour: str

    @property
    def gave_unknown(self) -> bool:
        """Whether nobody wrote down which colour that was."""
        return self.colour == UNKNOWN_COLOUR
