"""The shape of a log of any game that begins with a position; loaded only for such a log.

As in the shape of other logs, each description completes the sentence "this must be ...".
"""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from sintra_cli.family.shape import Displays

SOME_PLAYERS = "2 to 4 tables [[players]], clockwise"


Letters: TypeAlias = Annotated[
    str, Meta(pattern="^[A-Za-z]*$", description="letters of colours, in any order", examples=["RRBG"])
]


class Unseen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is known in the middle of a round whose displays nobody wrote down."""

    displays: Annotated[int, Meta(ge=0, le=9, description="displays that nobody has taken from, 0 to 9", examples=[0])]
    centre: Annotated[int, Meta(ge=0, description="how many the centre holds at most, from 0", examples=[0])]
    left: Annotated[int, Meta(ge=0, description="how many are left to take in the round, from 0", examples=[0])]
    taken: Letters = ""
    given_back: Annotated[
        list[
            Annotated[
                str,
                Meta(pattern="^[A-Za-z]+-?$", description="letters, and - for all but one of them", examples=["RR"]),
            ]
        ],
        Meta(description="what has been given back since the round began", examples=[[]]),
    ] = []


class PositionHead(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the positions of all games have."""

    round: Annotated[
        int, Meta(ge=1, le=999_999, description="the round being played, or the next one", examples=[1])
    ] = 1
    turn: Annotated[str, Meta(description="the name of the player whose turn it is", examples=["Ana"])] | UnsetType = (
        UNSET
    )
    starter: Annotated[str, Meta(description="the name of who began the round", examples=["Ana"])] | UnsetType = UNSET
    displays: Displays | UnsetType = UNSET
    centre: Letters = ""
    tile: (
        Annotated[str, Meta(description="the name of who has taken the starting-player tile", examples=["Ana"])]
        | UnsetType
    ) = UNSET
    unseen: Unseen | UnsetType = UNSET
    bag: Letters | UnsetType = UNSET
