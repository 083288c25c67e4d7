"""The command `check`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.logs import Judging
from sintra_cli.cli.options import Overrides, colour_option, logs_argument, override_options
from sintra_cli.report.model import Verdict


@click.command(name="check")
@logs_argument
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "jsonl", "github"]),
    default="text",
    show_default=True,
    help="How to print what is wrong; github makes annotations.",
)
@click.option("--finished", is_flag=True, help="A game that is not finished is an error too.")
@override_options
@colour_option
def command(
    logs: tuple[str, ...],
    form: str,
    finished: bool,  # click calls by name
    rulings: dict[str, str],
    box: dict[str, Any],
    colour: str,
) -> int:
    """Validate logs: print what is wrong, and nothing when all is well.

    LOG is a file, a folder (every .toml below it) or - for standard input.
    """
    judging = Judging(logs, Overrides(rulings, box), must_finish=finished)
    for piece in _pieces(judging, form, colour):
        output.write(piece, judging.code)
        output.flush(judging.code)
    return judging.code


def _pieces(verdicts: Iterable[Verdict], form: str, colour: str) -> Iterator[str | bytes]:
    if form in {"json", "jsonl"}:
        from sintra_cli.report import machine

        written = machine.array if form == "json" else machine.lines
        yield from written(machine.encode_check(verdict.report) for verdict in verdicts)
        return
    between = ""
    for verdict in verdicts:
        if not verdict.report.errors:
            continue
        if form == "github":
            from sintra_cli.report import github

            yield github.render(verdict.report)
        else:
            from sintra_cli.report import diagnostics

            yield between + diagnostics.render(verdict, colour=output.coloured(sys.stdout, colour))
            between = "\n"
