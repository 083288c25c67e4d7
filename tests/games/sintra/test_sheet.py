"""The score sheet of Stained Glass of Sintra, as text."""

from __future__ import annotations

from textwrap import dedent

from sintra_cli.games.sintra.rows import Completion, Window
from sintra_cli.report import table
from sintra_cli.report.model import Diagnostic, Verdict
from tests.report.build import (
    ranking,
    side_a,
    side_a_game,
    side_b,
    sintra,
    sintra_round,
    sintra_row,
)


def sheet(verdict: Verdict, *, detail: bool = False) -> str:
    return "\n" + table.render(verdict, detail=detail)


def text(lines: str) -> str:
    return dedent(lines)


def part(verdict: Verdict, heading: str, *, detail: bool = False) -> str:
    """Return one part of the sheet, from its heading to the blank line after it."""
    drawn = table.render(verdict, detail=detail)
    return "\n" + drawn[drawn.index(f"{heading}\n") :].split("\n\n")[0] + "\n"


def test_a_sheet_of_side_a_shows_rounds_final_scoring_and_ranking() -> None:
    assert sheet(side_a_game()) == text("""
        Club night
        table2.toml
        Azul: Stained Glass of Sintra, side A, finished

        Rounds
                          colour           broken
        round     player   bonus  windows   glass  points  total
        --------  ------  ------  -------  ------  ------  -----
        1 red     Ana *        3        8       0      11     11
                  Ben          2        6       0       8      8
        2 yellow  Ana          4        9       0      13     24
                  Ben *        0        0      -8      -8      0

        * starts the round.

        Final scoring
                        leftover  broken
        player  rounds     panes   glass            ornaments  total
        ------  ------  --------  ------  -------------------  -----
        Ana         24     7: +2      -2  10 + 6 + 3 + 0: +19     43
        Ben          0     4: +1       0    3 + 3 + 0 + 0: +6      7

        Ranking
        place  player  total
        -----  ------  -----
            1  Ana        43
            2  Ben         7

        Ana wins.

        Assumed: broken_glass, ornaments, window_values. [box] in the log corrects them.
        """)


def test_a_sheet_of_side_b_shows_completed_windows_times_panes_of_the_colour() -> None:
    verdict = sintra(
        side="B",
        rounds=[sintra_round(1, "R", "Ana", sintra_row("Ana", total=9), sintra_row("Ben", total=0))],
        final=[
            side_b("Ana", leftover=3, glass=1, windows=2, panes=5, colour="Y", lost=1, total=9 + 1 - 1 + 2 * 5),
            side_b("Ben", leftover=0, glass=0, windows=0, panes=0, colour=None, lost=0, total=0),
        ],
        ranks=ranking((1, "Ana", 19, 1), (2, "Ben", 0, 0)),
    )
    assert part(verdict, "Final scoring") == text("""
        Final scoring
                        leftover  broken  completed windows
        player  rounds     panes   glass  x panes of colour  total
        ------  ------  --------  ------  -----------------  -----
        Ana          9     3: +1      -1  2 x 5 yellow: +10     19
        Ben          0      0: 0       0     0 x 0 panes: 0      0
        """)


def tied(*numbers: int) -> Verdict:
    """Build a game that all players ended with 10 points, the numbers lost to broken glass in order."""
    names = ["Ana", "Ben", "Cy"][: len(numbers)]
    return sintra(
        rounds=[sintra_round(1, "R", "Ana", *(sintra_row(name, total=10) for name in names))],
        final=[
            side_a(name, leftover=0, glass=0, ornaments=[0, 0, 0, 0], lost=number, total=10)
            for name, number in zip(names, numbers, strict=True)
        ],
        ranks=ranking(
            *((numbers.index(number) + 1, name, 10, number) for name, number in zip(names, numbers, strict=True))
        ),
    )


def test_the_ranking_says_how_a_tie_was_broken() -> None:
    sentence = "Ana and Ben tie at 10 points; the fewest points lost to broken glass decide: Ana 2, Ben 4."
    assert " ".join(table.render(tied(2, 4), detail=False).split()).endswith(f"{sentence} Ana wins.")


def test_the_ranking_says_when_the_win_is_shared() -> None:
    sentence = "Ana and Ben tie at 10 points, with equally many points lost to broken glass (Ana 2, Ben 2): "
    end = "they share place 1. Ana and Ben share the win."
    assert " ".join(table.render(tied(2, 2), detail=False).split()).endswith(sentence + end)


def test_the_ranking_says_who_of_three_is_still_tied() -> None:
    sentence = "decide: Ana 2, Ben 4, Cy 4. Ben and Cy share place 2. Ana wins."
    assert " ".join(table.render(tied(2, 4, 4), detail=False).split()).endswith(sentence)


def test_claimed_totals_stand_beside_the_totals_with_what_they_differ_by() -> None:
    verdict = sintra(
        rounds=[
            sintra_round(
                1,
                "R",
                "Ana",
                sintra_row("Ana", bonus=3, windows=8, total=11, claimed=12),
                sintra_row("Ben", bonus=1, windows=2, total=3),
            ),
        ],
        errors=[Diagnostic(rule="claimed-score", message="", round=1, player="Ana", text="12", claimed=12, counted=11)],
    )
    assert part(verdict, "Rounds so far") == text("""
        Rounds so far
                       colour           broken
        round  player   bonus  windows   glass  points  total  claimed
        -----  ------  ------  -------  ------  ------  -----  -------
        1 red  Ana *        3        8       0      11     11  12 (+1)
               Ben          1        2       0       3      3
        """)
    assert "\nClaims that differ: round 1 (Ana): 12 claimed, 11 counted.\n" in sheet(verdict)


def test_the_final_claims_stand_beside_the_final_totals() -> None:
    verdict = sintra(
        rounds=[sintra_round(1, "R", "Ana", sintra_row("Ana", total=9), sintra_row("Ben", total=0))],
        final=[
            side_a("Ana", leftover=0, glass=2, ornaments=[3], lost=2, total=9 - 2 + 3, claimed=9),
            side_a("Ben", leftover=0, glass=0, ornaments=[], lost=0, total=0, claimed=0),
        ],
        ranks=ranking((1, "Ana", 10, 2), (2, "Ben", 0, 0)),
        errors=[Diagnostic(rule="claimed-score", message="", player="Ana", claimed=9, counted=10)],
    )
    assert sheet(verdict).endswith("\n\nClaims that differ: final total (Ana): 9 claimed, 10 counted.\n")
    assert part(verdict, "Final scoring") == text("""
        Final scoring
                        leftover  broken
        player  rounds     panes   glass  ornaments  total  claimed
        ------  ------  --------  ------  ---------  -----  -------
        Ana          9      0: 0      -2      3: +3     10   9 (-1)
        Ben          0      0: 0       0    none: 0      0        0
        """)


def test_an_unfinished_game_is_marked_as_such() -> None:
    verdict = sintra(
        unchecked=["claimed-score", "draw-supply"],
        rounds=[
            sintra_round(
                1,
                "W",
                "Ben",
                sintra_row("Ana", total=0, claimed=5),
                sintra_row("Ben", bonus=1, windows=4, total=5),
                finished=False,
            )
        ],
    )
    assert sheet(verdict) == text("""
        table2.toml
        Azul: Stained Glass of Sintra, side A, unfinished

        UNFINISHED: the log stops in round 1. This is the score so far.

        Rounds so far
                            colour           broken
        round       player   bonus  windows   glass  points  total  claimed
        ----------  ------  ------  -------  ------  ------  -----  -------
        1 white     Ana          0        0       0       0      0        5
        unfinished  Ben *        1        4       0       5      5

        * starts the round.

        Not checked everywhere: claimed-score, draw-supply.
        """)


def test_a_game_that_stops_between_two_rounds_says_after_which() -> None:
    verdict = sintra(rounds=[sintra_round(1, "R", "Ana", sintra_row("Ana", total=0), sintra_row("Ben", total=0))])
    assert "UNFINISHED: the log stops after round 1. " in sheet(verdict)


def test_a_log_without_rounds_shows_no_table() -> None:
    assert sheet(sintra(rounds=[])) == text("""
        table2.toml
        Azul: Stained Glass of Sintra, side A, unfinished

        UNFINISHED: the log stops before its first round. This is the score so far.
        """)


def test_what_was_played_before_an_illegal_move_is_shown_and_marked_as_such() -> None:
    verdict = sintra(
        status="illegal",
        rounds=[
            sintra_round(
                1,
                "R",
                "Ana",
                sintra_row("Ana", bonus=1, windows=2, total=3),
                sintra_row("Ben", total=0),
                finished=False,
            )
        ],
        errors=[
            Diagnostic(
                rule="must-place",
                message="the red pane fits on strip 6",
                round=1,
                move=9,
                player="Ben",
                text="4R-",
            )
        ],
    )
    assert sheet(verdict) == text("""
        table2.toml
        Azul: Stained Glass of Sintra, side A, illegal

        ILLEGAL: round 1, move 9 (Ben): the red pane fits on strip 6 (must-place). Only
        what was played before it is scored.

        Rounds, as far as legal
                            colour           broken
        round       player   bonus  windows   glass  points  total
        ----------  ------  ------  -------  ------  ------  -----
        1 red       Ana *        1        2       0       3      3
        unfinished  Ben          0        0       0       0      0

        * starts the round.
        """)


def test_the_illegal_move_is_named_also_where_a_claim_differs_before_it() -> None:
    verdict = sintra(
        status="illegal",
        rounds=[],
        errors=[
            Diagnostic(rule="claimed-score", message="no", round=1, player="Ana", claimed=2, counted=1),
            Diagnostic(rule="round-over", message="round 1 is over", round=1, move=20),
        ],
    )
    assert "ILLEGAL: round 1, move 20: round 1 is over (round-over). " in sheet(verdict)


STRIPS = [
    Completion(
        round=1,
        move=7,
        player="Ana",
        slot=1,
        panes="RRBRG",
        bonus_panes=3,
        kept="B",
        windows=[Window(1, 4), Window(4, 2), Window(8, 2)],
        removed=False,
    ),
    Completion(
        round=1,
        move=12,
        player="Ben",
        slot=2,
        panes="YRGRW",
        bonus_panes=2,
        kept="Y",
        windows=[Window(2, 3), Window(3, 3)],
        removed=False,
    ),
    Completion(
        round=2,
        move=4,
        player="Ana",
        slot=1,
        panes="YYYYW",
        bonus_panes=4,
        kept="W",
        windows=[Window(window, value) for window, value in enumerate((4, 3, 3, 2, 2, 1, 1, 2), start=1)],
        removed=True,
    ),
]


def test_the_detail_lists_each_completed_strip_with_its_bonus_panes_and_each_window_counted() -> None:
    # 3 + 4 + 2 + 2 = 11; 2 + 3 + 3 = 8; 4 + (4 + 3 + 3 + 2 + 2 + 1 + 1 + 2) = 4 + 18 = 22
    assert part(side_a_game(completions=STRIPS), "Completed strips", detail=True) == text("""
        Completed strips
                                                  colour         windows counted
        round  move  player  strip   panes  kept   bonus          (number:value)  points
        -----  ----  ------  ------  -----  ----  ------  ----------------------  ------
        1 R       7  Ana     1       RRBRG  B          3         1:4 4:2 8:2 = 8      11
                 12  Ben     2       YRGRW  Y          2             2:3 3:3 = 6       8
        2 Y       4  Ana     1 back  YYYYW  W          4     1:4 2:3 3:3 4:2 5:2      22
                                                                6:1 7:1 8:2 = 18
        """)


def test_the_detail_explains_the_letters_of_the_colours() -> None:
    drawn = table.render(side_a_game(completions=STRIPS), detail=True)
    assert "\nR red, Y yellow, G green, B blue, W white. " in drawn


def test_the_detail_shows_the_steps_of_the_broken_glass_marker() -> None:
    assert part(side_a_game(), "Rounds", detail=True) == text("""
        Rounds
                          colour           marker  broken
        round     player   bonus  windows   steps   glass  points  total
        --------  ------  ------  -------  ------  ------  ------  -----
        1 red     Ana *        3        8       2       0      11     11
                  Ben          2        6       5       0       8      8
        2 yellow  Ana          4        9       0       0      13     24
                  Ben *        0        0       3      -8      -8      0
        """)


def test_the_detail_of_a_game_without_completed_strips_lists_none() -> None:
    assert "Completed strips" not in sheet(side_a_game(), detail=True)


def test_the_detail_names_the_rulings_in_force() -> None:
    verdict = sintra(rounds=[], rulings={"score_floor": "zero", "refill": "when_short"})
    assert sheet(verdict, detail=True).endswith("\n\nRulings: score_floor = zero, refill = when_short.\n")
    assert "Rulings" not in sheet(verdict)
