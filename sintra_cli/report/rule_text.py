"""The catalogue as plain text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import fill, indent
from typing import Final

from sintra_cli.report.rule import Block, Case, Lines, Prose, Terms, entry
from sintra_cli.report.rulebook import Catalogue
from sintra_cli.text import SCREEN

_ORDER: Final = (
    "Rules stand in the order in which they are checked: the first that a round or a move breaks is reported, and a "
    "refused move changes nothing. What stands under Scoring says where points come from; nobody can break it. "
    "`sintra rule NAME` explains one name, `sintra rule --format markdown` all of them, in the order of play."
)


def explain(catalogue: Catalogue, name: str) -> str:
    """Return the text for a rule, topic or ruling; raise `UnknownRule` where there is none of that name."""
    said = entry(catalogue, name)
    return "\n\n".join([f"{said.name}\n{said.belongs_to}", *map(_block, said.blocks)]) + "\n"


def listing(catalogue: Catalogue) -> str:
    """Return all names in groups, one a line."""
    groups: dict[str, dict[str, str]] = {
        heading: {each.name: each.summary for each in entries} for heading, entries in catalogue.groups.items()
    }
    groups["Rulings"] = {ruling.name: ruling.summary for ruling in catalogue.rulings.values()}
    room = max(map(len, catalogue.names))
    blocks = [
        "\n".join([heading, *(f"  {name:{room}}  {summary}" for name, summary in group.items())])
        for heading, group in groups.items()
    ]
    return "\n\n".join([*blocks, _filled(_ORDER)]) + "\n"


def _block(block: Block) -> str:
    if isinstance(block, Prose):
        return _filled(f"{block.label}: {block.text}" if block.label else block.text)
    if isinstance(block, Lines):
        return indent(block.text, "  ")
    if isinstance(block, Terms):
        return _table(block.rows)
    assert isinstance(block, Case)
    return "\n".join([*_hanging("wrong", block.wrong), *_hanging("right", block.right)])


def _table(rows: Mapping[str, str]) -> str:
    room = max(map(len, rows))
    return "\n".join(_filled(text, f"  {label:{room}}  ", " " * (room + 4)) for label, text in rows.items())


def _filled(text: str, first: str = "", further: str = "") -> str:
    return fill(
        text,
        SCREEN,
        initial_indent=first,
        subsequent_indent=further,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _hanging(label: str, text: str) -> list[str]:
    first, *more = text.splitlines()
    return [f"  {label}  {first}", *indent("\n".join(more), " " * 9).splitlines()]
