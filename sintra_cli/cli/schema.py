"""The command `schema`."""

from __future__ import annotations

from typing import Any, Final

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command

_ALL: Final = ("log", "report", "position", "ledger")


@click.command(name="schema", cls=Command, examples=["sintra schema log > game-log.schema.json"])
@click.argument("what", metavar="|".join(_ALL), type=click.Choice(_ALL))
def command(what: str) -> None:
    """Print the JSON Schema (2020-12) of a log or of what is printed.

    A report is what score prints as JSON, a position what show does, and a ledger has lines of replay --format jsonl.
    """
    from sintra_cli.log.schema import log_schema
    from sintra_cli.referee.schema import ledger_schema, position_schema, report_schema

    draw = {"log": log_schema, "report": report_schema, "position": position_schema, "ledger": ledger_schema}
    output.write(text(draw[what]()))


def text(schema: dict[str, Any]) -> str:
    """Write a schema as its file has it."""
    import json

    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
