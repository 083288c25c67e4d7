"""What Stained Glass of Sintra adds to rules that are not its own alone, and to those of a log."""

from __future__ import annotations

from typing import Final

from sintra_cli.family.rules.names import DRAW_SUPPLY, GAME_OVER, ROUND_OVER
from sintra_cli.games.sintra.topics import WITHIN_A_TURN
from sintra_cli.names import CLAIMED_SCORE, GAME_UNFINISHED, LOG_SHAPE, MOVE_SYNTAX
from sintra_cli.report.rulebook import Note

NOTES: Final = {
    GAME_OVER: Note(text="the game ends after six rounds; a seventh is an error."),
    DRAW_SUPPLY: Note(
        text="""
            the bag begins with the 100 panes less the six on the round indicator. The discard is the glass tower. At
            the end of a round its pane on the indicator goes to the tower as well.
        """
    ),
    ROUND_OVER: Note(text="you cannot return the glazier either once the round is over."),
    LOG_SHAPE: Note(
        text="""
            besides, this has to be right:

              letters   six on the round indicator; eight strips with five on
                        each face
              strips    by number only where [box] states them, 1 to 8 once each
              [box]     eight window values; a broken-glass track that begins
                        with 0 and increases; ornaments between neighbouring
                        windows, and five numbers of points for them

            Strips without jokers are well-formed: what is wrong with them is told under strip-set.
        """
    ),
    MOVE_SYNTAX: Note(
        text="""
            you write a move such as 1R3, CB4j1=R or 2Y- from these parts:

              player    may be left out: a name and a colon
              source    the display, 1 to 9, or C for the centre
              count     may be left out: how many there are, 1 to 20
              colour    its letter
              strip     1 to 8, or - when all of them break
              jokers    may be left out: j and how many go on jokers, 0 to 2
              kept      may be left out: = and the colour of the pane kept
              !         may be left out: the move was wrong, and was let stand
              points    may be left out: what it scored on paper, -999 to 999,
                        in brackets

            After - there are neither jokers nor a pane kept. A return of the glazier is <, in the place of all from
            source to kept.
        """
    ),
    CLAIMED_SCORE: Note(
        text="""
            you may also write points in brackets after a move. They are compared on their own, before the totals of
            their round, with what the move scored by completing its strip (see round-bonus and windows); that is 0
            where it completed none. Points that you lost to a reset of the broken-glass marker are not in it.
        """,
        decided=WITHIN_A_TURN,
    ),
    GAME_UNFINISHED: Note(text="the game is finished when six rounds are over."),
}
