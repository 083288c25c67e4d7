"""Ruling untouched_centre = after_last: the player after who moved last in the game so far; turns just go on."""

from __future__ import annotations

from typing import Any

import pytest

from sintra_cli.referee.snapshot import document_at
from sintra_cli.referee.standing import stand
from tests.building import azul, sintra
from tests.building.logs import ANA, BEN, CLEO, THREE, Round, read_log

RULINGS = {"untouched_centre": "after_last"}
NONE = Round("- - - - - - -")


def starters(*rounds: Round, **keys: Any) -> list[str]:
    """Return who starts each round of a game of Azul for three whose supply nobody wrote down."""
    judged = azul.reported(*rounds, players=THREE, **{"rulings": RULINGS, **keys})
    assert judged.errors == []
    return [each.starter for each in judged.rounds]


def test_who_took_the_marker_starts_all_the_same() -> None:
    ben_takes_it = Round("BYR - - - - - -", "1B1 CY1 CR1")

    assert starters(ben_takes_it, NONE, position={"round": 3}) == [ANA, BEN]


def test_a_round_in_which_nobody_moves_does_not_change_who_moved_last() -> None:
    # Cleo has moved last, and Ben has the marker: he starts round 4, in which nobody moves
    ben_takes_it = Round("BYR - - - - - -", "1B1 CY1 CR1")

    assert starters(ben_takes_it, NONE, NONE, NONE, position={"round": 3}) == [ANA, BEN, ANA, ANA]


def test_where_nobody_has_moved_so_far_the_starter_stays() -> None:
    assert starters(NONE, NONE, position={"round": 3, "turn": BEN, "starter": BEN}) == [BEN, BEN]
    assert starters(NONE, NONE, starting_player=CLEO, position={"round": 3, "turn": CLEO, "starter": CLEO}) == [
        CLEO,
        CLEO,
    ]


@pytest.mark.parametrize(
    ("displays", "turn", "moves", "starts"),
    [(["B"], BEN, "1B1", CLEO), ([], CLEO, "", CLEO)],  # Ben has moved last, in the log or before it
)
def test_in_a_position_it_is_whose_turn_it_is(displays: list[str], turn: str, moves: str, starts: str) -> None:
    middle = {"round": 3, "turn": turn, "starter": ANA, "displays": displays}
    assert starters(Round(None, moves), NONE, position=middle) == [ANA, starts]


@pytest.mark.parametrize(("value", "starts"), [("same_starter", ANA), ("next_player", BEN), ("after_last", CLEO)])
def test_a_round_of_sintra_without_panes_that_begins_with_a_position(value: str, starts: str) -> None:
    # nothing is left to lay in round 3; then the red pane of the round indicator is
    position = {"round": 3, "turn": "Cleo", "starter": "Ana", "bag": "", "tower": ""}
    rounds = [Round([""] * 7), Round(["R", *[""] * 6], f"{starts}:1R-")]

    judged = sintra.accepted(*rounds, players=THREE, position=position, rulings={"untouched_centre": value})

    assert [each.starter for each in judged.rounds] == ["Ana", starts]


@pytest.mark.parametrize("supply", [{}, {"bag": "", "tower": ""}])
def test_what_show_writes_where_the_next_round_may_have_no_panes_says_who_moved_last(supply: dict[str, str]) -> None:
    position = {"round": 3, "turn": "Cleo", "starter": "Ana", **supply}
    log = read_log(sintra.log_of(players=THREE, position=position))
    table = stand(log).table
    assert table is not None
    begun = document_at(log, table)

    assert (begun["position"]["turn"], begun["position"]["starter"]) == ("Cleo", "Ana")
