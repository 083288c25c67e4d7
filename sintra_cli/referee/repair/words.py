"""How a change to a log is said: what instead of what, with its address, and why it may be meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sintra_cli.family.rules.address import END, START, Address
from sintra_cli.family.rules.move import Move
from sintra_cli.log.log import Log
from sintra_cli.referee.repair.edits import (
    ClaimChanged,
    ClaimsShifted,
    ColumnChanged,
    Edit,
    MoveAdded,
    MoveChanged,
    MoveDropped,
    MovesSwapped,
    PaneChanged,
)
from sintra_cli.text import listed

_PARTS: Final = {"keep": "kept pane", "jokers": "on jokers", "points": "points claimed"}


class EditWords:
    """Says changes to a log."""

    def __init__(self, log: Log, piece: str) -> None:
        self._names = log.names
        self._first = log.first_round
        self._piece = piece

    def say(self, edit: Edit) -> str:
        """Say what is changed, after its address."""
        return f"{self.address(edit)}: {self._change(edit)}"

    def address(self, edit: Edit) -> str:
        """Return the address of what is changed."""
        match edit:
            case ClaimChanged(round=None):
                return "end of the game"
            case ClaimChanged() | ClaimsShifted() | ColumnChanged():
                return self._at(edit.round, END)
            case PaneChanged():
                return self._at(edit.round, START)
            case _:
                return self._at(edit.round, edit.move + 1)

    def _at(self, number: int | None, what: int) -> str:
        return str(Address(self._first + (number or 0), what))

    def _change(self, edit: Edit) -> str:
        match edit:
            case MoveChanged():
                new, old = self._moves(edit)
                return f"{new} instead of {old} ({_PARTS.get(edit.part, edit.part)})"
            case MoveAdded():
                return f"{edit.new} added (left out)"
            case MoveDropped():
                return f"without {edit.old} ({'doubled' if edit.twice else 'one too many'})"
            case MovesSwapped():
                return f"{edit.after} before {edit.old} (order)"
            case PaneChanged():
                return f"display {edit.display + 1} is {edit.lies or 'empty'} instead of {edit.laid} ({self._piece})"
            case ClaimChanged():
                return f"{self._names[edit.seat]}'s total {edit.new} instead of {edit.old} (claim)"
            case ClaimsShifted():
                more = f"{abs(edit.by)} {'more' if edit.by > 0 else 'less'}"
                return f"{self._names[edit.seat]}'s totals from here on {more} (claims)"
            case ColumnChanged():
                return f"{self._names[edit.seat]}'s line {edit.line} {_column(edit)} (column)"

    def _moves(self, edit: MoveChanged) -> Sequence[str]:
        def said(move: Move) -> str:
            player = f"{move.player}:" if edit.part == "player" else ""
            points = f"({move.points})" if edit.part == "points" else ""
            return f"{player}{move}{points}"

        return said(edit.new), said(edit.old)

    def equal(self, edit: Edit, alike: Sequence[Edit]) -> str:
        """Say which displays could be meant as well."""
        displays = sorted({_display(each) for each in (edit, *alike)} - {0})
        if len(displays) < 2:
            return ""
        return f"; displays {listed(displays)} are equal, it may be any of them"


def _display(edit: Edit) -> int:
    if isinstance(edit, PaneChanged):
        return edit.display + 1
    return edit.new.source if isinstance(edit, MoveChanged | MoveAdded) else 0


def _column(edit: ColumnChanged) -> str:
    if edit.new is None:
        return f"not in column {edit.old}"
    return f"in column {edit.new}" + ("" if edit.old is None else f" instead of {edit.old}")
