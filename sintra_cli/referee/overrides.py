"""What may stand over what logs say: the rulings of all games, and their values."""

from __future__ import annotations

import difflib
from typing import get_args, get_type_hints

from sintra_cli.games import games
from sintra_cli.text import listed


def verify_ruling(name: str, value: str) -> None:
    """Raise `ValueError` where no game has this ruling, or it has no such value."""
    known: dict[str, tuple[str, ...]] = {}
    for game in games():
        known |= {name: get_args(hint) for name, hint in get_type_hints(game.rulings()).items()}
    if name not in known:
        near = difflib.get_close_matches(name, known, n=1)
        raise ValueError(f"there is no ruling {name!r}: " + (f"did you mean {near[0]}?" if near else ", ".join(known)))
    if value not in known[name]:
        raise ValueError(f"{name} is {listed(known[name], 'or')}, not {value!r}")
