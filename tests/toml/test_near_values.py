"""Numbers with a letter in them, and dates that are none."""

from __future__ import annotations

import pytest

from sintra_cli.toml.places import Place
from tests.log.logs import AZUL, ROUND, SINTRA, accepted, changed
from tests.toml.explaining import explained


@pytest.mark.parametrize(
    ("source", "letter", "better", "place"),
    [
        ("claimed = [o, o]", "o", "0", Place(1, 12, 13, "o")),
        ("claimed = [0, O]", "O", "0", Place(1, 15, 16, "O")),
        ("claimed = [\n  12,\n  1l, # Ben\n]", "l", "11", Place(3, 3, 5, "1l")),
        ("claimed = [1O, 2]", "O", "10", Place(1, 12, 14, "1O")),
        ("claimed = [-I2, 2]", "I", "-12", Place(1, 12, 15, "-I2")),
        ("claimed = {Ana = 7l, Ben = 6}", "l", "Ana = 71", Place(1, 18, 20, "7l")),
        ("claimed.Ana = l", "l", "claimed.Ana = 1", Place(1, 15, 16, "l")),
        ("[claimed]\nAna = 7|", "|", "Ana = 71", Place(2, 7, 9, "7|")),
        ("[[rounds]]\n[rounds.claimed]\n'Ana' = oo", "o", "'Ana' = 0", Place(3, 9, 11, "oo")),
        ("format = l", "l", "format = 1", Place(1, 10, 11, "l")),
        ("format = I # one", "I", "format = 1", Place(1, 10, 11, "I")),
        ("[position]\nround = 1O", "O", "round = 10", Place(2, 9, 11, "1O")),
        ("[position.players.Ana]\nscore = O", "O", "score = 0", Place(2, 9, 10, "O")),
        ("[box]\nwindow_values = [4, 3, 3, 2, 2, l, 1, 2]", "l", "1", Place(2, 33, 34, "l")),
        ("ornaments = [[l, 2]]", "l", "1", Place(1, 15, 16, "l")),
    ],
)
def test_a_letter_stands_for_a_digit(source: str, letter: str, better: str, place: Place) -> None:
    digit = "0" if letter in "oO" else "1"
    assert explained(source) == (f"{letter} is a letter, not the digit {digit}: write {better}", place)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("side = O", 'text has to be in quotes: write side = "O"'),
        ("name = l", 'text has to be in quotes: write name = "l"'),
        ("[[players]]\nname = Ol", 'text has to be in quotes: write name = "Ol"'),
        ("claimed = [none]", 'text has to be in quotes: write "none"'),
    ],
)
def test_a_letter_is_text_where_no_number_is_due(source: str, message: str) -> None:
    assert explained(source)[0] == message


@pytest.mark.parametrize("log", [AZUL, SINTRA], ids=["azul", "sintra"])
def test_with_digits_it_is_a_log(log: str) -> None:
    claims = "\n[claimed]\nAna = {}\nBen = {}\n"
    assert explained(log + claims.format("1O", "l"))[0].endswith(": write Ana = 10")
    assert explained(log + claims.format("10", "l"))[0].endswith(": write Ben = 1")
    assert accepted(log + claims.format("10", "1")).final_claims == {0: 10, 1: 1}
    assert accepted(AZUL + ROUND + "claimed = [0, 0]\n").claims == [{0: 0, 1: 0}]


@pytest.mark.parametrize(
    ("written", "what", "better"),
    [
        ("2024-13-01", "there is no month 13", "2024-01-13"),
        ("2024-00-07", "there is no month 0", None),
        ("2024-31-12", "there is no month 31", "2024-12-31"),
        ("2024-31-11", "there is no month 31", None),
        ("2024-13-13", "there is no month 13", None),
        ("2024-02-30", "month 2 of 2024 has 29 days", None),
        ("2023-02-29", "month 2 of 2023 has 28 days", None),
        ("2024-04-31", "month 4 of 2024 has 30 days", None),
        ("2024-05-32", "month 5 of 2024 has 31 days", None),
        ("2024-5-1", "its month and its day have two digits each", "2024-05-01"),
        ("2024-05-1", "its month and its day have two digits each", "2024-05-01"),
        ("2024/05/01", "a date has hyphens", "2024-05-01"),
        ("2024.5.1", "a date has hyphens", "2024-05-01"),
    ],
)
def test_a_date_is_none(written: str, what: str, better: str | None) -> None:
    log = changed(AZUL, "format = 1\n", f"format = 1\ndate = {written}\n")
    message, place = explained(log)
    advice = f"write date = {better}" if better else f"write one like {written[:4]}-05-31, or any text in quotes"
    assert message == f"{written} is no date ({what}): {advice}"
    assert place == Place(2, 8, 8 + len(written), written)
    accepted(changed(log, written, better or f"{written[:4]}-05-31"))
    accepted(changed(log, written, f'"{written}"'))


def test_other_ways_to_write_a_date_are_text() -> None:
    log = changed(AZUL, "format = 1\n", "format = 1\ndate = 1.5.2024\n")
    assert explained(log)[0] == 'text has to be in quotes: write date = "1.5.2024"'
    accepted(changed(log, "1.5.2024", '"1.5.2024"'))


def test_a_very_long_number_is_cut() -> None:
    message, _ = explained(f"claimed = [{'o1' * 100_000}]")
    assert message == f"o is a letter, not the digit 0: write {'1' + '01' * 19}…"
