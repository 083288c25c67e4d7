"""What a new log needs to be told, checked at once; each function raises `ValueError` with what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.games.sintra.rules.setup import verify_setup
from sintra_cli.text import spelt


def one_of(text: str, choices: Sequence[str]) -> str:
    """Read a choice, in capitals or small letters."""
    for choice in choices:
        if text.strip().lower() == choice.lower():
            return choice
    raise ValueError(f"{text.strip()!r} is not {' or '.join(choices)}")


def players(written: str | Sequence[str]) -> list[str]:
    """Read the names of the players: in one text with commas between them, or each as a text."""
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


def round_colours(text: str, colours: Mapping[str, str]) -> str:
    """Read the six letters of the round indicator."""
    letters = "".join(text.split()).upper()
    if len(letters) != 6 or letters.strip("".join(colours)):
        due = ", ".join(f"{letter} {name}" for letter, name in colours.items())
        raise ValueError(f"{text.strip()!r} is not six letters, I to VI, of {due}")
    try:
        verify_setup((), (), letters, colours)
    except Illegal as error:
        raise ValueError(error.message) from None
    return letters


def _is_text(name: str) -> bool:
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
