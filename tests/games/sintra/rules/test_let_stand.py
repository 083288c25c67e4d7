"""A wrong move that was noticed too late and was let stand: `!` after it."""

from __future__ import annotations

import pytest

from tests.building.logs import THREE, Round
from tests.building.sintra import EVERY, accepted, refused, reported, row
from tests.building.sintra_games import flipped, gap
from tests.verdicts import SintraReport

RED = "RRRRR/YYYYY"
SEVEN = "RRRR WWWW WWWW WWWW YYYY GGGG BBBB"
COLOUR_FIRST = {"joker_choice": "colour_first"}
FORBIDDEN = {"return_from_gap": "forbidden"}


def stood(report: SintraReport) -> list[tuple[int, int, str, list[str], str]]:
    """Return the moves that were let stand: round, move, player, the rules that they broke, what was written."""
    return [(each.round, each.move, each.player, each.rules, each.text) for each in report.stands]


# --- how each of them is carried out -----------------------------------------------------------------------------


def test_out_of_turn_the_player_named_moves_and_the_player_after_that_one_goes_on() -> None:
    report = accepted(Round(SEVEN, "Ana:2W1 Cleo:3W1! Ana:4W2 Ben:1R-"), players=THREE)
    assert stood(report) == [(1, 2, "Cleo", ["turn-order"], "Cleo:3W1!")]
    error = refused(Round(SEVEN, "2W1 Cleo:3W1! Ben:4W1"), players=THREE)
    assert (error.rule, error.move, error.player) == ("turn-order", 3, "Ana")


def test_a_player_may_move_twice_like_that() -> None:
    accepted(Round("RRRR", "2W1 Ana:3W2! Ben:4W1"))


def test_the_panes_are_placed_by_the_player_who_made_the_move() -> None:
    # Cleo has no red space in reach, so hers break
    report = accepted(Round(SEVEN, "2W2 Cleo:1R-!"), players=THREE, ana=[RED], ben=[RED])
    assert (row(report, "Ben").steps, row(report, "Cleo").steps) == (0, 4)


def test_the_starter_of_the_round_stays_who_had_to_begin() -> None:
    # nobody takes from the centre: who began round 1, which is Ana, begins round 2
    first = Round(EVERY, "Ben:5W1! 1R- 2Y- 3G- 4B-")
    report = accepted(first, Round(EVERY, "Ana:5W2"))
    assert [each.starter for each in report.rounds] == ["Ana", "Ana"]


@pytest.mark.parametrize(
    ("ruling", "starter"), [("same_starter", "Ana"), ("next_player", "Ben"), ("after_last", "Ben")]
)
def test_the_ruling_untouched_centre_asks_who_had_to_begin_and_who_moved_last(ruling: str, starter: str) -> None:
    # Ben, Ana, Ben, Ana, and Ana again: Ben comes after who moved last
    first = Round(EVERY, "Ben:5W1! 1R- 2Y- 3G- Ana:4B-!")
    report = reported(first, Round(EVERY), rulings={"untouched_centre": ruling})
    assert [each.starter for each in report.rounds] == ["Ana", starter]


def test_left_of_the_glazier_the_panes_go_on_that_strip_and_the_glazier_stands_above_it() -> None:
    # 4 + 1 red panes on strip 1, whose window is worth 4; the round is white
    moves = "1R2 4W1 2R1! 5W2 3R1"
    report = accepted(Round("RRRR RRRR RBBB", moves), ana=[RED, RED])
    assert stood(report) == [(1, 3, "Ana", ["strip-left-of-glazier"], "2R1!")]
    assert (row(report, "Ana").windows, row(report, "Ana").steps) == (4, 0)


def test_a_strip_to_the_left_with_a_fitting_space_breaks_neither_must_place_nor_nothing_fits() -> None:
    # strip 2 in reach has a red space, and without it none has
    for strips in ([RED, RED, RED], [RED]):
        report = accepted(Round("RRRR", "2W4 3W1 1R1!"), ana=strips)
        assert [each.rules for each in report.stands] == [["strip-left-of-glazier"]]


def test_all_break_though_they_could_be_placed_and_the_glazier_stays() -> None:
    report = accepted(Round("RRRR RRRR", "1R-! 5W1 2R1"), ana=[RED])
    assert stood(report) == [(1, 1, "Ana", ["must-place"], "1R-!")]
    assert row(report, "Ana").steps == 4


def test_more_jokers_than_needed_stay_where_only_the_ruling_forbids_them() -> None:
    played = flipped("RRWW", "3R1j2!")
    report = accepted(played, ana=["RRRRR/RR*Y*"], rulings=COLOUR_FIRST)
    assert [each.rules for each in report.stands] == [["joker-count"]]


def test_a_return_of_a_glazier_that_is_there_passes_the_turn() -> None:
    report = accepted(Round("RRRR", "Ana:<! Ben:2W1 Ana:3W1"))
    assert stood(report) == [(1, 1, "Ana", ["glazier-already-leftmost"], "Ana:<!")]


def test_on_a_gap_where_the_ruling_forbids_it_the_glazier_goes_to_the_leftmost_strip() -> None:
    # a second return shows that the glazier stands above strip 2 then
    report = accepted(gap("GGGG", "5G-"), Round(EVERY, "5W3 <!"), ana=[RED], rulings=FORBIDDEN)
    assert stood(report) == [(2, 2, "Ana", ["glazier-already-leftmost"], "<!")]
    second = Round(EVERY, "5W3 <! 1R- <")
    error = refused(gap("GGGG", "5G-"), second, ana=[RED], rulings=FORBIDDEN)
    assert (error.rule, error.round, error.move) == ("glazier-already-leftmost", 2, 4)


def test_with_no_strip_left_the_turn_passes() -> None:
    boards = {"Ana": {"windows": ["GG"] * 8}, "Ben": {}}
    position = {"round": 6, "displays": ["RRRR", "YYYY", "", "", ""], "turn": "Ana", "players": boards}
    report = accepted(Round(None, "<! 1R- <!"), position=position, ana=[""] * 8)
    assert [each.rules for each in report.stands] == [["glazier-already-leftmost"]] * 2


# --- more than one thing at once ---------------------------------------------------------------------------------


def test_a_move_may_be_wrong_in_several_ways_and_the_rules_stand_in_the_order_of_the_checks() -> None:
    report = accepted(Round("RRRR", "Ana:2W2 Ana:1R1!"), ana=[RED])
    assert stood(report) == [(1, 2, "Ana", ["turn-order", "strip-left-of-glazier"], "Ana:1R1!")]
    report = accepted(Round("RRRR", "Ana:2W2 Ana:<!  Ana:<!"))
    assert [each.rules for each in report.stands] == [["turn-order"], ["turn-order", "glazier-already-leftmost"]]


@pytest.mark.parametrize(
    ("moves", "rule"),
    [
        ("1R1!", "must-place"),  # names a strip on which none fits; strip 2 has a red space
        ("3Y1!", "nothing-fits"),
        ("1B1!", "colour-not-there"),
        ("13R2!", "pane-count"),
        ("6R2!", "no-such-display"),
        ("1R2=R!", "keep-without-completion"),
        ("1R2j1!", "joker-count"),  # not by a ruling: strip 2 has no joker
        ("Ben:1B1!", "turn-order"),  # and blue is not there
        ("Ben:3Y1!", "turn-order"),  # and no yellow fits on strip 1
        ("Ben:6R1!", "turn-order"),
    ],
)
def test_what_is_wrong_in_any_other_way_is_reported_as_without_the_mark(moves: str, rule: str) -> None:
    strips = ["GGGGG/WWWWW", RED]
    error = refused(Round("RRRR WWWW YYYY", moves), ana=strips, ben=strips)
    bare = refused(Round("RRRR WWWW YYYY", moves.replace("!", "")), ana=strips, ben=strips)
    assert (error.rule, error.player, error.legal) == (rule, "Ana", bare.legal)
    assert error.message == bare.message


def test_a_gap_takes_no_panes_even_so() -> None:
    error = refused(gap("RWWW", "5W3 CR1!"), ana=[RED, RED])
    assert (error.rule, error.move) == ("strip-removed", 9)


def test_a_strip_to_the_left_on_which_none_fits_is_left_of_the_glazier() -> None:
    error = refused(Round("RRRR", "2W4 3W1 1R2!"), ana=[RED])
    assert (error.rule, error.move) == ("strip-left-of-glazier", 3)


def test_after_the_round_is_over_nothing_stands() -> None:
    error = refused(Round(EVERY, "1R- 2Y- 3G- 4B- 5W1 1R-!"))
    assert (error.rule, error.move, error.legal, error.player) == ("round-over", 6, [], None)


# --- a mark after a legal move -----------------------------------------------------------------------------------


def test_after_a_legal_move_the_mark_is_a_claim_that_differs_and_nothing_stops() -> None:
    report = reported(Round("RRRR", "Ana:1R-!(3) 2W1", claimed=[5, 0]))
    assert [(each.rule, each.round, each.move, each.player) for each in report.errors] == [
        ("stands-needlessly", 1, 1, "Ana"),
        ("claimed-score", 1, 1, "Ana"),
    ]
    first = report.errors[0]
    assert (first.text, first.legal, first.page, first.claimed, first.counted) == (
        "Ana:1R-!(3)",
        None,
        None,
        None,
        None,
    )
    assert (report.status, report.stands, len(report.rounds[0].players)) == ("unfinished", [], 2)


def test_a_mark_that_is_needless_only_under_this_ruling() -> None:
    played = flipped("RRWW", "3R1j2!")
    (error,) = reported(played, ana=["RRRRR/RR*Y*"], rulings={"joker_choice": "free"}).errors
    assert (error.rule, error.move) == ("stands-needlessly", 5)


def test_a_name_that_is_right_does_not_need_the_mark() -> None:
    (error,) = reported(Round(SEVEN, "Ana:2W1!"), players=THREE).errors
    assert (error.rule, error.text) == ("stands-needlessly", "Ana:2W1!")


# --- beside it ---------------------------------------------------------------------------------------------------


def test_the_legal_moves_never_have_the_mark() -> None:
    error = refused(Round("RRRR", "2W4 3W1 1R1"), ana=[RED, RED])
    assert (error.rule, error.legal) == ("strip-left-of-glazier", ["1R-"])


@pytest.mark.parametrize(
    ("moves", "advice"),
    [
        (["1r- (3)"], "1r-! (3)"),
        (["2W4", "3W4", "<", "4W4", "< (0)"], "<! (0)"),
        (["Ben: 1R1 (2)"], "Ben: 1R1! (2)"),
        (["2W4", "3W4", "1R2"], "1R2!"),
    ],
)
def test_what_could_have_stood_says_how_to_write_it_and_then_it_is_taken(moves: list[str], advice: str) -> None:
    strips = [RED, RED, RED]
    error = refused(Round("RRRR", moves), ana=strips, ben=strips)
    assert error.message.endswith(f"; if it was played and let stand, write {advice}")
    again = reported(Round("RRRR", [*moves[:-1], advice]), ana=strips, ben=strips)
    assert [(each.rules, each.text) for each in again.stands] == [([error.rule], advice)]
    assert {each.rule for each in again.errors} <= {"claimed-score"}


@pytest.mark.parametrize("moves", ["1R1", "1B2", "6R2", "Ben:1B1"])
def test_what_could_not_have_stood_does_not(moves: str) -> None:
    assert "let stand" not in refused(Round("RRRR", moves), ana=["GGGGG/WWWWW", RED]).message


def test_in_a_round_without_displays_too() -> None:
    report = accepted(Round(None, "?4R-! ?4W1"), ana=[RED])
    assert stood(report) == [(1, 1, "Ana", ["must-place"], "?4R-!")]
