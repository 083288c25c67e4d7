"""A rule has one name: in the code that reports it, in the catalogue that explains it, and in public."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import sintra_cli
from sintra_cli.referee.rule import catalogue
from tests.catalogue.test_catalogue import NAMES

PACKAGE: Final = Path(sintra_cli.__file__).parent
CODE: Final = {
    path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")
}
STATED: Final = [path for path in CODE if path.endswith("names.py")]
"""The files that state names of rules as constants."""


def stated(tree: ast.Module, kind: str) -> Iterator[tuple[str, str]]:
    """Yield each constant that is such a name, with the name: `MUST_PLACE: Final = RuleName("must-place")`."""
    for node in tree.body:
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=constant),
                value=ast.Call(func=ast.Name(id=called), args=[ast.Constant(value=str(name))]),
            ) if called == kind:
                yield constant, name


RULES: Final = [pair for path in STATED for pair in stated(CODE[path], "RuleName")]
TOPICS: Final = [pair for path in STATED for pair in stated(CODE[path], "TopicName")]
CONSTANTS: Final = [*RULES, *TOPICS]


def test_the_constants_the_catalogue_and_the_public_names_are_one_set() -> None:
    assert Counter(name for _, name in RULES) == Counter(NAMES)
    assert set(catalogue().rules) == set(NAMES)


def test_the_constants_and_the_catalogue_have_the_same_topics_and_none_is_a_rule() -> None:
    assert Counter(name for _, name in TOPICS) == Counter([*catalogue().topics])
    assert not set(catalogue().topics) & set(NAMES)


def test_a_constant_is_called_what_its_rule_is_called() -> None:
    assert [constant for constant, _ in CONSTANTS] == [name.replace("-", "_").upper() for _, name in CONSTANTS]


def texts(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("path", sorted(CODE.keys() - STATED))
def test_no_other_file_states_the_name_of_a_rule(path: str) -> None:
    # "unreadable" is a status too, and topics such as "windows" are words
    hyphened = {name for name in catalogue().topics if "-" in name}
    assert texts(CODE[path]) & {*NAMES, *hyphened} <= {"unreadable"}
    assert [*stated(CODE[path], "RuleName"), *stated(CODE[path], "TopicName")] == []


@pytest.mark.parametrize("constant", [constant for constant, _ in CONSTANTS])
def test_each_name_is_explained_in_a_rulebook_and_reported_elsewhere(constant: str) -> None:
    files = {path for path in CODE.keys() - STATED for name in used(CODE[path]) if name == constant}
    explained = {path for path in files if path.endswith(("rulebook.py", "topics.py"))}
    assert explained
    assert files - explained


def used(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a file uses, beside what it imports, and what it imports under another name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names if alias.asname is not None)


@pytest.mark.parametrize("topic", [constant for constant, _ in TOPICS])
def test_a_topic_is_told_and_never_reported(topic: str) -> None:
    where = {path for path in CODE for name in used(CODE[path]) if name == topic} - set(STATED)
    told = ("rulebook.py", "topics.py", "pages.py", "explain.py")
    assert where
    assert {path for path in where if not path.endswith(told)} == set()
    assert not [path for path in where if "/rules/" in path or path.startswith("referee/")]


@pytest.mark.parametrize("path", sorted(CODE.keys() - {"games/sintra/pages.py"}))
def test_no_other_file_states_a_page_of_the_rulebook(path: str) -> None:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    prose = {ast.get_docstring(node, clean=False) for node in ast.walk(CODE[path]) if isinstance(node, documented)}
    assert not [text for text in texts(CODE[path]) - prose if re.search(r"\bp\. \d|^\d(-|, )\d$", text)]
