"""Write values as TOML, laid out as people do: short arrays on one line, tables apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from sintra_cli.text import escaped

Layout: TypeAlias = Callable[[str, Any], Sequence[str] | None]
"""Says for a key and its value in which lines the value is written; None on one line."""

_ESCAPES: Final = {
    **{code: f"\\u{code:04x}" for code in (*range(0x20), 0x7F)},
    ord("\t"): "\\t",
    ord("\n"): "\\n",
    ord('"'): '\\"',
    ord("\\"): "\\\\",
}


def write(document: Mapping[str, Any], layout: Layout) -> str:
    """Return a document as TOML text that ends with a line end."""
    return "\n".join(_table(document, (), layout)) + "\n"


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


def string(text: str) -> str:
    """Write a text as a string on one line; what is hidden in it stays as it is."""
    return f'"{escape(text)}"'


def escape(text: str) -> str:
    """Write a text as between the quotes of a string on one line or several."""
    return text.translate(_ESCAPES)


def _written(table: Mapping[str, Any]) -> str:
    """Write a table of one value on one line; what is hidden in its texts is escaped."""
    import tomli_w

    return escaped(tomli_w.dumps(table).rstrip("\n"), _as_toml_does)


def _as_toml_does(character: str) -> str:
    code = ord(character)
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def _table(table: Mapping[str, Any], path: tuple[str, ...], layout: Layout) -> Iterator[str]:
    deeper = {}
    for key, value in table.items():
        if _is_tables(value) or isinstance(value, Mapping):
            deeper[key] = value
        else:
            opening, *lines = layout(key, value) or [inline(value)]
            yield f"{key_text(key)} = {opening}"
            yield from lines
    for key, value in deeper.items():
        header = ".".join(map(key_text, (*path, key)))
        for element in value if isinstance(value, list) else [value]:
            if isinstance(value, list) or not all(isinstance(inner, Mapping) for inner in value.values()):
                yield ""
                yield f"[[{header}]]" if isinstance(value, list) else f"[{header}]"
            yield from _table(element, (*path, key), layout)


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(element, Mapping) for element in value)
