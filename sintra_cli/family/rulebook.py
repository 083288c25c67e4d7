"""The rules of rounds and of what may be taken, which the games share; and what a game gives of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from sintra_cli.family.rules.names import (
    COLOUR_NOT_THERE,
    DISPLAY_COUNT,
    DISPLAY_SIZE,
    DRAW_SUPPLY,
    GAME_OVER,
    NO_SUCH_DISPLAY,
    PANE_COUNT,
    ROUND_OVER,
    ROUND_UNFINISHED,
    TURN_ORDER,
)
from sintra_cli.names import RuleName
from sintra_cli.report.rulebook import Example, Rule


class Rulebook(Struct, frozen=True, kw_only=True):
    """The rules of a game, in the order in which they are checked: of its set-up, shared ones, and of its moves.

    `heading` stands above those of its moves. `pages` are those of the printed rulebook, by the name of a rule; a rule
    that is not there stands on none.
    """

    set_up: tuple[Rule, ...] = ()
    shared: tuple[Rule, ...]
    heading: str
    moves: tuple[Rule, ...]
    pages: Mapping[RuleName, str] = {}


SHARED: Final = (
    Rule(
        name=ROUND_UNFINISHED,
        summary="no new round before the last one is over",
        text="""
            A round is over as soon as the displays and the centre are empty, and not before: until then no new round
            may begin. It is the new round that is reported.

            A log may stop anywhere in its last round. That is an unfinished game and no error.
        """,
        example=Example(
            case="Two white panes are left in the centre after 5B2, and the log goes on with the next round.",
            wrong="""
                moves = ["5B2"]
                [[rounds]]
            """,
            right="""
                moves = ["5B2", "CW5"]
                [[rounds]]
            """,
        ),
    ),
    Rule(
        name=GAME_OVER,
        summary="no further round once the game has ended",
        text="""
            Stained Glass of Sintra ends after six rounds; a seventh is an error.

            Azul ends after the wall-tiling in which at least one player has completed a horizontal row of the wall;
            a further round is an error. Otherwise there is no limit of rounds.
        """,
        decided="""
            in Azul, the game is also over, and is scored, where bag and lid are both empty when a round is to begin.
            All tiles lie on walls and pattern lines then, which four players can bring about.
        """,
        example=Example(
            case="After round VI the final totals were written down as one more round.",
            wrong="""
                [[rounds]]
                displays = []
                claimed = [71, 64]
            """,
            right="""
                [claimed]
                Ana = 71
                Ben = 64
            """,
        ),
    ),
    Rule(
        name=DISPLAY_COUNT,
        summary="2, 3 or 4 players have 5, 7 or 9 displays",
        text="""
            With 2 players there are 5 displays, with 3 players 7, with 4 players 9, in every round. All of them are
            written down, clockwise, display 1 first; one on which nothing lies is "".
        """,
        example=Example(
            case="Two players; bag and tower together held 16 panes, which fill four of the five displays.",
            wrong='displays = ["RRBG", "YYWR", "BBBG", "RGYW"]',
            right='displays = ["RRBG", "YYWR", "BBBG", "RGYW", ""]',
        ),
    ),
    Rule(
        name=DISPLAY_SIZE,
        summary="four on each display, or all that there are",
        text="""
            Each display gets four panes (in Azul: tiles). Only where bag and tower (in Azul: bag and box lid)
            together hold fewer than four for each display, the round is played with what there is: then all of
            them are on the displays, and none has more than four.

            A round that begins with no pane at all is over at once.
        """,
        decided="how the panes of such a short round are spread over the displays is not checked.",
        example=Example(
            case="Round 1 of a game for two: the bag is full.",
            wrong='displays = ["RRBGW", "YYW", "BBBG", "RGYW", "YRBB"]',
            right='displays = ["RRBG", "YYWR", "BBBG", "RGYW", "YRBB"]',
        ),
    ),
    Rule(
        name=DRAW_SUPPLY,
        summary="displays show only what bag and discard can give",
        text="""
            The displays are filled from the bag. There are 20 panes (in Azul: tiles) of each colour, and what is in
            the bag and in the glass tower (in Azul: the box lid) is known at every point; a draw that they cannot
            give is an error. It is the round that is reported.

            A draw no larger than the bag has no more of any colour than the bag holds. When the bag is empty and more
            are needed, everything in the tower or lid goes into the bag and drawing goes on: so in a larger draw all
            that was in the bag is on the displays, and the rest comes out of the tower or lid. If both run
            out, the round is played with what there is. One published text has the tower or lid go into the bag before
            it is empty; who plays so sets the ruling refill.

            In Stained Glass of Sintra the bag begins with the 100 panes less the six on the round indicator, and at
            the end of a round its pane on the indicator goes to the tower. In Azul all 100 tiles begin in the bag;
            the starting-player marker is not one of them.
        """,
        example=Example(
            case="The bag holds 2 red, 6 blue and 4 each of yellow, green and white: 20 panes for five displays.",
            wrong='displays = ["RRRB", "BBBB", "YYYY", "GGGG", "WWWW"]',
            right='displays = ["RRBB", "BBBB", "YYYY", "GGGG", "WWWW"]',
        ),
    ),
    Rule(
        name=ROUND_OVER,
        summary="no move once displays and centre are empty",
        text="""
            A round is over as soon as the displays and the centre are empty. A further move is an error, and in
            Stained Glass of Sintra so is a return of the glazier. A round that begins with no pane at all is over at
            once.

            One published text has the round end when the displays are empty. The centre has to be empty too.

            In Azul a round with such an error is not tiled, for any player.
        """,
        example=Example(
            case="Only two blue panes are left, in the centre.",
            wrong="CB4 <",
            right="CB4",
        ),
    ),
    Rule(
        name=TURN_ORDER,
        summary="players move in turn, nobody twice or not at all",
        text="""
            The starting player moves first, then the others clockwise, which is the order of the players in the log.
            Nobody is skipped or moves twice. A move may name its player, who must then be the one whose turn it is.

            In round 1 `starting_player` starts, or the first player where the log names none. After that it is
            whoever took the starting-player tile (in Azul: marker) from the centre in the round before; if nobody
            did, the ruling untouched_centre decides.

            One published text has the tile cost a point. It costs a step on the broken-glass track.
        """,
        decided="""
            in Azul, whoever takes the marker with a full floor line starts the next round all the same, and the
            marker costs nothing more.
        """,
        example=Example(
            case="Ana and Ben play, and Ana has started.",
            wrong="Ana:1R3 Ana:2Y5",
            right="Ana:1R3 Ben:2Y5",
        ),
    ),
    Rule(
        name=NO_SUCH_DISPLAY,
        summary="take from a display that is on the table",
        text="""
            A move takes from one display, by its number, or from the centre, written C. Displays are numbered
            clockwise: 1 to 5 with 2 players, 1 to 7 with 3 players, 1 to 9 with 4 players.
        """,
        example=Example(
            case="Two players: there are five displays.",
            wrong="6R3",
            right="5R3",
        ),
    ),
    Rule(
        name=COLOUR_NOT_THERE,
        summary="take a colour that lies there",
        text="""
            A move takes all panes (in Azul: tiles) of one colour from one display, and the others there move to the
            centre; or all of one colour from the centre. There must be at least one of that colour.
        """,
        example=Example(
            case="Display 1 shows RRBG. After 1R3 it is empty: B and G lie in the centre.",
            wrong="1R3 1B2",
            right="1R3 CB2",
        ),
    ),
    Rule(
        name=PANE_COUNT,
        summary="a count in a move is the number that lies there",
        text="""
            A move takes all panes (in Azul: tiles) of its colour that lie there. It may say how many these are,
            between source and colour; that is a check, and another number is an error.
        """,
        example=Example(
            case="Display 2 shows YYWR: two yellow ones. 2Y5, without a count, is right as well.",
            wrong="23Y5",
            right="22Y5",
        ),
    ),
)
