"""Write a log as TOML, its moves a turn cycle a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sintra_cli.family.written import moves_in, names_in
from sintra_cli.log.layout import array_lines, text_lines
from sintra_cli.toml.write import write


def write_log(document: Mapping[str, Any]) -> str:
    """Return a document as TOML text that ends with a line end."""
    names = names_in(document)

    def layout(key: str, value: Any) -> Sequence[str] | None:
        if key != "moves":
            return None
        lines = text_lines if isinstance(value, str) else array_lines
        return lines(moves_in(value, names), len(names))

    return write(document, layout)
