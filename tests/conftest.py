"""What holds for every test."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why tests in a browser were skipped, which is easily overlooked."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [each.longrepr[2] for each in skipped if isinstance(each.longrepr, tuple) and "browser/" in each.nodeid]
    for reason in sorted(set(reasons)):
        terminalreporter.write_line(f"tests in a browser: {reasons.count(reason)} {reason[0].lower()}{reason[1:]}")


@pytest.fixture(autouse=True)
def _whoever_runs_them_has_said_nothing_about_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
