"""The command `check`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from typing import Any

import click
from msgspec import Struct

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.logs import Judge, Logs
from sintra_cli.cli.options import (
    colour_option,
    format_option,
    input_option,
    instead_option,
    jobs_option,
    logs_argument,
    override_options,
    source_and_format,
)
from sintra_cli.family.rules.address import Address
from sintra_cli.log.log import Overrides
from sintra_cli.report.model import Verdict
from sintra_cli.text import counted


@click.command(
    name="check",
    cls=Command,
    examples=[
        "sintra check game.toml",
        "sintra check --finished --format github club",
        "sintra check --jobs 0 club",
    ],
)
@logs_argument
@format_option("text", "json", "jsonl", "github", help="How to print what is wrong; github makes annotations.")
@click.option("--finished", is_flag=True, help="A game that is not finished is an error too.")
@instead_option
@input_option
@jobs_option
@override_options
@colour_option
def command(
    logs: tuple[str, ...],
    form: str,
    finished: bool,  # click calls by name
    instead: dict[Address, str],
    given: str | None,
    jobs: int,
    rulings: dict[str, str],
    box: dict[str, Any],
    colour: str,
) -> int:
    """Print what is wrong with logs, and nothing when all is well.

    LOG is a file, a folder (every .toml below it) or - for standard input. On a terminal, a line on standard error says
    when all is well.
    """
    source, form = source_and_format(logs, given, form)
    judge = Judge(Overrides(rulings, box), must_finish=finished)
    if instead:
        from sintra_cli.cli.instead import announced, judging

        judge = judging(Overrides(rulings, box), instead, logs, given, must_finish=finished)
    checked = Logs(source, judge, jobs, waiting=output.waited_for())
    with closing(checked.each(Told(form, output.coloured(sys.stdout, colour)))) as told:
        pieces: Iterable[str | bytes] = _arranged(told, form)
        for piece in announced(instead, form, pieces) if instead else pieces:
            output.write(piece, checked.code)
            output.flush(checked.code)
    if checked.code == 0 and output.on_terminal(sys.stderr):
        output.say(f"{counted(checked.number, 'log')}: all legal, all claims agree")
    return checked.code


class Told(Struct, frozen=True):
    """Tells what is wrong with a log, in one of the formats; empty where nothing is and people read it."""

    form: str
    colour: bool

    def __call__(self, verdict: Verdict) -> str | bytes:
        """Write a log's errors."""
        if self.form in {"json", "jsonl"}:
            from sintra_cli.report import machine

            return machine.encode_check(verdict.report)
        if not verdict.report.errors:
            return ""
        if self.form == "github":
            from sintra_cli.report import github

            return github.render(verdict.report)
        from sintra_cli.report import diagnostics

        return diagnostics.render(verdict, colour=self.colour)


def _arranged(pieces: Iterable[Any], form: str) -> Iterator[str | bytes]:
    """Put what is told of each log together."""
    if form in {"json", "jsonl"}:
        from sintra_cli.report import machine

        yield from (machine.array if form == "json" else machine.lines)(pieces)
        return
    between = ""
    for text in pieces:
        if text:
            yield between + text
            between = "" if form == "github" else "\n"
