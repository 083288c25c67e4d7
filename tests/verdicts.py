"""Verdicts as tests look at them: with the rows and tables of whichever game it is."""

from __future__ import annotations

from typing import Any, cast

from sintra_cli import referee
from sintra_cli.games.sintra.rows import SintraFinal, SintraRound, SintraTables
from sintra_cli.report.model import Report, Verdict


class AnyReport(Report, kw_only=True, frozen=True):
    """A report on any game."""

    rounds: list[Any]
    final: list[Any] | None


class SintraReport(AnyReport, kw_only=True, frozen=True):
    """A report on a game of Stained Glass of Sintra."""

    rounds: list[SintraRound]
    final: list[SintraFinal] | None


class AnyVerdict(Verdict, kw_only=True, frozen=True):
    """A verdict on any game."""

    report: AnyReport
    tables: Any


class SintraVerdict(AnyVerdict, kw_only=True, frozen=True):
    """A verdict on a game of Stained Glass of Sintra."""

    report: SintraReport
    tables: SintraTables


def judge(data: bytes, name: str = "-", **options: Any) -> AnyVerdict:
    """Judge the bytes of a log."""
    return cast("AnyVerdict", referee.judge(data, name, **options))
