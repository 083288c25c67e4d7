"""How a game of Stained Glass of Sintra begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sintra_cli.family.decisions import Decisions
    from sintra_cli.family.events import Teller
    from sintra_cli.family.explain import Explainer
    from sintra_cli.family.rows import Claimed, Scored
    from sintra_cli.family.rules.replay import Replay
    from sintra_cli.family.rules.turn import Turn
    from sintra_cli.family.setup import Position
    from sintra_cli.games.sintra.rules.box import SintraBox
    from sintra_cli.games.sintra.rules.rulings import SintraRulings
    from sintra_cli.games.sintra.rules.table import SintraTable
    from sintra_cli.report.moves import Effect


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

    # --- what happened, told -----------------------------------------------------------------------------------

    def teller(self, names: Sequence[str]) -> Teller:
        """Return what tells turns, ends of rounds and final scores as parts of a ledger."""
        from sintra_cli.games.sintra.ledger import SintraTeller

        return SintraTeller(self, names)

    def decisions(self, names: Sequence[str]) -> Decisions:
        """Return what says where rulings decided something."""
        from sintra_cli.games.sintra.decisions import SintraDecisions

        return SintraDecisions(self, names)

    def explainer(self, names: Sequence[str]) -> Explainer:
        """Return what explains what happens, rule by rule and point by point."""
        from sintra_cli.games.sintra.explain import SintraExplainer

        return SintraExplainer(self, names)

    def effect(self, turn: Turn) -> Effect:
        """Return what a turn did, in short."""
        from sintra_cli.games.sintra.effects import effect

        return effect(self, turn)

    def scored(self, names: Sequence[str], replay: Replay, claimed: Claimed, before: Sequence[int]) -> Scored:
        """Tell a replay in rows and tables."""
        from sintra_cli.games.sintra.rows import SintraRows

        return SintraRows(names, self).scored(replay, claimed, before)
