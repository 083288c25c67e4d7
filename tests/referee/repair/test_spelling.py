"""Moves that cannot be read are read as the legal moves that are written nearly so."""

from __future__ import annotations

import pytest

from sintra_cli.referee.repair.typing_errors import distance
from tests.referee.repair.samples import mended, mistype, sample

SINTRA = "two_players_side_a"
AZUL = "azul_two_players"
UNSEEN = "without_displays"
HEAD = 'format = 1\ngame = "azul"\nwall = "coloured"\nplayers = [{ name = "Ana" }, { name = "Ben" }]\n'
ROUND = '[[rounds]]\ndisplays = ["RRRR", "YYYY", "KKKK", "BBBB", "WWWW"]\nmoves = "1R4 2Y4 3K5 4B5 5W3"\n'

# (sample, right, wrong, what is suggested first)
MISSPELT = [
    (SINTRA, "5B2    1R3", "5B2    lR3", "5.2: 1R3 instead of lR3 (spelling)"),
    (SINTRA, "5B2    1R3", "5B2    1RR3", "5.2: 1R3 instead of 1RR3 (spelling)"),
    (SINTRA, "5B2    1R3", "5B2    1R3.", "5.2: 1R3 instead of 1R3. (spelling)"),
    (SINTRA, "5B2    1R3", "5B2    2. 1R3", "5.2: without 2. (spelling)"),
    (SINTRA, "5B2    1R3", "5B2    2.1R3", "5.2: 1R3 instead of 2.1R3 (spelling)"),
    (SINTRA, "5B2    1R3", "5B2    1E3", "5.2: 1R3 instead of 1E3 (spelling)"),
    (SINTRA, "5B2    1R3", "5B2    13", "5.2: 1R3 instead of 13 (spelling)"),
    (SINTRA, "5B2    1R3", "5B2    R13", "5.2: 1R3 instead of R13 (spelling)"),
    (SINTRA, "5B2    1R3", "5B2    Bne:1R3", "5.2: Ben:1R3 instead of Bne:1R3 (spelling)"),
    (SINTRA, "3R1=R  CB7", "3R1=E  CB7", "2.3: 3R1=R instead of 3R1=E (spelling)"),
    (SINTRA, "2W7=Y  5R5", "2W7=Y(3 5R5", "3.1: 2W7=Y instead of 2W7=Y(3 (spelling)"),
    (SINTRA, "5B2    1R3", "5B2    IR3(0)", "5.2: 1R3(0) instead of IR3(0) (spelling)"),
    (AZUL, "CW-  CR5", "CW—  CR5", "3.9: CW- instead of CW— (spelling)"),
    (AZUL, "4K3  CW4", "4K3, CW4", "2.7: 4K3 instead of 4K3, (spelling)"),
    (AZUL, "3Y2  5K4", "3Y2  5KK4", "3.2: 5K4 instead of 5KK4 (spelling)"),
    (UNSEEN, "?1Y2    C2B4=R", "?lY2    C2B4=R", "4.7: ?1Y2 instead of ?lY2 (spelling)"),
    (UNSEEN, "?1Y2    C2B4=R", "?Y2     C2B4=R", "4.7: ?1Y2 instead of ?Y2 (spelling)"),
]


@pytest.mark.parametrize(("name", "right", "wrong", "expected"), MISSPELT)
def test_what_is_no_move_is_the_legal_move_that_is_written_nearly_so(
    name: str, right: str, wrong: str, expected: str
) -> None:
    first = mended(mistype(sample(name), right, wrong))[0]
    assert first.edits == [expected]
    assert first.reason.startswith("as written, move-syntax at ")
    assert first.whole
    assert first.claims_met == first.claims
    assert first.status == "finished"


def test_a_number_before_every_move_is_one_slip() -> None:
    text = mistype(sample(SINTRA), "5B2    1R3", "1. 5B2  2. 1R3  3.")
    first = mended(text)[0]
    assert first.edits == ["5.1: without 1., and 2 more like it (spelling)"]
    assert "\n  5B2  1R3\n" in first.log or "\n  5B2  1R3  \n" in first.log
    assert first.whole


def test_commas_between_the_moves_of_an_array_element_and_remarks_around_it_stay_apart() -> None:
    rounds = '[[rounds]]\ndisplays = ["RRRR", "YYYY", "KKKK", "BBBB", "WWWW"]\nmoves = [\n{}]\n'
    wrong = HEAD + rounds.format('  "1R4",  # Ana\'s\n  "2. 2 Y 4,", "3K5",\n  "4B5", "5W3.",  # the last\n')
    right = HEAD + rounds.format('  "1R4",  # Ana\'s\n  "2 Y 4", "3K5",\n  "4B5", "5W3",  # the last\n')
    first = mended(wrong)[0]
    assert first.edits == ["1.2: 2Y4 instead of 2. 2 Y 4,, and 1 more like it (spelling)"]
    assert first.log in (right, right.replace("2 Y 4", "2Y4"))
    assert first.whole


def test_a_word_that_is_like_no_legal_move_may_be_none() -> None:
    first = mended(mistype(sample(SINTRA), "5B2    1R3", "5B2    (pause) 1R3"))[0]
    assert first.edits == ["5.2: without (pause) (no move)"]
    assert first.log == mistype(sample(SINTRA), "5B2    1R3", "5B2    1R3")


def test_several_moves_that_cannot_be_read_are_all_read() -> None:
    text = mistype(sample(SINTRA), "5B2    1R3", "5B2    1E3")
    text = mistype(text, "3R1=R  CB7", "3RR1=R  CX7")
    first = mended(text)[0]
    assert first.edits == [
        "2.3: 3R1=R instead of 3RR1=R (spelling)",
        "2.4: CB7 instead of CX7 (spelling)",
        "5.2: 1R3 instead of 1E3 (spelling)",
    ]
    assert first.whole


def test_a_move_that_cannot_be_read_and_another_slip_are_both_mended() -> None:
    text = mistype(sample(SINTRA), "5B2    1R3", "5B2    1E3")
    first = mended(mistype(text, "3R1=R  CB7", "3R1=R  CW7"))[0]
    assert first.edits == ["2.4: CB7 instead of CW7 (colour)", "5.2: 1R3 instead of 1E3 (spelling)"]
    assert first.log == sample(SINTRA)


@pytest.mark.parametrize(
    ("written", "meant", "off"),
    [
        ("1R3", "1R3", 0.0),
        ("1r3", "1R3", 0.0),
        ("lR3", "1R3", 0.3),  # looks alike
        ("1RR3", "1R3", 0.4),  # a letter twice
        ("1.R3", "1R3", 0.3),  # a mark that is in no move
        ("R13", "1R3", 0.7),  # two letters in the wrong order
        ("1R", "1R3", 1.0),  # one lost
        ("1E3", "1R3", 1.0),  # another one
        ("", "1R3", 3.0),
    ],
)
def test_what_is_easily_mistyped_is_near(written: str, meant: str, off: float) -> None:
    assert distance(written, meant) == pytest.approx(off)


def test_what_stands_behind_the_last_move_of_a_round_is_none() -> None:
    first = mended(f"{HEAD}{ROUND}".replace("5W3", "5W3 ok?"))[0]
    assert first.edits == ["1.6: without ok? (no move)"]
    assert first.log == f"{HEAD}{ROUND}".replace("5W3", "5W3")


def test_a_long_word_is_like_no_move() -> None:
    first = mended(f"{HEAD}{ROUND}".replace("2Y4", "then-Ben-thought-for-long 2Y4"))[0]
    assert first.edits == ["1.2: without then-Ben-thought-for-long (no move)"]


def test_moves_after_a_position_are_read_as_its_displays_are() -> None:
    text = f'{HEAD}[position]\ndisplays = ["RRRR", "YYYY"]\n[[rounds]]\nmoves = "lR4 2Y4"\n'
    first = mended(text)[0]
    assert first.edits == ["1.1: 1R4 instead of lR4 (spelling)"]
    assert first.log == text.replace("lR4", "1R4")
