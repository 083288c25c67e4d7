"""Azul, factory offer: whose turn it is, and when a round is over."""

from __future__ import annotations

import pytest

from tests.building.azul import COLOURS, error, fours, place, refused, reported, thrown_away
from tests.building.logs import ANA, BEN, CLEO, THREE, Round

SEVEN = fours("BYRKWBY")


def starters(*rounds: Round, **keys: object) -> list[str]:
    """Return who started each round."""
    judged = reported(*rounds, **keys)
    assert judged.errors == []
    return [each.starter for each in judged.rounds]


def test_the_first_player_starts_round_1_by_default() -> None:
    assert starters(Round(fours(COLOURS), "Ana:1B-")) == [ANA]


def test_in_round_1_the_starting_player_moves_first() -> None:
    assert starters(Round(fours(COLOURS), "Ben:1B-"), starting_player=BEN) == [BEN]


def test_then_the_turn_goes_clockwise() -> None:
    moves = "Ben:1B- Cleo:2Y- Ana:3R- Ben:4K- Cleo:5W- Ana:6B- Ben:7Y-"

    judged = reported(Round(SEVEN, moves), players=THREE, starting_player=BEN)

    assert judged.errors == []
    assert judged.rounds[0].finished


def test_a_move_need_not_name_its_player() -> None:
    assert reported(Round(fours(COLOURS), "1B- Ben:2Y- 3R- Ben:4K- 5W-")).errors == []


def test_a_wrong_name_is_turn_order() -> None:
    found = refused(Round(fours(COLOURS), "Ben:1B-"))

    assert place(found) == ("turn-order", 1, 1, ANA)
    assert found.legal == ["1B1", "1B2", "1B3", "1B4", "1B5", "1B-"]


def test_a_player_may_not_be_skipped() -> None:
    found = refused(Round(SEVEN, "Ana:1B- Cleo:2Y-"), players=THREE)

    assert place(found) == ("turn-order", 1, 2, BEN)


def test_a_player_may_not_move_twice() -> None:
    found = refused(Round(fours(COLOURS), "Ana:1B- Ana:2Y-"))

    assert place(found) == ("turn-order", 1, 2, BEN)


def test_who_took_the_marker_starts_the_next_round() -> None:
    ana_takes_it = Round("BYYY YYYY RRRR KKKK WWWW", "1B- 2Y- CY- 3R- 4K- 5W-")

    assert starters(ana_takes_it, Round(fours(COLOURS), "Ana:1B-")) == [ANA, ANA]


def test_who_took_the_marker_starts_also_without_having_started_before() -> None:
    ben_takes_it = Round("BYYY YYYY RRRR KKKK WWWW", "1B- CY- 2Y- 3R- 4K- 5W-")

    assert starters(ben_takes_it, Round(fours(COLOURS), "Ben:1B-")) == [ANA, BEN]


def test_the_turn_goes_clockwise_from_the_new_starter() -> None:
    cleo_takes_it = Round("BYYY YYYY RRRR KKKK WWWW BBBB RRRR", "1B- 2Y- CY- 3R- 4K- 5W- 6B- 7R-")

    assert starters(cleo_takes_it, Round(SEVEN, "Cleo:1B- Ana:2Y- Ben:3R-"), players=THREE) == [ANA, CLEO]


def test_only_the_first_to_take_from_the_centre_starts_the_next_round() -> None:
    both_take = Round("BBYY YYYY RRRR KKKK WWWB", "1B- CY- 5W- 2Y- CB- 3R- 4K-")

    assert starters(both_take, Round(fours(COLOURS))) == [ANA, BEN]


def test_a_round_is_over_when_displays_and_centre_are_empty() -> None:
    judged = reported(Round("BYYY YYYY RRRR KKKK WWWW", "1B- CY- 2Y- 3R- 4K- 5W-"))

    assert judged.rounds[0].finished


def test_a_round_is_not_over_while_tiles_lie_in_the_centre() -> None:
    judged = reported(Round("BYYY YYYY RRRR KKKK WWWW", "1B- 2Y- 3R- 4K- 5W-"))

    assert judged.errors == []
    assert not judged.rounds[0].finished


def test_a_round_is_not_over_while_tiles_lie_on_a_display() -> None:
    judged = reported(Round("BYYY YYYY RRRR KKKK WWWW", "1B- CY- 2Y- 3R- 4K-"))

    assert judged.errors == []
    assert not judged.rounds[0].finished


def test_a_further_move_is_round_over() -> None:
    found = refused(Round(fours(COLOURS), "1B- 2Y- 3R- 4K- 5W- 1B-"))

    assert place(found) == ("round-over", 1, 6, None)
    assert found.legal == []


def test_only_the_first_move_too_many_is_reported() -> None:
    assert refused(Round(fours(COLOURS), "1B- 2Y- 3R- 4K- 5W- 1B- 2Y-")).move == 6


@pytest.mark.parametrize("moves", ["", "1B-", "1B- 2Y- 3R- 4K-"])
def test_a_new_round_before_the_old_one_is_over_is_round_unfinished_on_the_new_round(moves: str) -> None:
    judged = reported(Round(fours(COLOURS), moves), Round(fours(COLOURS), "1B-"))

    assert [place(each) for each in judged.errors] == [("round-unfinished", 2, None, None)]
    assert judged.errors[0].legal is None
    assert [each.round for each in judged.rounds] == [1]


def test_a_new_round_while_tiles_lie_in_the_centre_is_round_unfinished() -> None:
    centre_left = Round("BYYY YYYY RRRR KKKK WWWW", "1B- 2Y- 3R- 4K- 5W-")

    assert refused(centre_left, Round(fours(COLOURS))).rule == "round-unfinished"


def test_there_is_no_passing() -> None:
    for written in ("<", "-", "Ana:-"):
        found = error(Round(fours(COLOURS), written))

        assert (found.rule, found.round, found.move) == ("move-syntax", 1, 1)


def test_there_is_no_limit_of_rounds() -> None:
    judged = reported(*(thrown_away(COLOURS) for _ in range(12)))

    assert judged.errors == []
    assert [each.finished for each in judged.rounds] == [True] * 12
    assert judged.status == "unfinished"
