"""The final scoring of Stained Glass of Sintra (rulebook p. 5-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from sintra_cli.family.rules.turn import Decision, FinalScore
from sintra_cli.games.sintra.rules.board import Seat
from sintra_cli.games.sintra.rules.box import SintraBox
from sintra_cli.games.sintra.rules.rulings import SintraRulings

if TYPE_CHECKING:
    from typing import TypedDict

    class _Side(TypedDict, total=False):
        """What only one side of the board has in a final scoring."""

        ornaments: list[int]
        filled: list[int]
        completed_windows: int
        chosen_colour: str | None
        panes_of_colour: int
        side_bonus: int


class Final(FinalScore, frozen=True, kw_only=True):
    """A player's final scoring; what belongs to the other side of the board is None.

    `leftover` are the panes on each strip that is left. `printed` is what stands at the marker, `broken_glass` what was
    really taken for it, `lost` what a tie is broken by; `lost_printed` and `lost_paid` are the two ways of counting it
    (all >= 0). `filled` are the spaces around each ornament that are filled.
    """

    leftover: tuple[int, ...]
    leftover_points: int
    printed: int
    broken_glass: int
    ornaments: list[int] | None = None
    filled: list[int] | None = None
    completed_windows: int | None = None
    chosen_colour: str | None = None
    panes_of_colour: int | None = None
    side_bonus: int
    lost: int
    lost_printed: int
    lost_paid: int

    @property
    def leftover_panes(self) -> int:
        """The panes on all strips together."""
        return sum(self.leftover)

    @property
    def tie_break(self) -> int:
        """The number that breaks a tie: the fewer points lost, the better."""
        return self.lost


def score_end(seat: Seat, side: str, box: SintraBox, rulings: SintraRulings) -> Final:
    """Score the leftover panes, the broken glass and the side of the board, in this order."""
    left = tuple(len(strip.panes) for strip in seat.strips.values())
    in_total, per_strip = sum(left) // 3, sum(panes // 3 for panes in left)
    leftover = (in_total, per_strip) if rulings.leftover_panes == "total" else (per_strip, in_total)
    score = seat.score + leftover[0]
    printed = box.broken_glass[seat.marker]
    loss = taken_off(printed, score, rulings)
    lost_printed, lost_paid = seat.lost_printed + printed, seat.lost_paid + loss[0]
    bonus = _side_a(seat, box) if side == "A" else _side_b(seat, box)
    decisions = (Decision("leftover_panes", *leftover), Decision("score_floor", *loss))
    return Final(
        leftover=left,
        leftover_points=leftover[0],
        printed=printed,
        broken_glass=loss[0],
        lost=lost_printed if rulings.tie_losses == "printed" else lost_paid,
        lost_printed=lost_printed,
        lost_paid=lost_paid,
        total=score - loss[0] + bonus["side_bonus"],
        decided=tuple(each for each in decisions if each.did != each.otherwise),
        **bonus,
    )


def taken_off(printed: int, score: int, rulings: SintraRulings) -> tuple[int, int]:
    """Return what a loss takes off a score (>= 0), and what it would with the other value of `score_floor`."""
    there = min(printed, max(score, 0))
    return (there, printed) if rulings.score_floor == "zero" else (printed, there)


def note_ties(finals: Sequence[Final]) -> list[Final]:
    """Note `tie_losses` for every player whose place beside a tied one depends on which losses are counted."""
    return [
        structs.replace(final, decided=(*final.decided, _by_losses(final)))
        if any(_turned(final, other) for other in finals)
        else final
        for final in finals
    ]


def _by_losses(final: Final) -> Decision:
    """Return what `tie_losses` decided: which losses of a player are counted, and which would be."""
    return Decision("tie_losses", final.lost, final.lost_printed + final.lost_paid - final.lost)


def _turned(one: Final, other: Final) -> bool:
    """Tell whether the two ways of counting losses break a tie differently."""
    printed, paid = one.lost_printed - other.lost_printed, one.lost_paid - other.lost_paid
    return one.total == other.total and (printed > 0, printed < 0) != (paid > 0, paid < 0)


def _side_a(seat: Seat, box: SintraBox) -> _Side:
    filled = [filled_around(seat, pair) for pair in box.ornaments]
    ornaments = [box.ornament_points[spaces] for spaces in filled]
    return {"ornaments": ornaments, "filled": filled, "side_bonus": sum(ornaments)}


def _side_b(seat: Seat, box: SintraBox) -> _Side:
    completed = sum(len(panes) == 2 for panes in seat.windows.values())
    colour, number = best_colour(seat, box)
    return {
        "completed_windows": completed,
        "chosen_colour": colour,
        "panes_of_colour": number,
        "side_bonus": completed * number,
    }


def filled_around(seat: Seat, pair: tuple[int, int]) -> int:
    """Count the filled ones of the four spaces around an ornament: both spaces of both windows."""
    return sum(len(seat.windows[window]) for window in pair)


def best_colour(seat: Seat, box: SintraBox) -> tuple[str | None, int]:
    """Return the colour with most panes in all windows, complete or not, and their number (first in box order)."""
    panes = "".join(seat.windows.values())
    best = max(box.colours, key=panes.count)
    return (best, panes.count(best)) if panes else (None, 0)
