"""Where a ruling decided something a note says so, under both values: round, address, player, and what it did."""

from __future__ import annotations

from typing import Any

import pytest

from sintra_cli.report.model import Verdict
from tests.building import azul
from tests.building.azul_games import EIGHT_TOO_FEW
from tests.building.logs import FOUR, Round
from tests.building.sintra import EVERY, judged, log_of
from tests.building.sintra_games import BUILT, EVEN, EVEN_BOX, built_rounds, flipped, gap, idle, idle_rounds

RED = "RRRRR/YYYYY"

Noted = tuple[int | None, str, str | None, str, str, str]


def notes(verdict: Verdict, ruling: str) -> list[Noted]:
    """Return what is noted of one ruling."""
    return [
        (note.round, note.address, note.player, note.decided.ruling, note.decided.value, note.decided.did)
        for note in verdict.notes
        if note.decided.ruling == ruling
    ]


def noted(*rounds: Round, rulings: dict[str, str], **table: Any) -> list[Noted]:
    """Return what is noted of the first ruling that is given."""
    return notes(judged(log_of(*rounds, rulings=rulings, **table)), next(iter(rulings)))


@pytest.mark.parametrize(
    ("value", "did"),
    [
        ("zero", "Ana lost 4 of 18, the score stops at 0"),
        ("none", "Ana lost 18, the score is below 0"),
    ],
)
def test_score_floor_in_a_reset(value: str, did: str) -> None:
    # Ana completes strip 1 for 4 points, and four panes break
    played = Round("RRRR RRRR GGGG", "1R1 5W1 2R1 4W2 3G-")
    found = noted(played, ana=[RED], box={"broken_glass": [0, 1, 2, 3, 18]}, rulings={"score_floor": value})
    assert found == [(1, "1.5", "Ana", "score_floor", value, did)]


@pytest.mark.parametrize("value", ["zero", "none"])
def test_score_floor_has_no_say_where_the_points_are_there(value: str) -> None:
    played = Round("RRRR RRRR GGGG", "1R1 5W1 2R1 4W2 3G-")
    box = {"broken_glass": [0, 1, 2, 3, 4]}
    assert noted(played, ana=[RED], box=box, rulings={"score_floor": value}) == []


@pytest.mark.parametrize(
    ("value", "did"),
    [
        ("zero", "Ana lost 25 of 42, the score stops at 0"),
        ("none", "Ana lost 42, the score is below 0"),
    ],
)
def test_score_floor_at_the_end(value: str, did: str) -> None:
    # Ana has 25 points and 6 x (3 + 4) = 42 to lose, Ben 18 and 4 x 3 + 2 x 8 = 28
    ben = did.replace("Ana", "Ben").replace("25", "18").replace("42", "28")
    found = noted(*built_rounds(), **BUILT, box={"broken_glass": [*range(100)]}, rulings={"score_floor": value})
    assert found == [
        (None, "final", "Ana", "score_floor", value, did),
        (None, "final", "Ben", "score_floor", value, ben),
    ]


def test_return_from_gap_allowed() -> None:
    found = noted(gap("WWWR", "5W3 <"), ana=[RED], rulings={"return_from_gap": "allowed"})
    did = "Ana's glazier returned to the right, from the gap 1 to strip 2"
    assert found == [(1, "1.9", "Ana", "return_from_gap", "allowed", did)]


def test_return_from_gap_forbidden() -> None:
    found = noted(gap("WWWR", "5W3 <"), ana=[RED], rulings={"return_from_gap": "forbidden"})
    did = "this move is illegal (glazier-already-leftmost); with allowed it would be right"
    assert found == [(1, "1.9", "Ana", "return_from_gap", "forbidden", did)]


@pytest.mark.parametrize(("value", "did"), [("continues", "made"), ("dropped", "did not make")])
def test_breakage_after_reset(value: str, did: str) -> None:
    # two steps are the whole track, four panes break
    found = noted(Round("RRRR", "1R-"), box={"broken_glass": [0, 1, 5]}, rulings={"breakage_after_reset": value})
    assert found == [(1, "1.1", "Ana", "breakage_after_reset", value, f"Ana's marker {did} 2 steps after the reset")]


@pytest.mark.parametrize("value", ["continues", "dropped"])
def test_breakage_after_reset_has_no_say_where_the_last_pane_resets(value: str) -> None:
    box = {"broken_glass": [0, 1, 2, 3, 5]}
    assert noted(Round("RRRR", "1R-"), box=box, rulings={"breakage_after_reset": value}) == []


@pytest.mark.parametrize(
    ("value", "did"),
    [
        ("same_starter", "Ana starts the next round, who started this one"),
        ("next_player", "Ben starts the next round, the player after Ana"),
        ("after_last", "Ben starts the next round, for turns just go on"),  # Ana took displays 1, 3 and 5
    ],
)
def test_untouched_centre(value: str, did: str) -> None:
    found = noted(idle(1), rulings={"untouched_centre": value})
    said = f"nobody took from the centre, so {did}"
    assert found == [(1, "1.end", None, "untouched_centre", value, said)]
    (azul_round,) = notes(
        azul.played(azul.thrown_away("BYRKW"), rulings={"untouched_centre": value}), "untouched_centre"
    )
    assert azul_round == (1, "1.end", None, "untouched_centre", value, said)


def test_untouched_centre_has_no_say_after_the_last_round() -> None:
    found = noted(*idle_rounds(), rulings={"untouched_centre": "same_starter"})
    assert [address for _, address, *_ in found] == ["1.end", "2.end", "3.end", "4.end", "5.end"]


def test_untouched_centre_has_no_say_where_somebody_took_the_tile() -> None:
    played = Round("RRRY YYYY GGGG BBBB WWWW", "1R- CY- 2Y- 3G- 4B- 5W1")
    assert noted(played, Round(EVERY), rulings={"untouched_centre": "same_starter"}) == []


# Before round 5 the bag holds 14 panes, among them two white ones, and the tower the others.
LEFT_OUT = Round("RRRR YYYY GGGG BBBB RRRR", "1R- 2Y- 3G- 4B- 5R-")


def test_refill_when_short() -> None:
    found = noted(*idle_rounds(4), LEFT_OUT, rulings={"refill": "when_short"})
    did = "the bag was short, so the discard went in before the draw"
    assert found == [(5, "5.start", None, "refill", "when_short", did)]


def test_refill_when_empty() -> None:
    found = noted(*idle_rounds(4), LEFT_OUT, rulings={"refill": "when_empty"})
    did = "this draw is illegal (draw-supply); with when_short it would be right"
    assert found == [(5, "5.start", None, "refill", "when_empty", did)]


@pytest.mark.parametrize(
    ("value", "did"),
    [
        ("when_short", "the bag was short, so the discard went in before the draw"),
        ("when_empty", "this draw is illegal (draw-supply); with when_short it would be right"),
    ],
)
def test_refill_of_azul(value: str, did: str) -> None:
    # the bag holds 8 black and 20 white tiles, none of which is on the 36 places
    rounds = (*EIGHT_TOO_FEW, azul.thrown_away("BBBBBYYYY"))
    verdict = azul.played(*rounds, players=FOUR, rulings={"refill": value})
    assert notes(verdict, "refill") == [(3, "3.start", None, "refill", value, did)]


@pytest.mark.parametrize("value", ["when_empty", "when_short"])
def test_refill_has_no_say_where_the_rest_of_the_bag_is_drawn(value: str) -> None:
    assert noted(*idle_rounds(6), rulings={"refill": value}) == []


@pytest.mark.parametrize("value", ["printed", "paid"])
def test_tie_losses(value: str) -> None:
    found = noted(*EVEN, box=EVEN_BOX, rulings={"tie_losses": value})
    did = "Ana and Ben tie at 0: Ana lost 114 printed, 6 paid; Ben lost 114 printed, 0 paid"
    assert found == [(None, "final", None, "tie_losses", value, did)]


def test_tie_losses_has_no_say_without_a_tie() -> None:
    assert noted(*idle_rounds(), rulings={"tie_losses": "paid"}) == []


@pytest.mark.parametrize(
    ("value", "did"),
    [
        ("total", "Ana's 20 leftover panes earned 6, strip by strip 5"),
        ("per_strip", "Ana's 20 leftover panes earned 5 strip by strip, all together 6"),
    ],
)
def test_leftover_panes(value: str, did: str) -> None:
    # four panes on each of five strips: 20 // 3 = 6, and 5 x (4 // 3) = 5
    found = noted(*idle_rounds(), rulings={"leftover_panes": value})
    assert found == [(None, "final", "Ana", "leftover_panes", value, did)]


@pytest.mark.parametrize(("value", "earned"), [("count", "2"), ("skip", "nothing")])
def test_round_bonus_jokers(value: str, earned: str) -> None:
    # R R R * * in the blue round, with two blue panes on the jokers
    played = Round("RRRR RBBB RRRG", "1R1 4W1 2R1 5W2 3R1 < CB1=B")
    table: dict[str, Any] = {"ana": ["RRRRR/RRR**"], "round_colours": "BBRYGW"}
    found = noted(played, **table, rulings={"round_bonus_jokers": value})
    assert found == [(1, "1.7", "Ana", "round_bonus_jokers", value, f"Ana's BB on jokers earned {earned}")]


@pytest.mark.parametrize("value", ["count", "skip"])
def test_round_bonus_jokers_has_no_say_in_another_colour(value: str) -> None:
    played = Round("RRRR RBBB RRRG", "1R1 4W1 2R1 5W2 3R1 < CB1=B")
    table: dict[str, Any] = {"ana": ["RRRRR/RRR**"], "round_colours": "RRYGBW"}
    assert noted(played, **table, rulings={"round_bonus_jokers": value}) == []


@pytest.mark.parametrize(("jokers", "panes"), [(1, "R on a joker"), (2, "RR on jokers")])
def test_joker_choice_free(jokers: int, panes: str) -> None:
    found = noted(flipped("RRWW", f"3R1j{jokers}"), ana=["RRRRR/RR*Y*"], rulings={"joker_choice": "free"})
    did = f"Ana put {panes} with a space of that colour free"
    assert found == [(1, "1.5", "Ana", "joker_choice", "free", did)]


def test_joker_choice_colour_first() -> None:
    found = noted(flipped("RRWW", "3R1j1"), ana=["RRRRR/RR*Y*"], rulings={"joker_choice": "colour_first"})
    did = "this move is illegal (joker-count); with free it would be right"
    assert found == [(1, "1.5", "Ana", "joker_choice", "colour_first", did)]


@pytest.mark.parametrize("value", ["free", "colour_first"])
def test_joker_choice_has_no_say_in_a_move_that_is_wrong_anyway(value: str) -> None:
    # the move completes nothing, so that no pane can be kept
    assert noted(flipped("RRWW", "3R1j1=R"), ana=["RRRRR/RR*Y*"], rulings={"joker_choice": value}) == []


@pytest.mark.parametrize("value", ["free", "colour_first"])
def test_joker_choice_has_no_say_where_a_joker_is_needed(value: str) -> None:
    assert noted(flipped("RRRW", "3R1j1"), ana=["RRRRR/RR*Y*"], rulings={"joker_choice": value}) == []


def test_notes_stand_in_the_order_of_the_game() -> None:
    verdict = judged(log_of(*idle_rounds(), box={"broken_glass": [0, 1, 5]}))
    addresses = [note.address for note in verdict.notes]
    assert addresses[:6] == ["1.1", "1.1", "1.2", "1.2", "1.3", "1.3"]
    assert addresses[-1] == "final"
