"""The command `repair`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from time import monotonic
from typing import Any, Final

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.logs import ILLEGAL, UNREADABLE
from sintra_cli.cli.one_log import open_as
from sintra_cli.cli.options import colour_option, format_option, override_options
from sintra_cli.cli.saving import create
from sintra_cli.log.log import Overrides
from sintra_cli.referee.repair.mending import Mending, to_mend
from sintra_cli.report.repair import Suggestion
from sintra_cli.text import counted

_MOST: Final = 5
_LENGTH: Final = 1000
_WRITING: Final = 1.0
"""How many seconds after the search suggestions may still be written out; each takes some thousandths in most logs."""


@click.command(
    name="repair", cls=Command, examples=["sintra repair game.toml", "sintra repair --apply 1 -o mended.toml game.toml"]
)
@click.argument("log", type=click.Path(allow_dash=True), metavar="LOG")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0),
    default=10,
    show_default=True,
    help="How long to search at most.",
)
@click.option(
    "--most", type=click.IntRange(min=1), default=_MOST, show_default=True, help="How many suggestions to show at most."
)
@click.option("--apply", "chosen", type=click.IntRange(min=1), metavar="N", help="Write the log of suggestion N.")
@click.option("-o", "--output", "target", type=click.Path(), metavar="FILE", help="A new file to write it to.")
@format_option("text", "json", help="How to print the suggestions.")
@override_options
@colour_option
def command(
    log: str,
    seconds: float,
    most: int,
    chosen: int | None,
    target: str | None,
    form: str,
    rulings: dict[str, str],
    box: dict[str, Any],
    colour: str,
) -> int:
    """Suggest what was meant in a log that is wrong.

    LOG is illegal, or its claims differ. Suggestions are the smallest changes that mend it: one thing, or else two, or
    the same slip made again. Moves that cannot be read are mended too. LOG itself is never changed; --apply writes the
    mended log to a new file. The exit code is 1 if no suggestion makes all of it right, and 2 if its moves cannot be
    read even so.
    """
    _verify(chosen, target)
    data, opened = open_as(log, Overrides(rulings, box), to_mend)
    mending = Mending(data, opened, Overrides(rulings, box))
    end = monotonic() + seconds
    _search(mending, seconds, end)
    # One that is to be written has to be found again
    found = mending.suggestions(max(most, chosen or 0), lambda: chosen is not None or monotonic() < end + _WRITING)
    if chosen is None or target is None:
        found = found[:most]
    else:
        _apply(found, chosen, target)
        found = found[chosen - 1 : chosen]
    _show(log, mending, found, form, colour)
    if not mending.errors or any(suggestion.whole for suggestion in found):
        return 0
    return ILLEGAL if mending.readable else UNREADABLE


def _verify(chosen: int | None, target: str | None) -> None:
    """Raise `click.UsageError` where it is not clear what to write, or where something is there already."""
    if (chosen is None) != (target is None):
        raise click.UsageError("--apply N and -o FILE belong together.")
    if target is not None and os.path.lexists(target):  # the text as given is kept
        raise _there_already(target)


def _there_already(target: str) -> click.UsageError:
    return click.UsageError(f"{output.shown(target)} exists already: a mended log goes to a new file.")


def _search(mending: Mending, seconds: float, end: float) -> None:
    """Search until all is tried or the time is over, which is said then; show on a terminal how far it is."""
    with _bar() as bar:
        for fraction in mending.run():
            if bar is not None:
                bar.update(int(fraction * _LENGTH) - bar.pos)
            if monotonic() >= end:
                break
        else:
            return
    output.say(f"sintra: stopped after {seconds:g} s before all was tried; --seconds gives it longer")


def _bar() -> AbstractContextManager[Any]:
    if not output.on_terminal(sys.stderr):
        return nullcontext()
    return click.progressbar(length=_LENGTH + 1, label="searching", file=sys.stderr, width=40)


def _apply(found: Sequence[Suggestion], chosen: int, target: str) -> None:
    if chosen > len(found):
        raise click.UsageError(f"There is no suggestion {chosen}: {counted(len(found), 'suggestion')} found.")
    try:
        create(target, found[chosen - 1].log.encode())
    except FileExistsError:
        raise _there_already(target) from None
    output.say(f"wrote {output.printable(target)}")


def _show(name: str, mending: Mending, shown: Sequence[Suggestion], form: str, colour: str) -> None:
    if form == "json":
        from sintra_cli.report.machine import array, encode_suggestion

        for piece in array(map(encode_suggestion, shown)):
            output.write(piece)
        return
    from sintra_cli.report.repair import render

    text = render(output.shown(name), mending.source, mending.wrong, shown, colour=output.coloured(sys.stdout, colour))
    output.write(text)
