"""The game of a log as steps, so that two logs can be compared step by step.

What is legal is compared by what it did, in canonical form; the first illegal thing, with which the steps of a log
end, as it is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct, structs

from sintra_cli.family.rules.move import CENTRE, UNKNOWN, UNSEEN, Move
from sintra_cli.family.rules.names import TURN_ORDER
from sintra_cli.family.rules.replay import Failure, PlayedRound, Replay, WrittenRound
from sintra_cli.log.log import Log
from sintra_cli.names import RuleName
from sintra_cli.text import name_key

_ORDER = ("displays", "move", "tiling", "round")


class Step(Struct, frozen=True, kw_only=True):
    """Something that happens in a round: its displays are laid, a move is made, its walls are tiled, it is refused.

    `content` is what the log says of it: texts of the displays (None where they are not written down), a
    `ComparedMove`, or each player's tiling, as far as it is written. `seat` is whose it is, or who still has to choose,
    and `rule` the rule that it breaks, if it is the first illegal thing.
    """

    round: int
    what: Literal["displays", "move", "tiling", "round"]
    content: Any
    seen: bool
    move: int = 0
    seat: int | None = None
    rule: RuleName | None = None

    @property
    def when(self) -> tuple[int, int, int]:
        """What steps are put in order by."""
        return self.round, _ORDER.index(self.what), self.move


class ComparedMove(Struct, frozen=True):
    """A move, how many pieces it takes (None where that is not known), and by whom, where it was not their turn."""

    move: Move
    taken: int | None
    player: str | None = None


def steps(log: Log, replay: Replay) -> Iterator[Step]:
    """Yield the steps of a log; the first illegal thing is the last of them."""
    failure = replay.failure
    begun = [*replay.rounds, *filter(None, [replay.undone])]
    for written, this in zip(log.rounds, begun, strict=False):
        yield from _played(written, this)
        if failure is not None and failure.round == this.number:
            yield _failed_in(written, this, failure)
    if failure is not None and failure.round == log.first_round + len(begun):
        displays = log.rounds[len(begun)].displays
        content, seen = _laid(displays), displays is not None
        yield Step(round=failure.round, what="displays", content=content, seen=seen, rule=failure.rule)


def alike(a: Step, b: Step) -> bool:
    """Tell whether two steps are the same as far as both logs know what happened."""
    if a.when != b.when or (a.rule is None) != (b.rule is None):
        return False
    if a.seen == b.seen and a.rule != b.rule:
        return False
    if isinstance(a.content, ComparedMove):
        return _alike_moves(a.content, b.content)
    return a.content is None or b.content is None or a.content == b.content


def _alike_moves(a: ComparedMove, b: ComparedMove) -> bool:
    one, other = a.move, b.move
    # A display that is not written down which may be any
    same_source = one.source == other.source or (
        min(one.source, other.source) == UNSEEN and max(one.source, other.source) > CENTRE
    )
    return (
        same_source
        and (one.colour, one.target, one.jokers) == (other.colour, other.target, other.jokers)
        and one.stands == other.stands
        and (one.keep == other.keep or UNKNOWN in (one.keep, other.keep))
        and (a.taken == b.taken or None in (a.taken, b.taken))
        and name_key(a.player or "") == name_key(b.player or "")
    )


def _played(written: WrittenRound, this: PlayedRound) -> Iterator[Step]:
    number, seen = this.number, this.seen
    yield Step(round=number, what="displays", content=_laid(written.displays), seen=seen)
    for index, turn in enumerate(this.turns, 1):
        made = ComparedMove(turn.canonical, turn.taken, turn.canonical.player)
        yield Step(round=number, what="move", content=made, seen=seen, move=index, seat=turn.seat)
    columns = None if this.end is None else this.end.columns
    if columns is not None:
        laid = [tuple(of_player.items()) for of_player in columns]
        yield Step(round=number, what="tiling", content=laid, seen=seen)
    elif this.waits_for is not None and any(written.choices or ()):
        yield Step(round=number, what="tiling", content=_chosen(written), seen=seen, seat=this.waits_for.seat)


def _failed_in(written: WrittenRound, this: PlayedRound, failure: Failure) -> Step:
    """Return the illegal thing in a round that began: a move, a tiling, or its draw, seen by what was taken."""
    number, seen, rule = this.number, this.seen, failure.rule
    if failure.move is not None:
        move = written.moves[failure.move - 1]
        player = move.player if rule == TURN_ORDER else None
        made = ComparedMove(structs.replace(move, player=player), move.count, player)
        return Step(
            round=number, what="move", content=made, seen=seen, move=failure.move, seat=failure.player, rule=rule
        )
    if failure.at_end:
        chosen = _chosen(written)
        return Step(round=number, what="tiling", content=chosen, seen=seen, seat=failure.player, rule=rule)
    return Step(round=number, what="round", content=None, seen=seen, rule=rule)


def _chosen(written: WrittenRound) -> list[tuple[tuple[int, int], ...]]:
    """Return each player's choices (line, column) as they are written, in the order of the lines."""
    return [tuple(sorted(of_player.items())) for of_player in written.choices or ()]


def _laid(displays: Sequence[str] | None) -> list[str] | None:
    """Return displays as what lies on them, in whatever order it is written."""
    return None if displays is None else ["".join(sorted(display)) for display in displays]
