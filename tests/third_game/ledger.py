"""From what the rules did to the parts of a ledger of Ribbons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sintra_cli.family.events import AtEnd, Teller
from sintra_cli.family.rules import turn
from sintra_cli.family.rules.replay import PlayedRound
from sintra_cli.report.ledger import Part
from tests.third_game.events import ColoursKept, FullRibbon, Laid, Spilled, Tied
from tests.third_game.rules.table import COLOUR, FULL, Emptied, EndScore, Turn


class RibbonsTeller(Teller):
    """Tells a game of Ribbons."""

    def laid(self, this: PlayedRound, displays: Sequence[str] | None) -> Part:
        return Laid(displays=None if displays is None else list(displays), starter=self.names[this.starter])

    def _done(self, turn: turn.Turn) -> Iterator[Part]:
        assert isinstance(turn, Turn)
        colour = turn.move.colour
        if turn.placed:
            yield Tied(points=turn.gained, ribbon=turn.move.target, colour=colour, number=turn.placed)
        if turn.spilled:
            yield Spilled(points=-turn.lost, colour=colour, number=turn.spilled)

    def players_at_end(self, this: PlayedRound) -> Iterator[AtEnd]:
        assert isinstance(this.end, Emptied)
        for seat, (full, total) in enumerate(zip(this.end.full, this.end.scores, strict=True)):
            yield AtEnd(seat, [FullRibbon(points=FULL, ribbon=ribbon) for ribbon in full], total)

    def table_at_end(self, this: PlayedRound) -> list[Part]:  # noqa: ARG002
        return []

    def final(self, final: turn.FinalScore) -> list[Part]:
        assert isinstance(final, EndScore)
        return [ColoursKept(points=COLOUR * final.colours, number=final.colours)]
