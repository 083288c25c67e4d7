"""The shape of a log of Ribbons, from the beginning or from a position on."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field

from sintra_cli.family.position_shape import Letters, PositionHead
from sintra_cli.family.shape import Claims, Colours, Displays, Head, Moves, Name
from tests.third_game.rules.rulings import RibbonsRulings


class RibbonsBox(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on your components."""

    colours: Colours | UnsetType = UNSET


class RibbonsPlayer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player of Ribbons."""

    name: Name


class RibbonsRoundWritten(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A round of Ribbons."""

    displays: Displays | UnsetType = UNSET
    moves: Moves = ""
    claimed: Claims | UnsetType = UNSET


Players = Annotated[
    list[RibbonsPlayer],
    Meta(min_length=2, max_length=4, description="2 to 4 players", examples=[[{"name": "Ana"}, {"name": "Ben"}]]),
]
Rounds = Annotated[list[RibbonsRoundWritten], Meta(description="tables [[rounds]], one a round", examples=[[]])]


class RibbonsLog(Head, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag="ribbons"):
    """A recorded game of Ribbons."""

    players: Players
    rounds: Rounds | UnsetType = UNSET
    rulings: RibbonsRulings = RibbonsRulings()
    box: RibbonsBox = RibbonsBox()


class RibbonsBoard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board of Ribbons as it stands."""

    score: Annotated[int, Meta(description="a whole number of points", examples=[0])] = 0
    ribbons: Annotated[list[Letters], Meta(max_length=2, description="the tiles on the ribbons", examples=[[]])] = []


class RibbonsPosition(PositionHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game of Ribbons as it stands, in place of its beginning."""

    tray: Letters | UnsetType = UNSET
    players: Annotated[
        list[RibbonsBoard] | dict[str, RibbonsBoard], Meta(description="a board a player", examples=[{}])
    ] = field(default_factory=dict)


class RibbonsPositionLog(Head, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag="ribbons"):
    """A game of Ribbons from a position on."""

    players: Players
    position: RibbonsPosition
    rounds: Rounds | UnsetType = UNSET
    rulings: RibbonsRulings = RibbonsRulings()
    box: RibbonsBox = RibbonsBox()
