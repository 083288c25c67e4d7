"""Every link on the pages for readers leads somewhere, and every page is found from the README."""

from __future__ import annotations

import os.path
import re
from pathlib import PurePosixPath
from typing import NamedTuple

import pytest

from tests.readme import PAGES, README, ROOT, SAMPLES, Page

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.file)


class Link(NamedTuple):
    """Where a link leads: a file, by its path from the root, and an anchor in it, which may be empty."""

    file: str
    anchor: str


def prose(page: Page) -> str:
    """Return a page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", page.text, flags=re.MULTILINE | re.DOTALL)


def links(page: Page) -> list[Link]:
    """Return all links of a page to files of this repository."""
    folder = PurePosixPath(page.file).parent
    found = re.findall(r"\]\((?!https?://)([^)#]*)(?:#([^)]*))?\)", prose(page))
    return [Link(os.path.normpath(folder / file) if file else page.file, anchor) for file, anchor in found]


def anchors(page: Page) -> list[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    return [re.sub(r"[^\w -]", "", heading.title.lower()).replace(" ", "-") for heading in page.headings]


@every_page
def test_every_file_that_is_linked_is_there(page: Page) -> None:
    assert links(page)
    assert [link.file for link in links(page) if not (ROOT / link.file).exists()] == []


@every_page
def test_every_anchor_that_is_linked_is_a_heading_there(page: Page) -> None:
    known = {each.file: anchors(each) for each in PAGES}
    assert [link for link in links(page) if link.anchor and link.anchor not in known[link.file]] == []


@every_page
def test_no_heading_stands_twice_on_a_page(page: Page) -> None:
    assert len(set(anchors(page))) == len(anchors(page))


@every_page
def test_every_page_is_found_from_the_readme(page: Page) -> None:
    assert page is README or page.file in {link.file for link in links(README)}


@every_page
def test_every_bracket_that_looks_like_a_link_is_one(page: Page) -> None:
    """`[a chapter]` that somebody forgot to give a place, and a link that a line end broke within its place."""
    plain = re.sub(r"`[^`]*`", "", prose(page))
    assert re.findall(r"\[[^\]]+\](?!\()", plain) == []


def test_every_sample_that_is_named_is_there() -> None:
    named = {name for page in PAGES for name in re.findall(r"sample_games/\w+\.toml", page.text)}
    assert "sample_games/two_players_side_a.toml" in named
    assert [file for file in sorted(named) if not (ROOT / file).is_file()] == []


def test_every_sample_has_a_row_among_the_samples() -> None:
    samples = {f"sample_games/{path.name}" for path in (ROOT / "sample_games").glob("*.toml")}
    assert {link.file for link in links(SAMPLES) if link.file.endswith(".toml")} == samples
