"""What can be wrong with a log whatever the game, and with the points that it claims."""

from __future__ import annotations

from typing import Final

from sintra_cli.names import CLAIMED_SCORE, GAME_UNFINISHED, LOG_SHAPE, MOVE_SYNTAX, TOML_SYNTAX, UNREADABLE
from sintra_cli.report.rulebook import Example, Rule

RULES: Final = (
    Rule(
        name=UNREADABLE,
        summary="the file can be read, and is text in UTF-8",
        text="""
            A log is a file of plain text in UTF-8, with or without a byte order mark. This one cannot be opened, is a
            document or an image, is in another encoding, or is larger than 1 MiB, as no log is. Nothing else in it is
            looked at, and the exit code is 2.
        """,
        example=Example(
            case="An editor offers several encodings when the log is saved.",
            wrong="UTF-16, or Windows-1252",
            right="UTF-8",
        ),
    ),
    Rule(
        name=TOML_SYNTAX,
        summary="the log is TOML",
        text="""
            A log is written in TOML 1.0. Where it is not, only the first such place is reported, and nothing else is
            looked at; the exit code is 2. What happens most is a missing comma, curly quotes, a name that has
            to be quoted, or a move without quotes. A name that is used as a key has to be quoted unless it has only
            the letters A-Z and a-z, digits, _ and -.
        """,
        example=Example(
            case="Final totals by name, and a name with an accent.",
            wrong="""
                [claimed]
                Zoë = 71
            """,
            right="""
                [claimed]
                "Zoë" = 71
            """,
        ),
    ),
    Rule(
        name=LOG_SHAPE,
        summary="the log has the right keys, types and letters",
        text="""
            What a game needs has to be there, and lengths, letters and types have to be right, before there is
            anything to replay:

              players   2 to 4; their names are not empty, and differ; names in
                        other places are those of players
              letters   colours of the box; six on the round indicator; eight
                        strips with five on each face
              claims    whole numbers from -999 to 999: in an array one for each
                        player, in a table by name for some or all
              rulings   names and values that this game has
              [box]     five colours with different letters; eight window values;
                        a broken-glass track that begins with 0 and increases;
                        ornaments between neighbouring windows, and five
                        numbers of points for them
              strips    by number only where [box] states them, 1 to 8 once each
              tiling    for a grey wall only; lines and columns 1 to 5, no line
                        twice

            An unknown key is an error too; the message says what was probably meant, or where the key belongs. Keys
            that begin with _ are your own and ignored, unless a player has that name.

            What the rules say about a well-formed value is a rule of its own: five panes on a display are
            display-size, strips without jokers are strip-set.

            All such errors are reported (of very many the first 1,000; as text the first 20, and how many more), the
            log is not replayed, and the exit code is 2. A log with a higher `format` was written for a newer sintra:
            that is the only error then.
        """,
        example=Example(
            case="Two players, and their totals after a round.",
            wrong='claimed = [12, "9"]',
            right="claimed = [12, 9]",
        ),
    ),
    Rule(
        name=MOVE_SYNTAX,
        summary="a move is written like 1R3, CB4j1=R, 2Y- or <",
        text="""
            In Stained Glass of Sintra a move is written, from left to right:

              player    may be left out: a name and a colon
              source    the display, 1 to 9, or C for the centre
              count     may be left out: how many there are, 1 to 20
              colour    its letter
              strip     1 to 8, or - when all of them break
              jokers    may be left out: j and how many go on jokers, 0 to 2
              kept      may be left out: = and the colour of the pane kept
              points    may be left out: what it scored on paper, -999 to 999,
                        in brackets

            After - there are neither jokers nor a pane kept. A return of the glazier is <, in the place of all from
            source to kept.

            In Azul there are player, source, count and colour, then the pattern line from 1 to 5, or a hyphen (-) for
            the floor line; nothing follows.

            Every part is found by its place, so C and J may be colours; letters may be small. In one text, moves
            are separated by white space and have none within; in an array with one text a move, there may be spaces
            between the parts. The name before the (last) colon must be exactly that of a player.

            All such errors are reported, the log is not replayed, and the exit code is 2.
        """,
        example=Example(
            case="The red panes of display 1 go on strip 3.",
            wrong="R13",
            right="1R3",
        ),
    ),
    Rule(
        name=CLAIMED_SCORE,
        summary="points on paper agree with those counted",
        text="""
            Points that were written on paper are claims: `claimed` in a round for the totals after it, `[claimed]` for
            the final ones, and in Stained Glass of Sintra points in brackets after a move. They are compared with
            what the rules give; the exit code is 1 where they differ, and the scores stay as counted.

            Totals are compared round by round, in a round the players in their order, the final ones last. A total is
            reported when its difference, claimed less counted, is neither 0 nor the difference that the same player's
            total before it had: a slip is reported once, and not again in every total after it. A total
            after round VI that is the final one belongs under `[claimed]`, and the message says so.

            Points of a move are compared on their own, with what the move scored by completing its strip (0 where it
            completed none); points lost to a reset of the broken-glass marker are not in it. They come before the
            totals of their round.

            Claims before an illegal move are still compared, and come first. Those after it, and those of a round or
            game that is not finished, are not; the report then has claimed-score among what is `unchecked`.
        """,
        decided="""
            the order within a turn of Stained Glass of Sintra, which matters where a score stops at 0: the step for
            the starting-player tile, placing, the breaks with any reset, and then the completed strip.
        """,
        example=Example(
            case="In round 1 Ana gets 3 points for the panes of a strip and 8 for windows, 3 + 8 = 11; Ben gets 9.",
            wrong="claimed = [12, 9]",
            right="claimed = [11, 9]",
        ),
    ),
    Rule(
        name=GAME_UNFINISHED,
        summary="with check --finished: the game has an end",
        text="""
            A log may stop anywhere: after any move of any round, or, on the grey wall of Azul, before the last round's
            `tiling` is written or whole. That is an unfinished game and no error, unless `sintra check --finished` asks
            for a finished one. The exit code is then 1.

            Stained Glass of Sintra is finished when six rounds are over; Azul when a round has been tiled and at least
            one player has completed a horizontal row of the wall, or bag and lid are empty.
        """,
        example=Example(
            case="The log of a game of Stained Glass of Sintra stops in round 4, and is not wrong.",
            wrong="sintra check --finished table2.toml",
            right="sintra check table2.toml",
        ),
    ),
)
