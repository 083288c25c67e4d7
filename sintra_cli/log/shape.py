"""The shape of a log: the one description that validation, both error texts and the JSON Schema are drawn from.

Each description completes the sentence "this must be ..."; an example is a value of the right shape.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from sintra_cli.game.azul.rulings import AzulRulings
from sintra_cli.game.sintra.rulings import SintraRulings

FORMAT: Final = 1
"""The newest format of a log that this program reads."""

Text: TypeAlias = Annotated[str, Meta(description="text", examples=["Club night"])]
Name: TypeAlias = Annotated[
    str,
    Meta(pattern=r"\S", description="text that is not blank, and no other player's name", examples=["Ana"]),
]
Points: TypeAlias = Annotated[
    int, Meta(ge=-999, le=999, description="a whole number of points from -999 to 999", examples=[0])
]
Claims: TypeAlias = Annotated[
    list[Points] | dict[str, Points],
    Meta(
        description="totals written on paper: an array in the order of the players, or a table by name",
        examples=[{}],
    ),
]
Moves: TypeAlias = Annotated[
    Annotated[str, Meta(description="moves, with white space between them")]
    | list[Annotated[str, Meta(description="one move as text", examples=["1R3"])]],
    Meta(
        description="moves in one text with white space between them, or an array with one move a text",
        examples=[""],
    ),
]
Display: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z]*$",
        description='the letters of what lies on a display, "" where it is empty',
        examples=["RRBG"],
    ),
]
Displays: TypeAlias = Annotated[
    list[Display],
    Meta(
        description="an array with the letters of each display; left out where nobody wrote them down",
        examples=[[]],
    ),
]
Tiling: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^\s*([1-5]:[1-5](\s+[1-5]:[1-5])*)?\s*$",
        description='line:column for each completed line, both 1 to 5, such as "1:3 4:5"',
        examples=[""],
    ),
]
Colour: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[A-Z]\s+\S.*$",
        description='a capital letter and a name, such as "R red"',
        examples=["R red"],
    ),
]
Colours: TypeAlias = Annotated[
    list[Colour],
    Meta(
        min_length=5,
        max_length=5,
        description='the five colours, each a capital letter and a name, such as "R red"',
        examples=[["R red", "Y yellow", "G green", "B blue", "W white"]],
    ),
]
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
    strips: EightStrips | UnsetType = UNSET


class AzulBox(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on your components, where it differs from the defaults."""

    colours: Colours | UnsetType = UNSET


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


class AzulPlayer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player of Azul."""

    name: Name


class SintraRound(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A round of Stained Glass of Sintra."""

    displays: Displays | UnsetType = UNSET
    moves: Moves = ""
    claimed: Claims | UnsetType = UNSET


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


class Head(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the logs of all games have."""

    format: Annotated[Literal[1], Meta(description="the version of the format, 1", examples=[1])]
    title: Text | UnsetType = UNSET
    date: Annotated[str, Meta(description="a TOML date or text", examples=["2024-05-01"])] | UnsetType = UNSET
    place: Text | UnsetType = UNSET
    notes: Text | UnsetType = UNSET
    starting_player: (
        Annotated[str, Meta(description="the name of one of the players", examples=["Ana"])] | UnsetType
    ) = UNSET
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


GAMES: Final = {"sintra": SintraLog, "azul": AzulLog}
"""The shape of the log of each game."""
