"""The rules, topics and rulings as JSON."""

from __future__ import annotations

import json

import pytest

from tests.calls import call


def test_a_rule_has_these_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(call(monkeypatch, "rule", "line-full", "--format", "json").out)
    assert list(found) == [
        *("name", "kind", "summary", "games", "pages", "text", "notes"),
        *("decided", "otherwise", "let_stand", "examples"),
    ]
    assert (found["name"], found["kind"], found["games"], found["pages"]) == ("line-full", "rule", ["Azul"], {})
    assert found["let_stand"] == "all the tiles go to the floor line."
    assert found["examples"][0]["wrong"] == "1B2"


def test_a_shared_rule_has_the_pages_and_what_games_add(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(call(monkeypatch, "rule", "draw-supply", "--format", "json").out)
    assert found["pages"] == {"Stained Glass of Sintra": "3"}
    assert list(found["notes"]) == ["Stained Glass of Sintra", "Azul"]


def test_a_topic_has_worked_examples_and_cannot_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(call(monkeypatch, "rule", "windows", "--format", "json").out)
    assert (found["kind"], found["let_stand"]) == ("topic", None)
    assert "4 + 2 + 2 = 8" in found["examples"][0]["sum"]


def test_a_ruling_has_its_values(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(call(monkeypatch, "rule", "score_floor", "--format", "json").out)
    assert (found["kind"], list(found["values"]), found["default"]) == ("ruling", ["zero", "none"], "zero")


def test_without_a_name_it_is_a_list_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(call(monkeypatch, "rule", "--format", "json").out)
    # 34 rules, 13 topics, 9 rulings
    assert [each["kind"] for each in found].count("rule") == 34
    assert len(found) == 34 + 13 + 9


def test_an_unknown_name_is_wrong_usage(monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "rule", "must-plac", "--format", "json")
    assert (called.code, called.out) == (2, "")
    assert "must-place" in called.err
