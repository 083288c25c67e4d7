"""Explanations word for word, with every sum in sight."""

from __future__ import annotations

from tests.building.logs import Round
from tests.building.sintra import log_of
from tests.building.sintra_games import EVEN, EVEN_BOX, idle_rounds
from tests.referee.explain.explaining import text
from tests.referee.replay.games import AZUL, SINTRA


def test_a_move_that_completes_a_strip() -> None:
    assert text(SINTRA, "1.3") == (
        """\
1.3  Ana: 2R1
a.toml: round 1, whose colour is R (red)

Before it
  Display 2 shows RYBB.
  Ana has 0 points, and the glazier stands above strip 1.
  Ana's broken-glass marker stands at 0, 3 steps before the last, 5.
  Strip 1, RRRRR, holds RRRR; free for R: 1 R.
  Strip 2, RRYYY, is empty; free for R: 2 R.
  Strip 7, RYGBW, is empty; free for R: 1 R.

What happens
  Ana is next in turn. (turn-order, p. 3)
  All R (red) of display 2 is taken: R; YBB go to the centre.
  (colour-not-there, p. 3)
  Strip 1 is under the glazier. (strip-left-of-glazier, p. 4)
  It has a fitting space, so it may be used, as strips 2 and 7 might have been.
  (must-place, p. 4)
  R goes there, as many as fit: 1 space for R. (must-place, p. 4)
  All five spaces of strip 1 are filled: RRRRR. (p. 4-5)
  R goes into the upper space of window 1, the other four go to the tower.
  (keep-missing, p. 4-5)
  It is turned over: RRB** lies up now. (p. 4-5)

Points
     +5  The round's colour is R (red), a point for each such pane: R+1 R+1 R+1
         R+1 R+1. (round-bonus, p. 4-5)
     +4  Window 1, below the strip. (windows, p. 4-5)
         Ana has 0 + 5 + 4 = 9 points.
"""
    )


def test_a_move_with_a_reset() -> None:
    # the track is 0 1 2 5: from 1 it is two steps to the last space, and the third begins at the top again
    assert text(SINTRA, "1.6") == (
        """\
1.6  Ben: 4Y7
a.toml: round 1, whose colour is R (red)

Before it
  Display 4 shows YYYY.
  Ben has 0 points, and the glazier stands above strip 4.
  Ben's broken-glass marker stands at 1, 2 steps before the last, 5.
  Strip 6, YYYYY, is empty; free for Y: 5 Y.
  Strip 7, RYGBW, is empty; free for Y: 1 Y.

What happens
  Ben is next in turn. (turn-order, p. 3)
  All Y (yellow) of display 4 are taken: YYYY. (colour-not-there, p. 3)
  Strip 7 is to the right of the glazier, which moves above it.
  (strip-left-of-glazier, p. 4)
  It has a fitting space, so it may be used, as strip 6 might have been.
  (must-place, p. 4)
  Y goes there, as many as fit: 1 space for Y. (must-place, p. 4)
  YYY break and go to the tower. (broken-glass, p. 4)
  The marker goes 3 steps down the track, from 1 to 1, past the last space and
  back to the top. (broken-glass, p. 4)

Points
      0  The marker reaches the last space, which costs 5, and goes back to the
         top; 0 are lost, down to 0. (broken-glass, p. 5)
         Ben has 0 points, as before.

Decided by rulings
  score_floor = zero: Ben lost 0 of 5, the score stops at 0.
  breakage_after_reset = continues: Ben's marker made 1 step after the reset.
"""
    )


def test_a_return() -> None:
    assert text(SINTRA, "1.8") == (
        """\
1.8  Ben: <
a.toml: round 1, whose colour is R (red)

Before it
  Ben has 0 points, and the glazier stands above strip 7.
  Ben's broken-glass marker stands at 1, 2 steps before the last, 5.
  The leftmost strip that is left is strip 1.

What happens
  Ben is next in turn. (turn-order, p. 3)
  The glazier goes from slot 7 all the way to the leftmost strip, in slot 1.
  (glazier-already-leftmost, p. 5)

Points
  Ben has 0 points, as before.
"""
    )


def test_a_move_of_azul() -> None:
    # Ana has the marker and two tiles on the floor line: 1 + 1 + 2 = 4
    assert text(AZUL, "1.9") == (
        """\
1.9  Ana: CY3
a.toml: round 1, grey wall

Before it
  The centre holds BBYYW.
  Line 3 holds YY: 1 space free; row 3 of the wall is empty.
  Ana has 0 points, and the floor line holds 1R (1 is the marker) and costs 2.

What happens
  Ana is next in turn. (turn-order)
  All Y (yellow) of the centre are taken: YY. (colour-not-there)
  Line 3 has 1 free space. (line-full)
  It holds Y (yellow) already. (line-colour)
  Row 3 of the wall has no Y (yellow). (wall-has-colour)
  Y goes there: 3 of 3 are filled.
  Y goes to the floor line, which costs 4 now. (floor-line)

Points
  A move scores nothing before the wall-tiling: Ana has 0, as before.
"""
    )


def test_the_draw_of_the_first_round() -> None:
    # 100 panes less the six of the indicator, of which two are red
    assert text(SINTRA, "1.start") == (
        """\
1.start  round 1 is laid
a.toml: round 1, whose colour is R (red)

Before it
  The bag holds 18 R, 19 Y, 19 G, 19 B, 19 W: 94 panes.
  The tower holds no pane.

What happens
  The round indicator shows R (red) for round I: such panes earn the round
  bonus. (round-track, p. 2)
  Ana starts, as the log says. (turn-order, p. 3)
  2 players have 5 displays, 4 panes on each: 20. (display-count, p. 2;
  display-size, p. 2)
  They show RRRR RYBB GGGG YYYY WWWB.
  Drawn are 5 R, 5 Y, 4 G, 3 B, 3 W: 20 panes; the bag held 94, so the tower
  stays as it is. (draw-supply, p. 3)

After it
  The bag holds 13 R, 14 Y, 15 G, 16 B, 16 W: 74 panes.
  The tower holds no pane.
"""
    )


def test_a_draw_for_which_the_tower_goes_into_the_bag() -> None:
    # four rounds have taken 4 x 4 panes of each colour. The white ones lie on Ana's strips, the others are in the
    # tower, and so are those of the indicator: W W R Y
    assert text(log_of(*idle_rounds(5)), "5.start") == (
        """\
5.start  round 5 is laid
a.toml: round 5, whose colour is G (green)

Before it
  The bag holds 3 R, 3 Y, 3 G, 3 B, 2 W: 14 panes.
  The tower holds 17 R, 17 Y, 16 G, 16 B, 2 W: 68 panes.

What happens
  The round indicator shows G (green) for round V: such panes earn the round
  bonus. (round-track, p. 2)
  Ana starts, because nobody took from the centre in round 4.
  (ruling untouched_centre = same_starter)
  2 players have 5 displays, 4 panes on each: 20. (display-count, p. 2;
  display-size, p. 2)
  They show RRRR YYYY GGGG BBBB WWWW.
  Drawn are 4 R, 4 Y, 4 G, 4 B, 4 W: 20 panes; the bag held 14, so the tower
  goes into it for the other 6. (draw-supply, p. 3)

After it
  The bag holds 16 R, 16 Y, 15 G, 15 B: 62 panes.
  The tower holds no pane.
"""
    )


def test_the_end_of_a_round_of_sintra() -> None:
    assert text(SINTRA, "1.end") == (
        """\
1.end  round 1 is wound up
a.toml: round 1, whose colour is R (red)

What happens
  Displays and centre are empty: the round is over. (round-over, p. 3, 5)
  R (red) of the round indicator goes to the tower. (p. 3, 5)

Then
  Ben took the tile from the centre and starts round 2. (turn-order, p. 3)
  The totals are Ana 9, Ben 0.
"""
    )


def test_the_end_of_a_round_of_azul() -> None:
    log = AZUL.replace('"1:3 2:3 3:3", "2:2 3:2"', '"1:3 2:3 3:3", "2:2 3:3"')
    assert text(log, "1.end") == (
        """\
1.end  round 1 is wound up
a.toml: round 1, grey wall

What happens
  Displays and centre are empty: the round is over. (round-over)

Ana
     +1  Line 1: R (red) goes to column 3, as chosen; 1 without neighbours.
         (tiling-column; wall-points)
     +2  Line 2: B (blue) goes to column 3, as chosen, the other to the lid; 2
         in its column. (tiling-column; wall-points)
     +3  Line 3: Y (yellow) goes to column 3, as chosen, the other 2 to the lid;
         3 in its column. (tiling-column; wall-points)
     -4  Floor line: marker -1, R -1, Y -2, 4 in all. (floor-line)
         Lines 4 (KKK) and 5 (W) are not complete and stay.
         Ana has 0 + 1 + 2 + 3 - 4 = 2 points.

Ben
     +1  Line 2: R (red) goes to column 2, as chosen, the other to the lid; 1
         without neighbours. (tiling-column; wall-points)
     +1  Line 3: W (white) goes to column 3, as chosen, the other 2 to the lid;
         1 without neighbours. (tiling-column; wall-points)
         Lines 4 (K) and 5 (BB) are not complete and stay.
         Ben has 0 + 1 + 1 = 2 points.

Then
  Ana took the marker from the centre and starts round 2. (turn-order)
  The totals are Ana 2, Ben 2.
"""
    )


def test_something_illegal() -> None:
    assert text(SINTRA.replace("4Y7", "4Y-"), "1.6") == (
        """\
1.6  Ben: 4Y- (illegal)
a.toml: round 1, whose colour is R (red)

Before it
  Display 4 shows YYYY.
  Ben has 0 points, and the glazier stands above strip 4.
  Ben's broken-glass marker stands at 1, 2 steps before the last, 5.
  Strip 6, YYYYY, is empty; free for Y: 5 Y.
  Strip 7, RYGBW, is empty; free for Y: 1 Y.

Why it is illegal
  Ben must place the yellow panes: strips 6 and 7 have a free yellow space.
  (must-place, p. 4)

What would have been legal
  4Y6  4Y7
"""
    )


def test_an_illegal_draw_that_another_ruling_allows() -> None:
    # the two white panes that are left in the bag are not on the displays
    log = log_of(*idle_rounds(4), Round("RRRR YYYY GGGG BBBB RRRR"))
    assert text(log, "5.start") == (
        """\
5.start  round 5 is laid (illegal)
a.toml: round 5, whose colour is G (green)

Before it
  The bag holds 3 R, 3 Y, 3 G, 3 B, 2 W: 14 panes.
  The tower holds 17 R, 17 Y, 16 G, 16 B, 2 W: 68 panes.

Why it is illegal
  The bag is emptied in this draw, so all that it held must be on the displays:
  it held 2 W, the displays show 0 W. (draw-supply, p. 3)

Decided by rulings
  refill = when_empty: this draw is illegal (draw-supply); with when_short it
  would be right.
"""
    )


def test_the_final_scoring_of_sintra_with_a_tie() -> None:
    # 20 // 3 = 6 points and the third space of the track, 6; 6 x 18 + 6 = 114 points lost by the track
    assert text(log_of(*EVEN, box={**EVEN_BOX, "ornaments": [[1, 2]]}), "final") == (
        """\
final  the final scoring
a.toml: the end of the game

Ana
     +6  20 panes left, 4 on strip 1, 4 on strip 2, 4 on strip 3, 4 on strip 4
         and 4 on strip 5: a point for every three of all.
         (leftover-panes, p. 5-6)
     -6  The broken-glass marker stands at 6. (broken-glass, p. 5-6)
      0  Ornament between windows 1 (empty) and 2 (empty): 0 of the four spaces
         around it are filled. (ornaments, p. 5-6)
         Ana has 0 + 6 - 6 = 0 points.

Ben
      0  No pane is left: a point for every three of all.
         (leftover-panes, p. 5-6)
      0  The broken-glass marker stands at 6; 0 are lost, down to 0.
         (broken-glass, p. 5-6)
      0  Ornament between windows 1 (empty) and 2 (empty): 0 of the four spaces
         around it are filled. (ornaments, p. 5-6)
         Ben has 0 points, as before.

Ranking
  Most points win: 1 Ana (0), 1 Ben (0). (tie-break, p. 5-6)
  Ana and Ben tie at 0 points, with equally many points lost to broken glass
  (Ana 114, Ben 114): they share place 1. (tie-break, p. 5-6)
  Ana and Ben share the win.

Decided by rulings
  leftover_panes = total: Ana's 20 leftover panes earned 6, strip by strip 5.
  score_floor = zero: Ben lost 0 of 6, the score stops at 0.
  tie_losses = printed: Ana and Ben tie at 0: Ana lost 114 printed, 6 paid; Ben
  lost 114 printed, 0 paid.
"""
    )
