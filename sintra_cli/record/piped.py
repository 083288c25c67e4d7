"""Lines that a program writes, taken one after another as they would be at the table; nothing is asked."""

from __future__ import annotations

from collections.abc import Iterable

from sintra_cli.record.dialogue import Dialogue


class WrongLine(Exception):  # noqa: N818  # named after what it tells of
    """A line is not taken; the message says which, and why."""


class Piped(Dialogue):
    """Takes lines until one is wrong: all before it are kept."""

    def take(self, lines: Iterable[str]) -> None:
        """Take lines, of which empty ones say nothing, up to `quit`; raise `WrongLine` with the first that is wrong."""
        for number, line in enumerate(lines, 1):
            typed = line.strip()
            if typed.lower() == "quit":
                return
            try:
                self.settled()
                if typed:
                    self.answer(typed)
            except _Refusal as refusal:
                raise WrongLine(f"line {number}: {refusal}") from None

    def refuse(self, text: str) -> None:
        """Stop at a line that is not taken."""
        raise _Refusal(text.rstrip("\n"))

    def confirmed(self, question: str) -> bool:  # noqa: ARG002  # nobody is there to ask
        """Take what is written as wanted."""
        return True


class _Refusal(Exception):  # noqa: N818  # named after what it tells of
    """A line is not taken."""
