"""Games of Azul that take many rounds to reach the position that a rule is about."""

from __future__ import annotations

from typing import Final

from tests.building.azul import COLOURS, ana_places, thrown_away
from tests.building.logs import ANA, BEN, CLEO, DAN, Round

# Two players throw everything away: after five rounds the bag is empty, and all 100 tiles are in the lid.
BAG_EMPTY: Final = tuple(thrown_away(colour * 5) for colour in COLOURS)

# Four players do the same: after two rounds the bag holds 8 black and 20 white, 8 too few for 36 places; the lid holds
# 20 blue, 20 yellow, 20 red and 12 black.
FOUR_PLAYERS: Final = (ANA, BEN, CLEO, DAN)
EIGHT_TOO_FEW: Final = (thrown_away("BBBBBYYYY"), thrown_away("YRRRRRKKK"))

# Seventeen points for Ana in three rounds, and her pattern lines empty; Ben has none and starts. By line:
#   1 (blue) + 2 (white under it)    + 1 (red)                                    =  4
#   1 (black) + 4 (black, all four of column 1 from the top); yellow is one short = +5
#   1 (yellow) + 2 (blue under it) + 5 (yellow, the whole of column 1)            = +8
# Her wall has blue and black in row 1, white in 2, black and yellow in 3, red and blue in 4, yellow in 5.
SEVENTEEN_POINTS: Final = (
    ana_places("1B1 2W2 4R4"),
    ana_places("1K1 3K3 4Y5"),
    ana_places("1Y5 3Y3 4B4"),
)

# Ana's grey wall after three rounds with 2 + 3 + 3 points. All her tiles lay alone at first, but for the last white,
# which was put right of yellow. One black waits on line 4.
#
#   1   yellow  .  white    .    .      Red may go in column 2 or 4, for column 5 has a red tile.
#   2     .     .    .      .   red
#   3   blue    .  yellow white  .      Red may go in column 2 alone, and nowhere if it goes there in row 1.
#   4     .     .    .      .    .
#   5   black   .    .      .    .
CROWDED: Final = (
    ana_places("3B3 2R2 4K5", "2:5 3:1"),  # 1 + 1
    ana_places("3Y3 1Y1 1K5", "1:1 3:3 5:1"),  # 1 + 1 + 1
    ana_places("3W3 1W1 1K4", "1:3 3:4"),  # 1 + 2
)

# Ana puts one tile a round on line 1 and eight on the floor, so that her score is 0 after each of the five rounds, as
# is Ben's. The last completes row 1.
ROW_1: Final = tuple(
    ana_places(wishes) for wishes in ("1B1 4R- 4K-", "1Y1 4R- 4K-", "1R1 4Y- 4K-", "1K1 4Y- 4R-", "1W1 4R- 4K-")
)

# Another fifth round for it. Ben, who moves first, has white in row 3 and yellow in row 4, 1 + 1, and nothing on the
# floor. Ana completes her row with her first tile, and loses its 5 points by the marker and eight tiles.
BEN_CATCHES_UP: Final = Round("WBBB YYYY RRRR KKKK WWWB", "2Y4 1W1 5W3 CB- 3R5 4K-")

# The same row, and column 1: blue, white, black, red, yellow. Ana's score after each round:
#   1 + 2 + 1 = 4;  + 1 + 4 = 9;  + 2 + 5 - 6 = 10;  + 4 - 14 is cut at 0;  + 5 - 14 is cut at 0
COLUMN_1: Final = tuple(
    ana_places(wishes) for wishes in ("1B1 2W2 4R4", "3K3 1K1 4Y5", "1Y5 1R1 4B-", "1Y1 4B- 4K-", "1W1 4B- 4K-")
)

# The same row, and blue in all five. After each of the first four rounds Ana's score is 0; in the last
# 5 for the row, 2 for blue under yellow, less 6 for four red tiles: 1.
ALL_BLUE: Final = tuple(
    ana_places(wishes) for wishes in ("1B1 3B3 4K-", "1Y1 4B4 4K-", "1R1 4B5 4K-", "1K1 1B5 4R-", "1W1 2B2 4R-")
)

# Ana fills columns 1 to 4 and ends with rows 1 and 3; white and red lie in all rows. What her tiles score, by line:
#   round 1  1 blue, 1 red, 1 blue          round 5  4 red, 2 + 5 blue
#   round 2  2 black, 2 white, 1 white      round 6  3 + 4 yellow, 2 red, 3 + 5 black
#   round 3  2 yellow, 3 blue, 3 + 3 yellow round 7  4 + 4 white, 4 + 5 black
#   round 4  4 black, 2 white, 1 red        round 8  5 white, 5 red, 4 + 5 yellow, less 1 for a red tile too many
FOUR_COLUMNS: Final = tuple(
    ana_places(wishes)
    for wishes in (
        "1B1 3B3 4W5 2R2",
        "1W5 3W3 1K1",
        "4R5 1Y1 3Y3 2B2",
        "1R5 3K3 4W4",
        "4K5 1R1 4B4",
        "1K5 2Y2 4R4",
        "4Y5 4K4 2W2",
        "1Y5 1W1 4R3",
    )
)

# Ana and Ben both complete row 1, with the same colours, and have 0 points before the bonus.
EVEN_RACE: Final = tuple(
    Round(f"{one}{a * 3} {one}{a * 3} {b * 4} {c * 4} {d * 4}", f"1{one}1 2{one}1 C{a}- 3{b}- 4{c}- 5{d}-")
    for one, a, b, c, d in ("BYRKW", "YRKWB", "RKWBY", "KWBYR", "WBYRK")
)

# Three players; Cleo starts. Ana completes row 1, Cleo rows 1 and 2, Ben none. All have 0 points until Ben's two in
# round 4: 1 (blue, row 3) + 2 (white under it), less 1 (one blue too many). In round 5:
#   Ana   5 (row 1) + 2 (white under blue), less 1 + 1                                       = 5, and 2 for a row
#   Ben   3 (yellow over blue over white) + 2 (white left of blue) + 1 (yellow), less 1      = 5, with 2 before
#   Cleo  5 (row 1) + 5 + 2 (row 2, black under white), less 14, which is cut                = 0, and 4 for two rows
TWO_OF_THREE_TIED: Final = (
    Round("BYYY BYYY RRYY YYYY RRRR RRRR BBBB", "2B1 1B1 4Y- CY- 5R- 6R- 3R2 7B- CY-"),
    Round("YKKK YKKK BBKK WWWW BBBB WWWW BBBB", "2Y1 1Y1 4W- CK- 5B- 6W- 3B2 7B- CK-"),
    Round("RKKK RKKK WWKK YYYY WWWW RRRR WWWW", "2R1 1R1 4Y- CK- 5W- 6R- 3W2 7W- CK-"),
    Round("KRRR KRRR YYRR WWWW KKKK BBBB YYYY", "2K1 1K1 4W4 CR- 5K- 6B3 3Y2 7Y- CR5"),
    Round("WYYY WYYY KKYY WWWW WWWW YYYY WWWW", "2W1 1W1 4W3 CY- 5W5 6Y4 3K2 7W2 CY2"),
)

# Four players who waste nearly nothing, for a supply that runs dry. Then there lie on walls and on lines:
#   after round 4  15 + 13 + 14 + 14 = 56 and  3 +  4 + 2 +  2 = 11: 33 are left for the 36 places, 10 in the bag
#   after round 5  17 + 15 + 16 + 15 = 63 and  3 +  3 + 2 +  5 = 13: 24 are left, none of them in the bag
#   after round 6                      63 and  8 + 10 + 8 + 10 = 36: 1 is left, a red one
#   after round 7                      63 and  9 + 10 + 8 + 10 = 37: none
NOTHING_LEFT: Final = (
    Round(
        "BWKB YKYB KYBR RKWK YRYB WWKK RBBR BRKW RBRW",
        "5Y2 7R2 CB3 2Y2 CK1 CR1 9R2 4W1 CK3 CB5 8R1 6W3 3K3 CK3 CW5 1W3 CB4 CR4 CK4 CY4",
    ),
    Round(
        "WBKY WYKK YYWY BBRY KYRK RWYB RYBK BKWR YRRY",
        "3Y3 2K2 5K2 4B2 7Y1 CR3 CY3 9R4 CW2 6Y1 CW1 CK1 8K4 CB5 CR5 CY3 1K4 CB5 CW4 CY3",
    ),
    Round(
        "RBRR BWBK KWYK RYWW YYWB WYRB WWKR WYKB WKKW",
        "2B2 1R5 9W2 CK3 7K1 CW3 5B1 CY2 CB5 4W4 3K4 8W1 CY3 CW2 CR3 CK4 6Y4 CR1 CB5 CW5",
    ),
    Round(
        "KYBB WWBR YRRW KYYR WRBK KYBB BRWK YYRR RBBR",
        "9B2 CR2 6B2 8Y2 2W5 4Y4 CR4 CK4 1K1 CB3 3Y1 7R3 CW4 CB1 CY5 5W1 CR3 CK5 CB3",
    ),
    Round(
        "RYYR BYWW YBRK KBBK RKWY RRWK KRW WKW RBY",
        "4B4 1Y4 2B5 CW4 CK5 9Y4 8W3 CR5 3K5 CB3 6W3 CR5 CK3 5Y4 CY4 CK2 CW2 7R2 CK2 CW3 CR-",
    ),
    Round(
        "BBY BRB RBR KKY WRK YRW WB WR KW",
        "4K5 3R5 8R3 2B3 1B4 5R5 CY5 CW5 CB4 6R5 9K4 CW5 7W3 CB4 CK4 CY4 CR-",
    ),
    Round("R - - - - - - - -", "1R3"),
)
NO_TILE: Final = Round("- - - - - - - - -")
