"""The command `moves`: what is legal in a position, and what each move would do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from sintra_cli.cli.run import run
from tests.building import azul
from tests.building.logs import Round, data_of
from tests.building.sintra import log_of
from tests.building.sintra_games import flipped, gap, idle_rounds

RED: Final = "RRRRR/YYYYY"

# Ana has four red panes on strip 1 and is to move. Four steps are the whole track.
FOUR_RED: Final[dict[str, Any]] = log_of(
    Round("RRRR RRRR GGGG", "1R1 5W1"), ana=[RED], box={"broken_glass": [0, 1, 2, 3, 18]}
)


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def written(log: dict[str, Any] | bytes, name: str = "log.toml") -> str:
    """Write a log and return its name."""
    Path(name).write_bytes(data_of(log))
    return name


def printed(capfd: pytest.CaptureFixture[str], log: dict[str, Any] | bytes, *options: str, code: int = 0) -> str:
    """Return what the command prints on standard output."""
    assert run(["moves", written(log), *options]) == code
    return capfd.readouterr().out


def listed(capfd: pytest.CaptureFixture[str], log: dict[str, Any] | bytes, *options: str, code: int = 0) -> list[str]:
    """Return the moves that the command prints as JSON."""
    moves: list[str] = json.loads(printed(capfd, log, "--format", "json", *options, code=code))
    return moves


# --- Stained Glass of Sintra -------------------------------------------------------------------------------------


def test_a_move_places_breaks_completes_and_scores(capfd: pytest.CaptureFixture[str]) -> None:
    # one red pane fits, three break: three steps. Window 1 is worth 4. Four green panes break: the reset takes the
    # 18 points, as far as Ana has some, and she has none
    assert printed(capfd, FOUR_RED) == (
        "log.toml: at the end\n"
        "Round 1, move 3 (Ana): 9 legal moves\n"
        "\n"
        "display 2, 4 red\n"
        "  2R1  places 1, breaks 3, completes the strip, scores 4\n"
        "\n"
        "display 3, 4 green\n"
        "  3G-  breaks 4, resets the marker, loses 0\n"
        "\n"
        "display 4, 4 white\n"
        "  4W2  places 4\n"
        "  4W3  places 4\n"
        "  4W4  places 4\n"
        "  4W5  places 4\n"
        "  4W6  places 4\n"
        "  4W7  places 4\n"
        "  4W8  places 4\n"
    )


def test_what_a_move_would_do_follows_the_rulings_of_the_call(capfd: pytest.CaptureFixture[str]) -> None:
    assert "  3G-  breaks 4, resets the marker, loses 18\n" in printed(capfd, FOUR_RED, "--ruling", "score_floor=none")


def test_what_a_move_would_do_follows_the_box_of_the_call(capfd: pytest.CaptureFixture[str]) -> None:
    Path("box.toml").write_text("[box]\nwindow_values = [9, 1, 1, 1, 1, 1, 1, 1]\n", encoding="utf-8")
    assert "completes the strip, scores 9\n" in printed(capfd, FOUR_RED, "--box", "box.toml")


def test_panes_on_jokers_are_said_and_each_number_of_them_is_a_move(capfd: pytest.CaptureFixture[str]) -> None:
    # the face R R * Y * lies up and is empty; B B B is in the centre with the tile
    text = printed(capfd, log_of(flipped("RRWW"), ana=["RRRRR/RR*Y*"]))
    assert text.startswith(
        "log.toml: at the end\n"
        "Round 1, move 5 (Ana): 12 legal moves\n"  # 3 red, 1 + 7 white, 1 blue
        "\n"
        "display 3, 2 red\n"
        "  3R1    places 2\n"
        "  3R1j1  places 2 (1 on jokers)\n"
        "  3R1j2  places 2 (2 on jokers)\n"
        "\n"
        "display 3, 2 white\n"
        "  3W1    places 2 (2 on jokers)\n"
        "  3W2    places 2\n"
    )
    assert text.endswith(
        "\n"
        "centre, 3 blue, with the starting-player tile\n"
        "  CB1    places 2 (2 on jokers), breaks 1\n"
    )  # fmt: skip


def test_a_ruling_takes_moves_away(capfd: pytest.CaptureFixture[str]) -> None:
    log = log_of(flipped("RRWW"), ana=["RRRRR/RR*Y*"])
    assert listed(capfd, log)[:4] == ["3R1", "3R1j1", "3R1j2", "3W1"]
    assert listed(capfd, log, "--ruling", "joker_choice=colour_first")[:2] == ["3R1", "3W1"]


def test_the_return_comes_last_and_says_where_the_glazier_goes(capfd: pytest.CaptureFixture[str]) -> None:
    # Ana's glazier stands on the gap 1; the tile is taken
    assert printed(capfd, log_of(gap("WWWR", "5W3"), ana=[RED])) == (
        "log.toml: at the end\n"
        "Round 1, move 9 (Ana): 2 legal moves\n"
        "\n"
        "centre, 1 red\n"
        "  CR-  breaks 1\n"
        "\n"
        "return\n"
        "  <    glazier to strip 2\n"
    )


def test_the_second_completion_removes_the_strip(capfd: pytest.CaptureFixture[str]) -> None:
    # two yellow panes lie on the second face, three are in the centre
    text = printed(capfd, log_of(gap("WWWR"), ana=[RED]), "--before", "1.7")
    # window 1 has two panes then and counts once: 4
    assert "  CY1  places 3, completes the strip and removes it, scores 4\n" in text


# --- Azul --------------------------------------------------------------------------------------------------------


def test_a_move_fills_a_line_completes_it_and_drops_the_rest(capfd: pytest.CaptureFixture[str]) -> None:
    # Ana's line 2 is full, and 2 + 4 of her tiles lie on the seven spaces of her floor line
    played = Round(azul.fours("BYRKW"), "1B2 2Y- 3R- 4K-")
    assert printed(capfd, azul.log_of(played)) == (
        "log.toml: at the end\n"
        "Round 1, move 5 (Ana): 5 legal moves\n"
        "\n"
        "display 5, 4 white\n"
        "  5W1  fills 1 of line 1, completes it, floor 1, lid 2\n"
        "  5W3  fills 3 of line 3, completes it, floor 1\n"
        "  5W4  fills 4 of line 4, completes it\n"
        "  5W5  fills 4 of line 5, leaves 1 free\n"
        "  5W-  floor 1, lid 3\n"
    )


def test_the_marker_comes_with_the_first_tiles_from_the_centre(capfd: pytest.CaptureFixture[str]) -> None:
    log = azul.log_of(Round("BYYY YYYY RRRR KKKK WWWW", "1B- CY-"))
    assert "\ncentre, 3 yellow, with the starting-player marker\n" in printed(capfd, log, "--before", "1.2")
    log = azul.log_of(Round("BYYR YYYY RRRR KKKK WWWW", "1B- CY-"))
    assert "\ncentre, 1 red\n" in printed(capfd, log)


# --- where -------------------------------------------------------------------------------------------------------


def test_json_is_the_list_of_canonical_moves_and_nothing_else(capfd: pytest.CaptureFixture[str]) -> None:
    expected = ["2R1", "3G-", *(f"4W{slot}" for slot in range(2, 9))]
    assert printed(capfd, FOUR_RED, "--format", "json") == json.dumps(expected, separators=(",", ":")) + "\n"


def test_before_a_move_it_is_among_the_legal_ones_and_after_it_another_players_are(
    capfd: pytest.CaptureFixture[str],
) -> None:
    # red and green break, and white goes from two displays on each of eight strips
    assert printed(capfd, FOUR_RED, "--before", "1.2").startswith(
        f"log.toml: before 1.2\nRound 1, move 2 (Ben): {2 + 2 * 8} legal moves\n"
    )
    assert "5W1" in listed(capfd, FOUR_RED, "--before", "1.2")
    assert listed(capfd, FOUR_RED, "--after", "1.2") == listed(capfd, FOUR_RED)


def test_the_position_before_an_illegal_move_has_its_address(capfd: pytest.CaptureFixture[str]) -> None:
    log = log_of(Round("RRRR RRRR GGGG", "1R1 5W1 2R- 4W2"), ana=[RED])
    assert listed(capfd, log, "--before", "1.3") == listed(capfd, FOUR_RED)


def test_without_an_address_it_is_the_first_illegal_thing_which_is_reported(capfd: pytest.CaptureFixture[str]) -> None:
    log = log_of(Round("RRRR RRRR GGGG", "1R1 5W1 2R- 4W2"), ana=[RED])
    assert run(["moves", written(log)]) == 1
    out, err = capfd.readouterr()
    assert out.startswith("log.toml: before the first illegal thing\nRound 1, move 3 (Ana): 9 legal moves\n")
    assert ": must-place: Ana must place the red panes: strip 1 has a free red space;" in err
    assert run(["moves", "log.toml", "--format", "json"]) == 1
    assert json.loads(capfd.readouterr().out)[0] == "2R1"


def test_an_address_that_is_not_there_is_wrong_usage(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["moves", written(FOUR_RED), "--before", "1.9"]) == 2
    assert "Error: there is no 1.9: round 1 has 2 moves\n" in capfd.readouterr().err
    assert run(["moves", "log.toml", "--before", "9"]) == 2
    assert "'9' is no address" in capfd.readouterr().err
    assert run(["moves", "log.toml", "--before", "1.1", "--after", "1.1"]) == 2
    assert "exclude each other" in capfd.readouterr().err


def test_a_log_that_cannot_be_read_is_said_to_be_so(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["moves", written(b"nonsense")]) == 2
    assert capfd.readouterr().err.startswith("log.toml:1:1: toml-syntax: ")
    assert run(["moves", "gone.toml"]) == 2
    assert capfd.readouterr().err.startswith("gone.toml: unreadable: cannot be read: ")


# --- where no move is possible -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ([], "the game is over"),
        (["--after", "6.end"], "the game is over"),
        (["--before", "6.end"], "round 6 is over, displays and centre are empty"),
        (["--after", "2.end"], "round 3 has not begun"),
        (["--before", "1.start"], "round 1 has not begun"),
    ],
)
def test_no_move_is_possible(capfd: pytest.CaptureFixture[str], options: list[str], why: str) -> None:
    log = log_of(*idle_rounds())
    assert printed(capfd, log, *options).endswith(f"\nNo move is possible: {why}.\n")
    assert printed(capfd, log, *options, "--format", "json") == "[]\n"


def test_no_move_is_possible_where_the_set_up_is_not_allowed(capfd: pytest.CaptureFixture[str]) -> None:
    log = log_of(round_colours="WWWRYG")
    assert printed(capfd, log, code=1).endswith("\nNo move is possible: the set-up is not allowed.\n")
    assert printed(capfd, log, "--format", "json", code=1) == "[]\n"
    assert run(["moves", "log.toml"]) == 1
    assert ": round-track: " in capfd.readouterr().err


def test_no_move_is_possible_where_the_next_round_cannot_begin(capfd: pytest.CaptureFixture[str]) -> None:
    log = log_of(*idle_rounds(1), Round(["RRRR"] * 4))
    assert printed(capfd, log, code=1).endswith("\nNo move is possible: round 2 has not begun.\n")


# --- rounds without displays -------------------------------------------------------------------------------------


def test_in_a_round_without_displays_the_moves_may_be_legal(capfd: pytest.CaptureFixture[str]) -> None:
    # one display is left: 1 to 4 tiles of any of 5 colours, on one of Ana's lines 2 to 5 or the floor
    log = {
        "format": 1,
        "game": "azul",
        "wall": "coloured",
        "players": [{"name": "Ana"}, {"name": "Ben"}],
        "rounds": [{"moves": "?4B1 ?4Y- ?4R- ?4K-"}],
    }
    assert printed(capfd, log).startswith(
        "log.toml: at the end\n"
        f"Round 1, move 5 (Ana): {4 * 5 * 5} moves that may be legal (the displays of this round\n"
        "are not written down)\n"
        "\n"
        "any display, blue\n"
        "  ?1B2  fills 1 of line 2, leaves 1 free\n"
    )
    moves = listed(capfd, log)
    assert moves[:6] == ["?1B2", "?1B3", "?1B4", "?1B5", "?1B-", "?2B2"]
    assert len(moves) == 4 * 5 * 5


# --- names -------------------------------------------------------------------------------------------------------


def test_nothing_from_a_log_reaches_the_terminal_as_it_is(capfd: pytest.CaptureFixture[str]) -> None:
    colours = ["R r\x1b[31m", "Y yellow", "G green", "B blue", "W white"]
    log = {**FOUR_RED, "box": {"colours": colours}}
    log["players"] = [{**player, "name": f"\x1b{player['name']}"} for player in log["players"]]
    text = printed(capfd, log)
    assert "\x1b" not in text
    assert "Round 1, move 3 (\\x1bAna)" in text
    assert "display 2, 4 r\\x1b[31m\n" in text


def test_colour_is_never_the_only_difference(capfd: pytest.CaptureFixture[str]) -> None:
    plain = printed(capfd, FOUR_RED)
    painted = printed(capfd, FOUR_RED, "--colour", "always")
    assert "\x1b[1mdisplay 2, 4 red\x1b[0m\n  \x1b[1;34m2R1\x1b[0m  places 1" in painted
    for code in ("\x1b[1m", "\x1b[1;34m", "\x1b[0m"):
        painted = painted.replace(code, "")
    assert painted == plain
