"""The explanation of one thing that happened in a game, or was to happen and is illegal: values, and their text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from sintra_cli.report.ansi import painter
from sintra_cli.report.wording import signed
from sintra_cli.text import SCREEN, filled, visible, width, wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sintra_cli.report.ansi import Paint, Style

_INDENT: Final = "  "
_POINTS: Final = 5


class Statement(Struct, frozen=True):
    """A sentence, the points that it explains, and what it stands on: rules with their pages, rulings."""

    text: str
    basis: tuple[str, ...] = ()
    points: int | None = None


class Passage(Struct, frozen=True):
    """Statements under a heading."""

    heading: str
    statements: list[Statement]


class Explanation(Struct, frozen=True, kw_only=True):
    """What is explained, where it is in the log, and why; `illegal` says that it did not happen."""

    log: str
    address: str
    subject: str
    circumstances: str
    illegal: bool = False
    passages: list[Passage]


def render(explanation: Explanation, *, colour: bool = False) -> str:
    """Write an explanation as lines of at most 80 columns; it ends with a line end."""
    paint = painter(colour=colour)
    illegal = " (illegal)" if explanation.illegal else ""
    style: Style = "red" if explanation.illegal else "bold"
    head = [paint(line, style) for line in filled(f"{explanation.address}  {explanation.subject}{illegal}")]
    parts = ["\n".join([*head, *filled(f"{explanation.log}: {explanation.circumstances}")])]
    parts += ["\n".join(_passage(passage, paint)) for passage in explanation.passages if passage.statements]
    return "\n\n".join(parts) + "\n"


def _passage(passage: Passage, paint: Paint) -> Iterator[str]:
    yield paint(visible(passage.heading), "bold")
    counts = any(statement.points is not None for statement in passage.statements)
    for statement in passage.statements:
        label = ("" if statement.points is None else signed(statement.points)).rjust(_POINTS if counts else 0)
        blank = _INDENT + (" " * (len(label) + 2) if counts else "")
        first, *more = _with_basis(statement, SCREEN - len(blank))
        painted = paint(label, "red" if (statement.points or 0) < 0 else "bold") + "  " if counts else ""
        yield f"{_INDENT}{painted}{first}".rstrip()
        yield from (f"{blank}{line}".rstrip() for line in more)


def _with_basis(statement: Statement, room: int) -> list[str]:
    """Break a statement into lines, but nothing of what it stands on."""
    lines = wrapped(visible(statement.text), room)
    last = len(statement.basis) - 1
    for index, ground in enumerate(statement.basis):
        shown = f"{'' if index else '('}{ground}{';' if index < last else ')'}"
        if width(lines[-1]) + 1 + len(shown) <= room:
            lines[-1] += f" {shown}"
        else:
            lines.append(shown)
    return lines
