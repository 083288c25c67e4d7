"""Verdicts as tests look at them: with the rows and tables of whichever game it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from sintra_cli import referee
from sintra_cli.games.azul.rows import AzulFinal, AzulRound, AzulTables
from sintra_cli.games.sintra.rows import SintraFinal, SintraRound, SintraTables
from sintra_cli.report.model import Diagnostic, Report, Verdict
from tests.building.logs import AnyLog, Round, data_of


class AnyReport(Report, kw_only=True, frozen=True):
    """A report on any game."""

    rounds: list[Any]
    final: list[Any] | None


class SintraReport(AnyReport, kw_only=True, frozen=True):
    """A report on a game of Stained Glass of Sintra."""

    rounds: list[SintraRound]
    final: list[SintraFinal] | None


class AzulReport(AnyReport, kw_only=True, frozen=True):
    """A report on a game of Azul."""

    rounds: list[AzulRound]
    final: list[AzulFinal] | None


class AnyVerdict(Verdict, kw_only=True, frozen=True):
    """A verdict on any game."""

    report: AnyReport
    tables: Any


class SintraVerdict(AnyVerdict, kw_only=True, frozen=True):
    """A verdict on a game of Stained Glass of Sintra."""

    report: SintraReport
    tables: SintraTables


class AzulVerdict(AnyVerdict, kw_only=True, frozen=True):
    """A verdict on a game of Azul."""

    report: AzulReport
    tables: AzulTables


def judge(log: AnyLog, name: str = "-", **options: Any) -> AnyVerdict:
    """Judge a log."""
    return cast("AnyVerdict", referee.judge(data_of(log), name, **options))


VerdictT = TypeVar("VerdictT", bound=AnyVerdict)
ReportT = TypeVar("ReportT", bound=AnyReport)


@dataclass(frozen=True)
class Asked(Generic[VerdictT, ReportT]):
    """What tests ask of a log, which they write as rounds and further keys for the `log_of` of their game."""

    log_of: Callable[..., AnyLog]

    def judged(self, log: AnyLog, **options: Any) -> VerdictT:
        """Return the verdict on a log."""
        return cast("VerdictT", judge(log, **options))

    def played(self, *rounds: Round, **keys: Any) -> VerdictT:
        """Return the verdict on a log with these rounds."""
        return self.judged(self.log_of(*rounds, **keys))

    def reported(self, *rounds: Round, **keys: Any) -> ReportT:
        """Return the report, whatever it says."""
        return cast("ReportT", self.played(*rounds, **keys).report)

    def accepted(self, *rounds: Round, **keys: Any) -> ReportT:
        """Return the report of a log in which nothing is wrong."""
        report = self.reported(*rounds, **keys)
        assert report.errors == []
        assert report.status in ("finished", "unfinished")
        return report

    def error(self, *rounds: Round, **keys: Any) -> Diagnostic:
        """Return the only thing wrong with a log, of whatever kind."""
        errors = self.reported(*rounds, **keys).errors
        assert len(errors) == 1, errors
        return errors[0]

    def refused(self, *rounds: Round, **keys: Any) -> Diagnostic:
        """Return the first illegal thing, which is the only thing wrong with the log."""
        report = self.reported(*rounds, **keys)
        assert report.status == "illegal"
        assert len(report.errors) == 1
        return report.errors[0]

    def broken(self, *rounds: Round, **keys: Any) -> set[str]:
        """Return the names of all rules that a log breaks."""
        return {each.rule for each in self.reported(*rounds, **keys).errors}
