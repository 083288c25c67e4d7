"""The shape of a log: the one description that validation, both error texts and the JSON Schema are drawn from.

Each description completes the sentence "this must be ..."; an example is a value of the right shape.

Here and where a game adds its own, annotations are values: with `from __future__ import annotations` they would be
texts, which msgspec parses at every start.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

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
