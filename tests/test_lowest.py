"""The lowest versions that are tested are the lower bounds of the project's dependencies."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def test_the_versions_that_are_tested_are_the_lower_bounds() -> None:
    bounds = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    lines = (ROOT / "tests/lowest.txt").read_text(encoding="utf-8").splitlines()
    tested = [line for line in lines if not line.startswith("#")]
    assert tested == [re.sub(">=", "==", bound) for bound in bounds]


def test_the_version_of_python_that_is_asked_for_is_the_lowest_that_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    workflow = (ROOT / ".github/workflows/tests.yml").read_text(encoding="utf-8")
    versions = re.findall(r'"(3\.\d+)"', workflow)
    assert project["requires-python"] == f">={versions[0]}"
    assert versions == ["3.11", "3.12", "3.13", "3.14"]
