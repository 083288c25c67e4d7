"""How far totals can be trusted: which printed values were assumed, and whether that decides who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from sintra_cli.family.setup import Assumptions
from sintra_cli.games.sintra.rules.final import Final as SintraFinal
from sintra_cli.games.sintra.rules.track import Tracks, Values, Winners, tracks
from sintra_cli.report.wording import outcome

if TYPE_CHECKING:
    from sintra_cli.family.rules.turn import FinalScore
    from sintra_cli.games.sintra.rules.rulings import SintraRulings

Measure: TypeAlias = Callable[[Values], int]

_HOW_FAR: Final = {
    "broken_glass": "only 0, the first step of 1 and the end at 18 are confirmed",
    "ornaments": "that there are four is published, and where they are follows from it",
    "window_values": "all eight are published, three of them confirmed twice",
}


def assumptions(
    names: Sequence[str], assumed: Sequence[str], finals: Sequence[FinalScore] | None, rulings: SintraRulings
) -> Assumptions:
    """Say which printed values a log leaves to the defaults, how far they are confirmed, and whether it matters."""
    if not assumed:
        return Assumptions()
    values = ", ".join(f"{name} ({_HOW_FAR[name]})" for name in assumed)
    winners = ""
    if "broken_glass" in assumed and finals is not None and len(finals) > 1:
        own = [final for final in finals if isinstance(final, SintraFinal)]
        winners = whether_it_matters(names, tracks(own, rulings))
    return Assumptions(f"Assumed: {values}. [box] in the log corrects them.", winners)


def whether_it_matters(names: Sequence[str], found: Tracks) -> str:
    """Say whether the numbers of the track that are not confirmed decide who wins, and if so, which ones."""
    own = found.own
    wins = outcome([names[seat] for seat in own])
    if len(found.outcomes) == 1:
        return f"Whatever the other numbers of the broken-glass track are, {wins}."
    condition = next(_conditions(found, own), None)
    ask = "look at your board, and say so in [box]"
    if condition is None:
        counts = dict.fromkeys(found.outcomes, 0)
        for values, winners in found.winners.items():
            counts[winners] += found.count(values)
        of = f"{counts[own]:,} of the {sum(counts.values()):,} broken-glass tracks that are possible"
        return f"{wins} with {of}: {ask}."
    return f"{wins} only if {condition}: {ask}."


def _conditions(found: Tracks, own: Winners) -> Iterator[str]:
    """Yield conditions that hold exactly where these players win: on the number of one space, or on two of them."""
    for index, space in enumerate(found.spaces):
        bound = _bound(found, own, itemgetter(index))
        if bound:
            yield f"the space {space} steps down the broken-glass track takes {bound}"
    for one, other in combinations(range(len(found.spaces)), 2):
        bound = _bound(found, own, partial(_difference, one, other))
        if bound:
            near, far = found.spaces[one], found.spaces[other]
            yield f"the space {far} steps down the broken-glass track takes {bound} more than the one {near} steps down"


def _difference(one: int, other: int, values: Values) -> int:
    return values[other] - values[one]


def _bound(found: Tracks, own: Winners, measure: Measure) -> str | None:
    """Say between which numbers a measure of the track lies where these players win; None where that is not enough."""
    theirs = {measure(values) for values, winners in found.winners.items() if winners == own}
    others = {measure(values) for values, winners in found.winners.items() if winners != own}
    least, most = min(theirs), max(theirs)
    if any(least <= number <= most for number in others):
        return None
    if most > max(others):
        return f"at least {least}"
    if least < min(others):
        return f"at most {most}"
    return str(least) if least == most else f"{least} to {most}"
