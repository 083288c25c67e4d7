"""The command `explain`."""

from __future__ import annotations

import sys
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.instead import announce, open_instead
from sintra_cli.cli.one_log import parse_place
from sintra_cli.cli.options import colour_option, format_option, instead_option, override_options
from sintra_cli.family.rules.address import Address
from sintra_cli.log.log import Overrides


@click.command(name="explain", cls=Command, examples=["sintra explain game.toml 2.1", "sintra explain game.toml final"])
@click.argument("log", type=click.Path(allow_dash=True), metavar="LOG")
@click.argument("address", metavar="ADDRESS", callback=parse_place)
@format_option("text", "json", help="How to print it; json is an object.")
@instead_option
@override_options
@colour_option
def command(
    log: str,
    address: Address,
    form: str,
    instead: dict[Address, str],
    rulings: dict[str, str],
    box: dict[str, Any],
    colour: str,
) -> None:
    """Explain a move, a draw or an end, rule by rule.

    You see every rule that applied, and every point with its reason. ADDRESS is a move (3.7), the draw of a round
    (3.start), its end (3.end), or the final scoring (final). If something illegal stands there, you read why, and what
    would have been legal; that is an answer, and so the exit code is 0.
    """
    from sintra_cli.referee.explain import explain
    from sintra_cli.referee.standing import NoSuchAddress
    from sintra_cli.report.explanation import render

    opened = open_instead(log, Overrides(rulings, box), instead, all_of_it=True)
    try:
        explanation = explain(opened, address, output.shown(log))
    except NoSuchAddress as error:
        raise click.UsageError(str(error)) from None
    announce(instead, form)
    if form == "json":
        from sintra_cli.report.machine import encode

        output.write(encode(explanation) + b"\n")
    else:
        output.write(render(explanation, colour=output.coloured(sys.stdout, colour)))
