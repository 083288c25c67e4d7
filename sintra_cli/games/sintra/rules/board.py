"""A player's palace board: strips, glazier, windows and the marker on the broken-glass track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from sintra_cli.family.rules import turn
from sintra_cli.games.sintra.rules.box import JOKER, SLOTS, STRIP_SPACES, UNKNOWN_FACE


class Strip:
    """A pattern strip: the face that lies up, what is filled on it, and the face below (None once turned over)."""

    __slots__ = ("coloured", "down", "free", "on_jokers", "up")

    def __init__(self, up: str, down: str | None) -> None:
        self.up = up
        self.down = down
        self.free = {space: up.count(space) for space in up}
        self.coloured = ""
        self.on_jokers = ""

    def copy(self) -> Strip:
        """Return a strip of its own with the same panes on it."""
        twin = object.__new__(Strip)
        twin.up, twin.down = self.up, self.down
        twin.free = dict(self.free)
        twin.coloured, twin.on_jokers = self.coloured, self.on_jokers
        return twin

    def turned(self) -> Strip:
        """Return the strip turned over, empty; the first face does not come back."""
        return Strip(self.down or "", None)

    @property
    def known(self) -> bool:
        """Whether the face that lies up is written down."""
        return self.up != UNKNOWN_FACE

    @property
    def panes(self) -> str:
        """The panes on the strip, those on joker spaces last."""
        return self.coloured + self.on_jokers

    def fitting(self, colour: str) -> int:
        """Count the free spaces that a pane of this colour fits: its own and the jokers."""
        return self.free.get(colour, 0) + self.free.get(JOKER, 0)

    def joker_range(self, colour: str, placed: int) -> tuple[int, int]:
        """Return the fewest and the most of `placed` fitting panes that may go on joker spaces."""
        return max(0, placed - self.free.get(colour, 0)), min(placed, self.free.get(JOKER, 0))

    def completed_by(self, placed: int) -> bool:
        """Tell whether so many more panes fill all five spaces."""
        return len(self.coloured) + len(self.on_jokers) + placed == STRIP_SPACES

    def place(self, colour: str, on_colour: int, on_jokers: int) -> None:
        """Put panes on free spaces of their own colour and on free joker spaces."""
        if on_colour:
            self.free[colour] -= on_colour
            self.coloured += colour * on_colour
        if on_jokers:
            self.free[JOKER] -= on_jokers
            self.on_jokers += colour * on_jokers


class Seat(turn.Seat):
    """A player's board and score. Slots and windows are 1 to 8; a slot without a strip is not in `strips`.

    `marker` is the index on the broken-glass track, `lost_printed` and `lost_paid` what resets have cost so far,
    by the track and off the score.
    """

    __slots__ = ("glazier", "lost_paid", "lost_printed", "marker", "strips", "windows")

    def __init__(self, index: int, strips: Sequence[tuple[str, str]]) -> None:
        super().__init__(index)
        self.strips = {slot: Strip(up, down) for slot, (up, down) in enumerate(strips, 1)}
        self.windows = dict.fromkeys(range(1, SLOTS + 1), "")
        self.glazier = 1
        self.marker = 0
        self.lost_printed = 0
        self.lost_paid = 0

    def copy(self) -> Self:
        """Return a board of its own with the same on it."""
        twin = object.__new__(type(self))
        twin.index, twin.score = self.index, self.score
        twin.glazier, twin.marker = self.glazier, self.marker
        twin.lost_printed, twin.lost_paid = self.lost_printed, self.lost_paid
        twin.strips = {slot: strip.copy() for slot, strip in self.strips.items()}
        twin.windows = dict(self.windows)
        return twin

    def can_place(self, colour: str) -> bool:
        """Tell whether a strip in reach has a space for this colour."""
        for slot, strip in self.strips.items():  # asked at every break: a generator costs twice this
            if slot >= self.glazier and (strip.free.get(colour) or strip.free.get(JOKER)):
                return True
        return False

    def in_reach(self, colour: str) -> list[int]:
        """List the slots under the glazier and to its right whose strips have a space for this colour."""
        return [slot for slot, strip in self.strips.items() if slot >= self.glazier and strip.fitting(colour)]
