"""Options that several commands have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


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
