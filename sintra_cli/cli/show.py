"""The command `show`."""

from __future__ import annotations

import sys
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.instead import announce, open_instead
from sintra_cli.cli.one_log import Where, address_options, position_of, say_stop
from sintra_cli.cli.options import colour_option, format_option, instead_option, override_options
from sintra_cli.family.rules.address import Address
from sintra_cli.log.log import Log, Overrides
from sintra_cli.referee.standing import Standing


@click.command(
    name="show",
    cls=Command,
    examples=["sintra show --before 3.7 game.toml", "sintra show --after 2.end --format svg game.toml > position.svg"],
)
@click.argument("log", type=click.Path(allow_dash=True), metavar="LOG")
@address_options
@format_option("text", "json", "toml", "svg", help="How to print it; toml is a log that begins there, svg a picture.")
@instead_option
@override_options
@colour_option
def command(
    log: str,
    before: Where,
    after: Where,
    form: str,
    instead: dict[Address, str],
    rulings: dict[str, str],
    box: dict[str, Any],
    colour: str,
) -> int:
    """Show what is on the table in a position.

    That is displays, centre, tile, bag and discard, and the board of every player. Without an address it is the
    position at the end, or before the first illegal move; standard error then says what is illegal, with exit code 1.
    """
    opened = open_instead(log, Overrides(rulings, box), instead, all_of_it=False)
    standing, where = position_of(opened, before, after)
    announce(instead, form)
    if standing.table is not None:
        output.write(_shown(opened, standing, output.shown(log), where, form, colour))
    return say_stop(opened, standing.replay, output.shown(log), colour)


def _shown(log: Log, standing: Standing, name: str, where: str, form: str, colour: str) -> str | bytes:
    table = standing.table
    assert table is not None  # asked before
    if form == "text":
        from sintra_cli.referee.view import view
        from sintra_cli.report.position import render

        return render(view(log, table, name, where), colour=output.coloured(sys.stdout, colour))
    if form == "svg":
        from sintra_cli.referee.picture import picture, picture_before
        from sintra_cli.report.drawing.picture import render as draw

        return draw(picture(log, table, where), picture_before(log, standing.replay))
    from sintra_cli.referee.snapshot import document_at

    document = document_at(log, table)
    if form == "toml":
        from sintra_cli.log.write import write_log

        return write_log(document).encode()
    from sintra_cli.report.machine import encode

    return encode({"log": name, **document}) + b"\n"
