"""The recipe for many machines finds on a cluster of two workers what the command finds."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.benchmarks.scale import columns_in, found_by_the_recipe, run_recipe, told_by_the_command, write_log
from tests.calls import call
from tests.readme import ROOT

pytestmark = pytest.mark.skipif(
    find_spec("distributed") is None or find_spec("pyarrow") is None,
    reason="dask and pyarrow are not installed: pip install '.[scale]'",
)


def test_the_rows_are_those_of_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    logs = tmp_path / "logs"
    shutil.copytree(ROOT / "sample_games", logs / "samples")
    (logs / "unreadable.toml").write_text("format = 1\n", encoding="utf-8")
    for number in range(12):
        write_log(logs, number)
    assert run_recipe(logs, tmp_path / "results") == f"{15 + 1 + 12} logs\n"
    printed = call(monkeypatch, "score", "--format", "jsonl", logs).out.encode()
    told = told_by_the_command(printed, columns_in(tmp_path / "results"))
    assert sum(told.values()) > 28
    assert found_by_the_recipe(tmp_path / "results") == told
