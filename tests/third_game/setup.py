"""How a game of Ribbons begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from sintra_cli.family.decisions import Decisions
from sintra_cli.family.resume import resume
from sintra_cli.family.setting import Setting, players
from sintra_cli.family.setup import Assumptions
from tests.third_game.rules.rulings import RibbonsRulings
from tests.third_game.rules.table import RibbonsTable, Turn

if TYPE_CHECKING:
    from sintra_cli.family.events import Teller
    from sintra_cli.family.explain import Explainer
    from sintra_cli.family.rows import Claimed, Scored
    from sintra_cli.family.rules import turn
    from sintra_cli.family.rules.replay import Replay
    from sintra_cli.family.setup import Position
    from sintra_cli.report.model import Decided
    from sintra_cli.report.moves import Effect


class RibbonsSetup(Struct, frozen=True, kw_only=True):
    """How a game of Ribbons begins."""

    colours: dict[str, str]
    rulings: RibbonsRulings

    def open(self, names: Sequence[str], starter: int, position: Position | None) -> RibbonsTable:
        table = RibbonsTable(names, starter=starter, colours=self.colours, rulings=self.rulings)
        if position is not None:
            resume(table, position)
        return table

    def teller(self, names: Sequence[str]) -> Teller:
        from tests.third_game.ledger import RibbonsTeller

        return RibbonsTeller(names, self.colours)

    def decisions(self, names: Sequence[str]) -> Decisions:
        return _Decisions(names, self.rulings)

    def explainer(self, names: Sequence[str]) -> Explainer:
        from tests.third_game.explain import RibbonsExplainer

        return RibbonsExplainer(self, names)

    def assumptions(
        self,
        names: Sequence[str],  # noqa: ARG002
        assumed: Sequence[str],  # noqa: ARG002
        finals: Sequence[turn.FinalScore] | None,  # noqa: ARG002
    ) -> Assumptions:
        return Assumptions()

    def effect(self, turn: turn.Turn) -> Effect:
        from tests.third_game.effects import RibbonsEffect

        assert isinstance(turn, Turn)
        return RibbonsEffect(placed=turn.placed, spilled=turn.spilled, points=turn.points)

    def scored(self, names: Sequence[str], replay: Replay, claimed: Claimed, before: Sequence[int]) -> Scored:
        from tests.third_game.rows import RibbonsRows

        return RibbonsRows(names).scored(replay, claimed, before)

    def head(self) -> dict[str, object]:
        return {}

    def of_player(self, seat: int) -> dict[str, object]:  # noqa: ARG002
        return {}

    def printed(self) -> dict[str, object]:
        return {"colours": [f"{letter} {name}" for letter, name in self.colours.items()]}

    def settings(self, names: Sequence[str]) -> Iterator[Setting]:
        yield from players(names)

    def compared_box(self) -> dict[str, object]:
        return {"colours": "".join(self.colours)}


class _Decisions(Decisions):
    def in_turn(self, turn: turn.Turn) -> list[Decided]:
        return [self._decided(each.ruling, "whether spilled tiles cost points") for each in turn.decided]
