"""The README as tests see it: its blocks, chapters, tables and what stands between backticks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")


class Block(NamedTuple):
    """A fenced block: what it is written in, its text, and where its text begins in the README."""

    language: str
    text: str
    start: int

    @property
    def line(self) -> int:
        """The line of the README that the text begins in."""
        return README.count("\n", 0, self.start) + 1


class Call(NamedTuple):
    """A command of a console block, and what it prints."""

    command: str
    printed: str


BLOCKS: Final = [
    Block(match["language"], match["text"], match.start("text"))
    for match in re.finditer(r"^```(?P<language>\w*)\n(?P<text>.*?)^```$", README, re.MULTILINE | re.DOTALL)
]
HEADINGS: Final = [
    match
    for match in re.finditer(r"^(?P<level>#+) (?P<title>.*)$", README, re.MULTILINE)
    if not any(block.start <= match.start() < block.start + len(block.text) for block in BLOCKS)
]


def blocks(language: str) -> list[Block]:
    return [block for block in BLOCKS if block.language == language]


def calls(block: Block) -> list[Call]:
    """Divide a console block: a command begins with a dollar sign, the lines below it are what it prints."""
    parts = re.split(r"^\$ (.*)\n", block.text, flags=re.MULTILINE)
    assert parts[0] == "", f"line {block.line}: a console block begins with a command"
    return [Call(command, printed) for command, printed in zip(parts[1::2], parts[2::2], strict=True)]


def typed_before(place: int) -> dict[str, str]:
    """Return the files that a reader has typed by then, as the first lines of their TOML blocks say."""
    files: dict[str, list[str]] = {}
    for block in blocks("toml"):
        named = re.match(r"# (?P<file>\S+\.toml)(?:, (?P<how>continued|last part again))?\n", block.text)
        if named and block.start < place:
            parts = files.setdefault(named["file"], [])
            assert bool(parts) == bool(named["how"]), f"line {block.line}: what is continued was begun, once"
            if named["how"] == "last part again":
                parts.pop()
            parts.append(block.text)
    return {file: "\n".join(parts) for file, parts in files.items()}


def section(title: str) -> str:
    """Return a chapter, up to the next of its level or above."""
    (this,) = [heading for heading in HEADINGS if heading["title"] == title]
    ends = [
        heading.start()
        for heading in HEADINGS
        if heading.start() > this.start() and len(heading["level"]) <= len(this["level"])
    ]
    return README[this.end() : min(ends, default=len(README))]


def rows(text: str) -> list[list[str]]:
    """Return the cells of all rows of tables, heads and rules under them left out."""
    lines = re.findall(r"^\|(.*)\|$", text, re.MULTILINE)
    cells = [[cell.strip() for cell in line.split(" | ")] for line in lines]
    rules = [index for index, row in enumerate(cells) if set("".join(row)) <= set("-| ")]
    return [row for index, row in enumerate(cells) if index not in rules and index + 1 not in rules]


def quoted(text: str) -> set[str]:
    """Return every text between backticks."""
    return set(re.findall(r"`([^`\n]+)`", text))
