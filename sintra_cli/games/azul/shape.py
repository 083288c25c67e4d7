"""The shape of a log of Azul; loaded only for such a log."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from sintra_cli.family.shape import Claims, Colours, Displays, Head, Moves, Name
from sintra_cli.games.azul.rules.rulings import AzulRulings

Tiling: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^\s*([1-5]:[1-5](\s+[1-5]:[1-5])*)?\s*$",
        description='line:column for each completed line, both 1 to 5, such as "1:3 4:5"',
        examples=[""],
    ),
]


class AzulBox(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on your components, where it differs from the defaults."""

    colours: Colours | UnsetType = UNSET


class AzulPlayer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player of Azul."""

    name: Name


class AzulRound(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A round of Azul."""

    displays: Displays | UnsetType = UNSET
    moves: Moves = ""
    tiling: (
        Annotated[
            list[Tiling] | dict[str, Tiling],
            Meta(
                description="the columns chosen (grey wall): an array with a text for each player in their order, "
                "or a table by name",
                examples=[{}],
            ),
        ]
        | UnsetType
    ) = UNSET
    claimed: Claims | UnsetType = UNSET


class AzulLog(Head, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag="azul"):
    """A recorded game of Azul."""

    wall: Annotated[
        Literal["coloured", "grey"],
        Meta(description='the side of the walls, "coloured" or "grey"', examples=["coloured"]),
    ]
    players: Annotated[
        list[AzulPlayer],
        Meta(
            min_length=2,
            max_length=4,
            description="2 to 4 tables [[players]], clockwise",
            examples=[[{"name": "Ana"}, {"name": "Ben"}]],
        ),
    ]
    rounds: (
        Annotated[list[AzulRound], Meta(description="tables [[rounds]], one a round", examples=[[]])] | UnsetType
    ) = UNSET
    rulings: AzulRulings = AzulRulings()
    box: AzulBox = AzulBox()
