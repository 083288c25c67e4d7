"""Tell logs."""

from __future__ import annotations

from sintra_cli.referee.judge import replayed, verdict_of
from sintra_cli.referee.replay import ledger
from sintra_cli.report.ledger import Entry
from sintra_cli.report.model import Verdict
from tests.building.logs import AnyLog, read_log


def told(log: AnyLog) -> tuple[Verdict, list[Entry]]:
    """Return the verdict on a log called a.toml, and its ledger."""
    found = read_log(log)
    replay = replayed(found)
    return verdict_of(found, replay, "a.toml"), ledger(found, replay)
