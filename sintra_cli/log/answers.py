"""Who plays, as a new log needs to be told it, checked at once."""

from __future__ import annotations

from collections.abc import Sequence

from sintra_cli.text import spelt


def players(written: str | Sequence[str]) -> list[str]:
    """Read the names of the players: in one text with commas between them, or each as a text.

    Raises `ValueError` with what is wrong.
    """
    names = [name.strip() for name in (written.split(",") if isinstance(written, str) else written)]
    if not 2 <= len(names) <= 4:
        raise ValueError(f"2 to 4 players can play, not {len(names)}")
    for seat, name in enumerate(names):
        if not name:
            raise ValueError(f"the name of player {seat + 1} is blank")
        if not _is_text(name):
            raise ValueError(f"the name of player {seat + 1} is no text in UTF-8")
        if spelt(name, names[:seat]) is not None:
            raise ValueError(f"two players are called {name!r}: names must differ")
    return names


def _is_text(name: str) -> bool:
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
