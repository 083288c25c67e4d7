"""Explain what happens in Ribbons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from sintra_cli.family.explain import Explainer, MoveExplainer, sum_up
from sintra_cli.family.rules import turn
from sintra_cli.family.rules.address import FINAL, Address
from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.table import Table
from sintra_cli.family.terms import Terms
from sintra_cli.report.explanation import Passage, Statement
from sintra_cli.report.ledger import Part, Took
from tests.third_game import GAME
from tests.third_game.events import ColoursKept, FullRibbon
from tests.third_game.rules.table import COLOUR, FULL, SPACES, Emptied, EndScore, RibbonsTable

if TYPE_CHECKING:
    from tests.third_game.setup import RibbonsSetup


class RibbonsExplainer(Explainer):
    """Explains a game of Ribbons."""

    def __init__(self, setup: RibbonsSetup, names: Sequence[str]) -> None:
        super().__init__(names, Terms(GAME.words, GAME.page, setup.colours, setup.rulings))

    def circumstances(self, address: Address) -> str:
        return "the end of the game" if address == FINAL else f"round {address.round}"

    def move(self, table: Table, move: Move) -> MoveExplainer:
        return _Move(self.terms, table, move)

    def players_at_end(
        self,
        before: Table,
        choices: Sequence[Mapping[int, int]],  # noqa: ARG002
        end: turn.RoundEnd,
    ) -> Iterator[Passage]:
        assert isinstance(end, Emptied)
        for seat, full in zip(before.seats, end.full, strict=True):
            parts: list[Part] = [FullRibbon(points=FULL, ribbon=ribbon) for ribbon in full]
            said = [Statement(f"{part.said()}.", (), part.points) for part in parts]
            yield Passage(self.names[seat.index], [*said, sum_up(self.names[seat.index], seat.score, parts)])

    def finals(self, table: Table, finals: Sequence[turn.FinalScore]) -> Iterator[Passage]:
        for seat, final in zip(table.seats, finals, strict=True):
            assert isinstance(final, EndScore)
            part = ColoursKept(points=COLOUR * final.colours, number=final.colours)
            name = self.names[seat.index]
            yield Passage(name, [Statement(f"{part.said()}.", (), part.points), sum_up(name, seat.score, [part])])


class _Move(MoveExplainer):
    def _position(self, table: Table) -> list[Statement]:
        assert isinstance(table, RibbonsTable)
        ribbons = table.seats[table.current].ribbons
        free = [Statement(f"Ribbon {at} has {SPACES[at] - len(tiles)} free.") for at, tiles in ribbons.items()]
        return [*self._source(table.offer), *free]

    def happens(self, turn: turn.Turn, parts: Sequence[Part]) -> Iterator[Statement]:  # noqa: ARG002
        for part in parts:
            yield from self._taking(part) if isinstance(part, Took) else [Statement(f"{part.said()}.")]

    def points(self, turn: turn.Turn, parts: Sequence[Part]) -> Iterator[Statement]:
        for decision in turn.decided:
            yield Statement("What is spilled is looked at.", self._terms.ruling(decision.ruling))
        yield sum_up(self.name, self._before, parts)
