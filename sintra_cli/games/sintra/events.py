"""The parts of a ledger of Stained Glass of Sintra, and how each is said in a line."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from sintra_cli.report.ledger import Part
from sintra_cli.report.wording import signed
from sintra_cli.text import counted


class Laid(Part, frozen=True, kw_only=True, tag="laid"):
    """The displays of a round; `colour` is the round's, `refilled` whether the tower went into the bag for them."""

    displays: Annotated[list[str] | None, Meta(description="null where nobody wrote them down")]
    starter: str
    colour: Annotated[str | None, Meta(description="null where the log does not say it")]
    refilled: Annotated[bool | None, Meta(description="null where it is not known")]

    def said(self) -> str:
        """Say who starts, and what lies there."""
        there = "displays not written down" if self.displays is None else " ".join(d or "-" for d in self.displays)
        refilled = "; the tower went into the bag" if self.refilled else ""
        colour = self.colour or "not known"
        return f"{self.starter} starts, the round's colour is {colour}: {there}{refilled}"


class Placed(Part, frozen=True, kw_only=True, tag="placed"):
    """Panes were put on a strip, some of them (`on_jokers`) on joker spaces."""

    strip: int
    colour: str
    number: int
    on_jokers: int

    def said(self) -> str:
        """Say which panes, and where."""
        jokers = f", {self.on_jokers} on {'a joker' if self.on_jokers == 1 else 'jokers'}" if self.on_jokers else ""
        return f"{self.colour * self.number} on strip {self.strip}{jokers}"


class Broke(Part, frozen=True, kw_only=True, tag="broke"):
    """Panes broke and went to the tower."""

    colour: str
    number: int

    def said(self) -> str:
        """Say which panes broke."""
        return f"{self.colour * self.number} {'breaks' if self.number == 1 else 'break'}"


class Marker(Part, frozen=True, kw_only=True, tag="marker"):
    """The broken-glass marker made steps; `before` and `after` are the points printed where it stood and stands.

    `resets` says how often it reached the last space and went back to the top; each is a part of its own.
    """

    steps: int
    before: int
    after: int
    resets: int

    def said(self) -> str:
        """Say from where to where."""
        return f"marker from {self.before} to {self.after}"


class Reset(Part, frozen=True, kw_only=True, tag="reset"):
    """The marker reached the last space and went back to the top; `printed` are the points lost there."""

    printed: int

    def said(self) -> str:
        """Say what was lost, and what was printed where that is more."""
        cut = f" of {self.printed}" if -self.points < self.printed else ""
        return f"reset: {-self.points}{cut} lost"


class Completed(Part, frozen=True, kw_only=True, tag="completed"):
    """A strip was completed; `panes` are in box order, `kept` is the one for the window (`?`: nobody noted which)."""

    strip: int
    panes: str
    kept: str
    removed: Annotated[bool, Meta(description="true the second time, when it left the board")]

    def said(self) -> str:
        """Say what was on it, what was kept, and what became of it."""
        kept = "a pane not noted" if self.kept == "?" else self.kept
        return f"completes {self.panes}, keeps {kept}, {'removed' if self.removed else 'turned over'}"


class ColourBonus(Part, frozen=True, kw_only=True, tag="colour_bonus"):
    """A point for each pane of the round's colour on the completed strip that counts."""

    colour: str

    def said(self) -> str:
        """Say how many points."""
        return f"bonus {self.colour * self.points} {signed(self.points)}" if self.points else ""


class Window(Part, frozen=True, kw_only=True, tag="window"):
    """The value of a window that scored: the one below the strip, or one to its right that holds a pane."""

    window: int

    def said(self) -> str:
        """Say which, and its value."""
        return f"window {self.window} {signed(self.points)}"


class Returned(Part, frozen=True, kw_only=True, tag="returned"):
    """The glazier returned, from one slot to another; to the same where that was wrong and was let stand."""

    from_slot: int
    to_slot: int

    def said(self) -> str:
        """Say from where to where, or that it stays."""
        if self.to_slot == self.from_slot:
            return f"glazier stays above {self.to_slot}"
        return f"glazier back from {self.from_slot} to {self.to_slot}"


class Indicator(Part, frozen=True, kw_only=True, tag="indicator"):
    """The pane of the round indicator went to the tower."""

    colour: Annotated[str | None, Meta(description="null where the log does not say it")]

    def said(self) -> str:
        """Say which pane."""
        return f"{self.colour or 'the pane'} of the round indicator to the tower"


class LeftoverPanes(Part, frozen=True, kw_only=True, tag="leftover_panes"):
    """Points for the panes still on the strips; `on_strips` are the panes on each strip that is left."""

    on_strips: list[int]

    def said(self) -> str:
        """Say how many panes."""
        return f"{counted(sum(self.on_strips), 'leftover pane')} {signed(self.points)}"


class BrokenGlass(Part, frozen=True, kw_only=True, tag="broken_glass"):
    """What the marker cost at the end; `printed` is what stands there."""

    printed: int

    def said(self) -> str:
        """Say what it cost, and what was printed where that is more."""
        cut = f" of {self.printed}" if -self.points < self.printed else ""
        return f"broken glass {signed(self.points)}{cut}"


class Ornament(Part, frozen=True, kw_only=True, tag="ornament"):
    """An ornament between two windows, by the filled ones of the four spaces around it."""

    windows: list[int]
    filled: int

    def said(self) -> str:
        """Say which, and how many spaces are filled."""
        return f"ornament {'-'.join(map(str, self.windows))} ({self.filled} of 4) {signed(self.points)}"


class CompletedWindows(Part, frozen=True, kw_only=True, tag="completed_windows"):
    """Completed windows times the panes of the colour of which there are most; `colour` is null with no pane."""

    windows: int
    colour: str | None
    panes: int

    def said(self) -> str:
        """Say the two factors."""
        panes = f"{self.panes} {self.colour or 'panes'}"
        return f"{counted(self.windows, 'completed window')} x {panes} {signed(self.points)}"


PARTS: Final = (
    Laid,
    Placed,
    Broke,
    Marker,
    Reset,
    Completed,
    ColourBonus,
    Window,
    Returned,
    Indicator,
    LeftoverPanes,
    BrokenGlass,
    Ornament,
    CompletedWindows,
)
"""All of them."""
