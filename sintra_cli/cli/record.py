"""The command `record`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.logs import ILLEGAL, read
from sintra_cli.cli.options import colour_option, override_options
from sintra_cli.report.escaping import visible

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

_BOM = b"\xef\xbb\xbf"


@click.command(name="record")
@click.argument("log", type=click.Path(), metavar="LOG")
@override_options
@colour_option
def command(log: str, rulings: dict[str, str], box: dict[str, Any], colour: str) -> int:
    """Type a game in at the table: each line is checked at once, and on disk before the next is asked for.

    LOG is a log that sintra new began, or one that stops half-way. ? shows the legal moves, undo takes the last line
    back, help shows all commands.
    """
    if sys.stdin is None or not sys.stdin.isatty():
        raise click.UsageError("record asks on a terminal; standard input is none.")
    if not Path(log).is_file():
        raise click.UsageError(f"{output.shown(log)} is no file: begin a log with sintra new -o {output.shown(log)}")
    from sintra_cli.record.dialogue import Dialogue
    from sintra_cli.record.session import Rejected, Session

    file = _File(log)
    painted = output.coloured(sys.stdout, colour)
    try:
        session = Session(file.text, output.shown(log), rulings, box, colour=painted)
    except Rejected as rejected:
        output.say(str(rejected).rstrip("\n"))
        return ILLEGAL
    Dialogue(session, _Prompts(), file.keep, colour=painted).run()
    return 0


class _File:
    """The file of the log: its byte order mark and its line ends stay as they are."""

    def __init__(self, path: str) -> None:
        self._path = path
        try:
            self._bytes = read(path)
            decoded = self._bytes.removeprefix(_BOM).decode("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise click.UsageError(f"{output.shown(path)} cannot be read: {error}") from None
        self._line_end = "\r\n" if "\r\n" in decoded else "\n"
        self.text = decoded.replace("\r\n", "\n")

    def keep(self, text: str) -> None:
        """Write the log; raise `NotKept` where it cannot be written, or where somebody else has written it."""
        from sintra_cli.cli.saving import save
        from sintra_cli.record.dialogue import NotKept

        mark = _BOM if self._bytes.startswith(_BOM) else b""
        data = mark + text.replace("\n", self._line_end).encode("utf-8")
        try:
            if read(self._path) != self._bytes:
                raise NotKept(f"{output.shown(self._path)} has been changed by another program meanwhile")
            save(self._path, data)
        except (OSError, output.CannotWrite) as error:
            raise NotKept(str(error)) from None
        self._bytes = data


class _Prompts:
    """The terminal, with completion and a history of what was typed."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self._session: PromptSession[str] = PromptSession()

    def ask(self, prompt: str, known: Sequence[str]) -> str:
        """Ask for a line; raises `EOFError` at Ctrl-D and `KeyboardInterrupt` at Ctrl-C."""
        from prompt_toolkit.completion import WordCompleter

        completer = WordCompleter(list(map(visible, known)), ignore_case=True, WORD=True)
        return self._session.prompt(visible(prompt), completer=completer)

    def say(self, text: str) -> None:
        """Show a text."""
        output.write(text)
        output.flush()
