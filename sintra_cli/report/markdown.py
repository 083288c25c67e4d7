"""The score sheet as Markdown, with tables as GitHub and most wikis draw them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sintra_cli.report.layout import DECIDED
from sintra_cli.report.sheet import score_sheet
from sintra_cli.report.wording import summary as summary_line
from sintra_cli.text import visible

if TYPE_CHECKING:
    from sintra_cli.report.layout import Section, Table
    from sintra_cli.report.model import Verdict

# Not an underscore within a word, which marks nothing: window_values.
_MARKUP: Final = re.compile(r"[\\`*\[\]<>|~&#$]|(?<![^\W_])_|_(?![^\W_])|:(?=//)|(?<=www)\.", re.IGNORECASE)
# What would begin a list, a rule or a heading, were it at the start of a line.
_START: Final = re.compile(r"\A(\d+(?=[.)])|(?=[-+=]))")


def render(verdict: Verdict, *, detail: bool) -> str:
    """Write the sheet of one log; it ends with a line end."""
    sheet = score_sheet(verdict, detail=detail)
    parts = [f"## {escape(sheet.title)}", *map(line, sheet.facts)]
    if sheet.warning is not None:
        parts.append(f"**{escape(sheet.warning)}**")
    parts += map(_section, sheet.sections)
    if sheet.footnotes:
        parts += [f"### {DECIDED}", "\n".join(f"- {escape(note)}" for note in sheet.footnotes)]
    parts += map(line, sheet.notes)
    return "\n\n".join(parts) + "\n"


def summary(verdict: Verdict) -> str:
    """Say as a list item what a log came to; it ends with a line end."""
    return f"- {line(summary_line(verdict))}\n"


def escape(text: str) -> str:
    """Write a text so that nothing in it is taken for markup."""
    if not text or text.isalnum():  # most cells of a long table are numbers or nothing
        return text
    return _MARKUP.sub(r"\\\g<0>", visible(text))


def line(text: str) -> str:
    """Write a text on a line of its own, so that nothing in it is taken for markup."""
    return _START.sub(r"\1\\", escape(text.strip()))


def _section(section: Section) -> str:
    return "\n\n".join([f"### {section.heading}", _draw(section.table), *map(line, section.notes)])


def _draw(table: Table) -> str:
    from tabulate import tabulate  # slow to load

    return tabulate(
        [[escape(cell) for cell in row] for row in table.rows],
        headers=table.headings,
        tablefmt="pipe",
        colalign=["left" if words else "right" for words in table.words],
        disable_numparse=True,
    )
