"""What `import sintra_cli` gives: nothing before it is asked for, and then what is told of."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import sintra_cli
from sintra_cli.games import ROOMS
from tests.cli.calls import environ
from tests.readme import API, quoted, rows

DOOR: Final = ast.parse(Path(sintra_cli.__file__).read_text(encoding="utf-8"))


def loaded_by(statement: str) -> set[str]:
    """Return the modules that a statement loads in a process of its own, beyond those that are there anyway."""
    line = f"import sys; before = set(sys.modules); {statement}; print(*set(sys.modules) - before)"
    command = [sys.executable, "-c", line]
    return set(subprocess.run(command, capture_output=True, env=environ(), check=True, text=True).stdout.split())


def test_the_import_loads_nothing_else() -> None:
    assert loaded_by("import sintra_cli") == {"sintra_cli", "__future__"}


def test_reading_and_scoring_load_neither_the_command_line_nor_the_table() -> None:
    loaded = loaded_by("from sintra_cli import read_log, score")
    assert {"sintra_cli.api.logs", "msgspec"} <= loaded
    assert not {"click", "sintra_cli.cli", "sintra_cli.api.table", "tabulate", "dask"} & loaded


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'sintra_cli' has no attribute 'scores'"):
        sintra_cli.scores  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("name", sintra_cli.__all__)
def test_every_name_has_a_docstring(name: str) -> None:
    found = getattr(sintra_cli, name)
    assert name in dir(sintra_cli)
    assert inspect.getdoc(found)
    for member, value in vars(found).items() if isinstance(found, type) else ():
        if not member.startswith("_") and (callable(value) or isinstance(value, property)):
            assert inspect.getdoc(value), f"{name}.{member}"


@pytest.mark.parametrize("name", ROOMS)
def test_every_game_of_the_registry_gives_its_types_and_each_has_a_docstring(name: str) -> None:
    module = getattr(sintra_cli, name)
    assert isinstance(module, ModuleType)
    assert [each for each in module.__all__ if not getattr(module, each).__doc__] == []


def test_type_checkers_see_the_names_that_are_there() -> None:
    block, _ = [node for node in DOOR.body if isinstance(node, ast.If)]
    imported = [alias.asname or alias.name for node in ast.walk(block) for alias in getattr(node, "names", ())]
    assert sorted(imported) == sorted(sintra_cli.__all__)


def test_the_page_lists_every_name_and_no_other() -> None:
    listed = [name for row in rows(API.section("All names")) for name in re.findall(r"`(\w+)`", row[0])]
    assert sorted(listed) == sorted(sintra_cli.__all__)


def test_the_page_names_all_that_a_table_and_a_log_have() -> None:
    told = quoted(API.section("All names"))
    for kind in (sintra_cli.Table, sintra_cli.ColumnChoice):
        public = {name for name in (*vars(kind), *getattr(kind, "__annotations__", ())) if not name.startswith("_")}
        assert public - told <= {"game", "players"}


def test_the_page_tells_every_exception() -> None:
    given = {name: getattr(sintra_cli, name) for name in sintra_cli.__all__}
    kinds = [name for name, kind in given.items() if isinstance(kind, type) and issubclass(kind, ValueError)]
    assert sorted(row[0].strip("`") for row in rows(API.section("What is raised"))) == sorted(kinds)


@pytest.mark.parametrize("room", ["report.ledger", *(f"games.{name}.events" for name in ROOMS)])
def test_all_parts_that_a_replay_may_tell_are_among_the_names(room: str) -> None:
    module = import_module(f"sintra_cli.{room}")
    given = getattr(sintra_cli, room.split(".")[1], sintra_cli)
    parts = {
        name for name, kind in vars(module).items() if isinstance(kind, type) and issubclass(kind, sintra_cli.Part)
    }
    assert parts - {"Part"} <= set(given.__all__)
