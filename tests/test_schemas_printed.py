"""What `show` and `replay` print for programs is what `schema position` and `schema ledger` say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import jsonschema
import pytest
from msgspec import Struct

from sintra_cli.games import games
from sintra_cli.referee.schema import ledger_schema, position_schema
from sintra_cli.report.ledger import SHARED, Part
from tests.calls import call
from tests.test_schemas import CATALOGUE, PLAYED

POSITION: Final = jsonschema.Draft202012Validator(position_schema())
LEDGER: Final = jsonschema.Draft202012Validator(ledger_schema())
WHERE: Final = [[], ["--before", "1.1"], ["--after", "1.2"], ["--after", "1.start"], ["--after", "1.end"]]
ILLEGAL: Final = [path for path in CATALOGUE if path.name.startswith(("must-place", "wall-has-colour"))]


def every_kind(kind: type[Struct]) -> set[type[Struct]]:
    """Return all kinds below one, whichever room they are in."""
    return {each for below in kind.__subclasses__() for each in (below, *every_kind(below))}


@pytest.mark.parametrize("path", [*PLAYED, *ILLEGAL], ids=lambda path: path.name)
def test_every_position_that_is_shown_fits_its_schema(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = [call(monkeypatch, "show", "--format", "json", *where, path) for where in WHERE]
    printed = [json.loads(each.out) for each in shown if each.out]
    assert printed
    for position in printed:
        POSITION.validate(position)
    assert [each.out.count("\n") for each in shown if each.out] == [1] * len(printed)


@pytest.mark.parametrize("path", [*PLAYED, *ILLEGAL], ids=lambda path: path.name)
def test_every_line_of_a_ledger_fits_its_schema(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = call(monkeypatch, "replay", "--format", "jsonl", path).out.splitlines()
    assert lines
    for line in lines:
        LEDGER.validate(json.loads(line))


ENTRY: Final[dict[str, Any]] = {
    "address": "1.1",
    "round": 1,
    "player": "Ana",
    "move": "1B2",
    "points": 0,
    "total": 0,
    "parts": [{"part": "placed", "points": 0, "line": 2, "colour": "B", "number": 2, "filled": 2}],
    "rulings": [],
}


def test_the_parts_of_a_ledger_are_all_of_one_game() -> None:
    broke = {"part": "broke", "points": 0, "colour": "B", "number": 1}
    assert LEDGER.is_valid(ENTRY)
    assert LEDGER.is_valid({**ENTRY, "parts": [broke]})
    assert not LEDGER.is_valid({**ENTRY, "parts": [*ENTRY["parts"], broke]})
    assert not LEDGER.is_valid({**ENTRY, "parts": [{**broke, "part": "bent"}]})


@pytest.mark.parametrize("key", ENTRY)
def test_a_line_of_a_ledger_that_lacks_a_key_is_none(key: str) -> None:
    assert not LEDGER.is_valid({name: value for name, value in ENTRY.items() if name != key})


def test_every_part_that_a_game_of_the_program_has_is_in_the_schema() -> None:
    listed = {*SHARED, *(part for game in games() for part in game.parts())}
    assert listed == {part for part in every_kind(Part) if part.__module__.startswith("sintra_cli.")}


SHOWN: Final[dict[str, Any]] = {
    "log": "log.toml",
    "format": 1,
    "game": "azul",
    "wall": "grey",
    "players": [{"name": "Ana"}, {"name": "Ben"}],
    "position": {"round": 2, "turn": "Ana", "starter": "Ana", "lid": "BB", "players": {"Ana": {"score": 2}}},
}


@pytest.mark.parametrize(
    "wrong",
    [{"rounds": []}, {"game": "sintra"}, {"position": {**SHOWN["position"], "tower": "BB"}}, {"log": 1}],
    ids=["with rounds", "of another game", "with a key of another game", "without a name"],
)
def test_what_is_no_position_does_not_fit_its_schema(wrong: dict[str, Any]) -> None:
    POSITION.validate(SHOWN)
    assert not POSITION.is_valid({**SHOWN, **wrong})
