"""What stands above every account of a log: its title, the game, and why it was not played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sintra_cli.report.wording import counted, illegal, stopped, whereabouts

if TYPE_CHECKING:
    from sintra_cli.report.model import Diagnostic, Report, Verdict

_GAMES: Final = {"sintra": "Azul: Stained Glass of Sintra", "azul": "Azul"}


def title(verdict: Verdict) -> str:
    """Return the title of a log, or its path where it has none."""
    return verdict.title or verdict.report.log


def facts(verdict: Verdict) -> list[str]:
    """Say what stands below the title: the path, if it is not the title, and the game."""
    return [*([verdict.report.log] if verdict.title else []), *_game(verdict.report)]


def trouble(verdict: Verdict) -> str | None:
    """Say why a log was not played to its end; None where it was."""
    report = verdict.report
    if report.status == "unreadable":
        first, *more = report.errors
        place = [] if first.line is None else [f"line {first.line}"]
        others = f" And {counted(len(more), 'more error')}." if more else ""
        return f"UNREADABLE: {': '.join([*place, _explained(first)])}.{others}"
    if report.status == "illegal":
        error = illegal(report)
        place = [where] if (where := whereabouts(error)) else []
        return f"ILLEGAL: {': '.join([*place, _explained(error)])}."
    if report.status == "unfinished":
        waits = f", where {verdict.waits_for}" if verdict.waits_for else ""
        return f"UNFINISHED: the log stops {stopped(report)}{waits}."
    return None


def _game(report: Report[Any, Any, Any, Any]) -> list[str]:
    if report.game not in _GAMES:
        return []
    board = [f"side {report.side}"] if report.side else [f"{report.wall} wall"] if report.wall else []
    return [", ".join([_GAMES[report.game], *board, report.status])]


def _explained(error: Diagnostic) -> str:
    return f"{error.message} ({error.rule})"
