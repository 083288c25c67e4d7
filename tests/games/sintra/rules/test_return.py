"""A turn: returning the glazier instead of taking panes (rulebook p. 5)."""

from __future__ import annotations

from tests.building.logs import Round
from tests.building.sintra import EVERY, WHITE, accepted, refused, row
from tests.building.sintra_games import gap

RED = "RRRRR/YYYYY"


def test_the_glazier_goes_all_the_way_to_the_leftmost_strip() -> None:
    accepted(Round("RRRR", "2W6 1R- < 3W1 4W1"))
    accepted(Round("RRRR", "2W8 1R- < 3W1 4W1"))


def test_it_is_done_instead_of_taking() -> None:
    report = accepted(Round("RRRR", "Ana:2W2 Ben:1R- Ana:< Ben:3W1 Ana:4W1"))
    assert row(report, "Ana").steps == 0


def test_it_takes_no_panes_and_a_round_may_have_more_turns_than_takes() -> None:
    report = accepted(Round("RRRR", "2W2 1R- < 3W2 4W2 < 5W2"))
    assert report.rounds[0].finished


def test_it_is_not_allowed_if_the_glazier_is_already_there() -> None:
    error = refused(Round("RRRR", "2W2 3W1 < 4W1 <"))
    assert (error.rule, error.move, error.player) == ("glazier-already-leftmost", 5, "Ana")
    error = refused(Round("RRRR", "2W2 <"))
    assert (error.rule, error.move, error.player) == ("glazier-already-leftmost", 2, "Ben")


def test_it_is_not_allowed_when_the_glazier_has_never_left() -> None:
    error = refused(Round("RRRR", "1R1 2W1 <"), ana=[RED])
    assert (error.rule, error.move) == ("glazier-already-leftmost", 3)


def test_it_goes_to_the_leftmost_strip_that_is_left_and_not_to_a_gap() -> None:
    # strip 1 is gone; Ana returns from strip 3 to strip 2, and can go no further
    second = "5W3 1R3 2Y- < 3G-"
    table = {"ana": [RED, WHITE, "RRRRR/WWWWW"]}
    error = refused(gap("GGGG", "5G-"), Round(EVERY, f"{second} <"), **table)
    assert (error.rule, error.round, error.move) == ("glazier-already-leftmost", 2, 6)
    accepted(gap("GGGG", "5G-"), Round("RRRR YYYY GGGG WWWW WWWW", f"{second} 4W2"), **table)


def test_from_a_gap_on_the_left_it_goes_to_the_leftmost_strip_that_is_left() -> None:
    # unless the ruling forbids it; a second return shows that the glazier stands above strip 2 then
    error = refused(gap("GGGG", "5G-"), Round(EVERY, "5W3 < 1R- <"), ana=[RED])
    assert (error.rule, error.round, error.move) == ("glazier-already-leftmost", 2, 4)


def test_from_a_gap_further_right_it_goes_to_the_leftmost_strip() -> None:
    second = Round(EVERY, "5W3 < 1R- 2Y1")
    accepted(gap("GGGG", "5G-", slot=2), second, ana=["YYYYY/WWWWW", RED])


def _three_strips(colours: str, slots: str, ben: int, last: str = "WW") -> Round:
    """Return a round in which Ana completes three strips with 3 + 2 panes of a colour.

    Ben has the tile already, takes the white panes that are left over one by one, and returns in between.
    """
    a, b, c = list(colours)
    first, second, third = list(slots)
    displays = f"{a * 3}W {b * 3}W {c * 3}W {a * 2}{b * 2} {c * 2}{last}"
    moves = f"< 1{a}{first} CW{ben} 4{a}{first} < 2{b}{second} CW{ben} C{b}{second} <"
    bens_last = f"CW{ben}" if last == "WW" else f"C{last[0]}-"
    return Round(displays, f"{moves} 3{c}{third} CW{ben} 5{c}{third} {bens_last}")


def test_it_is_not_allowed_if_no_strip_is_left() -> None:
    first = _three_strips("RYG", "112", 2)
    rounds = [
        Round(first.displays, str(first.moves).removeprefix("< ")),  # Ana begins
        _three_strips("BRY", "233", 2),
        _three_strips("GBR", "445", 3),
        _three_strips("YGB", "566", 3, "RR"),
        _three_strips("YGB", "778", 4, "RR"),
    ]
    last = Round("RRRW YYYW GGGW RRYY GGWW", "< 1R8 CW5 4R8 < <")
    red, green = "RRRRR/YYYYY", "GGGGG/BBBBB"
    ana = [red, green, red, green, red, green, "YYYYY/GGGGG", "BBBBB/R*R*R"]
    error = refused(*rounds, last, ana=ana)
    assert (error.rule, error.round, error.move, error.player) == ("glazier-already-leftmost", 6, 6, "Ana")
    assert error.legal == ["2Y-", "2W-", "3G-", "3W-", "5G-", "5W-", "CY-"]
