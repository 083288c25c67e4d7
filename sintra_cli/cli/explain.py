"""The command `explain`."""

from __future__ import annotations

import sys
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.one_log import open_log, parse_place
from sintra_cli.cli.options import colour_option, override_options
from sintra_cli.family.rules.address import Address
from sintra_cli.log.log import Overrides


@click.command(name="explain", cls=Command)
@click.argument("log", type=click.Path(allow_dash=True), metavar="LOG")
@click.argument("address", metavar="ADDRESS", callback=parse_place)
@override_options
@colour_option
def command(log: str, address: Address, rulings: dict[str, str], box: dict[str, Any], colour: str) -> None:
    """Explain what happened at ADDRESS: every rule that applied, every point with its reason.

    ADDRESS is a move (3.7), the draw of a round (3.start), its end (3.end), or the final scoring (final). Of something
    illegal it says why, and what would have been legal; that is explained then, and so the exit code is 0.
    """
    from sintra_cli.referee.explain import explain
    from sintra_cli.referee.standing import NoSuchAddress
    from sintra_cli.report.explanation import render

    opened = open_log(log, Overrides(rulings, box))
    try:
        explanation = explain(opened, address, output.shown(log))
    except NoSuchAddress as error:
        raise click.UsageError(str(error)) from None
    output.write(render(explanation, colour=output.coloured(sys.stdout, colour)))
