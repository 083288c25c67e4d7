"""The rule of Ribbons that it shares with no other game."""

from __future__ import annotations

from typing import Final

from sintra_cli.family.rulebook import SHARED, Rulebook
from sintra_cli.report.rulebook import Example, Rule
from tests.third_game.rules.names import RIBBON_FULL

RULEBOOK: Final = Rulebook(
    shared=SHARED,
    heading="Ribbons",
    moves=(
        Rule(
            name=RIBBON_FULL,
            summary="a full ribbon takes no tile",
            text="Ribbon 1 has four spaces, ribbon 2 has eight. Tiles beyond them spill; a full ribbon takes none.",
            example=Example(case="Ribbon 1 holds four tiles, ribbon 2 none.", wrong="1R1", right="1R2"),
        ),
    ),
    chapters={"Ribbons": (*(rule.name for rule in SHARED), RIBBON_FULL)},
)
