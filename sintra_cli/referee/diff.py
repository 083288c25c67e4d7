"""Compare two logs of one game in meaning, and find the first thing in which they differ.

The set-up comes first, then round by round the displays, the moves and the tiling, and the claims last. What only one
of them knows, because the other does without displays or leaves open which pane was kept, is no difference. What comes
after an illegal move is not compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from math import inf
from typing import Any, TypeAlias

from msgspec import Struct

from sintra_cli.family.rules.replay import Replay
from sintra_cli.log.log import Log
from sintra_cli.referee.settings import settings
from sintra_cli.referee.steps import Step, alike, steps
from sintra_cli.report.comparison import Comparison, Difference, ScorePair
from sintra_cli.text import name_key

Claim: TypeAlias = tuple[float, int, int]
"""What is claimed, in the order of the game: a round (or infinity), then 0 and a move, or 1 and a seat."""


class ReplayedLog(Struct, frozen=True, kw_only=True):
    """A log by its name, and what replaying it came to."""

    name: str
    log: Log
    replay: Replay


def compare(a: ReplayedLog, b: ReplayedLog) -> Comparison:
    """Compare two logs that could be read."""
    difference = _in_setup(a, b) or _in_steps(a, b) or _in_claims(a, b)
    return Comparison(same=difference is None, difference=difference, scores=_scores(a, b))


def _in_setup(a: ReplayedLog, b: ReplayedLog) -> Difference | None:
    for one, other in zip_longest(settings(a.log), settings(b.log)):
        if one is not None and other is not None and (one.name, one.meaning) == (other.name, other.meaning):
            continue
        both = [setting for setting in (one, other) if setting is not None]
        # Where one log has something more, such as a player, the other goes on with what comes after that
        like = min(both, key=lambda setting: setting.name)
        one, other = (setting if setting and setting.name == like.name else None for setting in (one, other))
        from sintra_cli.referee.accounts import Accounts

        return Difference(
            what=like.what,
            key=like.key,
            number=like.slot,
            player=None if like.seat is None or like.what == "players" else a.log.names[like.seat],
            a=Accounts(a).of_setting(one, like),
            b=Accounts(b).of_setting(other, like),
        )
    return None


def _in_steps(a: ReplayedLog, b: ReplayedLog) -> Difference | None:
    ones, others = list(steps(a.log, a.replay)), list(steps(b.log, b.replay))
    for index, (one, other) in enumerate(zip_longest(ones, others)):
        if one is None or (other is not None and other.when < one.when):
            return _difference(a, b, None, _first_move(others, index))
        if other is None or one.when < other.when:
            return _difference(a, b, _first_move(ones, index), None)
        if not alike(one, other):
            return _difference(a, b, one, other)
    return None


def _first_move(ours: Sequence[Step], index: int) -> Step:
    """Return the first move of a round that only one log has, or, if it has none, its beginning."""
    step, after = ours[index], ours[index + 1 : index + 2]
    return after[0] if step.what == "displays" and after and after[0].what == "move" else step


def _difference(a: ReplayedLog, b: ReplayedLog, one: Step | None, other: Step | None) -> Difference:
    from sintra_cli.referee.accounts import Accounts

    ours, theirs = Accounts(a), Accounts(b)
    both = [step for step in (one, other) if step is not None]
    step = both[0]
    number = step.round
    if step.what == "move":
        return Difference(
            what="move",
            round=number,
            move=step.move,
            player=next((a.log.names[step.seat] for step in both if step.seat is not None), None),
            a=ours.of_move(one, number, step.move),
            b=theirs.of_move(other, number, step.move),
        )
    if step.what == "tiling":
        seat = _tiler(both)
        return Difference(
            what="tiling",
            round=number,
            player=a.log.names[seat],
            a=ours.of_tiling(one, number, seat),
            b=theirs.of_tiling(other, number, seat),
        )
    if step.what == "displays" and one is not None and other is not None and _differ(one.content, other.content):
        pairs = enumerate(zip_longest(one.content, other.content), 1)
        display = next(display for display, (laid, laid_there) in pairs if laid != laid_there)
        return Difference(
            what="displays",
            number=display,
            round=number,
            a=ours.of_displays(one, display),
            b=theirs.of_displays(other, display),
        )
    return Difference(what="round", round=number, a=ours.of_round(one, number), b=theirs.of_round(other, number))


def _differ(laid: Any, laid_there: Any) -> bool:
    return laid is not None and laid_there is not None and laid != laid_there


def _tiler(both: Sequence[Step]) -> int:
    """Return the seat in whose tiling two logs differ: the first, or the one whose tiling is refused."""
    refused = [step.seat for step in both if step.seat is not None]
    if refused:
        return min(refused)
    nothing: list[Any] = [()] * len(both[0].content)
    pairs = enumerate(zip(both[0].content, both[1].content if both[1:] else nothing, strict=True))
    return next((seat for seat, (tiled, tiled_there) in pairs if tiled != tiled_there), 0)


def _in_claims(a: ReplayedLog, b: ReplayedLog) -> Difference | None:
    ones, others = _claims(a), _claims(b)
    for claim in sorted(ones.keys() | others.keys()):
        claimed, claimed_there = ones.get(claim), others.get(claim)
        if claimed == claimed_there:
            continue
        from sintra_cli.referee.accounts import Accounts

        ours, theirs = Accounts(a), Accounts(b)
        number = None if claim[0] == inf else int(claim[0])
        if number is not None and not claim[1]:
            move = claim[2]
            return Difference(
                what="claimed",
                round=number,
                move=move,
                player=a.log.names[a.replay.rounds[number - a.log.first_round].turns[move - 1].seat],
                a=ours.of_points(number, move, claimed),
                b=theirs.of_points(number, move, claimed_there),
            )
        seat = claim[2]
        return Difference(
            what="claimed",
            round=number,
            player=a.log.names[seat],
            a=ours.of_claim(number, seat, claimed),
            b=theirs.of_claim(number, seat, claimed_there),
        )
    return None


def _claims(replayed: ReplayedLog) -> dict[Claim, int]:
    """Return what is claimed of what was played, and of the end."""
    found: dict[Claim, int] = {}
    for this, totals in zip(replayed.replay.rounds, replayed.log.claims, strict=False):
        for index, turn in enumerate(this.turns, 1):
            if turn.move.points is not None:
                found[this.number, 0, index] = turn.move.points
        found |= {(this.number, 1, seat): points for seat, points in totals.items()}
    return found | {(inf, 1, seat): points for seat, points in replayed.log.final_claims.items()}


def _scores(a: ReplayedLog, b: ReplayedLog) -> list[ScorePair]:
    """List the totals that both logs came to, by the players' names, where they differ."""
    if a.log.game is not b.log.game:
        return []
    there = {other.number: other for other in b.replay.rounds}
    pairs: list[tuple[int | None, Sequence[int], Sequence[int]]] = [
        (one.number, one.scores, there[one.number].scores)
        for one in a.replay.rounds
        # A round that one log breaks off is not to be held against a whole one
        if one.number in there and (one.end is None) == (there[one.number].end is None)
    ]
    if a.replay.final is not None and b.replay.final is not None:
        ours, theirs = ([final.total for final in finals] for finals in (a.replay.final, b.replay.final))
        pairs.append((None, ours, theirs))
    seats = {name_key(name): seat for seat, name in enumerate(b.log.names)}
    return [
        ScorePair(round=number, player=name, a=ours[seat], b=theirs[there_seat])
        for number, ours, theirs in pairs
        for seat, name in enumerate(a.log.names)
        if (there_seat := seats.get(name_key(name))) is not None and ours[seat] != theirs[there_seat]
    ]
