"""The command `moves`."""

from __future__ import annotations

import sys
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.logs import ILLEGAL
from sintra_cli.cli.one_log import Where, address_options, open_as_far_as_it_goes, position_of, say_missing, say_stop
from sintra_cli.cli.options import colour_option, format_option, override_options
from sintra_cli.family.rules.illegal import NotWritten
from sintra_cli.log.log import Log, Overrides
from sintra_cli.referee.standing import Standing


@click.command(
    name="moves", cls=Command, examples=["sintra moves game.toml", "sintra moves --before 2.1 --try 1R3 game.toml"]
)
@click.argument("log", type=click.Path(allow_dash=True), metavar="LOG")
@address_options
@click.option(
    "--try",
    "tried",
    metavar="MOVE",
    help="Say whether this move is legal there, or let stand (!), and what it would do (exit code 0), "
    "or which rule forbids it (1).",
)
@format_option(
    "text", "json", help="How to print the moves; json is a list of them in canonical form, or what --try says."
)
@override_options
@colour_option
def command(
    log: str,
    before: Where,
    after: Where,
    tried: str | None,
    form: str,
    rulings: dict[str, str],
    box: dict[str, Any],
    colour: str,
) -> int:
    """List the legal moves of a position, and what each would do.

    Without an address it is the position at the end, or before the first illegal move; standard error then says what is
    illegal.
    """
    opened = open_as_far_as_it_goes(log, Overrides(rulings, box))
    standing, where = position_of(opened, before, after)
    name = output.shown(log)
    code = 0
    try:
        if tried is not None:
            code = _try(opened, standing, tried, name, where, form, colour)
        else:
            output.write(_json(standing) if form == "json" else _text(opened, standing, name, where, colour))
    except NotWritten as missing:
        return say_missing(opened, missing, name, colour)
    stopped = say_stop(opened, standing.replay, name, colour)
    return code if tried is not None else stopped


def _json(standing: Standing) -> bytes:
    from sintra_cli.report.machine import encode

    moves = [] if standing.table is None else standing.table.legal_moves()
    return encode([str(move) for move in moves]) + b"\n"


def _text(log: Log, standing: Standing, name: str, where: str, colour: str) -> str:
    from sintra_cli.referee.moves import here, takes
    from sintra_cli.report.moves import render

    possible = [] if standing.table is None else takes(log, standing.table)
    return render(here(log, standing, name, where), possible, colour=output.coloured(sys.stdout, colour))


def _try(log: Log, standing: Standing, text: str, name: str, where: str, form: str, colour: str) -> int:
    """Say whether a move is legal, and return the exit code."""
    from sintra_cli.referee.moves import NoMove, attempt, here
    from sintra_cli.report.diagnostics import refusal
    from sintra_cli.report.moves import Choice, as_object, impossible, legal

    try:
        found = attempt(log, standing, text)
    except NoMove as error:
        raise click.BadParameter(str(error), param_hint="'--try'") from None
    place = here(log, standing, name, where)
    if form == "json":
        from sintra_cli.report.machine import encode

        output.write(encode(as_object(place, found)) + b"\n")
    elif isinstance(found, Choice):
        output.write(legal(place, found))
    elif found is None:
        output.write(impossible(place))
    else:
        output.write(refusal(found, colour=output.coloured(sys.stdout, colour)))
    return 0 if isinstance(found, Choice) else ILLEGAL
