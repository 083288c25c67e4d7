"""Logs that `sintra new` writes: calls of it, and what is typed when it asks."""

from __future__ import annotations

import pytest

from tests.calls import Called, call

SINTRA = ("--game", "sintra", "--players", "Ana,Ben", "--side", "A", "--round-colours", "RYGBWR")
STRIPS = "RRRYB/GGWYB YYGWR/BBRGW GGBRY/WWRRY BBWRG/YYGRW WWYGB/RRGBY RYGBW/RYBGW GBBYW/RRWGY YWWRG/B*G*R"
KEPT = "File that keeps the strips of your copy for later games, such as box.toml; - for none [box.toml]: "
DISPLAYS = "Are you going to write the displays down, yes or no [yes]: "
ROUNDS = "Round indicator, I to VI, six letters of RYGBW, such as RYGBWR: "
ASKED = "strips, left to right, eight with the face up and the face down, such as RRRYB/GGWYB, * a joker: "
AZUL = ("--game", "azul", "--players", "Ana,Ben", "--wall", "coloured")
BOX = """\
[box]
broken_glass = [0, 1, 18]
strips = [
  "RRRYB/GGWYB", "Y*GW*/BBRGW", "GGBRY/WWRRY", "BBWRG/YYGRW",
  "WWYGB/RRGBY", "RYGBW/RYBGW", "GBBYW/RRWGY", "YWWRG/BBGGR",
]
"""


class New:
    """Calls `sintra new` in the desk, where nobody can be asked unless something is typed."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def __call__(self, *arguments: object, typed: str | None = None) -> Called:
        return call(self._patch, "new", *arguments, typed=typed)

    def check(self, *arguments: object, piped: bytes = b"") -> Called:
        return call(self._patch, "check", *arguments, piped=piped)
