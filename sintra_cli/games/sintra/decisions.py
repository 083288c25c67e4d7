"""Say what the rulings of Stained Glass of Sintra decided in a turn, in the final scoring, and in the ranking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from sintra_cli.family.decisions import Decisions
from sintra_cli.family.rules.turn import FinalScore, Turn
from sintra_cli.games.sintra.rules.final import Final as SintraFinal
from sintra_cli.games.sintra.rules.turn import Turn as SintraTurn
from sintra_cli.report.model import Decided
from sintra_cli.text import counted, listed

if TYPE_CHECKING:
    from sintra_cli.games.sintra.setup import SintraSetup

TIES: Final = "tie_losses"
"""The ruling that decides the places of players, and not what one of them scores."""


class SintraDecisions(Decisions):
    """Says what rulings decided, with those of this game."""

    def __init__(self, setup: SintraSetup, names: Sequence[str]) -> None:
        super().__init__(names, setup.rulings)
        self._setup = setup

    def in_turn(self, turn: Turn) -> list[Decided]:
        """Say what decided something in a turn."""
        assert isinstance(turn, SintraTurn)
        name = self._names[turn.seat]
        return [self._decided(ruling, _SAID[ruling](self._setup, turn, name)) for ruling in turn.decided]

    def in_final(self, seat: int, final: FinalScore) -> list[Decided]:
        """Say what decided something in the final scoring of a player."""
        assert isinstance(final, SintraFinal)
        name = self._names[seat]
        did = {
            "leftover_panes": _leftover(self._setup, final, name),
            "score_floor": _floor(self._setup, final.broken_glass, final.printed, name),
        }
        return [self._decided(ruling, did[ruling]) for ruling in final.decided if ruling != TIES]

    def in_ranking(self, finals: Sequence[FinalScore]) -> list[Decided]:
        """Say in which ties the ruling tie_losses decided the places."""
        turned = {final.total for final in finals if TIES in final.decided}
        return [self._decided(TIES, _tie(self._names, finals, total)) for total in sorted(turned, reverse=True)]


def _tie(names: Sequence[str], finals: Sequence[FinalScore], total: int) -> str:
    tied = [
        (name, final)
        for name, final in zip(names, finals, strict=True)
        if isinstance(final, SintraFinal) and final.total == total
    ]
    losses = "; ".join(f"{name} lost {final.lost_printed} printed, {final.lost_paid} paid" for name, final in tied)
    return f"{listed(name for name, _ in tied)} tie at {total}: {losses}"


def _floor(setup: SintraSetup, paid: int, printed: int, name: str) -> str:
    if setup.rulings.score_floor == "zero":
        return f"{name} lost {paid} of {printed}, the score stops at 0"
    return f"{name} lost {printed}, the score is below 0"


def _leftover(setup: SintraSetup, final: SintraFinal, name: str) -> str:
    in_total, per_strip = final.leftover_panes // 3, sum(panes // 3 for panes in final.leftover)
    start = f"{name}'s {counted(final.leftover_panes, 'leftover pane')} earned"
    if setup.rulings.leftover_panes == "total":
        return f"{start} {in_total}, strip by strip {per_strip}"
    return f"{start} {per_strip} strip by strip, all together {in_total}"


def _floor_in_turn(setup: SintraSetup, turn: SintraTurn, name: str) -> str:
    return _floor(setup, sum(turn.resets), len(turn.resets) * setup.box.broken_glass[-1], name)


def _from_gap(_setup: SintraSetup, turn: SintraTurn, name: str) -> str:
    gap, slot = turn.glazier
    return f"{name}'s glazier returned to the right, from the gap {gap} to strip {slot}"


def _after_reset(setup: SintraSetup, turn: SintraTurn, name: str) -> str:
    to_the_end = len(setup.box.broken_glass) - 1 - turn.marker[0]
    more = counted(turn.plan.broken + turn.tile - to_the_end, "step")
    did = "did not make" if setup.rulings.breakage_after_reset == "dropped" else "made"
    return f"{name}'s marker {did} {more} after the reset"


def _bonus(setup: SintraSetup, turn: SintraTurn, name: str) -> str:
    done = turn.completion
    assert done is not None  # only a completed strip has a bonus
    skipped = setup.rulings.round_bonus_jokers == "skip"
    earning = f"{done.colour * done.on_jokers.count(done.colour)} on jokers"
    return f"{name}'s {earning} earned {'nothing' if skipped else done.on_jokers.count(done.colour)}"


def _joker(_setup: SintraSetup, turn: SintraTurn, name: str) -> str:
    panes = turn.move.colour * (turn.plan.on_jokers - turn.plan.fewest_jokers)
    return f"{name} put {panes} on {'a joker' if len(panes) == 1 else 'jokers'} with a space of that colour free"


_SAID: Final[dict[str, Callable[[SintraSetup, SintraTurn, str], str]]] = {
    "score_floor": _floor_in_turn,
    "return_from_gap": _from_gap,
    "breakage_after_reset": _after_reset,
    "round_bonus_jokers": _bonus,
    "joker_choice": _joker,
}
