"""The command `schema`."""

from __future__ import annotations

from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command


@click.command(name="schema", cls=Command, examples=["sintra schema log > game-log.schema.json"])
@click.argument("what", metavar="log|report", type=click.Choice(["log", "report"]))
def command(what: str) -> None:
    """Print the JSON Schema (2020-12) of a log or a report."""
    from sintra_cli.log.schema import log_schema
    from sintra_cli.referee.schema import report_schema

    schema = log_schema() if what == "log" else report_schema()
    output.write(text(schema))


def text(schema: dict[str, Any]) -> str:
    """Write a schema as its file has it."""
    import json

    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
