"""The rules of Stained Glass of Sintra: its set-up, placing panes, completing a strip, returning the glazier."""

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
from sintra_cli.games.sintra.rules.names import (
    GLAZIER_ALREADY_LEFTMOST,
    JOKER_COUNT,
    KEEP_MISSING,
    KEEP_NOT_ON_STRIP,
    KEEP_WITHOUT_COMPLETION,
    MUST_PLACE,
    NOTHING_FITS,
    ROUND_TRACK,
    STRIP_LEFT_OF_GLAZIER,
    STRIP_REMOVED,
    STRIP_SET,
)
from sintra_cli.report.rulebook import Example, Rule

_SET_UP: Final = (
    Rule(
        name=ROUND_TRACK,
        summary="II to VI show each colour once, I is any colour",
        text="""
            The round indicator shows six panes: II to VI each of the five colours once, and I any colour. Some
            tables put the odd one last, so that I to V are each of the five colours once and VI any colour; that is
            right as well. `round_colours` gives them from I to VI.

            This is checked first of all, before the players' strips and before round 1.
        """,
        example=Example(
            case="The colours of the box are R, Y, G, B and W.",
            wrong='round_colours = "RRBYGG"',
            right='round_colours = "RRBYGW"',
        ),
    ),
    Rule(
        name=STRIP_SET,
        summary="one strip of eight has two jokers, face down",
        text="""
            Each player has eight strips with two faces. Exactly one of the eight has joker spaces (*): two of them,
            both on the same face, and that face lies down at the start. The strips lie in any order, and players
            need not have the same set.

            What the players laid is looked at, not the strips that `[box]` states. This is checked player by player
            in the order of the log, after the round indicator and before round 1.
        """,
        example=Example(
            case="Of Ana's strips one has jokers. A strip is written face up/face down.",
            wrong='"R*B*G/YGGRB"',
            right='"YGGRB/R*B*G"',
        ),
    ),
)
_MOVES: Final = (
    Rule(
        name=STRIP_LEFT_OF_GLAZIER,
        summary="place under the glazier or to its right",
        text="""
            All panes taken go on one strip: the one under the glazier or one to its right. Placing to the right moves
            the glazier above that strip. A strip to the left of the glazier is out of reach; returning the
            glazier, as a turn of its own, brings it back into reach.
        """,
        example=Example(
            case="Ana's glazier stands above strip 5. Strips 3 and 6 both have free red spaces.",
            wrong="1R3",
            right="1R6",
        ),
    ),
    Rule(
        name=STRIP_REMOVED,
        summary="place on a strip that is still there",
        text="""
            A strip that has been completed for the second time is removed, and the glazier stays above the gap.
            Nothing can be placed on a gap.
        """,
        example=Example(
            case="Ana has completed strip 4 twice. Her glazier stands above the gap, and strip 5 has a free red space.",
            wrong="1R4",
            right="1R5",
        ),
    ),
    Rule(
        name=MUST_PLACE,
        summary="place if any strip in reach has a fitting space",
        text="""
            A pane fits a free space of its own colour and a free joker space. If any strip in reach, under the glazier
            or to its right, has a fitting space, one such strip must be used: breaking all panes is an error, and so
            is naming a strip on which none fits.

            Any strip with at least one fitting space may be chosen; it need not be the one that takes most. As many
            panes are placed as fit on that strip. Every other pane breaks: it goes to the tower, and the player's
            marker moves one step down the broken-glass track for it.
        """,
        example=Example(
            case="""
                Ana takes three red panes from display 4. Of the strips that her glazier can reach, 6 and 8 have a
                free red space; she may choose either.
            """,
            wrong="4R-",
            right="4R6",
        ),
    ),
    Rule(
        name=NOTHING_FITS,
        summary="panes that fit on no strip in reach break: -",
        text="""
            If no strip in reach, under the glazier or to its right, has a free space of the colour or a free joker
            space, all panes taken break: each goes to the tower and moves the player's marker one step down
            the broken-glass track. In place of the strip stands a hyphen (-); naming a strip in reach is an error.
        """,
        decided="where all of them break, the glazier stays where it is.",
        example=Example(
            case="Ana's glazier stands above strip 7. Neither strip 7 nor strip 8 has a free white or joker space.",
            wrong="3W8",
            right="3W-",
        ),
    ),
    Rule(
        name=JOKER_COUNT,
        summary="as many panes on jokers as the free spaces allow",
        text="""
            Spaces of the panes' own colour are filled before joker spaces, unless the move says how many panes go on
            jokers: j0, j1 or j2 after the strip. As many panes as fit are placed in any case, so the number is at
            least that of the placed panes for which no space of their own colour is free, and at most that of the
            free jokers and of the placed panes.

            Some published texts say that panes may go on jokers. Where no space of their own colour is free, they
            have to.

            Where the ruling joker_choice is colour_first, no more than needed may go on jokers.
        """,
        example=Example(
            case="""
                Display 1 has two red panes; strip 6 has one free red space and two free joker spaces. One pane has
                to go on a joker (1R6, or 1R6j1), and both may.
            """,
            wrong="1R6j0",
            right="1R6j2",
        ),
    ),
    Rule(
        name=KEEP_MISSING,
        summary="say which pane of a completed strip is kept",
        text="""
            When all five spaces of a strip are filled, one of its five panes, of the player's choice, goes into
            the window below: into the upper space if that is empty, else into the lower. The other four go to the
            tower and are not broken. With panes of more than one colour on the strip the move must say which is kept:
            = and its colour, at the end. With one colour there is nothing to say.
        """,
        example=Example(
            case="Strip 3 holds three red panes and a blue one; its free space is blue, and display 1 has one blue.",
            wrong="1B3",
            right="1B3=R",
        ),
    ),
    Rule(
        name=KEEP_NOT_ON_STRIP,
        summary="keep a pane that is on the completed strip",
        text="""
            The pane that goes into the window must be one of the five on the completed strip, those just placed
            included. That holds also where the strip shows only one colour and the move need not say it.
        """,
        example=Example(
            case="Strip 3 holds three red panes and a blue one; its free space is blue, and display 1 has one blue.",
            wrong="1B3=W",
            right="1B3=B",
        ),
    ),
    Rule(
        name=KEEP_WITHOUT_COMPLETION,
        summary="keep a pane only when a strip is completed",
        text="""
            A pane goes into the window only when all five spaces of the strip are filled. A move that does not
            complete its strip must not say which pane is kept.
        """,
        example=Example(
            case="Strip 3 holds two red panes, and display 1 has one blue: two of the five spaces stay free.",
            wrong="1B3=R",
            right="1B3",
        ),
    ),
    Rule(
        name=GLAZIER_ALREADY_LEFTMOST,
        summary="no return of a glazier that is there already",
        text="""
            Instead of taking, a player may return the glazier, written <: all the way, above the leftmost strip that
            is left. That is not allowed where the glazier stands above that strip already, nor where the ruling
            return_from_gap is forbidden and the glazier stands on a gap to the left of that strip. The message says
            which it is.
        """,
        decided="with no strip left the glazier cannot return either.",
        example=Example(
            case="Ana's first turn: her glazier stands above strip 1, so she has to take.",
            wrong="<",
            right="1R3",
        ),
    ),
)
_PAGES: Final = {
    "2": (ROUND_TRACK, STRIP_SET, DISPLAY_COUNT, DISPLAY_SIZE),
    "3": (DRAW_SUPPLY, TURN_ORDER, NO_SUCH_DISPLAY, COLOUR_NOT_THERE, PANE_COUNT),
    "3, 5": (ROUND_OVER, ROUND_UNFINISHED, GAME_OVER),
    "4": (STRIP_LEFT_OF_GLAZIER, STRIP_REMOVED, MUST_PLACE, NOTHING_FITS, JOKER_COUNT),
    "4-5": (KEEP_MISSING, KEEP_NOT_ON_STRIP, KEEP_WITHOUT_COMPLETION),
    "5": (GLAZIER_ALREADY_LEFTMOST,),
}

RULEBOOK: Final = Rulebook(
    set_up=_SET_UP,
    shared=SHARED,
    heading="Moves of Stained Glass of Sintra",
    moves=_MOVES,
    pages={rule: page for page, rules in _PAGES.items() for rule in rules},
)
