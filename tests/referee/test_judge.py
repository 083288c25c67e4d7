"""What a log comes to as a whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sintra_cli.games.sintra.rules.rulings import SintraRulings
from sintra_cli.referee import unreadable
from sintra_cli.report.machine import encode
from tests.log.logs import AZUL, ROUND, SINTRA, changed
from tests.verdicts import judge


def report(log: str | bytes, name: str = "-", **options: Any) -> dict[str, Any]:
    """Return the report on a log as JSON has it."""
    data = log if isinstance(log, bytes) else log.encode()
    decoded: dict[str, Any] = json.loads(encode(judge(data, name, **options).report))
    return decoded


# --- a log that cannot be read ----------------------------------------------------------------------------------


def test_an_unreadable_log_is_empty_and_null() -> None:
    found = report(b"\xff", "table2.toml")
    (error,) = found.pop("errors")
    assert error["rule"] == "unreadable"
    assert found == {
        "report": 1,
        "log": "table2.toml",
        "game": None,
        "side": None,
        "wall": None,
        "status": "unreadable",
        "players": [],
        "rulings": None,
        "assumed": [],
        "unchecked": [],
        "stands": [],
        "rounds": [],
        "final": None,
        "ranking": None,
        "winners": None,
    }


@pytest.mark.parametrize(
    ("log", "game", "side", "wall"),
    [
        (changed(SINTRA, "RRYGBW", "RYGBW"), "sintra", "A", None),
        (changed(SINTRA, '"A"', '"C"'), "sintra", None, None),
        (changed(AZUL, "Ben", "Ana"), "azul", None, "grey"),
        (changed(AZUL, '"grey"', "3"), "azul", None, None),
        (changed(AZUL, '"azul"', '"chess"'), None, None, None),
        (changed(AZUL, '"azul"', "[]"), None, None, None),
        (changed(SINTRA, "format = 1", "format = 2"), "sintra", "A", None),
        (changed(SINTRA, "format = 1", 'format = 2\nwall = "grey"'), "sintra", "A", None),
        (SINTRA + "nonsense", None, None, None),
    ],
)
def test_what_could_be_read_of_an_unreadable_log_is_there(
    log: str, game: str | None, side: str | None, wall: str | None
) -> None:
    found = report(log)
    assert (found["game"], found["side"], found["wall"]) == (game, side, wall)
    assert found["status"] == "unreadable"
    assert (found["players"], found["rounds"], found["rulings"]) == ([], [], None)


def test_a_log_that_could_not_be_opened_says_why() -> None:
    verdict = unreadable("gone.toml", "cannot be read: No such file or directory")
    (error,) = verdict.report.errors
    assert (verdict.report.log, verdict.report.status) == ("gone.toml", "unreadable")
    assert (error.rule, error.message, error.line) == ("unreadable", "cannot be read: No such file or directory", None)


def test_a_refused_log_always_says_why() -> None:
    for start in range(0, len(SINTRA), 7):
        found = report(SINTRA[:start] + SINTRA[start + 3 :])
        assert found["status"] != "unreadable" or found["errors"]


# --- a log that can ---------------------------------------------------------------------------------------------


def test_a_log_without_rounds_is_an_unfinished_game() -> None:
    found = report(SINTRA, "a.toml")
    assert found == {
        "report": 1,
        "log": "a.toml",
        "game": "sintra",
        "side": "A",
        "wall": None,
        "status": "unfinished",
        "players": ["Ana", "Ben"],
        "rulings": {
            "score_floor": "zero",
            "return_from_gap": "allowed",
            "breakage_after_reset": "continues",
            "untouched_centre": "same_starter",
            "refill": "when_empty",
            "tie_losses": "printed",
            "leftover_panes": "total",
            "round_bonus_jokers": "count",
            "joker_choice": "free",
        },
        "assumed": ["broken_glass", "ornaments", "window_values"],
        "unchecked": [],
        "stands": [],
        "rounds": [],
        "final": None,
        "ranking": None,
        "winners": None,
        "errors": [],
    }


def test_side_and_wall_are_there_in_both_games() -> None:
    azul, sintra = report(AZUL), report(SINTRA)
    assert (azul["side"], azul["wall"]) == (None, "grey")
    assert (sintra["side"], sintra["wall"]) == ("A", None)


def test_both_games_have_the_same_keys() -> None:
    assert list(report(AZUL)) == list(report(SINTRA)) == list(report(b"\xff"))


def test_azul_has_its_own_rulings_and_assumes_nothing() -> None:
    found = report(AZUL)
    assert found["rulings"] == {"untouched_centre": "same_starter", "refill": "when_empty"}
    assert found["assumed"] == []


def test_on_side_b_no_ornaments_are_assumed() -> None:
    assert report(changed(SINTRA, '"A"', '"B"'))["assumed"] == ["broken_glass", "window_values"]


def test_what_the_box_states_is_not_assumed() -> None:
    log = changed(SINTRA, "[box]", "[box]\nornaments = [[1, 2]]\nbroken_glass = [0, 1]")
    assert report(log)["assumed"] == ["window_values"]


def test_names_that_look_like_numbers_stay_as_they_are() -> None:
    log = changed(changed(AZUL, "Ana", "007"), "Ben", " 1e5 ")
    assert report(log)["players"] == ["007", "1e5"]


def test_a_round_of_sintra_has_its_colour_and_a_round_of_azul_none() -> None:
    laid = '\n[[rounds]]\ndisplays = ["RRRR", "YYYY", "GGGG", "BBBB", "WWWW"]\n'
    (sintra,) = report(SINTRA + laid)["rounds"]
    (azul,) = report(AZUL + ROUND)["rounds"]
    assert (sintra["colour"], sintra["starter"], sintra["finished"]) == ("R", "Ana", False)
    assert list(azul) == ["round", "starter", "finished", "players"]


def test_rounds_without_displays_say_what_could_not_be_checked() -> None:
    found = report(AZUL + '\n[[rounds]]\nmoves = "?2B1"\nclaimed = [0, 0]\n')
    assert found["errors"] == []
    assert found["unchecked"] == ["claimed-score", "colour-not-there", "display-size", "no-such-display"]


# --- what stands over the log -----------------------------------------------------------------------------------


def test_rulings_of_the_call_stand_over_those_of_the_log() -> None:
    log = SINTRA + '\n[rulings]\nscore_floor = "none"\nrefill = "when_short"\n'
    found = report(log, rulings={"score_floor": "zero", "joker_choice": "colour_first"})["rulings"]
    assert (found["score_floor"], found["refill"], found["joker_choice"]) == ("zero", "when_short", "colour_first")


def test_rulings_of_the_other_game_are_passed_over() -> None:
    found = report(AZUL, rulings={"score_floor": "none", "refill": "when_short"})
    assert found["rulings"] == {"untouched_centre": "same_starter", "refill": "when_short"}


def test_the_box_of_the_call_is_not_assumed() -> None:
    assert report(SINTRA, box={"broken_glass": [0, 1]})["assumed"] == ["ornaments", "window_values"]


def test_colours_of_the_call_name_the_letters_of_the_log() -> None:
    colours = ["C cyan", "Y yellow", "R red", "K black", "W white"]
    log = AZUL + '\n[[rounds]]\ndisplays = ["CCCC", "YYYY", "RRRR", "KKKK", "WWWW"]\nmoves = "1C1 1C2"\n'
    verdict = judge(log, box={"colours": colours})
    (error,) = verdict.report.errors
    assert error.message == "display 1 has no cyan tile: it is empty"
    assert list(verdict.tables.colours.values()) == ["cyan", "yellow", "red", "black", "white"]


def test_nothing_of_the_call_changes_what_is_wrong_with_the_log_s_own() -> None:
    log = changed(SINTRA, "[box]", "[box]\nbroken_glass = [3]")
    (error,) = report(log, box={"broken_glass": [0, 1]})["errors"]
    assert error["rule"] == "log-shape"


def test_a_call_without_either_is_the_log_as_it_is() -> None:
    assert judge(SINTRA).report.rulings == SintraRulings().answers()


# --- what people see --------------------------------------------------------------------------------------------


def test_the_lines_of_a_log_come_with_what_is_wrong_in_it() -> None:
    log = changed(AZUL, '"grey"', '"gray"').replace("\n", "\r\n")
    assert judge(b"\xef\xbb\xbf" + log.encode()).source[:3] == ["format = 1", 'game = "azul"', 'wall = "gray"']
    assert judge(b"\xff").source == []
    assert judge(AZUL).source == []


def test_the_heading_is_title_date_and_place() -> None:
    log = 'title = "Club night"\ndate = "1 May"\nplace = "Table 2"\n' + AZUL
    assert judge(log).title == "Club night - 1 May, Table 2"


def test_judging_twice_gives_the_same() -> None:
    log = SINTRA + '\n[[rounds]]\ndisplays = ["RRRR", "YYYY", "GGGG", "BBBB", "WWWW"]\nmoves = "1R1 2Y2 9R1"\n'
    assert judge(log) == judge(log)
