"""What is wrong with strips that are laid by their numbers in the box; loaded only for such a mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from sintra_cli.games.sintra.rules.box import SLOTS
from sintra_cli.text import listed, short
from sintra_cli.toml.faults import Slip

_LIKE_APOSTROPHES: Final = '\u2018\u2019\u201b\u02bc\u2032\u00b4`"'
_NUMBER: Final = re.compile("[1-8]'?")
_WORD: Final = re.compile(r"[^\s,;]+")


def slips(written: str) -> Iterator[Slip]:
    """Yield what is wrong with the numbers of a player's strips, which are not of the right form."""
    straight = re.sub(f"[{_LIKE_APOSTROPHES}]", "'", written)
    for at, (mark, meant) in enumerate(zip(written, straight, strict=True)):
        if mark != meant:
            yield Slip(f"{mark} is not the straight apostrophe ': write ' there", (at, at + 1))
    separator = re.search("[,;]", straight)
    if separator:
        message = f"the numbers have only white space between them: leave out {separator[0]}"
        yield Slip(message, separator.span())
    words = list(_WORD.finditer(straight))
    strange = [word for word in words if not _NUMBER.fullmatch(word[0])]
    for word in strange:
        yield Slip(
            f"{short(word[0])} is no strip of the box: these are 1 to {SLOTS}, perhaps with ' behind", word.span()
        )
    if not strange:
        yield from map(Slip, filter(None, [not_each_once([word[0] for word in words])]))


def not_each_once(numbers: Sequence[str]) -> str | None:
    """Say which of the strips 1 to 8 are missing, or are there more than once; None where each is there once."""
    laid = [int(number[0]) for number in numbers]
    missing = [number for number in range(1, SLOTS + 1) if number not in laid]
    twice = [number for number in range(1, SLOTS + 1) if laid.count(number) > 1]
    parts = [
        f"{listed(numbers)} {'is' if len(numbers) == 1 else 'are'} {what}"
        for numbers, what in ((missing, "missing"), (twice, "there more than once"))
        if numbers
    ]
    return f"{listed(parts)}: each of 1 to {SLOTS} must be there once" if parts else None
