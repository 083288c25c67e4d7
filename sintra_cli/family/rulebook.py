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
from sintra_cli.names import RuleName, TopicName
from sintra_cli.report.rulebook import Example, Note, Rule, Topic


class Rulebook(Struct, frozen=True, kw_only=True):
    """What a game gives of its rules: those of its set-up, shared ones and those of its moves, as they are checked.

    `heading` stands above those of its moves. `topics` are what scores and how it ends. `notes` are what it adds to
    rules that are not its own. `pages` are those of the printed rulebook; a name that is not there stands on none.
    `chapters` have the names of all that is its own or shared, in the order of play, under headings.
    """

    set_up: tuple[Rule, ...] = ()
    shared: tuple[Rule, ...]
    heading: str
    moves: tuple[Rule, ...]
    topics: tuple[Topic, ...] = ()
    notes: Mapping[RuleName, Note] = {}
    pages: Mapping[RuleName | TopicName, str] = {}
    chapters: Mapping[str, tuple[RuleName | TopicName, ...]]


SHARED: Final = (
    Rule(
        name=ROUND_UNFINISHED,
        summary="no new round before the last one is over",
        text="""
            A round is over as soon as the displays and the centre are empty, and not before. Until then you may not
            begin a new one. The error is reported at the new round.

            Your log may stop anywhere in its last round. The game is unfinished then, which is no error.
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
        text="Once the game has ended, you play no further round.",
        example=Example(
            case="After the last round you wrote the final totals down as one more round.",
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
            Two players have 5 displays, three have 7, four have 9, in every round. Write all of them down,
            clockwise, display 1 first. An empty one is "".
        """,
        example=Example(
            case="Two players; bag and discard together held 16 panes, which fill four of the five displays.",
            wrong='displays = ["RRBG", "YYWR", "BBBG", "RGYW"]',
            right='displays = ["RRBG", "YYWR", "BBBG", "RGYW", ""]',
        ),
    ),
    Rule(
        name=DISPLAY_SIZE,
        summary="four on each display, or all that there are",
        text="""
            Put four panes or tiles on each display. If bag and discard together hold too few for that, put out all
            that there are, never more than four on a display, and play the round with those.

            A round that begins with nothing at all on the displays is over at once.
        """,
        decided="you may spread the panes or tiles of such a short round over the displays as you like.",
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
            You fill the displays from the bag. There are 20 panes or tiles of each colour. The log says where each of
            them went, so it is known what bag and discard hold, and you cannot draw what they have not got. The error
            is reported at the round.

            If the bag holds enough, all that you draw comes from it. If it does not, you draw it empty, put the whole
            discard into it, and go on drawing: then all that was in the bag is on the displays, and the rest comes
            from the discard. If both run out, you play the round with what there is.
        """,
        otherwise="""
            one text puts the discard into the bag before it is empty. If you play so, set the ruling refill to
            when_short.
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
            A round is over as soon as the displays and the centre are empty. Nobody moves in it any more. A round
            that begins with nothing at all on the displays is over at once.
        """,
        otherwise="one text ends the round when the displays are empty. The centre has to be empty too.",
        example=Example(
            case="Only two blue panes are left, in the centre.",
            wrong="CB4 CB4",
            right="CB4",
        ),
    ),
    Rule(
        name=TURN_ORDER,
        summary="players move in turn, nobody twice or not at all",
        text="""
            The starting player moves first, then the others clockwise, in the order of the players in the log. You
            cannot be skipped, nor move twice. A move may name its player, and then that player must be next.

            In round 1 `starting_player` starts, or the first player if the log names none. After that whoever took
            the starting tile or marker from the centre in the round before starts. If nobody did, the ruling
            untouched_centre says who.
        """,
        let_stand="""
            the player named makes the move, and the player after that one goes on; who was skipped has lost the
            turn. The starting player of the round is still who had to begin.
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
            You take from one display, written as its number, or from the centre, written C. Displays are numbered
            clockwise: 1 to 5 with two players, 1 to 7 with three, 1 to 9 with four.
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
            You take all of one colour from one display, and move whatever else lies there to the centre; or you take
            all of one colour from the centre. At least one of that colour has to lie there.
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
            You take all panes or tiles of your colour that lie there. You may write how many these are, between source
            and colour. That is a check: any other number is an error.
        """,
        example=Example(
            case="Display 2 shows YYWR: two yellow ones. 2Y5, without a count, is right as well.",
            wrong="23Y5",
            right="22Y5",
        ),
    ),
)
