"""What if other moves had been made: what --instead asks of one log."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.logs import Judge
from sintra_cli.family.rules.address import Address
from sintra_cli.log.log import Log, Overrides
from sintra_cli.log.read import read
from sintra_cli.referee import judge
from sintra_cli.referee.judge import judgeable
from sintra_cli.report.model import Verdict
from sintra_cli.toml.faults import Refused

_FOR_PEOPLE = ("text", "table", "markdown")


class JudgeInstead(Judge):
    """Judges a log with other moves in it."""

    def __init__(self, overrides: Overrides, instead: Mapping[Address, str], *, must_finish: bool = False) -> None:
        super().__init__(overrides, must_finish=must_finish)
        self._instead = instead

    def verdict_on(self, data: bytes, name: str) -> Verdict:
        """Judge a log; raise `click.UsageError` where the other moves cannot stand in it."""
        from sintra_cli.referee.instead import NotInstead

        rulings, box = self._overrides.rulings, self._overrides.box
        try:
            return judge(data, name, rulings=rulings, box=box, must_finish=self._must_finish, instead=self._instead)
        except NotInstead as error:
            raise click.UsageError(str(error)) from None


def judging(
    overrides: Overrides,
    instead: Mapping[Address, str],
    logs: Sequence[str],
    given: str | None,
    *,
    must_finish: bool = False,
) -> Judge:
    """Return what judges a log with other moves; raise `click.UsageError` where there is not one log to have them."""
    if given is not None or len(logs) > 1 or any(map(os.path.isdir, logs)):
        raise click.UsageError("--instead is about the moves of one log: name one file, or - for standard input.")
    return JudgeInstead(overrides, instead, must_finish=must_finish)


def open_instead(path: str, overrides: Overrides, instead: Mapping[Address, str], *, all_of_it: bool) -> Log:
    """Read a log as `open_log` does, and put other moves into it; raise `click.UsageError` where they cannot be.

    With `all_of_it` a log that leaves out what its moves need cannot be read; else it stops there.
    """

    def understood(data: bytes, rulings: Mapping[str, str], box: Mapping[str, Any]) -> Log | Refused:
        from sintra_cli.referee.instead import NotInstead, with_moves

        log = read(data, rulings, box)
        if isinstance(log, Refused):
            return log
        try:
            log = with_moves(log, instead)
        except NotInstead as error:
            raise click.UsageError(str(error)) from None
        return judgeable(log) if all_of_it else log

    from sintra_cli.cli.one_log import open_as

    return open_as(path, overrides, understood)[1]


def announce(instead: Mapping[Address, str], form: str) -> None:
    """Say first that this is not the game as it was played, where that is so."""
    if not instead:
        return
    from sintra_cli.referee.instead import not_as_played

    if form in _FOR_PEOPLE:
        output.write(f"{not_as_played(instead)}\n\n")
    else:
        output.say(not_as_played(instead))


def announced(instead: Mapping[Address, str], form: str, pieces: Iterable[str | bytes]) -> Iterable[str | bytes]:
    """Return what is to be written of one log, once it is known that the other moves can stand in it."""
    made = list(pieces)
    announce(instead, form)
    return made
