"""The two JSON Schemas: what is in `schemas/` is what the program prints, and what it prints is what it does."""

from __future__ import annotations

import copy
import datetime
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import jsonschema
import pytest
import tomli
import tomli_w
from msgspec import json as msgspec_json

from sintra_cli.cli.run import run
from sintra_cli.log.schema import log_schema
from sintra_cli.referee import judge
from sintra_cli.referee.schema import report_schema
from sintra_cli.report.machine import encode

ROOT: Final = Path(__file__).parent.parent
CATALOGUE: Final = sorted((ROOT / "tests" / "catalogue").glob("*.toml"))
SAMPLES: Final = sorted((ROOT / "sample_games").rglob("*.toml"))
SCHEMAS: Final = {"log": "game-log.schema.json", "report": "report.schema.json"}
LOG: Final = jsonschema.Draft202012Validator(log_schema())
REPORT: Final = jsonschema.Draft202012Validator(report_schema())

UNDERSTOOD: Final = {
    *("$schema", "$defs", "$ref", "title", "description", "default", "examples"),
    *("type", "enum", "const", "anyOf", "pattern", "minimum", "maximum", "minItems", "maxItems", "items"),
    *("properties", "required", "additionalProperties", "patternProperties"),
}
"""The keywords that editors make something of, taplo (Even Better TOML) among them."""

STRIPS: Final = ("RRRRR/RRB**", "RRYYY/GGGBB", *["GGGGG/BBBBB"] * 6)
SINTRA: Final[dict[str, Any]] = {
    "format": 1,
    "game": "sintra",
    "side": "A",
    "round_colours": "RRYGBW",
    "starting_player": "Ben",
    "title": "Club night",
    "date": datetime.date(2024, 5, 1),
    "box": {
        "colours": ["R red", "Y yellow", "G green", "B blue", "W white"],
        "window_values": [4, 3, 3, 2, 2, 1, 1, 2],
        "broken_glass": [0, 1, 18],
        "ornaments": [[1, 2], [4, 3]],
        "strips": [*STRIPS],
    },
    "rulings": {"score_floor": "none"},
    "players": [{"name": "Ana", "strips": "1 2 3 4 5 6 7 8'"}, {"name": "Ben", "strips": [*STRIPS]}],
    "rounds": [{"displays": ["RRRR", "YYYY", "GGGG", "BBBB", ""], "moves": "1R1 2Y2", "claimed": [0, 0]}],
    "claimed": {"Ana": 7},
}
AZUL: Final[dict[str, Any]] = {
    "format": 1,
    "game": "azul",
    "wall": "grey",
    "players": [{"name": "Ana"}, {"name": "Ben"}],
    "rounds": [
        {"displays": ["BBBB", "YYYY"], "moves": ["1B1", "2Y-"], "tiling": ["1:3", ""], "claimed": {"Ben": 0}},
        {"moves": "?2B1", "tiling": {"Ana": ""}},
    ],
    "claimed": [1, 2],
}


def as_json(value: Any) -> Any:
    """Return a TOML document as JSON has it: dates are text."""
    if isinstance(value, dict):
        return {key: as_json(element) for key, element in value.items()}
    if isinstance(value, list):
        return [as_json(element) for element in value]
    return value.isoformat() if isinstance(value, datetime.date | datetime.time) else value


def fits(document: dict[str, Any]) -> bool:
    """Tell whether a document is a log, as the schema sees it."""
    return LOG.is_valid(as_json(document))


def misshapen(document: dict[str, Any]) -> list[str]:
    """Return what the program has to say about the shape of a document."""
    errors = judge(tomli_w.dumps(document).encode()).report.errors
    return [error.message for error in errors if error.rule == "log-shape"]


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


@pytest.mark.parametrize("schema", [log_schema(), report_schema()], ids=["log", "report"])
class TestBothSchemas:
    """What holds for both."""

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


def test_every_key_of_a_report_is_always_there() -> None:
    tables = [node for node in nodes(report_schema()) if node.get("type") == "object"]
    assert all(table["required"] == list(table["properties"]) for table in tables)
    assert not any(table["additionalProperties"] for table in tables)


# --- reports ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [*CATALOGUE, *SAMPLES], ids=lambda path: path.name)
def test_every_report_is_what_its_schema_says(path: Path) -> None:
    report = judge(path.read_bytes(), path.name, must_finish=True).report
    REPORT.validate(json.loads(encode(report)))


def test_the_report_on_nothing_at_all_is_one_too() -> None:
    REPORT.validate(json.loads(encode(judge(b"\xff").report)))
    REPORT.validate(json.loads(encode(judge(b"").report)))


def test_a_report_of_one_game_is_none_of_the_other() -> None:
    report = msgspec_json.decode(encode(judge(tomli_w.dumps(AZUL).encode()).report))
    assert not REPORT.is_valid({**report, "game": "sintra"})


# --- logs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_sample_games_fit_the_schema(path: Path) -> None:
    LOG.validate(as_json(tomli.loads(path.read_text(encoding="utf-8"))))


@pytest.mark.parametrize(
    "path",
    [path for path in CATALOGUE if not path.name.startswith(("unreadable", "toml-syntax", "log-shape"))],
    ids=lambda path: path.name,
)
def test_what_is_no_question_of_shape_fits_the_schema(path: Path) -> None:
    LOG.validate(as_json(tomli.loads(path.read_text(encoding="utf-8"))))


def test_the_logs_to_start_from_have_the_right_shape() -> None:
    for document in (SINTRA, AZUL):
        assert fits(document)
        assert misshapen(document) == []


def changed(document: dict[str, Any], *path: str | int, to: Any) -> dict[str, Any]:
    """Return a copy of a document with another value at a path."""
    copied = copy.deepcopy(document)
    node: Any = copied
    for part in path[:-1]:
        node = node[part]
    node[path[-1]] = to
    return copied


TRACK = ("box", "broken_glass")
DIFFERENCES: Final[dict[str, tuple[dict[str, Any], str]]] = {
    # names
    "two players have one name": (
        changed(changed(AZUL, "rounds", to=[]), "players", 1, "name", to="Ana "),
        'players 1 and 2 are both called "Ana": names must differ',
    ),
    "the starting player is no player": (
        changed(SINTRA, "starting_player", to="Bea"),
        'starting_player: there is no player "Bea"; the players are Ana, Ben',
    ),
    "a claim is for nobody": (
        changed(SINTRA, "claimed", to={"Bea": 3}),
        'claimed: there is no player "Bea"; the players are Ana, Ben',
    ),
    "a tiling is for nobody": (
        changed(AZUL, "rounds", 0, "tiling", to={"Bea": ""}),
        'tiling: there is no player "Bea"; the players are Ana, Ben',
    ),
    "a player is in a table twice": (
        changed(SINTRA, "claimed", to={"Ana": 3, " Ana": 3}),
        'claimed: "Ana" is there twice',
    ),
    "a key of one's own has the name of a player": (
        changed(changed(AZUL, "players", 1, "name", to="_b"), "rounds", 0, "claimed", to={"_b": "x"}),
        'round 1, claimed, _b must be a whole number of points from -999 to 999, not "x"',
    ),
    # one value for each player
    "too many claims": (
        changed(AZUL, "claimed", to=[1, 2, 3]),
        "claimed must have one value for each of the 2 players, not 3",
    ),
    "too few tilings": (
        changed(AZUL, "rounds", 0, "tiling", to=[""]),
        "tiling must have one value for each of the 2 players, not 1",
    ),
    # letters
    "a letter on a display is not in the box": (
        changed(AZUL, "rounds", 0, "displays", 0, to="BBBG"),
        "display 1: G is no colour of the box, which has B, Y, R, K, W",
    ),
    "a letter on the round indicator is not in the box": (
        changed(SINTRA, "round_colours", to="RRYGBK"),
        "round_colours: K is no colour of the box, which has R, Y, G, B, W",
    ),
    "a letter on a strip is not in the box": (
        changed(SINTRA, "players", 1, "strips", 2, to="GGGGK/BBBBB"),
        "strip 3: K is no colour of the box, which has R, Y, G, B, W",
    ),
    "a letter on a strip of the box is not in the box": (
        changed(SINTRA, "box", "strips", 7, to="GGGGK/BBBBB"),
        "strip 8: K is no colour of the box, which has R, Y, G, B, W",
    ),
    # the box
    "two colours have one letter": (
        changed(AZUL, "box", to={"colours": ["B blue", "Y yellow", "R red", "K black", "R rose"]}),
        "two colours have the letter R: letters must differ",
    ),
    "the track does not begin with 0": (
        changed(SINTRA, *TRACK, 0, to=1),
        "the broken-glass track begins with 0, not 1",
    ),
    "the track does not increase": (
        changed(SINTRA, *TRACK, 1, to=18),
        "the numbers of the broken-glass track must increase at every step",
    ),
    "an ornament is not between neighbours": (
        changed(SINTRA, "box", "ornaments", 1, to=[4, 2]),
        "an ornament lies between neighbouring windows, not 4 and 2",
    ),
    "strips by number without strips in the box": (
        changed(SINTRA, "box", to={}),
        "strips by number need the strips of the box: there is no [box] strips",
    ),
    "a strip by number twice": (
        changed(SINTRA, "players", 0, "strips", to="1 2 3 4 5 6 7 7'"),
        "strips: each of 1 to 8 must be there once, not 1 2 3 4 5 6 7 7'",
    ),
    # the tiling
    "a tiling of a coloured wall": (
        changed(changed(AZUL, "wall", to="coloured"), "rounds", 1, to={"displays": []}),
        "a coloured wall leaves no choice of the column: leave out `tiling`",
    ),
    "a line twice in a tiling": (
        changed(AZUL, "rounds", 0, "tiling", to=["1:3 1:4", ""]),
        "tiling: line 1 is there twice",
    ),
    # numbers and dates, which JSON has less of than TOML
    "a format of 1.0": (changed(AZUL, "format", to=1.0), "format must be 1, not 1.0"),
    "a claim of 1.0": (
        changed(AZUL, "claimed", 0, to=1.0),
        "claimed no. 1 must be a whole number of points from -999 to 999, not 1.0",
    ),
    "a printed value of 1.0": (
        changed(SINTRA, "box", "window_values", 5, to=1.0),
        "box, window_values no. 6 must be points of a window, from 0, not 1.0",
    ),
    "a date for a text": (
        changed(SINTRA, "title", to=datetime.date(2024, 5, 1)),
        "title must be text, not 2024-05-01",
    ),
    "a time for a date": (
        changed(SINTRA, "date", to=datetime.time(20, 15)),
        "date must be a TOML date or text, not 20:15:00",
    ),
}
"""What the program refuses and a schema cannot express, with what the program says: this is all of it."""


@pytest.mark.parametrize("name", DIFFERENCES)
def test_a_schema_cannot_see(name: str) -> None:
    document, message = DIFFERENCES[name]
    assert fits(document)
    assert misshapen(document) == [message]


def test_what_is_wrong_with_a_move_is_no_question_for_the_schema() -> None:
    document = changed(SINTRA, "rounds", 0, "moves", to="R13 Zed:1R1")
    assert fits(document)
    assert {error.rule for error in judge(tomli_w.dumps(document).encode()).report.errors} == {"move-syntax"}


# --- nothing else differs ---------------------------------------------------------------------------------------

TRIED: Final = [
    *(1, -1, 1000, 1.0, 2.5, True, "", "x", "Ana", "1R1", "RRRRR/BBBBB", [], [1], ["", ""], {}, {"Ana": 1}, {"_x": 1}),
    *(datetime.date(2024, 5, 1), datetime.time(20, 15)),
]
DIFFER_IN: Final = (
    *("names must differ", "there is no player", "is there twice", "one value for each", "is no colour of the box"),
    *("two colours have the letter", "begins with 0", "must increase at every step", "between neighbouring windows"),
    *("strips by number need", "must be there once", "a coloured wall leaves no choice", "not 1.0"),
    *("not 2024-05-01", "not 20:15:00"),
)
"""Of each difference the words that its message has in every log."""


def paths(node: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path of everything in a document, but of an array only the first element."""
    keys = range(min(1, len(node))) if isinstance(node, list) else node if isinstance(node, dict) else ()
    for key in keys:
        yield (*path, key)
        yield from paths(node[key], (*path, key))


@pytest.mark.parametrize("document", [SINTRA, AZUL], ids=["sintra", "azul"])
def test_whatever_stands_anywhere_schema_and_program_agree_but_for_the_differences(document: dict[str, Any]) -> None:
    for path in paths(document):
        for value in TRIED:
            tried = changed(document, *path, to=value)
            assert_agreed(tried, f"{path}: {value!r}")


@pytest.mark.parametrize("document", [SINTRA, AZUL], ids=["sintra", "azul"])
def test_whatever_is_missing_or_too_much_schema_and_program_agree(document: dict[str, Any]) -> None:
    for path in paths(document):
        missing = copy.deepcopy(document)
        node: Any = missing
        for part in path[:-1]:
            node = node[part]
        del node[path[-1]]
        assert_agreed(missing, f"{path} is missing")
        if isinstance(path[-1], str):
            for key in ("x", "_x", "format", "moves", "strips", "Ana"):
                assert_agreed(changed(document, *path[:-1], key, to=3), f"{key} beside {path}")


def assert_agreed(document: dict[str, Any], what: str) -> None:
    """Assert that the schema and the program agree on a document, or differ in a way that is known."""
    told = misshapen(document)
    if fits(document):
        assert all(any(words in message for words in DIFFER_IN) for message in told), (what, told)
    else:
        assert told, what
