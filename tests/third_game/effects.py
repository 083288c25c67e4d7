"""What a legal move of Ribbons would do, in short."""

from __future__ import annotations

from collections.abc import Iterator

from sintra_cli.report.moves import Effect


class RibbonsEffect(Effect, frozen=True, kw_only=True):
    """What a move does."""

    placed: int
    spilled: int
    points: int

    def said(self) -> Iterator[str]:
        yield f"ties {self.placed}"
        if self.spilled:
            yield f"spills {self.spilled}"
        yield f"scores {self.points}"
