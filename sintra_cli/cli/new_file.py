"""Write a log that is new: never over a file that is there."""

from __future__ import annotations

import os

import click

from sintra_cli.cli.output import shown
from sintra_cli.cli.saving import create


def refuse_to_overwrite(file: str) -> None:
    """Raise `click.UsageError` where a file is there already."""
    if os.path.lexists(file):
        raise there_already(file)


def create_new(file: str, data: bytes) -> None:
    """Write a new file as `create` does; raise `click.UsageError` where one is there already."""
    try:
        create(file, data)
    except FileExistsError:
        raise there_already(file) from None


def there_already(file: str) -> click.UsageError:
    """Return the error that a file is there already."""
    return click.UsageError(f"{shown(file)} is there already, and is not overwritten.")
