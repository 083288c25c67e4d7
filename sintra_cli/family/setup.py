"""How a game of the family begins: from its set-up, or from a position in the middle, as values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

from msgspec import Struct

from sintra_cli.family.rules.replay import Replay, WrittenRound
from sintra_cli.family.rules.turn import Seat

if TYPE_CHECKING:
    from sintra_cli.family.decisions import Decisions
    from sintra_cli.family.events import Teller
    from sintra_cli.family.explain import Explainer
    from sintra_cli.family.missing import Missing
    from sintra_cli.family.rows import Claimed, Scored
    from sintra_cli.family.rules.rulings import Rulings
    from sintra_cli.family.rules.table import Table
    from sintra_cli.family.rules.turn import FinalScore, Turn
    from sintra_cli.family.setting import Setting
    from sintra_cli.report.moves import Effect

Claims: TypeAlias = Mapping[int, int]
"""Points on paper, by seat (from 0); a player who claims nothing is not in it."""


class Unseen(Struct, frozen=True, kw_only=True):
    """The middle of a round whose displays nobody wrote down; see `UnseenOffer`."""

    closed: int
    at_most: int
    left: int
    taken: str
    given_back: list[str]


class Position(Struct, frozen=True, kw_only=True):
    """A game as it stands in a round, or before it where there are neither displays nor an unseen offer.

    Seats count from 0. `bag` and `discard` are letters, None where they are left out; `missing` is None where nothing
    is. `boards` are the seats of the game's own table.
    """

    round: int
    turn: int
    starter: int
    displays: list[str] | None
    centre: str
    tile: int | None
    unseen: Unseen | None
    bag: str | None
    discard: str | None
    missing: Missing | None
    boards: Sequence[Seat]

    @property
    def begun(self) -> bool:
        """Whether the round has begun."""
        return self.displays is not None or self.unseen is not None


class Assumptions(Struct, frozen=True):
    """What is said of printed values that a log does not state; empty where there is nothing to say.

    `values` is which they are, and how far each is confirmed; `winners` whether that decides who wins.
    """

    values: str = ""
    winners: str = ""


class Setup(Protocol):
    """How a game begins, with the rulings in force; a value of the game's own."""

    @property
    def colours(self) -> Mapping[str, str]:
        """The colours (letter: name) in box order."""

    @property
    def rulings(self) -> Rulings:
        """The rulings in force."""

    def open(self, names: Sequence[str], starter: int, position: Position | None) -> Table:
        """Set the table for these players (`starter` is a seat); raise `Illegal` where the set-up is not allowed."""

    # --- what happened, in words -------------------------------------------------------------------------------

    def teller(self, names: Sequence[str]) -> Teller:
        """Return what tells turns, ends of rounds and final scores as parts of a ledger."""

    def decisions(self, names: Sequence[str]) -> Decisions:
        """Return what says where rulings decided something."""

    def explainer(self, names: Sequence[str]) -> Explainer:
        """Return what explains what happens, rule by rule and point by point."""

    def assumptions(
        self, names: Sequence[str], assumed: Sequence[str], finals: Sequence[FinalScore] | None
    ) -> Assumptions:
        """Say how far printed values (keys of `[box]`) that were assumed can be trusted.

        `finals` is the game's own final scoring, None where the game is not over.
        """

    def effect(self, turn: Turn) -> Effect:
        """Return what a turn did, in short."""

    def scored(self, names: Sequence[str], replay: Replay, claimed: Claimed, before: Sequence[int]) -> Scored:
        """Tell a replay with these players in rows and tables; `before` are the totals that it began with."""

    # --- as a log says it ------------------------------------------------------------------------------------------

    def head(self) -> dict[str, object]:
        """Return what only logs of this game have at the top, by key."""

    def of_player(self, seat: int) -> dict[str, object]:
        """Return what a log says of a player (from 0) besides the name, by key."""

    def printed(self) -> dict[str, object]:
        """Return the printed values, by key of `[box]`, without those that a log says of the players instead."""

    # --- compared with another of the same game --------------------------------------------------------------------

    def settings(self, names: Sequence[str]) -> Iterator[Setting]:
        """Yield what lies ready, in the order of the log, the players with their names in it."""

    def compared_box(self) -> dict[str, object]:
        """Return the printed values that count in this game, by key of `[box]`; two that mean the same are equal."""


class Meaning(Struct, frozen=True, kw_only=True):
    """What a log of one game says that is the game's own; `position` is where it begins, if not at the beginning."""

    setup: Setup
    assumed: list[str]
    stated: list[str]
    position: Position | None
    rounds: list[WrittenRound]
