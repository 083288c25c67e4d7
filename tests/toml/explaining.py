"""What is said about a text that is no TOML."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import tomli

from sintra_cli.toml.mistakes import explain

if TYPE_CHECKING:
    from sintra_cli.toml.places import Place


def explained(source: str) -> tuple[str, Place]:
    """Return the explanation of why the parser refuses a text, and its place."""
    with pytest.raises((ValueError, RecursionError)) as refusal:
        tomli.loads(source)
    return explain(source, refusal.value)
