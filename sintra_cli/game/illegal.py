"""What is raised when a rule forbids something."""

from __future__ import annotations


class Illegal(Exception):  # noqa: N818  # it names what was done, as the rules do
    """A rule forbids it; nothing has changed.

    `rule` is the public name of the rule, `message` says who, what was asked for and what is there instead.
    `player` is the seat (from 0) that it is about and `display` the display (from 0), where it is about one;
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
