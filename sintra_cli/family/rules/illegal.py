"""What is raised when a rule forbids something, or needs to know what nobody wrote down."""

from __future__ import annotations


class Illegal(Exception):  # noqa: N818  # it names what was done, as the rules do
    """A rule forbids it; nothing has changed.

    `rule` is the public name of the rule, `message` says who, what was asked for and what is there instead.
    `player` is the seat (from 0) whose set-up or tiling it is about, and `display` the display (from 0), where it is
    about one; a move is that of the player whose turn it is.
    `ruling` names the ruling with another value of which it would not be illegal, if there is one.
    """

    def __init__(
        self,
        rule: str,
        message: str,
        *,
        player: int | None = None,
        display: int | None = None,
        ruling: str | None = None,
    ) -> None:
        super().__init__(rule, message)
        self.rule = rule
        self.message = message
        self.player = player
        self.display = display
        self.ruling = ruling


class NotWritten(Exception):  # noqa: N818  # it names what is missing
    """The rules cannot go on without something that a position leaves out; nothing has changed.

    `message` says what it is, and what to write; `strip` is the seat (from 0) and the slot (from 1) of the strip that
    it is about, if it is about one.
    """

    def __init__(self, message: str, *, strip: tuple[int, int] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.strip = strip
