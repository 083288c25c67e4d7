"""What was accepted, told in the words of the ledger: moves, rounds that end with their totals, the final scoring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from sintra_cli.family.rules.replay import Replay
from sintra_cli.family.rules.table import Table
from sintra_cli.log.log import Log
from sintra_cli.record.session import Session
from sintra_cli.referee.judge import ranked
from sintra_cli.referee.replay import ledger
from sintra_cli.referee.view import view
from sintra_cli.report.happened import claims, notes, told, totals
from sintra_cli.report.wording import ties
from sintra_cli.text import visible


def news(log: Log, before: Replay, after: Replay) -> str:
    """Say what has happened between two replays of a log that has grown; empty, or ends with a line end."""
    return "".join(f"{line}\n" for line in _lines(log, before, after))


def compared(session: Session, totals: Sequence[int], *, final: bool) -> str:
    """Say of totals on paper whether they agree with those that were counted; ends with a line end."""
    log, replay = session.log, session.standing.replay
    counted = [score.total for score in replay.final or ()] if final else [seat.score for seat in session.table.seats]
    when = "at the end" if final else f"after round {session.table.round}"
    lines = claims(when, list(zip(log.names, totals, counted, strict=True)))
    return "".join(f"{line}\n" for line in lines)


def farewell(log: Log, table: Table, name: str) -> str:
    """Say where the log is, how far it goes, and how to go on; ends with a line end."""
    typed = f'"{name}"' if " " in name else name
    how = f"its score sheet: sintra score {typed}" if table.finished else f"go on with: sintra record {typed}"
    return f"{visible(name)} has it all: {visible(view(log, table, name, '').state)}\n{visible(how)}\n"


def _lines(log: Log, before: Replay, after: Replay) -> Iterator[str]:
    first = max(len(before.rounds) - 1, 0)
    known = len(ledger(log, before, first))
    entries = ledger(log, after, first)[known:]
    ended = {this.number: this.scores for this in after.rounds[first:] if this.end is not None}
    for number, of_round in groupby(entries, key=lambda entry: entry.round):
        latest = None
        for latest in of_round:
            yield from told(latest, log.game.words.idle)
        if number in ended and latest is not None and latest.address.endswith("end"):
            yield from totals(number, zip(log.names, ended[number], strict=True))
    if after.final is not None and before.final is None:
        yield from notes(ties(log.game.tie_break, ranked(log, after.final)))
