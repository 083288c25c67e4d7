"""The command `score`."""

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

_FOR_PEOPLE = ("table", "markdown")


@click.command(
    name="score",
    cls=Command,
    examples=[
        "sintra score game.toml",
        "sintra score --detail game.toml",
        "sintra score --format csv --jobs 0 club > club.csv",
    ],
)
@logs_argument
@format_option("table", "markdown", "csv", "json", "jsonl", help="How to print the score sheets.")
@click.option("--detail", is_flag=True, help="Add every completed strip, or every tile laid (table, markdown).")
@click.option("--summary", is_flag=True, help="One line a log (table, markdown).")
@instead_option
@input_option
@jobs_option
@override_options
@colour_option
def command(
    logs: tuple[str, ...],
    form: str,
    detail: bool,  # click calls by name
    summary: bool,
    instead: dict[Address, str],
    given: str | None,
    jobs: int,
    rulings: dict[str, str],
    box: dict[str, Any],
    colour: str,
) -> int:
    """Replay logs and print their score sheets.

    LOG is a file, a folder (every .toml below it) or - for standard input. Standard error says what is illegal; what
    was played before that is scored.
    """
    source, form = source_and_format(logs, given, form)
    if (detail or summary) and form not in _FOR_PEOPLE:
        asked = "--detail" if detail else "--summary"
        raise click.UsageError(f"{asked} goes with --format table or markdown, not {form}.")
    if detail and summary:
        raise click.UsageError("--detail and --summary exclude each other.")
    judge = Judge(Overrides(rulings, box))
    if instead:
        from sintra_cli.cli.instead import announced, judging

        judge = judging(Overrides(rulings, box), instead, logs, given)
    told_of = Logs(source, judge, jobs, waiting=output.waited_for())
    scored = Scored(
        form=form,
        detail=detail,
        summary=summary,
        colour=output.coloured(sys.stdout, colour),
        colour_of_errors=output.coloured(sys.stderr, colour),
    )
    with closing(told_of.each(scored)) as made:
        told = _then_say_all_that_is_wrong(made) if summary else _then_say_what_is_wrong(made)
        pieces: Iterable[str | bytes] = _arranged(told, form, summary=summary)
        for piece in announced(instead, form, pieces) if instead else pieces:
            output.write(piece, told_of.code)
            output.flush(told_of.code)
    return told_of.code


class Scored(Struct, frozen=True, kw_only=True):
    """Writes the score of a log in one of the formats, and says what is wrong with it."""

    form: str
    detail: bool
    summary: bool
    colour: bool
    colour_of_errors: bool

    def __call__(self, verdict: Verdict) -> tuple[str | bytes, str]:
        """Return a log's sheet, its row or rows, or its object; and what is wrong with it, empty where nothing is."""
        return self._written(verdict), self._wrong(verdict)

    def _written(self, verdict: Verdict) -> str | bytes:
        if self.form in _FOR_PEOPLE:
            return self._summary(verdict) if self.summary else self._sheet(verdict)
        if self.form == "csv":
            from sintra_cli.games import csv_columns
            from sintra_cli.report import csv_rows

            return csv_rows.rows(verdict.report, csv_columns())
        from sintra_cli.report import machine

        return machine.encode(verdict.report)

    def _summary(self, verdict: Verdict) -> str:
        if self.form == "table":
            from sintra_cli.report import table

            return table.summary(verdict)
        from sintra_cli.report import markdown

        return markdown.summary(verdict)

    def _sheet(self, verdict: Verdict) -> str:
        """Write a score sheet; there is none of what is no text or could not be opened."""
        if any(error.rule == "unreadable" for error in verdict.report.errors):
            return ""
        if self.form == "table":
            from sintra_cli.report import table

            return table.render(verdict, detail=self.detail, colour=self.colour)
        from sintra_cli.report import markdown

        return markdown.render(verdict, detail=self.detail)

    def _wrong(self, verdict: Verdict) -> str:
        """Say what is wrong with a log, in a summary only the first of it on one line."""
        if not verdict.report.errors:
            return ""
        from sintra_cli.report import diagnostics

        tell = diagnostics.first if self.summary else diagnostics.render
        return tell(verdict, colour=self.colour_of_errors).rstrip("\n")


def _then_say_what_is_wrong(made: Iterable[tuple[Any, str]]) -> Iterator[Any]:
    """Pass what was made of logs on, and report on standard error what was wrong once it is written."""
    for piece, wrong in made:
        yield piece
        if wrong:
            output.say(wrong)


def _then_say_all_that_is_wrong(made: Iterable[tuple[Any, str]]) -> Iterator[Any]:
    """Pass what was made of logs on, and report on standard error what was wrong behind all of it."""
    found = []
    for piece, wrong in made:
        yield piece
        found += [wrong] if wrong else []
    if found:
        output.say("\n".join(found))


def _arranged(pieces: Iterable[Any], form: str, *, summary: bool) -> Iterator[str | bytes]:
    """Put what is made of each log together, piece by piece."""
    if form in {"json", "jsonl"}:
        from sintra_cli.report import machine

        yield from (machine.array if form == "json" else machine.lines)(pieces)
        return
    if form == "csv":
        from sintra_cli.games import csv_columns
        from sintra_cli.report import csv_rows

        yield csv_rows.header(csv_columns())
    between = ""
    for piece in pieces:
        if not piece:
            continue
        yield between + piece
        between = "\n" if form in _FOR_PEOPLE and not summary else ""
