"""Read the file of --box; loaded only where that is given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from sintra_cli.cli.output import say, shown
from sintra_cli.log.box import read_box
from sintra_cli.log.read import LARGEST
from sintra_cli.toml.faults import Refused

WRONG = 2


def read_box_file(file: str) -> dict[str, Any]:
    """Return the printed values of a box file; raise `click.exceptions.Exit` after showing what is wrong with it."""
    try:
        with Path(file).open("rb") as opened:
            data = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise click.BadParameter(f"{shown(file)} cannot be read: {why}") from None
    box = read_box(data)
    if isinstance(box, Refused):
        from sintra_cli.referee import refused
        from sintra_cli.report.diagnostics import render

        say(render(refused(box, shown(file))).rstrip("\n"))
        raise click.exceptions.Exit(WRONG)
    return box
