"""All examples give what they show: those of the docstrings, and those of the pages for readers."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from tests.readme import API, PAGES, README, ROOT, Page

MODULES: Final = [
    "sintra_cli",
    "sintra_cli.api.beginning",
    "sintra_cli.api.errors",
    "sintra_cli.api.logs",
    "sintra_cli.api.reports",
    "sintra_cli.api.table",
    "sintra_cli.games.azul.public",
    "sintra_cli.games.sintra.public",
]
PLAYERS: Final = (ROOT / "tests/api/players.py").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _where_the_samples_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def wrong(test: doctest.DocTest) -> str:
    """Return what doctest finds wrong with the examples of a text; empty where they give what they show."""
    found: list[str] = []
    doctest.DocTestRunner().run(test, out=found.append)
    return "".join(found)


def examples(page: Page) -> str:
    """Return the examples of a page that show what comes out, one after the other."""
    return "\n".join(block.text for block in page.blocks if block.language == "python" and ">>> " in block.text)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_give_what_they_show(name: str) -> None:
    tests = [test for test in doctest.DocTestFinder().find(import_module(name)) if test.examples]
    assert tests
    assert "".join(map(wrong, tests)) == ""


def test_no_module_of_the_interface_is_left_out() -> None:
    there = {f"sintra_cli.api.{path.stem}" for path in (ROOT / "sintra_cli/api").glob("*.py") if ">>>" in text(path)}
    assert there == {name for name in MODULES if name.startswith("sintra_cli.api.")}


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=lambda page: page.file)
def test_the_examples_of_a_page_give_what_they_show(page: Page) -> None:
    assert wrong(doctest.DocTestParser().get_doctest(examples(page), {}, page.file, page.file, 0)) == ""


def test_the_pages_with_examples_in_python_are_those_that_should_have_some() -> None:
    assert [page for page in PAGES if examples(page)] == [README, API]


def test_the_players_of_the_page_are_those_that_mypy_reads_and_tests_play_with() -> None:
    (block,) = [block for block in API.blocks if "def greedy" in block.text]
    assert PLAYERS.endswith(f"\n\n{block.text}")
