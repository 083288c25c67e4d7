"""A table as people see it and as a log writes it down: what each game lays out for its own boards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from sintra_cli.report.drawing.cells import Board


class View(ABC):
    """What is on a table that only its game can tell; made anew for each look. Seats count from 0."""

    legend: str | None = None
    """What the letters on its boards mean, where that needs to be said."""
    rounds: ClassVar[int | None] = None
    """How many rounds a game has, None where it goes on until somebody ends it."""

    round_colours: str = ""
    """The colours of the rounds, where each has one; "." is a round whose colour is not known."""

    def round_named(self, number: int) -> str:  # noqa: ARG002  # a game whose rounds differ has its own
        """Say what is special about a round, such as " (R red)"; empty where nothing is."""
        return ""

    @abstractmethod
    def facts(self, seat: int) -> list[str]:
        """List what stands beside a player's name: the points first."""

    @abstractmethod
    def rows(self, seat: int) -> list[tuple[str, str]]:
        """Draw a player's board: a label and the text right after it for each line, with blanks to align them."""

    @abstractmethod
    def board(self, seat: int) -> Board:
        """Return a player's board to be drawn: always as many cells and texts, at the same places."""

    @abstractmethod
    def written(self, seat: int) -> dict[str, object]:
        """Return a player's board with the keys and values of `[position.players]`."""
