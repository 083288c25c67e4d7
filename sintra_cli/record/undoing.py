"""What was taken last, in words, when it is taken back."""

from __future__ import annotations

from msgspec import Struct

from sintra_cli.family.rules.replay import Replay
from sintra_cli.log.log import Log


class Step(Struct, frozen=True):
    """A step back: the text of the log then, what is taken back, and whether that was there before this recording."""

    text: str
    what: str
    earlier: bool


def taken_last(log: Log, replay: Replay, before: Log) -> str:
    """Say what a log, which has been replayed, has more than it had before."""
    if log.final_claims != before.final_claims:
        return "the final totals"
    number = log.first_round + len(log.rounds) - 1
    if sum(len(this.moves) for this in log.rounds) > sum(len(this.moves) for this in before.rounds):
        turn = replay.rounds[-1].turns[-1]
        move = replay.rounds[-1].canonical(turn)
        return f"{number}.{len(log.rounds[-1].moves)} {log.names[turn.seat]} {move}"
    if len(log.rounds) > len(before.rounds):
        return f"the displays of round {number}"
    if log.claims != before.claims:
        return f"the totals claimed after round {number}"
    if log.rounds and log.rounds[-1].choices != before.rounds[-1].choices:
        return f"{_columns(log, before)} at the end of round {number}"
    return "what was typed last"


def _columns(log: Log, before: Log) -> str:
    old = before.rounds[-1].choices or [{} for _ in log.names]
    new = log.rounds[-1].choices or old
    added = [
        f"{log.names[seat]}'s column {column} for line {line}"
        for seat, (these, those) in enumerate(zip(new, old, strict=True))
        for line, column in these.items()
        if those.get(line) != column
    ]
    return ", ".join(added) or "the tiling"
