"""The parts of a ledger of Ribbons."""

from __future__ import annotations

from typing import Final

from sintra_cli.report.ledger import Part
from sintra_cli.report.wording import signed


class Laid(Part, frozen=True, kw_only=True, tag="laid"):
    """The displays of a round."""

    displays: list[str] | None
    starter: str

    def said(self) -> str:
        return f"{self.starter} starts: {' '.join(self.displays or ['displays not written down'])}"


class Tied(Part, frozen=True, kw_only=True, tag="tied"):
    """Tiles were put on a ribbon."""

    ribbon: int
    colour: str
    number: int

    def said(self) -> str:
        return f"{self.colour * self.number} on ribbon {self.ribbon} {signed(self.points)}"


class Spilled(Part, frozen=True, kw_only=True, tag="spilled"):
    """Tiles found no space."""

    colour: str
    number: int

    def said(self) -> str:
        return f"{self.colour * self.number} spilled {signed(self.points)}"


class FullRibbon(Part, frozen=True, kw_only=True, tag="full_ribbon"):
    """A full ribbon scored and was emptied."""

    ribbon: int

    def said(self) -> str:
        return f"ribbon {self.ribbon} full {signed(self.points)}"


class ColoursKept(Part, frozen=True, kw_only=True, tag="colours_kept"):
    """Points for the colours on the ribbons."""

    number: int

    def said(self) -> str:
        return f"{self.number} colours {signed(self.points)}"


PARTS: Final = (
    Laid,
    Tied,
    Spilled,
    FullRibbon,
    ColoursKept,
)
"""All of them."""
