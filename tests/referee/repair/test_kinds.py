"""Each kind of error is found, and mended so that the file is again what it was."""

from __future__ import annotations

import pytest

from tests.referee.repair.samples import mended, mistype, sample

SINTRA = "two_players_side_a"
AZUL = "azul_two_players"
GREY = "azul_three_players_grey"
UNSEEN = "without_displays"

# (sample, right, wrong, what is suggested first)
CHANGED = [
    (SINTRA, "5B2    1R3", "5B2    1R4", "5.2: 1R3 instead of 1R4 (target)"),
    (SINTRA, "3R1=R  CB7", "3R1=R  CW7", "2.4: CB7 instead of CW7 (colour)"),
    (SINTRA, "4W6=G  3G4", "4W6=G  4G4", "6.2: 3G4 instead of 4G4 (source)"),
    (SINTRA, "1Y7=Y  2W4=R", "1Y7=Y  2W4=Y", "6.4: 2W4=R instead of 2W4=Y (kept pane)"),
    (SINTRA, "5G2    3B3=R", "5G2    3B3", "4.6: 3B3=R instead of 3B3 (kept pane)"),
    (SINTRA, "4G5    CW2=Y", "4G5=Y  CW2=Y", "5.9: 4G5 instead of 4G5=Y (kept pane)"),
    (SINTRA, "2Y1    5Y1", "2Y1    52Y1", "1.4: 51Y1 instead of 52Y1 (count)"),
    (SINTRA, "5B2    1R3", "5B2    Ana:1R3", "5.2: Ben:1R3 instead of Ana:1R3 (player)"),
    (SINTRA, "2W7=Y  5R5", "2W7=Y(2) 5R5", "3.1: 2W7=Y(3) instead of 2W7=Y(2) (points claimed)"),
    (SINTRA, '"WRGG"', '"WRGR"', "1.start: display 3 is WGGR instead of WRGR (pane)"),
    (SINTRA, '"BYGY", "RRWY"', '"BYGY", "RRW"', "2.start: display 2 is RRWY instead of RRW (pane)"),
    (SINTRA, '"BYGY", "RRWY"', '"BYGY", "RRWYY"', "2.start: display 2 is RRWY instead of RRWYY (pane)"),
    (SINTRA, "claimed = [12, 23]", "claimed = [12, 32]", "4.end: Ben's total 23 instead of 32 (claim)"),
    (SINTRA, "Ana = 47", "Ana = 74", "end of the game: Ana's total 47 instead of 74 (claim)"),
    (AZUL, "claimed = [14, 8]", "claimed = [14, 9]", "2.end: Hamid's total 8 instead of 9 (claim)"),
    (AZUL, "4K3  CW4", "4K3  CW5", "2.8: CW4 instead of CW5 (target)"),
    (AZUL, "CW-  CR5", "CW4  CR5", "3.9: CW- instead of CW4 (target)"),
    (AZUL, "CY4  2B1", "CY4  1B1", "3.6: 2B1 instead of 1B1 (source)"),
    (AZUL, "3Y2  5K4", "3Y2  5B4", "3.2: 5K4 instead of 5B4 (colour)"),
    (AZUL, '"WYKR", "KBKB"', '"WYKR", "KBKR"', "3.start: display 2 is KBKB instead of KBKR (tile)"),
    (GREY, "1:4 2:4 4:2", "1:4 2:4 4:3", "3.end: Lin's line 4 in column 2 instead of 3 (column)"),
    (GREY, "1:4 2:4 4:2", "1:4 2:4", "3.end: Lin's line 4 in column 2 (column)"),
    (GREY, "1:4 2:1 3:2", "1:4 2:1 3:2 5:1", "3.end: Greta's line 5 not in column 1 (column)"),
    (UNSEEN, "?1Y2    C2B4=R", "?1Y3    C2B4=R", "4.7: ?1Y2 instead of ?1Y3 (target)"),
    (UNSEEN, "?1Y2    C2B4=R", "?2Y2    C2B4=R", "4.7: ?1Y2 instead of ?2Y2 (count)"),
    (UNSEEN, "?3G1    <", "C3G1    <", "3.1: ?3G1 instead of C3G1 (source)"),
    (UNSEEN, "?1Y2    C2B4=R", "?1Y2    C2W4=R", "4.8: C2B4=R instead of C2W4=R (colour)"),
]


@pytest.mark.parametrize(("name", "right", "wrong", "expected"), CHANGED)
def test_what_was_mistyped_is_typed_again(name: str, right: str, wrong: str, expected: str) -> None:
    text = sample(name)
    first = mended(mistype(text, right, wrong))[0]
    assert first.edits == [expected]
    assert first.whole
    assert first.claims_met == first.claims
    assert first.status == "finished"


# (sample, right, wrong, what is suggested first, the moves that are there then)
ORDERED = [
    (SINTRA, "  4G1=Y  CB1=Y\n", "  4G1=Y\n", "1.6: CB1=Y added (left out)", "4G1=Y  CB1=Y\n"),
    (SINTRA, "  4G1=Y  CB1=Y\n", "  CB1=Y\n", "1.5: 4G1=Y added (left out)", "5Y1  4G1=Y\n  CB1=Y\n"),
    (AZUL, "  CB-  CR-\n  CK-\n", "  CB-  CR-\n", "1.11: CK- added (left out)", "CB-  CR-  CK-\n"),
    (SINTRA, "3R1=R  CB7", "3R1=R 3R1=R  CB7", "2.4: without 3R1=R (doubled)", "  3R1=R CB7"),
    (AZUL, "5Y2\n", "5Y2  5Y2\n", "2.3: without 5Y2 (doubled)", "  1Y1  5Y2\n"),
    (SINTRA, "3R1=R  CB7", "CB7    3R1=R", "2.3: 3R1=R before CB7 (order)", "3R1=R    CB7"),
]


@pytest.mark.parametrize(("name", "right", "wrong", "expected", "then"), ORDERED)
def test_moves_left_out_doubled_or_swapped_are_put_right(
    name: str, right: str, wrong: str, expected: str, then: str
) -> None:
    first = mended(mistype(sample(name), right, wrong))[0]
    assert first.edits == [expected]
    assert first.whole
    assert then in first.log


def test_a_slip_that_was_carried_on_is_taken_out_of_all_later_totals() -> None:
    first = mended(sample("three_players_wrong_claim"))[0]
    assert first.edits == ["3.end: Luc's totals from here on 2 less (claims)"]
    assert first.whole
    for total in (8 - 2, 11 - 2, 14 - 2, 38 - 2, 50 - 2):
        assert f"Luc = {total}" in first.log


def test_two_errors_are_mended_by_two_changes_and_not_by_one() -> None:
    text = mistype(sample(SINTRA), "5B2    1R3", "5B2    1R4")
    first = mended(mistype(text, "3R1=R  CB7", "3R1=R  CW7"))[0]
    assert first.edits == ["2.4: CB7 instead of CW7 (colour)", "5.2: 1R3 instead of 1R4 (target)"]
    assert first.log == sample(SINTRA)
    assert first.whole


def test_two_parts_of_one_move_can_both_be_wrong() -> None:
    first = mended(mistype(sample(SINTRA), "5B2    1R3", "5B2    1W4"))[0]
    assert first.edits == ["5.2: 1R3 instead of 1W4 (colour and target)"]
    assert first.log == sample(SINTRA)


def test_the_true_cause_may_be_rounds_before_the_reported_place() -> None:
    first = mended(mistype(sample(SINTRA), '"RRGR"', '"RRGY"'))[0]
    assert first.edits == ["3.start: display 5 is RRGR instead of RRGY (pane)"]
    assert first.reason.startswith("as written, keep-without-completion at 4.10")
