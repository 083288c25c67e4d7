"""Who wins whatever stands on the broken-glass track, of which only some numbers are confirmed (rulebook p. 4-6).

During the game only the last number counts, and it is confirmed: so a track that is not known changes nothing before
the final scoring, where the numbers at the markers come off.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import comb, prod
from typing import Final as Constant
from typing import TypeAlias

from msgspec import Struct

from sintra_cli.family.rules.ranking import rank
from sintra_cli.games.sintra.rules.box import CONFIRMED, PRINTED
from sintra_cli.games.sintra.rules.final import Final, taken_off
from sintra_cli.games.sintra.rules.rulings import SintraRulings

Values: TypeAlias = tuple[int, ...]
"""What each of some spaces of the track takes."""
Winners: TypeAlias = tuple[int, ...]
"""Seats, the first in the order of the log first."""

_TRACK: Constant = PRINTED.broken_glass


class Tracks(Struct, frozen=True):
    """Who wins with each possible track.

    `spaces` are those where a marker stands and the number is not confirmed, in steps from the top; `winners` has all
    that they may take.
    """

    spaces: Sequence[int]
    winners: Mapping[Values, Winners]

    @property
    def own(self) -> Winners:
        """Who wins with the numbers of `PRINTED`."""
        return self.winners[tuple(_TRACK[space] for space in self.spaces)]

    @property
    def outcomes(self) -> set[Winners]:
        """All that may win."""
        return set(self.winners.values())

    def count(self, values: Values) -> int:
        """Count the tracks that take this at the spaces."""
        at = {**CONFIRMED, **dict(zip(self.spaces, values, strict=True))}
        known = sorted(at)
        gaps = ((at[after] - at[before] - 1, after - before - 1) for before, after in pairwise(known))
        return prod(comb(numbers, spaces) for numbers, spaces in gaps)


def tracks(finals: Sequence[Final], rulings: SintraRulings) -> Tracks:
    """Try all strictly increasing tracks with the confirmed numbers on a game that was scored with `PRINTED`."""
    at = [_TRACK.index(final.printed) for final in finals]
    spaces = sorted({space for space in at if space not in CONFIRMED})
    winners = {
        values: _winners(finals, at, dict(zip(spaces, values, strict=True)), rulings) for values in _values(spaces)
    }
    return Tracks(spaces, winners)


def _values(spaces: Sequence[int]) -> Iterator[Values]:
    """Yield what spaces, from the top down, may take: each step down takes more, up to the last number."""
    last = len(_TRACK) - 1

    def below(done: Values, space: int, least: int) -> Iterator[Values]:
        if len(done) == len(spaces):
            yield done
            return
        here = spaces[len(done)]
        for value in range(least + here - space, _TRACK[last] - (last - here) + 1):
            yield from below((*done, value), here, value)

    return below((), 1, _TRACK[1])


def _winners(finals: Sequence[Final], at: Sequence[int], values: Mapping[int, int], rulings: SintraRulings) -> Winners:
    """Score the end again with other numbers on the track."""
    totals = []
    for final, space in zip(finals, at, strict=True):
        printed = values.get(space, final.printed)
        before = final.total - final.side_bonus + final.broken_glass
        loss, _ = taken_off(printed, before, rulings)
        lost_printed = final.lost_printed - final.printed + printed
        lost_paid = final.lost_paid - final.broken_glass + loss
        lost = lost_printed if rulings.tie_losses == "printed" else lost_paid
        totals.append((before - loss + final.side_bonus, lost))
    return tuple(this.seat for this in rank(totals, "fewer") if this.place == 1)
