"""The command `record`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.logs import ILLEGAL, read
from sintra_cli.cli.options import colour_option, override_options
from sintra_cli.log.read import LARGEST
from sintra_cli.text import visible

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

    from sintra_cli.cli.interrupts import Interrupts
    from sintra_cli.cli.saving import Guarded
    from sintra_cli.record.session import Session

_BOM = b"\xef\xbb\xbf"


@click.command(name="record", cls=Command, examples=["sintra record game.toml"])
@click.argument("log", type=click.Path(), metavar="LOG")
@override_options
@colour_option
def command(log: str, rulings: dict[str, str], box: dict[str, Any], colour: str) -> int:
    """Take a game down at the table, line by line.

    Each line is checked at once, and it is on the disk before you are asked for the next.

    LOG is a log that sintra new began, or one that stops half-way; for one that is not there yet, what it needs is
    asked for first. ? says what may be typed, undo takes back what was taken last, help shows all commands.

    Where standard input is no terminal, the same lines are read from it, and nothing is asked: the first that is wrong
    is said with its number (exit code 1), and all before it are kept.
    """
    if sys.stdin is None:
        raise click.UsageError("record reads standard input, and there is none.")
    if Path(log).is_dir():
        there = output.shown(os.path.join(log, "game.toml"))  # noqa: PTH118  # the text as given is kept
        raise click.UsageError(f"{output.shown(log)} is a folder: name a log in it, such as {there}")
    typed = sys.stdin.isatty()
    if typed and not os.path.lexists(log):
        from sintra_cli.cli.asking import Left
        from sintra_cli.cli.new import begin

        output.say(f"{output.printable(log)} is not there yet: what it needs to begin is asked for first.")
        try:
            begin(log, box)
        except Left:
            output.say(f"{output.printable(log)} is not begun: nothing was written")
            return 0
    if not Path(log).is_file():
        raise click.UsageError(f"{output.shown(log)} is no file: begin a log with sintra new -o {output.shown(log)}")
    from sintra_cli.cli.interrupts import Interrupts
    from sintra_cli.cli.saving import Guarded

    painted = output.coloured(sys.stdout, colour)
    with Interrupts() as interrupts, Guarded(log) as guarded:
        from sintra_cli.record.dialogue import Dialogue, Stopped
        from sintra_cli.record.session import Rejected, Session

        file = _File(log, guarded)
        try:
            session = Session(file.text, output.shown(log), rulings, box, colour=painted)
        except Rejected as rejected:
            output.say(str(rejected).rstrip("\n"))
            return ILLEGAL
        if not guarded.sure:
            output.say(f"{output.printable(log)} is on a disk without locks: let nobody else record into it meanwhile")
        if not typed:
            return _take(session, file, interrupts, colour=painted)
        try:
            Dialogue(session, _Prompts(interrupts, colour=painted), file.keep, colour=painted).run()
        except Stopped:
            return ILLEGAL
    return 0


def _take(session: Session, file: _File, interrupts: Interrupts, *, colour: bool) -> int:
    """Take the lines of standard input, and return the exit code."""
    from sintra_cli.record.piped import Piped, WrongLine

    try:
        Piped(session, _Output(), file.write, colour=colour).take(_lines(interrupts))
    except WrongLine as wrong:
        output.say(str(wrong))
        return ILLEGAL
    return 0


def _lines(interrupts: Interrupts) -> Iterator[str]:
    """Yield the lines of standard input; raises `KeyboardInterrupt` at Ctrl-C."""

    def leave() -> None:
        raise KeyboardInterrupt

    while True:
        interrupts.wake = leave
        interrupts.verify()
        line = sys.stdin.buffer.readline()
        interrupts.wake = lambda: None  # what is done with a line is not broken into
        if not line:
            return
        yield line.removeprefix(_BOM).decode("utf-8", "replace")


class _File:
    """The file of the log: its byte order mark and its line ends stay as they are."""

    def __init__(self, path: str, guarded: Guarded) -> None:
        self._path = path
        self._guarded = guarded
        self._read()

    def _read(self) -> None:
        """Read what the file has now."""
        path = self._path
        try:
            self._bytes = read(path)
            if len(self._bytes) > LARGEST:  # what is beyond that has not been read, and would be lost
                raise click.UsageError(
                    f"{output.printable(path)} is larger than {LARGEST // 1024**2} MiB: this is no log"
                )
            decoded = self._bytes.removeprefix(_BOM).decode("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise click.UsageError(f"{output.printable(path)} cannot be read: {error}") from None
        self._line_end = "\r\n" if "\r\n" in decoded else "\n"
        self.text = decoded.replace("\r\n", "\n")

    def write(self, text: str) -> None:
        """Write the log; raise `CannotWrite` where that cannot be, or `Changed` where somebody else has written it."""
        mark = _BOM if self._bytes.startswith(_BOM) else b""
        data = mark + text.replace("\n", self._line_end).encode("utf-8")
        self._guarded.save(data, self._bytes)
        self._bytes = data

    def keep(self, text: str) -> None:
        """Write the log; raise `NotKept` with what to do where that cannot be, or `WrittenElsewhere`."""
        from sintra_cli.cli.saving import Changed
        from sintra_cli.record.dialogue import NotKept, WrittenElsewhere

        try:
            self.write(text)
        except Changed:
            self._read()
            raise WrittenElsewhere(self.text) from None
        except output.CannotWrite as error:
            raise NotKept(f"{error}; type it again when that is mended") from None


class _Output:
    """Standard output alone."""

    def ask(self, prompt: str, known: Sequence[str]) -> str:  # noqa: ARG002  # nobody is there to ask
        """Have nothing typed."""
        raise EOFError

    def say(self, text: str) -> None:
        """Show a text."""
        output.write(text)
        output.flush()


class _Prompts(_Output):
    """The terminal, with completion and a history of what was typed."""

    def __init__(self, interrupts: Interrupts, *, colour: bool) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.output import ColorDepth

        from sintra_cli.cli.waking import press_ctrl_c

        depth = ColorDepth.DEFAULT if colour else ColorDepth.DEPTH_1_BIT
        # A menu that opens while one types would keep a third of a small screen free for itself: it opens with Tab.
        self._session: PromptSession[str] = PromptSession(color_depth=depth, complete_while_typing=False)
        self._interrupts = interrupts
        interrupts.wake = partial(press_ctrl_c, self._session.input)

    def ask(self, prompt: str, known: Sequence[str]) -> str:
        """Ask for a line; raises `EOFError` at Ctrl-D and `KeyboardInterrupt` at Ctrl-C."""
        from prompt_toolkit.completion import WordCompleter

        completer = WordCompleter(list(map(visible, known)), ignore_case=True, WORD=True)
        self._interrupts.verify()
        line = self._session.prompt(visible(prompt), completer=completer, handle_sigint=False)
        self._interrupts.verify()
        return line.encode("utf-8", "surrogateescape").decode("utf-8", "replace")  # bytes that are no text
