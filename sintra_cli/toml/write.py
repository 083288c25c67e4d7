"""Write a log as TOML, laid out as people do: short arrays on one line, tables apart, moves a turn cycle a line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import tomli_w

from sintra_cli.log.layout import array_lines, text_lines
from sintra_cli.text import escaped


def write_log(document: Mapping[str, Any]) -> str:
    """Return a document as TOML text that ends with a line end."""
    return "\n".join(_table(document, (), cycle=len(document["players"]))) + "\n"


def inline(value: Any) -> str:
    """Write a value on one line."""
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{key_text(key)} = {inline(element)}' for key, element in value.items())} }}"
    return _written({"_": value}).removeprefix("_ = ")


def key_text(key: str) -> str:
    """Write a key, in quotes where it needs them."""
    return _written({key: 0}).removesuffix(" = 0")


def _written(table: Mapping[str, Any]) -> str:
    """Write a table of one value on one line; what is hidden in its texts is escaped."""
    return escaped(tomli_w.dumps(table).rstrip("\n"), _as_toml_does)


def _as_toml_does(character: str) -> str:
    code = ord(character)
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def _table(table: Mapping[str, Any], path: tuple[str, ...], cycle: int) -> Iterator[str]:
    deeper = {}
    for key, value in table.items():
        if _is_tables(value) or isinstance(value, Mapping):
            deeper[key] = value
        elif key == "moves":
            yield from _moves(value, cycle)
        else:
            yield f"{key_text(key)} = {inline(value)}"
    for key, value in deeper.items():
        header = ".".join(map(key_text, (*path, key)))
        for element in value if isinstance(value, list) else [value]:
            if isinstance(value, list) or not all(isinstance(inner, Mapping) for inner in value.values()):
                yield ""
                yield f"[[{header}]]" if isinstance(value, list) else f"[{header}]"
            yield from _table(element, (*path, key), cycle)


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(element, Mapping) for element in value)


def _moves(written: str | list[str], cycle: int) -> Iterator[str]:
    if isinstance(written, str):
        opening, *lines = text_lines(written.split(), cycle)
    else:
        opening, *lines = array_lines(written, cycle)
    yield f"moves = {opening}"
    yield from lines
