"""The README is short, and its install commands are what others look for in it."""

from __future__ import annotations

import re
import tomllib
from typing import Final

import pytest

from tests.readme import CHANGES, README, ROOT

INSTALL_AND_SCORE: Final = (
    "python3 -m venv .venv && .venv/bin/pip install --quiet . && "
    ".venv/bin/sintra score sample_games/two_players_side_a.toml"
)
INSTALL_AND_TEST: Final = "python3 -m venv .venv && .venv/bin/pip install --quiet -e '.[test]' && .venv/bin/pytest"


def test_the_readme_has_at_most_500_lines() -> None:
    assert README.text.count("\n") <= 500


@pytest.mark.parametrize("command", [INSTALL_AND_SCORE, INSTALL_AND_TEST])
def test_an_install_command_stands_once_and_alone_on_a_line_of_a_shell_block(command: str) -> None:
    assert README.text.count(command) == 1
    found = [block.text for block in README.blocks if block.language == "sh" and command in block.text]
    assert found == [f"{command}\n"]


def test_no_other_line_begins_like_the_install_commands() -> None:
    lines = [line for line in README.text.splitlines() if line.startswith("python3 -m venv")]
    assert lines == [INSTALL_AND_SCORE, INSTALL_AND_TEST]


def test_the_version_is_said_alike_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    newest, *_ = [heading.title for heading in CHANGES.headings if heading.level == 2]
    told = re.search(r"This is version (\S+);", README.text)
    assert told
    assert {told[1], newest} == {project["version"]}
