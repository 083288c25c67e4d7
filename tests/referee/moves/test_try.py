"""`moves --try`: one move, legal or not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sintra_cli.cli.run import run
from tests.building import azul
from tests.building.logs import AnyLog, Round, data_of
from tests.building.sintra import log_of
from tests.building.sintra_games import flipped, gap, idle_rounds
from tests.referee.moves.test_listing import FOUR_RED, RED


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def tried(capfd: pytest.CaptureFixture[str], log: dict[str, Any] | bytes, move: str, *options: str) -> tuple[int, str]:
    """Try a move; return the exit code and what is printed on standard output."""
    Path("log.toml").write_bytes(data_of(log))
    code = run(["moves", "log.toml", "--try", move, *options])
    return code, capfd.readouterr().out


# --- legal -------------------------------------------------------------------------------------------------------


def test_a_legal_move_is_said_with_what_it_would_do(capfd: pytest.CaptureFixture[str]) -> None:
    said = "2R1 is legal in round 1, move 3 (Ana): places 1, breaks 3, completes the strip,\nscores 4\n"
    assert tried(capfd, FOUR_RED, "2R1") == (0, said)
    assert tried(capfd, FOUR_RED, "4W2") == (0, "4W2 is legal in round 1, move 3 (Ana): places 4, scores 0\n")


@pytest.mark.parametrize("written", ["Ana:2r1", "24R1", " 2 R 1 = R ", "2R1j0", "2R1(4)"])
def test_a_move_is_said_in_canonical_form(capfd: pytest.CaptureFixture[str], written: str) -> None:
    code, out = tried(capfd, FOUR_RED, written)
    assert code == 0
    assert out.startswith("2R1 is legal ")


def test_the_tile_that_comes_with_a_move_is_said(capfd: pytest.CaptureFixture[str]) -> None:
    log = log_of(flipped("RRWW"), ana=["RRRRR/RR*Y*"])
    said = (
        "CB1 is legal in round 1, move 5 (Ana): takes the starting-player tile, places 2\n"
        "(2 on jokers), breaks 1, scores 0\n"
    )
    assert tried(capfd, log, "CB1") == (0, said)


def test_a_return_is_a_move_too(capfd: pytest.CaptureFixture[str]) -> None:
    log = log_of(gap("WWWR", "5W3"), ana=[RED])
    assert tried(capfd, log, "<") == (0, "< is legal in round 1, move 9 (Ana): glazier to strip 2, scores 0\n")


def test_a_move_of_azul_scores_nothing_before_the_tiling(capfd: pytest.CaptureFixture[str]) -> None:
    log = azul.log_of(Round(azul.fours("BYRKW")))
    said = "1B3 is legal in round 1, move 1 (Ana): fills 3 of line 3, completes it, floor 1\n"
    assert tried(capfd, log, "1B3") == (0, said)


def test_in_a_round_without_displays_a_move_may_be_legal(capfd: pytest.CaptureFixture[str]) -> None:
    log = log_of()
    log["rounds"] = [{"moves": ""}]
    said = "?2W1 may be legal in round 1, move 1 (Ana): places 2, scores 0\n"
    assert tried(capfd, log, "?2W1") == (0, said)


# --- illegal -----------------------------------------------------------------------------------------------------


def test_an_illegal_move_is_a_diagnostic_without_a_place(capfd: pytest.CaptureFixture[str]) -> None:
    said = (
        "must-place: Ana must place the red panes: strip 1 has a free red space; "
        "if it was played and let stand, write 2R-!\n"
        " = round 1, move 3 (Ana): 2R-\n"
        " = legal: 2R1\n"
        " = rulebook p. 4; see: sintra rule must-place\n"
    )
    assert tried(capfd, FOUR_RED, "2R-") == (1, said)


def test_where_nothing_like_it_is_legal_all_legal_moves_are_named(capfd: pytest.CaptureFixture[str]) -> None:
    code, out = tried(capfd, FOUR_RED, "CB1")
    assert code == 1
    assert out.startswith("colour-not-there: the centre has no blue pane: it is empty\n")
    assert " = legal: 2R1  3G-  4W2  4W3  4W4  4W5  4W6  4W7  4W8\n" in out


def test_azul_has_no_pages(capfd: pytest.CaptureFixture[str]) -> None:
    log = azul.log_of(Round(azul.fours("BYRKW"), "1B2 2Y- 3R- 4K-"))
    said = (
        "line-full: Ana's line 2 is full: it takes no more tiles before the tiling; "
        "if it was played and let stand, write 5W2!\n"
        " = round 1, move 5 (Ana): 5W2\n"
        " = legal: 5W1  5W3  5W4  5W5  5W-\n"
        " = see: sintra rule line-full\n"
    )
    assert tried(capfd, log, "5W2") == (1, said)


def test_another_players_move_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    code, out = tried(capfd, FOUR_RED, "Ben:2R1")
    assert code == 1
    assert out.startswith("turn-order: it is Ana's turn, not Ben's\n")


def test_what_a_ruling_forbids_is_refused_by_it(capfd: pytest.CaptureFixture[str]) -> None:
    log = log_of(flipped("RRWW"), ana=["RRRRR/RR*Y*"])
    assert tried(capfd, log, "3R1j1")[0] == 0
    code, out = tried(capfd, log, "3R1j1", "--ruling", "joker_choice=colour_first")
    assert code == 1
    assert out.startswith("joker-count: ")


def test_when_the_round_is_over_that_is_the_rule(capfd: pytest.CaptureFixture[str]) -> None:
    code, out = tried(capfd, log_of(*idle_rounds(1)), "1R1", "--before", "1.end")
    assert code == 1
    assert out == (
        "round-over: round 1 is over: displays and centre are empty\n"
        " = round 1, move 6: 1R1\n"
        " = rulebook p. 3, 5; see: sintra rule round-over\n"
    )


@pytest.mark.parametrize("move", ["1R1", "?2R1"])
def test_where_no_round_is_going_on_no_move_is_possible(capfd: pytest.CaptureFixture[str], move: str) -> None:
    assert tried(capfd, log_of(*idle_rounds()), move) == (1, "No move is possible: the game is over.\n")
    said = "No move is possible: round 2 has not begun.\n"
    assert tried(capfd, log_of(*idle_rounds(1)), move) == (1, said)
    said = "No move is possible: the set-up is not allowed.\n"
    assert tried(capfd, log_of(round_colours="WWWRYG"), move) == (1, said)


def test_before_the_first_illegal_move_another_one_may_be_legal(capfd: pytest.CaptureFixture[str]) -> None:
    log = log_of(Round("RRRR RRRR GGGG", "1R1 5W1 2R-"), ana=[RED])
    assert tried(capfd, log, "2R1")[0] == 0
    assert run(["moves", "log.toml", "--try", "2R1"]) == 0
    assert ": must-place: " in capfd.readouterr().err


# --- no move at all ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "hint"),
    [
        ("R13", "the display comes before the colour; did you mean 1R3?"),
        ("1X3", "X is no colour of the box, which has R, Y, G, B, W"),
        ("?2R3", "? is no source"),
        ("", "a move is written like"),
        ("Cleo:2R1", 'there is no player "Cleo" (before the colon); the players are Ana, Ben'),
    ],
)
def test_a_text_that_is_no_move_is_wrong_usage_with_a_hint(
    capfd: pytest.CaptureFixture[str], move: str, hint: str
) -> None:
    Path("log.toml").write_bytes(data_of(FOUR_RED))
    assert run(["moves", "log.toml", "--try", move]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert "Invalid value for '--try': " in err
    assert hint in err


def as_object(capfd: pytest.CaptureFixture[str], log: AnyLog, move: str) -> tuple[int, Any]:
    """Try a move, and return the exit code with the object that is printed."""
    Path("log.toml").write_bytes(data_of(log))
    code = run(["moves", "log.toml", "--try", move, "--format", "json"])
    return code, json.loads(capfd.readouterr().out)


def test_as_json_a_legal_move_says_what_it_would_do(capfd: pytest.CaptureFixture[str]) -> None:
    code, found = as_object(capfd, FOUR_RED, "2r1")
    does = found.pop("does")
    assert (code, found) == (
        0,
        {
            "log": "log.toml",
            "where": "at the end",
            "round": 1,
            "number": 3,
            "player": "Ana",
            "legal": True,
            "stands": [],
            "move": "2R1",
            "error": None,
            "why_none": None,
        },
    )
    assert does[0] == "places 1"


def test_as_json_an_illegal_move_has_its_diagnostic_and_one_that_stands_its_rules(
    capfd: pytest.CaptureFixture[str],
) -> None:
    code, found = as_object(capfd, FOUR_RED, "2R-")
    assert (code, found["legal"], found["move"], found["does"]) == (1, False, None, [])
    assert (found["error"]["rule"], found["error"]["legal"], found["error"]["line"]) == ("must-place", ["2R1"], None)
    code, found = as_object(capfd, FOUR_RED, "2R-!")
    assert (code, found["legal"], found["stands"], found["error"]) == (0, False, ["must-place"], None)


def test_as_json_where_no_move_is_possible_it_says_why(capfd: pytest.CaptureFixture[str]) -> None:
    code, found = as_object(capfd, azul.log_of(), "1B1")
    assert (code, found["legal"], found["error"]) == (1, False, None)
    assert found["why_none"] == "round 1 has not begun"


# --- wrong, and let stand ----------------------------------------------------------------------------------------


def test_a_wrong_move_with_the_mark_says_what_it_breaks_and_what_it_would_do(capfd: pytest.CaptureFixture[str]) -> None:
    log = log_of(Round("RRRR", "2W1 3W1"), ana=["WWWWW/YYYYY", RED])
    said = "1R-! breaks must-place in round 1, move 3 (Ana); if it is let stand: breaks 4,\nscores 0\n"
    for written in ("1R-!", "1r- !", "Ana:1R-!(0)"):
        assert tried(capfd, log, written) == (0, said)


def test_a_move_out_of_turn_names_who_makes_it(capfd: pytest.CaptureFixture[str]) -> None:
    log = azul.log_of(Round("BBBB YYYY RRRR KKKK WWWW", "1B1"))
    said = "Ana:2Y1! breaks turn-order and line-full in round 1, move 2 (Ben); if it is let\nstand: floor 4\n"
    assert tried(capfd, log, "Ana: 2y1 !") == (0, said)
    _, out = tried(capfd, log, "Ana:2Y2!")
    assert out.endswith("if it is let stand: fills 2\nof line 2, completes it, floor 2\n")


def test_a_legal_move_needs_no_mark(capfd: pytest.CaptureFixture[str]) -> None:
    said = "4W2! is legal in round 1, move 3 (Ana), and needs no !: places 4, scores 0\n"
    assert tried(capfd, FOUR_RED, "4W2!") == (0, said)
    assert tried(capfd, FOUR_RED, "Ana:4W2!") == (0, said)


def test_what_cannot_be_let_stand_is_refused_as_without_the_mark(capfd: pytest.CaptureFixture[str]) -> None:
    code, out = tried(capfd, FOUR_RED, "1R1!")
    assert (code, out.split(":")[0]) == (1, "colour-not-there")
    assert "let stand" not in out


def test_a_mark_in_another_place_is_no_move(capfd: pytest.CaptureFixture[str]) -> None:
    Path("log.toml").write_bytes(data_of(FOUR_RED))
    assert run(["moves", "log.toml", "--try", "2R!-"]) == 2
    assert "did you mean 2R-!?" in capfd.readouterr().err
