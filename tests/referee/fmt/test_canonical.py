"""What formatting leaves of a move, and what it keeps."""

from __future__ import annotations

from typing import Any

import pytest

from sintra_cli.referee import judge
from sintra_cli.referee.fmt import formatted
from sintra_cli.toml.places import Places
from tests.referee.fmt.logs import (
    AZUL,
    AZUL_DISPLAYS,
    AZUL_ROUND,
    SINTRA,
    UNSEEN_ROUND,
    array,
    azul,
    fmt,
    sintra,
    status,
    text,
)

# --- moves that were legally played --------------------------------------------------------------------------


@pytest.mark.parametrize("written", ["1B4", "1b4", "Ana:1b4", "14B4", "Ana:14B4"])
def test_a_move_of_azul_loses_name_and_count_and_gets_capitals(written: str) -> None:
    assert fmt(azul(f'"{written} 2Y4"')) == azul(text("1B4  2Y4"))


def test_a_take_from_the_centre_and_one_to_the_floor_line_are_written_short_too() -> None:
    log = azul("VALUE").replace('"BBBB"', '"BBBW"')
    assert fmt(log.replace("VALUE", '"Ana:13b- Ben:c1w-"')) == log.replace("VALUE", text("1B-  CW-"))


def test_in_an_array_a_move_loses_the_spaces_between_its_parts_too() -> None:
    assert fmt(sintra('[" Ana : 1 4 r 1 ", "2Y1", " 3 4 g 1 = g ( 8 ) "]')) == sintra(
        array(
            '"1R1",      "2Y1",',
            '"3G1=G(8)",',
        )
    )


def test_a_return_stays_what_it_is() -> None:
    assert fmt(sintra('"1R3 2Y1 Ana:<(0)"')) == sintra(text("1R3   2Y1", "<(0)"))
    assert status(sintra('"1R3 2Y1 <"')) == "unfinished"


def test_points_are_a_claim_and_stay() -> None:
    # Ana's strip 1: four red panes in round R and window 1: 4 + 4 = 8; Ben's: 0 + 4
    assert fmt(sintra('"Ana:1R1(0) 2Y1 3G1=g(8) 4B1=B(4)"')) == sintra(
        text(
            "1R1(0)    2Y1",
            "3G1=G(8)  4B1=B(4)",
        )
    )


@pytest.mark.parametrize("points", ["(9)", "(-1)", "(-0)", "(008)", "(-08)"])
def test_points_that_are_wrong_or_oddly_written_stay_as_they_are_written(points: str) -> None:
    third = f"3G1=G{points}"
    assert fmt(sintra(f'"1R1 2Y1 3g1=G{points}"')) == sintra(text(f"{'1R1':{len(third)}}  2Y1", third))


def test_points_in_an_array_lose_their_spaces_only() -> None:
    assert fmt(sintra('["1R1", "2Y1", "3G1=G ( 07 )"]')) == sintra(array('"1R1",       "2Y1",', '"3G1=G(07)",'))


def test_a_kept_pane_stays_where_the_strip_shows_more_than_one_colour() -> None:
    assert fmt(sintra('"1R1 2Y1 3G1=r"')) == sintra(text("1R1    2Y1", "3G1=R"))


def test_a_kept_pane_goes_where_the_strip_shows_one_colour_only() -> None:
    start = '\n[[rounds]]\ndisplays = ["RRRR", "YYYY", "RGGG", "BBBB", "WWWW"]\n'
    assert fmt(sintra('"1R2 2Y1 3R2=R"', start=start)) == sintra(text("1R2  2Y1", "3R2"), start=start)
    assert fmt(sintra('"1R2 2Y1 3R2=?"', start=start)) == sintra(text("1R2  2Y1", "3R2"), start=start)


def test_a_kept_pane_that_nobody_noted_stays_unknown() -> None:
    assert fmt(sintra('"1R1 2Y1 3G1=?"')) == sintra(text("1R1    2Y1", "3G1=?"))


def test_jokers_go_where_they_are_what_they_would_be_anyway() -> None:
    # Two red spaces of R*R*G are free for the two red panes: none on jokers
    assert fmt(sintra('"1R1 2Y1 3G1=G 4B1=B 5R1J0"')) == sintra(text("1R1    2Y1", "3G1=G  4B1=B", "5R1"))


def test_jokers_stay_where_they_are_more_than_that() -> None:
    assert fmt(sintra('"1R1 2Y1 3G1=G 4B1=B 5R1J1"')) == sintra(text("1R1    2Y1", "3G1=G  4B1=B", "5R1j1"))


def test_jokers_that_cannot_be_avoided_go() -> None:
    # R*R*G has no white space: both panes go on jokers
    start = '\n[[rounds]]\ndisplays = ["RRRR", "YYYY", "GGGG", "BBBB", "WWYY"]\n'
    assert fmt(sintra('"1R1 2Y1 3G1=G 4B1=B 5W1j2"', start=start)) == sintra(
        text("1R1    2Y1", "3G1=G  4B1=B", "5W1"), start=start
    )


def test_letters_of_the_box_may_be_those_of_the_notation() -> None:
    box = '\n[box]\ncolours = ["J jade", "C coral", "R red", "K black", "W white"]\n'
    log = f"{AZUL}{box}{AZUL_ROUND.replace('B', 'J').replace('Y', 'C')}moves = VALUE\n"
    assert fmt(log.replace("VALUE", '"1j4 2c4 3r- 4k3 5w5"')) == log.replace(
        "VALUE", text("1J4  2C4", "3R-  4K3", "5W5")
    )


# --- rounds without displays ---------------------------------------------------------------------------------


def test_in_a_round_without_displays_the_count_stays() -> None:
    written = '"Ana:?4r1 ?4y1 ?3g1=G(8) Ben:?2b1=b C1R3"'
    assert fmt(sintra(written, start=UNSEEN_ROUND)) == sintra(
        text("?4R1       ?4Y1", "?3G1=G(8)  ?2B1=B", "C1R3"), start=UNSEEN_ROUND
    )
    assert status(sintra(written, start=UNSEEN_ROUND)) == "unfinished"


def test_in_azul_too() -> None:
    log = f"{AZUL}{UNSEEN_ROUND}moves = VALUE\n"
    assert fmt(log.replace("VALUE", "['? 3 b 4', 'Ben:c1w-']")) == log.replace("VALUE", array('"?3B4", "C1W-",'))


def test_rounds_with_and_without_displays_may_follow_each_other() -> None:
    log = azul('"14b4 2y4 3r- 4k3 5w5"') + f"{UNSEEN_ROUND}moves = '?4B- ?4y5'\n"
    expected = azul(text("1B4  2Y4", "3R-  4K3", "5W5")) + f"{UNSEEN_ROUND}moves = {text('?4B-  ?4Y5')}\n"
    assert fmt(log) == expected


# --- the move that breaks a rule, and what comes after it ----------------------------------------------------


@pytest.mark.parametrize(
    ("illegal", "rule"),
    [
        ("Ben:13k3", "turn-order"),
        ("9k3", "no-such-display"),
        ("4r3", "colour-not-there"),
        ("43k3", "pane-count"),
        ("4k4", "line-full"),
    ],
)
def test_a_move_that_breaks_a_rule_stays_exactly_as_it_is_written(illegal: str, rule: str) -> None:
    written = f'"Ana:14b4 2y4 {illegal} 5w5"'
    assert status(azul(written)) == rule
    assert fmt(azul(written)) == azul(text(f"{'1B4':{len(illegal)}}  2Y4", f"{illegal}  5W5"))


def test_in_an_array_its_spaces_stay_too() -> None:
    assert fmt(azul("['1b4', '2y4', ' 4\t3 k 3 ', '5 w 5']")) == azul(
        array(
            '"1B4",        "2Y4",',
            r'" 4\t3 k 3 ", "5W5",',
        )
    )


def test_the_moves_after_it_keep_all_but_spaces_and_small_letters() -> None:
    written = "'Ana:1R1 2y1 9r1(3) Ben:14b1 4b1j0=b(007) <(1) 1r1=?'"
    assert status(sintra(written)) == "no-such-display"
    assert fmt(sintra(written)) == sintra(
        text(
            "1R1           2Y1",
            "9r1(3)        Ben:14B1",
            "4B1j0=B(007)  <(1)",
            "1R1=?",
        )
    )


def test_in_an_array_they_lose_the_spaces_between_their_parts_and_around_their_names() -> None:
    log = azul("VALUE").replace('"Ben"', '"Ben B."')
    assert fmt(log.replace("VALUE", "['9b1', ' Ben B. : 1 4 b 3 ', 'c 2 w -']")) == log.replace(
        "VALUE", array('"9b1",  "Ben B.:14B3",', '"C2W-",')
    )


def test_rounds_after_an_illegal_move_were_not_played_either() -> None:
    rest = AZUL_ROUND + "moves = VALUE\n"
    before = azul('"9b4"') + rest.replace("VALUE", '"Ana:14b4 2y4 3r-"')
    assert fmt(before) == azul(text("9b4")) + rest.replace("VALUE", text("Ana:14B4  2Y4", "3R-"))


@pytest.mark.parametrize(
    ("displays", "rule"),
    [
        ('"BBBB"', "display-count"),
        ('"BBBB", "YYYY", "RRRR", "KKKK", "WWW"', "display-size"),
        ('"BBBB", "BBBB", "BBBB", "BBBB", "BBBB"', "draw-supply"),
    ],
)
def test_the_moves_of_a_round_that_cannot_begin_were_not_played(displays: str, rule: str) -> None:
    played = azul('"14b4 2y4 3r- 4k3 5w5"')
    rest = f"\n[[rounds]]\ndisplays = [{displays}]\nmoves = VALUE\n"
    assert status(played + rest.replace("VALUE", '""')) == rule
    assert fmt(played + rest.replace("VALUE", '"Ana:14b4 2y4"')) == azul(
        text("1B4  2Y4", "3R-  4K3", "5W5")
    ) + rest.replace("VALUE", text("Ana:14B4  2Y4"))


def test_a_round_without_displays_whose_panes_cannot_have_been_drawn_was_not_played() -> None:
    # 5 x 4 = 20 blue tiles are drawn in round 1, and none is left for round 2
    log = f"{AZUL}{UNSEEN_ROUND}moves = A\n{UNSEEN_ROUND}moves = B\n"
    blue = "?4b- ?4b- ?4b- ?4b- ?4b-"
    before = log.replace("= A", f'= "{blue}"').replace("= B", f'= "Ana:{blue}"')
    assert status(before) == "draw-supply"
    short = text("?4B-  ?4B-", "?4B-  ?4B-", "?4B-")
    tagged = text("Ana:?4B-  ?4B-", "?4B-      ?4B-", "?4B-")
    assert fmt(before) == log.replace("= A", f"= {short}").replace("= B", f"= {tagged}")


def test_where_the_set_up_is_not_allowed_no_move_was_played() -> None:
    log = sintra("VALUE").replace("R*R*G", "RRRRG")
    assert status(log.replace("VALUE", '""')) == "strip-set"
    assert fmt(log.replace("VALUE", '"Ana:14r1 2y1"')) == log.replace("VALUE", text("Ana:14R1  2Y1"))


def test_what_is_written_after_the_end_of_a_round_is_not_played() -> None:
    assert fmt(azul('"1b4 2y4 3r- 4k3 5w5 Ana:c1b1 c1b1"')) == azul(
        text("1B4   2Y4", "3R-   4K3", "5W5   Ana:c1b1", "C1B1")
    )


# --- the wall-tiling -----------------------------------------------------------------------------------------

GREY = AZUL.replace("coloured", "grey")


def test_a_log_with_a_grey_wall_is_formatted_like_any_other() -> None:
    log = f'{GREY}{AZUL_ROUND}moves = VALUE\ntiling = [ "4:1",  "3:2 4:1" ]\n'
    assert fmt(log.replace("VALUE", '"14b4 2y4 3r- 4k3 5w5"')) == log.replace(
        "VALUE", text("1B4  2Y4", "3R-  4K3", "5W5")
    )
    assert status(log.replace("VALUE", '"1B4 2Y4 3R- 4K3 5W5"')) == "unfinished"


def test_the_moves_of_a_round_whose_tiling_is_wrong_were_played() -> None:
    log = f'{GREY}{AZUL_ROUND}moves = VALUE\ntiling = ["5:1", ""]\n'
    assert status(log.replace("VALUE", '"1B4 2Y4 3R- 4K3 5W5"')) == "tiling-line"
    assert fmt(log.replace("VALUE", '"14b4 2y4 3r- 4k3 5w5"')) == log.replace(
        "VALUE", text("1B4  2Y4", "3R-  4K3", "5W5")
    )


def test_moves_that_are_shown_as_what_is_wrong_stay_as_they_are() -> None:
    # The tiling of round 1 is missing, and the place of what is missing are the moves before it
    log = f"{GREY}{AZUL_ROUND}moves = A\n{AZUL_ROUND}moves = B\n"
    before = log.replace("= A", '= "14b4 2y4 3r- 4k3 5w5"').replace("= B", "= ['Ana:1b3']")
    [error] = judge(before.encode()).report.errors
    assert (error.rule, error.text) == ("tiling-missing", "14b4 2y4 3r- 4k3 5w5")
    assert fmt(before) == before.replace("['Ana:1b3']", array('"Ana:1B3",'))


# --- names ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Zoë", "Zoë"),
        ("a:b", "a:b"),
        ('"Z"', r"\"Z\""),
        ("back\\slash", r"back\\slash"),
        ("\x01\x7f\x1b", r"\u0001\u007f\u001b"),
        ("(8)", "(8)"),
    ],
)
def test_a_name_that_stays_is_written_so_that_it_reads_the_same(name: str, written: str) -> None:
    quoted = "".join(f"\\u{ord(letter):04x}" for letter in name)
    log = azul("VALUE").replace('"Ana"', f'"{quoted}"')
    width = len(f"{written}:1B1")
    assert fmt(log.replace("VALUE", f'"{quoted}:1b4 2y4 9b1 2b1 {quoted}:1b1"')) == log.replace(
        "VALUE", text(f"{'1B4':{width}}  2Y4", f"{'9b1':{width}}  2B1", f"{written}:1B1")
    )


# --- a log that cannot be read -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [azul('"1B9"'), azul('"R13 1B4"'), azul('["1B4", ""]'), azul("1"), AZUL.replace("azul", "chess")],
)
def test_a_log_that_cannot_be_read_is_refused_with_the_faults_that_a_check_finds(data: str) -> None:
    refused: Any = formatted(data.encode(), {}, {})
    found = [(fault.rule, fault.message, fault.line, fault.column) for fault in refused.faults]
    assert found == [
        (error.rule, error.message, error.line, error.column) for error in judge(data.encode()).report.errors
    ]
    assert found


def test_the_rulings_and_the_box_of_the_call_hold_as_they_do_for_the_report() -> None:
    log = SINTRA.replace('strips = [\n  "RRRRG/R*R*G"', 'strips = "1 2 3 4 5 6 7 8"\n_old = [\n  "RRRRG/R*R*G"')
    log += "\n[[rounds]]\ndisplays = ['RRRR', 'YYYY', 'GGGG', 'BBBB', 'RRYY']\nmoves = '1r1 2y1 3g1=g 4b1=b 5r1j1'\n"
    box = {"strips": ["RRRRG/R*R*G", "RRRRR/YYYYY", *["RRRRG/RRRRG"] * 6]}
    assert not isinstance(formatted(log.encode(), {}, {}), bytes)
    after = formatted(log.encode(), {}, box)
    assert isinstance(after, bytes)
    assert after.decode().endswith(text("1R1    2Y1", "3G1=G  4B1=B", "5R1j1") + "\n")
    after = formatted(log.encode(), {"joker_choice": "colour_first"}, box)
    assert isinstance(after, bytes)
    assert after.decode().endswith(text("1R1    2Y1", "3G1=G  4B1=B", "5r1j1") + "\n")


def test_a_value_whose_place_cannot_be_told_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Places.span

    def span(places: Places, path: tuple[str | int, ...]) -> tuple[int, int] | None:
        return None if path[1] == 0 else real(places, path)

    monkeypatch.setattr(Places, "span", span)
    log = azul("A") + f"\n[[rounds]]\n{AZUL_DISPLAYS}moves = '2b4'\n"
    for written in ('"1b4"', "['1b4']"):
        assert fmt(log.replace("A\n", f"{written}\n")) == log.replace("A\n", f"{written}\n").replace(
            "'2b4'", text("2B4")
        )
