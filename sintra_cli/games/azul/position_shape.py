"""The shape of a log of Azul that begins with a position; loaded only for such a log.

As in the shape of other logs, each description completes the sentence "this must be ...".
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from sintra_cli.family.position_shape import SOME_PLAYERS, Letters, PositionHead
from sintra_cli.family.shape import Head
from sintra_cli.games.azul.rules.rulings import AzulRulings
from sintra_cli.games.azul.shape import AzulBox, AzulPlayer, AzulRound


class AzulBoard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board of Azul as it stands; what is left out is as at the start."""

    score: Annotated[int, Meta(ge=0, description="a whole number of points, from 0", examples=[0])] = 0
    lines: Annotated[
        list[Letters], Meta(max_length=5, description="the tiles on the pattern lines from the top", examples=[[]])
    ] = []
    wall: Annotated[
        list[
            Annotated[
                str,
                Meta(
                    pattern=r"^([A-Za-z.]{5})?$",
                    description='five spaces of a row of the wall, . for a free one, such as "B.R.."',
                    examples=["....."],
                ),
            ]
        ],
        Meta(max_length=5, description="the rows of the wall from the top", examples=[[]]),
    ] = []
    floor: Annotated[
        str,
        Meta(
            pattern="^[A-Za-z1]{0,7}$",
            description="what lies on the floor line, 1 for the starting-player marker",
            examples=[""],
        ),
    ] = ""


class AzulPosition(PositionHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game of Azul as it stands, in place of its beginning."""

    lid: Letters | UnsetType = UNSET
    players: Annotated[
        list[AzulBoard] | dict[str, AzulBoard],
        Meta(description="a board a player, in the order of the players or by name", examples=[{}]),
    ] = field(default_factory=dict)


class AzulPositionLog(Head, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag="azul"):
    """A game of Azul from a position on."""

    wall: Annotated[
        Literal["coloured", "grey"],
        Meta(description='the side of the walls, "coloured" or "grey"', examples=["coloured"]),
    ]
    players: Annotated[
        list[AzulPlayer],
        Meta(min_length=2, max_length=4, description=SOME_PLAYERS, examples=[[{"name": "Ana"}, {"name": "Ben"}]]),
    ]
    position: AzulPosition
    rounds: (
        Annotated[list[AzulRound], Meta(description="tables [[rounds]], one a round", examples=[[]])] | UnsetType
    ) = UNSET
    rulings: AzulRulings = AzulRulings()
    box: AzulBox = AzulBox()
