"""`sintra rule` and `sintra schema`."""

from __future__ import annotations

import json

import pytest

from sintra_cli.referee.rule import catalogue
from sintra_cli.report import rule_markdown
from sintra_cli.report.rule_text import explain, listing
from tests.cli.calls import Sintra

BOOK = catalogue()


@pytest.mark.parametrize("name", BOOK.names)
def test_every_rule_and_ruling_is_explained_within_80_columns(sintra: Sintra, name: str) -> None:
    code, out, err = sintra("rule", name)
    assert (code, err) == (0, "")
    assert out == explain(BOOK, name)
    assert out.startswith(f"{name}\n")
    assert max(map(len, out.splitlines())) <= 80


def test_without_a_name_all_are_listed(sintra: Sintra) -> None:
    code, out, err = sintra("rule")
    assert (code, out, err) == (0, listing(BOOK), "")
    assert [name for name in BOOK.names if f"  {name} " not in out] == []


@pytest.mark.parametrize("name", ["must-place", "windows", "score_floor", "claimed-score"])
def test_one_is_explained_as_markdown(sintra: Sintra, name: str) -> None:
    code, out, err = sintra("rule", name, "--format", "markdown")
    assert (code, out, err) == (0, rule_markdown.explain(BOOK, name), "")


def test_all_are_explained_as_markdown_without_a_name(sintra: Sintra) -> None:
    code, out, err = sintra("rule", "--format", "markdown")
    assert (code, out, err) == (0, rule_markdown.reference(BOOK), "")


@pytest.mark.parametrize("form", ["text", "markdown"])
@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("must-plase", "there is no rule, topic or ruling 'must-plase'; did you mean must-place?"),
        ("Must Place", "there is no rule, topic or ruling 'Must Place'; did you mean must-place?"),
        ("xyzzy", "there is no rule, topic or ruling 'xyzzy'; without a name, sintra rule lists all"),
    ],
)
def test_an_unknown_rule_is_wrong_usage(sintra: Sintra, name: str, advice: str, form: str) -> None:
    code, out, err = sintra("rule", "--format", form, name)
    assert (code, out) == (2, "")
    assert f"Error: {advice}" in err


@pytest.mark.parametrize("what", ["log", "report"])
def test_a_schema_is_json_and_nothing_else(sintra: Sintra, what: str) -> None:
    code, out, err = sintra("schema", what)
    assert (code, err) == (0, "")
    assert json.loads(out)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert out.endswith("}\n")
