"""The catalogue as Markdown: a reference to print."""

from __future__ import annotations

from collections.abc import Iterator

from sintra_cli.report.markdown import escape
from sintra_cli.report.rule import Block, Case, Entry, Lines, Prose, Terms, entry, entry_for
from sintra_cli.report.rulebook import Catalogue


def explain(catalogue: Catalogue, name: str) -> str:
    """Return what is said of one name, under a heading; raise `UnknownRule` where there is none of that name."""
    return "\n\n".join(_entry(entry(catalogue, name), "##")) + "\n"


def reference(catalogue: Catalogue) -> str:
    """Return all that is said, game by game in the order of play, then of logs, then the rulings."""
    return "\n\n".join(_reference(catalogue)) + "\n"


def _reference(catalogue: Catalogue) -> Iterator[str]:
    for home in catalogue.homes:
        yield f"# {escape(home.game)}"
        for heading, names in home.chapters.items():
            yield f"## {escape(heading)}"
            for name in names:
                yield from _entry(entry_for(home, catalogue.entries[name]), "###")
    for heading, entries in catalogue.groups.items():
        of_logs = [each.name for each in entries if not catalogue.homes_of(each.name)]
        if of_logs:
            yield f"# {escape(heading)}"
            for name in of_logs:
                yield from _entry(entry(catalogue, name), "##", belongs=False)
    yield "# Rulings"
    for ruling in catalogue.rulings:
        yield from _entry(entry(catalogue, ruling), "##")


def _entry(said: Entry, level: str, *, belongs: bool = True) -> Iterator[str]:
    yield f"{level} {escape(said.name)}"
    if belongs and said.belongs_to:
        yield f"*{escape(said.belongs_to)}*"
    yield from map(_block, said.blocks)


def _block(block: Block) -> str:
    if isinstance(block, Prose):
        label = f"**{escape(block.label)}:** " if block.label else ""
        return label + _inline(" ".join(block.text.split()))
    if isinstance(block, Lines):
        return f"```text\n{block.text}\n```"
    if isinstance(block, Terms):
        return "\n".join(f"- **{escape(label)}**: {_inline(text)}" for label, text in block.rows.items())
    assert isinstance(block, Case)
    return f"Wrong:\n\n```toml\n{block.wrong}\n```\n\nRight:\n\n```toml\n{block.right}\n```"


def _inline(text: str) -> str:
    """Write a text so that only what stands between backticks is taken for markup."""
    parts = text.split("`")
    return "`".join(part if number % 2 else escape(part) for number, part in enumerate(parts))
