"""The score sheet: what it says of a log, in which order, for either game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import to_builtins

from sintra_cli.report import azul_sheet, sintra_sheet
from sintra_cli.report.layout import Column, Section, Sheet, table
from sintra_cli.report.wording import counted, differing_claims, illegal, outcome, stopped, ties, whereabouts

if TYPE_CHECKING:
    from sintra_cli.report.model import Diagnostic, Rank, Report, Verdict

_GAMES: Final = {"sintra": "Azul: Stained Glass of Sintra", "azul": "Azul"}


def score_sheet(verdict: Verdict, *, detail: bool) -> Sheet:
    """Lay out what a log came to; `detail` adds what each sum is made of."""
    report = verdict.report
    return Sheet(
        title=verdict.title or report.log,
        facts=[*([report.log] if verdict.title else []), *_game(report)],
        warning=_warning(report),
        sections=[*_rounds(verdict, detail=detail), *_end(verdict)],
        notes=[
            *_claims(report),
            *(_rulings(report) if detail else []),
            *_unchecked(report),
            *_assumed(report),
        ],
    )


def _game(report: Report[Any, Any, Any, Any]) -> list[str]:
    if report.game not in _GAMES:
        return []
    board = [f"side {report.side}"] if report.side else [f"{report.wall} wall"] if report.wall else []
    return [", ".join([_GAMES[report.game], *board, report.status])]


def _warning(report: Report[Any, Any, Any, Any]) -> str | None:
    if report.status == "unreadable":
        first, *more = report.errors
        place = [] if first.line is None else [f"line {first.line}"]
        others = f" And {counted(len(more), 'more error')}." if more else ""
        return f"UNREADABLE: {': '.join([*place, _explained(first)])}.{others} Nothing is scored."
    if report.status == "illegal":
        error = illegal(report)
        place = [where] if (where := whereabouts(error)) else []
        return f"ILLEGAL: {': '.join([*place, _explained(error)])}. Only what was played before it is scored."
    if report.status == "unfinished":
        return f"UNFINISHED: the log stops {stopped(report)}. This is the score so far."
    return None


def _explained(error: Diagnostic) -> str:
    return f"{error.message} ({error.rule})"


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
