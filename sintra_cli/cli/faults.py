"""Faults of the program itself: each is one line on standard error, and ends no more than the log that it met."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

import click

from sintra_cli.cli.output import CannotWrite, ReaderGone, say, shown
from sintra_cli.text import visible

FAILED: Final = 3
_LONGEST: Final = 300
NO_FAULTS: Final = (click.ClickException, click.exceptions.Exit, click.Abort, ReaderGone, CannotWrite)
"""What is raised on purpose, to leave a command."""


def tell(error: Exception, *where: str) -> None:
    """Say on standard error what failed, and where."""
    say(told(error, *where))


def told(error: Exception, *where: str) -> str:
    """Return what is said of a failure: the command, the log, and the round and the move as far as they are known.

    With `SINTRA_TRACEBACK` set in the environment the traceback follows.
    """
    place = "".join(f"{part}, " for part in (*where, *reversed(getattr(error, "__notes__", ()))))
    place = f"{place[:-2]}: " if place else ""
    what = "something is nested too deeply" if isinstance(error, RecursionError) else _described(error)
    said = f"sintra: fault in the program: {visible(place + what)}"
    if not os.environ.get("SINTRA_TRACEBACK"):
        return f"{said} (SINTRA_TRACEBACK=1 shows more)"
    import traceback

    lines = "".join(traceback.format_exception(error)).splitlines()
    return "\n".join([said, *map(visible, lines)])


def current_command() -> str:
    """Return the name of the command that runs, empty outside of one."""
    context = click.get_current_context(silent=True)
    return "" if context is None else context.info_name or ""


class Command(click.Command):
    """A command whose help ends with examples, and whose faults are told with its name and that of its log."""

    def __init__(self, *args: Any, examples: Sequence[str], **more: Any) -> None:
        super().__init__(*args, **more)
        self.examples = examples

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Write the examples."""
        with formatter.section("Examples"):
            formatter.write("".join(f"  {example}\n" for example in self.examples))

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; return its exit code."""
        try:
            return super().invoke(ctx)
        except (*NO_FAULTS, OSError):
            raise
        except Exception as error:
            named = [ctx.params[name] for name in ("log", "a", "b", "table") if name in ctx.params]
            tell(error, self.name or "", *map(shown, named))
            return FAILED


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".replace("\n", " ")[:_LONGEST]
