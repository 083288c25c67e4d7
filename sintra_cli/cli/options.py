"""Options that several commands have."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click
from click.core import ParameterSource

from sintra_cli.cli.output import shown

if TYPE_CHECKING:
    from sintra_cli.cli.logs import Source
    from sintra_cli.family.rules.address import Address

F = TypeVar("F", bound=Callable[..., Any])

MOST_JOBS: Final = 30
"""Windows can wait for no more, and one process that hands out logs could not keep more busy."""


def parse_rulings(_ctx: click.Context, _param: click.Parameter, values: Sequence[str]) -> dict[str, str]:
    """Read NAME=VALUE; raise `click.BadParameter` where a ruling or its value is not known."""
    return dict(_parse_ruling(value) for value in values)


def _parse_ruling(text: str) -> tuple[str, str]:
    from sintra_cli.referee.overrides import verify_ruling

    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals:
        raise click.BadParameter(f"{text!r} is not NAME=VALUE, such as score_floor=none")
    try:
        verify_ruling(name, value)
    except ValueError as error:
        raise click.BadParameter(str(error)) from None
    return name, value


def parse_box(_ctx: click.Context, _param: click.Parameter, file: str | None) -> dict[str, Any]:
    """Read the `[box]` of a TOML file; leave with its diagnostics where it has none or a wrong one."""
    if file is None:
        return {}
    from sintra_cli.cli.box_file import read_box_file

    return read_box_file(file)


def logs_argument(command: F) -> F:
    """Add LOG..., the logs; one that must not be read is told of like others that cannot be read."""
    kind = click.Path(allow_dash=True, readable=False)
    return click.argument("logs", metavar="[LOG]...", nargs=-1, type=kind)(command)


def override_options(command: F) -> F:
    """Add --ruling and --box."""
    command = click.option(
        "--box",
        metavar="FILE",
        type=click.Path(),
        callback=parse_box,
        help="A TOML file with a [box]: what is printed on your components, over what the logs say.",
    )(command)
    return click.option(
        "--ruling",
        "rulings",
        metavar="NAME=VALUE",
        multiple=True,
        callback=parse_rulings,
        help="Decide a ruling, over what the logs say; see sintra rule. May be repeated.",
    )(command)


def format_option(*formats: str, help: str) -> Callable[[F], F]:  # noqa: A002  # click calls it so
    """Return what adds --format with these formats, the first of them the default."""
    kind = click.Choice(formats)
    return click.option("--format", "form", type=kind, default=formats[0], show_default=True, help=help)


def jobs_option(command: F) -> F:
    """Add --jobs."""
    return click.option(
        "--jobs",
        "-j",
        metavar="N",
        type=int,
        default=1,
        show_default=True,
        callback=parse_jobs,
        help="Share the logs out among so many processes; 0 is one for each core. The output is the same.",
    )(command)


def parse_jobs(_ctx: click.Context, _param: click.Parameter, number: int) -> int:
    """Return how many processes are to work; raise `click.BadParameter` where that is none or too many."""
    if not 0 <= number <= MOST_JOBS:
        raise click.BadParameter(f"{number} is not a number from 1 to {MOST_JOBS}, or 0 for one process for each core")
    return number or min(_cores(), MOST_JOBS)


def _cores() -> int:
    """Return how many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def input_option(command: F) -> F:
    """Add --input."""
    return click.option(
        "--input",
        "given",
        type=click.Choice(["jsonl"]),
        help='Read a log from each line of standard input, {"log": name, "toml": text} or {"log": name, "path": path}, '
        "and write a line for each.",
    )(command)


def source_and_format(logs: Sequence[str], given: str | None, form: str) -> tuple[Source, str]:
    """Return where the logs of a call come from, and the format that goes with it.

    Raise `click.UsageError` where --input does not go with the logs, or the format, that were asked for.
    """
    from sintra_cli.cli.logs import Named

    if given is None:
        return Named(logs), form
    if logs:
        raise click.UsageError(f"--input {given} reads all logs from standard input: leave out {shown(logs[0])}.")
    asked = click.get_current_context().get_parameter_source("form") is not ParameterSource.DEFAULT
    if asked and form != given:
        raise click.UsageError(f"--input {given} goes with --format {given}, not {form}.")
    from sintra_cli.cli.lines import Lines

    return Lines(), given


def instead_option(command: F) -> F:
    """Add --instead."""
    return click.option(
        "--instead",
        metavar="ADDRESS=MOVE",
        multiple=True,
        callback=parse_instead,
        help="What if: this move in the place of the one there, such as 4.4=4R3; one LOG. May be repeated.",
    )(command)


def parse_instead(ctx: click.Context, param: click.Parameter, values: Sequence[str]) -> dict[Address, str]:
    """Read ADDRESS=MOVE; raise `click.BadParameter` where it is none, or where an address is there twice."""
    moves: dict[Address, str] = {}
    if not values:
        return moves
    from sintra_cli.cli.one_log import parse_address
    from sintra_cli.family.rules.address import END, START

    for value in values:
        where, equals, move = value.partition("=")
        address = parse_address(ctx, param, where) if equals else None
        if address is None or not move.strip():
            raise click.BadParameter(f"{value!r} is not ADDRESS=MOVE, such as 4.4=4R3")
        if address.what in (START, END):
            raise click.BadParameter(f"{address} is no move: name one by round and number, such as 4.4")
        if address in moves:
            raise click.BadParameter(f"{address} is there twice")
        moves[address] = move.strip()
    return moves


def colour_option(command: F) -> F:
    """Add --colour."""
    return click.option(
        "--colour",
        "--color",
        "colour",
        type=click.Choice(["auto", "always", "never"]),
        default="auto",
        show_default=True,
        help="Whether to use colours; auto is on a terminal, or with FORCE_COLOR, and never with NO_COLOR.",
    )(command)
