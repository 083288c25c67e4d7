"""The command `diff`."""

from __future__ import annotations

import sys
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.logs import ILLEGAL, UNREADABLE
from sintra_cli.cli.one_log import open_log, say_failure
from sintra_cli.cli.options import colour_option, format_option, override_options
from sintra_cli.family.words import Words
from sintra_cli.log.log import Overrides
from sintra_cli.referee.diff import ReplayedLog, compare
from sintra_cli.referee.standing import stand
from sintra_cli.report.comparison import Comparison


@click.command(name="diff", cls=Command, examples=["sintra diff ana.toml ben.toml"])
@click.argument("a", type=click.Path(allow_dash=True))
@click.argument("b", type=click.Path(allow_dash=True))
@format_option("text", "json", help="How to print the difference.")
@override_options
@colour_option
def command(a: str, b: str, form: str, rulings: dict[str, str], box: dict[str, Any], colour: str) -> int:
    """Find the first difference between two logs of one game.

    Logs are compared in what they say, not letter by letter. Prints the first difference and the totals that differ,
    and nothing when there is none. A and B are files; one may be - for standard input. Exit code 1 says that there is a
    difference, 2 that a log cannot be read.
    """
    if a == b == "-":
        raise click.UsageError("Only one of the two logs can be standard input.")
    logs = [_replayed(path, Overrides(rulings, box), colour) for path in (a, b)]
    known = [replayed for replayed in logs if replayed is not None]
    if len(known) < len(logs):
        return UNREADABLE
    comparison = compare(*known)
    code = 0 if comparison.same else ILLEGAL
    output.write(_rendered(comparison, known[0].log.game.words, form, colour), code)
    return code


def _replayed(path: str, overrides: Overrides, colour: str) -> ReplayedLog | None:
    """Read and replay a log; say on standard error what is illegal, or why it cannot be read (then None)."""
    try:
        log = open_log(path, overrides)
    except click.exceptions.Exit:
        return None
    replay = stand(log).replay
    if replay.failure is not None:
        say_failure(log, replay, output.shown(path), colour)
    return ReplayedLog(name=output.shown(path), log=log, replay=replay)


def _rendered(comparison: Comparison, words: Words, form: str, colour: str) -> str | bytes:
    if form == "json":
        from sintra_cli.report import machine

        return machine.encode_comparison(comparison) + b"\n"
    from sintra_cli.report import difference

    return difference.render(comparison, words.settings, colour=output.coloured(sys.stdout, colour))
