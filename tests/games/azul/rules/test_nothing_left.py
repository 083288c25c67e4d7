"""Azul, the end of a game in which all tiles are bound: bag and lid are empty when a round is to begin."""

from __future__ import annotations

from typing import Any

import pytest

from tests.building.azul import log_of, place, played, reported
from tests.building.azul_games import NO_TILE, NOTHING_LEFT
from tests.building.logs import ANA, BEN, FOUR, Round, data_of
from tests.calls import call
from tests.verdicts import AzulReport

ONE_RED = "R - - - -"
COLUMN_1 = ["B....", "W....", "K....", "R....", "Y...."]


def position(**keys: Any) -> dict[str, Any]:
    """Return a position before round 6: Ana has 12 points and column 1, Ben 18, and one red tile is in the bag."""
    players = {ANA: {"score": 12, "wall": COLUMN_1}, BEN: {"score": 18}}
    return {"round": 6, "starter": ANA, "bag": "R", "lid": "", "players": players, **keys}


def report(*rounds: Round, wall: str = "coloured", **keys: Any) -> AzulReport:
    return reported(*rounds, wall=wall, position=position(**keys))


def test_the_game_is_over_and_is_scored() -> None:
    judged = report(Round(ONE_RED, "1R3"))

    assert judged.errors == []
    assert judged.status == "finished"
    assert [(each.player, each.column_bonus, each.total) for each in judged.final or []] == [
        (ANA, 7, 12 + 7),
        (BEN, 0, 18),
    ]
    assert judged.winners == [ANA]


def test_a_further_round_is_game_over_and_the_message_says_why() -> None:
    judged = report(Round(ONE_RED, "1R3"), Round("- - - - -"))

    assert [place(each) for each in judged.errors] == [("game-over", 7, None, None)]
    assert judged.errors[0].message == "the game ended after round 6: bag and lid are empty, so no round can begin"
    assert judged.errors[0].legal is None
    assert [each.round for each in judged.rounds] == [6]
    assert judged.final is None


@pytest.mark.parametrize("further", [Round("R - - - -"), Round("- - -"), Round("- - - - -", "1R3")])
def test_it_is_game_over_whatever_that_round_shows(further: Round) -> None:
    assert [each.rule for each in report(Round(ONE_RED, "1R3"), further).errors] == ["game-over"]


def test_round_unfinished_comes_first() -> None:
    judged = report(Round(ONE_RED), Round("- - - - -"))

    assert [place(each) for each in judged.errors] == [("round-unfinished", 7, None, None)]


def test_while_the_last_tiles_are_on_offer_it_is_not_over() -> None:
    assert report(Round("R R - - -", "1R3"), bag="RR").status == "unfinished"


@pytest.mark.parametrize(("bag", "lid"), [("RB", ""), ("R", "B")])
def test_while_bag_or_lid_hold_a_tile_it_is_not_over(bag: str, lid: str) -> None:
    judged = report(Round("R B - - -", "1R3 2B-"), bag=bag, lid=lid)

    assert judged.errors == []
    assert judged.status == "unfinished"  # Ben's blue tile lies in the lid now


def test_a_supply_that_is_not_known_is_not_empty() -> None:
    players = {ANA: {"score": 12}, BEN: {"score": 18}}
    judged = reported(Round(ONE_RED, "1R3"), position={"round": 6, "players": players})

    assert judged.errors == []
    assert judged.status == "unfinished"


def test_after_a_round_without_displays_it_is_so_too() -> None:
    unseen = Round(None, "?1R3")

    assert report(unseen).status == "finished"
    further = report(unseen, Round("- - - - -"))
    assert [place(each) for each in further.errors] == [("game-over", 7, None, None)]


def test_a_tiling_that_is_not_written_yet_comes_first() -> None:
    on_line_1 = Round(ONE_RED, "1R1")

    assert report(on_line_1, wall="grey").status == "unfinished"
    assert report(Round(ONE_RED, "1R1", tiling=["1:2", ""]), wall="grey").status == "finished"


def test_a_row_that_is_completed_in_that_round_is_what_ended_the_game() -> None:
    players = {ANA: {"wall": ["BY.KW", *["....."] * 4]}, BEN: {}}

    judged = report(Round(ONE_RED, "1R1"), Round("- - - - -"), players=players)

    assert "Ana completed a horizontal row" in judged.errors[0].message


def test_no_ruling_decides_who_would_start_the_next_round() -> None:
    verdict = played(Round(ONE_RED, "1R3"), position=position())

    assert list(verdict.notes) == []


def test_four_players_can_bring_it_about() -> None:
    judged = reported(*NOTHING_LEFT, players=FOUR)

    assert judged.errors == []
    assert judged.status == "finished"
    assert [each.complete_rows for each in judged.final or []] == [0, 0, 0, 0]
    further = reported(*NOTHING_LEFT, NO_TILE, players=FOUR)
    assert [place(each) for each in further.errors] == [("game-over", 8, None, None)]


def test_check_finished_has_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    data = data_of(log_of(Round(ONE_RED, "1R3"), position=position()))

    assert call(monkeypatch, "check", "--finished", "-", piped=data).code == 0


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["replay", "-"], "bag and lid are empty: the game ends"),
        (["show", "-"], "the game is over"),
        (["moves", "-"], "the game is over"),
        (["explain", "-", "6.end"], "The game ended after round 6: bag and lid are empty, so no round can begin."),
        (["explain", "-", "final"], "Ana wins"),
    ],
)
def test_every_command_says_that_the_game_is_over(
    monkeypatch: pytest.MonkeyPatch, command: list[str], says: str
) -> None:
    data = data_of(log_of(Round(ONE_RED, "1R3"), position=position()))

    assert says in " ".join(call(monkeypatch, *command, piped=data).out.split())
