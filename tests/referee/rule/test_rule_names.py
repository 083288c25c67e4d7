"""A rule has one name: in the code that reports it, in the catalogue that explains it, and in public."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import sintra_cli
from sintra_cli.referee.rule import catalogue
from tests.catalogue.test_catalogue import NAMES

PUBLIC: Final = set(NAMES)
PACKAGE: Final = Path(sintra_cli.__file__).parent
CODE: Final = [
    ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py") if path.name != "rulebook.py"
]


def test_the_catalogue_explains_the_public_names_and_no_other() -> None:
    assert set(catalogue().rules) == PUBLIC


def test_each_public_name_is_in_the_code() -> None:
    texts = {node.value for tree in CODE for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert texts >= PUBLIC


def reported(tree: ast.AST) -> Iterator[str]:
    """Yield each text that a piece of code gives as the name of a rule."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            given = [keyword.value for keyword in node.keywords if keyword.arg == "rule"]
            if isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                given += node.args[:1]
            yield from (each.value for each in given if isinstance(each, ast.Constant) and isinstance(each.value, str))


def test_what_the_code_reports_is_a_public_name() -> None:
    found = {name for tree in CODE for name in reported(tree)}
    assert found - PUBLIC == set()
    assert len(found) > 20


def test_a_name_that_is_not_public_would_be_found() -> None:
    assert list(reported(ast.parse('Illegal("must-plase", "no"); Fault(message="no", rule="toml-sintax")'))) == [
        "must-plase",
        "toml-sintax",
    ]
