"""Everything that a diagnostic says, kind by kind; what does not apply is null."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from sintra_cli.referee import judge
from sintra_cli.report.machine import encode_check
from tests.log.logs import AZUL, ROUND, SINTRA, changed, place

KEYS: Final = (
    *("rule", "message", "line", "column", "end_column", "round", "move", "player", "text", "legal", "page"),
    *("claimed", "counted"),
)
NOTHING: Final[dict[str, Any]] = dict.fromkeys(KEYS)
SINTRA_ROUND = '\n[[rounds]]\ndisplays = ["RRRR", "YYYY", "GGGG", "BBBB", "WWWW"]\n'


def errors(log: str, **options: Any) -> list[dict[str, Any]]:
    """Return the errors of a log as JSON has them, without their messages."""
    report = json.loads(encode_check(judge(log.encode(), **options).report))
    assert all(error["message"] for error in report["errors"])
    return [{**error, "message": None} for error in report["errors"]]


def error(log: str, at: str, nth: int = 1, /, **known: Any) -> dict[str, Any]:
    """Return an error that lies at the `nth` occurrence of something in a log, and of which so much is known."""
    line, column, end_column = place(log, at, nth)
    return {**NOTHING, "line": line, "column": column, "end_column": end_column, **known}


def test_a_structural_error_has_a_place_and_what_was_written_there() -> None:
    log = changed(AZUL, '"grey"', '"gray"')
    assert errors(log) == [error(log, "gray", rule="log-shape", text="gray")]


def test_a_structural_error_in_a_round_has_its_round_and_move_and_no_player() -> None:
    log = AZUL + ROUND + 'moves = "1B1 Ana:R13"\n'
    assert errors(log) == [error(log, "Ana:R13", rule="move-syntax", text="Ana:R13", round=1, move=2)]


def test_a_table_or_an_array_has_no_text() -> None:
    log = AZUL + ROUND + "claimed = [1]\n"
    assert errors(log) == [error(log, "[1]", rule="log-shape", round=1)]


def test_the_round_indicator_is_in_no_round_and_nobody_s() -> None:
    log = changed(SINTRA, "RRYGBW", "RRRYGB")
    assert errors(log) == [error(log, "RRRYGB", rule="round-track", text="RRRYGB", page="2")]


def test_a_set_of_strips_is_in_no_round_and_its_player_s() -> None:
    log = changed(SINTRA, "8' 7 6 5 4 3 2 1", "8' 7 6 5 4 3 2 1'")
    assert errors(log) == [
        error(log, "8' 7 6 5 4 3 2 1'", rule="strip-set", text="8' 7 6 5 4 3 2 1'", player="Ben", page="2")
    ]


@pytest.mark.parametrize(
    ("displays", "at", "known"),
    [
        ('["RRRR", "YYYY"]', '["RRRR", "YYYY"]', {"rule": "display-count", "page": "2"}),
        ('["RRRR", "WG", "G", "BBBB", "WWWW"]', "WG", {"rule": "display-size", "page": "2", "text": "WG"}),
    ],
)
def test_displays_are_nobody_s_and_a_display_has_its_letters(displays: str, at: str, known: dict[str, Any]) -> None:
    log = SINTRA + f"\n[[rounds]]\ndisplays = {displays}\n"
    assert errors(log) == [error(log, at, **known, round=1)]


def test_a_round_that_cannot_begin_is_its_header() -> None:
    log = SINTRA + SINTRA_ROUND + 'moves = "1R1"\n' + SINTRA_ROUND
    assert errors(log) == [error(log, "[[rounds]]", 2, rule="round-unfinished", round=2, page="3, 5")]


def test_a_draw_that_cannot_be_is_the_header_of_its_round() -> None:
    log = SINTRA + '\n[[rounds]]\ndisplays = ["RRRR", "RRRR", "RRRR", "RRRR", "RRRR"]\n'
    assert errors(log) == [error(log, "[[rounds]]", rule="draw-supply", round=1, page="3")]


def test_an_illegal_move_has_the_player_whose_turn_it_is_the_legal_ones_and_a_page() -> None:
    log = SINTRA + SINTRA_ROUND + 'moves = "1R1 2Y1"\n'  # Ben's strip 1 is red
    known: dict[str, Any] = {"rule": "must-place", "round": 1, "move": 2, "player": "Ben", "text": "2Y1", "page": "4"}
    # Ben's strips are 8' 7 6 5 4 3 2 1 of the box: yellow are on the second, the third and the seventh
    assert errors(log) == [error(log, "2Y1", **known, legal=["2Y2", "2Y3", "2Y7"])]


def test_a_move_out_of_turn_has_the_player_whose_turn_it_is() -> None:
    log = AZUL + ROUND + 'moves = "Ben:1B1"\n'
    known: dict[str, Any] = {"rule": "turn-order", "round": 1, "move": 1, "player": "Ana", "text": "Ben:1B1"}
    legal = ["1B1", "1B2", "1B3", "1B4", "1B5", "1B-"]
    assert errors(log) == [error(log, "Ben:1B1", **known, legal=legal)]


def test_a_move_after_the_round_is_nobody_s_and_no_move_is_legal() -> None:
    log = AZUL + ROUND + 'moves = "1B1 2Y1 3R2 4K2 5W3 CW4"\n'
    known: dict[str, Any] = {"rule": "round-over", "round": 1, "move": 6, "text": "CW4", "legal": []}
    assert errors(log) == [error(log, "CW4", **known)]


def test_azul_has_no_pages() -> None:
    log = AZUL + "\n[[rounds]]\ndisplays = []\n"
    assert errors(log) == [error(log, "[]", rule="display-count", round=1)]


def test_a_tiling_is_its_player_s_and_no_move() -> None:
    log = AZUL + ROUND + 'moves = "1B1 2Y- 3R- 4K- 5W-"\ntiling = ["1:1 2:2", ""]\n'
    known: dict[str, Any] = {"rule": "tiling-line", "round": 1, "player": "Ana", "text": "1:1 2:2"}
    assert errors(log) == [error(log, "1:1 2:2", **known)]


def test_an_empty_tiling_has_an_empty_text() -> None:
    log = AZUL + ROUND + 'moves = "2Y- 1B1 3R- 4K- 5W-"\ntiling = ["", ""]\n[[rounds]]\n'
    line, column, _ = place(log, '""]')
    place_of_ben = {"line": line, "column": column + 1, "end_column": column + 1}
    known: dict[str, Any] = {"rule": "tiling-missing", "round": 1, "player": "Ben", "text": ""}
    assert errors(log) == [{**NOTHING, **place_of_ben, **known}]


def test_a_claim_is_its_player_s_and_has_both_numbers() -> None:
    log = AZUL + ROUND + 'moves = "1B1 2Y- 3R- 4K- 5W-"\ntiling = { Ana = "1:1" }\nclaimed = [7, 0]\n'
    # Ana: one tile 1, on the floor line 3 + 4 + 4 tiles: 0. Ben: 0
    known: dict[str, Any] = {
        "rule": "claimed-score",
        "round": 1,
        "player": "Ana",
        "text": "7",
        "claimed": 7,
        "counted": 0,
    }
    assert errors(log) == [error(log, "7, 0", **known) | {"end_column": place(log, "7, 0")[1] + 1}]


def test_points_claimed_for_a_move_are_the_number_alone() -> None:
    log = SINTRA + SINTRA_ROUND + 'moves = "1R1(5)"\n'
    known: dict[str, Any] = {
        "rule": "claimed-score",
        "round": 1,
        "move": 1,
        "player": "Ana",
        "claimed": 5,
        "counted": 0,
    }
    line, column, _ = place(log, "5)")
    assert errors(log) == [error(log, "5)", **known, text="5") | {"line": line, "end_column": column + 1}]


def test_claims_before_an_error_come_before_it() -> None:
    log = SINTRA + SINTRA_ROUND + 'moves = "1R1(5) 9R1"\n'
    assert [(each["rule"], each["move"]) for each in errors(log)] == [("claimed-score", 1), ("no-such-display", 2)]


# --- unfinished games -------------------------------------------------------------------------------------------


def test_an_unfinished_game_is_an_error_only_where_it_must_be_finished() -> None:
    log = SINTRA + SINTRA_ROUND + 'moves = "1R1"\n'
    assert errors(log) == []
    assert errors(log, must_finish=True) == [error(log, "[[rounds]]", rule="game-unfinished", round=1)]


def test_between_two_rounds_and_before_the_first_the_log_as_a_whole_is_unfinished() -> None:
    between = AZUL + ROUND + 'moves = "1B- 2Y- 3R- 4K- 5W-"\n'
    for log in (AZUL, between):
        assert errors(log, must_finish=True) == [error(log, "", rule="game-unfinished")]


def test_an_illegal_game_is_not_unfinished_besides() -> None:
    log = SINTRA + SINTRA_ROUND + 'moves = "9R1"\n'
    assert [each["rule"] for each in errors(log, must_finish=True)] == ["no-such-display"]


def test_an_unreadable_log_is_not_unfinished_besides() -> None:
    assert [each["rule"] for each in errors("format = 2", must_finish=True)] == ["log-shape"]


def test_an_unfinished_game_may_have_claims_that_differ_too() -> None:
    log = SINTRA + SINTRA_ROUND + 'moves = "1R1(5)"\n'
    assert [each["rule"] for each in errors(log, must_finish=True)] == ["claimed-score", "game-unfinished"]
