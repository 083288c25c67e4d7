"""The command `standings`."""

from __future__ import annotations

import sys
from contextlib import closing
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.logs import Judge, Logs, Named
from sintra_cli.cli.options import format_option, jobs_option, logs_argument, override_options
from sintra_cli.games import games
from sintra_cli.log.log import Overrides
from sintra_cli.report.model import Verdict
from sintra_cli.report.standings import Ended, Tally, ended, render
from sintra_cli.text import visible


@click.command(name="standings", cls=Command, examples=["sintra standings club"])
@logs_argument
@format_option("table", "markdown", "csv", "json", "jsonl", help="How to print the table.")
@jobs_option
@override_options
def command(logs: tuple[str, ...], form: str, jobs: int, rulings: dict[str, str], box: dict[str, Any]) -> int:
    """Add up the games of a club, player by player.

    You see games, wins, average and best total, and average broken glass. LOG is a file, a folder (every .toml below
    it) or - for standard input. Standard error names logs that are not finished or not legal; they are left out. A win
    that is shared counts as a fraction.
    """
    judging = Logs(Named(logs), Judge(Overrides(rulings, box)), jobs, waiting=output.on_terminal(sys.stderr))
    tally = Tally({game.name: game.title for game in games()})
    with closing(judging.each(_counted)) as counted:
        for game in counted:
            if isinstance(game, str):
                output.say(game)
            else:
                tally.add(game)
    for piece in render(tally.lines(), form):
        output.write(piece, judging.code)
    return judging.code


def _counted(verdict: Verdict) -> Ended | str:
    """Return what counts of a game, or what is said of one that does not count."""
    report = verdict.report
    if report.status == "finished":
        return ended(report)
    why = f": {report.errors[0].rule}" if report.errors else ""
    return f"sintra: {visible(report.log)}: left out: {report.status}{why}"
