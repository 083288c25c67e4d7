"""Two rounds of two players, every move told and counted by hand."""

from __future__ import annotations

from sintra_cli.games.sintra.rows import Completion, SintraRow, Window
from tests.verdicts import judge

ANA = [
    "RRYYG/BBBWW",
    "BBBBG/RRRYY",
    "WWWWW/GGGGG",
    "RRRYY/W*B*W",
    "GGGWW/RRBBY",
    "YYYBB/GGRRW",
    "BBWWR/YYGGR",
    "WWRRB/YYYGG",
]
BEN = [
    "YYYYR/WWWBB",
    "GGGRR/BBYYW",
    "WWWBB/RRRRG",
    "YYBBG/RRRWW",
    "RRGGB/Y*W*Y",
    "WWWWY/GGGGB",
    "BBBBR/YYYYG",
    "RRYGB/WWWGG",
]

# Round 1 is red.
DISPLAYS_1 = ["RRYG", "YYYR", "BBBB", "WWWG", "GGRR"]
MOVES_1 = [
    "Ana: 1 2R 1 (0)",  # strip 1: R R; centre Y G
    "Ben: 2 3Y 1 (0)",  # strip 1: Y Y Y; centre R Y G
    "Ana: C 1Y 1 (0)",  # the tile, first step; strip 1: R R Y; centre R G
    "Ben: C 1R 1 (0)",  # strip 1: Y Y Y R; centre G
    "Ana: 3 4B 2 (0)",  # glazier to 2; strip 2: B B B B
    "Ben: 4 3W 3 (0)",  # glazier to 3; strip 3: W W W; centre G G
    "Ana: C 2G 2 =B (3)",  # one breaks, second step; strip 2 complete, no red pane; window 2: 3; B is kept
    "Ben: 5 2R 5 (0)",  # glazier to 5; strip 5: R R; centre G G
    "Ana: C 2G 5 (0)",  # glazier to 5; strip 5: G G; all is empty
]

# Round 2 is yellow; Ana has the tile.
DISPLAYS_2 = ["YYRR", "YWWW", "GYBB", "RRRW", "WWBB"]
MOVES_2 = [
    "Ana: < (0)",  # glazier to 1
    "Ben: 5 2B 5 (0)",  # strip 5: R R B; one breaks, his first step; centre W W
    "Ana: 1 2Y 1 (0)",  # strip 1: R R Y Y; one breaks, third step; centre R R W W
    "Ben: < (0)",  # glazier to 1
    "Ana: 3 1G 1 =R (9)",  # strip 1 complete, 2 yellow panes; windows 1 and 2: 4 + 3; centre R R Y B B W W
    "Ben: C 1Y 1 =Y (8)",  # the tile, second step; strip 1 complete, 4 yellow panes; window 1: 4
    "Ana: C 2B 1 (0)",  # the other face of strip 1: B B; centre R R W W
    "Ben: C 2W 1 (0)",  # the other face of strip 1: W W; centre R R
    "Ana: C 2R 2 (0)",  # glazier to 2; the other face of strip 2: R R
    "Ben: 2 3W 1 (0)",  # strip 1: W W W; two break, third and fourth step: 5 points lost; centre Y
    "Ana: 4 3R 2 (0)",  # strip 2: R R R; two break, fourth step: 5 points lost, and a first; centre Y W
    "Ben: C 1Y 4 (0)",  # glazier to 4; strip 4: Y
    "Ana: C 1W 3 (0)",  # glazier to 3; strip 3: W; all is empty
]

LOG = {
    "format": 1,
    "game": "sintra",
    "side": "A",
    "round_colours": "RYGBWR",
    "box": {"broken_glass": [0, 1, 2, 3, 5]},
    "players": [{"name": "Ana", "strips": ANA}, {"name": "Ben", "strips": BEN}],
    "rounds": [
        {"displays": DISPLAYS_1, "moves": MOVES_1, "claimed": [3, 0]},
        {"displays": DISPLAYS_2, "moves": MOVES_2, "claimed": {"Ana": 3 + 9 - 5, "Ben": 8 - 5}},
    ],
}


def test_the_sheet_agrees_to_the_point() -> None:
    report = judge(LOG).report
    assert (report.errors, report.unchecked, report.status) == ([], [], "unfinished")
    first, second = report.rounds
    assert (first.colour, first.starter, first.finished) == ("R", "Ana", True)
    assert first.players == [
        SintraRow(player="Ana", colour_bonus=0, windows=3, reset_losses=0, steps=1 + 1, points=3, total=3, claimed=3),
        SintraRow(player="Ben", colour_bonus=0, windows=0, reset_losses=0, steps=0, points=0, total=0, claimed=0),
    ]
    assert (second.colour, second.starter, second.finished) == ("Y", "Ana", True)
    assert second.players == [
        SintraRow(
            player="Ana",
            colour_bonus=2,
            windows=4 + 3,
            reset_losses=5,
            steps=1 + 2,
            points=2 + 7 - 5,
            total=3 + 4,
            claimed=7,
        ),
        SintraRow(
            player="Ben",
            colour_bonus=4,
            windows=4,
            reset_losses=5,
            steps=1 + 1 + 2,
            points=4 + 4 - 5,
            total=0 + 3,
            claimed=3,
        ),
    ]


def test_the_completed_strips_agree() -> None:
    assert judge(LOG).tables.completions == [
        Completion(
            round=1,
            move=7,
            player="Ana",
            slot=2,
            panes="GBBBB",
            bonus_panes=0,
            kept="B",
            windows=[Window(2, 3)],
            removed=False,
        ),
        Completion(
            round=2,
            move=5,
            player="Ana",
            slot=1,
            panes="RRYYG",
            bonus_panes=2,
            kept="R",
            windows=[Window(1, 4), Window(2, 3)],
            removed=False,
        ),
        Completion(
            round=2,
            move=6,
            player="Ben",
            slot=1,
            panes="RYYYY",
            bonus_panes=4,
            kept="Y",
            windows=[Window(1, 4)],
            removed=False,
        ),
    ]


def test_a_point_more_on_paper_is_found_where_it_is_written() -> None:
    for number, moves in enumerate((MOVES_1, MOVES_2), start=1):
        for index, move in enumerate(moves):
            points = int(move[move.index("(") + 1 : -1])
            wrong = [*moves[:index], move.replace(f"({points})", f"({points + 1})"), *moves[index + 1 :]]
            rounds = [{**each} for each in LOG["rounds"]]  # type: ignore[attr-defined]
            rounds[number - 1]["moves"] = wrong
            (error,) = judge({**LOG, "rounds": rounds}).report.errors
            assert (error.rule, error.round, error.move) == ("claimed-score", number, index + 1)
            assert (error.claimed, error.counted) == (points + 1, points)
