"""Who has won (rulebook p. 5-6)."""

from __future__ import annotations

import pytest

from sintra_cli.family.rules.turn import Decision
from sintra_cli.games.sintra.rules.final import Final, note_ties
from tests.building.sintra import accepted, final
from tests.building.sintra_games import BUILT, EVEN, EVEN_BOX, LOCKED_PLAYERS, SHARED, built_rounds, idle_rounds
from tests.verdicts import SintraReport


def ranking(report: SintraReport) -> list[tuple[int, str, int, int]]:
    """Return place, player, total and what the tie-break counts."""
    assert report.ranking is not None
    return [(each.place, each.player, each.total, each.tie_break) for each in report.ranking]


def scored(total: int, printed: int, paid: int) -> Final:
    """Return a final scoring with this total, after losses of so much by the track and so much really paid."""
    return Final(
        leftover=(),
        leftover_points=0,
        printed=0,
        broken_glass=0,
        side_bonus=0,
        lost=printed,
        lost_printed=printed,
        lost_paid=paid,
        total=total,
    )


def test_most_points_wins() -> None:
    # 25 points with 42 steps and 18 points with 28, and ornaments for 13 and 6
    report = accepted(*built_rounds(), **BUILT, box={"broken_glass": list(range(100))})
    assert ranking(report) == [(1, "Ana", 0 + 13, 42), (2, "Ben", 0 + 6, 28)]
    assert report.winners == ["Ana"]


def test_a_tie_goes_to_the_fewest_points_lost_on_the_track_over_the_whole_game_resets_included() -> None:
    # 52 steps are six tracks and four steps, 48 are six tracks; Ana has 20 // 3 points for her strips
    report = accepted(*idle_rounds())
    assert ranking(report) == [(1, "Ben", 0, 6 * 18), (2, "Ana", 6 - 6, 6 * 18 + 6)]
    assert report.winners == ["Ben"]


def test_points_lost_are_counted_as_printed_also_where_the_score_could_not_bear_them() -> None:
    report = accepted(*idle_rounds())
    assert [final(report, each).lost for each in ("Ana", "Ben")] == [6 * 18 + 6, 6 * 18]


@pytest.mark.parametrize(
    ("ana", "ben", "decides"),
    [
        # points lost by the track and really paid
        ((5, 5), (5, 5), False),
        ((6, 6), (5, 5), False),
        ((6, 5), (5, 5), True),  # a tie that is broken by one point, or is none
        ((5, 6), (5, 5), True),
        ((6, 5), (5, 6), True),
    ],
)
def test_tie_losses_decides_a_tie_where_the_two_ways_of_counting_differ(
    ana: tuple[int, int], ben: tuple[int, int], decides: bool
) -> None:
    finals = [scored(7, *ana), scored(7, *ben)]
    assert [each.decided for each in note_ties(finals)] == [
        (Decision("tie_losses", printed, paid),) if decides else () for printed, paid in (ana, ben)
    ]


def test_tie_losses_decides_nothing_between_players_who_are_not_tied() -> None:
    assert [each.decided for each in note_ties([scored(7, 6, 5), scored(8, 5, 5)])] == [(), ()]


def test_tie_losses_is_noted_for_those_alone_whom_it_concerns() -> None:
    finals = [scored(7, 6, 5), scored(8, 9, 3), scored(7, 5, 5)]
    assert [len(each.decided) for each in note_ties(finals)] == [1, 0, 1]


def test_still_tied_players_share_the_win() -> None:
    report = accepted(*EVEN, box=EVEN_BOX)
    assert ranking(report) == [(1, "Ana", 0, 6 * 18 + 6), (1, "Ben", 0, 6 * 18 + 6)]
    assert report.winners == ["Ana", "Ben"]


def test_players_who_share_a_place_stand_in_their_order_and_the_next_place_is_left_out() -> None:
    report = accepted(*SHARED, **LOCKED_PLAYERS)
    assert ranking(report) == [
        (1, "Ana", 10 - 2, 2),
        (2, "Cleo", 7 - 1, 1),
        (2, "Dan", 7 - 1, 1),
        (4, "Ben", 7 - 4, 4),
    ]
    assert report.winners == ["Ana"]


@pytest.mark.parametrize("side", "AB")
def test_the_final_total_is_the_sum_of_its_parts(side: str) -> None:
    report = accepted(*built_rounds(), **BUILT, side=side)
    assert report.final is not None
    for each in report.final:
        (last,) = [one for one in report.rounds[5].players if one.player == each.player]
        assert each.total == last.total + each.leftover_points - each.broken_glass + each.side_bonus
