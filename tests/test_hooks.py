"""The hooks for pre-commit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOOKS = (Path(__file__).parents[1] / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")


def written(key: str) -> list[str]:
    """Return what the hooks say under a key, an alias as what it stands for."""
    found = re.findall(rf"^(?:- |  ){key}: (?:&\w+ )?(.*)$", HOOKS, re.MULTILINE)
    return [found[0] if text.startswith("*") else text for text in found]


@pytest.mark.parametrize(("index", "command"), [(0, "check"), (1, "fmt")])
def test_there_is_a_hook_for_each_command_that_takes_files(index: int, command: str) -> None:
    assert (written("id")[index], written("entry")[index]) == (f"sintra-{command}", f"sintra {command}")
    assert (written("language")[index], written("types")[index]) == ("python", "[toml]")


def is_taken(path: str, hook: int) -> bool:
    """Tell whether a hook takes a file, unless somebody says which ones it is to take."""
    files, exclude = written("files")[hook], written("exclude")[hook]
    return re.search(files, path) is not None and re.search(exclude, path) is None


@pytest.mark.parametrize("hook", [0, 1])
@pytest.mark.parametrize(
    "path", ["a.toml", "games/a.toml", "club/2024/box-night.toml", "games/ruffle.toml", "GAME.TOML"]
)
def test_a_hook_takes_logs_wherever_they_are(path: str, hook: int) -> None:
    assert is_taken(path, hook)


@pytest.mark.parametrize("hook", [0, 1])
@pytest.mark.parametrize(
    "path",
    [
        "pyproject.toml",
        "tools/pyproject.toml",
        "Cargo.toml",
        "Cargo.lock",
        "uv.lock",
        "Pipfile",
        "pylock.toml",
        "pylock.dev.toml",
        "ruff.toml",
        ".ruff.toml",
        ".taplo.toml",
        ".cargo/config.toml",
        "box.toml",
        "games/box.toml",
        "BOX.TOML",
    ],
)
def test_a_hook_takes_no_file_that_is_known_to_be_none(path: str, hook: int) -> None:
    assert not is_taken(path, hook)
