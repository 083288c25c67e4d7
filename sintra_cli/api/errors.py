"""What is raised: each exception says what kind of wrong it is, and all of them are a `ValueError`."""

from __future__ import annotations

from sintra_cli.report.model import Diagnostic, Report


class LogError(ValueError):
    r"""A log cannot be read; `diagnostics` is all that is wrong with it, in the order of the lines.

    `report` is what `sintra score --format json` says of it. Of more than 1,000 diagnostics you get the first 1,000.

    >>> from sintra_cli import LogError, parse_log
    >>> try:
    ...     parse_log("game = 'azul'\nwal = 'grey'\nplayers = []\n")
    ... except LogError as error:
    ...     for diagnostic in error.diagnostics:
    ...         print(diagnostic.line, diagnostic.rule)
    1 log-shape
    2 log-shape
    3 log-shape
    """

    def __init__(self, report: Report) -> None:
        super().__init__(report)
        self.report = report

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """All that is wrong; there is at least one thing."""
        return tuple(self.report.errors)

    def __str__(self) -> str:
        from sintra_cli.report.diagnostics import headline

        first, *more = self.diagnostics
        return headline(first, self.report.log) + (f" (and {len(more)} more)" if more else "")


class Illegal(ValueError):  # noqa: N818  # it names what was done, as the rules do
    """A rule forbids it; a table on which it was tried has not changed.

    That may be a set-up, displays, a column, or, as `IllegalMove`, a move. `diagnostic` is what a report says of it;
    only in a log has it a place there.
    """

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic)
        self.diagnostic = diagnostic

    @property
    def rule(self) -> str:
        """The name of the rule, which `sintra rule` explains."""
        return self.diagnostic.rule

    @property
    def message(self) -> str:
        """Who, what was asked for, and what is there instead."""
        return self.diagnostic.message

    def __str__(self) -> str:
        return f"{self.rule}: {self.message}"


class IllegalMove(Illegal):
    """A rule forbids a move, or none is possible now.

    >>> from sintra_cli import IllegalMove, new_game
    >>> table = new_game("azul", ["Ana", "Ben"])
    >>> table.lay(["BBYR", "YYRK", "RKWB", "WWKB", "YRKW"])
    >>> try:
    ...     table.play("1W1")
    ... except IllegalMove as error:
    ...     print(error)
    colour-not-there: display 1 has no white tile: it holds BBYR
    """

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal moves with the same source and colour, or all where there are none."""
        return tuple(self.diagnostic.legal or ())


class NotAMove(ValueError):  # noqa: N818  # named after what it says
    """A text is no move of this game at all; `message` says why, and what may have been meant.

    >>> from sintra_cli import NotAMove, new_game
    >>> table = new_game("azul", ["Ana", "Ben"])
    >>> table.lay(["BBYR", "YYRK", "RKWB", "WWKB", "YRKW"])
    >>> try:
    ...     table.play("1R6")
    ... except NotAMove as error:
    ...     print(error.text, "is no move")
    1R6 is no move
    """

    def __init__(self, text: str, message: str) -> None:
        super().__init__(text, message)
        self.text = text
        self.message = message

    def __str__(self) -> str:
        return self.message


class NotWritten(ValueError):  # noqa: N818  # it names what is missing
    """Nobody wrote down what this takes, so that it cannot be judged; a table has not changed.

    That happens in a game that began with a position, or in which a kept pane is not noted.
    """
