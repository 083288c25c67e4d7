"""Say where a ruling decided something: where another value of it would have led to something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args, get_type_hints

from sintra_cli.family.rules.replay import Failure, PlayedRound
from sintra_cli.family.rules.rulings import Rulings
from sintra_cli.family.rules.turn import FinalScore, Turn
from sintra_cli.report.model import Decided


class Decisions:
    """Says what rulings decided, of those that all games share; a game with more adds what they decide."""

    def __init__(self, names: Sequence[str], rulings: Rulings) -> None:
        self._names = names
        self._rulings = rulings

    def at_start(self, this: PlayedRound) -> list[Decided]:
        """Say what decided how a round was drawn."""
        did = "the bag was short, and what was left in it was drawn before the discard went in"
        if self._rulings.refill == "when_short":
            did = "the bag was short, so the discard went in before the draw"
        return [self._decided(each.ruling, did) for each in this.decided_at_start]

    def in_turn(self, turn: Turn) -> list[Decided]:  # noqa: ARG002  # none of the shared rulings does
        """Say what decided something in a turn."""
        return []

    def at_end(self, this: PlayedRound) -> list[Decided]:
        """Say what decided who starts the next round."""
        if not this.decided_at_end or this.next_starter is None:
            return []
        starts = f"{self._names[this.next_starter]} starts the next round, {self.why_starter(this.starter)}"
        did = f"nobody took from the centre, so {starts}"
        return [self._decided(each.ruling, did) for each in this.decided_at_end]

    def why_starter(self, first: int) -> str:
        """Say why somebody starts the round after one that a seat started, and in which nobody took from the centre."""
        return {
            "same_starter": "who started this one",
            "next_player": f"the player after {self._names[first]}",
            "after_last": "for turns just go on",
        }[self._rulings.untouched_centre]

    def in_final(self, seat: int, final: FinalScore) -> list[Decided]:  # noqa: ARG002  # none of the shared rulings does
        """Say what decided something in the final scoring of a player (a seat)."""
        return []

    def in_ranking(self, finals: Sequence[FinalScore]) -> list[Decided]:  # noqa: ARG002  # nor here
        """Say what decided ties."""
        return []

    def in_failure(self, failure: Failure) -> list[Decided]:
        """Say that something is illegal by a ruling alone."""
        ruling = failure.ruling
        if ruling is None:
            return []
        what = "this draw" if failure.move is None else "this move"
        did = f"{what} is illegal ({failure.rule}); with {self._other(ruling)} it would be right"
        return [self._decided(ruling, did)]

    def _decided(self, ruling: str, did: str) -> Decided:
        """Put what a ruling did together with its value."""
        return Decided(ruling=ruling, value=self._rulings.answers()[ruling], did=did)

    def _other(self, ruling: str) -> str:
        """Return the value of a ruling that is not in force."""
        values: Sequence[Any] = get_args(get_type_hints(type(self._rulings))[ruling])
        return next(str(value) for value in values if value != self._rulings.answers()[ruling])
