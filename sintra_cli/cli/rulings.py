"""The command `rulings`."""

from __future__ import annotations

import sys
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.one_log import open_log
from sintra_cli.cli.options import colour_option, format_option, override_options
from sintra_cli.log.log import Overrides


@click.command(name="rulings", cls=Command, examples=["sintra rulings game.toml"])
@click.argument("log", type=click.Path(allow_dash=True), metavar="LOG")
@format_option("text", "json", help="How to print what the rulings change; json has every combination.")
@override_options
@colour_option
def command(log: str, form: str, rulings: dict[str, str], box: dict[str, Any], colour: str) -> None:
    """Say which rulings matter for a game.

    A ruling matters if it makes the game illegal, or changes a total or who wins. The game is compared with what it
    would come to under every other combination of rulings.
    """
    opened = open_log(log, Overrides(rulings, box))
    from sintra_cli.referee.judge import replayed
    from sintra_cli.referee.rulings import alternatives

    found = alternatives(opened)
    if form == "json":
        from sintra_cli.report.machine import array, encode

        for piece in array(map(encode, found)):
            output.write(piece)
    else:
        from sintra_cli.report.alternatives import render

        printed = opened.setup.assumptions(opened.names, opened.assumed, replayed(opened).final)
        output.write(render(found, printed.winners, colour=output.coloured(sys.stdout, colour)))
