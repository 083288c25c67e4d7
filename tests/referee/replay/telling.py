"""Tell logs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tomli_w

from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.referee.judge import replayed, verdict_of
from sintra_cli.referee.replay import ledger
from sintra_cli.report.ledger import Entry
from sintra_cli.report.model import Verdict
from sintra_cli.toml.faults import Refused


def read_log(log: str | Mapping[str, Any]) -> Log:
    """Return what a log says that can be read."""
    text = log if isinstance(log, str) else tomli_w.dumps(log)
    found = read(text.encode(), {}, {})
    assert not isinstance(found, Refused), found.faults
    return found


def told(log: str | Mapping[str, Any]) -> tuple[Verdict, list[Entry]]:
    """Return the verdict on a log called a.toml, and its ledger."""
    found = read_log(log)
    replay = replayed(found)
    return verdict_of(found, replay, "a.toml"), ledger(found, replay)
