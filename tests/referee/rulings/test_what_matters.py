"""What games made by hand come to under other rulings."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from sintra_cli.family.rules.replay import PlayedRound, Stepper, replay_round
from sintra_cli.log.log import Log
from sintra_cli.referee import rulings as module
from sintra_cli.referee.rulings import alternatives, outcomes
from sintra_cli.report.alternatives import Alternative
from tests.building import azul
from tests.building.logs import Round, read_log
from tests.building.sintra import log_of
from tests.building.sintra_games import BUILT, EVEN, EVEN_BOX, built_rounds, flipped, gap, idle_rounds

SAMPLES: Final = Path(__file__).parents[3] / "sample_games"
RED: Final = "RRRRR/YYYYY"

LONG_TRACK: Final[dict[str, Any]] = log_of(*built_rounds(), **BUILT, box={"broken_glass": list(range(100))})
"""Ana has 25 points and loses 42, and 13 for ornaments; Ben has 18 and loses 28, and 6 for ornaments.

Nobody takes from the centre, and nobody can place what the other one needs.
"""


def sample(name: str) -> Log:
    """Return a sample log."""
    return read_log((SAMPLES / name).read_bytes())


def under(found: list[Alternative], **rulings: str) -> Alternative:
    """Return the combination in which these rulings differ."""
    (this,) = [each for each in found if each.rulings == rulings]
    return this


def came_to(this: Alternative) -> tuple[str, str | None, dict[str, int] | None, list[str] | None, bool]:
    """Return all that an alternative says but its rulings."""
    return this.status, this.at, this.totals, this.winners, this.matters


def illegal(at: str | None, *, matters: bool = True) -> tuple[str, str | None, None, None, bool]:
    """Return what an illegal log comes to."""
    return "illegal", at, None, None, matters


UNFINISHED: Final = ("unfinished", None, None, None)


# --- one ruling after the other ----------------------------------------------------------------------------------


def test_score_floor_changes_totals_and_winner() -> None:
    found = alternatives(read_log(LONG_TRACK))
    assert came_to(found[0]) == ("finished", None, {"Ana": 25 - 25 + 13, "Ben": 18 - 18 + 6}, ["Ana"], False)
    # both have the same then, and Ben has lost less
    negative = {"Ana": 25 - 42 + 13, "Ben": 18 - 28 + 6}
    assert came_to(under(found, score_floor="none")) == ("finished", None, negative, ["Ben"], True)


def test_untouched_centre_lets_another_player_start_who_cannot_play_that() -> None:
    found = alternatives(read_log(LONG_TRACK))
    for value in ("next_player", "after_last"):
        assert came_to(under(found, untouched_centre=value)) == illegal("2.1")
    assert came_to(under(found, score_floor="none", untouched_centre="next_player")) == illegal("2.1")


def test_a_ruling_that_never_comes_up_changes_nothing() -> None:
    found = alternatives(read_log(LONG_TRACK))
    for name, value in (
        ("return_from_gap", "forbidden"),
        ("breakage_after_reset", "dropped"),
        ("refill", "when_short"),
        ("tie_losses", "paid"),
        ("leftover_panes", "per_strip"),
        ("round_bonus_jokers", "skip"),
        ("joker_choice", "colour_first"),
    ):
        assert came_to(under(found, **{name: value})) == came_to(found[0])


def test_tie_losses_breaks_a_tie_and_only_together_with_another_ruling_none() -> None:
    # both have no points; 114 are lost by the track, and paid were 6 by Ana and 0 by Ben
    found = alternatives(read_log(log_of(*EVEN, box=EVEN_BOX)))
    assert came_to(found[0]) == ("finished", None, {"Ana": 0, "Ben": 0}, ["Ana", "Ben"], False)
    assert came_to(under(found, tie_losses="paid")) == ("finished", None, {"Ana": 0, "Ben": 0}, ["Ben"], True)
    # nothing is cut then: 114 is printed and paid; Ana has 6 points for her strips
    for tie_losses in ({}, {"tie_losses": "paid"}):
        this = under(found, score_floor="none", **tie_losses)
        assert came_to(this) == ("finished", None, {"Ana": 6 - 114, "Ben": -114}, ["Ana"], True)


def test_leftover_panes_changes_a_total_of_which_nothing_is_taken() -> None:
    # 20 panes, four on each of five strips. Every step is a reset, and there are no points to lose before the end
    found = alternatives(read_log(log_of(*idle_rounds(), box={"broken_glass": [0, 1]})))
    assert found[0].totals == {"Ana": 20 // 3, "Ben": 0}
    assert under(found, leftover_panes="per_strip").totals == {"Ana": 5 * (4 // 3), "Ben": 0}


def test_breakage_after_reset_changes_what_is_lost() -> None:
    # every step is a reset of a point. Ana breaks 5 x 8 + 12 panes in 5 x 2 + 3 moves, Ben 6 x 8 in 6 x 2
    log = log_of(*idle_rounds(), box={"broken_glass": [0, 1]}, rulings={"score_floor": "none"})
    found = alternatives(read_log(log))
    assert found[0].totals == {"Ana": 20 // 3 - 52, "Ben": -48}
    assert under(found, breakage_after_reset="dropped").totals == {"Ana": 20 // 3 - 13, "Ben": -12}


def test_refill_makes_a_draw_legal_or_not() -> None:
    # before round 5 the bag holds two white panes among others; here white is left out
    log = log_of(*idle_rounds(4), Round("RRRR YYYY GGGG BBBB RRRR", "1R- 2Y- 3G- 4B- 5R-"))
    found = alternatives(read_log(log))
    assert came_to(found[0]) == illegal("5.start", matters=False)
    assert came_to(under(found, refill="when_short")) == (*UNFINISHED, True)
    found = alternatives(read_log({**log, "rulings": {"refill": "when_short"}}))
    assert came_to(found[0]) == (*UNFINISHED, False)
    assert came_to(under(found, refill="when_empty")) == illegal("5.start")


def test_return_from_gap_forbids_a_return() -> None:
    found = alternatives(read_log(log_of(gap("WWWR", "5W3 <"), ana=[RED])))
    assert came_to(found[0]) == (*UNFINISHED, False)
    assert came_to(under(found, return_from_gap="forbidden")) == illegal("1.9")


def test_joker_choice_forbids_a_joker() -> None:
    found = alternatives(read_log(log_of(flipped("RRWW", "3R1j1"), ana=["RRRRR/RR*Y*"])))
    assert came_to(under(found, joker_choice="colour_first")) == illegal("1.5")


def test_the_first_of_two_illegal_things_is_where_a_combination_ends() -> None:
    # the joker in round 1; in round 2 whoever took the tile is named
    first = flipped("RRWW", "3R1j1 CB- 3W2 4W3 5W4")
    log = log_of(first, Round("RRRR", "Ana:1R-"), ana=["RRRRR/RR*Y*"])
    found = alternatives(read_log(log))
    assert came_to(under(found, joker_choice="colour_first")) == illegal("1.5")


def test_a_tiling_is_at_the_end_of_its_round() -> None:
    played = Round(azul.fours("BYRKW"), "1B- 2Y- 3R- 4K- 5W-", tiling=["3:1", ""])
    document = {
        "format": 1,
        "game": "azul",
        "wall": "grey",
        "players": [{"name": "Ana"}, {"name": "Ben"}],
        "rounds": [played.table()],
    }
    found = alternatives(read_log(document))
    assert [this.rulings for this in found] == [
        {},
        {"untouched_centre": "next_player"},
        {"untouched_centre": "after_last"},
        {"refill": "when_short"},
        {"untouched_centre": "next_player", "refill": "when_short"},
        {"untouched_centre": "after_last", "refill": "when_short"},
    ]
    assert all(came_to(this) == illegal("1.end", matters=False) for this in found)


def test_a_set_up_that_is_not_allowed_has_no_address_and_no_ruling_helps() -> None:
    found = alternatives(read_log(log_of(round_colours="WWWRYG")))
    assert len(found) == 2**8 * 3
    assert all(came_to(this) == illegal(None, matters=False) for this in found)


# --- how much is played ------------------------------------------------------------------------------------------


@pytest.fixture
def rounds_played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list to which the number of every round that is played is added."""
    numbers: list[int] = []

    def counting(stepper: Stepper, played: list[PlayedRound]) -> Any:
        numbers.append(stepper.address.round)
        return replay_round(stepper, played)

    monkeypatch.setattr(module, "replay_round", counting)
    return numbers


def test_where_no_ruling_decides_anything_the_game_is_played_once(rounds_played: list[int]) -> None:
    assert len(list(outcomes(sample("two_players_side_b.toml")))) == 1
    assert rounds_played == [1, 2, 3, 4, 5, 6]


def test_a_game_is_played_again_from_the_round_in_which_a_ruling_decides_for_the_first_time(
    rounds_played: list[int],
) -> None:
    # untouched_centre decides round 1, and round 2 is illegal with both other values; score_floor decides only the end
    assert len(list(outcomes(read_log(LONG_TRACK)))) == 2 + 2
    assert Counter(rounds_played) == {1: 3, 2: 3, 3: 1, 4: 1, 5: 1, 6: 1}
