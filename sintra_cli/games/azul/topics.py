"""What scores in Azul, how a game ends, and who wins."""

from __future__ import annotations

from typing import Final

from sintra_cli.games.azul.rules.names import AZUL_TIE_BREAK, END_BONUSES, END_OF_GAME, FLOOR_LINE, WALL_POINTS
from sintra_cli.report.rulebook import Sum, Topic

FULL_FLOOR: Final = """
    if your floor line is full when you take the marker, it costs you nothing more, and you start the next round all the
    same.
"""
NOTHING_TO_DRAW: Final = """
    if bag and lid are both empty when a round is to begin, the game is over, and is scored. All tiles lie on walls and
    pattern lines then, which four players can bring about.
"""

TOPICS: Final = (
    Topic(
        name=WALL_POINTS,
        summary="a tile scores its row and its column on the wall",
        text="""
            When displays and centre are empty, move a tile from each of your complete pattern lines to its row of the
            wall, from top to bottom, and score it at once. On the coloured wall it goes to the space of its colour, on
            the grey wall to the column that you choose (see tiling-column).

            A tile without neighbours scores 1. Otherwise count the
            unbroken run of tiles that it stands in, sideways, and do the same up and down. A run of one tile does
            not count. Tiles that you laid a moment ago count too.

            The rest of the line goes to the lid. Incomplete lines keep their tiles.
        """,
        examples=(
            Sum(
                case="Row 3 has columns 1 and 2 filled, and the space above column 3 is filled too. Ana lays column 3.",
                sum="3 + 2 = 5 points",
            ),
            Sum(
                case="Three tiles stand in a row, with nothing above or below. Ana lays a tile beside them.",
                sum="3 + 1 = 4 points",
            ),
            Sum(
                case="Ana's tile makes a run of three sideways and one of four up and down.",
                sum="3 + 4 = 7 points",
            ),
            Sum(
                case="""
                    On the coloured wall Ana completes line 1 in blue and line 2 in white, on an empty wall. The blue
                    tile scores alone; the white one lies below it and makes a run of two.
                """,
                sum="1 + 2 = 3 points",
            ),
        ),
    ),
    Topic(
        name=FLOOR_LINE,
        summary="what lies on the floor line costs points",
        text="""
            Tiles for which your pattern line has no space, and those that you want on no line, go to the leftmost free
            spaces of your floor line. So do the tiles of a complete line that has no legal column on the grey wall.
            Past the seventh space they go to the lid. The starting-player marker lies there as well, before the tiles
            of that move, and costs like a tile.

            After your tiles have scored on the wall, you lose 1 1 2 2 2 3 3 points for the spaces that are filled, from
            the left. Your score stops at 0. Then the tiles go to the lid.
        """,
        decided=FULL_FLOOR,
        examples=(
            Sum(
                case="Ana takes four yellow tiles for her empty line 3: three fit, and the fourth costs her a point.",
                sum="4 - 3 = 1 point lost",
            ),
            Sum(
                case="The marker and two tiles lie on Ana's floor line.",
                sum="1 + 1 + 2 = 4 points lost",
            ),
            Sum(
                case="""
                    Ana's line 4 on the grey wall is complete in red. Columns 2 and 5 of row 4 are free, and both have a
                    red tile already: all four red tiles go to her floor line.
                """,
                sum="1 + 1 + 2 + 2 = 6 points lost",
            ),
            Sum(
                case="""
                    Ben has 2 points, and six spaces of his floor line are filled, which cost 11. He loses the 2 that
                    he has.
                """,
                sum="2 - 2 = 0 points",
            ),
        ),
    ),
    Topic(
        name=END_OF_GAME,
        summary="the game ends when somebody has a whole row",
        text="""
            The game ends after the wall-tiling in which somebody completes a horizontal row. All of you still do that
            wall-tiling, and then you score the bonuses (see end-bonuses). A full pattern line that is going to complete
            a row does not end the game earlier.
        """,
        decided=NOTHING_TO_DRAW,
        examples=(
            Sum(
                case="""
                    Ana has 20 points, and her tile completes row 1. Ben's tiling comes after hers, and he still does
                    it. Then the game is over: Ana has 5 points for the tile and 2 for the row.
                """,
                sum="20 + 5 + 2 = 27 points for Ana",
            ),
        ),
    ),
    Topic(
        name=END_BONUSES,
        summary="2 a row, 7 a column, 10 a colour with all five",
        text="""
            When the game has ended, you get 2 points for each complete horizontal row of your wall, 7 for each
            complete column, and 10 for each colour of which all five tiles are on the wall. You get them once, and
            after the last floor line has been paid for.
        """,
        examples=(
            Sum(
                case="Ana has one complete row, one complete column and all five yellow tiles.",
                sum="2 + 7 + 10 = 19 points",
            ),
        ),
    ),
    Topic(
        name=AZUL_TIE_BREAK,
        summary="tied: who has more complete rows",
        text="""
            Most points win. If some of you are tied, whoever of you has more complete horizontal rows wins; the others'
            rows do not matter. If you are still tied, you share the win.
        """,
        examples=(
            Sum(
                case="""
                    Ana and Ben both have 70 points, Ana with one complete row and Ben with two. Cleo has 65 points and
                    three rows, and they do not matter: Ben wins.
                """,
                sum="2 - 1 = 1 row more for Ben",
            ),
        ),
    ),
)
