"""What scores in Stained Glass of Sintra, what broken glass costs, and who wins."""

from __future__ import annotations

from typing import Final

from sintra_cli.games.sintra.rules.names import (
    BROKEN_GLASS,
    LEFTOVER_PANES,
    MULTIPLIER,
    ORNAMENTS,
    ROUND_BONUS,
    STARTING_TILE,
    TIE_BREAK,
    WINDOWS,
)
from sintra_cli.report.rulebook import Sum, Topic

WITHIN_A_TURN: Final = """
    the order within a turn. First comes the step for the starting-player tile, then you place, then panes break, with
    any reset, and then you score the completed strip. It matters if your score stops at 0.
"""

TOPICS: Final = (
    Topic(
        name=STARTING_TILE,
        summary="a step down for the first who takes from the centre",
        text="""
            At the start of a round the starting-player tile lies in the centre. If you are the first to take from
            there, you take the tile too: you move one step down the broken-glass track at once, and you start the next
            round. If nobody takes from the centre, the ruling untouched_centre says who starts.

            What the step costs you depends on where your marker stands (see broken-glass).
        """,
        otherwise="one text says that the tile costs you a point. It costs you a step on the track.",
        examples=(
            Sum(
                case="""
                    Ana's marker stands at 8. She is the first to take from the centre, and goes a step down, to 11.
                    If it stays there she loses that many more points at the end.
                """,
                sum="11 - 8 = 3 points more to lose",
            ),
        ),
    ),
    Topic(
        name=BROKEN_GLASS,
        summary="a step for each broken pane; 18 costs at once",
        text="""
            Every pane that you take and do not place breaks: it goes to the tower, and your marker goes one step down
            the broken-glass track. From top to bottom the track says 0 1 2 4 6 8 11 14 18, unless the `[box]` of your
            log says otherwise.

            When you reach the last space, you lose its 18 points at once and your marker goes back to the top. If more
            panes break in that move, you go on from there (ruling breakage_after_reset). At the end of the game you
            lose what your marker points at. A loss stops at 0 (ruling score_floor).
        """,
        decided=WITHIN_A_TURN,
        otherwise="""
            one review looks at the track only at the end of the game. If you reach its last space, you pay at once.
        """,
        examples=(
            Sum(
                case="Ana has 20 points, and her marker stands at 14. A pane breaks: she reaches the last space.",
                sum="20 - 18 = 2 points, and the marker at 0",
            ),
            Sum(
                case="""
                    Ben has 20 points, and his marker stands at 11. Three panes break: to 14, to 18 and back to the top,
                    to 1. That one he pays at the end, if no more breaks.
                """,
                sum="20 - 18 - 1 = 1 point at the end",
            ),
        ),
    ),
    Topic(
        name=ROUND_BONUS,
        summary="a point for each pane of the round's colour",
        text="""
            When you complete a strip, look at the round indicator. You get a point for each of the five panes on the
            strip that has the colour of this round. The panes count, not the printed spaces: so a pane on a joker
            counts too (ruling round_bonus_jokers).
        """,
        examples=(
            Sum(
                case="""
                    The round is yellow. Ana's strip is complete: two yellow panes on yellow spaces, a yellow one on a
                    joker, and two red ones.
                """,
                sum="1 + 1 + 1 = 3 points",
            ),
        ),
    ),
    Topic(
        name=WINDOWS,
        summary="this window, and those to its right with a pane",
        text="""
            When you complete a strip, one of its panes goes into the window below. You score that window, and every
            window to its right that has at least one pane in it; two panes count no more than one. Windows go on
            scoring when the strips above them are gone. From left to right they are worth 4 3 3 2 2 1 1 2, unless the
            `[box]` of your log says otherwise.
        """,
        otherwise="""
            one review scores all your windows when you complete a strip. Those to the left do not score.
        """,
        examples=(
            Sum(
                case="""
                    Ana has two panes in window 4, one in window 8 and none elsewhere. She completes the strip above
                    window 1, so windows 1, 4 and 8 score.
                """,
                sum="4 + 2 + 2 = 8 points",
            ),
        ),
    ),
    Topic(
        name=LEFTOVER_PANES,
        summary="at the end, a point for every three on the strips",
        text="""
            After round VI count the panes that still lie on your strips. You get a point for every three, all strips
            together, and nothing for one or two over (ruling leftover_panes).
        """,
        examples=(
            Sum(
                case="""
                    Ana has two panes on strip 1, four on strip 2 and one on strip 6. Strip by strip they would earn her
                    one point only.
                """,
                sum="(2 + 4 + 1) / 3 = 2 points, rounded down",
            ),
        ),
    ),
    Topic(
        name=ORNAMENTS,
        summary="side A: points for the filled spaces around each",
        text="""
            Side A has four ornaments, between windows 1-2, 3-4, 5-6 and 7-8. Around each are four spaces: both spaces
            of both windows. At the end of the game four filled spaces give you 10 points, three 6, two 3, and fewer
            nothing. Your log's `[box]` may say otherwise.
        """,
        examples=(
            Sum(
                case="""
                    Ana has two panes in window 1 and one in window 2, one each in windows 3 and 4, one in window 5,
                    and two each in windows 7 and 8: that is 3, 2, 1 and 4 filled spaces.
                """,
                sum="6 + 3 + 0 + 10 = 19 points",
            ),
        ),
    ),
    Topic(
        name=MULTIPLIER,
        summary="side B: completed windows times panes of a colour",
        text="""
            On side B you choose a colour at the end of the game, and count its panes in all your windows, complete or
            not. Multiply that by the number of your completed windows, those with both spaces filled. You choose
            the colour that you have most of, so the best one counts.
        """,
        examples=(
            Sum(
                case="""
                    Ana has red and red in window 1, red and blue in window 2, yellow and blue in window 5, and one
                    red pane in window 7: three completed windows and four red panes.
                """,
                sum="3 x 4 = 12 points",
            ),
        ),
    ),
    Topic(
        name=TIE_BREAK,
        summary="tied: who lost fewer points to broken glass",
        text="""
            Most points win. If you are tied, whoever lost fewer points on the broken-glass track wins: count the whole
            game, every reset included (ruling tie_losses). If you are still tied, you share the win.
        """,
        examples=(
            Sum(
                case="""
                    Ana and Ben both have 60 points. Ana's marker went back to the top once and ends at 4; Ben's never
                    did and ends at 14. Ben lost fewer, and wins.
                """,
                sum="18 + 4 = 22 points that Ana lost, against 14",
            ),
        ),
    ),
)
