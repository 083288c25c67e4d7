"""What formatting changes in a log, as a unified diff."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from io import StringIO
from itertools import islice
from typing import Final

from sintra_cli.report.ansi import Style, painter
from sintra_cli.text import counted, visible

_STYLES: Final[dict[str, Style]] = {"@": "blue", "-": "red", "+": "green"}
_paint = painter(colour=True)


def render(name: str, before: str, after: str, *, colour: bool = False) -> str:
    """Write the lines that differ, and some around them; empty where none does.

    Without colour the lines are what is in the file, for programs; in colour they are for people.
    """
    title = visible(name)
    lines = unified_diff(_lines(before), _lines(after), title, title)
    return "".join(_coloured(lines) if colour else map(_ended, lines))


def in_short(before: str, after: str, most: int = 10) -> str:
    """Write the lines that differ, so many at most, with what is hidden in them shown; each ends with a line end."""
    lines = list(unified_diff(_lines(before), _lines(after), n=0))[2:]
    changes = [visible(line.rstrip("\r\n").expandtabs()) for line in lines if not line.startswith("@@")]
    more = [f"and {counted(len(changes) - most, 'line')} more"] if len(changes) > most else []
    return "".join(f"{line}\n" for line in [*changes[:most], *more])


def _lines(text: str) -> list[str]:
    """Split a text at line feeds and nowhere else."""
    return StringIO(text, newline="\n").readlines()


def _ended(line: str) -> str:
    return line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"


def _coloured(lines: Iterator[str]) -> Iterator[str]:
    for title in islice(lines, 2):
        yield _paint(title.rstrip("\n"), "bold") + "\n"
    for line in lines:
        shown = visible(line.rstrip("\r\n").expandtabs())
        style = _STYLES.get(shown[0])
        yield (_paint(shown, style) if style else shown) + "\n"
