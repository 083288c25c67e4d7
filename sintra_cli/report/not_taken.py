"""Why what was typed is not taken: the reason last, right above the next prompt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sintra_cli.report.happened import hanging

_MOST: Final = 12
"""So many legal moves are shown; there is a command that lists them all."""


def not_taken(what: str, why: str, *, number: int = 1, of: int = 1, legal: Sequence[str] = ()) -> str:
    """Say why what was typed is not taken; ends with a line end.

    `what` are the words that are wrong, which are move `number` of so many that were typed.
    """
    return "".join(f"{line}\n" for line in _lines(what, why, number, of, legal))


def _lines(what: str, why: str, number: int, of: int, legal: Sequence[str]) -> Iterator[str]:
    if legal:
        more = f"  and {len(legal) - _MOST} more" if len(legal) > _MOST else ""
        yield from hanging(f"legal: {'  '.join(legal[:_MOST])}{more}")
    if of > 1:
        yield from hanging(f"nothing of the line was taken: move {number} of what you typed, {what}: {why}")
    else:
        yield from hanging(f"not taken: {f'{what}: ' if what else ''}{why}")
