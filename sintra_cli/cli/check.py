"""The command `check`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.logs import Judge, Logs
from sintra_cli.cli.options import (
    colour_option,
    format_option,
    input_option,
    logs_argument,
    override_options,
    source_and_format,
)
from sintra_cli.log.log import Overrides
from sintra_cli.report.model import Verdict
from sintra_cli.text import counted


@click.command(
    name="check", cls=Command, examples=["sintra check game.toml", "sintra check --finished --format github club"]
)
@logs_argument
@format_option("text", "json", "jsonl", "github", help="How to print what is wrong; github makes annotations.")
@click.option("--finished", is_flag=True, help="A game that is not finished is an error too.")
@input_option
@override_options
@colour_option
def command(
    logs: tuple[str, ...],
    form: str,
    finished: bool,  # click calls by name
    given: str | None,
    rulings: dict[str, str],
    box: dict[str, Any],
    colour: str,
) -> int:
    """Print what is wrong with logs, and nothing when all is well.

    LOG is a file, a folder (every .toml below it) or - for standard input. On a terminal, a line on standard error says
    when all is well.
    """
    source, form = source_and_format(logs, given, form)
    judging = Logs(source, Judge(Overrides(rulings, box), must_finish=finished))
    for piece in _pieces(judging, form, colour):
        output.write(piece, judging.code)
        output.flush(judging.code)
    if judging.code == 0 and output.on_terminal(sys.stderr):
        output.say(f"{counted(judging.number, 'log')}: all legal, all claims agree")
    return judging.code


def _pieces(judging: Logs[Verdict], form: str, colour: str) -> Iterator[str | bytes]:
    if form in {"json", "jsonl"}:
        from sintra_cli.report import machine

        written = machine.array if form == "json" else machine.lines
        yield from written(judging.each(lambda verdict: machine.encode_check(verdict.report)))
        return
    between = ""
    for text in judging.each(lambda verdict: _rendered(verdict, form, colour)):
        if text:
            yield between + text
            between = "" if form == "github" else "\n"


def _rendered(verdict: Verdict, form: str, colour: str) -> str:
    """Say what is wrong with a log, for people or for GitHub; empty where nothing is."""
    if not verdict.report.errors:
        return ""
    if form == "github":
        from sintra_cli.report import github

        return github.render(verdict.report)
    from sintra_cli.report import diagnostics

    return diagnostics.render(verdict, colour=output.coloured(sys.stdout, colour))
