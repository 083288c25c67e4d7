"""Each kind of error is found, and mended so that the file is again what it was."""

from __future__ import annotations

import pytest

from sintra_cli.referee import judge
from tests.repair.samples import mended, mistype, sample

SINTRA = "two_players_side_a"
AZUL = "azul_two_players"

# (sample, right, wrong, what is suggested first)
CHANGED = [
    (SINTRA, "5B2     1R3", "5B2     1R4", "5.2: 1R3 instead of 1R4 (target)"),
    (SINTRA, "3R1=R   CB7", "3R1=R   CW7", "2.4: CB7 instead of CW7 (colour)"),
    (SINTRA, "4W6=G   3G4", "4W6=G   4G4", "6.2: 3G4 instead of 4G4 (source)"),
    (SINTRA, "1Y7=Y   2W4=R", "1Y7=Y   2W4=Y", "6.4: 2W4=R instead of 2W4=Y (kept pane)"),
    (SINTRA, "5G2     3B3=R", "5G2     3B3", "4.6: 3B3=R instead of 3B3 (kept pane)"),
    (SINTRA, "4G5     CW2=Y", "4G5=Y   CW2=Y", "5.9: 4G5 instead of 4G5=Y (kept pane)"),
    (SINTRA, "2Y1     5Y1", "2Y1     52Y1", "1.4: 5Y1 instead of 52Y1 (count)"),
    (SINTRA, "5B2     1R3", "5B2     Ana:1R3", "5.2: Ben:1R3 instead of Ana:1R3 (player)"),
    (SINTRA, "2W7=Y   5R5", "2W7=Y(2) 5R5", "3.1: 2W7=Y(3) instead of 2W7=Y(2) (points claimed)"),
    (SINTRA, '"BYGY", "RRWY"', '"BYGY", "RRWW"', "2.start: display 2 is RRWY instead of RRWW (pane)"),
    (SINTRA, '"BYGY", "RRWY"', '"BYGY", "RRW"', "2.start: display 2 is RRWY instead of RRW (pane)"),
    (SINTRA, '"BYGY", "RRWY"', '"BYGY", "RRWYY"', "2.start: display 2 is RRWY instead of RRWYY (pane)"),
    (SINTRA, "claimed = [12, 23]", "claimed = [12, 32]", "4.end: Ben's total 23 instead of 32 (claim)"),
    (SINTRA, "Ana = 47", "Ana = 74", "end of the game: Ana's total 47 instead of 74 (claim)"),
    (AZUL, "claimed = [14, 8]", "claimed = [14, 9]", "2.end: Eva's total 8 instead of 9 (claim)"),
]
"""Filled in below where it depends on the sample."""


@pytest.mark.parametrize(("name", "right", "wrong", "expected"), CHANGED)
def test_what_was_mistyped_is_typed_again(name: str, right: str, wrong: str, expected: str) -> None:
    text = sample(name)
    first = mended(mistype(text, right, wrong))[0]
    assert first.edits == [expected]
    assert first.whole
    assert first.claims_met == first.claims
