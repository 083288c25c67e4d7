"""The shape of a log of Stained Glass of Sintra; loaded only for such a log."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from sintra_cli.family.shape import Claims, Colours, Displays, Head, Moves, Name
from sintra_cli.games.sintra.rules.rulings import SintraRulings

Strip: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z*]{5}/[A-Za-z*]{5}$",
        description='a strip, five letters a face, face up/face down, such as "RRBGY/BBWWG" (* is a joker space)',
        examples=["RRBGY/BBWWG"],
    ),
]
EightStrips: TypeAlias = Annotated[
    list[Strip],
    Meta(
        min_length=8,
        max_length=8,
        description="eight strips from left to right",
        examples=[["RRBGY/BBWWG"] * 8],
    ),
]
StripNumbers: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^\s*[1-8]'?(\s+[1-8]'?){7}\s*$",
        description="the numbers of the strips of the box from left to right, ' where the second face lies up",
        examples=["1 2 3 4 5 6 7 8"],
    ),
]


class SintraBox(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on your components, where it differs from the defaults."""

    colours: Colours | UnsetType = UNSET
    window_values: (
        Annotated[
            list[Annotated[int, Meta(ge=0, description="points of a window, from 0", examples=[0])]],
            Meta(
                min_length=8,
                max_length=8,
                description="the eight windows' values from left to right",
                examples=[[0] * 8],
            ),
        ]
        | UnsetType
    ) = UNSET
    broken_glass: (
        Annotated[
            list[Annotated[int, Meta(ge=0, description="points lost, from 0", examples=[0])]],
            Meta(
                min_length=2,
                description="two or more numbers of points lost, strictly increasing, the first 0",
                examples=[[0, 1]],
            ),
        ]
        | UnsetType
    ) = UNSET
    ornaments: (
        Annotated[
            list[
                Annotated[
                    list[Annotated[int, Meta(ge=1, le=8, description="a window from 1 to 8", examples=[1])]],
                    Meta(
                        min_length=2,
                        max_length=2,
                        description="the two neighbouring windows on either side of an ornament, such as [1, 2]",
                        examples=[[1, 2]],
                    ),
                ]
            ],
            Meta(description="pairs of neighbouring windows, such as [[1, 2], [3, 4]]", examples=[[]]),
        ]
        | UnsetType
    ) = UNSET
    ornament_points: (
        Annotated[
            list[Annotated[int, Meta(ge=0, description="points of an ornament, from 0", examples=[0])]],
            Meta(
                min_length=5,
                max_length=5,
                description="five numbers of points of an ornament, for none to four filled spaces around it",
                examples=[[0] * 5],
            ),
        ]
        | UnsetType
    ) = UNSET
    strips: EightStrips | UnsetType = UNSET


class SintraPlayer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player of Stained Glass of Sintra and the strips above the palace board."""

    name: Name
    strips: Annotated[
        EightStrips | StripNumbers,
        Meta(
            description="eight strips from left to right, or their numbers in [box] strips as one text",
            examples=[["RRBGY/BBWWG"] * 8],
        ),
    ]


class SintraRound(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A round of Stained Glass of Sintra."""

    displays: Displays | UnsetType = UNSET
    moves: Moves = ""
    claimed: Claims | UnsetType = UNSET


class SintraLog(Head, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag="sintra"):
    """A recorded game of Azul: Stained Glass of Sintra."""

    side: Annotated[Literal["A", "B"], Meta(description='the side of the palace boards, "A" or "B"', examples=["A"])]
    round_colours: Annotated[
        str,
        Meta(
            pattern="^[A-Za-z]{6}$",
            description="the six letters of the round indicator, I to VI",
            examples=["RYGBWR"],
        ),
    ]
    players: Annotated[
        list[SintraPlayer],
        Meta(
            min_length=2,
            max_length=4,
            description="2 to 4 tables [[players]], clockwise",
            examples=[[{"name": name, "strips": ["RRBGY/BBWWG"] * 8} for name in ("Ana", "Ben")]],
        ),
    ]
    rounds: (
        Annotated[list[SintraRound], Meta(description="tables [[rounds]], one a round", examples=[[]])] | UnsetType
    ) = UNSET
    rulings: SintraRulings = SintraRulings()
    box: SintraBox = SintraBox()
