"""The pages for readers as tests see them: their blocks, chapters, tables and what stands between backticks."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]


class Block(NamedTuple):
    """A fenced block of a page: what it is written in, its text, and where its text begins."""

    page: Page
    language: str
    text: str
    start: int

    @property
    def place(self) -> str:
        """The page and the line that the text begins in."""
        line = self.page.text.count("\n", 0, self.start) + 1
        return f"{self.page.file}:{line}"


class Heading(NamedTuple):
    """A heading of a page: 2 for `##`, its title, and where its line begins and ends."""

    level: int
    title: str
    start: int
    end: int


class Page:
    """A page in Markdown; `file` is its path from the root."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.text = (ROOT / file).read_text(encoding="utf-8")

    @cached_property
    def blocks(self) -> list[Block]:
        """All fenced blocks."""
        found = re.finditer(r"^```(?P<language>\w*)\n(?P<text>.*?)^```$", self.text, re.MULTILINE | re.DOTALL)
        return [Block(self, each["language"], each["text"], each.start("text")) for each in found]

    @cached_property
    def headings(self) -> list[Heading]:
        """All headings; a remark in a block is none."""
        found = re.finditer(r"^(#+) (.*)$", self.text, re.MULTILINE)
        return [
            Heading(len(each[1]), each[2], each.start(), each.end())
            for each in found
            if not any(block.start <= each.start() < block.start + len(block.text) for block in self.blocks)
        ]

    def section(self, title: str) -> str:
        """Return a chapter, up to the next of its level or above."""
        (this,) = [heading for heading in self.headings if heading.title == title]
        ends = [each.start for each in self.headings if each.start > this.start and each.level <= this.level]
        return self.text[this.end : min(ends, default=len(self.text))]

    def typed_before(self, place: int) -> dict[str, str]:
        """Return the files that a reader has typed by then, as the first lines of their TOML blocks say."""
        files: dict[str, list[str]] = {}
        for block in self.blocks:
            named = re.match(r"# (?P<file>\S+\.toml)(?:, (?P<how>continued|last part again))?\n", block.text)
            if block.language == "toml" and named and block.start < place:
                parts = files.setdefault(named["file"], [])
                assert bool(parts) == bool(named["how"]), f"{block.place}: what is continued was begun, once"
                if named["how"] == "last part again":
                    parts.pop()
                parts.append(block.text)
        return {file: "\n".join(parts) for file, parts in files.items()}

    @property
    def typed(self) -> dict[str, str]:
        """All files that a reader has typed at the end of the page."""
        return self.typed_before(len(self.text))


README: Final = Page("README.md")
REFERENCE: Final = Page("schemas/README.md")
SAMPLES: Final = Page("sample_games/README.md")
MAP: Final = Page("sintra_cli/README.md")
CHANGES: Final = Page("sintra_cli/CHANGELOG.md")
API: Final = Page("sintra_cli/API.md")
PAGES: Final = (README, REFERENCE, SAMPLES, MAP, API, CHANGES)


def blocks(language: str) -> list[Block]:
    """Return the blocks of all pages in a language."""
    return [block for page in PAGES for block in page.blocks if block.language == language]


def rows(text: str) -> list[list[str]]:
    """Return the cells of all rows of tables, heads and rules under them left out."""
    lines = re.findall(r"^\|(.*)\|$", text, re.MULTILINE)
    cells = [[cell.strip() for cell in line.split(" | ")] for line in lines]
    rules = [index for index, row in enumerate(cells) if set("".join(row)) <= set("-| ")]
    return [row for index, row in enumerate(cells) if index not in rules and index + 1 not in rules]


def quoted(text: str) -> set[str]:
    """Return every text between backticks."""
    return set(re.findall(r"`([^`\n]+)`", text))
