"""The narrative, word for word: as text of 80 columns, as Markdown, as lines of JSON."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from sintra_cli.report import machine, narrative
from sintra_cli.report.ansi import for_people
from sintra_cli.text import width
from tests.building import azul
from tests.building.azul_games import ROW_1
from tests.building.logs import Round
from tests.building.sintra import log_of
from tests.building.sintra_games import BUILT, EVEN, EVEN_BOX, built_rounds
from tests.referee.replay.games import AZUL, SINTRA
from tests.referee.replay.telling import told


def text(log: str | dict[str, Any]) -> str:
    return narrative.text(*told(log))


def test_a_round_of_sintra_as_text() -> None:
    # 5 red panes in the red round, and window 1: 5 + 4; the 5 that Ben's reset costs are not there to be lost
    assert text(SINTRA) == (
        """\
A short game
a.toml
Azul: Stained Glass of Sintra, side A, unfinished

UNFINISHED: the log stops after round 1. The ledger ends there.

1.start  Ana starts, the round's colour is R: RRRR RYBB GGGG YYYY WWWB
1.1      Ana  1R1      0  takes RRRR of RRRR; RRRR on strip 1
1.2      Ben  3G3      0  takes GGGG of GGGG; GGGG on strip 3
1.3      Ana  2R1  +9  9  takes R of RYBB; R on strip 1;
                          completes RRRRR, keeps R, turned over; bonus RRRRR +5;
                          window 1 +4
1.4      Ben  CB4      0  takes BB of YBB, first from the centre;
                          marker from 0 to 1; BB on strip 4
1.5      Ana  CY2      9  takes Y of Y; Y on strip 2
1.6      Ben  4Y7      0  takes YYYY of YYYY; Y on strip 7; YYY break;
                          marker from 1 to 1; reset: 0 of 5 lost
                          ruling score_floor = zero: Ben lost 0 of 5, the score
                          stops at 0;
                          ruling breakage_after_reset = continues: Ben's marker
                          made 1 step after the reset
1.7      Ana  5W5      9  takes WWW of BWWW; WWW on strip 5
1.8      Ben  <        0  glazier back from 7 to 1
1.9      Ana  CB7      9  takes B of B; B on strip 7
1.end    R of the round indicator to the tower;
         Ben took first from the centre and starts round 2
"""
    )


def test_a_round_of_azul_as_text() -> None:
    # Ana 1 + 2 + 3 - (1 + 1 + 2), Ben 1 + 2
    assert text(AZUL) == (
        """\
a.toml
Azul, grey wall, unfinished

UNFINISHED: the log stops after round 1. The ledger ends there.

1.start  Ana starts: BBYR RRKW YYKB WWRK BKYW
1.1      Ana  1B2      0  takes BB of BBYR; BB on line 2 (2 of 2)
1.2      Ben  2R2      0  takes RR of RRKW; RR on line 2 (2 of 2)
1.3      Ana  3Y3      0  takes YY of BYYK; YY on line 3 (2 of 3)
1.4      Ben  4W3      0  takes WW of RKWW; WW on line 3 (2 of 3)
1.5      Ana  CK4      0  takes KKK of BYRRKKKW, first from the centre;
                          KKK on line 4 (3 of 4); marker on the floor line
1.6      Ben  CW3      0  takes W of BYRRW; W on line 3 (3 of 3)
1.7      Ana  CR1      0  takes RR of BYRR; R on line 1 (1 of 1);
                          R on the floor line
1.8      Ben  5K4      0  takes K of BYKW; K on line 4 (1 of 4)
1.9      Ana  CY3      0  takes YY of BBYYW; Y on line 3 (3 of 3);
                          Y on the floor line
1.10     Ben  CB5      0  takes BB of BBW; BB on line 5 (2 of 5)
1.11     Ana  CW5      0  takes W of W; W on line 5 (1 of 5)
1.end    Ana       +2  2  line 1: R in column 3 +1 (alone);
                          line 2: B in column 3 +2 (2 down);
                          line 3: Y in column 3 +3 (3 down);
                          floor line 1RY: 4 lost
1.end    Ben       +3  3  line 2: R in column 2 +1 (alone);
                          line 3: W in column 2 +2 (2 down)
1.end    Ana took first from the centre and starts round 2
"""
    )


def final_lines(log: dict[str, Any]) -> str:
    """Return what is told of the end of a game, with what follows it."""
    return "final" + text(log).split("\nfinal", 1)[1]


def test_the_end_of_sintra_as_text() -> None:
    # Ana has 25 points and 42 to lose, and fills windows 1 to 3; Ben has 18 and 28 to lose, and keeps panes in the
    # windows 1 1 2 3. No strip has panes left: 25 - 25 + 10 + 3 = 13, 18 - 18 + 6 = 6
    log = log_of(*built_rounds(), **BUILT, box={"broken_glass": [*range(100)]})
    assert final_lines(log) == (
        """\
final    Ana         -12  13  0 leftover panes 0; broken glass -25 of 42;
                              ornament 1-2 (4 of 4) +10;
                              ornament 3-4 (2 of 4) +3; ornament 5-6 (0 of 4) 0;
                              ornament 7-8 (0 of 4) 0
                              ruling score_floor = zero: Ana lost 25 of 42, the
                              score stops at 0
final    Ben         -12   6  0 leftover panes 0; broken glass -18 of 28;
                              ornament 1-2 (3 of 4) +6; ornament 3-4 (1 of 4) 0;
                              ornament 5-6 (0 of 4) 0; ornament 7-8 (0 of 4) 0
                              ruling score_floor = zero: Ben lost 18 of 28, the
                              score stops at 0
final    Ana wins
"""
    )


def test_the_end_of_side_b_as_text() -> None:
    # windows 1 to 3 full of green panes, 3 x 6 = 18; Ben's window 1 is full and has two of his four blue panes
    log = log_of(*built_rounds(), **BUILT, side="B", box={"broken_glass": [*range(100)]})
    ana, ben = final_lines(log).split("final    ")[1:3]
    assert "broken glass -25 of 42;\n" in ana
    assert "3 completed windows x 6 G +18\n" in ana
    assert "1 completed window x 4 B +4\n" in ben


def test_a_tie_is_told_below_the_ranking() -> None:
    lines = final_lines(log_of(*EVEN, box=EVEN_BOX)).split("\nfinal    ")[2]
    assert lines == (
        """\
Ana and Ben share the win
         ruling tie_losses = printed: Ana and Ben tie at 0: Ana lost 114
         printed, 6 paid; Ben lost 114 printed, 0 paid

Ana and Ben tie at 0 points, with equally many points lost to broken glass (Ana
114, Ben 114): they share place 1.
"""
    )


def test_the_end_of_azul_as_text() -> None:
    # Ana's row 1 is complete: 5 points, which the floor line takes again, and 2 for the row. Ben's floor line was full
    # when he took first from the centre, so that the marker found no space on it
    end = text(azul.log_of(*ROW_1, starting_player="Ben")).split("\n5.4 ", 1)[1]
    assert "5.4 " + end == (
        """\
5.4      Ana  2R-      0  takes RRRR of RRRR; RRRR on the floor line
5.5      Ben  CY-      0  takes YYYY of YYYY, first from the centre;
                          YYYY to the lid
5.6      Ana  3K-      0  takes KKKK of KKKK; KKK on the floor line;
                          K to the lid
5.end    Ana           0  line 1: W in column 5 +5 (5 across);
                          floor line RRRRKKK: 5 of 14 lost
5.end    Ben           0  floor line BBBBWWW: 0 of 14 lost
5.end    Ana completed a row: the game ends

final    Ana       +2  2  1 complete row +2; 0 complete columns 0;
                          0 complete colours 0
final    Ben           0  0 complete rows 0; 0 complete columns 0;
                          0 complete colours 0
final    Ana wins
"""
    )


def test_a_player_with_nothing_to_tile_is_told_so() -> None:
    # none of Ben's lines is complete; Ana's floor line is full before her last two white tiles
    played = Round("BBBB YYYY RRRR KWWW RRWW", "1B4 2Y5 3R- 4K3 CW- 5R4 CW-")
    end = text(azul.log_of(played)).split("\n1.end", 1)[1]
    assert "1.end" + end == (
        """\
1.end    Ana       0  line 4: B in column 4 +1 (alone);
                      floor line RRRR1WW: 1 of 14 lost
1.end    Ben       0  nothing to tile, and nothing on the floor line
1.end    Ana took first from the centre and starts round 2
"""
    )


def test_what_is_illegal_is_named_above_the_ledger_which_ends_before_it() -> None:
    lines = text(log_of(Round("RRRR RYYY", "1R- 2R- CR-"))).splitlines()
    assert lines[3:] == [
        "ILLEGAL: round 1, move 3 (Ana): the centre has no red pane: it holds YYY",
        "(colour-not-there). The ledger ends before it.",
        "",
        "1.start  Ana starts, the round's colour is W: RRRR RYYY WWWW WWWW WWWW",
        "1.1      Ana  1R-  0  takes RRRR of RRRR; RRRR break; marker from 0 to 6",
        "1.2      Ben  2R-  0  takes R of RYYY; R breaks; marker from 0 to 1",
    ]


def test_of_a_set_up_that_is_not_allowed_nothing_is_told() -> None:
    verdict, entries = told(log_of(round_colours="RRRRRR"))
    assert entries == []
    assert narrative.text(verdict, entries).endswith(
        "ILLEGAL: the round indicator shows RRRRRR: II to VI (or I to V) must be each of\n"
        "RYGBW once (round-track). The ledger ends before it.\n"
    )


def test_a_round_without_displays_is_told_by_what_was_taken() -> None:
    log = AZUL.split("[[rounds]]")[0] + '[[rounds]]\nmoves = "?2B2 ?1R1 C2Y- ?4K4"\n'
    assert text(log).splitlines()[5:] == [
        "1.start  Ana starts: displays not written down",
        "1.1      Ana  ?2B2  0  takes BB of a display; BB on line 2 (2 of 2)",
        "1.2      Ben  ?1R1  0  takes R of a display; R on line 1 (1 of 1)",
        "1.3      Ana  C2Y-  0  takes YY of the centre, first from the centre;",
        "                       marker and YY on the floor line",
        "1.4      Ben  ?4K4  0  takes KKKK of a display; KKKK on line 4 (4 of 4)",
    ]


def test_a_pane_that_nobody_noted_is_told_as_such() -> None:
    played = Round("RRRY YYYY", "1R1 5W1 2Y1=?")
    (entry,) = [each for each in told(log_of(played, ana=["RRRYY/WWWWW"]))[1] if each.move == "2Y1=?"]
    assert "completes RRRYY, keeps a pane not noted, turned over" in [part.said() for part in entry.parts]


def test_a_ledger_as_markdown_has_a_table_for_each_round() -> None:
    assert narrative.markdown(*told(SINTRA)).splitlines()[:14] == [
        "## A short game",
        "",
        "a.toml",
        "",
        "Azul: Stained Glass of Sintra, side A, unfinished",
        "",
        "**UNFINISHED: the log stops after round 1. The ledger ends there.**",
        "",
        "### Round 1",
        "",
        "| address | player | move | points | total | what happened |",
        "| --- | --- | --- | ---: | ---: | --- |",
        "| 1.start |  |  |  |  | Ana starts, the round's colour is R: RRRR RYBB GGGG YYYY WWWB |",
        "| 1.1 | Ana | 1R1 |  | 0 | takes RRRR of RRRR; RRRR on strip 1 |",
    ]
    lines = narrative.markdown(*told(SINTRA)).splitlines()
    assert lines[18].startswith("| 1.6 | Ben | 4Y7 |  | 0 | takes YYYY of YYYY; Y on strip 7; YYY break; marker from ")
    assert lines[18].endswith("; ruling breakage_after_reset = continues: Ben's marker made 1 step after the reset |")
    assert lines[20] == "| 1.8 | Ben | \\< |  | 0 | glazier back from 7 to 1 |"


def test_the_end_has_a_table_of_its_own_and_ties_are_below_it() -> None:
    text = narrative.markdown(*told(log_of(*EVEN, box=EVEN_BOX)))
    assert "\n### Final scoring\n" in text
    assert text.endswith("(Ana 114, Ben 114): they share place 1.\n")


def lines_of(log: str | dict[str, Any]) -> list[Any]:
    """Return the objects that a log is told in."""
    return [json.loads(machine.encode_entry(entry)) for entry in told(log)[1]]


def test_an_entry_is_an_object_with_its_parts() -> None:
    found = lines_of(SINTRA)
    assert found[3] == {
        "address": "1.3",
        "round": 1,
        "player": "Ana",
        "move": "2R1",
        "points": 5 + 4,
        "total": 9,
        "parts": [
            {
                "part": "took",
                "points": 0,
                "source": "2",
                "there": "RYBB",
                "colour": "R",
                "number": 1,
                "to_centre": "YBB",
                "tile": False,
            },
            {"part": "placed", "points": 0, "strip": 1, "colour": "R", "number": 1, "on_jokers": 0},
            {"part": "completed", "points": 0, "strip": 1, "panes": "RRRRR", "kept": "R", "removed": False},
            {"part": "colour_bonus", "points": 5, "colour": "R"},
            {"part": "window", "points": 4, "window": 1},
        ],
        "rulings": [],
    }
    assert found[6]["parts"][2:] == [
        {"part": "broke", "points": 0, "colour": "Y", "number": 3},
        {"part": "marker", "points": 0, "steps": 3, "before": 1, "after": 1, "resets": 1},
        {"part": "reset", "points": 0, "printed": 5},
    ]
    assert found[6]["rulings"][0] == {
        "ruling": "score_floor",
        "value": "zero",
        "did": "Ben lost 0 of 5, the score stops at 0",
    }
    assert found[-1] == {
        "address": "1.end",
        "round": 1,
        "player": None,
        "move": None,
        "points": 0,
        "total": None,
        "parts": [
            {"part": "indicator", "points": 0, "colour": "R"},
            {"part": "next", "points": 0, "starter": "Ben", "round": 2, "because": "tile"},
        ],
        "rulings": [],
    }


def test_the_tile_s_step_comes_before_placing_and_the_breaks_after_it() -> None:
    # one step for the tile; strip 1 has room for two of the three red panes, so one breaks
    played = Round("RYYY YYYY", "1R- CY1")
    (entry,) = [each for each in lines_of(log_of(played, ben=["YYWWW/WWWWW"])) if each["move"] == "CY1"]
    assert [part["part"] for part in entry["parts"]] == ["took", "marker", "placed", "broke", "marker"]
    assert [(part["before"], part["after"]) for part in entry["parts"] if part["part"] == "marker"] == [(0, 1), (1, 2)]


def test_a_step_that_a_ruling_drops_is_none() -> None:
    # the tile's step is the whole track, and the three panes that break after it move nothing
    table: dict[str, Any] = {"box": {"broken_glass": [0, 5]}, "rulings": {"breakage_after_reset": "dropped"}}
    (entry,) = [each for each in lines_of(log_of(Round("RGGG", "1R- CG-"), **table)) if each["move"] == "CG-"]
    assert [part["part"] for part in entry["parts"]] == ["took", "marker", "reset", "broke"]
    assert entry["parts"][1]["steps"] == 1


def test_the_end_of_the_game_is_an_entry_a_player_and_one_for_the_ranking() -> None:
    ana, ben, ranking = (found for found in lines_of(log_of(*built_rounds(), **BUILT)) if found["address"] == "final")
    # 42 steps are five resets and 42 - 5 x 8 = 2 more, 28 are three and 28 - 3 x 8 = 4
    assert [part["part"] for part in ana["parts"]] == ["leftover_panes", "broken_glass", *["ornament"] * 4]
    assert (ana["parts"][1]["printed"], ben["parts"][1]["printed"]) == (2, 6)
    assert ana["parts"][2] == {"part": "ornament", "points": 10, "windows": [1, 2], "filled": 4}
    assert (ranking["player"], ranking["total"], ranking["points"]) == (None, None, 0)
    assert [place["player"] for place in ranking["parts"][0]["places"]] == ["Ana", "Ben"]


@pytest.mark.parametrize("log", [SINTRA, AZUL])
def test_no_line_is_wider_than_80_columns(log: str) -> None:
    for name in ("Ana", "Wilhelmina Featherstonehaugh", "\u5c0f\u6797" * 5):
        assert max(map(width, text(log.replace("Ana", name)).splitlines())) <= 80


def test_control_characters_of_names_are_escaped() -> None:
    log = SINTRA.replace('"Ana"', r'"A\u001b[31m"')
    assert "\x1b" not in text(log)
    assert r"A\x1b[31m" in text(log)
    assert "\x1b" not in narrative.markdown(*told(log))


def test_markup_of_names_is_escaped_in_markdown() -> None:
    assert r"| 1.1 | A\|na | 1R1 |" in narrative.markdown(*told(SINTRA.replace("Ana", "A|na")))


def test_colour_tells_nothing_that_is_not_written() -> None:
    coloured = for_people(narrative.text(*told(SINTRA), colour=True))
    assert coloured != text(SINTRA)
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == text(SINTRA)
