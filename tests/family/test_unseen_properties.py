"""What holds for games of which nobody wrote down every display."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given

from tests.games.azul.test_properties import games as azul_games
from tests.games.azul.test_properties import played as played_azul
from tests.games.sintra.test_properties import games as sintra_games
from tests.games.sintra.test_properties import played as played_sintra
from tests.playout.runs import examples
from tests.playout.unseen import with_unknown_panes, without_displays
from tests.verdicts import AnyReport, judge

AnyReport = AnyReport


def came_to_the_same(seen: AnyReport, unseen: AnyReport) -> None:
    assert unseen.errors == []
    assert unseen.status == seen.status
    assert unseen.rounds == seen.rounds
    assert unseen.final == seen.final
    assert unseen.ranking == seen.ranking


@examples(16)
@given(sintra_games)
def test_a_game_of_sintra_comes_to_the_same_without_displays(game: dict[str, Any]) -> None:
    log = played_sintra(game)
    came_to_the_same(judge(log.document).report, judge(without_displays(log, Random(game["seed"]))).report)


@examples(16)
@given(sintra_games)
def test_a_game_on_side_a_comes_to_the_same_where_nobody_knows_which_pane_was_kept(game: dict[str, Any]) -> None:
    log, rng = played_sintra({**game, "side": "A"}), Random(game["seed"])
    came_to_the_same(judge(log.document).report, judge(with_unknown_panes(without_displays(log, rng), rng)).report)


@examples(16)
@given(azul_games)
def test_a_game_of_azul_comes_to_the_same_without_displays(game: dict[str, Any]) -> None:
    log = played_azul(game)
    came_to_the_same(judge(log.document).report, judge(without_displays(log, Random(game["seed"]))).report)
