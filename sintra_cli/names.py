"""Names of rules and topics: their types, and those of what can be wrong with any log.

The names are public, and people search for them. Each room that has rules states its own as constants, in its
`names.py`; mypy refuses a text in their place, and a topic where something is broken.
"""

from __future__ import annotations

from typing import Final, NewType

RuleName = NewType("RuleName", str)
"""The public name of a rule, and of the diagnostic that breaking it gives."""
TopicName = NewType("TopicName", str)
"""The public name of what scores or how a game ends, which is explained like a rule and which nobody can break."""

UNREADABLE: Final = RuleName("unreadable")
TOML_SYNTAX: Final = RuleName("toml-syntax")
LOG_SHAPE: Final = RuleName("log-shape")
MOVE_SYNTAX: Final = RuleName("move-syntax")
CLAIMED_SCORE: Final = RuleName("claimed-score")
STANDS_NEEDLESSLY: Final = RuleName("stands-needlessly")
GAME_UNFINISHED: Final = RuleName("game-unfinished")

CLAIMS: Final = (CLAIMED_SCORE, STANDS_NEEDLESSLY)
"""What is wrong where a log claims something that is not so; nothing stops there."""
