"""The shape of a log that begins with a position; loaded only for such a log.

As in the shape of other logs, each description completes the sentence "this must be ...".
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from sintra_cli.game.azul.rulings import AzulRulings
from sintra_cli.game.sintra.rulings import SintraRulings
from sintra_cli.log.azul_shape import AzulBox, AzulPlayer, AzulRound
from sintra_cli.log.shape import Displays, Head, Name
from sintra_cli.log.sintra_shape import SintraBox, SintraRound, StripNumbers

Letters: TypeAlias = Annotated[
    str, Meta(pattern="^[A-Za-z]*$", description="letters of colours, in any order", examples=["RRBG"])
]
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


class _Position(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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


class SintraPosition(_Position, frozen=True, kw_only=True, forbid_unknown_fields=True):
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
    ] = {}


class AzulPosition(_Position, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game of Azul as it stands, in place of its beginning."""

    lid: Letters | UnsetType = UNSET
    players: Annotated[
        list[AzulBoard] | dict[str, AzulBoard],
        Meta(description="a board a player, in the order of the players or by name", examples=[{}]),
    ] = {}


class SintraPositionPlayer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player in a position; without strips where they do not matter."""

    name: Name
    strips: PositionStrips = []


_SOME_PLAYERS = "2 to 4 tables [[players]], clockwise"


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
        Meta(min_length=2, max_length=4, description=_SOME_PLAYERS, examples=[[{"name": "Ana"}, {"name": "Ben"}]]),
    ]
    position: SintraPosition
    rounds: (
        Annotated[list[SintraRound], Meta(description="tables [[rounds]], one a round", examples=[[]])] | UnsetType
    ) = UNSET
    rulings: SintraRulings = SintraRulings()
    box: SintraBox = SintraBox()


class AzulPositionLog(Head, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag="azul"):
    """A game of Azul from a position on."""

    wall: Annotated[
        Literal["coloured", "grey"],
        Meta(description='the side of the walls, "coloured" or "grey"', examples=["coloured"]),
    ]
    players: Annotated[
        list[AzulPlayer],
        Meta(min_length=2, max_length=4, description=_SOME_PLAYERS, examples=[[{"name": "Ana"}, {"name": "Ben"}]]),
    ]
    position: AzulPosition
    rounds: (
        Annotated[list[AzulRound], Meta(description="tables [[rounds]], one a round", examples=[[]])] | UnsetType
    ) = UNSET
    rulings: AzulRulings = AzulRulings()
    box: AzulBox = AzulBox()
