"""The command `replay`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.instead import announce, open_instead
from sintra_cli.cli.logs import exit_code
from sintra_cli.cli.one_log import parse_place
from sintra_cli.cli.options import colour_option, format_option, instead_option, override_options
from sintra_cli.family.rules.address import END, FINAL, START, Address
from sintra_cli.log.log import Log, Overrides
from sintra_cli.referee.judge import verdict_of
from sintra_cli.referee.replay import between, ledger, of_player
from sintra_cli.referee.standing import NoSuchAddress, rounds_of, stand, verify_there
from sintra_cli.text import spelt

if TYPE_CHECKING:
    from sintra_cli.report.ledger import Entry
    from sintra_cli.report.model import Verdict


@click.command(name="replay", cls=Command, examples=["sintra replay game.toml", "sintra replay --round 2 game.toml"])
@click.argument("log", type=click.Path(allow_dash=True), metavar="LOG")
@click.option(
    "--from", "first", metavar="ADDRESS", callback=parse_place, help="Begin there: 3.7, 3.start, 3.end, final."
)
@click.option("--to", "last", metavar="ADDRESS", callback=parse_place, help="End there, with what happens there.")
@click.option("--round", "number", metavar="N", type=click.IntRange(min=1), help="Only this round.")
@click.option("--player", metavar="NAME", help="Only what this player did and scored.")
@format_option(
    "text",
    "markdown",
    "jsonl",
    "html",
    help="How to print it; jsonl is an object an entry, html a page to look at.",
)
@instead_option
@override_options
@colour_option
def command(
    log: str,
    first: Address | None,
    last: Address | None,
    number: int | None,
    player: str | None,
    form: str,
    instead: dict[Address, str],
    rulings: dict[str, str],
    box: dict[str, Any],
    colour: str,
) -> int:
    """Tell a game move by move, with all its points.

    Standard error says what is wrong with the log; what was played before that is told.
    """
    opened = open_instead(log, Overrides(rulings, box), instead, all_of_it=True)
    if form == "html":
        if first is not None or last is not None or number is not None or player is not None:
            raise click.UsageError("--format html is the whole game: leave out --from, --to, --round and --player.")
        announce(instead, form)
        return _page(opened, output.shown(log), colour)
    span = _span(opened, first, last, number)
    name = None if player is None else spelt(player, opened.names)
    if player is not None and name is None:
        raise click.BadParameter(f"there is no player {player!r}: there are {', '.join(opened.names)}")
    played = stand(opened).replay
    verdict = verdict_of(opened, played, output.shown(log))
    entries = between(ledger(opened, played), *span)
    if name is not None:
        entries = of_player(entries, name)
    announce(instead, form)
    _print(verdict, entries, form, colour)
    return _say_errors(verdict, colour)


def _page(log: Log, name: str, colour: str) -> int:
    """Write the page, without the path of the log, and say what is wrong with the path."""
    from sintra_cli.referee.story import story
    from sintra_cli.report.page.game import render

    whole = stand(log)
    verdict = verdict_of(log, whole.replay, log.game.title)
    output.write(render(verdict, story(log, whole, verdict.report.errors)))
    return _say_errors(verdict_of(log, whole.replay, name), colour)


def _say_errors(verdict: Verdict, colour: str) -> int:
    """Say on standard error what is wrong with a log; return the exit code."""
    if verdict.report.errors:
        from sintra_cli.report import diagnostics

        output.say(diagnostics.render(verdict, colour=output.coloured(sys.stderr, colour)).rstrip("\n"))
    return exit_code(verdict)


def _span(log: Log, first: Address | None, last: Address | None, number: int | None) -> tuple[Address, Address]:
    """Return the first and the last address to tell; raise `click.UsageError` where there is nothing between them."""
    if number is not None:
        if first is not None or last is not None:
            raise click.UsageError("--round excludes --from and --to.")
        if not log.first_round <= number < log.first_round + len(log.rounds):
            raise click.UsageError(f"there is no round {number}: the log has {rounds_of(log)}")
        first, last = Address(number, START), Address(number, END)
    for address in (first, last):
        if address is not None:
            _verify(log, address)
    first, last = first or Address(1, START), last or FINAL
    if first > last:
        raise click.UsageError(f"--from {first} comes after --to {last}.")
    return first, last


def _verify(log: Log, address: Address) -> None:
    try:
        verify_there(log, address)
    except NoSuchAddress as error:
        raise click.UsageError(str(error)) from None


def _print(verdict: Verdict, entries: Sequence[Entry], form: str, colour: str) -> None:
    if form == "jsonl":
        from sintra_cli.report import machine

        for line in machine.lines(map(machine.encode_entry, entries)):
            output.write(line)
        return
    from sintra_cli.report import narrative

    if form == "markdown":
        output.write(narrative.markdown(verdict, entries))
    else:
        output.write(narrative.text(verdict, entries, colour=output.coloured(sys.stdout, colour)))
