"""How a game of Stained Glass of Sintra begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sintra_cli.family.rows import Claimed, Scored
    from sintra_cli.family.rules.replay import Replay
    from sintra_cli.family.setup import Position
    from sintra_cli.games.sintra.rules.box import SintraBox
    from sintra_cli.games.sintra.rules.rulings import SintraRulings
    from sintra_cli.games.sintra.rules.table import SintraTable


class SintraSetup(Struct, frozen=True, kw_only=True):
    """How a game of Stained Glass of Sintra begins; strips are pairs of faces (up, down) from left to right."""

    side: Literal["A", "B"]
    round_colours: str
    strips: tuple[tuple[tuple[str, str], ...], ...]
    box: SintraBox
    rulings: SintraRulings

    @property
    def colours(self) -> Mapping[str, str]:
        """The colours (letter: name) in box order."""
        return self.box.colours

    def open(self, names: Sequence[str], starter: int, position: Position | None) -> SintraTable:
        """Set the table; raise `Illegal` where the set-up is not allowed."""
        from sintra_cli.games.sintra.rules.setup import verify_setup
        from sintra_cli.games.sintra.rules.table import SintraTable

        if position is None:
            verify_setup(names, self.strips, self.round_colours, self.box.colours)
        table = SintraTable(
            names,
            self.strips,
            starter=starter,
            side=self.side,
            round_colours=self.round_colours,
            box=self.box,
            rulings=self.rulings,
        )
        if position is not None:
            from sintra_cli.family.resume import resume

            resume(table, position)
        return table

    def scored(self, names: Sequence[str], replay: Replay, claimed: Claimed, before: Sequence[int]) -> Scored:
        """Tell a replay in rows and tables."""
        from sintra_cli.games.sintra.rows import SintraRows

        return SintraRows(names, self).scored(replay, claimed, before)
