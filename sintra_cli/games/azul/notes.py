"""What Azul adds to rules that are not its own alone, and to those of a log."""

from __future__ import annotations

from typing import Final

from sintra_cli.family.rules.names import DRAW_SUPPLY, GAME_OVER, ROUND_OVER, TURN_ORDER
from sintra_cli.games.azul.topics import FULL_FLOOR, NOTHING_TO_DRAW
from sintra_cli.names import GAME_UNFINISHED, LOG_SHAPE, MOVE_SYNTAX
from sintra_cli.report.rulebook import Note

NOTES: Final = {
    GAME_OVER: Note(
        text="""
            the game ends when somebody has completed a horizontal row (see end-of-game). There is no other limit of
            rounds.
        """,
        decided=NOTHING_TO_DRAW,
    ),
    DRAW_SUPPLY: Note(
        text="""
            the bag begins with all 100 tiles; the starting-player marker is not one of them. The discard is the box
            lid.
        """
    ),
    ROUND_OVER: Note(text="a round in which somebody does is not tiled, for any player."),
    TURN_ORDER: Note(
        text="the marker lies on your floor line, and costs you points there (see floor-line).", decided=FULL_FLOOR
    ),
    LOG_SHAPE: Note(
        text="""
            besides, this has to be right:

              tiling    for a grey wall only; lines and columns 1 to 5, no line
                        twice
        """
    ),
    MOVE_SYNTAX: Note(
        text="""
            you write a move such as 1R3, C2B4 or 2Y- from these parts:

              player    may be left out: a name and a colon
              source    the display, 1 to 9, or C for the centre
              count     may be left out: how many there are, 1 to 20
              colour    its letter
              line      the pattern line, 1 to 5, or - for the floor line
              !         may be left out: the move was wrong, and was let stand

            Nothing follows.
        """
    ),
    GAME_UNFINISHED: Note(
        text="""
            the game is finished when a round has been tiled and somebody has completed a horizontal row of the wall,
            or bag and lid are empty. On the grey wall a log may also stop before the `tiling` of its last round is
            written or whole.
        """
    ),
}
