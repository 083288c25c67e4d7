"""A log as the rules and the referee need it: who plays what, with which rulings, and what was claimed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from sintra_cli.game.replay import WrittenRound

if TYPE_CHECKING:
    from sintra_cli.game.azul.rulings import AzulRulings
    from sintra_cli.game.bounds import Bounds
    from sintra_cli.game.sintra.box import SintraBox
    from sintra_cli.game.sintra.rulings import SintraRulings

Claims: TypeAlias = Mapping[int, int]
"""Points on paper, by seat (from 0); a player who claims nothing is not in it."""


class SintraSetup(Struct, frozen=True, kw_only=True):
    """How a game of Stained Glass of Sintra begins; strips are pairs of faces (up, down) from left to right."""

    side: Literal["A", "B"]
    round_colours: str
    strips: tuple[tuple[tuple[str, str], ...], ...]
    box: SintraBox
    rulings: SintraRulings


class AzulSetup(Struct, frozen=True, kw_only=True):
    """How a game of Azul begins; colours are letter: name, in the order of row 1 of the coloured wall."""

    wall: Literal["coloured", "grey"]
    colours: dict[str, str]
    rulings: AzulRulings


class Unseen(Struct, frozen=True, kw_only=True):
    """The middle of a round whose displays nobody wrote down; see `game.offer.UnseenOffer`."""

    closed: int
    at_most: int
    left: int
    taken: str
    given_back: list[str]


class Missing(NamedTuple):
    """Which of the pieces that are counted may not be there: in the bag, the discard, and what was given back."""

    bag: Bounds
    discard: Bounds
    held: Bounds


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
    boards: Sequence[Any]

    @property
    def begun(self) -> bool:
        """Whether the round has begun."""
        return self.displays is not None or self.unseen is not None


class Meaning(Struct, frozen=True, kw_only=True):
    """What a log of one game says that is the game's own; `position` is where it begins, if not at the beginning."""

    setup: SintraSetup | AzulSetup
    assumed: list[str]
    stated: list[str]
    position: Position | None
    rounds: list[WrittenRound]


class Log(Struct, frozen=True, kw_only=True):
    """A log that can be replayed.

    `starter` is a seat, `position` where the log begins, if not at the beginning; `claims` are those after each round,
    `final_claims` those of the end. `assumed` names the printed values that it leaves to the defaults, `stated` those
    that it states. `source` is its
    text, `data` the TOML document.
    """

    names: list[str]
    starter: int
    setup: SintraSetup | AzulSetup
    position: Position | None = None
    rounds: list[WrittenRound]
    claims: list[Claims]
    final_claims: Claims
    assumed: list[str]
    stated: list[str]
    title: str | None
    source: str
    data: dict[str, object]

    @property
    def first_round(self) -> int:
        """The number of the first round that is written."""
        return 1 if self.position is None else self.position.round
