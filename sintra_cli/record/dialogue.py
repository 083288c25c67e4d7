"""What is said and asked while a game is recorded; the terminal and the file are given to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from sintra_cli.family.rules.illegal import NotWritten
from sintra_cli.record.helping import COMMANDS, greeting, help_text, now
from sintra_cli.record.session import CannotGrow, Rejected, Session
from sintra_cli.record.telling import compared, farewell, news
from sintra_cli.record.typed import read_totals
from sintra_cli.referee.view import view
from sintra_cli.report.diff import in_short
from sintra_cli.report.happened import hanging
from sintra_cli.report.position import PositionView, alone, brief, render
from sintra_cli.text import SCREEN, listed, short, visible

LINES: Final = 24
"""So many lines a small terminal has."""


class Terminal(Protocol):
    """Where lines are typed and texts are shown."""

    def ask(self, prompt: str, known: Sequence[str]) -> str:
        """Ask for a line, with completion of what is known; raise `EOFError` at the end of input."""

    def say(self, text: str) -> None:
        """Show a text that ends with a line end."""


class NotKept(Exception):  # noqa: N818  # named after what happened to the line
    """The log could not be written; the message says why."""


class WrittenElsewhere(Exception):  # noqa: N818  # named after what happened to the log
    """Another program has changed the log meanwhile; `text` is what it has now."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text


class Stopped(Exception):  # noqa: N818  # named after what happens
    """The recording cannot go on, and why has been said."""


class Dialogue:
    """Asks for one line after another.

    `keep` writes the text of the log; it raises `NotKept` where it cannot, and `WrittenElsewhere` where it must not.
    """

    def __init__(self, session: Session, terminal: Terminal, keep: Callable[[str], None], *, colour: bool) -> None:
        self._session = session
        self._terminal = terminal
        self._keep = keep
        self._colour = colour
        self._drawn = ""
        self._since = 0
        self._line = ""

    def run(self) -> None:
        """Go on until nothing more is typed, or until `quit`; raise `Stopped` where the log cannot be gone on with."""
        self._say(greeting(self._session))
        try:
            self._go_on()
        except EOFError:
            self._say_farewell()
        except KeyboardInterrupt:
            self._say_farewell()
            raise

    def _say_farewell(self) -> None:
        self._say(farewell(self._session.log, self._session.table, self._session.name))

    def _go_on(self) -> None:
        while True:
            if not self.settled():
                raise EOFError
            self.answer(self._ask())

    def settled(self) -> bool:
        """End a round that ends without a question; tell whether the log could be kept."""
        return self._session.expected != "end" or self._change(self._session.end_round)

    # --- what is asked -----------------------------------------------------------------------------------------

    def _ask(self) -> str:
        session = self._session
        if session.expected == "move":
            self._draw(session.text, self._board)
            prompt = f"{session.address} {visible(session.log.names[session.table.current])}> "
            return self._asked(prompt, map(str, self._moves()))
        if session.expected == "displays":
            default = " [none]" if session.goes_without_displays else ""
            prompt = f"displays of round {session.table.round + 1} (letters, - for an empty one; none){default}> "
            return self._asked(prompt, ["none"])
        choice = session.choice
        if choice is None:
            return self._asked("the game is over> ", [])
        name = session.log.names[choice.seat]
        self._draw(f"{name} in {session.table.round}", lambda: alone(self._view(), name, colour=self._colour))
        columns = list(map(str, choice.columns))
        who = f"{visible(name)}, line {choice.line} ({choice.colour})"
        return self._asked(f"{who}: column {listed(columns, 'or')}> ", columns)

    def _asked(self, prompt: str, known: Sequence[str] | map[str]) -> str:
        """Ask for a line at any prompt; leave with `EOFError` where it is quit."""
        line = self._terminal.ask(prompt, [*known, *COMMANDS]).strip()
        self._since += 1 + (len(prompt) + len(line)) // SCREEN
        if line.lower() == "quit":
            raise EOFError
        return line

    def _draw(self, what: str, board: Callable[[], str]) -> None:
        """Draw a board where it is another one: what is said of a line that was not taken stays above the prompt."""
        if self._drawn != what:
            self._drawn = what
            self._since = 0
            self._say(board())

    def _board(self) -> str:
        return brief(self._view(), colour=self._colour)

    def _say(self, text: str) -> None:
        self._since += text.count("\n")
        self._terminal.say(text)

    def _reply(self, text: str) -> None:
        """Say what leaves the game as it is; the board is drawn again where it would not stay on the screen."""
        needed = text.count("\n") + 1
        if self._session.expected == "move" and self._since + needed > LINES:
            board = self._board()
            if board.count("\n") + needed <= LINES:
                self._since = 0
                text = board + text
        self._say(text)

    def _moves(self) -> Sequence[object]:
        """Return the legal moves to complete from, none where they are not known."""
        try:
            return list(self._session.table.legal_moves())
        except NotWritten:
            return []

    def _view(self) -> PositionView:
        return view(self._session.log, self._session.table, "", "now")

    def refuse(self, text: str) -> None:
        """Say why a line was not taken."""
        self._reply(text)

    # --- what is answered --------------------------------------------------------------------------------------

    def answer(self, line: str) -> None:
        """Answer a line: it is a command at every prompt, or else what is asked for."""
        self._line = line
        word, *rest = line.split() or [""]
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self._reply(now(self._session)),
            "help": lambda: self._say(help_text(self._session)),
            "show": lambda: self._say(render(self._view(), colour=self._colour)),
            "score": self._score,
            "undo": self._undo,
            "claim": lambda: self._claim("claim", self._session.claim, rest),
            "final": lambda: self._claim("final", self._session.claim_final, rest),
        }
        command = commands.get(word.lower())
        if command is None:
            self._change(lambda: self._typed(line))
        elif rest and word.lower() not in {"claim", "final"}:
            self.refuse(f"not taken: {visible(short(word))} stands alone on its line\n")
        else:
            command()

    def _typed(self, line: str) -> None:
        session = self._session
        if not line and session.expected == "displays" and session.goes_without_displays:
            line = "none"
        takes = {"displays": session.lay, "move": session.play, "column": session.choose}.get(session.expected)
        if not line:
            raise Rejected("nothing was typed: ? says what may be\n")
        if takes is None:
            raise Rejected("not taken: the game is over; score shows the sheet, quit stops\n")
        takes(line)

    def _score(self) -> None:
        from sintra_cli.report.table import render as sheet

        self._say(sheet(self._session.verdict(), detail=False, colour=self._colour))

    def _claim(self, word: str, claim: Callable[[Sequence[int]], None], rest: Sequence[str]) -> None:
        names = self._session.log.names
        totals = read_totals(" ".join(rest))
        if totals is None or len(totals) != len(names):
            self.refuse(f"after {word} stands a total for each player: {visible(listed(names))}\n")
        elif self._change(lambda: claim(totals)):
            self._reply(compared(self._session, totals, final=word == "final"))

    def _undo(self) -> None:
        """Take back one thing; what was there before this recording only where that is wanted."""
        session = self._session
        try:
            step = session.step_back()
        except (Rejected, CannotGrow) as error:
            self.refuse(f"{visible(str(error).rstrip())}\n")
            return
        if step.earlier and not self.confirmed(f"take back {visible(step.what)}, recorded earlier? (yes or no)> "):
            self._reply("nothing was taken back\n")
        elif self._change(lambda: session.take_back(step)):
            self._say("".join(f"{line}\n" for line in hanging(f"took back {step.what}")))

    def confirmed(self, question: str) -> bool:
        """Ask whether something is really wanted."""
        while True:
            answer = self._asked(question, ["yes", "no"]).lower()
            if answer in {"yes", "y", "no", "n", ""}:
                return answer[:1] == "y"
            self._reply("not taken: yes or no is asked for\n")

    # --- what is kept ------------------------------------------------------------------------------------------

    def _change(self, act: Callable[[], None]) -> bool:
        """Do what may change the log, keep it then, and say what it did; tell whether it was taken.

        Where it cannot be kept, file and game stay as they were.
        """
        session = self._session
        history, before = session.history, session.standing.replay
        try:
            act()
        except Rejected as rejected:
            self.refuse(str(rejected))
            return False
        except CannotGrow as error:
            self.refuse("".join(f"{line}\n" for line in hanging(f"not taken: {error}")))
            return False
        if session.text != history[-1] and not self._written(history):
            return False
        if len(session.history) > len(history):
            self._say(news(session.log, before, session.standing.replay))
        return True

    def _written(self, history: Sequence[str]) -> bool:
        """Keep what was accepted; where it cannot be written it is taken back, so that file and game agree."""
        try:
            self._keep(self._session.text)
        except NotKept as error:
            self._session.restore(history)
            self.refuse(f"not kept: {visible(str(error))}\n")
            return False
        except WrittenElsewhere as changed:
            self._session.restore(history)
            self._go_on_with(changed.text)
            return False
        return True

    def _go_on_with(self, text: str) -> None:
        """Go on with what another program has made of the log, or raise `Stopped` where that cannot be."""
        session, before = self._session, self._session.text
        self._say("another program has changed the log meanwhile:\n" + in_short(before, text))
        typed = f"not taken: {visible(self._line)}\n"
        try:
            session.reopen(text)
        except Rejected as wrong:
            self._say(f"it cannot be gone on with:\n{wrong}{typed}")
            raise Stopped from None
        self._say(f"it goes on from there: {visible(self._view().state)}\n{typed}")
