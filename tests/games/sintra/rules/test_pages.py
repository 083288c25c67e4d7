"""Where the rulebook says it, and where in the game it happened: a smallest log for every rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.building.logs import Round
from tests.building.sintra import EVERY, WHITE, refused
from tests.building.sintra_games import flipped, gap, idle_rounds

RED = "RRRRR/YYYYY"
MIXED = "RRRYY/WWWWW"


@dataclass(frozen=True)
class Broken:
    """A log that breaks a rule, and what is said about it."""

    rule: str
    page: str
    rounds: list[Round]
    round: int | None = 1
    move: int | None = None
    player: str | None = None
    table: dict[str, Any] = field(default_factory=dict)


CATALOGUE = [
    Broken("round-track", "2", [], None, table={"round_colours": "RRRRRR"}),
    Broken("strip-set", "2", [], None, player="Ben", table={"ben": [WHITE] * 8}),
    Broken("display-count", "2", [Round(["RRRR"])]),
    Broken("display-size", "2", [Round("RRR")]),
    Broken("draw-supply", "3", [Round("RRRR RRRR RRRR RRRR RRRR")]),
    Broken("turn-order", "3", [Round("RRRR", "Ben:1R-")], move=1, player="Ana"),
    Broken("round-over", "3, 5", [Round(EVERY, "1R- 2Y- 3G- 4B- 5W1 <")], move=6),
    Broken("round-unfinished", "3, 5", [Round(EVERY), Round(EVERY)], 2),
    Broken("game-over", "3, 5", [*idle_rounds(), Round(EVERY)], 7),
    Broken("no-such-display", "3", [Round("RRRR", "6R-")], move=1, player="Ana"),
    Broken("colour-not-there", "3", [Round("RRRR", "1Y-")], move=1, player="Ana"),
    Broken("pane-count", "3", [Round("RRRR", "13R-")], move=1, player="Ana"),
    Broken("strip-left-of-glazier", "4", [Round("RRRR", "2W2 1R- 3W1")], move=3, player="Ana"),
    Broken("strip-removed", "4", [gap("RWWW", "5W3 CR1")], move=9, player="Ana", table={"ana": [RED]}),
    Broken("must-place", "4", [Round("RRRR", "2W-")], move=1, player="Ana"),
    Broken("nothing-fits", "4", [Round("RRRR", "1R1")], move=1, player="Ana"),
    Broken("joker-count", "4", [Round("RRRR", "2W1j1")], move=1, player="Ana"),
    Broken("keep-missing", "4-5", [Round("RRRG YYGG", "1R1 5W1 2Y1")], 1, 3, "Ana", {"ana": [MIXED]}),
    Broken("keep-not-on-strip", "4-5", [Round("RRRG YYGG", "1R1 5W1 2Y1=B")], 1, 3, "Ana", {"ana": [MIXED]}),
    Broken("keep-without-completion", "4-5", [Round("RRRR", "2W1=W")], move=1, player="Ana"),
    Broken("glazier-already-leftmost", "5", [Round("RRRR", "2W1 <")], move=2, player="Ben"),
]


@pytest.mark.parametrize("broken", CATALOGUE, ids=[each.rule for each in CATALOGUE])
def test_a_broken_rule_is_named_with_its_page_and_with_round_move_and_player(broken: Broken) -> None:
    error = refused(*broken.rounds, **broken.table)
    assert (error.rule, error.page) == (broken.rule, broken.page)
    assert (error.round, error.move, error.player) == (broken.round, broken.move, broken.player)
    assert (error.claimed, error.counted) == (None, None)


@pytest.mark.parametrize("broken", CATALOGUE, ids=[each.rule for each in CATALOGUE])
def test_legal_moves_are_given_for_a_move_and_for_nothing_else(broken: Broken) -> None:
    error = refused(*broken.rounds, **broken.table)
    if broken.move is None:
        assert error.legal is None
    else:
        assert bool(error.legal) == (broken.rule != "round-over")


def test_a_move_in_a_later_round_has_that_rounds_number() -> None:
    error = refused(*idle_rounds(2), Round(EVERY, "1R- 2Y1"))
    assert (error.rule, error.round, error.move, error.player) == ("nothing-fits", 3, 2, "Ben")


def test_a_return_counts_as_a_move() -> None:
    error = refused(flipped("GGWW", "3G1 < CB1"), ana=["RRRRR/RR*Y*"])
    assert (error.rule, error.move) == ("nothing-fits", 7)
