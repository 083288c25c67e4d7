"""What can be wrong with a log whatever the game, and with the points that it claims."""

from __future__ import annotations

from typing import Final

from sintra_cli.names import (
    CLAIMED_SCORE,
    GAME_UNFINISHED,
    LOG_SHAPE,
    MOVE_SYNTAX,
    STANDS_NEEDLESSLY,
    TOML_SYNTAX,
    UNREADABLE,
)
from sintra_cli.report.rulebook import Example, Rule

RULES: Final = (
    Rule(
        name=UNREADABLE,
        summary="the file can be read, and is text in UTF-8",
        text="""
            A log is a file of plain text in UTF-8, with or without a byte order mark. This one cannot be opened, or it
            is a document or an image, or in another encoding, or larger than 1 MiB, as no log is. Nothing else in it is
            looked at, and the exit code is 2.
        """,
        example=Example(
            case="Your editor offers several encodings when you save the log.",
            wrong="UTF-16, or Windows-1252",
            right="UTF-8",
        ),
    ),
    Rule(
        name=TOML_SYNTAX,
        summary="the log is TOML",
        text="""
            A log is written in TOML 1.0. Where this one is not, you are told the first such place, and nothing else is
            looked at; the exit code is 2. Most often a comma is missing, quotes are curly, or a name or a move stands
            without quotes. A name that you use as a key needs quotes unless it has only the letters A-Z and a-z,
            digits, _ and -.
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
              letters   colours of the box, which are five with different letters
              claims    whole numbers from -999 to 999: in an array one for each
                        player, in a table by name for some or all
              rulings   names and values that this game has

            An unknown key is an error too; the message says what you probably meant, or where the key belongs. Keys
            that begin with _ are your own and ignored, unless a player has that name.

            What the rules say about a well-formed value is a rule of its own: five on a display are display-size.

            You are told all such errors (of very many the first 1,000; as text the first 20, and how many more). The
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
        summary="a move says what is taken and where it goes: 1R3",
        text="""
            You write a move from left to right, and every part is found by its place. So C and J may be colours;
            letters may be small. In one text, white space separates moves and stands nowhere within them; in an array
            with one text a move, there may be spaces between the parts. The name before the (last) colon must be
            exactly that of a player.

            You are told all such errors. The log is not replayed, and the exit code is 2.
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
            Points that you wrote on paper are claims: `claimed` in a round for the totals after it, `[claimed]` for
            the final ones. They are compared with what the rules give. Where they differ the exit code is 1, and the
            scores stay as counted.

            Totals are compared round by round, in a round the players in their order, the final ones last. A total is
            reported when its difference, claimed less counted, is neither 0 nor the difference that the same player's
            total before it had: so you hear of a slip once, and not again in every total after it. The final total
            belongs under `[claimed]`; if you wrote it after the last round, the message says so.

            Claims before an illegal move are still compared, and come first. Those after it, and those of a round or
            game that is not finished, are not; the report then has claimed-score among what is `unchecked`.
        """,
        example=Example(
            case="In round 1 Ana gets 3 points and then 8, 3 + 8 = 11; Ben gets 9.",
            wrong="claimed = [12, 9]",
            right="claimed = [11, 9]",
        ),
    ),
    Rule(
        name=STANDS_NEEDLESSLY,
        summary="! marks only a wrong move that was let stand",
        text="""
            A wrong move is sometimes noticed too late, and everybody plays on. Write ! after it: it was made, and
            stands. The game goes on from there, the score sheet names the move and the rules that it broke, and the
            exit code is not touched by it.

            Only some rules can be broken so: what cannot be carried out cannot stand. `sintra rule` says with a rule
            how the game goes on where a move that breaks it was let stand. A move that breaks another rule as well is
            illegal, and is reported as if there were no !.

            After a move that breaks no rule the mark is a claim that is wrong. It is reported where it stands in the
            game, before points claimed for that move; nothing stops, and the exit code is 1.
        """,
        example=Example(
            case="Red panes could have been placed and were broken. Blue ones fit nowhere: to break them is right.",
            wrong="1R-! 2B-!",
            right="1R-! 2B-",
        ),
    ),
    Rule(
        name=GAME_UNFINISHED,
        summary="with check --finished: the game has an end",
        text="""
            Your log may stop anywhere: after any move of any round. The game is unfinished then, which is no error
            unless you ask for a finished one with `sintra check --finished`. The exit code is then 1.
        """,
        example=Example(
            case="The log stops in round 4, and is not wrong.",
            wrong="sintra check --finished table2.toml",
            right="sintra check table2.toml",
        ),
    ),
)
