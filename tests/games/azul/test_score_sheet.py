"""Azul, a score sheet of two rounds that was worked out by hand."""

from __future__ import annotations

from sintra_cli.games.azul.rows import AzulRound, AzulRow, Tile
from tests.building.azul import played
from tests.building.logs import ANA, BEN, Round

# Move by move; in brackets what lies in the centre after it.
ROUND_1 = Round(
    "BBYR YYYK RRWW KKBW WBRY",
    [
        "1B2",  # Ana: line 2 is full of blue                        (YR)
        "2Y3",  # Ben: line 3 is full of yellow                      (YRK)
        "CR1",  # Ana: the marker on the floor; line 1 red           (YK)
        "3W2",  # Ben: line 2 is full of white                       (YKRR)
        "4K4",  # Ana: two black on line 4                           (YKRRBW)
        "CR4",  # Ben: two red on line 4                             (YKBW)
        "5W3",  # Ana: one white on line 3                           (YYKBBWR)
        "CB1",  # Ben: line 1 blue, and one on the floor             (YYKWR)
        "CY5",  # Ana: two yellow on line 5                          (KWR)
        "CK5",  # Ben: one black on line 5                           (WR)
        "CW3",  # Ana: the second white on line 3                    (R)
        "CR4",  # Ben: the third red on line 4                       ()
    ],
    claimed=(1, 3),
)
ROUND_2 = Round(
    "WWKK RYYY BBBB KRRW YBKW",
    [
        "1K4",  # Ana, who took the marker: line 4 is full of black  (WW)
        "CW3",  # Ben: the marker on the floor; two white on line 3  ()
        "2Y5",  # Ana: line 5 is full of yellow                      (R)
        "4R4",  # Ben: line 4 is full of red, and one on the floor   (RKW)
        "CW3",  # Ana: line 3 is full of white                       (RK)
        "CK5",  # Ben: the second black on line 5                    (R)
        "5Y1",  # Ana: line 1 yellow                                 (RBKW)
        "CR1",  # Ben: line 1 red                                    (BKW)
        "3B-",  # Ana: four blue on the floor                        (BKW)
        "CW3",  # Ben: line 3 is full of white                       (BK)
        "CB-",  # Ana: a fifth blue on the floor                     (K)
        "CK5",  # Ben: the third black on line 5                     ()
    ],
    claimed=(5, 4),
)


def test_the_sheet_of_the_first_round() -> None:
    report = played(ROUND_1).report

    assert report.errors == []
    assert report.rounds == [
        AzulRound(
            round=1,
            starter=ANA,
            finished=True,
            players=[
                # Red in row 1 and blue in row 2 do not touch; the marker costs 1.
                AzulRow(player=ANA, wall=1 + 1, floor=1, points=1 + 1 - 1, total=1, claimed=1),
                # Blue, white under it, and yellow apart; one blue on the floor.
                AzulRow(player=BEN, wall=1 + 2 + 1, floor=1, points=1 + 2 + 1 - 1, total=3, claimed=3),
            ],
        )
    ]


def test_the_sheet_of_the_second_round() -> None:
    report = played(ROUND_1, ROUND_2).report

    assert report.errors == []
    assert report.status == "unfinished"
    assert report.unchecked == []
    assert report.rounds[1:] == [
        AzulRound(
            round=2,
            starter=ANA,
            finished=True,
            players=[
                # Yellow is left of red, 2, and over blue, 2. White under both, 3. Black under these, 4. Yellow alone.
                # On the floor five blue.
                AzulRow(
                    player=ANA,
                    wall=(2 + 2) + 3 + 4 + 1,
                    floor=1 + 1 + 2 + 2 + 2,
                    points=12 - 8,
                    total=1 + 12 - 8,
                    claimed=5,
                ),
                # Red, white and red, all alone. On the floor the marker and one red.
                AzulRow(player=BEN, wall=1 + 1 + 1, floor=1 + 1, points=3 - 2, total=3 + 3 - 2, claimed=4),
            ],
        )
    ]


def test_the_tiles_of_both_rounds() -> None:
    assert played(ROUND_1, ROUND_2).tables.tiles == [
        Tile(round=1, player=ANA, line=1, column=3, colour="R", horizontal=1, vertical=1, points=1),
        Tile(round=1, player=ANA, line=2, column=2, colour="B", horizontal=1, vertical=1, points=1),
        Tile(round=1, player=BEN, line=1, column=1, colour="B", horizontal=1, vertical=1, points=1),
        Tile(round=1, player=BEN, line=2, column=1, colour="W", horizontal=1, vertical=2, points=2),
        Tile(round=1, player=BEN, line=3, column=4, colour="Y", horizontal=1, vertical=1, points=1),
        Tile(round=2, player=ANA, line=1, column=2, colour="Y", horizontal=2, vertical=2, points=2 + 2),
        Tile(round=2, player=ANA, line=3, column=2, colour="W", horizontal=1, vertical=3, points=3),
        Tile(round=2, player=ANA, line=4, column=2, colour="K", horizontal=1, vertical=4, points=4),
        Tile(round=2, player=ANA, line=5, column=1, colour="Y", horizontal=1, vertical=1, points=1),
        Tile(round=2, player=BEN, line=1, column=3, colour="R", horizontal=1, vertical=1, points=1),
        Tile(round=2, player=BEN, line=3, column=2, colour="W", horizontal=1, vertical=1, points=1),
        Tile(round=2, player=BEN, line=4, column=1, colour="R", horizontal=1, vertical=1, points=1),
    ]
