"""What is said of assumed printed values, and whether the numbers of the track that are not confirmed matter."""

from __future__ import annotations

from itertools import combinations
from random import Random

import msgspec
import pytest

from sintra_cli.family.setup import Assumptions
from sintra_cli.games.sintra.rules.box import PRINTED
from sintra_cli.games.sintra.rules.final import Final
from sintra_cli.games.sintra.rules.rulings import SintraRulings
from sintra_cli.games.sintra.rules.track import Tracks, tracks
from sintra_cli.games.sintra.trust import assumptions, whether_it_matters
from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.referee import judge
from sintra_cli.referee.judge import replayed
from tests.playout import play
from tests.playout.sintra_player import SintraPlayer

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
ALL_TRACKS = 8008
"""Six numbers out of 2 to 17, in order: 16 over 6."""


def end(before: int, steps: int, *, bonus: int = 0, resets: int = 0, paid: int = 18) -> Final:
    """Return the final scoring of a player with so many points before the glass, whose marker stands there.

    The resets of the game before took 18 each, and `paid` of it really came off.
    """
    printed = PRINTED.broken_glass[steps]
    taken = min(printed, before)
    return Final(
        total=before - taken + bonus,
        leftover=(),
        leftover_points=0,
        printed=printed,
        broken_glass=taken,
        side_bonus=bonus,
        lost=18 * resets + printed,
        lost_printed=18 * resets + printed,
        lost_paid=paid * resets + taken,
    )


def said(*finals: Final, **rulings: str) -> str:
    return whether_it_matters(NAMES, tracks(finals, SintraRulings(**rulings)))  # type: ignore[arg-type]


def test_who_is_far_enough_ahead_wins_whatever_the_numbers_are() -> None:
    # 5 steps take 15 at most: 1 + ... the last five numbers are 14 to 18; so Ana has 40 - 15 = 25, and Ben 20 at most
    assert said(end(40, 5), end(20, 0)) == "Whatever the other numbers of the broken-glass track are, Ana wins."


def test_a_marker_on_a_confirmed_number_makes_no_difference() -> None:
    # 10 - 1 = 9 against 9 - 0 = 9, and Ben has lost less
    assert said(end(10, 1), end(9, 0)) == "Whatever the other numbers of the broken-glass track are, Ben wins."


def test_one_number_that_decides_is_named_with_its_bound() -> None:
    # with the default 6, Ana has 30 - 6 = 24 and Ben 22; with 8 she has 22 as well, and has lost more
    assert said(end(30, 4), end(22, 0)) == (
        "Ana wins only if the space 4 steps down the broken-glass track takes at most 7: "
        "look at your board, and say so in [box]."
    )
    # Ben, who loses nothing, has 25: Ana would need 4 or less, and has 24
    assert said(end(30, 4), end(25, 0)) == (
        "Ben wins only if the space 4 steps down the broken-glass track takes at least 5: "
        "look at your board, and say so in [box]."
    )


def test_two_numbers_that_decide_together_are_named_with_their_difference() -> None:
    # Ana 30 - v5, Ben 26 - v3: Ana wins where v5 - v3 < 4, and at 4 Ben has lost less; the defaults are 8 - 4 = 4
    assert said(end(30, 5), end(26, 3)) == (
        "Ben wins only if the space 5 steps down the broken-glass track takes at least 4 more than the one 3 steps "
        "down: look at your board, and say so in [box]."
    )


def test_what_no_short_condition_says_is_said_in_numbers_of_tracks() -> None:
    found = tracks([end(30, 6), end(26, 4), end(22, 2)], SintraRulings())
    text = whether_it_matters(NAMES, found)
    counted = dict.fromkeys(found.outcomes, 0)
    for numbers in combinations(range(2, 18), 6):
        track = (0, 1, *numbers, 18)
        six, four, two = 30 - track[6], 26 - track[4], 22 - track[2]
        best = max((six, -track[6], 0), (four, -track[4], 1), (two, -track[2], 2))
        counted[(best[2],)] += 1
    assert sum(counted.values()) == ALL_TRACKS
    assert text == (
        f"{NAMES[found.own[0]]} wins with {counted[found.own]:,} of the 8,008 broken-glass tracks that are possible: "
        "look at your board, and say so in [box]."
    )


def test_a_shared_win_is_a_result_of_its_own() -> None:
    # the same points at the same space: whatever it takes, they share
    assert said(end(20, 3), end(20, 3)) == (
        "Whatever the other numbers of the broken-glass track are, Ana and Ben share the win."
    )


def test_a_loss_is_cut_at_0_where_the_score_stops_there() -> None:
    # 4 points less 2 to 12 is at least 0 and Ben has 0; with equal totals Ben has lost less; from 4 on it is 0 to 0
    assert "at most 3:" in said(end(4, 2), end(0, 0))
    # with a bonus of 10 Ana has 0 + 10 at least, and 9 is beaten; with no floor 4 - v + 10 beats 9 up to v = 4
    assert said(end(4, 2, bonus=10), end(9, 0)).endswith("Ana wins.")
    assert "at most 4:" in said(end(4, 2, bonus=10), end(9, 0), score_floor="none")


def test_a_tie_is_broken_by_what_was_really_taken_where_that_is_the_ruling() -> None:
    # Ana 2 + 10, cut at 0 from 2 on: 10; Ben 10. Printed she loses 3 or more and Ben 18; paid 2 against 1
    ana, ben = end(2, 3, bonus=10), end(10, 0, resets=1, paid=1)
    assert said(ana, ben).endswith("Ana wins.")
    assert said(ana, ben, tie_losses="paid").endswith("Ben wins.")


def test_the_numbers_of_a_track_are_counted_once_each() -> None:
    for spaces in ([], [2], [7], [3, 5], [2, 3, 4, 7]):
        finals = [end(40, space) for space in spaces] or [end(40, 0)]
        found = tracks(finals, SintraRulings())
        assert sum(found.count(values) for values in found.winners) == ALL_TRACKS


@pytest.mark.parametrize("seed", range(8))
def test_it_is_what_scoring_the_game_with_such_tracks_comes_to(seed: int) -> None:
    rng = Random(seed)
    played = play("sintra", rng, players=rng.choice((2, 3, 4)), player=SintraPlayer(rng, 0.7))
    log = read(played.data, {}, {})
    assert isinstance(log, Log)
    finals = [final for final in replayed(log).final or () if isinstance(final, Final)]
    found: Tracks = tracks(finals, log.setup.rulings)  # type: ignore[arg-type]
    for _ in range(12):
        track = [0, 1, *sorted(rng.sample(range(2, 18), 6)), 18]
        winners = judge(played.data, box={"broken_glass": track}).report.winners
        values = tuple(track[space] for space in found.spaces)
        assert [log.names[seat] for seat in found.winners[values]] == winners


# --- when it is said ------------------------------------------------------------------------------------------------


def test_each_value_is_named_with_how_far_it_is_confirmed() -> None:
    said = assumptions(NAMES, ["broken_glass", "ornaments", "window_values"], None, SintraRulings())
    assert said.values == (
        "Assumed: broken_glass (only 0, the first step of 1 and the end at 18 are confirmed), "
        "ornaments (that there are four is published, and where they are follows from it), "
        "window_values (all eight are published, three of them confirmed twice). [box] in the log corrects them."
    )


def test_nothing_is_said_of_what_the_log_states() -> None:
    assert assumptions(NAMES, [], [end(40, 5), end(38, 0)], SintraRulings()) == Assumptions()
    assert assumptions(NAMES, ["window_values"], [end(40, 5), end(38, 0)], SintraRulings()).winners == ""


def test_who_wins_is_not_said_of_a_game_that_is_not_over() -> None:
    assert assumptions(NAMES, ["broken_glass"], None, SintraRulings()).winners == ""


def test_the_report_has_none_of_it() -> None:
    verdict = judge(play("sintra", Random(1)).data)
    assert list(verdict.assumptions)
    assert b"confirmed" not in msgspec.json.encode(verdict.report)
