"""The command group; a command is loaded when it is called."""

from __future__ import annotations

from importlib import import_module
from keyword import iskeyword
from typing import Final

import click

GROUPS: Final = {
    "Write a game down": ("new", "record", "import", "fmt", "paper"),
    "Score it": ("score", "standings"),
    "Find what is wrong": ("check", "repair", "diff"),
    "Settle a question": ("show", "moves", "replay", "explain", "rulings", "rule"),
    "For programs": ("cut", "schema"),
}
"""The commands by what one wants; each is the function `command` of the module of that name beside this one.

A name that Python keeps for itself has an underscore behind it there.
"""
COMMANDS: Final = tuple(command for commands in GROUPS.values() for command in commands)
_SUMMARY: Final = 80
"""A summary is longer nowhere; click cuts it off otherwise."""


class LoadedWhenCalled(click.Group):
    """A group whose commands are modules."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """List the commands in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Load a command."""
        if cmd_name not in COMMANDS:
            return None
        module = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name
        command: click.Command = import_module(f"sintra_cli.cli.{module}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, group by group."""
        for heading, names in GROUPS.items():
            commands = [self.get_command(ctx, name) for name in names]
            rows = [(each.name or "", each.get_short_help_str(_SUMMARY)) for each in commands if each is not None]
            with formatter.section(heading):
                formatter.write_dl(rows, col_spacing=max(map(len, COMMANDS)) - max(len(name) for name in names) + 2)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or say which one may have been meant."""
        if args and not args[0].startswith("-") and args[0] not in COMMANDS:
            import difflib

            near = difflib.get_close_matches(args[0], COMMANDS, n=1)
            meant = f" Did you mean '{near[0]}'?" if near else f" There are {', '.join(COMMANDS)}."
            raise click.UsageError(f"No such command '{args[0]}'.{meant}", ctx)
        return super().resolve_command(ctx, args)


@click.command(
    cls=LoadedWhenCalled,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
    epilog="Exit codes: 0 all is well, 1 something illegal or a claim that differs, 2 wrong usage or a log "
    "that cannot be read, 3 output cannot be written or a fault of the program, 130 stopped by Ctrl-C.",
)
@click.version_option(package_name="sintra-cli", message="%(prog)s %(version)s")
def sintra() -> None:
    """Score and check games of Azul: Stained Glass of Sintra and Azul that were written down in a log."""
