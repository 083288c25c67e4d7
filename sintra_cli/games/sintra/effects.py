"""What a legal move of Stained Glass of Sintra would do, in short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sintra_cli.family.rules.move import RETURN
from sintra_cli.family.rules.turn import Turn
from sintra_cli.games.sintra.rules.turn import Turn as SintraTurn
from sintra_cli.report.moves import Effect

if TYPE_CHECKING:
    from sintra_cli.games.sintra.setup import SintraSetup


class SintraEffect(Effect, frozen=True, kw_only=True):
    """What a move does.

    `losses` are what each reset of the marker takes; `score` is None where no strip is completed, and lacks the round
    bonus where that is not known; `glazier` is the slot that a return leads to.
    """

    placed: int
    on_jokers: int
    broken: int
    losses: Sequence[int]
    score: int | None
    bonus_known: bool
    removed: bool
    glazier: int | None

    def said(self) -> Iterator[str]:
        """Say what becomes of the panes, the marker, the strip and the score."""
        if self.glazier is not None:
            yield f"glazier to strip {self.glazier}"
        if self.placed:
            yield f"places {self.placed}{f' ({self.on_jokers} on jokers)' if self.on_jokers else ''}"
        if self.broken:
            yield f"breaks {self.broken}"
        if self.losses:
            yield f"resets the marker, loses {sum(self.losses)}"
        if self.score is not None:
            yield f"completes the strip{' and removes it' if self.removed else ''}"
            bonus = "" if self.bonus_known else " and the round bonus, whose colour the log does not say"
            yield f"scores {self.score}{bonus}"

    def said_alone(self) -> Iterator[str]:
        """Say as well that a move scores nothing."""
        yield from self.said()
        if self.score is None:
            yield "scores 0"


def effect(setup: SintraSetup, turn: Turn) -> SintraEffect:
    """Return what a turn did."""
    assert isinstance(turn, SintraTurn)
    done = turn.completion
    return SintraEffect(
        placed=turn.plan.on_colour + turn.plan.on_jokers,
        on_jokers=turn.plan.on_jokers,
        broken=turn.plan.broken,
        losses=turn.resets,
        score=None if done is None else turn.points,
        bonus_known=done is None or done.colour in setup.colours,
        removed=done is not None and done.removed,
        glazier=turn.glazier[1] if turn.move.source == RETURN else None,
    )
