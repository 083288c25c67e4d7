"""The command `score`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.logs import Judging
from sintra_cli.cli.options import Overrides, colour_option, logs_argument, override_options
from sintra_cli.report.model import Verdict

_FOR_PEOPLE = ("table", "markdown")


@click.command(name="score")
@logs_argument
@click.option(
    "--format",
    "form",
    type=click.Choice(["table", "markdown", "csv", "json", "jsonl"]),
    default="table",
    show_default=True,
    help="How to print the score sheets.",
)
@click.option("--detail", is_flag=True, help="Add every completed strip, or every tile laid (table, markdown).")
@click.option("--summary", is_flag=True, help="One line a log (table, markdown).")
@override_options
@colour_option
def command(
    logs: tuple[str, ...],
    form: str,
    detail: bool,  # click calls by name
    summary: bool,
    rulings: dict[str, str],
    box: dict[str, Any],
    colour: str,
) -> int:
    """Replay logs and print their score sheets.

    LOG is a file, a folder (every .toml below it) or - for standard input. What is illegal is reported on standard
    error; what was played before is scored.
    """
    if (detail or summary) and form not in _FOR_PEOPLE:
        asked = "--detail" if detail else "--summary"
        raise click.UsageError(f"{asked} goes with --format table or markdown, not {form}.")
    if detail and summary:
        raise click.UsageError("--detail and --summary exclude each other.")
    judging = Judging(logs, Overrides(rulings, box))
    verdicts = _then_say_what_is_wrong(judging, colour)
    pieces: Iterator[str] | Iterator[str | bytes]
    if form in _FOR_PEOPLE:
        pieces = _sheets(verdicts, form, colour, detail=detail, summary=summary)
    else:
        pieces = _rows(verdicts, form)
    for piece in pieces:
        output.write(piece, judging.code)
        output.flush(judging.code)
    return judging.code


def _then_say_what_is_wrong(verdicts: Iterable[Verdict], colour: str) -> Iterator[Verdict]:
    """Pass verdicts on, and report on standard error what was wrong once their sheet is written."""
    for verdict in verdicts:
        yield verdict
        if verdict.report.errors:
            from sintra_cli.report import diagnostics

            output.say(diagnostics.render(verdict, colour=output.coloured(sys.stderr, colour)).rstrip("\n"))


def _sheets(verdicts: Iterable[Verdict], form: str, colour: str, *, detail: bool, summary: bool) -> Iterator[str]:
    from sintra_cli.report import markdown, table

    if summary:
        yield from map(table.summary if form == "table" else markdown.summary, verdicts)
        return
    between = ""
    for verdict in verdicts:
        if form == "table":
            sheet = table.render(verdict, detail=detail, colour=output.coloured(sys.stdout, colour))
        else:
            sheet = markdown.render(verdict, detail=detail)
        yield between + sheet
        between = "\n"


def _rows(verdicts: Iterable[Verdict], form: str) -> Iterator[str | bytes]:
    if form == "csv":
        from sintra_cli.report import csv_rows

        yield csv_rows.header()
        yield from (csv_rows.rows(verdict.report) for verdict in verdicts)
        return
    from sintra_cli.report import machine

    written = machine.array if form == "json" else machine.lines
    yield from written(machine.encode(verdict.report) for verdict in verdicts)
