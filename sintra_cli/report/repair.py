"""What may have been meant in a log that is wrong: suggestions, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import unified_diff
from typing import Final

from msgspec import Struct

from sintra_cli.report.ansi import Paint, Style, painter
from sintra_cli.report.excerpt import excerpt
from sintra_cli.report.model import Status
from sintra_cli.text import SCREEN, counted, visible, wrapped

_LABEL: Final = 12
_STYLES: Final[dict[str, Style]] = {"@": "blue", "-": "red", "+": "green"}


class Suggestion(Struct, frozen=True, kw_only=True):
    """A way to mend a log: what is changed, each with its address, why, and what the log comes to then.

    `trouble` says what is still wrong, None where nothing is; `log` is the text of the mended log.
    """

    edits: list[str]
    reason: str
    claims_met: int
    claims: int
    status: Status
    trouble: str | None
    stopped: str
    log: str

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong any more."""
        return self.trouble is None


def render(
    name: str, source: str, wrong: str | None, suggestions: Sequence[Suggestion], *, colour: bool = False
) -> str:
    """Write what is wrong with a log, if anything, and suggestions in the order of their rank."""
    paint = painter(colour=colour)
    if wrong is None:
        return f"{visible(name)}: nothing to repair\n"
    number = counted(len(suggestions), "suggestion") if suggestions else "nothing found that mends it"
    texts = [f"{visible(name)}: {visible(wrong)}: {number}\n"]
    texts += [
        "".join(f"{line}\n" for line in _suggestion(index, suggestion, name, source, paint))
        for index, suggestion in enumerate(suggestions, 1)
    ]
    return "\n".join(texts)


def _suggestion(number: int, suggestion: Suggestion, name: str, source: str, paint: Paint) -> Iterator[str]:
    first, *more = _folded("; ".join(suggestion.edits), f"{number}.", 4)
    yield from (paint(line, "bold") for line in (first, *more))
    yield from _folded(suggestion.reason, "    reason:", _LABEL)
    yield from _folded(f"{suggestion.claims_met} of {counted(suggestion.claims, 'claim')} met", "    claims:", _LABEL)
    yield from _folded(_game(suggestion), "    game:", _LABEL)
    yield from _diff(name, source, suggestion.log, paint)


def _game(suggestion: Suggestion) -> str:
    if suggestion.trouble is not None:
        return suggestion.trouble
    return suggestion.stopped if suggestion.status == "unfinished" else suggestion.status


def _folded(text: str, label: str, indent: int) -> list[str]:
    """Write a text beside a label, in as many lines as it needs."""
    first, *more = wrapped(visible(text), SCREEN - indent)
    return [f"{label:{indent - 1}} {first}", *(f"{'':{indent}}{line}" for line in more)]


def _diff(name: str, before: str, after: str, paint: Paint) -> Iterator[str]:
    """Write the lines that differ, as a unified diff; long ones are cut around what is changed."""
    old, new = before.split("\n"), after.split("\n")
    lines = list(unified_diff(old, new, visible(name), visible(name), lineterm="", n=0))
    yield from (paint(title, "bold") for title in lines[:2])
    for index, line in enumerate(lines[2:], 2):
        sign, text = line[0], line[1:]
        if sign == "@":
            shown = line
        else:
            opposite = {"-": lines[index + 1 : index + 2], "+": lines[index - 1 : index]}[sign]
            shown = sign + _cut(text, opposite[0][1:] if opposite else "")
        yield paint(shown, _STYLES[sign])


def _cut(text: str, opposite: str) -> str:
    column = next((at for at, (a, b) in enumerate(zip(text, opposite, strict=False), 1) if a != b), 1)
    return excerpt(text.rstrip("\r"), min(column, len(text) or 1), None, SCREEN - 1).line
