"""Open the one log that a command is about."""

from __future__ import annotations

import click

from sintra_cli.cli.logs import UNREADABLE, read
from sintra_cli.cli.options import Overrides
from sintra_cli.cli.output import say, shown
from sintra_cli.game.address import Address, parse
from sintra_cli.log.faults import Fault, Refused
from sintra_cli.log.log import Log
from sintra_cli.log.read import read as understood


def open_log(path: str, overrides: Overrides) -> Log:
    """Read a log (`-` is standard input); where it cannot be read, show why and raise `click.exceptions.Exit`."""
    try:
        log = understood(read(path), overrides.rulings, overrides.box)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        log = Refused(faults=[Fault(rule="unreadable", message=f"cannot be read: {why}")], source="", data={})
    if isinstance(log, Refused):
        from sintra_cli.referee import refused
        from sintra_cli.report.diagnostics import render

        say(render(refused(log, shown(path))).rstrip("\n"))
        raise click.exceptions.Exit(UNREADABLE)
    return log


def parse_address(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Address | None:
    """Read an address on the command line; raise `click.BadParameter` where it is none."""
    if text is None:
        return None
    try:
        return parse(text)
    except ValueError as error:
        raise click.BadParameter(str(error)) from None
