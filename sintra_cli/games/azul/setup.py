"""How a game of Azul begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sintra_cli.family.decisions import Decisions
    from sintra_cli.family.events import Teller
    from sintra_cli.family.explain import Explainer
    from sintra_cli.family.rows import Claimed, Scored
    from sintra_cli.family.rules.replay import Replay
    from sintra_cli.family.rules.turn import FinalScore, Turn
    from sintra_cli.family.setting import Setting
    from sintra_cli.family.setup import Assumptions, Position
    from sintra_cli.games.azul.rules.rulings import AzulRulings
    from sintra_cli.games.azul.rules.table import AzulTable
    from sintra_cli.report.moves import Effect


class AzulSetup(Struct, frozen=True, kw_only=True):
    """How a game of Azul begins; colours are letter: name, in the order of row 1 of the coloured wall."""

    wall: Literal["coloured", "grey"]
    colours: dict[str, str]
    rulings: AzulRulings

    def open(self, names: Sequence[str], starter: int, position: Position | None) -> AzulTable:
        """Set the table."""
        from sintra_cli.games.azul.rules.table import AzulTable

        table = AzulTable(names, starter=starter, wall=self.wall, colours=self.colours, rulings=self.rulings)
        if position is not None:
            from sintra_cli.family.resume import resume

            resume(table, position)
        return table

    # --- what happened, in words -------------------------------------------------------------------------------

    def teller(self, names: Sequence[str]) -> Teller:
        """Return what tells turns, ends of rounds and final scores as parts of a ledger."""
        from sintra_cli.games.azul.ledger import AzulTeller

        return AzulTeller(self, names)

    def decisions(self, names: Sequence[str]) -> Decisions:
        """Return what says where rulings decided something."""
        from sintra_cli.family.decisions import Decisions

        return Decisions(names, self.rulings)

    def explainer(self, names: Sequence[str]) -> Explainer:
        """Return what explains what happens, rule by rule and point by point."""
        from sintra_cli.games.azul.explain import AzulExplainer

        return AzulExplainer(self, names)

    def assumptions(
        self,
        names: Sequence[str],  # noqa: ARG002
        assumed: Sequence[str],  # noqa: ARG002
        finals: Sequence[FinalScore] | None,  # noqa: ARG002
    ) -> Assumptions:
        """Say nothing: all that is printed on the boards is known."""
        from sintra_cli.family.setup import Assumptions

        return Assumptions()

    def effect(self, turn: Turn) -> Effect:
        """Return what a turn did, in short."""
        from sintra_cli.games.azul.effects import effect

        return effect(self, turn)

    def scored(self, names: Sequence[str], replay: Replay, claimed: Claimed, before: Sequence[int]) -> Scored:
        """Tell a replay in rows and tables."""
        from sintra_cli.games.azul.rows import AzulRows

        return AzulRows(names, self).scored(replay, claimed, before)

    def head(self) -> dict[str, object]:
        """Return the wall."""
        return {"wall": self.wall}

    def of_player(self, seat: int) -> dict[str, object]:  # noqa: ARG002
        """Return nothing: a player has a name."""
        return {}

    def printed(self) -> dict[str, object]:
        """Return the colours."""
        return {"colours": [f"{letter} {name}" for letter, name in self.colours.items()]}

    def settings(self, names: Sequence[str]) -> Iterator[Setting]:
        """Yield the wall and the players."""
        from sintra_cli.family.setting import Setting, players

        yield Setting(what="wall", path=("wall",), value=self.wall)
        yield from players(names)

    def compared_box(self) -> dict[str, object]:
        """Return the colours by their letters, whatever they are called."""
        return {"colours": "".join(self.colours)}
