"""The parts of a ledger of Azul, and how each is said in a line."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from sintra_cli.report.ledger import Part
from sintra_cli.report.wording import signed
from sintra_cli.text import counted, listed


class Laid(Part, frozen=True, kw_only=True, tag="laid"):
    """The displays of a round; `refilled` says whether the box lid went into the bag for them."""

    displays: Annotated[list[str] | None, Meta(description="null where nobody wrote them down")]
    starter: str
    refilled: Annotated[bool | None, Meta(description="null where it is not known")]

    def said(self) -> str:
        """Say who starts, and what lies there."""
        there = "displays not written down" if self.displays is None else " ".join(d or "-" for d in self.displays)
        refilled = "; the lid went into the bag" if self.refilled else ""
        return f"{self.starter} starts: {there}{refilled}"


class Placed(Part, frozen=True, kw_only=True, tag="placed"):
    """Tiles were put on a pattern line, of which `filled` spaces are filled then."""

    line: int
    colour: str
    number: int
    filled: int

    def said(self) -> str:
        """Say which tiles, where, and how full the line is."""
        return f"{self.colour * self.number} on line {self.line} ({self.filled} of {self.line})"


class Floored(Part, frozen=True, kw_only=True, tag="floored"):
    """Tiles fell on the floor line, before them the marker if it came with them."""

    colour: str
    number: int
    marker: bool

    def said(self) -> str:
        """Say what fell on it."""
        things = [*(["marker"] if self.marker else []), *([self.colour * self.number] if self.number else [])]
        return f"{listed(things)} on the floor line"


class ToLid(Part, frozen=True, kw_only=True, tag="to_lid"):
    """Tiles for which the floor line had no space went to the box lid."""

    colour: str
    number: int

    def said(self) -> str:
        """Say which tiles."""
        return f"{self.colour * self.number} to the lid"


class Tile(Part, frozen=True, kw_only=True, tag="tile"):
    """A tile was laid on the wall; the runs are those that it is part of, itself included, and 1 is no run."""

    line: int
    column: int
    colour: str
    horizontal: int
    vertical: int

    def said(self) -> str:
        """Say where it went, and the runs that it scored."""
        runs = [(self.horizontal, "across"), (self.vertical, "down")]
        scored = " + ".join(f"{length} {way}" for length, way in runs if length > 1) or "alone"
        return f"line {self.line}: {self.colour} in column {self.column} {signed(self.points)} ({scored})"


class LineFloored(Part, frozen=True, kw_only=True, tag="line_floored"):
    """A complete line had no legal column: all its tiles fell on the floor line."""

    line: int
    colour: str

    def said(self) -> str:
        """Say which line."""
        return f"line {self.line}: no column is open, {self.colour * self.line} on the floor line"


class FloorLine(Part, frozen=True, kw_only=True, tag="floor_line"):
    """The floor line was counted; `held` are the tiles on it, 1 the marker, and `printed` is what its spaces cost."""

    held: str
    printed: int

    def said(self) -> str:
        """Say what lay there, and what it cost."""
        cut = f" of {self.printed}" if -self.points < self.printed else ""
        return f"floor line {self.held}: {-self.points}{cut} lost"


class Ends(Part, frozen=True, kw_only=True, tag="ends"):
    """The game ends, because these players have a complete row; with none of them, because bag and lid are empty."""

    players: list[str]

    def said(self) -> str:
        """Say who or what ended the game."""
        why = f"{listed(self.players)} completed a row" if self.players else "bag and lid are empty"
        return f"{why}: the game ends"


class CompleteRows(Part, frozen=True, kw_only=True, tag="complete_rows"):
    """Points for complete horizontal rows."""

    number: int

    def said(self) -> str:
        """Say how many."""
        return f"{counted(self.number, 'complete row')} {signed(self.points)}"


class CompleteColumns(Part, frozen=True, kw_only=True, tag="complete_columns"):
    """Points for complete vertical columns."""

    number: int

    def said(self) -> str:
        """Say how many."""
        return f"{counted(self.number, 'complete column')} {signed(self.points)}"


class CompleteColours(Part, frozen=True, kw_only=True, tag="complete_colours"):
    """Points for colours with all five tiles on the wall."""

    number: int

    def said(self) -> str:
        """Say how many."""
        return f"{counted(self.number, 'complete colour')} {signed(self.points)}"


PARTS: Final = (
    Laid,
    Placed,
    Floored,
    ToLid,
    Tile,
    LineFloored,
    FloorLine,
    Ends,
    CompleteRows,
    CompleteColumns,
    CompleteColours,
)
"""All of them."""
