"""`--ruling` and `--box`: what the call sets for all logs, over what the logs say."""

from __future__ import annotations

import json

import pytest

from tests.cli.calls import Put, Sintra
from tests.cli.logs import NEW, SINTRA, UNFINISHED

RULED = SINTRA + '\n[rulings]\nscore_floor = "none"\njoker_choice = "colour_first"\n'


# --- --ruling ---------------------------------------------------------------------------------------------------


def test_a_ruling_stands_over_that_of_the_log(sintra: Sintra, put: Put) -> None:
    put("a.toml", RULED)
    (report,) = json.loads(sintra("score", "--format", "json", "--ruling", "score_floor=zero", "a.toml").out)
    assert (report["rulings"]["score_floor"], report["rulings"]["joker_choice"]) == ("zero", "colour_first")


def test_there_may_be_several_rulings(sintra: Sintra, put: Put) -> None:
    put("a.toml", SINTRA)
    rulings = ["--ruling", "score_floor=none", "--ruling", " tie_losses = paid "]
    (report,) = json.loads(sintra("score", "--format", "json", *rulings, "a.toml").out)
    assert (report["rulings"]["score_floor"], report["rulings"]["tie_losses"]) == ("none", "paid")


def test_of_two_for_one_ruling_the_last_counts(sintra: Sintra, put: Put) -> None:
    put("a.toml", SINTRA)
    rulings = ["--ruling", "score_floor=none", "--ruling", "score_floor=zero"]
    (report,) = json.loads(sintra("score", "--format", "json", *rulings, "a.toml").out)
    assert report["rulings"]["score_floor"] == "zero"


def test_a_ruling_decides_also_what_check_finds(sintra: Sintra, put: Put) -> None:
    moves = "1R1 2Y6 CR1 < 3R1 4W5 CB1=R < <"  # strip 1 is gone, and the glazier stands on the gap
    laid = '["RRRR", "RYYY", "RRRR", "BWWW", "GGGG"]'
    put("a.toml", SINTRA + f'\n[[rounds]]\ndisplays = {laid}\nmoves = "{moves}"\n')
    assert sintra("check", "a.toml").code == 0
    code, out, _ = sintra("check", "--ruling", "return_from_gap=forbidden", "a.toml")
    assert code == 1
    assert "glazier-already-leftmost" in out


def test_in_a_mixed_folder_each_game_takes_the_rulings_that_it_has(sintra: Sintra, put: Put) -> None:
    put("d/azul.toml", NEW)
    put("d/sintra.toml", SINTRA)
    rulings = ["--ruling", "score_floor=none", "--ruling", "refill=when_short"]
    code, out, err = sintra("score", "--format", "json", *rulings, "d")
    azul, other = (report["rulings"] for report in json.loads(out))
    assert (code, err) == (0, "")
    assert azul == {"untouched_centre": "same_starter", "refill": "when_short"}
    assert (other["score_floor"], other["refill"]) == ("none", "when_short")


@pytest.mark.parametrize(
    ("ruling", "message"),
    [
        ("score_flor=none", "there is no ruling 'score_flor': did you mean score_floor?"),
        ("SCORE_FLOOR=none", "there is no ruling 'SCORE_FLOOR'"),
        ("score_floor=nil", "score_floor is zero or none, not 'nil'"),
        ("score_floor=", "score_floor is zero or none, not ''"),
        ("score_floor", "'score_floor' is not NAME=VALUE, such as score_floor=none"),
        ("", "'' is not NAME=VALUE, such as score_floor=none"),
        ("=none", "there is no ruling ''"),
        ("refill=when_empty=when_short", "refill is when_empty or when_short, not 'when_empty=when_short'"),
    ],
)
@pytest.mark.parametrize("command", ["score", "check"])
def test_a_ruling_that_is_none_is_wrong_usage(
    sintra: Sintra, put: Put, command: str, ruling: str, message: str
) -> None:
    code, out, err = sintra(command, "--ruling", ruling, put("a.toml", NEW))
    assert (code, out) == (2, "")
    assert message in err


def test_an_unknown_ruling_that_is_like_none_gets_the_list(sintra: Sintra, put: Put) -> None:
    err = sintra("check", "--ruling", "house=ours", put("a.toml", NEW)).err
    assert "there is no ruling 'house': score_floor, return_from_gap" in err


# --- --box ------------------------------------------------------------------------------------------------------

BOX = '[box]\nbroken_glass = [0, 5]\ncolours = ["R rot", "Y gelb", "G gruen", "B blau", "W weiss"]\n'


def test_a_box_file_stands_over_the_box_of_the_log_key_by_key(sintra: Sintra, put: Put) -> None:
    put("box.toml", "[box]\nbroken_glass = [0, 5]\nornaments = [[1, 2]]\n")
    put("a.toml", SINTRA.replace("[box]", "[box]\nbroken_glass = [0, 9]\nwindow_values = [9, 9, 9, 9, 9, 9, 9, 9]"))
    (report,) = json.loads(sintra("score", "--format", "json", "--box", "box.toml", "a.toml").out)
    assert report["assumed"] == []
    put("b.toml", SINTRA)
    (report,) = json.loads(sintra("score", "--format", "json", "--box", "box.toml", "b.toml").out)
    assert report["assumed"] == ["window_values"]


def test_a_box_file_changes_what_is_counted(sintra: Sintra, put: Put) -> None:
    put("box.toml", "[box]\nbroken_glass = [0, 5]\n")
    laid = '["RRRR", "YYYY", "GGGG", "BBBB", "WWWW"]'
    put("a.toml", SINTRA + f'\n[[rounds]]\ndisplays = {laid}\nmoves = "1R7"\n')  # one pane is placed, three break
    (report,) = json.loads(sintra("score", "--format", "json", "a.toml").out)
    assert report["rounds"][0]["players"][0]["steps"] == 3
    assert report["rounds"][0]["players"][0]["reset_losses"] == 0
    ruled = ["--ruling", "score_floor=none", "--box", "box.toml"]
    (report,) = json.loads(sintra("score", "--format", "json", *ruled, "a.toml").out)
    assert report["rounds"][0]["players"][0]["reset_losses"] == 3 * 5  # every step is the last one


def test_a_box_file_may_have_the_strips_that_players_name_by_number(sintra: Sintra, put: Put) -> None:
    head, _, rest = SINTRA.partition("[box]\n")
    strips, _, players = rest.partition("\n[[players]]")
    put("box.toml", "[box]\n" + strips)
    put("a.toml", f"{head}\n[[players]]{players}")
    assert sintra("check", "a.toml").code == 2
    assert sintra("check", "--box", "box.toml", "a.toml") == (0, "", "")


def test_a_box_file_names_the_colours(sintra: Sintra, put: Put) -> None:
    put("box.toml", BOX)
    laid = '["RRRR", "YYYY", "GGGG", "BBBB", "WWWW"]'
    put("a.toml", SINTRA + f'\n[[rounds]]\ndisplays = {laid}\nmoves = "1Y1"\n')
    assert "display 1 has no gelb pane: it holds RRRR" in sintra("check", "--box", "box.toml", "a.toml").out


def test_letters_that_the_box_file_does_not_have_are_log_shape(sintra: Sintra, put: Put) -> None:
    put("box.toml", BOX)
    code, out, _ = sintra("check", "--box", "box.toml", put("a.toml", UNFINISHED))
    assert code == 2
    assert "log-shape: display 4: K is no colour of the box, which has R, Y, G, B, W" in out


def test_what_the_other_game_has_not_is_passed_over(sintra: Sintra, put: Put) -> None:
    put("box.toml", "[box]\nbroken_glass = [0, 5]\n")
    put("d/azul.toml", NEW)
    put("d/sintra.toml", SINTRA)
    assert sintra("check", "--box", "box.toml", "d") == (0, "", "")


def test_a_log_may_serve_as_a_box_file(sintra: Sintra, put: Put) -> None:
    put("a.toml", SINTRA)
    assert sintra("check", "--box", "a.toml", "a.toml") == (0, "", "")


@pytest.mark.parametrize("command", ["score", "check"])
def test_a_box_file_that_is_not_there_is_wrong_usage(sintra: Sintra, put: Put, command: str) -> None:
    code, out, err = sintra(command, "--box", "gone.toml", put("a.toml", NEW))
    assert (code, out) == (2, "")
    assert "gone.toml cannot be read: No such file or directory" in err


def test_a_folder_is_no_box_file(sintra: Sintra, put: Put) -> None:
    put("d/box.toml", BOX)
    code, out, err = sintra("check", "--box", "d", put("a.toml", NEW))
    assert (code, out) == (2, "")
    assert "d cannot be read: " in err


@pytest.mark.parametrize(
    ("text", "diagnostic"),
    [
        ("", "box.toml:1:1: log-shape: there is no [box]: a table with what is printed on your components"),
        (
            "[box]\nbroken_glas = [0]\n",
            "box.toml:2:1: log-shape: unknown key `broken_glas`: did you mean `broken_glass`?",
        ),
        ("[box]\nbroken_glass = [1, 2]\n", "box.toml:2:16: log-shape: the broken-glass track begins with 0, not 1"),
        ("[box\n", "box.toml:1:"),
        (b"\x81", "box.toml:1:1: unreadable: byte 0x81 is not UTF-8: a log is text in UTF-8; save it in that encoding"),
    ],
)
def test_what_is_wrong_with_a_box_file_is_shown_and_no_log_is_read(
    sintra: Sintra, put: Put, text: str | bytes, diagnostic: str
) -> None:
    put("box.toml", text)
    code, out, err = sintra("score", "--format", "json", "--box", "box.toml", put("a.toml", NEW))
    assert (code, out) == (2, "")
    assert err.startswith(diagnostic)
    assert "a.toml" not in err
