"""What is wrong with a log, as annotations that GitHub shows beside the line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra_cli.report.wording import place_in_game
from sintra_cli.text import visible

if TYPE_CHECKING:
    from sintra_cli.report.model import Diagnostic, Report


def render(report: Report) -> str:
    """Write a line for each error of a log; empty, or ends with a line end."""
    return "".join(f"{annotation(error, report.log)}\n" for error in report.errors)


def annotation(diagnostic: Diagnostic, log: str) -> str:
    """Write one error as a workflow command."""
    properties = {
        "file": log,
        "line": diagnostic.line,
        "col": diagnostic.column,
        "endColumn": diagnostic.end_column,
        "title": diagnostic.rule,
    }
    known = ",".join(f"{name}={_property(str(value))}" for name, value in properties.items() if value is not None)
    return f"::error {known}::{'%0A'.join(map(_data, _message(diagnostic)))}"


def _message(diagnostic: Diagnostic) -> list[str]:
    where = place_in_game(diagnostic)
    written = "" if diagnostic.text is None else f": {diagnostic.text}"
    return [
        diagnostic.message,
        *([where + written] if where else []),
        *([f"legal: {'  '.join(diagnostic.legal)}"] if diagnostic.legal else []),
    ]


def _data(text: str) -> str:
    return visible(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
