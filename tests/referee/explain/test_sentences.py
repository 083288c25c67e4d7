"""What an explanation says in this case and that, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.building import azul
from tests.building.azul_games import ROW_1
from tests.building.logs import Round, read_log
from tests.building.sintra import EVERY, log_of
from tests.building.sintra_games import BUILT, LOCKED_PLAYERS, SHARED, built_rounds, flipped, gap, idle, idle_rounds
from tests.referee.explain.explaining import explained, passage
from tests.referee.replay.games import AZUL, SINTRA

RED = "RRRRR/YYYYY"
BEFORE, HAPPENS, POINTS, WHY, LEGAL, RULINGS, THEN = (
    "Before it",
    "What happens",
    "Points",
    "Why it is illegal",
    "What would have been legal",
    "Decided by rulings",
    "Then",
)


# --- moves of sintra ---------------------------------------------------------------------------------------------


def test_panes_that_fit_nowhere_break_and_the_glazier_stays() -> None:
    log = log_of(Round("RRRR", "1R-"))
    assert passage(log, "1.1", BEFORE)[3:] == [
        "No strip in reach has a free space for R (red), nor a free joker space."
    ]
    assert passage(log, "1.1", HAPPENS) == [
        "Ana starts the round. (turn-order, p. 3)",
        "All R (red) of display 1 are taken: RRRR. (colour-not-there, p. 3)",
        (
            "No strip in reach has a free space for R, nor a free joker: all break, and the glazier stays. "
            "(nothing-fits, p. 4)"
        ),
        "RRRR break and go to the tower. (broken-glass, p. 4)",
        "The marker goes 4 steps down the track, from 0 to 6. (broken-glass, p. 4)",
    ]
    assert passage(log, "1.1", POINTS) == ["Ana has 0 points, as before."]


def test_the_first_to_take_from_the_centre_takes_the_tile_and_the_step_comes_first() -> None:
    log = log_of(Round("RYYY", "1R- CY-"))
    assert passage(log, "1.2", BEFORE)[0] == "The centre holds YYY; the tile is there."
    assert passage(log, "1.2", HAPPENS)[2:] == [
        "Ben is the first to take from the centre in this round, and takes the tile too. (turn-order, p. 3)",
        "The marker goes 1 step down the track, from 0 to 1. (starting-tile, p. 3)",
        (
            "No strip in reach has a free space for Y, nor a free joker: all break, and the glazier stays. "
            "(nothing-fits, p. 4)"
        ),
        "YYY break and go to the tower. (broken-glass, p. 4)",
        "The marker goes 3 steps down the track, from 1 to 6. (broken-glass, p. 4)",
    ]


def test_a_count_that_is_written_is_checked() -> None:
    assert "The move says 4, and so many there are. (pane-count, p. 3)" in passage(
        log_of(Round("RRRR", "14R-")), "1.1", HAPPENS
    )


def jokers(said: str, **rulings: str) -> dict[str, object]:
    return log_of(flipped("RRWW", f"3R1{said}"), ana=["RRRRR/RR*Y*"], rulings=rulings)


def test_coloured_spaces_are_filled_first_where_the_move_does_not_say() -> None:
    assert "Strip 1, RR*Y*, is empty; free for R: 2 R and 2 jokers." in passage(jokers(""), "1.5", BEFORE)
    assert passage(jokers(""), "1.5", HAPPENS)[4:] == [
        "RR go there, as many as fit: 4 spaces for R. (must-place, p. 4)",
        "That is 2 on R, 0 on jokers: those that find no space of their colour. (joker-count, p. 4)",
    ]


def test_panes_go_on_jokers_as_the_move_says() -> None:
    assert "That is 1 on R, 1 on jokers: as the move says. (joker-count, p. 4)" in passage(jokers("j1"), "1.5", HAPPENS)
    assert passage(jokers("j1"), "1.5", RULINGS) == [
        "joker_choice = free: Ana put R on a joker with a space of that colour free."
    ]


def test_a_move_that_is_illegal_by_a_ruling_names_it() -> None:
    log = jokers("j1", joker_choice="colour_first")
    assert passage(log, "1.5", WHY) == [
        (
            "Strip 1 takes 2 red panes: exactly 0 on jokers, not 1 (ruling joker_choice = colour_first). "
            "(joker-count, p. 4)"
        )
    ]
    assert passage(log, "1.5", RULINGS) == [
        "joker_choice = colour_first: this move is illegal (joker-count); with free it would be right."
    ]
    assert passage(log, "1.5", LEGAL) == ["3R1"]


@pytest.mark.parametrize(("value", "earned"), [("count", 1), ("skip", 0)])
def test_the_bonus_is_given_pane_by_pane_those_on_jokers_marked(value: str, earned: int) -> None:
    played = Round("RRRR RBBB RRRG", "1R1 4W1 2R1 5W2 3R1 < CB1=B")
    log = log_of(played, ana=["RRRRR/RRR**"], round_colours="BBRYGW", rulings={"round_bonus_jokers": value})
    panes = f"R+0 R+0 R+0 B*+{earned} B*+{earned} (* is on a joker)"
    assert passage(log, "1.7", POINTS) == [
        f"{2 * earned:+d} The round's colour is B (blue), a point for each such pane: {panes}. (round-bonus, p. 4-5)",
        "+4 Window 1, below the strip. (windows, p. 4-5)",
        f"Ana has 4{' + 2' * earned} + 4 = {8 + 2 * earned} points.",
    ]


def test_windows_to_the_right_score_with_the_one_below_the_strip() -> None:
    # a published example: two panes in window 4, one in window 8, and the strip above window 1 is completed
    board = {"panes": ["RRRR"], "windows": ["", "", "", "YY", "", "", "", "Y"]}
    begun = {"round": 1, "turn": "Ana", "displays": ["RYYY"], "players": {"Ana": board}}
    log = log_of(ana=["RRRRR/YYYYY"]) | {"position": begun, "rounds": [{"moves": "1R1"}]}
    assert passage(log, "1.1", POINTS) == [
        "+0 The round's colour is W (white), a point for each such pane: R+0 R+0 R+0 R+0 R+0. (round-bonus, p. 4-5)",
        "+4 Window 1, below the strip. (windows, p. 4-5)",
        "+2 Window 4, to its right, with a pane in it. (windows, p. 4-5)",
        "+2 Window 8, to its right, with a pane in it. (windows, p. 4-5)",
        "Ana has 0 + 4 + 2 + 2 = 8 points.",
    ]


def test_a_strip_completed_for_the_second_time_is_removed() -> None:
    assert passage(log_of(gap("WWWR"), ana=[RED]), "1.7", HAPPENS)[-3:] == [
        "All five spaces of strip 1 are filled: YYYYY. (p. 4-5)",
        "Y goes into the lower space of window 1, the other four go to the tower. (keep-missing, p. 4-5)",
        "It is completed for the second time and removed; the glazier stays. (p. 4-5)",
    ]


def test_a_return_from_a_gap_names_the_ruling() -> None:
    log = log_of(gap("WWWR", "5W3 <"), ana=[RED])
    assert passage(log, "1.9", BEFORE) == [
        "Ana has 8 points, and the glazier stands above the gap in slot 1.",
        "Ana's broken-glass marker stands at 0, 8 steps before the last, 18.",
        "The leftmost strip that is left is strip 2.",
    ]
    assert passage(log, "1.9", RULINGS) == [
        "return_from_gap = allowed: Ana's glazier returned to the right, from the gap 1 to strip 2."
    ]


def test_a_kept_pane_that_nobody_noted_is_said_to_be_such() -> None:
    log = log_of(Round("RRRY YYYY", "1R1 5W1 2Y1=?"), ana=["RRRYY/WWWWW"])
    said = "A pane, which one is not noted, goes into the upper space of window 1, the other four go to the tower."
    assert f"{said} (keep-missing, p. 4-5)" in passage(log, "1.3", HAPPENS)


def test_of_a_round_without_displays_what_is_not_known_is_said() -> None:
    rounds = '[[rounds]]\nmoves = "?2R1 ?4G3 C2B-"\n'
    log = SINTRA.split("[[rounds]]")[0] + rounds
    assert passage(log, "1.1", BEFORE)[0] == (
        "Which display it is, and what else lies there, is not known; the displays of this round are not written down."
    )
    assert passage(log, "1.1", HAPPENS)[1] == (
        "RR are taken from a display, not written down which; what else lay there goes to the centre. "
        "(pane-count, p. 3)"
    )
    assert (
        passage(log, "1.2", HAPPENS)[1] == "GGGG are taken from a display, not written down which. (pane-count, p. 3)"
    )
    assert passage(log, "1.3", BEFORE)[0] == (
        "In the centre lie at most 2; the displays of this round are not written down."
    )
    assert explained(log, "1.3").illegal
    assert passage(log, "1.start", HAPPENS)[-1] == (
        "The displays are not written down: what was drawn is known when all is taken."
    )


def test_the_draw_of_such_a_round_is_what_was_taken() -> None:
    head = log_of()
    moves = "?4R- ?4Y- ?4G- ?4B- ?4W1"
    log = {**head, "rounds": [{"moves": moves}]}
    assert passage(log, "1.start", HAPPENS)[-2:] == [
        "The displays are not written down: what was drawn is what was taken in the round.",
        (
            "Drawn are 4 R, 4 Y, 4 G, 4 B, 4 W: 20 panes; the bag held 94, so the tower stays as it is. "
            "(draw-supply, p. 3)"
        ),
    ]


# --- what is illegal ---------------------------------------------------------------------------------------------


def test_a_move_after_the_end_of_a_round() -> None:
    log = log_of(Round(EVERY, "1R- 2Y- 3G- 4B- 5W1 <"))
    found = explained(log, "1.6")
    assert (found.subject, found.illegal) == ("Ben: <", True)
    assert passage(log, "1.6", BEFORE) == []
    assert passage(log, "1.6", WHY) == ["Round 1 is over: displays and centre are empty. (round-over, p. 3, 5)"]
    assert passage(log, "1.6", LEGAL) == []


def test_a_display_that_there_is_not() -> None:
    log = log_of(Round("RRRR", "9R-"))
    assert passage(log, "1.1", BEFORE)[0] == "Ana has 0 points, and the glazier stands above strip 1."
    assert passage(log, "1.1", WHY) == ["There is no display 9: this game has 5 displays. (no-such-display, p. 3)"]


def test_a_round_that_cannot_begin() -> None:
    log = log_of(Round(EVERY), Round(EVERY))
    left = "RRRR on display 1, YYYY on display 2, GGGG on display 3, BBBB on display 4 and WWWW on display 5"
    assert passage(log, "2.start", WHY) == [
        f"Round 1 is not over: 20 panes are left, {left}. (round-unfinished, p. 3, 5)"
    ]
    assert passage(log, "2.start", BEFORE) == []
    size = log_of(Round("RRR"))
    assert passage(size, "1.start", WHY) == ["Display 1 has 3 panes: a display has 4. (display-size, p. 2)"]
    assert passage(size, "1.start", BEFORE)[1] == "The tower holds no pane."


def test_a_wall_tiling() -> None:
    log = AZUL.replace('"2:2 3:2"', '"1:1"')
    assert explained(log, "1.end").subject == "Ben's wall-tiling"
    assert passage(log, "1.end", BEFORE) == [
        "Line 2 holds RR: 0 spaces free.",
        "Line 3 holds WWW: 0 spaces free.",
        "Line 4 holds K: 3 spaces free.",
        "Line 5 holds BB: 3 spaces free.",
        "The rows of the wall are ----- ----- ----- ----- -----.",
    ]
    assert passage(log, "1.end", WHY) == [
        "Ben's line 1 is not complete (0 of 1 spaces filled): it has no column to choose. (tiling-line)"
    ]


# --- draws and ends ----------------------------------------------------------------------------------------------


def test_a_short_round_is_laid_with_what_there_is() -> None:
    found = passage(log_of(*SHARED, **LOCKED_PLAYERS), "4.start", HAPPENS)
    assert found[1:] == [
        "Ana starts, because nobody took from the centre in round 3. (ruling untouched_centre = same_starter)",
        (
            "4 players have 9 displays, 4 panes on each: 36; bag and tower together hold 1, and all of them are laid. "
            "(display-count, p. 2; display-size, p. 2)"
        ),
        "They show R - - - - - - - -.",
        "Drawn are 1 R: 1 pane; the bag held 0, so the tower goes into it for the other 1. (draw-supply, p. 3)",
    ]


def test_a_draw_that_only_a_ruling_allows_names_it() -> None:
    log = log_of(*idle_rounds(4), Round("RRRR YYYY GGGG BBBB RRRR"), rulings={"refill": "when_short"})
    assert passage(log, "5.start", RULINGS) == [
        "refill = when_short: the bag was short, so the discard went in before the draw."
    ]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("same_starter", "Ana starts round 2, who started this one"),
        ("next_player", "Ben starts round 2, the player after Ana"),
        ("after_last", "Ben starts round 2, for turns just go on"),
    ],
)
def test_who_starts_when_nobody_took_from_the_centre(value: str, said: str) -> None:
    log = log_of(idle(1), rulings={"untouched_centre": value})
    assert passage(log, "1.end", THEN)[0] == f"Nobody took from the centre: {said}. (ruling untouched_centre = {value})"


def test_who_took_the_tile_starts() -> None:
    played = [Round("RRRY YYYY GGGG BBBB WWWW", "1R- CY- 2Y- 3G- 4B- 5W1"), Round(EVERY)]
    assert passage(log_of(*played), "2.start", HAPPENS)[1] == (
        "Ben starts, who took the tile in round 1. (turn-order, p. 3)"
    )


def test_after_the_last_round_the_game_ends() -> None:
    assert passage(log_of(*idle_rounds()), "6.end", THEN)[0] == (
        "The game ends after round VI: there is no seventh round. (game-over, p. 3, 5)"
    )
    rows = azul.log_of(*ROW_1, starting_player="Ben")
    assert passage(rows, "5.end", THEN)[0] == (
        "The game ended after round 5: Ana completed a horizontal row. (game-over; end-of-game)"
    )


# --- azul --------------------------------------------------------------------------------------------------------

ROWS = azul.log_of(*ROW_1, starting_player="Ben")


def test_a_marker_that_finds_a_full_floor_line_costs_nothing_more() -> None:
    assert passage(ROWS, "5.5", HAPPENS)[2:] == [
        "Ben is the first to take from the centre in this round, and takes the marker too. (turn-order)",
        "The floor line is full: the marker costs nothing more. (turn-order)",
        "YYYY go to the lid: the floor line has no space left. (floor-line)",
    ]


def test_a_placing_says_whether_the_line_held_anything_before() -> None:
    laid = Round("BBYY BYYY RRRR KKKK WWWW", "1B3 3R- 2B3 4K-")
    log = azul.log_of(laid)
    assert "It holds nothing yet. (line-colour)" in passage(log, "1.1", HAPPENS)
    assert "BB go there: 2 of 3 are filled." in passage(log, "1.1", HAPPENS)
    assert "It holds B (blue) already. (line-colour)" in passage(log, "1.3", HAPPENS)
    assert "B goes there: 3 of 3 are filled." in passage(log, "1.3", HAPPENS)


def test_tiles_beyond_the_floor_line_go_to_the_lid() -> None:
    # four red tiles cost 1 + 1 + 2 + 2; with three of the four black ones the line is full, 14
    assert passage(ROWS, "5.6", BEFORE)[-1] == "Ana has 0 points, and the floor line holds RRRR and costs 6."
    assert passage(ROWS, "5.6", HAPPENS)[2:] == [
        "KKK go to the floor line, which costs 14 now. (floor-line)",
        "K goes to the lid: the floor line has no space left. (floor-line)",
    ]


def test_the_marker_goes_to_the_floor_line_before_the_tiles() -> None:
    assert passage(AZUL, "1.5", HAPPENS)[-1] == "The marker goes to the floor line, which costs 1 now. (floor-line)"


def test_on_the_coloured_wall_a_tile_goes_to_the_space_of_its_colour() -> None:
    assert passage(ROWS, "5.end", "Ana") == [
        "+5 Line 1: W (white) goes to column 5, its colour's; 5 in its row. (wall-points)",
        "-5 Floor line: R -1, R -1, R -2, R -2, K -2, K -3, K -3, 14 in all; only 5 are lost, down to 0. (floor-line)",
        "Ana has 0 + 5 - 5 = 0 points.",
    ]


def tiled(rows: list[str]) -> list[str]:
    """Return what is said of Ana's tiling on a grey wall with these rows, with line 3 complete in red."""
    board = {"wall": rows, "lines": ["", "", "RRR", "", ""]}
    begun = {"round": 3, "turn": "Ana", "displays": [], "bag": "", "lid": "", "players": {"Ana": board}}
    head = read_log(AZUL).data
    return passage({**head, "position": begun, "rounds": [{"moves": ""}]}, "3.end", "Ana")


def test_a_line_with_one_open_column_needs_no_choice() -> None:
    assert tiled(["R....", ".R...", "KWB.Y", ".....", "....."]) == [
        (
            "+5 Line 3: R (red) goes to column 4, the only open one, the other 2 to the lid; 5 in its row. "
            "(tiling-column; wall-points)"
        ),
        "Ana has 0 + 5 = 5 points.",
    ]


def test_a_line_with_no_open_column_goes_to_the_floor_line() -> None:
    assert tiled(["...R.", ".R...", "KWB.Y", ".....", "....."]) == [
        "Line 3, RRR: no column is open to R (red), and all go to the floor line. (tiling-column)",
        "+0 Floor line: R -1, R -1, R -2, 4 in all; only 0 are lost, down to 0. (floor-line)",
        "Ana has 0 points, as before.",
    ]


def test_the_final_scoring_of_azul_names_what_is_complete() -> None:
    assert passage(ROWS, "final", "Ana") == [
        "+2 Complete rows (2 points each): 1. (end-bonuses)",
        "+0 Complete columns (7 points each): none. (end-bonuses)",
        "+0 Colours with all five tiles (10 points each): none. (end-bonuses)",
        "Ana has 0 + 2 = 2 points.",
    ]
    assert passage(ROWS, "final", "Ranking") == [
        "Most points win: 1 Ana (2), 2 Ben (0). (azul-tie-break)",
        "Ana wins.",
    ]


def test_the_final_scoring_of_side_b_names_the_windows_and_the_colour() -> None:
    log = log_of(*built_rounds(), **BUILT, side="B")
    assert passage(log, "final", "Ben")[2] == (
        "+4 1 completed window (1) x 4 B (blue), the most of a colour in all windows, BBBB. (multiplier, p. 5-6)"
    )
    assert passage(log_of(*idle_rounds(), side="B"), "final", "Ben")[2] == (
        "+0 0 completed windows (none) x no pane, the most of a colour in all windows, which are empty. "
        "(multiplier, p. 5-6)"
    )


def test_the_final_scoring_of_side_a_names_the_spaces_around_each_ornament() -> None:
    log = log_of(*built_rounds(), **BUILT)
    assert passage(log, "final", "Ben")[2] == (
        "+6 Ornament between windows 1 (BB) and 2 (B): 3 of the four spaces around it are filled. (ornaments, p. 5-6)"
    )
