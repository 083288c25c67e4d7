"""The score sheet: what it says of a log, in which order, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sintra_cli.names import STANDS_NEEDLESSLY
from sintra_cli.report.heading import facts, title, trouble
from sintra_cli.report.layout import Column, Section, Sheet, table
from sintra_cli.report.wording import differing_claims, outcome, place_in_game, ruling_note, ties_in

if TYPE_CHECKING:
    from sintra_cli.report.model import Diagnostic, Rank, Report, Verdict

_SCORED: Final = {
    "unreadable": "Nothing is scored.",
    "illegal": "Only what was played before it is scored.",
    "unfinished": "This is the score so far.",
}


def score_sheet(verdict: Verdict, *, detail: bool) -> Sheet:
    """Lay out what a log came to; `detail` adds what each sum is made of."""
    report = verdict.report
    return Sheet(
        title=title(verdict),
        facts=facts(verdict),
        warning=_warning(verdict),
        sections=[*_rounds(verdict, detail=detail), *_end(verdict)],
        footnotes=[*map(ruling_note, verdict.notes)],
        notes=[
            *_stands(report),
            *_claims(report),
            *(_rulings(report) if detail else []),
            *_unchecked(report),
            *verdict.assumptions,
        ],
    )


def _warning(verdict: Verdict) -> str | None:
    why = trouble(verdict)
    return None if why is None else f"{why} {_SCORED[verdict.report.status]}"


def _rounds(verdict: Verdict, *, detail: bool) -> list[Section]:
    report = verdict.report
    if verdict.tables is None or not report.rounds:
        return []
    heading = {"illegal": "Rounds, as far as legal", "unfinished": "Rounds so far"}.get(report.status, "Rounds")
    return [verdict.tables.rounds(heading, detail=detail), *(verdict.tables.details() if detail else [])]


def _end(verdict: Verdict) -> list[Section]:
    if verdict.tables is None or verdict.report.final is None:
        return []
    return [verdict.tables.final(), _ranking(verdict)]


def _ranking(verdict: Verdict) -> Section:
    report = verdict.report
    columns: list[Column[Rank]] = [
        Column(heading="place", cell=lambda rank: str(rank.place)),
        Column(heading="player", cell=lambda rank: rank.player, words=True),
        Column(heading="total", cell=lambda rank: str(rank.total)),
    ]
    return Section(
        heading="Ranking",
        table=table(columns, report.ranking or []),
        notes=[*ties_in(verdict), f"{outcome(report.winners or [])}."],
    )


def _claims(report: Report) -> list[str]:
    claims = [
        f"{place_in_game(claim) if claim.round else f'final total ({claim.player})'}: {_claimed(claim)}"
        for claim in differing_claims(report)
    ]
    return [f"Claims that differ: {'; '.join(claims)}."] if claims else []


def _claimed(claim: Diagnostic) -> str:
    if claim.rule == STANDS_NEEDLESSLY:
        return "let stand, but breaks no rule"
    return f"{claim.claimed} claimed, {claim.counted} counted"


def _stands(report: Report) -> list[str]:
    """Name the wrong moves that were let stand."""
    moves = [
        f"round {stood.round}, move {stood.move} ({stood.player}), {stood.text.strip()}: {', '.join(stood.rules)}"
        for stood in report.stands
    ]
    return [f"Wrong, but let stand: {'; '.join(moves)}."] if moves else []


def _unchecked(report: Report) -> list[str]:
    return [f"Not checked everywhere: {', '.join(report.unchecked)}."] if report.unchecked else []


def _rulings(report: Report) -> list[str]:
    rulings = [f"{name} = {value}" for name, value in (report.rulings or {}).items()]
    return [f"Rulings: {', '.join(rulings)}."] if rulings else []
