"""A round: how it begins, goes on and ends (rulebook p. 3)."""

from __future__ import annotations

from tests.building.logs import Round
from tests.building.sintra import EVERY, accepted, judged, log_of, refused
from tests.building.sintra_games import idle, idle_rounds

WHOLE = "1R- 2Y- 3G- 4B- 5W1"


def test_the_round_is_over_as_soon_as_displays_and_centre_are_empty() -> None:
    report = accepted(Round(EVERY, WHOLE))
    assert [each.finished for each in report.rounds] == [True]


def test_the_round_is_not_over_while_a_display_has_panes() -> None:
    report = accepted(Round(EVERY, "1R- 2Y- 3G- 4B-"))
    assert [each.finished for each in report.rounds] == [False]


def test_the_round_is_not_over_while_the_centre_has_panes() -> None:
    moves = "1R- 2Y- 3G- 4B- 5W1"
    report = accepted(Round("RRRR YYYY GGGG BBBB WWWR", moves))
    assert [each.finished for each in report.rounds] == [False]
    accepted(Round("RRRR YYYY GGGG BBBB WWWR", f"{moves} CR-"), Round(EVERY))


def test_a_further_move_is_an_error() -> None:
    error = refused(Round(EVERY, f"{WHOLE} 1R-"))
    assert (error.rule, error.round, error.move) == ("round-over", 1, 6)


def test_a_further_return_is_an_error_too() -> None:
    # Ben's glazier stands above strip 2 and could return
    error = refused(Round(EVERY, "1R- 5W2 2Y- 4B- 3G- <"))
    assert (error.rule, error.round, error.move) == ("round-over", 1, 6)


def test_a_new_round_before_that_is_an_error_on_the_new_round() -> None:
    error = refused(Round(EVERY, "1R- 2Y- 3G- 4B-"), Round(EVERY))
    assert (error.rule, error.round, error.move) == ("round-unfinished", 2, None)
    error = refused(Round("RRRR YYYY GGGG BBBB WWWR", WHOLE), Round(EVERY))
    assert (error.rule, error.round, error.move) == ("round-unfinished", 2, None)


def test_a_seventh_round_is_an_error() -> None:
    error = refused(*idle_rounds(), Round(EVERY))
    assert (error.rule, error.round, error.move) == ("game-over", 7, None)


def test_the_colour_of_a_round_is_the_one_on_its_space_of_the_indicator() -> None:
    report = accepted(*idle_rounds())
    assert [each.colour for each in report.rounds] == [*"WWRYGB"]


def test_whoever_took_the_tile_starts_the_next_round() -> None:
    # Ben is the first to take from the centre, Ana the second
    moves = "1R- CY- 2R- CY- 3G- 4B- 5W1"
    report = accepted(Round("RRRY RYYY GGGG BBBB WWWW", moves), Round(EVERY, "Ben:1R- Ana:2Y-"))
    assert [each.starter for each in report.rounds] == ["Ana", "Ben"]


def test_the_tile_is_kept_by_its_taker_who_starts_again_in_the_round_after() -> None:
    first = Round("RRRY YYYY GGGG BBBB WWWW", "1R- CY- 2Y- 3G- 4B- 5W1")
    # Ben starts round 2, in which nobody takes from the centre, and so he starts round 3
    second = Round(EVERY, "1R- 2Y- 3G- 4B- 5W2")
    report = accepted(first, second, Round(EVERY, "Ben:1R-"))
    assert [each.starter for each in report.rounds] == ["Ana", "Ben", "Ben"]


def test_if_nobody_took_the_tile_the_same_player_starts_unless_the_ruling_says_otherwise() -> None:
    report = accepted(idle(1), Round(EVERY, "Ben:1R-"), starting_player="Ben")
    assert [each.starter for each in report.rounds] == ["Ben", "Ben"]


def test_a_round_whose_colour_a_position_does_not_know_ends_and_another_begins() -> None:
    supply = {"bag": EVERY.replace(" ", ""), "tower": ""}
    position = {"round": 2, "displays": ["R", "", "", "", ""], **supply, "players": {"Ana": {}, "Ben": {}}}
    first, second = {"moves": "1R-"}, {"displays": EVERY.split(), "moves": "1R-"}
    report = judged({**log_of(round_colours="W.RYGB", position=position), "rounds": [first, second]}).report
    assert report.errors == []
    assert [(each.round, each.players[0].steps) for each in report.rounds] == [(2, 1), (3, 4)]
