"""The JSON Schemas: what is in `schemas/` is what the program prints, and what it prints is what it does."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import jsonschema
import pytest
import tomli

from sintra_cli.cli.run import run
from sintra_cli.log.schema import log_schema
from sintra_cli.referee import judge
from sintra_cli.referee.schema import ledger_schema, position_schema, report_schema
from sintra_cli.report.machine import encode

ROOT: Final = Path(__file__).parent.parent
CATALOGUE: Final = sorted((ROOT / "tests" / "catalogue").glob("*.toml"))
SAMPLES: Final = sorted((ROOT / "sample_games").rglob("*.toml"))
PLAYED: Final = [path for path in SAMPLES if "[[rounds]]" in path.read_text(encoding="utf-8")]
"""Those in which something is played."""
SCHEMAS: Final = {
    "log": "game-log.schema.json",
    "report": "report.schema.json",
    "position": "position.schema.json",
    "ledger": "ledger.schema.json",
}
LOG: Final = jsonschema.Draft202012Validator(log_schema())
REPORT: Final = jsonschema.Draft202012Validator(report_schema())

UNDERSTOOD: Final = {
    *("$schema", "$defs", "$ref", "title", "description", "default", "examples"),
    *("type", "enum", "const", "anyOf", "pattern", "minimum", "maximum", "minItems", "maxItems", "items"),
    *("properties", "required", "additionalProperties", "patternProperties"),
}
"""The keywords that editors make something of, taplo (Even Better TOML) among them."""


def as_json(value: Any) -> Any:
    """Return a TOML document as JSON has it: dates are text."""
    if isinstance(value, dict):
        return {key: as_json(element) for key, element in value.items()}
    if isinstance(value, list):
        return [as_json(element) for element in value]
    return value.isoformat() if isinstance(value, datetime.date | datetime.time) else value


def nodes(schema: Any) -> Iterator[dict[str, Any]]:
    """Yield every schema within a schema, without what is only named or listed there."""
    yield schema
    inner = [schema[key] for key in ("items", "additionalProperties") if isinstance(schema.get(key), dict)]
    inner += schema.get("anyOf", [])
    for key in ("properties", "patternProperties", "$defs"):
        inner += schema.get(key, {}).values()
    for each in inner:
        yield from nodes(each)


# --- the files --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", SCHEMAS)
def test_the_file_is_what_the_program_prints(what: str, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["schema", what]) == 0
    out, err = capfdbinary.readouterr()
    assert out.decode() == (ROOT / "schemas" / SCHEMAS[what]).read_text(encoding="utf-8")
    assert err == b""


@pytest.mark.parametrize("schema", [log_schema(), report_schema(), position_schema(), ledger_schema()], ids=SCHEMAS)
class TestAllSchemas:
    """What holds for all."""

    def test_it_is_a_schema_of_its_dialect(self, schema: dict[str, Any]) -> None:
        assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        jsonschema.Draft202012Validator.check_schema(schema)

    def test_it_has_only_keywords_that_editors_understand(self, schema: dict[str, Any]) -> None:
        used = {keyword for node in nodes(schema) for keyword in node}
        assert used <= UNDERSTOOD

    def test_every_table_says_what_else_may_be_in_it(self, schema: dict[str, Any]) -> None:
        tables = [node for node in nodes(schema) if node.get("type") == "object" or "properties" in node]
        assert tables
        assert all("additionalProperties" in table for table in tables)

    def test_every_reference_leads_somewhere(self, schema: dict[str, Any]) -> None:
        references = {node["$ref"] for node in nodes(schema) if "$ref" in node}
        assert references == {f"#/$defs/{name}" for name in schema["$defs"]}

    def test_examples_and_defaults_are_what_they_are_examples_of(self, schema: dict[str, Any]) -> None:
        for node in nodes(schema):
            validator = jsonschema.Draft202012Validator({**node, "$defs": schema["$defs"]})
            for example in [*node.get("examples", []), *([node["default"]] if "default" in node else [])]:
                validator.validate(example)


def test_in_every_table_of_a_log_keys_that_begin_with_an_underscore_are_the_users_own() -> None:
    tables = [node for node in nodes(log_schema()) if "additionalProperties" in node]
    assert all(list(table["patternProperties"]) == ["^_"] for table in tables)


@pytest.mark.parametrize("schema", [report_schema(), ledger_schema()], ids=["report", "ledger"])
def test_every_key_of_a_report_and_of_a_ledger_is_always_there(schema: dict[str, Any]) -> None:
    tables = [node for node in nodes(schema) if node.get("type") == "object"]
    assert all(table["required"] == list(table["properties"]) for table in tables)
    assert not any(table["additionalProperties"] for table in tables)


def test_whatever_can_be_wrong_in_a_log_has_an_example_of_what_is_right() -> None:
    elements = [
        element
        for node in nodes(log_schema())
        for element in (*node.get("properties", {}).values(), node.get("items"), node.get("additionalProperties"))
        if isinstance(element, dict) and "$ref" not in element and "enum" not in element
    ]
    assert elements
    assert [element for element in elements if "examples" not in element] == []


# --- reports ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [*CATALOGUE, *SAMPLES], ids=lambda path: path.name)
def test_every_report_is_what_its_schema_says(path: Path) -> None:
    report = judge(path.read_bytes(), path.name, must_finish=True).report
    REPORT.validate(json.loads(encode(report)))


def test_the_report_on_nothing_at_all_is_one_too() -> None:
    REPORT.validate(json.loads(encode(judge(b"\xff").report)))
    REPORT.validate(json.loads(encode(judge(b"").report)))


def test_a_report_of_one_game_is_none_of_the_other() -> None:
    log = b'format = 1\ngame = "azul"\nwall = "grey"\nplayers = [{ name = "Ana" }, { name = "Ben" }]\n'
    report = json.loads(encode(judge(log).report))
    assert REPORT.is_valid(report)
    assert not REPORT.is_valid({**report, "game": "sintra"})


# --- logs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_sample_games_fit_the_schema(path: Path) -> None:
    LOG.validate(as_json(tomli.loads(path.read_text(encoding="utf-8"))))


@pytest.mark.parametrize(
    "path",
    [path for path in CATALOGUE if not path.name.startswith(("unreadable", "toml-syntax", "log-shape", "move-syntax"))],
    ids=lambda path: path.name,
)
def test_what_is_no_question_of_shape_fits_the_schema(path: Path) -> None:
    LOG.validate(as_json(tomli.loads(path.read_text(encoding="utf-8"))))
