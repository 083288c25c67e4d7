"""The command `score`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
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

_FOR_PEOPLE = ("table", "markdown")


@click.command(
    name="score",
    cls=Command,
    examples=["sintra score game.toml", "sintra score --detail game.toml", "sintra score --format csv club > club.csv"],
)
@logs_argument
@format_option("table", "markdown", "csv", "json", "jsonl", help="How to print the score sheets.")
@click.option("--detail", is_flag=True, help="Add every completed strip, or every tile laid (table, markdown).")
@click.option("--summary", is_flag=True, help="One line a log (table, markdown).")
@input_option
@override_options
@colour_option
def command(
    logs: tuple[str, ...],
    form: str,
    detail: bool,  # click calls by name
    summary: bool,
    given: str | None,
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
    judging = Logs(source, Judge(Overrides(rulings, box)))
    render = _renderer(form, colour, detail=detail, summary=summary)
    made = judging.each(lambda verdict: (render(verdict), _wrong(verdict, colour, summary=summary)))
    told = _then_say_all_that_is_wrong(made) if summary else _then_say_what_is_wrong(made)
    for piece in _arranged(told, form, summary=summary):
        output.write(piece, judging.code)
        output.flush(judging.code)
    return judging.code


def _renderer(form: str, colour: str, *, detail: bool, summary: bool) -> Callable[[Verdict], Any]:
    """Return what makes of a verdict its sheet, its row or rows, or its object."""
    if form == "table":
        from sintra_cli.report import table

        painted = output.coloured(sys.stdout, colour)
        return table.summary if summary else _sheets(partial(table.render, detail=detail, colour=painted))
    if form == "markdown":
        from sintra_cli.report import markdown

        return markdown.summary if summary else _sheets(partial(markdown.render, detail=detail))
    if form == "csv":
        from sintra_cli.games import csv_columns
        from sintra_cli.report import csv_rows

        columns = csv_columns()
        return lambda verdict: csv_rows.rows(verdict.report, columns)
    from sintra_cli.report import machine

    return lambda verdict: machine.encode(verdict.report)


def _sheets(render: Callable[[Verdict], str]) -> Callable[[Verdict], str]:
    """Return what makes the sheet of a log; there is none, an empty text, of what is no text or could not be opened."""
    return lambda verdict: "" if any(error.rule == "unreadable" for error in verdict.report.errors) else render(verdict)


def _wrong(verdict: Verdict, colour: str, *, summary: bool) -> str:
    """Say what is wrong with a log, in a summary only the first of it on one line; empty where nothing is."""
    if not verdict.report.errors:
        return ""
    from sintra_cli.report import diagnostics

    tell = diagnostics.first if summary else diagnostics.render
    return tell(verdict, colour=output.coloured(sys.stderr, colour)).rstrip("\n")


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
