"""Explain logs."""

from __future__ import annotations

from sintra_cli.family.rules.address import FINAL, parse
from sintra_cli.referee.explain import explain
from sintra_cli.report.explanation import Explanation, render
from tests.building.logs import AnyLog, read_log


def explained(log: AnyLog, address: str) -> Explanation:
    """Return the explanation of what is at an address of a log called a.toml."""
    return explain(read_log(log), FINAL if address == "final" else parse(address), "a.toml")


def text(log: AnyLog, address: str) -> str:
    """Return an explanation as text."""
    return render(explained(log, address))


def passage(log: AnyLog, address: str, heading: str) -> list[str]:
    """Return the sentences under a heading, each with its points in front and what it stands on behind, if any."""
    (found,) = [each for each in explained(log, address).passages if each.heading == heading]
    return [
        " ".join(
            [
                *([] if each.points is None else [f"{each.points:+d}"]),
                each.text,
                *([f"({'; '.join(each.basis)})"] if each.basis else []),
            ]
        )
        for each in found.statements
    ]
