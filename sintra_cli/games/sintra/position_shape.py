"""The shape of a log of Stained Glass of Sintra that begins with a position; loaded only for such a log.

As in the shape of other logs, each description completes the sentence "this must be ...".
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from sintra_cli.family.position_shape import SOME_PLAYERS, Letters, PositionHead
from sintra_cli.family.shape import Head, Name
from sintra_cli.games.sintra.rules.rulings import SintraRulings
from sintra_cli.games.sintra.shape import SintraBox, SintraRound, StripNumbers

Score: TypeAlias = Annotated[int, Meta(description="a whole number of points", examples=[0])]
Lost: TypeAlias = Annotated[int, Meta(ge=0, description="points lost by resets so far, from 0", examples=[0])]
LaidStrip: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^(([A-Za-z*]{5}|\?{5})(/([A-Za-z*]{5}|\?{5}))?)?$",
        description=(
            'a strip as laid at the start, "RRBGY/BBWWG" (?????, a face not known), the face that lies up, "RRBGY", '
            'or "" for none'
        ),
        examples=["RRBGY"],
    ),
]
PositionStrips: TypeAlias = Annotated[
    Annotated[
        list[LaidStrip],
        Meta(max_length=8, description="up to eight strips from left to right", examples=[["RRBGY"]]),
    ]
    | StripNumbers,
    Meta(description="up to eight strips from left to right, or eight numbers in [box] strips", examples=[["RRBGY"]]),
]


Limits: TypeAlias = Annotated[
    list[
        Annotated[
            str,
            Meta(
                pattern="^[0-9]{1,3} [A-Za-z]{1,5}$",
                description='how many panes of some colours may be missing at most, such as "2 RY"',
                examples=["2 RY"],
            ),
        ]
    ],
    Meta(description='how many panes are missing, and of which colours, such as ["3 RYB", "1 R"]', examples=[["2 RY"]]),
]


class Missing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Panes that are counted, but lie in windows instead: nobody noted which were kept."""

    bag: Limits = []
    tower: Limits = []
    given_back: Limits = []


Ways: TypeAlias = list[
    Annotated[
        list[Letters],
        Meta(min_length=2, max_length=2, description="what of bag and tower is missing", examples=[["", "R"]]),
    ]
]
"""How older versions wrote what is missing: every way in which it may be."""


class SintraBoard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A palace board as it stands; what is left out is as at the start."""

    score: Score = 0
    glazier: Annotated[int, Meta(ge=1, le=8, description="the slot under the glazier, 1 to 8", examples=[1])] = 1
    broken_glass: Annotated[
        int, Meta(ge=0, description="the number at the marker on the broken-glass track", examples=[0])
    ] = 0
    panes: Annotated[
        list[
            Annotated[
                str,
                Meta(
                    pattern=r"^(\*?[A-Za-z])*$",
                    description='the panes on a strip, * before one on a joker space, such as "RR*B"',
                    examples=[""],
                ),
            ]
        ],
        Meta(max_length=8, description="the panes on each strip from left to right", examples=[[]]),
    ] = []
    windows: Annotated[
        list[
            Annotated[
                str,
                Meta(
                    pattern=r"^[A-Za-z?]{0,2}$", description="up to two panes in a window, upper first", examples=[""]
                ),
            ]
        ],
        Meta(max_length=8, description="the panes in each window from left to right", examples=[[]]),
    ] = []
    lost: Lost = 0
    lost_paid: Lost | UnsetType = UNSET


class SintraPosition(PositionHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game of Stained Glass of Sintra as it stands, in place of its beginning."""

    tower: Letters | UnsetType = UNSET
    missing: (
        Annotated[
            Missing | Ways,
            Meta(
                description="how many panes that bag and tower count are missing, and of which colours",
                examples=[{"tower": ["2 RY"]}],
            ),
        ]
        | UnsetType
    ) = UNSET
    players: Annotated[
        list[SintraBoard] | dict[str, SintraBoard],
        Meta(description="a board a player, in the order of the players or by name", examples=[{}]),
    ] = field(default_factory=dict)


class SintraPositionPlayer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player in a position; without strips where they do not matter."""

    name: Name
    strips: PositionStrips = []


class SintraPositionLog(Head, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag="sintra"):
    """A game of Azul: Stained Glass of Sintra from a position on."""

    side: Annotated[Literal["A", "B"], Meta(description='the side of the palace boards, "A" or "B"', examples=["A"])]
    round_colours: Annotated[
        str,
        Meta(
            pattern="^[A-Za-z.]{6}$",
            description="the six letters of the round indicator, I to VI, . for one that is not known",
            examples=["......"],
        ),
    ] = "......"
    players: Annotated[
        list[SintraPositionPlayer],
        Meta(min_length=2, max_length=4, description=SOME_PLAYERS, examples=[[{"name": "Ana"}, {"name": "Ben"}]]),
    ]
    position: SintraPosition
    rounds: (
        Annotated[list[SintraRound], Meta(description="tables [[rounds]], one a round", examples=[[]])] | UnsetType
    ) = UNSET
    rulings: SintraRulings = SintraRulings()
    box: SintraBox = SintraBox()
