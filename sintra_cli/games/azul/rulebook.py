"""The pattern lines of Azul and its wall-tiling."""

from __future__ import annotations

from typing import Final

from sintra_cli.family.rulebook import SHARED, Rulebook
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
from sintra_cli.games.azul.notes import NOTES
from sintra_cli.games.azul.rules.names import (
    AZUL_TIE_BREAK,
    END_BONUSES,
    END_OF_GAME,
    FLOOR_LINE,
    LINE_COLOUR,
    LINE_FULL,
    TILING_COLUMN,
    TILING_LINE,
    TILING_MISSING,
    WALL_HAS_COLOUR,
    WALL_POINTS,
)
from sintra_cli.games.azul.topics import TOPICS
from sintra_cli.report.rulebook import Example, Rule

_LINES: Final = (
    Rule(
        name=LINE_FULL,
        summary="a full pattern line takes no tile",
        text="""
            All tiles that you take go on one pattern line, or all of them on the floor line, written -, which you may
            always do. Line 1 has one space, line 5 has five. Tiles beyond the line's spaces go to the floor line (see
            floor-line). But a line that is full already takes none, not even of its own colour.
        """,
        let_stand="all the tiles go to the floor line.",
        example=Example(
            case="Line 2 holds two blue tiles; line 3 is empty. 1B-, all to the floor line, is right as well.",
            wrong="1B2",
            right="1B3",
        ),
    ),
    Rule(
        name=LINE_COLOUR,
        summary="a pattern line holds tiles of one colour",
        text="""
            A pattern line holds tiles of one colour: what you add must be of the colour that lies there. An incomplete
            line keeps its tiles, and so its colour, in the next round.
        """,
        example=Example(
            case="Line 3 holds one yellow tile; line 4 is empty.",
            wrong="1R3",
            right="1R4",
        ),
    ),
    Rule(
        name=WALL_HAS_COLOUR,
        summary="no colour on a line whose wall row has it",
        text="If a row of your wall already has a colour, you may put no more of that colour on its pattern line.",
        let_stand="""
            the tiles go on the line. When it is complete, all of it goes to the floor line at the wall-tiling, before
            you pay for that.
        """,
        example=Example(
            case="Row 4 of Ana's wall has a black tile, row 5 has none; lines 4 and 5 are empty.",
            wrong="2K4",
            right="2K5",
        ),
    ),
    Rule(
        name=TILING_LINE,
        summary="a column only for a complete line that has one",
        text="""
            On the grey wall you choose the column for the tile of each complete pattern line; `tiling` says
            line:column, in any order. Choose none for a line that is not complete, nor for one that has no legal
            column: all its tiles go to the floor line, and there is nothing to choose.

            The tiling is looked at player by player, in the order of the log: first the choices for lines that are
            not complete, then the complete lines from top to bottom. An error in it leaves the round untiled for all
            players. A `tiling` that you write for a round in which tiles can still be taken is not looked at.
        """,
        example=Example(
            case="Ana's lines 1 and 4 are complete, line 5 is not.",
            wrong='tiling = ["1:3 5:2", ""]',
            right='tiling = ["1:3 4:2", ""]',
        ),
    ),
    Rule(
        name=TILING_COLUMN,
        summary="a free space, a colour once in row and column",
        text="""
            On the grey wall choose a free space. A colour may lie at most once in a row and at most once in a column;
            what you chose earlier in the same wall-tiling counts.

            Only if a line has no legal column, all its tiles go to the floor line, before you pay for that.
        """,
        example=Example(
            case="Lines 1 and 2 are both complete in red, and the wall is empty.",
            wrong='tiling = ["1:3 2:3", ""]',
            right='tiling = ["1:3 2:4", ""]',
        ),
    ),
    Rule(
        name=TILING_MISSING,
        summary="say the column where there is a choice",
        text="""
            On the grey wall the log must say the column for each complete line that has more than one legal column. You
            may leave out a line with only one, and a line with none goes to the floor line. An empty text, an empty
            table and a player left out of it are a tiling without choices.

            In the last round of a log, what you have not written is not yet chosen. Where the tiling, looked at as
            tiling-line says, comes to a choice that is needed and missing, the game is unfinished, and the round is
            tiled for nobody. That is no error, but one found before it is. If nobody has to choose, it is tiled.
        """,
        example=Example(
            case="Another round follows. Lines 1 and 4 are complete, and for both of them several columns are legal.",
            wrong='tiling = ["1:3", ""]',
            right='tiling = ["1:3 4:5", ""]',
        ),
    ),
)

RULEBOOK: Final = Rulebook(
    shared=SHARED,
    heading="Lines and walls of Azul",
    moves=_LINES,
    topics=TOPICS,
    notes=NOTES,
    chapters={
        "Beginning a round": (DISPLAY_COUNT, ROUND_UNFINISHED, GAME_OVER, DISPLAY_SIZE, DRAW_SUPPLY),
        "Taking tiles": (ROUND_OVER, TURN_ORDER, NO_SUCH_DISPLAY, COLOUR_NOT_THERE, PANE_COUNT),
        "Filling a pattern line": (LINE_FULL, LINE_COLOUR, WALL_HAS_COLOUR),
        "The wall-tiling": (TILING_LINE, TILING_COLUMN, TILING_MISSING, WALL_POINTS, FLOOR_LINE),
        "The end of the game": (END_OF_GAME, END_BONUSES, AZUL_TIE_BREAK),
    },
)
