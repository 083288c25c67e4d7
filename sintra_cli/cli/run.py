"""Run the command line: exit codes, and no traceback whatever happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from sintra_cli.cli.commands import sintra
from sintra_cli.cli.faults import FAILED, tell
from sintra_cli.cli.output import CannotWrite, ReaderGone, detach, finish, say
from sintra_cli.text import visible

INTERRUPTED: Final = 130
WRONG_USAGE: Final = 2


def run(arguments: Sequence[str] | None = None) -> int:
    """Run `sintra` with these arguments (default: those of the process) and return its exit code."""
    try:
        code = _run(arguments)
        finish()
    except ReaderGone as gone:
        detach()
        return gone.code
    except CannotWrite as error:
        detach()
        say(f"sintra: cannot write: {error}")
        return FAILED
    return code


def _run(arguments: Sequence[str] | None) -> int:
    try:
        code = sintra.main(args=arguments, prog_name="sintra", standalone_mode=False)
    except click.ClickException as error:
        _say_wrong_usage(error)
        return error.exit_code
    except click.Abort:
        return INTERRUPTED
    except (ReaderGone, CannotWrite):
        raise
    except SystemExit as left:  # click leaves so when the reader of its own help has gone
        if left.code in (0, 1):
            raise ReaderGone(0) from None
        raise
    except OSError as error:
        raise CannotWrite(error.strerror or str(error)) from None
    except Exception as error:  # the last resort: one line instead of a traceback
        tell(error)
        return FAILED
    return code if isinstance(code, int) else 0


def _say_wrong_usage(error: click.ClickException) -> None:
    """Say what click would write by itself; a message, which quotes arguments and logs, is one line."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    if context is not None:
        say(f"{context.get_usage()}\nTry '{context.command_path} --help' for help.\n")
    message = error.format_message()
    # The choices for an argument that is missing stand below each other; no text from outside is in them.
    choices = isinstance(error, click.MissingParameter)
    say(f"Error: {message.expandtabs(2) if choices else visible(message)}")
