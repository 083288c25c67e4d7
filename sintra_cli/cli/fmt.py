"""The command `fmt`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias, TypeVar

import click
from msgspec import Struct

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.logs import UNREADABLE, Found, Logs, Named, PassedOver, Taking, opened, passed_over
from sintra_cli.cli.options import colour_option, logs_argument, override_options
from sintra_cli.cli.saving import save
from sintra_cli.log.log import Overrides
from sintra_cli.referee import refused
from sintra_cli.referee.fmt import formatted
from sintra_cli.report.model import Verdict
from sintra_cli.text import counted
from sintra_cli.toml.faults import Refused

R = TypeVar("R")

WOULD_CHANGE: Final = 1
NOT_WRITTEN: Final = 3


@click.command(name="fmt", cls=Command, examples=["sintra fmt --diff game.toml", "sintra fmt club"])
@logs_argument
@click.option("--check", is_flag=True, help="Write nothing; list the logs that would change, and exit with 1 if any.")
@click.option("--diff", is_flag=True, help="Write nothing; show what would change.")
@override_options
@colour_option
def command(
    logs: tuple[str, ...],
    check: bool,  # click calls by name
    diff: bool,
    rulings: dict[str, str],
    box: dict[str, Any],
    colour: str,
) -> int:
    """Put the moves of logs in good order, one turn cycle a line.

    LOG is a file, a folder (every .toml below it) or - for standard input. Files are changed in place; what comes from
    standard input goes to standard output. Only moves are touched: comments and remarks stay, and so do points claimed
    for a move. Every report stays the same.

    To find errors, use sintra check: here an illegal log is formatted up to the move that breaks a rule, and of the
    moves after it only spaces and small letters change. A log that cannot be read stays as it is.
    """
    formatting = Logs(Named(logs), Format(Overrides(rulings, box)))
    if diff:
        painted = output.coloured(sys.stdout, colour)
        changes = _of_readable(formatting, colour, lambda log: (log, _changes(log, colour=painted)))
        _show_changes(changes, formatting, check=check, colour=painted)
    elif check:
        _list_changing(_of_readable(formatting, colour, lambda log: log), formatting)
    else:
        _write(_of_readable(formatting, colour, lambda log: log), formatting)
    return formatting.code


class Formatted(Struct, frozen=True):
    """A log by the path as given, before and after."""

    path: str
    before: bytes
    after: bytes

    @property
    def name(self) -> str:
        """The path, safe to show."""
        return output.printable(self.path)

    @property
    def changes(self) -> bool:
        """Whether formatting makes a difference."""
        return self.before != self.after


class Format(Taking[Formatted | Verdict]):
    """Formats logs, or judges those that cannot be."""

    def __init__(self, overrides: Overrides) -> None:
        self._overrides = overrides

    def take(self, found: Found) -> tuple[Formatted | Verdict, int] | PassedOver:
        """Return a log formatted, or the verdict on it, and its exit code."""
        result = self._format(found)
        if isinstance(result, PassedOver):
            return result
        return result, UNREADABLE if isinstance(result, Verdict) else 0

    def _format(self, found: Found) -> Formatted | Verdict | PassedOver:
        data = opened(found)
        if not isinstance(data, bytes):
            return data
        after = formatted(data, self._overrides.rulings, self._overrides.box)
        if not isinstance(after, Refused):
            return Formatted(found.path, data, after)
        return passed_over(found, data) or refused(after, found.name)


Formatting: TypeAlias = Logs[Formatted | Verdict]


def _of_readable(formatting: Formatting, colour: str, make: Callable[[Formatted], R]) -> Iterator[R]:
    """Yield what `make` makes of formatted logs, and report on standard error what is wrong with the others."""

    def made(log: Formatted | Verdict) -> tuple[list[R], str]:
        if isinstance(log, Formatted):
            return [make(log)], ""
        from sintra_cli.report import diagnostics

        return [], diagnostics.render(log, colour=output.coloured(sys.stderr, colour)).rstrip("\n")

    for results, wrong in formatting.each(made):
        if wrong:
            output.say(wrong)
        yield from results


def _changes(log: Formatted, *, colour: bool) -> str:
    from sintra_cli.report import diff

    return diff.render(log.name, log.before.decode(), log.after.decode(), colour=colour)


def _show_changes(logs: Iterator[tuple[Formatted, str]], formatting: Formatting, *, check: bool, colour: bool) -> None:
    for log, changes in logs:
        if check and log.changes:
            formatting.code = max(formatting.code, WOULD_CHANGE)
        if colour:
            output.write(changes, formatting.code)
        else:
            output.write_lines_of_a_file(changes.encode(), formatting.code)
        output.flush(formatting.code)


def _list_changing(logs: Iterator[Formatted], formatting: Formatting) -> None:
    for log in logs:
        if log.changes:
            formatting.code = max(formatting.code, WOULD_CHANGE)
            output.write(f"{log.name}\n", formatting.code)
            output.flush(formatting.code)


def _write(logs: Iterator[Formatted], formatting: Formatting) -> None:
    written = unchanged = 0
    for log in logs:
        if log.path == "-":
            output.write_lines_of_a_file(log.after, formatting.code)
            output.flush(formatting.code)
        elif not log.changes:
            unchanged += 1
        else:
            try:
                save(log.path, log.after, log.before)
            except output.CannotWrite as error:
                output.say(f"sintra: cannot write: {error}")
                formatting.code = max(formatting.code, NOT_WRITTEN)
                continue
            output.say(f"formatted {log.name}")
            written += 1
    if written:
        rest = f", {unchanged} unchanged" if unchanged else ""
        output.say(f"{counted(written, 'log')} formatted{rest}")
