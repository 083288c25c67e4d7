"""What is raised when a rule forbids something, or needs to know what nobody wrote down."""

from __future__ import annotations

from sintra_cli.names import RuleName


class Illegal(Exception):  # noqa: N818  # it names what was done, as the rules do
    """A rule forbids it; nothing has changed.

    `rule` is the public name of the rule, `message` says who, what was asked for and what is there instead.
    `player` is the seat (from 0) whose set-up or tiling it is about, and `display` the display (from 0), where it is
    about one; a move is that of the player whose turn it is.
    `ruling` names the ruling with another value of which it would not be illegal, if there is one, and `about` what of
    the set-up is wrong, by its key in a log: of the player, or of the game where there is none.
    """

    def __init__(
        self,
        rule: RuleName,
        message: str,
        *,
        player: int | None = None,
        display: int | None = None,
        ruling: str | None = None,
        about: str | None = None,
    ) -> None:
        super().__init__(rule, message)
        self.rule = rule
        self.message = message
        self.player = player
        self.display = display
        self.ruling = ruling
        self.about = about


def refuse(wrong: Illegal) -> None:
    """Do not let it stand."""
    raise wrong


class NotWritten(Exception):  # noqa: N818  # it names what is missing
    """The rules cannot go on without something that a position leaves out; nothing has changed.

    `message` says what it is, and what to write; `about` is where, by its key in a log: of a `player` (a seat
    from 0), or of the game where there is none, and of several things there the one with a `number` (from 1).
    """

    def __init__(
        self, message: str, *, about: str | None = None, player: int | None = None, number: int | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.about = about
        self.player = player
        self.number = number
