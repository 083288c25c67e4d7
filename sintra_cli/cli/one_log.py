"""Open the one log that a command is about."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import click

from sintra_cli.cli.logs import ILLEGAL, UNREADABLE, read
from sintra_cli.cli.output import coloured, say, shown
from sintra_cli.family.rules.address import FINAL, Address, parse
from sintra_cli.family.rules.illegal import NotWritten
from sintra_cli.log.log import Log, Overrides
from sintra_cli.log.read import read as as_written
from sintra_cli.names import UNREADABLE as UNREADABLE_RULE
from sintra_cli.referee.judge import opened as understood
from sintra_cli.toml.faults import Fault, Refused

if TYPE_CHECKING:
    from sintra_cli.family.rules.replay import Replay
    from sintra_cli.referee.standing import Standing

F = TypeVar("F", bound=Callable[..., Any])
Where: TypeAlias = Address | None


def open_log(path: str, overrides: Overrides) -> Log:
    """Read a log (`-` is standard input); where it cannot be read, show why and raise `click.exceptions.Exit`."""
    return open_file(path, overrides)[1]


def open_file(path: str, overrides: Overrides) -> tuple[bytes, Log]:
    """Read a log as `open_log` does; return the bytes of its file too."""
    return open_as(path, overrides, understood)


def open_as_far_as_it_goes(path: str, overrides: Overrides) -> Log:
    """Read a log as `open_log` does, also one that leaves out what its own moves need: there it stops."""
    return open_as(path, overrides, as_written)[1]


def open_as(path: str, overrides: Overrides, understood: Callable[..., Log | Refused]) -> tuple[bytes, Log]:
    """Read a log as `open_file` does, but as far as another function understands it."""
    data = b""
    log: Log | Refused
    try:
        data = read(path)
        log = understood(data, overrides.rulings, overrides.box)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        log = Refused(faults=[Fault(rule=UNREADABLE_RULE, message=f"cannot be read: {why}")], source="", data={})
    if isinstance(log, Refused):
        from sintra_cli.referee import refused
        from sintra_cli.report.diagnostics import render

        say(render(refused(log, shown(path))).rstrip("\n"))
        raise click.exceptions.Exit(UNREADABLE)
    return data, log


def parse_address(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Address | None:
    """Read an address on the command line; raise `click.BadParameter` where it is none."""
    if text is None:
        return None
    try:
        return parse(text)
    except ValueError as error:
        raise click.BadParameter(str(error)) from None


def parse_place(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Address | None:
    """Read an address, or `final`, on the command line; raise `click.BadParameter` where it is neither."""
    if text is not None and text.strip() == str(FINAL):
        return FINAL
    try:
        return parse_address(_ctx, _param, text)
    except click.BadParameter as error:
        raise click.BadParameter(f"{error.message}, and final is the final scoring") from None


def address_options(command: F) -> F:
    """Add --before and --after."""
    command = click.option(
        "--after",
        metavar="ADDRESS",
        callback=parse_address,
        help="The position that this leads to: 3.7, 3.start, 3.end.",
    )(command)
    return click.option(
        "--before", metavar="ADDRESS", callback=parse_address, help="The position in which this is to happen."
    )(command)


def position_of(log: Log, before: Where, after: Where) -> tuple[Standing, str]:
    """Return the game as it stands at one of two addresses, or at the end of the log, and a text that says which.

    Raise `click.UsageError` where both are given, or where the log does not get there.
    """
    from sintra_cli.referee.standing import NoSuchAddress, stand_after, stand_at_the_end, stand_before

    if before is not None and after is not None:
        raise click.UsageError("--before and --after exclude each other.")
    try:
        if before is not None:
            return stand_before(log, before), f"before {before}"
        if after is not None:
            return stand_after(log, after), f"after {after}"
    except NoSuchAddress as error:
        raise click.UsageError(str(error)) from None
    standing = stand_at_the_end(log)
    if standing.replay.halt is not None:
        return standing, "before the first move that cannot be judged"
    return standing, "at the end" if standing.replay.failure is None else "before the first illegal thing"


def say_stop(log: Log, played: Replay, name: str, colour: str) -> int:
    """Report on standard error what stops a log, if anything does, and return the exit code that says so."""
    if played.failure is not None:
        say_failure(log, played, name, colour)
        return ILLEGAL
    if played.halt is not None:
        from sintra_cli.referee.judge import halted

        return _say_refused(halted(log, played.halt), name, colour)
    return 0


def say_missing(log: Log, missing: NotWritten, name: str, colour: str) -> int:
    """Report on standard error what a log leaves out that a question about it needs; return the exit code."""
    from sintra_cli.referee.judge import not_written

    return _say_refused(not_written(log, missing), name, colour)


def _say_refused(log: Refused, name: str, colour: str) -> int:
    from sintra_cli.referee import refused
    from sintra_cli.report.diagnostics import render

    say(render(refused(log, name), colour=coloured(sys.stderr, colour)).rstrip("\n"))
    return UNREADABLE


def say_failure(log: Log, played: Replay, name: str, colour: str) -> None:
    """Report the first illegal thing in a log on standard error."""
    from sintra_cli.referee.diagnose import of_replay
    from sintra_cli.report.diagnostics import text

    (found,) = of_replay(log, played, [], must_finish=False)
    lines = log.source.split("\n")
    say(text(found, name, lines, colour=coloured(sys.stderr, colour)).rstrip("\n"))
