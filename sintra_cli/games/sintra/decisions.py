"""Say what the rulings of Stained Glass of Sintra decided in a turn, in the final scoring, and in the ranking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sintra_cli.family.decisions import Decisions
from sintra_cli.family.rules.turn import Decision, FinalScore, Turn
from sintra_cli.games.sintra.rules.final import Final as SintraFinal
from sintra_cli.games.sintra.rules.turn import Turn as SintraTurn
from sintra_cli.report.model import Decided
from sintra_cli.text import counted, listed

TIES: Final = "tie_losses"
"""The ruling that decides the places of players, and not what one of them scores."""


class SintraDecisions(Decisions):
    """Says what rulings decided, with those of this game."""

    def in_turn(self, turn: Turn) -> list[Decided]:
        """Say what decided something in a turn."""
        assert isinstance(turn, SintraTurn)
        name = self._names[turn.seat]
        return [self._decided(each.ruling, _IN_TURN[each.ruling](each, turn, name)) for each in turn.decided]

    def in_final(self, seat: int, final: FinalScore) -> list[Decided]:
        """Say what decided something in the final scoring of a player."""
        assert isinstance(final, SintraFinal)
        name = self._names[seat]
        said = {"leftover_panes": _leftover, "score_floor": _floor}
        return [
            self._decided(each.ruling, said[each.ruling](each, final, name))
            for each in final.decided
            if each.ruling != TIES
        ]

    def in_ranking(self, finals: Sequence[FinalScore]) -> list[Decided]:
        """Say in which ties the ruling tie_losses decided the places."""
        turned = {final.total for final in finals if any(each.ruling == TIES for each in final.decided)}
        return [self._decided(TIES, _tie(self._names, finals, total)) for total in sorted(turned, reverse=True)]


def _tie(names: Sequence[str], finals: Sequence[FinalScore], total: int) -> str:
    tied = [
        (name, final)
        for name, final in zip(names, finals, strict=True)
        if isinstance(final, SintraFinal) and final.total == total
    ]
    losses = "; ".join(f"{name} lost {final.lost_printed} printed, {final.lost_paid} paid" for name, final in tied)
    return f"{listed(name for name, _ in tied)} tie at {total}: {losses}"


def _floor(points: Decision, _of: SintraTurn | SintraFinal, name: str) -> str:
    if points.did < points.otherwise:
        return f"{name} lost {points.did} of {points.otherwise}, the score stops at 0"
    return f"{name} lost {points.did}, the score is below 0"


def _leftover(points: Decision, final: SintraFinal, name: str) -> str:
    start = f"{name}'s {counted(final.leftover_panes, 'leftover pane')} earned {points.did}"
    if points.did > points.otherwise:  # strip by strip there are never more groups of three
        return f"{start}, strip by strip {points.otherwise}"
    return f"{start} strip by strip, all together {points.otherwise}"


def _from_gap(slots: Decision, _turn: SintraTurn, name: str) -> str:
    return f"{name}'s glazier returned to the right, from the gap {slots.otherwise} to strip {slots.did}"


def _after_reset(steps: Decision, _turn: SintraTurn, name: str) -> str:
    if steps.did:
        return f"{name}'s marker made {counted(steps.did, 'step')} after the reset"
    return f"{name}'s marker did not make {counted(steps.otherwise, 'step')} after the reset"


def _bonus(points: Decision, turn: SintraTurn, name: str) -> str:
    assert turn.completion is not None  # only a completed strip has a bonus
    panes = turn.completion.colour * (points.did or points.otherwise)
    return f"{name}'s {panes} on jokers earned {points.did or 'nothing'}"


def _joker(number: Decision, turn: SintraTurn, name: str) -> str:
    panes = turn.move.colour * (number.did - number.otherwise)
    return f"{name} put {panes} on {'a joker' if len(panes) == 1 else 'jokers'} with a space of that colour free"


_IN_TURN: Final[dict[str, Callable[[Decision, SintraTurn, str], str]]] = {
    "score_floor": _floor,
    "return_from_gap": _from_gap,
    "breakage_after_reset": _after_reset,
    "round_bonus_jokers": _bonus,
    "joker_choice": _joker,
}
