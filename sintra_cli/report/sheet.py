"""The score sheet: what it says of a log, in which order, for either game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import to_builtins

from sintra_cli.games.azul import sheet as azul_sheet
from sintra_cli.games.sintra import sheet as sintra_sheet
from sintra_cli.report.heading import facts, title, trouble
from sintra_cli.report.layout import Column, Section, Sheet, table
from sintra_cli.report.wording import differing_claims, outcome, ruling_note, ties, whereabouts

if TYPE_CHECKING:
    from sintra_cli.report.model import Rank, Report, Verdict

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
            *_claims(report),
            *(_rulings(report) if detail else []),
            *_unchecked(report),
            *_assumed(report),
        ],
    )


def _warning(verdict: Verdict) -> str | None:
    why = trouble(verdict)
    return None if why is None else f"{why} {_SCORED[verdict.report.status]}"


def _rounds(verdict: Verdict, *, detail: bool) -> list[Section]:
    report = verdict.report
    if not report.rounds:
        return []
    heading = {"illegal": "Rounds, as far as legal", "unfinished": "Rounds so far"}.get(report.status, "Rounds")
    if report.game == "azul":
        return [azul_sheet.rounds(verdict, heading), *(azul_sheet.details(verdict) if detail else [])]
    return [
        sintra_sheet.rounds(verdict, heading, detail=detail),
        *(sintra_sheet.details(verdict) if detail else []),
    ]


def _end(verdict: Verdict) -> list[Section]:
    if verdict.report.final is None:
        return []
    final = azul_sheet.final if verdict.report.game == "azul" else sintra_sheet.final
    return [final(verdict), _ranking(verdict.report)]


def _ranking(report: Report[Any, Any, Any, Any]) -> Section:
    columns: list[Column[Rank]] = [
        Column(heading="place", cell=lambda rank: str(rank.place)),
        Column(heading="player", cell=lambda rank: rank.player, words=True),
        Column(heading="total", cell=lambda rank: str(rank.total)),
    ]
    return Section(
        heading="Ranking",
        table=table(columns, report.ranking or []),
        notes=[*ties(report.game, report.ranking or []), f"{outcome(report.winners or [])}."],
    )


def _claims(report: Report[Any, Any, Any, Any]) -> list[str]:
    claims = [
        f"{whereabouts(claim) if claim.round else f'final total ({claim.player})'}: "
        f"{claim.claimed} claimed, {claim.counted} counted"
        for claim in differing_claims(report)
    ]
    return [f"Claims that differ: {'; '.join(claims)}."] if claims else []


def _assumed(report: Report[Any, Any, Any, Any]) -> list[str]:
    names = ", ".join(report.assumed)
    why = "defaults of this tool, only partly confirmed; [box] in the log corrects them"
    return [f"Assumed: {names} ({why})."] if names else []


def _unchecked(report: Report[Any, Any, Any, Any]) -> list[str]:
    return [f"Not checked everywhere: {', '.join(report.unchecked)}."] if report.unchecked else []


def _rulings(report: Report[Any, Any, Any, Any]) -> list[str]:
    rulings = to_builtins(report.rulings) or {}
    return [f"Rulings: {', '.join(f'{name} = {value}' for name, value in rulings.items())}."] if rulings else []
