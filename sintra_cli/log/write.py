"""Write a log as TOML, its moves a turn cycle a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sintra_cli.family.written import moves_in, names_in
from sintra_cli.log.layout import array_lines, text_lines
from sintra_cli.toml.write import Layout, write


def write_log(document: Mapping[str, Any]) -> str:
    """Return a document as TOML text that ends with a line end."""
    return write(document, _layout(names_in(document)))


def write_rounds(rounds: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return rounds of these players as the end of such a text."""
    return write({"rounds": rounds}, _layout(names)).lstrip("\n")


def _layout(names: Sequence[str]) -> Layout:
    def layout(key: str, value: Any) -> Sequence[str] | None:
        if key != "moves":
            return None
        lines = text_lines if isinstance(value, str) else array_lines
        return lines(moves_in(value, names), len(names))

    return layout
