"""Every rule and ruling, by its public name."""

from __future__ import annotations

from typing import Final

from sintra_cli.family import rulebook as rounds
from sintra_cli.family.rulebook_entry import Rule
from sintra_cli.games.azul import rulebook as azul
from sintra_cli.games.sintra import rulebook as sintra
from sintra_cli.log import rulebook as logs

GROUPS: Final = {
    "Setting up and rounds": rounds.RULES,
    "Moves of Stained Glass of Sintra": sintra.RULES,
    "Lines and walls of Azul": azul.RULES,
    "The log itself": logs.RULES,
}
"""The rules in the order in which they are checked."""

RULES: Final[dict[str, Rule]] = {rule.name: rule for group in GROUPS.values() for rule in group}
