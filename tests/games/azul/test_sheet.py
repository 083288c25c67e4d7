"""The score sheet of Azul, as text."""

from __future__ import annotations

from textwrap import dedent

from sintra_cli.games.azul.rows import Tile
from sintra_cli.report import table
from tests.report.build import azul, azul_final, azul_game, azul_round, azul_row, ranking


def test_a_sheet_shows_wall_points_what_the_floor_line_took_and_the_total() -> None:
    assert "\n" + table.render(azul_game(), detail=False) == dedent("""
        azul.toml
        Azul, coloured wall, finished

        Rounds
                             floor
        round  player  wall   line  points  total
        -----  ------  ----  -----  ------  -----
        1      Ana        9     -2       7      7
               Ben *      5     -5       0      0

        * starts the round.

        Final scoring
                        complete  complete  complete
        player  rounds      rows   columns   colours  total
        ------  ------  --------  --------  --------  -----
        Ana          7     1: +2        +7         0     16
        Ben          0     1: +2         0         0      2

        Ranking
        place  player  total
        -----  ------  -----
            1  Ana        16
            2  Ben         2

        Ana wins.
        """)


def test_the_detail_lists_every_tile_with_its_horizontal_and_vertical_run() -> None:
    tiles = [
        Tile(round=1, player="Ana", line=3, column=3, colour="R", horizontal=3, vertical=2, points=3 + 2),
        Tile(round=1, player="Ana", line=4, column=4, colour="K", horizontal=1, vertical=4, points=4),
        Tile(round=1, player="Ben", line=1, column=5, colour="W", horizontal=1, vertical=1, points=1),
    ]
    drawn = table.render(azul_game(tiles=tiles), detail=True)
    assert "\n" + drawn[drawn.index("Tiles placed") : drawn.index("Final scoring")] == dedent("""
        Tiles placed
                                            horizontal  vertical
        round  player  line  column  tile          run       run  points
        -----  ------  ----  ------  -----  ----------  --------  ------
        1      Ana        3       3  red             3         2       5
               Ana        4       4  black           -         4       4
               Ben        1       5  white           -         -       1

        A tile scores its runs, each with itself in it; one without neighbours scores 1.

        """)


def test_the_detail_of_a_game_without_tiles_lists_none() -> None:
    assert "Tiles placed" not in table.render(azul_game(), detail=True)


def test_a_tie_is_broken_by_the_most_complete_rows() -> None:
    verdict = azul(
        rounds=[azul_round(1, "Ana", azul_row("Ana", total=8), azul_row("Ben", total=10))],
        final=[azul_final("Ana", rows=2, total=8 + 4), azul_final("Ben", rows=1, total=10 + 2)],
        ranks=ranking((1, "Ana", 12, 2), (2, "Ben", 12, 1)),
    )
    drawn = table.render(verdict, detail=False)
    assert drawn.endswith("\n\nAna and Ben tie at 12 points; the most complete rows decide: Ana 2, Ben 1.\nAna wins.\n")


def test_a_round_that_is_not_tiled_is_marked_as_unfinished() -> None:
    verdict = azul(
        rounds=[
            azul_round(1, "Ana", azul_row("Ana", wall=1, total=1, claimed=1), azul_row("Ben", wall=2, total=2)),
            azul_round(2, "Ben", azul_row("Ana", total=1, claimed=7), azul_row("Ben", total=2), finished=False),
        ]
    )
    drawn = table.render(verdict, detail=False)
    assert "\n" + drawn[drawn.index("Rounds") :] == dedent("""
        Rounds so far
                                  floor
        round       player  wall   line  points  total  claimed
        ----------  ------  ----  -----  ------  -----  -------
        1           Ana *      1      0       1      1        1
                    Ben        2      0       2      2
        2           Ana        0      0       0      1        7
        unfinished  Ben *      0      0       0      2

        * starts the round.
        """)
