"""The command `import`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from shlex import quote
from typing import TYPE_CHECKING, Final

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.logs import UNREADABLE, exit_code, read
from sintra_cli.cli.new_file import create_new, refuse_to_overwrite
from sintra_cli.cli.one_log import open_file
from sintra_cli.log.log import Overrides
from sintra_cli.text import visible

if TYPE_CHECKING:
    from sintra_cli.log.table import CellFault
    from sintra_cli.referee.import_ import Imported, Unread
    from sintra_cli.report.model import Verdict

_MOST: Final = 20
"""So many faults of a file are said."""
_STANDARD_INPUT: Final = "-"


@click.command(
    name="import",
    cls=Command,
    examples=[
        "sintra import friday.csv --head friday_head.toml -o friday.toml",
        "sintra import friday.csv --head friday_head.toml > friday.toml",
    ],
)
@click.argument("table", type=click.Path(allow_dash=True), metavar="TABLE")
@click.option(
    "--head",
    metavar="HEAD",
    type=click.Path(allow_dash=True),
    required=True,
    help="A log without rounds, as sintra new writes it.",
)
@click.option(
    "--displays",
    metavar="FILE",
    type=click.Path(allow_dash=True),
    help="What lay on the displays, a round a line: RRRY YBGW ..., - for an empty one.",
)
@click.option("-o", "--output", "file", metavar="FILE", type=click.Path(), help="Where to; default: standard output.")
def command(table: str, head: str, displays: str | None, file: str | None) -> int:
    """Make a log of a table from a spreadsheet.

    TABLE is a CSV or TSV file, or - for standard input. Its first row names the columns, in any order: source (1 to 9,
    C, ? or <), colour (a letter or a name) and target (a strip or line; empty if there is none), and as wanted round,
    player, count, jokers, keep, points and tiling. Without --displays, count is needed, and a display is ?. The others
    may be left out or empty.

    Without a column round, a round ends when nothing is left. A tiling stands in the last row of its round:
    Ana 1:3 4:5; Ben 2:1 (line:column), or without names in the order of the players.

    What cannot be read is listed, each as TABLE:ROW:COLUMN, and nothing is written. A file that is there is never
    overwritten. A game that is illegal is written, and what is wrong with it is said as sintra check does.
    """
    file = None if file == _STANDARD_INPUT else file
    if [table, head, displays].count(_STANDARD_INPUT) > 1:
        raise click.UsageError("Only one file can be standard input.")
    if file is not None:
        refuse_to_overwrite(file)
    made = _made(table, head, displays)
    from sintra_cli.referee import judge

    verdict = judge(made.log, _STANDARD_INPUT if file is None else output.shown(file))
    code = exit_code(verdict)
    if code != UNREADABLE:
        if file is None:
            output.write_lines_of_a_file(made.log, code)
            output.flush(code)
        else:
            create_new(file, made.log)
    if code:
        _say_wrong(verdict, table, made)
    if file is not None and code != UNREADABLE and output.on_terminal(sys.stderr):
        output.say(f"wrote {output.printable(file)}; to score it: sintra score {output.printable(quote(file))}")
    return code


def _made(table: str, head: str, displays: str | None) -> Imported:
    """Read the files and make the log; leave where something cannot be read."""
    head_data, log = open_file(head, Overrides({}, {}))
    from sintra_cli.referee.import_ import NoHead, Unread, imported, verify_head

    try:
        verify_head(log)
        made = imported(head_data, log, _data(table), None if displays is None else _data(displays))
    except NoHead as error:
        raise click.BadParameter(f"{output.shown(head)}: {error}", param_hint="'--head'") from None
    if isinstance(made, Unread):
        _say_unread(made, table, displays or "")
        raise click.exceptions.Exit(UNREADABLE)
    return made


def _data(path: str) -> bytes:
    try:
        return read(path)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        output.say(f"{output.printable(path)}: cannot be read: {why}")
        raise click.exceptions.Exit(UNREADABLE) from None


def _say_unread(found: Unread, table: str, displays: str) -> None:
    lines = [*_lines(displays, found.displays), *_lines(table, found.table)]
    for line in lines[:_MOST]:
        output.say(line)
    if len(lines) > _MOST:
        output.say(f"and {'at least ' if found.more else ''}{len(lines) - _MOST} more")


def _lines(name: str, faults: Sequence[CellFault]) -> Iterator[str]:
    for fault in faults:
        place = ":".join(str(part) for part in (output.shown(name), fault.row, fault.column) if part is not None)
        yield visible(f"{place}: {fault.message}")


def _say_wrong(verdict: Verdict, table: str, made: Imported) -> None:
    """Say what is wrong with the log, and in which rows of the table the moves stand."""
    from sintra_cli.report.diagnostics import render

    output.say(render(verdict, colour=output.coloured(sys.stderr, "auto")).rstrip("\n"))
    for error in verdict.report.errors[:_MOST]:
        if error.round is not None and error.move is not None:
            row = made.rows[error.round - 1][error.move - 1]
            output.say(f"{output.printable(table)}:{row}: round {error.round}, move {error.move} stands here")
