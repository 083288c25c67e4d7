"""Two short games that are told in full, with every sum in sight."""

from __future__ import annotations

from typing import Final

SINTRA: Final = """\
format = 1
game = "sintra"
side = "A"
round_colours = "RRYGBW"
title = "A short game"

[box]
broken_glass = [0, 1, 2, 5]
strips = [
  "RRRRR/RRB**", "RRYYY/GGGBB", "GGGGG/BBBBB", "BBBBB/WWWWW",
  "WWWWW/YYYYY", "YYYYY/GGGGG", "RYGBW/RYGBW", "WWWWW/RRRRR",
]

[[players]]
name = "Ana"
strips = "1 2 3 4 5 6 7 8"

[[players]]
name = "Ben"
strips = "1 2 3 4 5 6 7 8"

[[rounds]]
displays = ["RRRR", "RYBB", "GGGG", "YYYY", "WWWB"]
moves = \"\"\"
  1R1   3G3
  2R1   CB4
  CY2   4Y7
  5W5   <
  CB7
\"\"\"
"""
"""Ana completes strip 1 with five red panes in the red round, 5 + 4 = 9 points. Ben takes the tile, one step, and
breaks three yellow panes: the second step of these is the reset, where he has none of the 5 points to lose."""

AZUL: Final = """\
format = 1
game = "azul"
wall = "grey"

[[players]]
name = "Ana"

[[players]]
name = "Ben"

[[rounds]]
displays = ["BBYR", "RRKW", "YYKB", "WWRK", "BKYW"]
moves = \"\"\"
  1B2  2R2
  3Y3  4W3
  CK4  CW3
  CR1  5K4
  CY3  CB5
  CW5
\"\"\"
tiling = ["1:3 2:3 3:3", "2:2 3:2"]
"""
"""Ana scores 1 + 2 + 3 on the wall and loses 1 + 1 + 2 by the marker and two tiles; Ben scores 1 + 2."""
