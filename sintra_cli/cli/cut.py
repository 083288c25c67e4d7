"""The command `cut`."""

from __future__ import annotations

from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.one_log import open_log, parse_address
from sintra_cli.cli.options import override_options
from sintra_cli.family.rules.address import Address
from sintra_cli.log.log import Overrides


@click.command(name="cut", cls=Command, examples=["sintra cut --at 3.start game.toml > endgame.toml"])
@click.argument("log", type=click.Path(allow_dash=True), metavar="LOG")
@click.option(
    "--at",
    "address",
    metavar="ADDRESS",
    required=True,
    callback=parse_address,
    help="Where to cut: 3.7, 3.start, 3.end.",
)
@override_options
def command(log: str, address: Address, rulings: dict[str, str], box: dict[str, Any]) -> None:
    """Write a log that begins at an address.

    It has the position before ADDRESS and the moves from there on, counted anew from 1. It goes to standard output.
    """
    opened = open_log(log, Overrides(rulings, box))
    from sintra_cli.log.write import write_log
    from sintra_cli.referee.cut import cut
    from sintra_cli.referee.standing import NoSuchAddress

    try:
        document = cut(opened, address)
    except NoSuchAddress as error:
        raise click.BadParameter(str(error), param_hint="'--at'") from None
    output.write(write_log(document).encode())
