"""What a ruling has decided is noted where another value of it would have led elsewhere, and only there."""

from __future__ import annotations

import pytest
from msgspec import structs

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.turn import Decision
from sintra_cli.games.sintra.rules.board import Seat
from sintra_cli.games.sintra.rules.box import PRINTED
from sintra_cli.games.sintra.rules.final import score_end
from sintra_cli.games.sintra.rules.rulings import SintraRulings
from sintra_cli.games.sintra.rules.table import SintraTable

STRIPS = [("WWWWW", "WWWWW")] * 7 + [("WWWWW", "W*W*W")]
ZERO, NONE = SintraRulings(), SintraRulings(score_floor="none")
PER_STRIP = SintraRulings(leftover_panes="per_strip")
COLOUR_FIRST = SintraRulings(joker_choice="colour_first")


def broken(track: tuple[int, ...], rulings: SintraRulings, *, score: int = 50) -> tuple[Decision, ...]:
    """Return what rulings decided when Ana, with this score, breaks four red panes on this track."""
    box = structs.replace(PRINTED, broken_glass=track)
    table = SintraTable(
        ("Ana", "Ben"), [STRIPS, STRIPS], starter=0, side="A", round_colours="WWRYGB", box=box, rulings=rulings
    )
    table.seats[0].score = score
    table.lay(["RRRR", "WWWW", "WWWW", "WWWW", "YYYY"])
    return table.play(Move(1, "R")).decided


@pytest.mark.parametrize(
    ("track", "left"),
    [
        ((0, 1, 2, 3, 4, 18), 0),  # the fourth pane is one short of the end
        ((0, 1, 2, 3, 18), 0),  # the fourth pane reaches it, and none is left
        ((0, 1, 2, 18), 1),
        ((0, 1, 18), 2),  # they reach it again
    ],
)
def test_breakage_after_reset_decides_where_panes_are_left_to_break(track: tuple[int, ...], left: int) -> None:
    made, not_made = Decision("breakage_after_reset", left, 0), Decision("breakage_after_reset", 0, left)
    assert broken(track, ZERO) == ((made,) if left else ())
    assert broken(track, SintraRulings(breakage_after_reset="dropped")) == ((not_made,) if left else ())


@pytest.mark.parametrize("score", [0, 17])
def test_score_floor_decides_where_a_reset_takes_more_than_there_is(score: int) -> None:
    assert broken((0, 1, 2, 3, 18), ZERO, score=score) == (Decision("score_floor", score, 18),)
    assert broken((0, 1, 2, 3, 18), NONE, score=score) == (Decision("score_floor", 18, score),)


@pytest.mark.parametrize("rulings", [ZERO, NONE])
@pytest.mark.parametrize("score", [18, 19])
def test_score_floor_decides_nothing_where_the_points_are_there(score: int, rulings: SintraRulings) -> None:
    assert broken((0, 1, 2, 3, 18), rulings, score=score) == ()


@pytest.mark.parametrize("rulings", [ZERO, NONE])
@pytest.mark.parametrize(
    ("score", "marker", "decided"),
    [(0, 0, False), (0, 1, True), (1, 1, False), (1, 2, True), (2, 2, False), (13, 7, True), (14, 7, False)],
)
def test_score_floor_decides_where_the_marker_takes_more_than_there_is(
    score: int, marker: int, decided: bool, rulings: SintraRulings
) -> None:
    # the track is 0 1 2 4 6 8 11 14 18
    seat = Seat(0, STRIPS)
    seat.score, seat.marker = score, marker
    assert [each.ruling for each in score_end(seat, "A", PRINTED, rulings).decided] == ["score_floor"] * decided


@pytest.mark.parametrize("marker", [0, 1])
def test_below_zero_the_marker_is_cut_wherever_it_takes_something(marker: int) -> None:
    seat = Seat(0, STRIPS)
    seat.score, seat.marker = -3, marker
    scored = score_end(seat, "A", PRINTED, NONE)
    # the track is 0 1 ..., and a score that stops at 0 has nothing to lose below it
    assert (scored.total, scored.decided) == (-3 - marker, (Decision("score_floor", marker, 0),) if marker else ())


@pytest.mark.parametrize(
    ("panes", "in_total", "per_strip"),
    [
        ((), 0, 0),
        ((3,), 1, 1),
        ((2, 1), 1, 0),
        ((3, 3, 2), 2, 2),
        ((4, 4), 2, 2),  # 8 // 3, and 1 + 1
        ((4, 5), 3, 2),  # 9 // 3, but 1 + 1
    ],
)
def test_leftover_panes_decides_where_strips_leave_rests_that_make_three(
    panes: tuple[int, ...], in_total: int, per_strip: int
) -> None:
    seat = Seat(0, STRIPS)
    for slot, number in enumerate(panes, 1):
        seat.strips[slot].place("W", number, 0)
    decides = in_total != per_strip
    total, strips = Decision("leftover_panes", in_total, per_strip), Decision("leftover_panes", per_strip, in_total)
    assert score_end(seat, "A", PRINTED, ZERO).decided == ((total,) if decides else ())
    assert score_end(seat, "A", PRINTED, PER_STRIP).decided == ((strips,) if decides else ())


def test_a_ruling_that_decides_twice_in_a_turn_is_named_once_with_what_both_came_to() -> None:
    # the end of the track is its first step: four panes break, four resets of 18, and there are 20 to lose
    assert broken((0, 18), ZERO, score=20) == (
        Decision("score_floor", 20, 4 * 18),
        Decision("breakage_after_reset", 3, 0),
    )


def test_what_decided_one_turn_is_not_told_of_the_next() -> None:
    box = structs.replace(PRINTED, broken_glass=(0, 1, 2, 18))
    table = SintraTable(
        ("Ana", "Ben"), [STRIPS, STRIPS], starter=0, side="A", round_colours="WWRYGB", box=box, rulings=ZERO
    )
    table.lay(["RRRR", "WWWW", "WWWW", "WWWW", "YYYY"])
    assert [each.ruling for each in table.play(Move(1, "R")).decided] == ["score_floor", "breakage_after_reset"]
    assert table.play(Move(2, "W", 1)).decided == ()
    assert not table.decided


@pytest.mark.parametrize(
    ("strip", "jokers", "rulings", "message", "ruling"),
    [
        # two red panes on two red spaces and two jokers, then on two jokers alone
        ("RR*W*", 1, COLOUR_FIRST, "exactly 0 on jokers, not 1 (ruling joker_choice = colour_first)", "joker_choice"),
        ("RR*W*", 2, COLOUR_FIRST, "exactly 0 on jokers, not 2 (ruling joker_choice = colour_first)", "joker_choice"),
        ("RR*W*", 3, COLOUR_FIRST, "exactly 0 on jokers, not 3 (ruling joker_choice = colour_first)", None),
        ("RR*W*", 3, ZERO, "0, 1 or 2 on jokers, not 3", None),
        ("W*W*W", 1, COLOUR_FIRST, "exactly 2 on jokers, not 1", None),
        ("W*W*W", 1, ZERO, "exactly 2 on jokers, not 1", None),
    ],
)
def test_joker_choice_forbids_only_what_its_other_value_allows(
    strip: str, jokers: int, rulings: SintraRulings, message: str, ruling: str | None
) -> None:
    strips = [(strip, "WWWWW"), *STRIPS[1:]]
    table = SintraTable(
        ("Ana", "Ben"), [strips, strips], starter=0, side="A", round_colours="WWRYGB", box=PRINTED, rulings=rulings
    )
    table.lay(["RRYY", "WWWW", "WWWW", "WWWW", "YYYY"])
    with pytest.raises(Illegal) as error:
        table.play(Move(1, "R", 1, jokers))
    assert (error.value.rule, error.value.ruling) == ("joker-count", ruling)
    assert error.value.message == f"strip 1 takes 2 red panes: {message}"


def test_a_move_that_would_be_wrong_all_the_same_is_not_forbidden_by_joker_choice_alone() -> None:
    # two red panes do not complete RR*W*, so =R is keep-without-completion whatever joker_choice says
    strips = [("RR*W*", "WWWWW"), *STRIPS[1:]]
    table = SintraTable(
        ("Ana", "Ben"), [strips, strips], starter=0, side="A", round_colours="WWRYGB", box=PRINTED, rulings=COLOUR_FIRST
    )
    table.lay(["RRYY", "WWWW", "WWWW", "WWWW", "YYYY"])
    with pytest.raises(Illegal) as error:
        table.play(Move(1, "R", 1, 1, "R"))
    assert (error.value.rule, error.value.ruling) == ("joker-count", None)
