"""The command `rule`."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.options import format_option


def _complete(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from sintra_cli.referee.rule import catalogue

    return [CompletionItem(name) for name in catalogue().names if name.startswith(incomplete)]


@click.command(
    name="rule", cls=Command, examples=["sintra rule must-place", "sintra rule --format markdown > rules.md"]
)
@click.argument("name", required=False, shell_complete=_complete)
@format_option(
    "text",
    "markdown",
    "json",
    help="How to print it. Markdown without a name explains all, in the order of play, and json is a list of all.",
)
def command(name: str | None, form: str) -> None:
    """Explain a rule, a ruling or how something scores.

    Without a name, all names are listed.
    """
    from sintra_cli.report.rule import UnknownRule

    try:
        written: str | bytes
        written = _as_json(name) if form == "json" else _as_markdown(name) if form == "markdown" else _as_text(name)
    except UnknownRule as error:
        raise click.UsageError(str(error)) from None
    output.write(written)


def _as_text(name: str | None) -> str:
    from sintra_cli.referee.rule import catalogue
    from sintra_cli.report.rule_text import explain, listing

    return listing(catalogue()) if name is None else explain(catalogue(), name)


def _as_json(name: str | None) -> bytes:
    from sintra_cli.referee.rule import catalogue
    from sintra_cli.report.machine import encode
    from sintra_cli.report.rule_json import explained, listed

    return encode(listed(catalogue()) if name is None else explained(catalogue(), name)) + b"\n"


def _as_markdown(name: str | None) -> str:
    from sintra_cli.referee.rule import catalogue
    from sintra_cli.report.rule_markdown import explain, reference

    return reference(catalogue()) if name is None else explain(catalogue(), name)
