"""What stands above every account of a log: its title, the game, and why it was not played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra_cli.report.wording import illegal, place_in_game, stopped
from sintra_cli.text import counted

if TYPE_CHECKING:
    from sintra_cli.report.model import Diagnostic, Verdict


def title(verdict: Verdict) -> str:
    """Return the title of a log, or its path where it has none."""
    return verdict.title or verdict.report.log


def facts(verdict: Verdict) -> list[str]:
    """Say what stands below the title: the path, if it is not the title, and the game."""
    return [*([verdict.report.log] if verdict.title else []), *_game(verdict)]


def trouble(verdict: Verdict) -> str | None:
    """Say why a log was not played to its end; None where it was."""
    report = verdict.report
    if report.status == "unreadable":
        first, *more = report.errors
        place = [] if first.line is None else [f"line {first.line}"]
        least = "at least " if verdict.more_errors else ""
        others = f" And {least}{counted(len(more), 'more error')}." if more else ""
        return f"UNREADABLE: {': '.join([*place, _explained(first)])}.{others}"
    if report.status == "illegal":
        error = illegal(report)
        place = [where] if (where := place_in_game(error)) else []
        return f"ILLEGAL: {': '.join([*place, _explained(error)])}."
    if report.status == "unfinished":
        waits = f", where {verdict.waits_for}" if verdict.waits_for else ""
        return f"UNFINISHED: the log stops {stopped(report)}{waits}."
    return None


def _game(verdict: Verdict) -> list[str]:
    about = verdict.about
    if about is None:
        return []
    return [", ".join(filter(None, [about.title, about.board, verdict.report.status]))]


def _explained(error: Diagnostic) -> str:
    return f"{error.message} ({error.rule})"
