"""What is wrong with a log that is no TOML, in the words of somebody who types a game from paper.

The parser says where it stopped; the mistake is often before that. Each function here knows one kind of mistake, and
returns what to say about it and where it is, or None where the parser stopped for another reason.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import tomli
import tomli_w

from sintra_cli.log.places import Places
from sintra_cli.log.texts import COMMENT, STRING, Lines, Stop

if TYPE_CHECKING:
    from sintra_cli.log.places import Path, Place

_Mistake: TypeAlias = tuple[str, int, int]

_LONGEST: Final = 60
_CURLY: Final = "“”„‟‘’‚‛«»"
_MOVE: Final = re.compile(
    r"(?:[^\s:]+:)?(?:[1-9C?][0-9]{0,2}[A-Z](?:[1-8](?:J[0-2])?(?:=[A-Z?])?|-)|<)(?:\(-?[0-9]+\))?", re.IGNORECASE
)
_HEADER: Final = re.compile(r"[ \t]*\[\[?[ \t]*[a-z_]+(?:\.[a-z_]+)*[ \t]*\]")
_PAIR: Final = re.compile(r"[a-z_]+[ \t]*=")
