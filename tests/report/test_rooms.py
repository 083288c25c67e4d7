"""What the report may load, and when."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sintra_cli import report

PACKAGE = Path(report.__file__).parent
MODULES = sorted(path.stem for path in PACKAGE.glob("*.py") if path.stem != "__init__")


def loaded_with(module: str) -> set[str]:
    """Return all modules that are loaded once one module of the report is."""
    code = f"import sys, sintra_cli.report.{module}; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(found.stdout.split())


@pytest.mark.parametrize("module", MODULES)
def test_a_report_knows_no_rules_and_loads_what_draws_tables_only_to_draw_one(module: str) -> None:
    loaded = loaded_with(module)
    assert f"sintra_cli.report.{module}" in loaded
    assert {name for name in loaded if name.startswith("sintra_cli.")} <= {
        "sintra_cli.text",
        "sintra_cli.names",
        "sintra_cli.report",
        *(f"sintra_cli.report.{name}" for name in MODULES),
    }
    assert not loaded & {"tabulate", "wcwidth", "click"}
