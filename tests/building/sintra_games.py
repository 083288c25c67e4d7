"""Finished material of Stained Glass of Sintra: positions that a few moves reach, whole games and what they come to."""

from __future__ import annotations

from typing import Any, Final

from tests.building.logs import FOUR, Round
from tests.building.sintra import EVERY, WHITE

# ana: (a strip with five red spaces up)
FLIPPED: Final = "1R1 4W1 2R1 5W2"
"""Ana completes strip 1 with 4 + 1 red panes, and B B B is in the centre; Ben's glazier stands above strip 2."""


def flipped(display: str, moves: str = "") -> Round:
    """Return a round in which Ana's strip 1 has been turned over; it is her move, display 3 is this one."""
    return Round(f"RRRR RBBB {display}", f"{FLIPPED} {moves}")


def gap(display: str, moves: str = "", *, slot: int = 1) -> Round:
    """Return a round in which a strip of Ana's, RRRRR/YYYYY, has been completed twice and is gone.

    It is Ben's move, who has taken the tile; his glazier stands above strip 1. Display 5 is this one, and there
    is nothing else. No pane of Ana's has broken. She has scored her window twice.
    """
    removed = f"1R{slot} 4W2 2R{slot} < 3Y{slot} CW1 CY{slot}"
    return Round(f"RRRR RYYY YYWW WWWW {display}", f"{removed} {moves}")


def idle(number: int, claimed: list[int] | dict[str, int] | None = None) -> Round:
    """Return a round of the game in which Ana and Ben, all of whose strips are white, complete nothing.

    In rounds 1 to 5 Ana puts four white panes on the strip of the round's number and breaks 8 others; Ben
    breaks 8. That is all the white there is: 18 from the bag, and the two of the round indicator, which come
    back in round 5. In round 6 Ana breaks 12 and Ben 8. Nobody takes from the centre: Ana starts every round.
    """
    if number == 6:
        return Round("RRRR YYYY GGGG BBBB RRRR", "1R- 2Y- 3G- 4B- 5R-", claimed=claimed)
    return Round(EVERY, f"1R- 2Y- 3G- 4B- 5W{number}", claimed=claimed)


def idle_rounds(last: int = 6) -> list[Round]:
    """Return the rounds of the idle game, up to this one."""
    return [idle(number) for number in range(1, last + 1)]


def built_rounds(ana_keeps: str = "GGGGGG", ben_keeps: str = "BBBB") -> list[Round]:
    """Return six rounds that fill windows, for players with the strips `BUILT`; the keeps are colours.

    Each round Ana completes a strip with four red panes and a green one, slots 1 1 2 2 3 3, and breaks 3 green
    and 4 white panes. Ben completes one with four yellow panes and a blue one, and breaks 3, as often as he
    keeps a pane, slots 1 1 2 3; in the other rounds he breaks 8.
    """
    rounds = []
    for number in range(6):
        slot, kept = number // 2 + 1, ana_keeps[number]
        yellow, blue = "2Y-", "4B-"
        if number < len(ben_keeps):
            bens = (1, 1, 2, 3)[number]
            yellow, blue = f"2Y{bens}", f"4B{bens}={ben_keeps[number]}"
        rounds.append(Round(EVERY, f"1R{slot} {yellow} 3G{slot}={kept} {blue} 5W-"))
    return rounds


BUILT: Final[dict[str, Any]] = {
    "ana": [*["RRRRG/RRRRG"] * 7, "RRRRG/R*R*G"],
    "ben": ["YYYYB/YYYYB", "YYYYB/YYYYB", "YYYYB/RRRRR"],
}


RED, YELLOW, GREEN, BLUE = (f"{letter * 5}/WWWWW" for letter in "RYGB")

LOCKED_PLAYERS: Final[dict[str, Any]] = {
    "players": FOUR,
    "ana": [RED, RED, WHITE, RED, RED, WHITE, RED],
    "ben": [YELLOW] * 7,
    "cleo": [GREEN] * 7,
    "dan": [BLUE] * 7,
}
_LAID: Final = "RRRR YYYY GGGG BBBB RRRR YYYY GGGG BBBB WWWW"

LOCKED: Final = [
    Round(_LAID, "1R1 2Y1 3G1 4B1 5R2 6Y2 7G2 8B2 9W3"),
    Round(_LAID, "1R4 2Y3 3G3 4B3 5R5 6Y4 7G4 8B4 9W6"),
    Round("WWW WWW WWW WWW RRR YYY GGG BBB -", "5R7 6Y5 7G5 8B5 1W8 2W8 3W8 4W8"),
]
"""Three rounds; the panes on the strips after them are Ana 6 x 4 + 3 + 3 = 30, the others 4 x 4 + 3 + 3 = 22.

The bag is empty then, and the tower holds one red pane, that of round 3. All glaziers stand above strip 8,
which has two white spaces left, so that no other colour can be placed.
"""


def few(panes: str, moves: str) -> Round:
    """Return a round for four players with displays for these panes; the others are empty."""
    laid = panes.split()
    return Round([*laid, *[""] * (9 - len(laid))], moves)


SHARED: Final = [*LOCKED, few("R", "1R-"), few("RY", "1R- CY-"), few("R Y G", "1R- 2Y- 3G-")]
"""The locked game to its end: a pane of the indicator in round 4, two in round 5, three in round 6.

Ana breaks 2, Ben 2 and takes the tile in round 5 so that he starts round 6, Cleo 1, Dan 1: with the printed track
the totals are Ana 30 // 3 - 2 = 8, Ben 22 // 3 - 4 = 3, Cleo and Dan 22 // 3 - 1 = 6 each.
"""

TIED_PLAYERS: Final[dict[str, Any]] = {
    "players": FOUR,
    "ana": [RED, RED, WHITE, RED, RED, WHITE, RED],
    "ben": [YELLOW, YELLOW, YELLOW, YELLOW, WHITE, YELLOW],
    "cleo": [GREEN, GREEN, GREEN, GREEN, GREEN, BLUE],
    "dan": [BLUE] * 7,
    "box": {"broken_glass": [0, 1, 2, 3, 18]},
}

TIED: Final = [
    Round(_LAID, "1R1 2Y1 3G1 4B1 5R2 6Y2 7G2 8B2 9W3"),
    Round("RRRR YYYY GGGG WWWW RRRR YYYY GGGG BBBB WWWW", "1R4 2Y3 3G3 < 5R5 6Y4 7G4 8B3 9W6 4W5"),
    Round("RRR YYY GGG BBBB BBB WWWW WWWW - -", "1R7 2Y6 3G5 5B4 6W8 7W7 4B6"),
    few("R", "1R-"),
    few("R Y", "1R- 2Y-"),
    few("R Y G", "1R- 2Y- 3G-"),
]
"""A game like it, in which Dan once returns instead of taking.

On the strips: Ana 7 x 4 + 3 = 31, Ben 6 x 4 + 3 = 27, Cleo 4 x 4 + 3 + 4 = 23, Dan 3 x 4 + 3 = 15. They break 3, 2, 1
and 0 panes at a point each: 31 // 3 - 3 = 7, 27 // 3 - 2 = 7, 23 // 3 - 1 = 6, 15 // 3 - 0 = 5.
"""

EVEN: Final = [
    *idle_rounds(4),
    Round("RRRY YYYY GGGG BBBB WWWW", "1R- 2Y- 3G- 4B- 5W5 CY-"),
    Round("RYYY YYYY GGGG BBBB RRRR", "1R- 2Y- 3G- 4B- 5R- CY-"),
]
"""A game like the idle one, with the tile taken by Ben in round 5 and by Ana in round 6.

The steps are Ana 4 x 8 + 7 + 12 = 51 and Ben 4 x 8 + 10 + 9 = 51, six times the track and three more. Ana has 20 panes
on her strips, Ben none.
"""

EVEN_BOX: Final = {"broken_glass": [0, 2, 4, 6, 8, 10, 12, 14, 18]}
"""With this track the third step takes exactly the 20 // 3 = 6 points for Ana's strips: 0 points each."""
