"""Who may import whom: each room only those below it, and no two files each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sintra_cli

ROOT = Path(sintra_cli.__file__).parent
ROOMS = ("text", "names", "report", "toml", "family.rules", "family", "games", "log", "referee", "record", "cli", "api")
"""The rooms from the ground up; a module lies in the longest one that its name begins with."""
FEWER = {
    "report": {"text", "names"},
    "toml": {"text", "names"},
    "family.rules": {"text", "names"},
    "api": set(ROOMS[: ROOMS.index("record")]),
}
"""Rooms that may import fewer than all below them."""


def modules() -> dict[str, Path]:
    """Return every file by the name of its module below `sintra_cli`."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(ROOT.rglob("*.py"))
        if path.parent != ROOT or path.stem in {"text", "names"}
    }


MODULES = modules()


def room_of(module: str) -> str:
    """Return the room of a module; the rules of a game, and the game itself, are rooms of their own."""
    parts = module.split(".")
    if parts[0] == "games" and len(parts) > 1 and parts[1] != "game":
        return ".".join(parts[:3]) if parts[2:3] == ["rules"] else ".".join(parts[:2])
    return ".".join(parts[:2]) if parts[:2] == ["family", "rules"] else parts[0]


def may_import(importer: str, imported: str) -> bool:
    """Tell whether one room may import another."""
    if importer == imported:
        return True
    if importer.startswith("games."):
        game = ".".join(importer.split(".")[:2])
        if importer.endswith(".rules"):
            return imported in {"text", "names", "family.rules"}
        return imported in {"text", "names", "report", "toml", "family.rules", "family", "games", f"{game}.rules"}
    if imported.startswith("games."):
        return False
    return imported in FEWER.get(importer, set(ROOMS[: ROOMS.index(importer)]))


def imports(path: Path, *, for_types: bool = True) -> Iterator[str]:
    """Yield the modules of ours that a file imports, also within functions, and for types only where that is asked."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if not for_types:
        tree.body = [
            node for node in tree.body if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test))
        ]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("sintra_cli"):
            package = node.module.removeprefix("sintra_cli").removeprefix(".")
            for alias in node.names:
                inner = f"{package}.{alias.name}".removeprefix(".")
                yield inner if inner in MODULES else package


@pytest.mark.parametrize("module", MODULES)
def test_a_file_imports_only_its_own_room_and_those_below(module: str) -> None:
    wrong = [name for name in imports(MODULES[module]) if not may_import(room_of(module), room_of(name))]
    assert wrong == []


def test_no_two_files_import_each_other() -> None:
    graph = {module: set(imports(path, for_types=False)) - {module} for module, path in MODULES.items()}
    assert [(a, b) for a in graph for b in graph[a] if a < b and a in graph.get(b, ())] == []
