"""What is said and asked while a game is recorded; the terminal and the file are given to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from sintra_cli.family.rules.illegal import NotWritten
from sintra_cli.family.rules.move import Move
from sintra_cli.record.session import CannotGrow, Rejected, Session
from sintra_cli.record.telling import farewell, news
from sintra_cli.record.typed import read_column, read_totals
from sintra_cli.referee.view import view
from sintra_cli.report.position import PositionView, brief, render
from sintra_cli.text import listed, visible

COMMANDS: Final = {
    "?": "the legal moves",
    "undo": "take back the last line",
    "show": "the whole position",
    "score": "the score sheet so far",
    "claim": "totals written on paper after the last round: claim 12 9",
    "final": "final totals written on paper: final 71 60",
    "help": "this list",
    "quit": "stop; everything typed is in the file",
}


class Terminal(Protocol):
    """Where lines are typed and texts are shown."""

    def ask(self, prompt: str, known: Sequence[str]) -> str:
        """Ask for a line, with completion of what is known; raise `EOFError` at the end of input."""

    def say(self, text: str) -> None:
        """Show a text that ends with a line end."""


class NotKept(Exception):  # noqa: N818  # named after what happened to the line
    """The log could not be written; the message says why."""


class Dialogue:
    """Asks for one line after another; `keep` writes the text of the log, and raises `NotKept` where it cannot."""

    def __init__(self, session: Session, terminal: Terminal, keep: Callable[[str], None], *, colour: bool) -> None:
        self._session = session
        self._terminal = terminal
        self._keep = keep
        self._colour = colour
        self._drawn = ""

    def run(self) -> None:
        """Go on until the game is over and nothing more is typed, or until `quit`."""
        self._terminal.say("Type moves such as 4R6; ? shows the legal ones, help all commands.\n")
        try:
            self._go_on()
        except EOFError:
            pass
        finally:
            self._terminal.say(farewell(self._session.log, self._session.table, self._session.name))

    def _go_on(self) -> None:
        while True:
            if self._session.expected == "tiling":
                self._change(self._tile)
                continue
            line = self._ask()
            if line == "quit":
                return
            self._change(partial(self._answer, line))

    def _ask(self) -> str:
        session = self._session
        if session.expected == "move":
            if self._drawn != session.text:  # what is said of a line that was not taken stays right above the prompt
                self._drawn = session.text
                self._terminal.say(brief(self._view(), colour=self._colour))
            prompt = f"{session.address} {visible(session.log.names[session.table.current])}> "
            return self._terminal.ask(prompt, [*map(str, self._moves()), *COMMANDS]).strip()
        if session.expected == "displays":
            prompt = f"displays of round {session.table.round + 1} (letters, - for an empty one; none)> "
            return self._terminal.ask(prompt, ["none", *COMMANDS]).strip()
        return self._terminal.ask("the game is over> ", list(COMMANDS)).strip()

    def _change(self, act: Callable[[], None]) -> None:
        """Do what may change the log, keep it then, and say what it did.

        Where it cannot be kept, file and game stay as they were.
        """
        history, before = self._session.history, self._session.standing.replay
        try:
            act()
        except Rejected as rejected:
            self._terminal.say(str(rejected))
        except CannotGrow as error:
            self._terminal.say(f"{visible(str(error))}\n")
        if self._session.text != history[-1] and self._written(history) and len(self._session.history) > len(history):
            self._terminal.say(news(self._session.log, before, self._session.standing.replay))

    def _written(self, history: Sequence[str]) -> bool:
        """Keep what was accepted; where it cannot be written it is taken back, so that file and game agree."""
        try:
            self._keep(self._session.text)
        except NotKept as error:
            self._session.restore(history)
            self._terminal.say(f"not kept: {visible(str(error))}\n")
            return False
        return True

    def _answer(self, line: str) -> None:
        words = line.split()
        if words and not self._command(words[0].lower(), words[1:]):
            self._typed(line)

    def _command(self, word: str, rest: Sequence[str]) -> bool:
        session = self._session
        if word == "?":
            self._terminal.say(self._legal())
        elif word == "help":
            self._terminal.say("".join(f"{name:<6} {what}\n" for name, what in COMMANDS.items()))
        elif word == "show":
            self._terminal.say(render(self._view(), colour=self._colour))
        elif word == "score":
            from sintra_cli.report.table import render as sheet

            self._terminal.say(sheet(session.verdict(), detail=False, colour=self._colour))
        elif word == "undo":
            session.undo()
        elif word in {"claim", "final"}:
            self._claim(word, rest)
        else:
            return False
        return True

    def _typed(self, line: str) -> None:
        session = self._session
        if session.expected == "displays":
            session.lay(line)
        elif session.expected == "move":
            session.play(line)
        else:
            raise Rejected("the game is over: score shows the sheet, quit stops\n")

    def _claim(self, word: str, rest: Sequence[str]) -> None:
        names = self._session.log.names
        totals = read_totals(" ".join(rest))
        if totals is None or len(totals) != len(names):
            raise Rejected(f"after {word} stands a total for each player: {visible(listed(names))}\n")
        (self._session.claim if word == "claim" else self._session.claim_final)(totals)
        from sintra_cli.report.diagnostics import render as told

        self._terminal.say(told(self._session.verdict(), colour=self._colour))

    def _tile(self) -> None:
        """Ask for every column that has to be chosen, and end the round."""
        session = self._session
        chosen = session.chosen
        while (choice := session.choices(chosen)) is not None:
            columns = [str(column) for column in choice.columns]
            who = f"{visible(session.log.names[choice.seat])}, line {choice.line} ({choice.colour})"
            prompt = f"{who}: column {listed(columns, 'or')}> "
            answer = read_column(self._terminal.ask(prompt, columns))
            if answer == "undo":
                session.undo()
                return
            if answer in columns:
                chosen[choice.seat, choice.line] = int(answer)
        session.tile(chosen)

    def _moves(self) -> list[Move]:
        """Return the legal moves to complete from, none where they are not known."""
        try:
            return list(self._session.table.legal_moves())
        except NotWritten:
            return []

    def _legal(self) -> str:
        table = self._session.table
        by_take: dict[str, list[str]] = {}
        try:
            legal = list(table.legal_moves())
        except NotWritten as missing:
            return f"{missing}\n"
        for move in legal:
            text = str(move)
            by_take.setdefault(text[:2] if move.count is None else text[: text.index(move.colour) + 1], []).append(text)
        if not by_take:
            return "no move is possible now\n"
        return "".join(f"{'  '.join(moves)}\n" for moves in by_take.values())

    def _view(self) -> PositionView:
        session = self._session
        return view(session.log, session.table, "", "now")
