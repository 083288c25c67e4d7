"""Sentences about a log that more than one kind of report needs."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from sintra_cli.names import CLAIMS
from sintra_cli.text import counted, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sintra_cli.report.model import Diagnostic, Rank, Report, Row, RulingNote, TieBreak, Verdict


def signed(points: int) -> str:
    """Write points that are added to a total or taken off it."""
    return f"{points:+d}" if points else "0"


def place_in_game(diagnostic: Diagnostic) -> str:
    """Say where in the game something is wrong: `round 3, move 9 (Ana)`; empty where it is in none."""
    place = ", ".join(
        f"{noun} {number}"
        for noun, number in (("round", diagnostic.round), ("move", diagnostic.move))
        if number is not None
    )
    if diagnostic.player is None:
        return place
    return f"{place} ({diagnostic.player})" if place else diagnostic.player


def ruling_note(note: RulingNote) -> str:
    """Say in a footnote what a ruling decided, and where."""
    if note.round is None:
        where = "final"
    else:
        move = note.address.partition(".")[2]
        where = f"round {note.round}" + (f", move {move}" if move.isdigit() else "")
    return f"{note.decided.ruling} = {note.decided.value}: {where}, {note.decided.did}"


def illegal(report: Report) -> Diagnostic:
    """Return the one error that made a log illegal; claims that differ come before it."""
    return report.errors[-1]


def differing_claims(report: Report) -> list[Diagnostic]:
    """Return the claims that differ from what the rules give."""
    return [error for error in report.errors if error.rule in CLAIMS]


def outcome(winners: Sequence[str]) -> str:
    """Say who won."""
    return f"{winners[0]} wins" if len(winners) == 1 else f"{listed(winners)} share the win"


def ties_in(verdict: Verdict) -> list[str]:
    """Say of each tie at the end of a game how it was broken, or that it was not."""
    return [] if verdict.about is None else ties(verdict.about.tie_break, verdict.report.ranking or [])


def ties(tie_break: TieBreak, ranking: Sequence[Rank]) -> list[str]:
    """Say of each tie how it was broken, or that it was not."""
    groups = [list(group) for _, group in groupby(ranking, key=lambda rank: rank.total)]
    return [_tie(tie_break, group) for group in groups if len(group) > 1]


def _tie(tie_break: TieBreak, tied: Sequence[Rank]) -> str:
    noun = tie_break.noun
    best = {"fewer": "fewest", "more": "most"}[tie_break.better]
    names = listed([rank.player for rank in tied])
    numbers = ", ".join(f"{rank.player} {rank.tie_break}" for rank in tied)
    start = f"{names} tie at {counted(tied[0].total, 'point')}"
    shared = [list(group) for _, group in groupby(tied, key=lambda rank: rank.place)]
    if len(shared) == 1:
        return f"{start}, with equally many {noun} ({numbers}): they share place {tied[0].place}."
    still = [
        f" {listed([rank.player for rank in group])} share place {group[0].place}."
        for group in shared
        if len(group) > 1
    ]
    return f"{start}; the {best} {noun} decide: {numbers}.{''.join(still)}"


def summary(verdict: Verdict) -> str:
    """Say in one line what a log came to."""
    report = verdict.report
    claims = differing_claims(report)
    differ = f"; {counted(len(claims), 'claim')} {'differs' if len(claims) == 1 else 'differ'}" if claims else ""
    return f"{report.log}: {report.status}: {_came_to(verdict)}{differ}"


def _came_to(verdict: Verdict) -> str:
    report = verdict.report
    if report.status == "unreadable":
        return f"{'at least ' if verdict.more_errors else ''}{counted(len(report.errors), 'error')}"
    if report.status == "finished":
        return f"{_totals(report.ranking or [])}; {_won(report.ranking or [], report.winners or [])}"
    score = _totals(report.rounds[-1].players) if report.rounds else "nothing played"
    if report.status == "illegal":
        error = illegal(report)
        return f"{score}; {': '.join(filter(None, (place_in_game(error), error.rule)))}"
    return f"{score}; {stopped(report)}"


def _won(ranking: Sequence[Rank], winners: Sequence[str]) -> str:
    level = [rank for rank in ranking if rank.total == ranking[0].total]
    return f"{outcome(winners)}{' on the tie-break' if len(level) > len(winners) else ''}"


def stopped(report: Report) -> str:
    """Say where an unfinished log stops."""
    if not report.rounds:
        return "before its first round"
    last = report.rounds[-1]
    return f"{'after' if last.finished else 'in'} round {last.round}"


def _totals(rows: Sequence[Row | Rank]) -> str:
    return ", ".join(f"{row.player} {row.total}" for row in rows)
