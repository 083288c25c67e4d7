"""The command `rule`."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command


def _complete(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from sintra_cli.referee.rule import catalogue

    return [CompletionItem(name) for name in catalogue().names if name.startswith(incomplete)]


@click.command(name="rule", cls=Command)
@click.argument("name", required=False, shell_complete=_complete)
def command(name: str | None) -> None:
    """Explain a rule or a ruling, by the name that a diagnostic gives; without a name, list all."""
    from sintra_cli.referee.rule import catalogue
    from sintra_cli.report.rule import UnknownRule, explain, listing

    book = catalogue()
    try:
        text = listing(book) if name is None else explain(book, name)
    except UnknownRule as error:
        raise click.UsageError(str(error)) from None
    output.write(text)
