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
from sintra_cli.games.sintra.notes import NOTES
from sintra_cli.games.sintra.pages import PAGES
from sintra_cli.games.sintra.rules.names import (
    BROKEN_GLASS,
    GLAZIER_ALREADY_LEFTMOST,
    JOKER_COUNT,
    KEEP_MISSING,
    KEEP_NOT_ON_STRIP,
    KEEP_WITHOUT_COMPLETION,
    LEFTOVER_PANES,
    MULTIPLIER,
    MUST_PLACE,
    NOTHING_FITS,
    ORNAMENTS,
    ROUND_BONUS,
    ROUND_TRACK,
    STARTING_TILE,
    STRIP_LEFT_OF_GLAZIER,
    STRIP_REMOVED,
    STRIP_SET,
    TIE_BREAK,
    WINDOWS,
)
from sintra_cli.games.sintra.topics import TOPICS
from sintra_cli.report.rulebook import Example, Rule

_SET_UP: Final = (
    Rule(
        name=ROUND_TRACK,
        summary="II to VI show each colour once, I is any colour",
        text="""
            The round indicator shows six panes: II to VI have each of the five colours once, and I has any colour.
            `round_colours` gives them from I to VI.

            This is checked first of all, before the players' strips and before round 1.
        """,
        otherwise="""
            some tables put the odd pane last, so that I to V have each of the five colours once. That is right as
            well.
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
            You have eight strips with two faces. Exactly one of the eight has joker spaces (*): two of them, both on
            the same face, and that face lies down at the start. Your strips lie in any order, and you need not have
            the same set as the others.

            What you laid is looked at, not the strips that `[box]` states: player by player in the order of the log,
            after the round indicator and before round 1.
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
            All panes that you take go on one strip: the one under your glazier or one to its right. If you go right,
            your glazier moves above that strip. You cannot reach a strip to its left before you return the glazier,
            which is a turn of its own.
        """,
        let_stand="the panes go on that strip, if it has a space that fits, and the glazier stands above it.",
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
            When you complete a strip for the second time, you remove it, and the glazier stays above the gap. You can
            place nothing on a gap.
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
            A pane fits a free space of its own colour and a free joker space. If any strip in reach, under your
            glazier or to its right, has a fitting space, you have to use one. You may not break all panes instead,
            nor name a strip on which none fits.

            Choose any strip with at least one fitting space; it need not be the one that takes most. Place as many
            panes as fit on it. Every other pane breaks (see broken-glass).
        """,
        let_stand="""
            if you broke all panes, they are broken, and the glazier stays. A move that names a strip on which none
            fits cannot stand.
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
            If no strip in reach, under your glazier or to its right, has a free space of the colour or a free joker
            space, all the panes that you took break (see broken-glass). Write a hyphen (-) in place of the strip; you
            may not name one.
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
            You fill spaces of the panes' own colour before jokers, unless your move says how many panes go on jokers:
            j0, j1 or j2 after the strip. You place as many as fit in any case. So at least those panes go on jokers
            that find no space of their own colour, and at most as many as there are free jokers.

            Where the ruling joker_choice is colour_first, no more than needed may go on jokers.
        """,
        otherwise="""
            there panes may go on jokers. Here they have to if no space of their own colour is free.
        """,
        let_stand="""
            more panes on jokers than needed stay there, where only the ruling joker_choice forbids that. Another
            number cannot stand.
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
            When all five spaces of a strip are filled, you keep one of its five panes, the one you choose. It goes
            into the window below: into the upper space if that is empty, else into the lower. The other four go to the
            tower and are not broken. When you have scored (see round-bonus and windows), you turn the strip over; the
            second time you remove it.

            If there are panes of more than one colour on the strip, say at the end of your move which you keep: = and
            its colour. With one colour there is nothing to say.
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
            The pane that you keep is one of the five on the completed strip, those just placed included. So you cannot
            name another colour, even where the strip has only one and you need not name it.
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
            You keep a pane only when all five spaces of the strip are filled. If your move does not complete the
            strip, leave out what is kept.
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
            Instead of taking, you may return your glazier, written <: all the way, above the leftmost strip that is
            left. You may not if it stands there already, nor if the ruling return_from_gap is forbidden and the
            glazier stands on a gap to the left of that strip. The message says which it is.
        """,
        decided="with no strip left the glazier cannot return either.",
        let_stand="your turn passes. From a gap the glazier goes to the leftmost strip all the same.",
        example=Example(
            case="Ana's first turn: her glazier stands above strip 1, so she has to take.",
            wrong="<",
            right="1R3",
        ),
    ),
)

RULEBOOK: Final = Rulebook(
    set_up=_SET_UP,
    shared=SHARED,
    heading="Moves of Stained Glass of Sintra",
    moves=_MOVES,
    topics=TOPICS,
    notes=NOTES,
    pages=PAGES,
    chapters={
        "Setting up": (ROUND_TRACK, STRIP_SET, DISPLAY_COUNT),
        "Beginning a round": (ROUND_UNFINISHED, GAME_OVER, DISPLAY_SIZE, DRAW_SUPPLY),
        "Taking panes": (
            *(ROUND_OVER, TURN_ORDER, NO_SUCH_DISPLAY, COLOUR_NOT_THERE, PANE_COUNT),
            STARTING_TILE,
        ),
        "Placing panes": (
            *(STRIP_LEFT_OF_GLAZIER, STRIP_REMOVED, MUST_PLACE, NOTHING_FITS, JOKER_COUNT),
            BROKEN_GLASS,
        ),
        "Completing a strip": (KEEP_MISSING, KEEP_NOT_ON_STRIP, KEEP_WITHOUT_COMPLETION, ROUND_BONUS, WINDOWS),
        "Returning the glazier": (GLAZIER_ALREADY_LEFTMOST,),
        "The end of the game": (LEFTOVER_PANES, ORNAMENTS, MULTIPLIER, TIE_BREAK),
    },
)
